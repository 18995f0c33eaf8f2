"""COCO detection files."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Dict, List, Mapping, Optional, Sequence, Union

from .boxes import Box, ImageBoxes
from .class_list import class_number
from .format_error import FormatError
from .json_fields import amount, listed, member, parsed, rectangle, text_of
from .matching import Detection


@dataclass(frozen=True)
class CocoFile:
    """Images with their boxes; ``file_name`` of each image id, and the name of each category id, in order of the ids."""

    images: List[ImageBoxes]
    files: Dict[int, str]
    categories: Dict[int, str]


def class_names(images: Sequence[ImageBoxes]) -> List[str]:
    """Every class that occurs, in alphabetical order."""
    return sorted({box.name for image in images for box in image.boxes})


def to_coco(images: Sequence[ImageBoxes], names: Optional[Sequence[str]] = None) -> dict:
    """A COCO file as a dictionary; categories are numbered from 1 in the order of ``names``."""
    in_order = list(names or class_names(images))
    annotations: List[dict] = []
    for number, image in enumerate(images, 1):
        for box in image.boxes:
            across, down = box.xmax - box.xmin, box.ymax - box.ymin
            annotations.append(
                {
                    "id": len(annotations) + 1,
                    "image_id": number,
                    "category_id": class_number(box.name, in_order) + 1,
                    "bbox": [box.xmin, box.ymin, across, down],
                    "area": across * down if box.mask_area is None else box.mask_area,
                    "iscrowd": int(box.crowd),
                }
            )
    return {
        "images": [
            {"id": number, "file_name": image.file, "width": image.width, "height": image.height}
            for number, image in enumerate(images, 1)
        ],
        "annotations": annotations,
        "categories": [{"id": number, "name": name} for number, name in enumerate(in_order, 1)],
    }


def from_coco(text: str) -> List[ImageBoxes]:
    """Reads the images of a COCO file; raises FormatError when it is not one."""
    return from_coco_file(text).images


def from_coco_file(text: str) -> CocoFile:
    """Reads a COCO file with the ids of its images and categories; raises FormatError when it is not one."""
    file = parsed(text, "COCO")
    images = [
        {
            "id": amount(member(item, "id", "COCO", path), "COCO", f"{path}.id"),
            "file_name": text_of(member(item, "file_name", "COCO", path), "COCO", f"{path}.file_name"),
            "width": amount(member(item, "width", "COCO", path), "COCO", f"{path}.width"),
            "height": amount(member(item, "height", "COCO", path), "COCO", f"{path}.height"),
        }
        for path, item in _items(file, "images")
    ]
    annotations = [(item, *_annotation(item, path)) for path, item in _items(file, "annotations")]
    _require_once("images", [image["id"] for image in images])
    classes = [
        (amount(member(item, "id", "COCO", path), "COCO", f"{path}.id"), text_of(member(item, "name", "COCO", path), "COCO", f"{path}.name"))
        for path, item in _items(file, "categories")
    ]
    _require_once("categories", [number for number, _ in classes])
    categories = dict(classes)
    boxes: Dict[int, List[Box]] = {image["id"]: [] for image in images}
    for item, image, category, edges in annotations:
        if image not in boxes:
            raise FormatError("COCO", f"annotations of image {image}, which is not listed")
        if category not in categories:
            raise FormatError("COCO", f"category {category} is not listed")
        boxes[image].append(_box(categories[category], edges, item))
    return CocoFile(
        [ImageBoxes(image["file_name"], image["width"], image["height"], boxes[image["id"]]) for image in images],
        {number: name for number, name in sorted((image["id"], image["file_name"]) for image in images)},
        dict(sorted(categories.items())),
    )


#: By number from 1 in the order of a list, or by the ids of a COCO file.
Numbered = Union[Sequence[str], Mapping[int, str]]


def from_coco_results(text: str, files: Numbered, categories: Numbered = ()) -> List[Detection]:
    """Reads COCO results, a list of detections; raises FormatError when it is not one.

    ``image_id`` is a picture's number in ``files`` or its name, with or without the ending. The class of a detection is the
    name of its ``category_id`` in ``categories``, and without it the number as text.
    """
    place = "COCO results"
    results = parsed(text, place)
    if not isinstance(results, list):
        raise FormatError(place, "is not a list of detections")
    numbered, names = _numbered(files), _numbered(categories)
    named = {name: file for file in numbered.values() for name in (file, file.rsplit(".", 1)[0])}
    found = []
    for index, result in enumerate(results):
        image = member(result, "image_id", place, str(index))
        if not isinstance(image, str):
            amount(image, place, f"{index}.image_id")
        category = amount(member(result, "category_id", place, str(index)), place, f"{index}.category_id")
        left, top, across, down = rectangle(member(result, "bbox", place, str(index)), place, f"{index}.bbox")
        score = amount(member(result, "score", place, str(index)), place, f"{index}.score")
        file = named.get(image) if isinstance(image, str) else numbered.get(image)
        if file is None:
            raise FormatError(place, f"image {image} is not one of the set")
        box = Box(names.get(category, str(category)), left, top, left + across, top + down)
        found.append(Detection(file, box, score))
    return found


def _numbered(given: Numbered) -> Dict[float, str]:
    return dict(given) if isinstance(given, Mapping) else {number: name for number, name in enumerate(given, 1)}


def _require_once(field: str, ids: Sequence[int]) -> None:
    """Boxes of a picture listed twice would count twice, and of two names for one class one would be lost."""
    seen = set()
    for number in ids:
        if number in seen:
            raise FormatError("COCO", f"{field} list {number} twice")
        seen.add(number)


def _items(file: Any, name: str) -> list:
    return [(f"{name}.{index}", item) for index, item in enumerate(listed(member(file, name, "COCO", "file"), "COCO", name))]


def _annotation(item: Any, path: str) -> tuple:
    return (
        amount(member(item, "image_id", "COCO", path), "COCO", f"{path}.image_id"),
        amount(member(item, "category_id", "COCO", path), "COCO", f"{path}.category_id"),
        rectangle(member(item, "bbox", "COCO", path), "COCO", f"{path}.bbox"),
    )


def _box(name: str, edges: list, item: dict) -> Box:
    left, top, across, down = edges
    area = item.get("area")
    is_mask = isinstance(area, (int, float)) and area > 0 and abs(area - across * down) > 0.01
    crowd = item.get("iscrowd") == 1
    return Box(name, left, top, left + across, top + down, crowd=crowd, mask_area=area if is_mask else None)
