"""JSON files read with a sentence for what is wrong."""

from __future__ import annotations

import json
import math
from typing import Any

from .format_error import FormatError


def parsed(text: str, place: str) -> Any:
    """The value that the text holds; ``NaN`` and ``Infinity`` are no JSON."""

    def refuse(word: str) -> None:
        raise ValueError(word)

    try:
        return json.loads(text, parse_constant=refuse)
    except ValueError:
        raise FormatError(place, "is not JSON") from None


def listed(value: Any, place: str, path: str) -> list:
    """A list that is a member of an object."""
    if not isinstance(value, list):
        raise FormatError(place, f"{path}: is not a list")
    return value


def member(value: Any, name: str, place: str, path: str) -> Any:
    """A member of an object; None where it is missing."""
    if not isinstance(value, dict):
        raise FormatError(place, f"{path}: is not an object")
    return value.get(name)


def amount(value: Any, place: str, path: str) -> float:
    """A finite number."""
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not math.isfinite(value):
        raise FormatError(place, f"{path}: is not a number")
    return value


def text_of(value: Any, place: str, path: str) -> str:
    """A text."""
    if not isinstance(value, str):
        raise FormatError(place, f"{path}: is not a text")
    return value


def rectangle(value: Any, place: str, path: str) -> list:
    """Left, top, width, height."""
    if not isinstance(value, list) or len(value) != 4:
        raise FormatError(place, f"{path}: is not four numbers")
    return [amount(part, place, f"{path}.{index}") for index, part in enumerate(value)]
