"""Water weed, sprig by sprig: limp stems with whorls of fine leaves that lie over one another, cut and heaped or still in the water. Metres."""
import math

import numpy as np

from .. import mesh
from . import flotsam

CELL = 0.02
LOOKS = ("weed_green", "lily_young", "leaf_olive", "lily_green")


def _sprig(rng, path, leaf):
    """Leaves and stem along `path` as (points n × 4 × 3): each leaf a lozenge, each piece of stem a strip."""
    ahead = np.gradient(path, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1)[:, None] + 1e-9
    across = np.cross(ahead, (0.13, 0.08, 1.0))
    across /= np.linalg.norm(across, axis=1)[:, None] + 1e-9
    up = np.cross(across, ahead)
    quads = []
    for i in range(1, len(path)):
        taper = 1.15 - 0.65 * i / len(path)
        for a in rng.uniform(0, 6.28) + np.arange(6) * 1.047:
            out = 0.62 * ahead[i] + 0.85 * (math.cos(a) * across[i] + math.sin(a) * up[i])
            long = leaf * taper * rng.uniform(0.75, 1.15)
            wide = np.cross(out, rng.normal(size=3))
            wide *= 0.075 * long / (np.linalg.norm(wide) + 1e-9)
            middle, tip = path[i] + out * long * 0.5, path[i] + out * long * 0.9 + ahead[i] * long * 0.25 - (0, 0, 0.1 * long)
            quads.append((path[i], middle + wide, tip, middle - wide))
        for side in (across, up):
            w = side * 0.0016
            quads.append((path[i - 1] - w[i - 1], path[i] - w[i], path[i] + w[i], path[i - 1] + w[i - 1]))
    return np.array(quads)


def _add(name, sprigs):
    """One object of many (quads, look)."""
    quads = np.concatenate([q for q, _ in sprigs])
    looks = np.concatenate([np.full(len(q), look) for q, look in sprigs])
    mesh.add_mesh(name, quads.reshape(-1, 3).tolist(), np.arange(4 * len(quads)).reshape(-1, 4).tolist(), LOOKS, looks, smooth=False)


def heap(name, seed, count, x0, x1, half, ground, length=(0.24, 0.52), leaf=0.036, rise=0.0035, bunches=9, deepest=0.15):
    """Cut weed that fell bunch by bunch onto `ground(x, y)` between x0 and x1 and ±half: each sprig lies on those before it, no deeper than `deepest`."""
    rng = np.random.default_rng(seed)
    xs, ys = np.arange(x0, x1 + CELL, CELL), np.arange(-half, half + CELL, CELL)
    top = ground(*np.meshgrid(xs, ys, indexing="ij")).astype(float)
    lumps = 0.35 + 0.65 * np.abs(np.sin(xs[:, None] * 7 + 2 * np.sin(ys[None] * 9)) * np.cos(ys[None] * 6 + seed))
    deep, centre = top + deepest * lumps, (x0 + x1) / 2
    middles = [(rng.uniform(x0, x1), rng.uniform(-half, half) * 0.8) for _ in range(bunches)]
    sprigs = []
    for k in range(count):
        mx, my = middles[rng.integers(bunches)]
        spread = (0.15, 0.5)[int(rng.random() < 0.35)]
        long, nodes = rng.uniform(*length), 15
        turn = rng.uniform(0, 6.28) + np.cumsum(rng.normal(size=nodes) * 0.22)
        x = mx + rng.normal() * spread * (x1 - x0) * 0.5 + np.cumsum(np.cos(turn)) * long / nodes
        y = my + rng.normal() * spread * half + np.cumsum(np.sin(turn)) * long / nodes
        x, y = centre + 0.5 * (x1 - x0) * np.tanh((x - centre) / (x1 - x0) * 2.1), half * np.tanh(y / half * 1.15)
        i, j = ((x - x0) / CELL).astype(int).clip(0, len(xs) - 1), ((y + half) / CELL).astype(int).clip(0, len(ys) - 1)
        lies = top[i, j]
        z = np.maximum(lies, np.convolve(np.pad(lies, 2, "edge"), np.full(5, 0.2), "valid")) + 0.006 + 0.035 * rng.random() ** 2 * np.sin(np.linspace(0, 3.14, nodes))
        for di, dj in ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1)):
            np.add.at(top, ((i + di).clip(0, len(xs) - 1), (j + dj).clip(0, len(ys) - 1)), rise * (0.6 if di or dj else 1.0) * 0.5)
        np.minimum(top, deep, out=top)
        sprigs.append((_sprig(rng, np.stack([x, y, z], -1), leaf), rng.choice(4, p=(0.40, 0.20, 0.22, 0.18))))
    _add(name, sprigs)


def _mat(seed, radius, lying, standing):
    """A raft of weed that has grown to the surface: stems lying in it, tips standing out of it."""
    rng = np.random.default_rng(seed)
    sprigs = []
    lobes = [(k, rng.uniform(0.06, 0.2), rng.uniform(0, 6.28)) for k in (2, 3, 5)]
    for k in range(lying + standing):
        a, far = rng.uniform(0, 6.28), math.sqrt(rng.random())
        r = radius * far * (1 + sum(d * math.sin(n * a + p) for n, d, p in lobes))
        x, y = r * math.cos(a), r * math.sin(a)
        thick = 0.030 * (1 - far ** 3)
        if k < lying:
            nodes, long = 12, rng.uniform(0.18, 0.36)
            turn = rng.uniform(0, 6.28) + np.cumsum(rng.normal(size=nodes) * 0.25)
            path = np.stack([x + np.cumsum(np.cos(turn)) * long / nodes, y + np.cumsum(np.sin(turn)) * long / nodes, rng.uniform(-0.004, thick) + 0.012 * np.sin(np.linspace(0, 3.14, nodes) + rng.normal())], -1)
        else:
            nodes, tall = 8, rng.uniform(0.035, 0.11) * (1.15 - 0.6 * far)
            t = np.linspace(0, 1, nodes)
            lean, to = rng.uniform(0.2, 0.9) * tall, rng.uniform(0, 6.28)
            path = np.stack([x + lean * math.cos(to) * t ** 1.6, y + lean * math.sin(to) * t ** 1.6, -0.012 + tall * t], -1)
        look = rng.choice(4, p=(0.44, 0.06, 0.36, 0.14)) if k < lying else rng.choice(4, p=(0.22, 0.56, 0.10, 0.12))
        sprigs.append((_sprig(rng, path, 0.026 if k < lying else 0.024), look))
    _add("mat", sprigs)


def mats():
    """Meshes of weed rafts about 0.8 m across."""
    return [flotsam.piece(f"mat{i}", lambda i=i: _mat(90 + i, 0.40, 190, 150)) for i in range(5)]


def tufts():
    """Meshes of torn weed about 0.25 m across, loose on the water."""
    return [flotsam.piece(f"tuft{i}", lambda i=i: _mat(120 + i, 0.10, 14, 3)) for i in range(4)]
