"""Greyscale PNG of 8 or 16 bits, so that no imaging library is needed."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path
from typing import Union

import numpy as np

from .format_error import FormatError


def read_grey_png(path: Union[str, Path]) -> np.ndarray:
    """Values as stored, shape (height, width), uint8 or uint16; raises FormatError on any other kind of file."""
    data = Path(path).read_bytes()
    if data[:8] != b"\x89PNG\r\n\x1a\n":
        raise FormatError("PNG", "signature is missing")
    at, packed, header = 8, [], b""
    while at + 12 <= len(data):
        (length,), kind = struct.unpack(">I", data[at : at + 4]), data[at + 4 : at + 8]
        if at + 12 + length > len(data):
            raise FormatError("PNG", "ends early")
        if kind == b"IHDR":
            header = data[at + 8 : at + 8 + length]
        elif kind == b"IDAT":
            packed.append(data[at + 8 : at + 8 + length])
        at += 12 + length
    if len(header) != 13:
        raise FormatError("PNG", "header is missing")
    width, height, depth, colour, _, _, interlace = struct.unpack(">IIBBBBB", header)
    if colour != 0 or interlace != 0 or depth not in (8, 16):
        raise FormatError("PNG", "is not greyscale of 8 or 16 bits without interlace")
    step = depth // 8
    try:
        lines = np.frombuffer(zlib.decompress(b"".join(packed)), np.uint8).reshape(height, width * step + 1)
    except (zlib.error, ValueError):
        raise FormatError("PNG", "has the wrong number of bytes") from None
    rows = np.zeros((height, width * step), np.uint8)
    above = np.zeros(width * step, np.uint8)
    for row in range(height):
        above = rows[row] = _unfiltered(int(lines[row, 0]), lines[row, 1:], above, step)
    return rows if step == 1 else rows.view(">u2").astype(np.uint16)


def _unfiltered(kind: int, stored: np.ndarray, above: np.ndarray, step: int) -> np.ndarray:
    if kind == 0:
        return stored
    if kind == 2:
        return stored + above
    line, up = bytearray(stored.tobytes()), above.tobytes()
    for index in range(len(line)):
        left = line[index - step] if index >= step else 0
        corner = up[index - step] if index >= step else 0
        if kind == 1:
            guess = left
        elif kind == 3:
            guess = (left + up[index]) >> 1
        else:
            base = left + up[index] - corner
            guess = min((left, up[index], corner), key=lambda value: abs(base - value))
        line[index] = (line[index] + guess) & 255
    return np.frombuffer(bytes(line), np.uint8)
