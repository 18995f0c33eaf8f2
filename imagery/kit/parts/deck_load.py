"""What a work platform carries on a working day: a boom laid in bights, lines, a pallet of sacks, paint worn off. Metres, standing on z."""
import numpy as np

from kit import mesh

_WORN = np.random.default_rng(41)


def boom(x, y, z, columns=5, layers=3, length=1.25):
    """A containment boom laid to and fro along Y: orange floats, joined by dark webbing, with their skirts folded between."""
    radius, pitch = 0.105, 0.235
    with mesh.at(x, y, z):
        for layer in range(layers):
            up = radius + layer * 0.185
            across = columns - layer
            for k in range(across):
                bx = (k - (across - 1) / 2) * pitch
                shift = _WORN.uniform(-0.04, 0.04)
                half = length / 2 - 0.04
                for part in (-1, 1):
                    with mesh.at(bx, shift + part * half / 2, up, rx=_WORN.uniform(-2, 2), rz=_WORN.uniform(-3, 3)):
                        h = half / 2 - 0.02
                        mesh.lathe([(0.0, -h), (0.05, -h + 0.004), (0.09, -h + 0.03), (radius, -h + 0.09), (radius * 1.02, 0), (radius, h - 0.09), (0.09, h - 0.03), (0.05, h - 0.004), (0.0, h)],
                                   "paint_safety_orange", axis="y", steps=26, name="boom")
                mesh.box((0.10, 0.10, 0.012), (bx, shift, up + 0.03), "rubber_black", 0.005, 1)
                if k < across - 1:
                    side = 1 if (k + layer) % 2 else -1
                    mesh.tube(mesh.smooth_path([(bx, side * half, up), (bx + 0.03, side * (half + 0.10), up - 0.01), (bx + pitch / 2, side * (half + 0.15), up - 0.02),
                                                (bx + pitch - 0.03, side * (half + 0.10), up - 0.01), (bx + pitch, side * half, up)], 4), 0.028, "rubber_black", 8, name="webbing")
            mesh.box(((across - 0.6) * pitch, length * 0.9, 0.018), (0, 0, up - radius * 0.15), "rubber_grey", 0.006, 1)


def coil(x, y, z, turns=6, radius=0.34, mat="litter_white", lead=()):
    """A line coiled flat, turn beside turn, with a second lay on it; `lead` are points its end runs on to."""
    thick = 0.019
    with mesh.at(x, y, z):
        path = []
        for lay in range(2):
            steps = 22 * turns
            for i in range(steps):
                share = i / steps
                r = radius - share * turns * thick * 2.05 if lay == 0 else radius - 0.10 - (1 - share) * (turns - 3) * thick * 1.9
                a = 2 * np.pi * (share * turns + lay * 0.31)
                path.append((r * np.cos(a), r * np.sin(a), thick + lay * thick * 1.85 + _WORN.uniform(-0.002, 0.002)))
        mesh.tube(path, thick, mat, 9, name="coil")
    if lead:
        mesh.tube(mesh.smooth_path(lead, 8), thick, mat, 9, name="lead")


def turns_on(x, y, z, mat="litter_white", count=4, radius=0.088):
    """Round turns of a line on a bollard."""
    with mesh.at(x, y, z):
        mesh.tube([(radius * np.cos(a), radius * np.sin(a), 0.02 + a * 0.0062) for a in np.linspace(0, 2 * np.pi * count, 26 * count)], 0.019, mat, 9, name="turns")


def pallet(x, y, z, rz=0.0):
    """A pallet of filled sacks, laid in bond under a net."""
    with mesh.at(x, y, z, rz=rz):
        for k in range(3):
            mesh.box((1.10, 0.09, 0.09), (0, (k - 1) * 0.36, 0.045), "deck_board", 0.006, 1)
        for k in range(7):
            mesh.box((0.12, 0.84, 0.022), ((k - 3) * 0.163, 0, 0.101), "deck_board", 0.004, 1)
        for layer in range(4):
            turned = layer % 2
            for k in range(6):
                along, side = (k % 3 - 1, k // 3 - 0.5) if not turned else (k // 3 - 0.5, k % 3 - 1)
                px, py = (along * 0.355, side * 0.40) if not turned else (along * 0.53, side * 0.268)
                size = (0.345, 0.41) if not turned else (0.52, 0.265)
                with mesh.at(px + _WORN.uniform(-0.012, 0.012), py + _WORN.uniform(-0.012, 0.012), 0.112 + 0.065 + layer * 0.118, rz=_WORN.uniform(-4, 4), ry=_WORN.uniform(-2, 2)):
                    mesh.box((*size, 0.135), (0, 0, 0), ("canvas", "cloth_sand")[int(_WORN.random() < 0.3)], 0.058, 5, "sack")


def worn_paint(x0, x1, y, z, width=0.08, mat="paint_safety_yellow"):
    """A painted line along X from which tyres and drums have taken pieces."""
    x = x0
    while x < x1:
        long = min(_WORN.uniform(0.10, 0.55), x1 - x)
        wide = width * _WORN.uniform(0.72, 1.0)
        mesh.box((long, wide, 0.003), (x + long / 2, y + _WORN.uniform(-0.006, 0.006), z), mat, 0.001, 1, "paint")
        x += long + (_WORN.uniform(0.01, 0.09) if _WORN.random() < 0.7 else 0)


def scuffs(x0, x1, y0, y1, z, count=40):
    """Dark marks of tyres and dragged chain, and rings that drums have left."""
    for _ in range(count):
        a, r, bend = _WORN.uniform(0, np.pi), _WORN.uniform(0.12, 0.5), _WORN.uniform(-0.3, 0.3)
        cx, cy = _WORN.uniform(x0, x1), _WORN.uniform(y0, y1)
        points = [(cx + t * r * np.cos(a + bend * t), cy + t * r * np.sin(a + bend * t), z) for t in np.linspace(-1, 1, 7)]
        mesh.tubes([points], _WORN.uniform(0.002, 0.007), "float_stained", 4, "scuff")
    for _ in range(5):
        cx, cy = _WORN.uniform(x0, x1), _WORN.uniform(y0, y1)
        mesh.tubes([[(cx + 0.28 * np.cos(a), cy + 0.28 * np.sin(a), z) for a in np.linspace(0, _WORN.uniform(3.4, 6.2), 40)]], 0.006, "bark_wet", 4, "ring")
