"""What rain washes into a reservoir: trunks without bark, forked branches, sticks, and now and then a bottle. Metres; z = 0 is where each floats."""
import math

import numpy as np

from .. import mesh
from . import flotsam


def _trunk(seed, length, radius, mat):
    """A bleached length of trunk: it tapers and bends, and stubs show where branches broke off."""
    rng = np.random.default_rng(seed)
    bend = rng.normal(size=2) * 0.05 * length
    path = [(length * (t - 0.5), bend[0] * math.sin(3.1 * t), 0.3 * bend[1] * math.sin(2.2 * t)) for t in np.linspace(0, 1, 14)]
    girth = [radius * (1 - 0.45 * t) * (1 + 0.07 * rng.normal()) for t in np.linspace(0, 1, 14)]
    mesh.tube(path, girth, mat, 14, name="trunk")
    for _ in range(4):
        at, turn = rng.integers(3, 12), rng.uniform(0, 2 * math.pi)
        long = rng.uniform(1.6, 4.5) * radius
        foot, reach = path[at], (0.6 * long, long * math.cos(turn), abs(long * math.sin(turn)))
        mesh.tube([foot, tuple(f + r for f, r in zip(foot, reach))], [girth[at] * 0.5, girth[at] * 0.24], mat, 8, name="stub")


def _branch(seed, length, radius, mat):
    """A branch that forks three times."""
    rng = np.random.default_rng(seed)
    path = mesh.smooth_path([(length * (t - 0.5), 0.07 * length * rng.normal(), 0.015 * length * rng.normal()) for t in np.linspace(0, 1, 6)], 3)
    mesh.tube(path, list(np.linspace(radius, radius * 0.3, len(path))), mat, 9, name="branch")
    for share in (0.35, 0.55, 0.75):
        x, y, z = path[int(share * (len(path) - 1))]
        side, long = rng.choice((-1, 1)), length * rng.uniform(0.18, 0.34)
        mesh.tubes([[(x, y, z), (x + 0.55 * long, y + side * 0.45 * long, z + 0.04 * long), (x + 0.8 * long, y + side * 0.9 * long, z + 0.10 * long)]], radius * 0.38, mat, 7, "fork")


def pieces():
    """Meshes of driftwood: (mesh, how deep its middle lies under water in metres, how often it is met)."""
    bleached, wet = "deck_board", "bark_wet"
    wood = [(flotsam.piece(f"trunk{i}", lambda i=i, m=m, r=r: _trunk(90 + i, m, r, bleached if i % 2 == 0 else wet)), 0.45 * r, often)
            for i, (m, r, often) in enumerate(((2.3, 0.085, 1), (1.7, 0.07, 1), (1.3, 0.06, 2), (1.0, 0.05, 2)))]
    wood += [(flotsam.piece(f"forked{i}", lambda i=i, m=m: _branch(110 + i, m, 0.022, wet if i % 2 == 0 else bleached)), 0.010, 4) for i, m in enumerate((1.25, 0.95, 0.75, 0.60))]
    return wood + [thing for thing in flotsam.litter() if thing[0].name in ("bottle_crushed", "bottle_green", "foam", "twig")]
