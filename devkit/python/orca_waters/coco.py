"""COCO detection files."""

from __future__ import annotations

import json
from typing import List, Optional, Sequence

from .boxes import Box, ImageBoxes


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
