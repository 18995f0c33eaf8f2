"""Lists of classes: ``classes.txt``, ``obj.names``, ``data.yaml``."""

from __future__ import annotations

import re
from typing import Dict, List, Sequence

from .format_error import FormatError


def read_class_list(name: str, text: str) -> List[str]:
    """The classes in order: one a line, or ``names`` of a YOLO data file. Raises FormatError."""
    is_yaml = re.search(r"\.ya?ml$", name, re.IGNORECASE)
    listed = _names_in_yaml(text) if is_yaml else [line.strip() for line in re.split(r"\r?\n", text)]
    while listed and not listed[-1]:
        listed.pop()
    if not listed:
        raise FormatError(name, "lists no classes")
    return [given or str(number) for number, given in enumerate(listed)]


def class_number(name: str, names: Sequence[str]) -> int:
    """The place of a class in the list, from 0; raises FormatError."""
    if name not in names:
        raise FormatError("classes", f"{name} is not in the list")
    return list(names).index(name)


def _names_in_yaml(text: str) -> List[str]:
    """The forms in which data files hold names: ``[a, b]``, ``{0: a, 1: b}``, lines with ``- a`` or ``0: a``."""
    lines = [re.sub(r"(^|\s)#.*$", "", line).rstrip() for line in re.split(r"\r?\n", text)]
    start = next((place for place, line in enumerate(lines) if re.match(r"names\s*:", line)), None)
    if start is None:
        return []
    rest = re.sub(r"^names\s*:\s*", "", lines[start])
    if rest[:1] in ("[", "{"):
        inner = re.split(r"[\]}]", " ".join([rest, *lines[start + 1 :]])[1:])[0]
        return _numbered(re.findall(r"""(?:"[^"]*"|'[^']*'|[^,])+""", inner))
    block = []
    for line in lines[start + 1 :]:
        if line and not re.match(r"\s|-", line):
            break
        block.append(re.sub(r"^-\s*", "", line.strip()))
    return _numbered(block)


def _numbered(entries: Sequence[str]) -> List[str]:
    """Entries in order, or by the number before their colon."""
    names: Dict[int, str] = {}
    for entry in (written.strip() for written in entries):
        if not entry:
            continue
        numbered = re.fullmatch(r"([0-9]{1,4})\s*:\s*(.*)", entry)
        place = int(numbered.group(1)) if numbered else max(names, default=-1) + 1
        names[place] = _unquoted(numbered.group(2) if numbered else entry)
    return [names.get(place, "") for place in range(max(names, default=-1) + 1)]


def _unquoted(text: str) -> str:
    quoted = re.fullmatch(r"""(["'])(.*)\1""", text)
    return quoted.group(2) if quoted else text
