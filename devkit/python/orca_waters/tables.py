"""Radar points, GNSS, IMU and poses as CSV; range-Doppler matrices as NPY; lidar scans as float32."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Sequence, Union

import numpy as np

from .format_error import FormatError, number_in
from .text_decoding import decode_text

#: Radar echoes in the frame of the radar: x ahead, y to the left, z up in metres; speed positive when receding; ``object_id``
#: counts the boxes of the annotation from 1, 0 belongs to none. Where the radar stands is in calibration.json.
RADAR = ("x_m", "y_m", "z_m", "doppler_mps", "power_db", "object_id")
#: GNSS fixes; the heading counts clockwise from north.
GNSS = ("timestamp_s", "latitude_deg", "longitude_deg", "heading_deg")
#: Inertial readings in the frame of the boat (x ahead, y left, z up), gravity included.
IMU = (
    "timestamp_s",
    "angular_velocity_x_radps",
    "angular_velocity_y_radps",
    "angular_velocity_z_radps",
    "linear_acceleration_x_mps2",
    "linear_acceleration_y_mps2",
    "linear_acceleration_z_mps2",
)
#: Poses of the boat: metres east, north and up of the first GNSS base; yaw counter-clockwise from east.
POSES = ("timestamp_s", "x_m", "y_m", "z_m", "yaw_rad", "pitch_rad", "roll_rad")


def read_table(path: Union[str, Path], columns: Sequence[str]) -> np.ndarray:
    """The named columns in that order, float64 of shape (rows, columns); raises FormatError when one is missing."""
    lines = [line for line in re.split(r"\r?\n", decode_text(Path(path).read_bytes())) if line.strip()]
    names = [name.strip() for name in lines[0].split(",")] if lines else []
    for column in columns:
        if column not in names:
            raise FormatError("CSV", f"column {column} is missing")
    places = [(column, names.index(column)) for column in columns]
    rows = []
    for number, line in enumerate(lines[1:], 2):
        fields = dict(enumerate(line.split(",")))
        rows.append([number_in(fields.get(place), f"CSV line {number}, {column}") for column, place in places])
    return np.array(rows, dtype=np.float64).reshape(len(rows), len(columns))


def read_range_doppler(path: Union[str, Path]) -> np.ndarray:
    """Decibels, float32: one row a range, nearest first; one column a Doppler bin, receding last. Raises FormatError."""
    try:
        matrix = np.load(path, allow_pickle=False)
    except (ValueError, EOFError):
        raise FormatError("NPY", "signature is missing") from None
    if not isinstance(matrix, np.ndarray) or matrix.ndim != 2 or matrix.dtype != np.float32:
        raise FormatError("NPY", "is not a float32 matrix in C order")
    return matrix


def read_lidar(path: Union[str, Path]) -> np.ndarray:
    """Points, float32 of shape (points, 4): x ahead, y left, z up in metres, intensity 0 to 1. Raises FormatError."""
    data = Path(path).read_bytes()
    if len(data) % 16 != 0:
        raise FormatError("lidar", "is not a whole number of points")
    return np.frombuffer(data, dtype="<f4").reshape(-1, 4)
