"""The parts that the 3D viewer names, by the objects that make them up (one side's, where there are two)."""

_FRONT_OF_BASKET = ["wire_panel", "wire_panel.001", "wire_panel.002", "wire_panel.003"]

PARTS = {
    "smurf": {
        "lidar": ["lidar"], "camera": ["cylinder.013"], "gnss": ["gnss.001"], "belt": ["box.010"],
        "basket": _FRONT_OF_BASKET, "thruster": ["duct.001"],
    },
    "moshark": {
        "lidar": ["lidar"], "camera": ["lathe.004"], "gnss": ["gnss.001"], "cutter": ["box.030", "box.031"],
        "sideCutter": ["box.014", "box.015"], "belt": ["belt"], "basket": _FRONT_OF_BASKET, "thruster": ["duct.001"],
    },
    "efficiency": {
        "lidar": ["lidar"], "radar": ["radar.001"], "arm": ["tubes.002"], "belt": ["belt"],
        "basket": ["box.012", "box.022", "box.032"], "thruster": ["duct.001"],
    },
    "feichi": {
        "lidar": ["lidar"], "radar": ["radar.001"], "camera": ["stereo"], "gnss": ["gnss.001"], "winch": ["box.039", "cylinder.013"],
        "thruster": ["lathe.001"],
    },
    "titan": {
        "lidar": ["lidar"], "radar": ["radar.001"], "crane": ["box.067"], "gantry": ["tube.014"], "deck": ["deck"],
        "fender": ["tyre.006"], "thruster": ["duct.001"],
    },
    "xi": {
        "lidar": ["lidar"], "radar": ["radar.001"], "camera": ["stereo"], "seats": ["sofa_seat"], "canopy": ["canopy"],
        "screen": ["box"], "thruster": ["duct.001"],
    },
    "yang": {
        "lidar": ["lidar"], "radar": ["radar.001"], "camera": ["stereo"], "glass": ["glass"], "bar": ["bar"],
        "terrace": ["seat.001"], "solar": ["solar"],
    },
    "apas": {
        "lidar": ["lidar"], "radar": ["radar.001"], "camera": ["stereo"], "gnss": ["gnss.001"], "antenna": ["whip.001"],
        "compute": ["compute"],
    },
}


def measure(boat, objects):
    """Box of each named part in the file's own axes (+Y up): {part: [min x, y, z, max x, y, z]}, metres."""
    by_name = {o.name: o for o in objects}
    boxes = {}
    for part, names in PARTS[boat].items():
        corners = [by_name[n].matrix_world @ v.co for n in names for v in by_name[n].data.vertices]
        points = [(c.x, c.z, -c.y) for c in corners]
        ends = [f(p[axis] for p in points) for f in (min, max) for axis in range(3)]
        boxes[part] = [round(e, 3) for e in ends]
    return boxes
