"""Scores of sets given as JSON on standard input, by orca_waters and by a plain writing-out of COCO's published rules.

``reference`` shares no code with orca_waters: each detection of a picture is matched to its class's truths at each overlap and
in each range of area, precision is made to fall from the right and read at 101 recalls found by bisection.
"""

import functools
import json
import sys
import time

import numpy as np

sys.path.insert(0, sys.argv[1])
from orca_waters.boxes import Box  # noqa: E402
from orca_waters.metrics import Detection, Truth, detection_scores  # noqa: E402

THRESHOLDS = np.linspace(0.5, 0.95, int(np.round((0.95 - 0.5) / 0.05)) + 1)
LEVELS = np.linspace(0.0, 1.0, int(np.round((1.0 - 0.0) / 0.01)) + 1)
AREAS = [(0, 1e5**2), (0, 32**2), (32**2, 96**2), (96**2, 1e5**2)]


def overlap(one, other, crowd):
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    if across <= 0 or down <= 0:
        return 0.0
    area = (one[2] - one[0]) * (one[3] - one[1])
    union = area if crowd else area + (other[2] - other[0]) * (other[3] - other[1]) - across * down
    return across * down / union


overlap = functools.lru_cache(maxsize=None)(overlap)


def outcome(found, truths, threshold, area):
    """(score, hit, counts) of each detection of one class in one picture."""
    size = lambda item: item.get("maskArea") or (item["box"][2] - item["box"][0]) * (item["box"][3] - item["box"][1])  # noqa: E731
    outside = lambda item: not area[0] <= size(item) <= area[1]  # noqa: E731
    truths = sorted(truths, key=lambda truth: bool(truth.get("crowd")) or outside(truth))
    ignored = [bool(truth.get("crowd")) or outside(truth) for truth in truths]
    matched, rows = set(), []
    for item in found:
        place, most = -1, min(threshold, 1 - 1e-10)
        for index, truth in enumerate(truths):
            if index in matched and not truth.get("crowd"):
                continue
            if place >= 0 and not ignored[place] and ignored[index]:
                break
            here = overlap(tuple(item["box"]), tuple(truth["box"]), bool(truth.get("crowd")))
            if here >= most:
                place, most = index, here
        matched.add(place)
        rows.append((item["score"], place >= 0, not (ignored[place] if place >= 0 else outside(item))))
    return rows, ignored.count(False)


def reference(case):
    """COCO's six figures."""
    names = sorted({truth["name"] for truth in case["truths"]})
    precision = np.full((len(THRESHOLDS), len(LEVELS), len(names), len(AREAS)), -1.0)
    for k, name in enumerate(names):
        pictures = []
        for file in case["files"]:
            mine = [item for item in case["detections"] if item["file"] == file and item["name"] == name]
            order = np.argsort([-item["score"] for item in mine], kind="mergesort")[:100]
            truths = [truth for truth in case["truths"] if truth["file"] == file and truth["name"] == name]
            pictures.append(([mine[place] for place in order], truths))
        for a, area in enumerate(AREAS):
            for t, threshold in enumerate(THRESHOLDS):
                outcomes = [outcome(found, truths, threshold, area) for found, truths in pictures]
                total = sum(count for _, count in outcomes)
                if total == 0:
                    continue
                rows = [row for some, _ in outcomes for row in some]
                order = np.argsort([-score for score, _, _ in rows], kind="mergesort")
                hits = np.cumsum([rows[place][1] and rows[place][2] for place in order], dtype=float)
                misses = np.cumsum([not rows[place][1] and rows[place][2] for place in order], dtype=float)
                height = (hits / (misses + hits + np.spacing(1))).tolist()
                for place in range(len(height) - 1, 0, -1):
                    height[place - 1] = max(height[place - 1], height[place])
                for r, place in enumerate(np.searchsorted(hits / total, LEVELS, side="left")):
                    precision[t, r, k, a] = height[place] if place < len(height) else 0.0

    def mean(some):
        return float(some[some > -1].mean()) if (some > -1).any() else None

    return {
        "ap": mean(precision[..., 0]),
        "ap50": mean(precision[0, ..., 0]),
        "ap75": mean(precision[5, ..., 0]),
        "apSmall": mean(precision[..., 1]),
        "apMedium": mean(precision[..., 2]),
        "apLarge": mean(precision[..., 3]),
    }


def ours(case):
    box = lambda item: Box(item["name"], *item["box"], crowd=bool(item.get("crowd")), mask_area=item.get("maskArea"))  # noqa: E731
    figures = detection_scores(
        [Detection(item["file"], box(item), item["score"]) for item in case["detections"]],
        [Truth(item["file"], box(item)) for item in case["truths"]],
        case["files"],
    )
    return {name: None if np.isnan(figure) else figure for name, figure in figures.items()}


cases = json.load(sys.stdin)
if "--time" in sys.argv:
    start = time.process_time()
    print(json.dumps({"figures": [ours(case) for case in cases], "seconds": time.process_time() - start}))
else:
    print(json.dumps([{"ours": ours(case), "reference": reference(case)} for case in cases]))
