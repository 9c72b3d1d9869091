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


class Mistake(Struct, frozen=True):
    """A mistake in a file: where, and why it is refused."""

    path: str
    refusal: Refusal


class Mistakes(Refusal):
    """All mistakes of a file."""

    def __init__(self, mistakes: tuple[Mistake, ...]) -> None:
        super().__init__("scenario_mistakes", count=len(mistakes))
        self.mistakes = mistakes


class Draft(Struct, Generic[T]):
    """What can be made of a file: the content without what is wrong in its shape, and what that was.

    ``numbers`` say, for a list of which something was left out, which of its items are left, counted from 1.
    """

    content: T
    mistakes: tuple[Mistake, ...] = ()
    numbers: dict[str, tuple[int, ...]] = {}

    def numbered(self, key: str) -> Iterator[tuple[str, Any]]:
        """The items of a list, each with its path in the file."""
        items = getattr(self.content, key)
        numbers = self.numbers.get(key, tuple(range(1, len(items) + 1)))
        return ((f"{key}[{number}]", item) for number, item in zip(numbers, items, strict=True))


def draft(data: Mapping[str, Any], kind: type[T]) -> Draft[T]:
    """The content as this type, none of whose fields is required, so that all mistakes can be named at once."""
    mistakes = tuple(_mistakes(data, shapes.type_info(kind), ""))
    if not mistakes:
        return Draft(msgspec.convert(data, kind))
    wrong = {_root(mistake.path) for mistake in mistakes}
    numbers: dict[str, tuple[int, ...]] = {}
    kept: dict[str, Any] = {}
    for key, value in data.items():
        if key not in wrong and not isinstance(value, list):
            kept[key] = value
        elif key not in wrong and isinstance(value, list):
            numbers[key] = tuple(n for n in range(1, len(value) + 1) if f"{key}[{n}]" not in wrong)
            kept[key] = [value[number - 1] for number in numbers[key]]
    return Draft(msgspec.convert(kept, kind), mistakes, numbers)


def _root(path: str) -> str:
    """A mistake's field, or item of a field: ``covers[2].cell`` is in ``covers[2]``."""
    return path.split(".")[0]


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
            self.mistakes.append(Mistake(path, refusal))
            return False
        return True

    def close(self) -> None:
        """Raises :class:`Mistakes` if there were any."""
        if self.mistakes:
            raise Mistakes(tuple(self.mistakes))


def _mistakes(value: Any, shape: shapes.Type, path: str) -> Iterator[Mistake]:
    match shape:
        case shapes.StructType():
            yield from _struct(value, shape, path)
        case shapes.VarTupleType(item_type=item) | shapes.ListType(item_type=item):
            yield from _list(value, item, shape, path)
        case shapes.DictType():
            yield from _table(value, shape, path)
        case shapes.UnionType(types=types):
            yield from _any_of(value, types, path)
        case shapes.LiteralType(values=values):
            if value not in values:
                yield Mistake(path, Refusal("shape_choice", value=_shown(value), known=", ".join(map(str, values))))
        case _:
            yield from _leaf(value, shape, path)


def _struct(value: Any, shape: shapes.StructType, path: str) -> Iterator[Mistake]:
    if not isinstance(value, Mapping):
        yield _wrong(value, "table", path)
        return
    fields = {field.encode_name: field for field in shape.fields}
    for key in value:
        if key not in fields:
            facts = {"key": str(key)[:40], "nearest": nearest(str(key), fields), "known": ", ".join(fields)}
            yield Mistake(_at(path, key), Refusal("shape_unknown", **facts))
    for name, field in fields.items():
        if name in value:
            yield from _mistakes(value[name], field.type, _at(path, name))
        elif field.required:
            yield Mistake(_at(path, name), Refusal("shape_missing", key=name))


def _list(value: Any, item: shapes.Type, shape: Any, path: str) -> Iterator[Mistake]:
    if not isinstance(value, list | tuple):
        yield _wrong(value, "list", path)
        return
    if shape.max_length is not None and len(value) > shape.max_length:
        yield Mistake(path, Refusal("shape_too_many", limit=shape.max_length, count=len(value)))
        return
    for number, one in enumerate(value, start=1):
        yield from _mistakes(one, item, f"{path}[{number}]")


def _table(value: Any, shape: shapes.DictType, path: str) -> Iterator[Mistake]:
    if not isinstance(value, Mapping):
        yield _wrong(value, "table", path)
        return
    if len(value) < (shape.min_length or 0):
        yield Mistake(path, Refusal("shape_empty"))
    for key, one in value.items():
        yield from _mistakes(key, shape.key_type, _at(path, key))
        yield from _mistakes(one, shape.value_type, _at(path, key))


def _any_of(value: Any, types: tuple[shapes.Type, ...], path: str) -> Iterator[Mistake]:
    """The mistakes of the one member of a union that this value was meant for."""
    meant = [kind for kind in types if _fits(value, kind)]
    if meant:
        yield from _mistakes(value, meant[0], path)
    else:
        words = [_WORDS[k] for k in map(type, types) if k in _WORDS]
        yield _wrong(value, "text-or-table" if "table" in words[1:] else words[0], path)


def _leaf(value: Any, shape: Any, path: str) -> Iterator[Mistake]:
    if not _fits(value, shape):
        yield _wrong(value, _WORDS[type(shape)], path)
    elif isinstance(shape, shapes.IntType):
        low, high = shape.ge, shape.le
        if (low is not None and value < low) or (high is not None and value > high):
            yield Mistake(path, Refusal("shape_range", value=_shown(value), low=low or 0, high=high or 0))
    elif isinstance(shape, shapes.StrType):
        if shape.max_length is not None and len(value) > shape.max_length:
            yield Mistake(path, Refusal("shape_too_long", limit=shape.max_length, length=len(value)))
        elif shape.pattern is not None and re.search(shape.pattern, value) is None:
            code = "shape_language" if shape.pattern == LANGUAGE else "shape_signs"
            yield Mistake(path, Refusal(code, value=_shown(value), known=shape.pattern.strip("^[]*$")))


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
        return value in shape.values
    kind = _PYTHON[type(shape)]
    return isinstance(value, kind) and not (isinstance(value, bool) and kind is int)


def _wrong(value: Any, expected: str, path: str) -> Mistake:
    return Mistake(path, Refusal("shape_type", value=_shown(value), expected=expected))


def _shown(value: Any) -> str:
    return str(value)[:40]


def _at(path: str, key: object) -> str:
    return f"{path}.{key}"[:80] if path else str(key)[:80]
