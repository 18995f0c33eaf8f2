"""Labelled rectangles in pixels."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import List, Optional


@dataclass(frozen=True)
class Box:
    """Edges in pixels from 0, not pixel indices: the width is ``xmax - xmin``.

    ``crowd`` is COCO's ``iscrowd``; ``difficult`` is VOC's, which is something else. ``mask_area`` is the area of the
    object's mask where a COCO file states one: COCO's scores take the size class from it.
    """

    name: str
    xmin: float
    ymin: float
    xmax: float
    ymax: float
    crowd: bool = False
    difficult: bool = False
    mask_area: Optional[float] = None

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
    width: float
    height: float
    boxes: List[Box] = field(default_factory=list)


def intersection_over_union(one: Box, other: Box) -> float:
    """Overlap of two boxes, 0 to 1."""
    across = min(one.xmax, other.xmax) - max(one.xmin, other.xmin)
    down = min(one.ymax, other.ymax) - max(one.ymin, other.ymin)
    shared = max(0.0, across) * max(0.0, down)
    union = one.area + other.area - shared
    return shared / union if union > 0 else 0.0


#: Pixels by which a box at the edge may stand over: YOLO's six decimals are rounded by as much.
ROUNDING = 0.01


def box_problem(box: Box, width: float, height: float) -> Optional[str]:
    """``empty`` (no area), ``away`` (beside the picture), ``outside`` (reaches beyond it) or None."""
    if not (box.xmax > box.xmin and box.ymax > box.ymin):
        return "empty"
    if box.xmin >= width or box.ymin >= height or box.xmax <= 0 or box.ymax <= 0:
        return "away"
    over = max(-box.xmin, -box.ymin, box.xmax - width, box.ymax - height)
    return "outside" if over > ROUNDING else None


def mended(image: ImageBoxes) -> ImageBoxes:
    """The picture as it may be written: boxes cut at its edges, those without area and those beside it left out."""
    width, height = image.width, image.height
    boxes = [
        replace(
            box,
            xmin=min(max(box.xmin, 0), width),
            ymin=min(max(box.ymin, 0), height),
            xmax=min(max(box.xmax, 0), width),
            ymax=min(max(box.ymax, 0), height),
        )
        for box in image.boxes
        if box_problem(box, width, height) not in ("empty", "away")
    ]
    return replace(image, boxes=boxes)
