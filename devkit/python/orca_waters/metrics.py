"""Average precision of detections, as pycocotools works it out."""

from __future__ import annotations

from typing import Dict, List, Optional, Sequence

import numpy as np

from .format_error import FormatError
from .matching import HIT, IGNORED, AreaRange, Detection, Picture, Truth, pictures_of

__all__ = ["Detection", "Truth", "average_precision", "class_scores", "detection_scores"]

#: Overlaps that COCO takes the mean over, how many detections of a picture it counts, and where it reads precision.
OVERLAPS = np.linspace(0.5, 0.95, 10)
MOST_IN_PICTURE = 100
RECALLS = np.linspace(0, 1, 101)
#: COCO's ranges of area; an object of exactly 32² px is small and medium.
RANGES: Dict[Optional[str], AreaRange] = {
    None: (0, 1e10),
    "small": (0, 32**2),
    "medium": (32**2, 96**2),
    "large": (96**2, 1e10),
}


def average_precision(
    detections: Sequence[Detection], truths: Sequence[Truth], overlap: float = 0.5, size: Optional[str] = None
) -> float:
    """COCO's average precision of one class at one overlap, read at 101 recalls; with ``size``, of that size alone.

    Names are not looked at. NaN where there is nothing to find.
    """
    pictures = pictures_of(detections, truths, _files(truths, detections), len(detections), overlap)
    return _precision(pictures, _order(pictures), overlap, RANGES[size])


def class_scores(
    detections: Sequence[Detection], truths: Sequence[Truth], files: Optional[Sequence[str]] = None
) -> Dict[str, Dict[str, float]]:
    """COCO's six figures of each class of the truths; a detection counts for its own class alone.

    The hundred best detections of each picture and class count. ``files`` are the pictures in order, which decides between
    equal scores; any others follow in the order in which truths, then detections name them. Raises FormatError when no
    detection has a class of the truths.
    """
    listed = list(dict.fromkeys([*(files or ()), *_files(truths, detections)]))
    by_class: Dict[str, List[Detection]] = {}
    for item in detections:
        by_class.setdefault(item.box.name, []).append(item)
    names = sorted({truth.box.name for truth in truths})
    if names and by_class and not any(name in by_class for name in names):
        raise FormatError(
            "detections",
            f"are of the classes {', '.join(sorted(by_class))}; the truths have {', '.join(names)}: "
            "give the names of the categories",
        )
    wanted: Dict[str, List[Truth]] = {}
    for truth in truths:
        wanted.setdefault(truth.box.name, []).append(truth)
    return {
        name: _scores(
            pictures_of(by_class.get(name, []), wanted[name], listed, MOST_IN_PICTURE, float(OVERLAPS[0]))
        )
        for name in names
    }


def detection_scores(
    detections: Sequence[Detection], truths: Sequence[Truth], files: Optional[Sequence[str]] = None
) -> Dict[str, float]:
    """COCO's six figures: the mean of ``class_scores`` over the classes; of one class, that class's figures.

    ``ap`` and the figures by size are means over the overlaps 0.50 to 0.95; NaN where the set has no object of that size.
    """
    classes = list(class_scores(detections, truths, files).values())
    figures = ("ap", "ap50", "ap75", "apSmall", "apMedium", "apLarge")
    return {figure: _mean([scores[figure] for scores in classes]) for figure in figures}


def _files(*items: Sequence) -> List[str]:
    return list(dict.fromkeys(item.file for some in items for item in some))


def _mean(figures: Sequence[float]) -> float:
    known = [figure for figure in figures if not np.isnan(figure)]
    return float(np.mean(known)) if known else float("nan")


def _scores(pictures: Sequence[Picture]) -> Dict[str, float]:
    order = _order(pictures)
    every = {
        size: [_precision(pictures, order, float(overlap), area) for overlap in OVERLAPS]
        for size, area in RANGES.items()
    }
    return {
        "ap": _mean(every[None]),
        "ap50": every[None][0],
        "ap75": every[None][5],
        "apSmall": _mean(every["small"]),
        "apMedium": _mean(every["medium"]),
        "apLarge": _mean(every["large"]),
    }


def _order(pictures: Sequence[Picture]) -> np.ndarray:
    """Places of all detections, picture after picture, from the best score down; equals stay in that order."""
    scores = np.array([score for picture in pictures for score in picture.scores], dtype=float)
    return np.argsort(-scores, kind="stable")


def _precision(pictures: Sequence[Picture], order: np.ndarray, overlap: float, area: AreaRange) -> float:
    total = sum(sum(picture.wanted(area)) for picture in pictures)
    if total == 0:
        return float("nan")
    given = np.concatenate([picture.marks(overlap, area) for picture in pictures])[order]
    hits = given[given != IGNORED] == HIT
    if not len(hits):
        return 0.0
    found = np.cumsum(hits)
    recall, precision = found / total, found / (np.arange(1, len(hits) + 1) + np.spacing(1))
    precision = np.maximum.accumulate(precision[::-1])[::-1]
    places = np.searchsorted(recall, RECALLS, side="left")
    return float(np.where(places < len(hits), precision[np.minimum(places, len(hits) - 1)], 0.0).mean())
