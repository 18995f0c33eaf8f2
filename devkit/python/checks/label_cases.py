"""Reads the table of cases (devkit/label-cases.json) and prints, as JSON, what orca_waters makes of each."""

import base64
import json
import sys

sys.path.insert(0, sys.argv[1])
from orca_waters.boxes import box_problem, mended  # noqa: E402
from orca_waters.class_list import read_class_list  # noqa: E402
from orca_waters.coco import from_coco, from_coco_results  # noqa: E402
from orca_waters.format_error import FormatError  # noqa: E402
from orca_waters.text_decoding import decode_text  # noqa: E402
from orca_waters.voc import from_voc  # noqa: E402
from orca_waters.yolo import from_yolo  # noqa: E402


def told(box):
    answer = {"name": box.name, "xmin": box.xmin, "ymin": box.ymin, "xmax": box.xmax, "ymax": box.ymax}
    marks = {"crowd": box.crowd, "difficult": box.difficult, "maskArea": box.mask_area}
    return {**answer, **{name: mark for name, mark in marks.items() if mark}}


def labels(case, picture):
    data = base64.b64decode(case["base64"]) if "base64" in case else case["text"].encode()
    width, height = picture["width"], picture["height"]
    if case["name"].endswith(".xml"):
        images = [from_voc(data, (width, height))]
    elif case["name"].endswith(".json"):
        images = from_coco(decode_text(data))
    else:
        images = [from_yolo(decode_text(data), "a.jpg", width, height, picture["names"])]
    problems = [box_problem(box, image.width, image.height) for image in images for box in image.boxes]
    return {
        "images": [
            {"file": image.file, "width": image.width, "height": image.height, "boxes": [told(box) for box in image.boxes]}
            for image in images
        ],
        "problems": [problem for problem in problems if problem],
        "written": [[told(box) for box in mended(image).boxes] for image in images if any(problems)],
    }


def results(text):
    found = from_coco_results(text, ["a.jpg", "b.jpg"], ["bottle"])
    return {"detections": [{"file": item.file, "score": item.score, **told(item.box)} for item in found]}


def answered(read):
    try:
        return read()
    except FormatError as error:
        return {"refused": str(error)}


table = json.load(open(sys.argv[2], encoding="utf-8"))
print(
    json.dumps(
        {
            "labels": [
                answered(lambda case=case: labels(case, case.get("picture", table["picture"])))
                for case in table["labels"]
            ],
            "results": [answered(lambda case=case: results(case["text"])) for case in table["results"]],
            "classLists": [
                answered(lambda case=case: {"names": read_class_list(case["name"], case["text"])})
                for case in table["classLists"]
            ],
        }
    )
)
