"""Labelled rectangles in pixels."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import List, Optional


@dataclass(frozen=True)
class Box:
    """Edges in pixels from 0, not pixel indices: the width is ``xmax - xmin``."""

    name: str
    xmin: float
    ymin: float
    xmax: float
    ymax: float

    @property
    def area(self) -> float:
        """Square pixels."""
        return max(0.0, self.xmax - self.xmin) * max(0.0, self.ymax - self.ymin)

    @property
    def size(self) -> str:
        """COCO's class by area: ``small`` under 32², ``medium`` under 96², else ``large``."""
        if self.area < 32**2:
            return "small"
        return "medium" if self.area < 96**2 else "large"


@dataclass(frozen=True)
class ImageBoxes:
    file: str
    width: int
    height: int
    boxes: List[Box] = field(default_factory=list)


def intersection_over_union(one: Box, other: Box) -> float:
    """Overlap of two boxes, 0 to 1."""
    across = min(one.xmax, other.xmax) - max(one.xmin, other.xmin)
    down = min(one.ymax, other.ymax) - max(one.ymin, other.ymin)
    shared = max(0.0, across) * max(0.0, down)
    union = one.area + other.area - shared
    return shared / union if union > 0 else 0.0


def box_problem(box: Box, width: float, height: float) -> Optional[str]:
    """``empty``, ``outside`` or None."""
    if not (box.xmax > box.xmin and box.ymax > box.ymin):
        return "empty"
    if box.xmin < 0 or box.ymin < 0 or box.xmax > width or box.ymax > height:
        return "outside"
    return None
