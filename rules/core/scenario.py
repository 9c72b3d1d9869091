"""Reading a scenario file's content into a rule system's type: every mistake is named with its path, all at once."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Annotated, Any, Generic, TypeVar

import msgspec
from msgspec import Meta, Struct
from msgspec import inspect as shapes

from rules.core.names import nearest
from rules.core.refusal import Refusal

T = TypeVar("T")

LANGUAGE = "^[a-z]{2}$"

Text = (
    Annotated[str, Meta(max_length=1500)]
    | Annotated[dict[Annotated[str, Meta(pattern=LANGUAGE)], Annotated[str, Meta(max_length=1500)]], Meta(min_length=1)]
)
"""Words in one language for all, or by language: ``{ en = "Wall", ru = "Стена" }``."""


MAX_MISTAKES = 50
"""That are named of one file."""


class Mistake(Struct, frozen=True):
    """A mistake in a file: where, and why it is refused."""

    path: str
    refusal: Refusal


class Mistakes(Refusal):
    """All mistakes of a file."""

    def __init__(self, mistakes: tuple[Mistake, ...]) -> None:
        super().__init__("scenario_mistakes", count=len(mistakes))
        self.mistakes = mistakes


class Draft(Struct, Generic[T], frozen=True):
    """What can be made of a file: the content without what is wrong in its shape, and what that was.

    ``numbers`` say, for a list of the file, which of its items are left, counted from 1.
    """

    content: T
    mistakes: tuple[Mistake, ...] = ()
    numbers: dict[str, tuple[int, ...]] = {}

    def numbered(self, key: str) -> Iterator[tuple[str, Any]]:
        """The items of a list, each with its path in the file."""
        items = getattr(self.content, key)
        numbers = self.numbers.get(key, ())
        return ((f"{key}[{number}]", item) for number, item in zip(numbers, items, strict=True))


def draft(data: Mapping[str, Any], kind: type[T]) -> Draft[T]:
    """The content as this type, none of whose fields is required, so that all mistakes can be named at once."""
    sieve = _Sieve()
    sound = sieve.sift(data, shapes.type_info(kind), "")
    return Draft(msgspec.convert({} if sound is _NOTHING else sound, kind), tuple(sieve.mistakes), sieve.numbers)


def text_in(text: Text, locale: str) -> str:
    """The words in a language, else in English, else in whichever there is."""
    if isinstance(text, str):
        return text
    return text.get(locale) or text.get("en") or next(iter(text.values()))


def all_texts(text: Text) -> tuple[str, ...]:
    """The words in every language."""
    return (text,) if isinstance(text, str) else tuple(text.values())


class Reader:
    """Collects the mistakes of what is tried one by one, after those that were found before."""

    def __init__(self, found: Iterable[Mistake] = ()) -> None:
        self.mistakes = list(found)

    def attempt(self, path: str, work: Callable[[], object]) -> bool:
        """Do it; a refusal is noted with the path. Whether it could be done."""
        try:
            work()
        except Refusal as refusal:
            if len(self.mistakes) < MAX_MISTAKES:
                self.mistakes.append(Mistake(path, refusal))
            return False
        return True

    def close(self) -> None:
        """Raises :class:`Mistakes` if there were any."""
        if self.mistakes:
            raise Mistakes(tuple(self.mistakes))


_NOTHING = object()


class _Sieve:
    """Lets through what has the right shape, and notes what has not. What cannot be without it falls through too."""

    def __init__(self) -> None:
        self.mistakes: list[Mistake] = []
        self.numbers: dict[str, tuple[int, ...]] = {}

    def sift(self, value: Any, shape: shapes.Type, path: str) -> Any:
        """The value without what is wrong in it, or ``_NOTHING``."""
        match shape:
            case shapes.StructType():
                return self._struct(value, shape, path)
            case shapes.VarTupleType(item_type=item) | shapes.ListType(item_type=item):
                return self._list(value, item, shape, path)
            case shapes.DictType():
                return self._table(value, shape, path)
            case shapes.UnionType(types=types):
                return self._any_of(value, types, path)
            case shapes.LiteralType(values=values):
                if isinstance(value, str) and value in values:
                    return value
                return self._note(path, "shape_choice", value=shown(value), known=", ".join(map(str, values)))
            case _:
                return self._leaf(value, shape, path)

    def _note(self, path: str, code: str, **facts: Any) -> Any:
        if len(self.mistakes) < MAX_MISTAKES:
            self.mistakes.append(Mistake(path, Refusal(code, **facts)))
        return _NOTHING

    def _struct(self, value: Any, shape: shapes.StructType, path: str) -> Any:
        if not isinstance(value, Mapping):
            return self._note(path, "shape_type", value=shown(value), expected="table")
        fields = {field.encode_name: field for field in shape.fields}
        for key in value:
            if key not in fields and len(self.mistakes) < MAX_MISTAKES:
                known, near = ", ".join(fields), nearest(str(key)[:40], fields)
                self._note(_at(path, key), "shape_unknown", key=str(key)[:40], nearest=near, known=known)
        found: dict[str, Any] = {}
        whole = True
        for name, field in fields.items():
            sound = _NOTHING
            if name in value:
                sound = self.sift(value[name], field.type, _at(path, name))
            elif field.required:
                self._note(_at(path, name), "shape_missing", key=name)
            if sound is not _NOTHING:
                found[name] = sound
            whole = whole and (sound is not _NOTHING or not field.required)
        return found if whole else _NOTHING

    def _list(self, value: Any, item: shapes.Type, shape: Any, path: str) -> Any:
        if not isinstance(value, list | tuple):
            return self._note(path, "shape_type", value=shown(value), expected="list")
        if shape.max_length is not None and len(value) > shape.max_length:
            return self._note(path, "shape_too_many", limit=shape.max_length, count=len(value))
        sifted = [(n, self.sift(one, item, f"{path}[{n}]")) for n, one in enumerate(value, start=1)]
        sound = [(number, one) for number, one in sifted if one is not _NOTHING]
        self.numbers[path] = tuple(number for number, _ in sound)
        return [one for _, one in sound]

    def _table(self, value: Any, shape: shapes.DictType, path: str) -> Any:
        if not isinstance(value, Mapping):
            return self._note(path, "shape_type", value=shown(value), expected="table")
        if len(value) < (shape.min_length or 0):
            return self._note(path, "shape_empty")
        found = {}
        for key, one in value.items():
            sound = self.sift(one, shape.value_type, _at(path, key))
            if self.sift(key, shape.key_type, _at(path, key)) is not _NOTHING and sound is not _NOTHING:
                found[key] = sound
        return found if len(found) >= (shape.min_length or 0) else _NOTHING

    def _any_of(self, value: Any, types: tuple[shapes.Type, ...], path: str) -> Any:
        """As the one member of a union that this value was meant for."""
        meant = next((kind for kind in types if _fits(value, kind)), None)
        if meant is not None:
            return self.sift(value, meant, path)
        words = [_WORDS[k] for k in map(type, types) if k in _WORDS]
        expected = "text-or-table" if "table" in words[1:] else words[0]
        return self._note(path, "shape_type", value=shown(value), expected=expected)

    def _leaf(self, value: Any, shape: Any, path: str) -> Any:
        if not _fits(value, shape):
            return self._note(path, "shape_type", value=shown(value), expected=_WORDS[type(shape)])
        if isinstance(shape, shapes.IntType):
            low, high = shape.ge, shape.le
            if (low is not None and value < low) or (high is not None and value > high):
                return self._note(path, "shape_range", value=shown(value), low=low or 0, high=high or 0)
        elif isinstance(shape, shapes.StrType):
            if shape.max_length is not None and len(value) > shape.max_length:
                return self._note(path, "shape_too_long", limit=shape.max_length, length=len(value))
            if shape.pattern is not None and re.fullmatch(shape.pattern, value) is None:
                code = "shape_language" if shape.pattern == LANGUAGE else "shape_signs"
                return self._note(path, code, value=shown(value), known=" ".join(shape.pattern[2:-3]))
        return value


_PYTHON: dict[type, type | tuple[type, ...]] = {
    shapes.StrType: str,
    shapes.IntType: int,
    shapes.BoolType: bool,
    shapes.DictType: Mapping,
    shapes.StructType: Mapping,
    shapes.NoneType: type(None),
}
_WORDS: dict[type, str] = {
    shapes.StrType: "text",
    shapes.IntType: "number",
    shapes.BoolType: "yes-no",
    shapes.DictType: "table",
}


def _fits(value: Any, shape: shapes.Type) -> bool:
    if isinstance(shape, shapes.LiteralType):
        return isinstance(value, str) and value in shape.values
    kind = _PYTHON[type(shape)]
    return isinstance(value, kind) and not (isinstance(value, bool) and kind is int)


def shown(value: Any) -> str:
    """A wrong value in a few characters, however large or deep it is."""
    if isinstance(value, Mapping):
        return "{…}"
    if isinstance(value, list | tuple):
        return "[…]"
    if isinstance(value, int) and abs(value) > 10**20:
        return "…"
    return str(value)[:40]


def _at(path: str, key: object) -> str:
    return f"{path}.{str(key)[:40]}"[:120] if path else str(key)[:40]
