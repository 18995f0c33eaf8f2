"""YOLO label files."""

from __future__ import annotations

from typing import Sequence

from .boxes import Box, ImageBoxes


def to_yolo(image: ImageBoxes, names: Sequence[str]) -> str:
    """One line a box: class, centre x, centre y, width, height as shares of the picture, eight places."""
    lines = []
    for box in image.boxes:
        shares = (
            (box.xmin + box.xmax) / 2 / image.width,
            (box.ymin + box.ymax) / 2 / image.height,
            (box.xmax - box.xmin) / image.width,
            (box.ymax - box.ymin) / image.height,
        )
        lines.append(" ".join([str(list(names).index(box.name)), *(f"{share:.8f}" for share in shares)]) + "\n")
    return "".join(lines)


def from_yolo(text: str, file: str, width: int, height: int, names: Sequence[str]) -> ImageBoxes:
    """Reads one label file; raises ValueError on a line that is not five numbers or names no class."""
    boxes = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        fields = [float(part) for part in line.split()]
        if len(fields) != 5 or not 0 <= int(fields[0]) < len(names) or not all(0 <= part <= 1 for part in fields[1:]):
            raise ValueError(f"line {number} is not a YOLO box")
        x, y, across, down = fields[1:]
        boxes.append(
            Box(
                names[int(fields[0])],
                (x - across / 2) * width,
                (y - down / 2) * height,
                (x + across / 2) * width,
                (y + down / 2) * height,
            )
        )
    return ImageBoxes(file, width, height, boxes)
