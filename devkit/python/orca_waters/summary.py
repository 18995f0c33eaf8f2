"""``python3 -m orca_waters.summary FLOW_MINI INLAND_MINI``: figures of both mini sets as JSON, to compare with others."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np

from .boxes import Box
from .coco import class_names, from_coco, from_coco_results, to_coco
from .disparity import depth_of, disparity_error, read_disparity
from .metrics import Detection, Truth, average_precision, detection_scores
from .tables import GNSS, IMU, POSES, RADAR, read_lidar, read_range_doppler, read_table
from .voc import read_voc
from .water_mask import mask_overlap, read_water_mask, waterline
from .yolo import from_yolo, to_yolo


def detection_figures(folder: Path) -> dict:
    """Figures of the boxes, and of made-up detections: each box moved by a share of itself that grows with its number."""
    images = [read_voc(path) for path in sorted((folder / "FloW-Img/annotations").glob("*.xml"))]
    names = class_names(images)
    truths = [Truth(image.file, box) for image in images for box in image.boxes]
    found = []
    for number, truth in enumerate(truths):
        away = (number % 7) * 0.06 * (truth.box.xmax - truth.box.xmin)
        moved = Box(truth.box.name, truth.box.xmin + away, truth.box.ymin, truth.box.xmax + away, truth.box.ymax)
        found.append(Detection(truth.file, moved, ((number * 37) % 101) / 101))
    return {
        "images": len(images),
        "boxes": len(truths),
        "sizes": {size: sum(truth.box.size == size for truth in truths) for size in ("small", "medium", "large")},
        "coco": from_coco(json.dumps(to_coco(images))) == images,
        "yolo": "".join(to_yolo(image, names) for image in images),
        "yoloBack": max(
            abs(one.xmin - other.xmin)
            for image in images
            for one, other in zip(
                from_yolo(to_yolo(image, names), image.file, image.width, image.height, names).boxes, image.boxes
            )
        )
        < 0.002,
        "ap50": average_precision(found, truths),
        "ap75": average_precision(found, truths, 0.75),
        "apSmall": average_precision(found, truths, 0.5, "small"),
        "apMedium": average_precision(found, truths, 0.5, "medium"),
        "scores": scores(found, truths, [image.file for image in images]),
    }


def scores(found: list, truths: list, files: list) -> dict:
    """The figures of COCO results that hold the detections twice: by number, and once more under the picture's name."""
    results = [
        {
            "image_id": name,
            "category_id": 1,
            "bbox": [item.box.xmin, item.box.ymin, item.box.xmax - item.box.xmin, item.box.ymax - item.box.ymin],
            "score": item.score / share,
        }
        for share in (1, 2)
        for item in found
        for name in [files.index(item.file) + 1 if share == 1 else item.file.rsplit(".", 1)[0]]
    ]
    figures = detection_scores(from_coco_results(json.dumps(results), files, ["bottle"]), truths, files)
    return {name: figure for name, figure in figures.items() if not np.isnan(figure)}


def sensor_figures(flow: Path, inland: Path) -> dict:
    points = np.concatenate([read_table(path, RADAR) for path in sorted((flow / "FloW-RI/radar_points").glob("*.csv"))])
    matrix = read_range_doppler(flow / "FloW-RI/radar_range_doppler/000001.npy")
    (ins,) = inland.glob("*-INS")
    (lidar,) = inland.glob("*-Lidar")
    scan = read_lidar(lidar / "scans/000000.bin")
    return {
        "radarPoints": len(points),
        "radarPower": float(points[:, 4].mean()),
        "rangeDoppler": [*matrix.shape, float(matrix.max())],
        "gnss": read_table(ins / "GPSRover.csv", GNSS).sum(axis=0).tolist(),
        "imu": read_table(ins / "IMU_inside_camera.csv", IMU).sum(axis=0).tolist(),
        "poses": read_table(ins / "ground_truth.csv", POSES).sum(axis=0).tolist(),
        "lidar": [len(scan), float(scan[:, :3].astype(np.float64).sum())],
    }


def picture_figures(inland: Path) -> dict:
    stereo = inland / "Stereo Matching/Low_Res_640_320/Disp_Map"
    one, other = (read_disparity(stereo / f"00000{number}.png") for number in (1, 2))
    error = disparity_error(other, one)
    masks = [read_water_mask(path) for path in sorted((inland / "Water Segmentation/Masks").glob("*.png"))]
    return {
        "disparitySum": float(np.nansum(one.astype(np.float64))),
        "depth": float(depth_of(one[300, 320].astype(np.float64), 400, 0.12)),
        "disparityError": [error.pixels, error.density, error.mean_absolute, error.outliers],
        "waterShares": [float(mask.mean()) for mask in masks],
        "waterline": [int(row) for row in waterline(masks[0])],
        "maskOverlap": mask_overlap(masks[0], masks[1]),
    }


if __name__ == "__main__":
    flow_folder, inland_folder = Path(sys.argv[1]), Path(sys.argv[2])
    figures = {
        **detection_figures(flow_folder),
        **sensor_figures(flow_folder, inland_folder),
        **picture_figures(inland_folder),
    }
    print(json.dumps(figures))
