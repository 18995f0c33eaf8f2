"""Average precision of detections."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Dict, List, Optional, Sequence

import numpy as np

from .boxes import Box, intersection_over_union


@dataclass(frozen=True)
class Detection:
    file: str
    box: Box
    score: float


@dataclass(frozen=True)
class Truth:
    file: str
    box: Box


def average_precision(
    detections: Sequence[Detection], truths: Sequence[Truth], overlap: float = 0.5, size: Optional[str] = None
) -> float:
    """COCO's average precision of one class at one overlap, read at 101 recalls; with ``size``, of that size alone.

    NaN where there is nothing to find.
    """

    def wanted(box: Box) -> bool:
        return size is None or box.size == size

    total = sum(wanted(truth.box) for truth in truths)
    if total == 0:
        return float("nan")
    taken: set = set()
    hits: List[bool] = []
    for detection in sorted(detections, key=lambda item: -item.score):
        best = None
        for of_size in (True, False):
            most = overlap
            for number, truth in enumerate(truths):
                if truth.file != detection.file or number in taken or wanted(truth.box) != of_size:
                    continue
                shared = intersection_over_union(detection.box, truth.box)
                if shared >= most and (best is None or shared > most):
                    best, most = number, shared
            if best is not None:
                break
        if best is not None:
            taken.add(best)
        if wanted(truths[best].box if best is not None else detection.box):
            hits.append(best is not None)
    if not hits:
        return 0.0
    found = np.cumsum(hits)
    recall, precision = found / total, found / np.arange(1, len(hits) + 1)
    precision = np.maximum.accumulate(precision[::-1])[::-1]
    places = np.searchsorted(recall, np.arange(101) / 100, side="left")
    return float(np.where(places < len(hits), precision[np.minimum(places, len(hits) - 1)], 0.0).mean())


#: Overlaps that COCO takes the mean over, and how many detections of a picture it counts.
OVERLAPS = [share / 100 for share in range(50, 100, 5)]
MOST_IN_PICTURE = 100


def detection_scores(detections: Sequence[Detection], truths: Sequence[Truth]) -> Dict[str, float]:
    """COCO's six figures of one class: the hundred best detections of each picture count.

    ``ap`` and the figures by size are means over the overlaps 0.50 to 0.95; NaN where the set has no object of that size.
    """
    counted: List[Detection] = []
    for file in dict.fromkeys(detection.file for detection in detections):
        found = (detection for detection in detections if detection.file == file)
        counted += sorted(found, key=lambda item: -item.score)[:MOST_IN_PICTURE]

    def mean(size: Optional[str] = None) -> float:
        return float(np.mean([average_precision(counted, truths, overlap, size) for overlap in OVERLAPS]))

    return {
        "ap": mean(),
        "ap50": average_precision(counted, truths),
        "ap75": average_precision(counted, truths, 0.75),
        "apSmall": mean("small"),
        "apMedium": mean("medium"),
        "apLarge": mean("large"),
    }
