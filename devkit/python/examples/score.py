from pathlib import Path

from orca_waters.coco import from_coco_results
from orca_waters.metrics import Truth, detection_scores
from orca_waters.voc import read_voc

labels = Path("orca-synthetic-flow-mini/FloW-Img/annotations")
images = [read_voc(path) for path in sorted(labels.glob("*.xml"))]
truths = [Truth(image.file, box) for image in images for box in image.boxes]
files = [image.file for image in images]
detections = from_coco_results(Path("example-results.json").read_text(), files, ["bottle"])
print(detection_scores(detections, truths, files))
