"""Pins every package, the indirect ones too, in pyproject.toml's constraint-dependencies.

`uv run python .ci/constrain.py` writes what uv resolves now; `--check` fails where the two differ. To move to newer
releases: empty the list, `uv lock --upgrade`, run this, run the tests.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

PROJECT = Path(__file__).parent.parent / "pyproject.toml"
BLOCK = re.compile(r"constraint-dependencies = \[.*?\]", re.DOTALL)
OWN = "perestrelka"


def pinned() -> str:
    """The list as it should stand in pyproject.toml: every package of every platform and Python."""
    subprocess.run(["uv", "lock", "--quiet"], check=True)
    packages = tomllib.loads((PROJECT.parent / "uv.lock").read_text("utf-8"))["package"]
    lines = sorted(f"{package['name']}=={package['version']}" for package in packages if package["name"] != OWN)
    return "constraint-dependencies = [\n" + "".join(f'    "{line}",\n' for line in lines) + "]"


def main() -> int:
    """Write the list, or compare it."""
    text = PROJECT.read_text("utf-8")
    wanted = BLOCK.sub(pinned(), text)
    if "--check" not in sys.argv:
        PROJECT.write_text(wanted, "utf-8")
        return 0
    if wanted != text:
        print("pyproject.toml does not pin what uv resolves: run `uv run python .ci/constrain.py`")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
