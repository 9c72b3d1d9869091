"""Dice of a secret: fixed beforehand, unbiased, chained."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from bot.dice import SecretDice, commitment_of, face_of, new_secret, tag_of
from bot.vault import KeyVault
from rules.core.contract import Sealed

SECRET = "00" * 32


def test_a_face_is_the_first_word_of_the_hmac_modulo_the_sides() -> None:
    digest = hmac.new(bytes(32), b"game|42|0", hashlib.sha256).digest()
    assert face_of(bytes(32), "game", "42", 0, 6) == int.from_bytes(digest[:4], "big") % 6 + 1


def test_faces_depend_on_secret_game_source_and_place() -> None:
    faces = {
        tuple(face_of(secret, game, source, n, 1000) for n in range(3))
        for secret in (bytes(32), b"\x01" * 32)
        for game in ("a", "b")
        for source in ("1", "2")
    }
    assert len(faces) == 8


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 100, 1000])
def test_no_face_is_favoured(sides: int) -> None:
    throws = 300 * min(sides, 100)
    faces = Counter(face_of(bytes(32), "game", str(n), 0, sides) for n in range(throws))
    assert set(faces) <= set(range(1, sides + 1))
    expected = throws / sides
    chi_square = sum((faces[face] - expected) ** 2 / expected for face in range(1, sides + 1))
    assert chi_square < (sides - 1) + 5 * (2 * (sides - 1)) ** 0.5


def test_the_same_action_throws_the_same_faces() -> None:
    first, second = SecretDice(SECRET, "game", "7"), SecretDice(SECRET, "game", "7")
    assert [first.throw(6, "shot") for _ in range(5)] == [second.throw(6, "shot") for _ in range(5)]
    assert [throw.purpose for throw in first.throws] == ["shot"] * 5


def test_a_secret_is_fresh_and_its_commitment_its_sha256() -> None:
    secret = new_secret()
    assert len(bytes.fromhex(secret)) == 32
    assert secret != new_secret()
    assert commitment_of(secret) == hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def test_a_tag_hangs_on_the_one_before_on_source_and_faces() -> None:
    tags = {tag_of("a", "1", [1, 2]), tag_of("b", "1", [1, 2]), tag_of("a", "2", [1, 2]), tag_of("a", "1", [2, 1])}
    assert len(tags) == 4
    assert all(len(tag) == 8 for tag in tags)


def test_the_vault_keeps_a_choice_until_it_is_opened(vault: KeyVault) -> None:
    sealed = vault.seal("anna", '{"attack":3}')
    assert "attack" not in sealed.ciphertext
    assert sealed.commitment != vault.seal("anna", '{"attack":3}').commitment
    assert vault.open(sealed) == '{"attack":3}'


def test_the_vault_notices_another_key_and_a_choice_that_does_not_fit(vault: KeyVault) -> None:
    from cryptography.fernet import Fernet

    sealed = vault.seal("anna", "3")
    with pytest.raises(ValueError, match="another key"):
        KeyVault(Fernet.generate_key()).open(sealed)
    with pytest.raises(ValueError, match="commitment"):
        vault.open(Sealed("boris", sealed.commitment, sealed.ciphertext))
