"""What is wrong with a file, in a sentence."""

from __future__ import annotations

import math
import re
from typing import Optional


class FormatError(ValueError):
    """A file does not hold what its format asks for; ``place`` says where."""

    def __init__(self, place: str, problem: str):
        super().__init__(f"{place}: {problem}")
        self.place = place


_NUMBER = re.compile(r"[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]+)?")


def number_in(text: Optional[str], place: str) -> float:
    """A finite number written in ``text``, whole ones as int."""
    written = (text or "").strip()
    value = float(written) if _NUMBER.fullmatch(written) else math.nan
    if not math.isfinite(value):
        raise FormatError(place, f'"{text or ""}" is not a number')
    return int(value) if value.is_integer() else value
