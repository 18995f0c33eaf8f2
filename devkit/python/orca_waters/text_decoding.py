"""The letters of a file, from its bytes."""

from __future__ import annotations

import codecs
import re
from typing import Optional

from .format_error import FormatError

#: GBK and GB 2312 are read as their superset, and Latin 1 as Windows does, which is what browsers do.
_READ_AS = {"gbk": "gb18030", "gb2312": "gb18030", "iso8859-1": "cp1252", "ascii": "cp1252", "utf-16": "utf-16-le"}


def decode_xml(data: bytes) -> str:
    """Letters of an XML file, in the encoding that its byte order mark or its declaration names; raises FormatError."""
    marked = _marked_encoding(data)
    if marked:
        return _decoded(data, marked)
    declaration = re.match(rb"""\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']""", data[:200])
    return _decoded(data, declaration.group(1).decode("ascii") if declaration else "utf-8")


def decode_text(data: bytes) -> str:
    """Letters of any other text file: UTF-8, or UTF-16 with its mark; raises FormatError."""
    return _decoded(data, _marked_encoding(data) or "utf-8")


def _marked_encoding(data: bytes) -> Optional[str]:
    """What a byte order mark says; UTF-16 without one is told by the zero beside its first sign."""
    if data.startswith(codecs.BOM_UTF8):
        return "utf-8"
    if data.startswith((codecs.BOM_UTF16_LE, b"<\0")):
        return "utf-16le"
    return "utf-16be" if data.startswith((codecs.BOM_UTF16_BE, b"\0<")) else None


def _decoded(data: bytes, name: str) -> str:
    try:
        codec = codecs.lookup(name).name
        return data.decode(_READ_AS.get(codec, codec)).removeprefix("\ufeff")
    except (LookupError, UnicodeDecodeError):
        raise FormatError("text", f"is not written in {name}") from None
