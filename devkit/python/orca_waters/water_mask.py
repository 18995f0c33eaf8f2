"""Masks of the water: 8-bit PNG, anything but 0 is water."""

from __future__ import annotations

from pathlib import Path
from typing import Union

import numpy as np

from .png import read_grey_png


def read_water_mask(path: Union[str, Path]) -> np.ndarray:
    """Booleans of shape (height, width)."""
    return read_grey_png(path) > 0


def waterline(mask: np.ndarray) -> np.ndarray:
    """The first row of water in each column; the height where a column has none."""
    return np.where(mask.any(axis=0), mask.argmax(axis=0), mask.shape[0])


def mask_overlap(one: np.ndarray, other: np.ndarray) -> float:
    """Intersection over union of the water of two masks."""
    if one.shape != other.shape:
        raise ValueError("sizes differ")
    either = (one | other).sum()
    return float((one & other).sum() / either) if either else 1.0
