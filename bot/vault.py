"""Hidden choices: a commitment that anyone may see, a ciphertext whose key lives outside the database."""

from __future__ import annotations

import hashlib
import secrets
from pathlib import Path

import msgspec
from cryptography.fernet import Fernet, InvalidToken

from rules.core.contract import Sealed


class KeyVault:
    """Seals with one key. Who holds both the database and the key can read everything: say so honestly."""

    def __init__(self, key: bytes) -> None:
        self._cipher = Fernet(key)

    @classmethod
    def at(cls, path: Path) -> KeyVault:
        """The vault whose key is in this file, made on first use and readable by its owner only.

        Raises ``ValueError`` for a file that holds no key, ``OSError``.
        """
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            new = path.with_suffix(".new")
            new.unlink(missing_ok=True)
            new.touch(mode=0o600)
            new.write_bytes(Fernet.generate_key())
            new.replace(path)
        return cls(path.read_bytes().strip())

    def seal(self, owner: str, value: str) -> Sealed:
        """See :class:`rules.core.contract.Vault`."""
        salt = secrets.token_hex(16)
        ciphertext = self._cipher.encrypt(msgspec.json.encode((salt, value)))
        return Sealed(owner, _commitment(owner, salt, value), ciphertext.decode())

    def open(self, sealed: Sealed) -> str:
        """See :class:`rules.core.contract.Vault`."""
        try:
            salt, value = msgspec.json.decode(self._cipher.decrypt(sealed.ciphertext.encode()), type=tuple[str, str])
        except InvalidToken:
            raise ValueError("sealed with another key") from None
        if _commitment(sealed.owner, salt, value) != sealed.commitment:
            raise ValueError("the choice does not fit its commitment")
        return value


def _commitment(owner: str, salt: str, value: str) -> str:
    return hashlib.sha256(msgspec.json.encode((owner, salt, value))).hexdigest()
