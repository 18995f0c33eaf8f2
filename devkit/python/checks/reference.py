"""Figures of the mini sets worked out another way, with shapely and plain geometry, as JSON; shares no code with orca_waters."""

import glob
import json
import math
import sys
import xml.etree.ElementTree as tree

import numpy as np
from shapely.geometry import box as rectangle

flow, inland = sys.argv[1], sys.argv[2]
sys.path.insert(0, sys.argv[3])
from orca_waters.disparity import read_disparity  # noqa: E402


def rectangles():
    for path in sorted(glob.glob(f"{flow}/FloW-Img/annotations/*.xml")):
        for item in tree.parse(path).iter("bndbox"):
            yield path, [float(edge.text) for edge in item]


def average_precision(overlap):
    """The area under the precision envelope at 101 recalls, from every prefix of the ordered detections afresh."""
    truths = [(path, rectangle(*edges)) for path, edges in rectangles()]
    found = []
    for number, (path, edges) in enumerate(rectangles()):
        away = (number % 7) * 0.06 * (edges[2] - edges[0])
        found.append((((number * 37) % 101) / 101, path, rectangle(edges[0] + away, edges[1], edges[2] + away, edges[3])))
    found.sort(key=lambda item: -item[0])
    free, marks = set(range(len(truths))), []
    for _, path, shape in found:
        options = [
            (shape.intersection(truths[index][1]).area / shape.union(truths[index][1]).area, -index)
            for index in free
            if truths[index][0] == path
        ]
        share, index = max(options, default=(0, 0))
        marks.append(share >= overlap)
        if share >= overlap:
            free.remove(-index)
    points = [(sum(marks[:size]) / len(truths), sum(marks[:size]) / size) for size in range(1, len(marks) + 1)]
    levels = [level / 100 for level in range(101)]
    return sum(max((p for r, p in points if r >= level), default=0) for level in levels) / 101


def camera_over_water():
    """Height and pitch of the stereo camera, from the disparity of the water alone.

    On a flat water the disparity grows in a straight line with the row: d = f b (sin(p) + v cos(p)) / h.
    """
    calibration = json.load(open(f"{inland}/calibration.json"))["camera"]
    focal, baseline = calibration["focal_px"], calibration["baseline_m"]
    disparity = read_disparity(f"{inland}/Stereo Matching/Low_Res_640_320/Disp_Map/000001.png")
    rows = np.arange(230, disparity.shape[0])
    middle = np.median(disparity[230:], axis=1)
    v = (rows + 0.5 - disparity.shape[0] / 2) / focal
    slope, start = np.polyfit(v, middle, 1)
    pitch = math.atan2(start, slope)
    return [focal * baseline * math.cos(pitch) / slope, pitch]


print(json.dumps({"ap50": average_precision(0.5), "ap75": average_precision(0.75), "camera": camera_over_water()}))
