"""Reads faulty sensor files out of a folder and prints, as JSON, the sentence with which each is refused."""

import json
import sys
from pathlib import Path

sys.path.insert(0, sys.argv[1])
from orca_waters.format_error import FormatError  # noqa: E402
from orca_waters.png import read_grey_png  # noqa: E402
from orca_waters.tables import RADAR, read_lidar, read_range_doppler, read_table  # noqa: E402

readers = {
    ".csv": lambda path: read_table(path, RADAR),
    ".npy": read_range_doppler,
    ".bin": read_lidar,
    ".png": read_grey_png,
}


def refused(path):
    try:
        readers[path.suffix](path)
    except FormatError as error:
        return str(error)
    return None


print(json.dumps({path.name: refused(path) for path in Path(sys.argv[2]).iterdir()}))
