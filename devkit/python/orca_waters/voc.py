"""PASCAL VOC annotations."""

from __future__ import annotations

import xml.etree.ElementTree as tree
from pathlib import Path
from typing import Union

from .boxes import Box, ImageBoxes


def read_voc(path: Union[str, Path]) -> ImageBoxes:
    """Reads one annotation; raises ValueError when something is missing."""
    root = tree.parse(str(path)).getroot()

    def text(parent: tree.Element, name: str) -> str:
        found = parent.findtext(name)
        if not found or not found.strip():
            raise ValueError(f"{path}: <{name}> is missing")
        return found.strip()

    boxes = [
        Box(
            text(item, "name"),
            *(float(text(item, f"bndbox/{edge}")) for edge in ("xmin", "ymin", "xmax", "ymax")),
        )
        for item in root.iter("object")
    ]
    width, height = int(text(root, "size/width")), int(text(root, "size/height"))
    return ImageBoxes(text(root, "filename"), width, height, boxes)
