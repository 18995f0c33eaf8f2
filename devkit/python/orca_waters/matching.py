"""Which detection found which truth, COCO's way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Dict, List, Sequence, Tuple

import numpy as np

from .boxes import Box

MISS, HIT, IGNORED = 0, 1, 2


@dataclass(frozen=True)
class Detection:
    file: str
    box: Box
    score: float


@dataclass(frozen=True)
class Truth:
    file: str
    box: Box


#: Square pixels, both ends included.
AreaRange = Tuple[float, float]


class Picture:
    """One class in one picture: detections from the best down, and which truths each of them overlaps enough."""

    def __init__(self, found: Sequence[Detection], truths: Sequence[Truth], least: float):
        self.scores = [item.score for item in found]
        self.areas = _settled([item.box.area for item in found])
        self.crowd = [truth.box.crowd for truth in truths]
        sizes = [truth.box.area if truth.box.mask_area is None else truth.box.mask_area for truth in truths]
        self.sizes = _settled(sizes)
        #: For each detection that overlaps any truth by ``least``: its row, and the truths' numbers with their overlaps.
        self.candidates: List[Tuple[int, List[Tuple[int, float]]]] = []
        if found and truths:
            overlaps = _overlaps([item.box for item in found], [truth.box for truth in truths], self.crowd)
            rows: Dict[int, List[Tuple[int, float]]] = {}
            for row, column in np.argwhere(overlaps >= min(least, 1 - 1e-10)).tolist():
                rows.setdefault(row, []).append((column, float(overlaps[row, column])))
            self.candidates = sorted(rows.items())

    def wanted(self, area: AreaRange) -> List[bool]:
        """Which truths are to be found: those of the size that is asked for, and no crowds."""
        return [not crowd and area[0] <= size <= area[1] for crowd, size in zip(self.crowd, self.sizes.tolist())]

    def marks(self, overlap: float, area: AreaRange) -> np.ndarray:
        """MISS, HIT or IGNORED for each detection.

        From the best down each takes the truth it overlaps most, of those that are wanted first; of equals the later one.
        A crowd may be taken by many.
        """
        wanted = self.wanted(area)
        given = np.where((self.areas >= area[0]) & (self.areas <= area[1]), MISS, IGNORED).astype(np.uint8)
        taken = [False] * len(wanted)
        enough = min(overlap, 1 - 1e-10)
        for row, candidates in self.candidates:
            best, most, best_wanted = -1, enough, False
            for column, here in candidates:
                if here < enough or (taken[column] and not self.crowd[column]):
                    continue
                is_wanted = wanted[column]
                if is_wanted != best_wanted and best >= 0:
                    if is_wanted:
                        best, most, best_wanted = column, here, True
                elif here >= most:
                    best, most, best_wanted = column, here, is_wanted
            if best >= 0:
                taken[best] = True
                given[row] = HIT if best_wanted else IGNORED
        return given


def _settled(areas: Sequence[float]) -> np.ndarray:
    """Areas without the last digits that edges cost: 32 px wide at 412.37 are 31.999…, and COCO's ranges end at 32²."""
    return np.round(np.array(areas, dtype=float), 6)


def pictures_of(
    detections: Sequence[Detection], truths: Sequence[Truth], files: Sequence[str], most: int, least: float
) -> List[Picture]:
    """Groups detections and truths of one class by picture; of each picture the best ``most`` detections count."""
    found: Dict[str, List[Detection]] = {}
    labelled: Dict[str, List[Truth]] = {}
    for item in detections:
        found.setdefault(item.file, []).append(item)
    for truth in truths:
        labelled.setdefault(truth.file, []).append(truth)
    return [
        Picture(sorted(found.get(file, []), key=lambda item: -item.score)[:most], labelled.get(file, []), least)
        for file in files
    ]


def _overlaps(found: Sequence[Box], truths: Sequence[Box], crowd: Sequence[bool]) -> np.ndarray:
    """Intersection over union, a row for each detection; with a crowd, the share of the detection that lies in it."""
    one = np.array([(box.xmin, box.ymin, box.xmax, box.ymax, box.area) for box in found], dtype=float)[:, None]
    other = np.array([(box.xmin, box.ymin, box.xmax, box.ymax, box.area) for box in truths], dtype=float)[None]
    across = np.minimum(one[..., 2], other[..., 2]) - np.maximum(one[..., 0], other[..., 0])
    down = np.minimum(one[..., 3], other[..., 3]) - np.maximum(one[..., 1], other[..., 1])
    shared = np.where((across > 0) & (down > 0), across * down, 0.0)
    union = one[..., 4] + np.where(np.array(crowd)[None], 0.0, other[..., 4] - shared)
    return np.divide(shared, union, out=np.zeros_like(shared), where=shared > 0)
