"""PASCAL VOC annotations."""

from __future__ import annotations

import xml.etree.ElementTree as tree
from pathlib import Path
from typing import Optional, Tuple, Union

from .boxes import Box, ImageBoxes
from .format_error import FormatError, number_in
from .text_decoding import decode_xml


def read_voc(path: Union[str, Path], size: Optional[Tuple[float, float]] = None) -> ImageBoxes:
    """Reads one annotation; ``size`` (width, height) stands in where it has no whole ``<size>``. Raises FormatError."""
    return from_voc(Path(path).read_bytes(), size)


def from_voc(data: bytes, size: Optional[Tuple[float, float]] = None) -> ImageBoxes:
    """Reads one annotation from its bytes. Only an object's own name and box count, not those of its parts."""
    try:
        root = tree.fromstring(decode_xml(data))
    except tree.ParseError:
        raise FormatError("VOC", "is not XML") from None
    if root.tag != "annotation":
        raise FormatError("VOC", "<annotation> is missing")
    stated = root.find("size")
    is_whole = stated is not None and all((stated.findtext(name) or "").strip() for name in ("width", "height"))
    width, height = (_number(stated, "width"), _number(stated, "height")) if is_whole else (0, 0)
    if not (width > 0 and height > 0):
        if size is None:
            raise FormatError("VOC", "<size> is missing")
        width, height = size
    file = _text(root, "filename")
    return ImageBoxes(file, width, height, [_box(item) for item in root.findall("object")])


def _box(item: tree.Element) -> Box:
    bounds = _first(item, "bndbox")
    name = _text(item, "name")
    edges = [_number(bounds, edge) for edge in ("xmin", "ymin", "xmax", "ymax")]
    difficult = (item.findtext("difficult") or "").strip().lower() not in ("", "0", "false", "unspecified")
    return Box(name, *edges, difficult=difficult)


def _first(parent: tree.Element, name: str) -> tree.Element:
    found = parent.find(name)
    if found is None:
        raise FormatError("VOC", f"<{name}> is missing")
    return found


def _text(parent: tree.Element, name: str) -> str:
    text = "".join(_first(parent, name).itertext()).strip()
    if not text:
        raise FormatError("VOC", f"<{name}> is empty")
    return text


def _number(parent: tree.Element, name: str) -> float:
    return number_in("".join(_first(parent, name).itertext()), f"VOC <{name}>")
