"""YOLO label files."""

from __future__ import annotations

import re
from typing import Sequence, Tuple

from .boxes import Box, ImageBoxes
from .class_list import class_number
from .format_error import FormatError, number_in


def to_yolo(image: ImageBoxes, names: Sequence[str]) -> str:
    """One line a box: class, centre x, centre y, width, height as shares of the picture, eight places."""
    if not (image.width > 0 and image.height > 0):
        raise FormatError("YOLO", f"{image.file} has no width and height")
    lines = []
    for box in image.boxes:
        shares = (
            (box.xmin + box.xmax) / 2 / image.width,
            (box.ymin + box.ymax) / 2 / image.height,
            (box.xmax - box.xmin) / image.width,
            (box.ymax - box.ymin) / image.height,
        )
        lines.append(" ".join([str(class_number(box.name, names)), *(f"{share:.8f}" for share in shares)]) + "\n")
    return "".join(lines)


#: By so much a share may pass 0 or 1: programs round to six decimals.
_ROUNDING = 0.00001


def from_yolo(text: str, file: str, width: float, height: float, names: Sequence[str]) -> ImageBoxes:
    """Reads one label file; a class without a name in ``names`` is named by its number. Raises FormatError.

    A line of a segmentation file (``class x y x y x y …``) becomes the box around its outline.
    """
    boxes = []
    for number, line in enumerate(re.split(r"\r\n?|\n", text), 1):
        place, words = f"YOLO line {number}", line.split()
        if not words:
            continue
        is_outline = len(words) >= 7 and len(words) % 2 == 1
        if len(words) != 5 and not is_outline:
            raise FormatError(place, f"has {len(words)} values instead of 5")
        which, *shares = (number_in(word, place) for word in words)
        if not isinstance(which, int) or which < 0:
            raise FormatError(place, f"class {which} is not a whole number from 0")
        if not all(-_ROUNDING <= share <= 1 + _ROUNDING for share in shares):
            raise FormatError(place, "shares must lie between 0 and 1")
        left, top, right, bottom = _around(shares) if is_outline else _edges(*shares)
        name = names[which] if which < len(names) else str(which)
        boxes.append(Box(name, left * width, top * height, right * width, bottom * height))
    return ImageBoxes(file, width, height, boxes)


def _edges(x: float, y: float, across: float, down: float) -> Tuple[float, float, float, float]:
    return x - across / 2, y - down / 2, x + across / 2, y + down / 2


def _around(outline: Sequence[float]) -> Tuple[float, float, float, float]:
    xs, ys = outline[::2], outline[1::2]
    return min(xs), min(ys), max(xs), max(ys)
