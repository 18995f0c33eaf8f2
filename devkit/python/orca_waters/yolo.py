"""YOLO label files."""

from __future__ import annotations

import re
from typing import Sequence

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


def from_yolo(text: str, file: str, width: float, height: float, names: Sequence[str]) -> ImageBoxes:
    """Reads one label file; a class without a name in ``names`` is named by its number. Raises FormatError."""
    boxes = []
    for number, line in enumerate(re.split(r"\r?\n", text), 1):
        place, words = f"YOLO line {number}", line.split()
        if not words:
            continue
        if len(words) != 5:
            raise FormatError(place, f"has {len(words)} values instead of 5")
        which, x, y, across, down = (number_in(word, place) for word in words)
        if not isinstance(which, int) or which < 0:
            raise FormatError(place, f"class {which} is not a whole number from 0")
        if not all(0 <= share <= 1 for share in (x, y, across, down)):
            raise FormatError(place, "shares must lie between 0 and 1")
        boxes.append(
            Box(
                names[which] if which < len(names) else str(which),
                (x - across / 2) * width,
                (y - down / 2) * height,
                (x + across / 2) * width,
                (y + down / 2) * height,
            )
        )
    return ImageBoxes(file, width, height, boxes)
