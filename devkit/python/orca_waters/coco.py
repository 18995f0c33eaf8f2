"""COCO detection files."""

from __future__ import annotations

import json
from typing import List, Optional, Sequence

from .boxes import Box, ImageBoxes
from .metrics import Detection


def class_names(images: Sequence[ImageBoxes]) -> List[str]:
    """Every class that occurs, in alphabetical order."""
    return sorted({box.name for image in images for box in image.boxes})


def to_coco(images: Sequence[ImageBoxes], names: Optional[Sequence[str]] = None) -> dict:
    """A COCO file as a dictionary; categories are numbered from 1 in the order of ``names``."""
    listed = list(names or class_names(images))
    annotations = []
    for number, image in enumerate(images, 1):
        for box in image.boxes:
            across, down = box.xmax - box.xmin, box.ymax - box.ymin
            annotations.append(
                {
                    "id": len(annotations) + 1,
                    "image_id": number,
                    "category_id": listed.index(box.name) + 1,
                    "bbox": [box.xmin, box.ymin, across, down],
                    "area": across * down,
                    "iscrowd": 0,
                }
            )
    return {
        "images": [
            {"id": number, "file_name": image.file, "width": image.width, "height": image.height}
            for number, image in enumerate(images, 1)
        ],
        "annotations": annotations,
        "categories": [{"id": number, "name": name} for number, name in enumerate(listed, 1)],
    }


def from_coco(text: str) -> List[ImageBoxes]:
    """Reads a COCO file; raises KeyError or ValueError when it is not one."""
    file = json.loads(text)
    names = {category["id"]: category["name"] for category in file["categories"]}
    images = {
        image["id"]: ImageBoxes(image["file_name"], image["width"], image["height"], [])
        for image in file["images"]
    }
    for annotation in file["annotations"]:
        left, top, across, down = annotation["bbox"]
        box = Box(names[annotation["category_id"]], left, top, left + across, top + down)
        images[annotation["image_id"]].boxes.append(box)
    return list(images.values())


def from_coco_results(text: str, files: Sequence[str]) -> List[Detection]:
    """Reads COCO results, a list of detections; raises KeyError, IndexError or ValueError when it is not one.

    ``image_id`` is a picture's number from 1 in the order of ``files`` or its name, with or without the ending. The
    class of a detection is its ``category_id`` as text.
    """
    named = {name: file for file in files for name in (file, file.rsplit(".", 1)[0])}
    found = []
    for result in json.loads(text):
        image = result["image_id"]
        if not isinstance(image, str) and not 1 <= image <= len(files):
            raise IndexError(f"image {image} is not one of the set")
        file = named[image] if isinstance(image, str) else files[image - 1]
        left, top, across, down = result["bbox"]
        box = Box(str(result["category_id"]), left, top, left + across, top + down)
        found.append(Detection(file, box, result["score"]))
    return found
