"""Structural similarity of two pictures of one shot: python3 similarity.py A B. Prints one number, 1 = the same.

Both are laid on grey (cut-outs have alpha) and brought to the width of the smaller one; windows are Gaussian,
11 px wide with 1.5 px spread, on luma (Wang et al. 2004).
"""
import sys

import cv2
import numpy as np


def luma(path):
    """Luma 0..255 of a picture, laid on mid grey."""
    picture = cv2.imread(path, cv2.IMREAD_UNCHANGED)
    if picture is None:
        sys.exit(f"cannot read {path}")
    picture = picture.astype(np.float64)
    if picture.shape[2] == 4:
        alpha = picture[..., 3:] / 255
        picture = picture[..., :3] * alpha + 128 * (1 - alpha)
    return picture @ np.array((0.114, 0.587, 0.299))


def trimmed_like(picture, path):
    """Cut-outs are trimmed to the boat for the web; trim an untrimmed render the same way."""
    raw = cv2.imread(path, cv2.IMREAD_UNCHANGED)
    if raw.shape[2] == 3:
        return picture
    rows, columns = np.where(raw[..., 3] > 4)
    return picture[rows.min():rows.max() + 1, columns.min():columns.max() + 1]


def similarity(a, b):
    """Mean structural similarity of two luma pictures of one size."""
    blur = lambda x: cv2.GaussianBlur(x, (11, 11), 1.5)
    mean_a, mean_b = blur(a), blur(b)
    spread_a, spread_b = blur(a * a) - mean_a ** 2, blur(b * b) - mean_b ** 2
    together = blur(a * b) - mean_a * mean_b
    c1, c2 = (0.01 * 255) ** 2, (0.03 * 255) ** 2
    quality = ((2 * mean_a * mean_b + c1) * (2 * together + c2)) / ((mean_a ** 2 + mean_b ** 2 + c1) * (spread_a + spread_b + c2))
    return float(quality.mean())


def main():
    first, second = (trimmed_like(luma(path), path) for path in sys.argv[1:3])
    width = min(first.shape[1], second.shape[1])
    height = round(width * first.shape[0] / first.shape[1])
    a, b = (cv2.resize(p, (width, height), interpolation=cv2.INTER_AREA) for p in (first, second))
    print(f"{similarity(a, b):.4f}")


main()
