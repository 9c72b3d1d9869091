"""Pins every package, the indirect ones too, in pyproject.toml's constraint-dependencies.

`uv run python .ci/constrain.py` writes what is installed now; `--check` fails where the two differ. To move to newer
releases: empty the list, `uv sync --upgrade`, run the tests, run this.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

PROJECT = Path(__file__).parent.parent / "pyproject.toml"
BLOCK = re.compile(r"constraint-dependencies = \[.*?\]", re.DOTALL)
OWN = "perestrelka"


def pinned() -> str:
    """The list as it should stand in pyproject.toml."""
    output = subprocess.run(["uv", "pip", "freeze", "--quiet"], capture_output=True, text=True, check=True).stdout
    packages = sorted(line for line in output.splitlines() if "==" in line and not line.startswith(OWN))
    return "constraint-dependencies = [\n" + "".join(f'    "{package}",\n' for package in packages) + "]"


def main() -> int:
    """Write the list, or compare it."""
    text = PROJECT.read_text("utf-8")
    wanted = BLOCK.sub(pinned(), text)
    if "--check" not in sys.argv:
        PROJECT.write_text(wanted, "utf-8")
        return 0
    if wanted != text:
        print("pyproject.toml pins other releases than are installed: run `uv run python .ci/constrain.py`")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
