"""Disparity maps: 16-bit PNG in 256ths of a pixel, 0 meaning unknown."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Union

import numpy as np

from .png import read_grey_png


def read_disparity(path: Union[str, Path]) -> np.ndarray:
    """Pixels, float32 of shape (height, width); NaN where nothing is known."""
    stored = read_grey_png(path).astype(np.float32)
    return np.where(stored == 0, np.float32("nan"), stored / 256)


def depth_of(disparity: np.ndarray, focal_length: float, baseline: float) -> np.ndarray:
    """Metres, for a focal length in pixels and a baseline in metres."""
    return focal_length * baseline / disparity


@dataclass(frozen=True)
class DisparityError:
    pixels: int
    density: float
    mean_absolute: float
    outliers: float


def disparity_error(estimate: np.ndarray, truth: np.ndarray) -> DisparityError:
    """Density, mean absolute error in pixels, and the share off by more than 3 px and 5 %, or missing."""
    if estimate.shape != truth.shape:
        raise ValueError("the two maps differ in size")
    known = ~np.isnan(truth)
    error = np.abs(estimate[known].astype(np.float64) - truth[known])
    both = ~np.isnan(error)
    if not both.any():
        raise ValueError("no pixel is known in both maps")
    wrong = ~both | ((error > 3) & (error > truth[known] * 0.05))
    return DisparityError(int(known.sum()), float(both.mean()), float(error[both].mean()), float(wrong.mean()))
