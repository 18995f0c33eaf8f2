"""What floats on inland water, as a small set of meshes that are placed again and again. Metres; z = 0 is where each floats."""
import math

import bpy
import numpy as np

from .. import mesh
from . import basket


def _joined(name, parts):
    """One mesh of several objects, with all their materials."""
    verts, faces, mats, index = [], [], [], []
    for part in parts:
        offset, data = len(verts), part.data
        verts += [tuple(v.co) for v in data.vertices]
        slots = []
        for m in data.materials:
            if m not in mats:
                mats.append(m)
            slots.append(mats.index(m))
        for p in data.polygons:
            faces.append([offset + i for i in p.vertices])
            index.append(slots[p.material_index] if slots else 0)
        bpy.data.objects.remove(part)
    whole = bpy.data.meshes.new(name)
    whole.from_pydata(verts, [], faces)
    for m in mats:
        whole.materials.append(m)
    whole.polygons.foreach_set("material_index", index)
    whole.polygons.foreach_set("use_smooth", [True] * len(faces))
    whole.use_auto_smooth, whole.auto_smooth_angle = True, math.radians(38)
    whole.update()
    return whole


def piece(name, build, bend=None):
    """Mesh of what `build()` makes; `bend(co)` moves its points afterwards (numpy, n × 3)."""
    with mesh.collect() as parts:
        build()
    whole = _joined(name, parts)
    if bend:
        co = np.empty(len(whole.vertices) * 3, np.float32)
        whole.vertices.foreach_get("co", co)
        whole.vertices.foreach_set("co", bend(co.reshape(-1, 3)).astype(np.float32).ravel())
        whole.update()
    return whole


def crushed(flat, buckle, at=0.02):
    """Pressed flat, and folded about one place."""
    def bend(co):
        pinch = np.exp(-((co[:, 0] - at) / 0.03) ** 2)
        co = co.copy()
        co[:, 2] *= flat * (1 - 0.45 * pinch)
        co[:, 1] *= 1 + 0.25 * pinch
        co[:, 2] += buckle * np.abs(co[:, 0] - at)
        return co
    return bend


def _bag(seed, size, mat):
    """A carrier bag with air in it: folds run from its knot."""
    rng = np.random.default_rng(seed)
    rows, around = 12, 40
    folds = [(k, rng.uniform(0.02, 0.10), rng.uniform(0, 6.28)) for k in (2, 3, 5, 7, 11)]
    verts = []
    for i in range(rows + 1):
        t = i / rows
        r = size * math.sin(math.pi * (0.04 + 0.90 * t)) ** 0.7
        for k in range(around):
            a = 2 * math.pi * k / around
            fold = 1 + sum(d * math.sin(n * a + p + 2.2 * t) for n, d, p in folds)
            verts.append(((t - 0.5) * size * 2.1, r * fold * math.cos(a), 0.42 * r * fold * math.sin(a)))
    faces = [(i * around + k, (i + 1) * around + k, (i + 1) * around + (k + 1) % around, i * around + (k + 1) % around)
             for i in range(rows) for k in range(around)]
    mesh.add_mesh("bag", verts, faces, mat)


def cup():
    """A paper cup with a printed band."""
    mesh.lathe([(0.0, -0.055), (0.028, -0.055), (0.041, 0.055), (0.043, 0.057), (0.040, 0.055), (0.027, -0.05), (0.0, -0.05)], "litter_white", axis="x", steps=28)
    mesh.lathe([(0.0335, -0.02), (0.0392, 0.03)], "litter_green", axis="x", steps=28)


def foam(seed, size):
    """A broken piece of foam packaging."""
    rng = np.random.default_rng(seed)
    n = 9
    outline = [(size * rng.uniform(0.7, 1.1) * math.cos(2 * math.pi * k / n), size * rng.uniform(0.45, 0.8) * math.sin(2 * math.pi * k / n)) for k in range(n)]
    mesh.plate(outline, size * 0.42, "litter_white", 0.006, name="foam")


def twig(seed, length, radius):
    """A bent stick with one fork."""
    rng = np.random.default_rng(seed)
    points = [(length * (t - 0.5), 0.06 * length * rng.normal(), 0.02 * length * rng.normal()) for t in np.linspace(0, 1, 6)]
    path = mesh.smooth_path(points, 3)
    mesh.tube(path, list(np.linspace(radius, radius * 0.4, len(path))), "bark_wet", 9)
    fork = path[len(path) // 2]
    mesh.tube([fork, (fork[0] + 0.18 * length, fork[1] + 0.12 * length, fork[2] + 0.05 * length)], radius * 0.45, "bark_wet", 7)


def _leaf(seed, size, mat, rib):
    """A leaf with its midrib and side veins, curled as it dries."""
    rng = np.random.default_rng(seed)
    n, curl, fold = 9, rng.uniform(-0.4, 1.1), rng.uniform(0.10, 0.45)

    def point(t, across):
        wide = size * 0.34 * math.sin(math.pi * min(1, t * 0.93 + 0.05)) ** 0.75
        return size * (t - 0.5), across * wide, curl * size * (t - 0.5) ** 2 + fold * wide * abs(across) ** 1.3
    verts = [point(i / (n - 1), a) for i in range(n) for a in (-1, -0.5, 0, 0.5, 1)]
    faces = [(5 * i + k, 5 * i + 5 + k, 5 * i + 6 + k, 5 * i + 1 + k) for i in range(n - 1) for k in range(4)]
    mesh.add_mesh("leaf", verts, faces, mat)
    lift = lambda p: (p[0], p[1], p[2] + size * 0.006)
    veins = [[lift(point(t, 0)) for t in np.linspace(0, 0.95, 8)]]
    veins += [[lift(point(t, 0)), lift(point(t + 0.10, s * 0.45)), lift(point(t + 0.17, s * 0.85))] for t in (0.2, 0.36, 0.52, 0.68) for s in (-1, 1)]
    mesh.tubes(veins, size * 0.008, rib, 4, "veins")


def _tuft(seed, length, mat):
    """A wisp of torn water weed lying on the water."""
    rng = np.random.default_rng(seed)
    paths = []
    for _ in range(26):
        a, q, path = rng.uniform(0, 6.28), np.append(rng.normal(size=2) * length * 0.16, 0.004), []
        for _ in range(6):
            path.append(q.copy())
            a += rng.normal() * 0.6
            q = q + np.array((math.cos(a), math.sin(a), 0)) * length / 7
        paths.append(path)
    mesh.tubes(paths, 0.0035, mat, 4, "weed")


def litter():
    """Meshes of litter: (mesh, how deep its middle lies under water in metres, how often it is met)."""
    bottle = lambda *look: lambda: basket.bottle(*look)
    return [
        (piece("bottle_crushed", bottle(0.23, "bottle_pet", "cap_blue", "cap_blue"), crushed(0.62, 0.18)), 0.010, 3),
        (piece("bottle_whole", bottle(0.22, "bottle_pet", "cap_red")), 0.014, 2),
        (piece("bottle_green", bottle(0.25, "bottle_green", "litter_white", "litter_white"), crushed(0.8, 0.06, -0.04)), 0.012, 2),
        (piece("can", lambda: basket.can(0.12, "litter_red"), crushed(0.7, 0.0, 0.0)), 0.014, 1),
        (piece("can_green", lambda: basket.can(0.12, "litter_green")), 0.018, 1),
        (piece("cup", cup), 0.012, 2),
        (piece("bag_white", lambda: _bag(3, 0.13, "litter_white")), 0.028, 1),
        (piece("bag_blue", lambda: _bag(5, 0.11, "cushion_blue")), 0.026, 1),
        (piece("foam", lambda: foam(8, 0.12)), 0.004, 1),
        (piece("foam_small", lambda: foam(9, 0.06)), 0.002, 1),
        (piece("twig", lambda: twig(2, 0.55, 0.012)), 0.003, 3),
        (piece("branch", lambda: twig(4, 1.10, 0.026)), 0.010, 1),
    ]


def leaves():
    """Meshes of fallen leaves that lie on the water."""
    looks = (("leaf_brown", "leaf_ochre"), ("leaf_ochre", "leaf_brown"), ("leaf_olive", "leaf_ochre"))
    return [piece(f"leaf{i}", lambda i=i: _leaf(30 + i, 0.075 + 0.01 * i, *looks[i % 3])) for i in range(6)]


def weed():
    """Meshes of torn water weed."""
    return [piece(f"tuft{i}", lambda i=i: _tuft(50 + i, 0.30, ("weed_green", "weed_dark")[i % 2])) for i in range(4)]


def _pad(seed, mat):
    """A lily leaf 1 m across: a notch, ribs from where the stalk holds it, and a rim that curls up here and there."""
    rng = np.random.default_rng(seed)
    around, rings = 44, (0.0, 0.22, 0.45, 0.68, 0.86, 0.95, 1.0)
    notch = rng.uniform(0.10, 0.22)
    curls = [(rng.uniform(0.4, 5.9), rng.uniform(0.35, 0.8), rng.uniform(0.05, 0.22)) for _ in range(3)]

    def point(a, r, lift=0.0):
        edge = 0.5 * (1 + 0.03 * math.sin(3 * a + seed) + 0.02 * math.sin(7 * a))
        up = sum(h * math.exp(-((a - at) / wide) ** 2) for at, wide, h in curls) * r ** 7
        return r * edge * math.cos(a) * (1 - 0.25 * up), r * edge * math.sin(a) * (1 - 0.25 * up), 0.006 + 0.010 * r * r + 0.5 * up + lift
    angles = np.linspace(notch, 2 * math.pi - notch, around)
    verts = [point(a, r) for r in rings for a in angles]
    faces = [(i * around + k, (i + 1) * around + k, (i + 1) * around + k + 1, i * around + k + 1) for i in range(len(rings) - 1) for k in range(around - 1)]
    mesh.add_mesh("pad", verts, faces, mat)
    ribs = []
    for a in np.linspace(notch + 0.12, 2 * math.pi - notch - 0.12, 15):
        ribs.append([point(a, r, 0.002) for r in (0.03, 0.3, 0.55, 0.72)])
        ribs += [[point(a, 0.72, 0.002), point(a + s * 0.10, 0.92, 0.002)] for s in (-1, 1)]
    mesh.tubes(ribs, 0.0045, "lily_rib", 4, "ribs")


def pads():
    """Meshes of lily leaves, 1 m across: fresh, old and young ones."""
    return [piece(f"pad{i}", lambda i=i: _pad(70 + i, ("lily_green", "lily_old", "lily_green", "lily_young", "lily_green", "lily_old")[i])) for i in range(6)]


def flower():
    """Mesh of a white water lily, 0.12 m across."""
    def build():
        for ring, (count, lean, length) in enumerate(((9, 20, 0.062), (8, 44, 0.055), (6, 66, 0.045))):
            for k in range(count):
                with mesh.at(0, 0, 0.012, rz=360 * k / count + 17 * ring, ry=-lean):
                    mesh.add_mesh("petal", [(0.004, 0, 0), (0.5 * length, -0.014, 0.004), (0.5 * length, 0.014, 0.004), (length, 0, 0.010)], [(0, 1, 3, 2)], "lily_petal")
        mesh.lathe([(0.010, 0.014), (0.012, 0.030), (0, 0.033)], "gelcoat_yellow", steps=16)
    return piece("water_lily", build)


def place(whole, x, y, z, turn, scale=1.0, tilt=(0.0, 0.0)):
    """One more of a mesh; degrees."""
    thing = bpy.data.objects.new(whole.name, whole)
    thing.location, thing.scale = (x, y, z), (scale, scale, scale)
    thing.rotation_euler = (math.radians(tilt[0]), math.radians(tilt[1]), math.radians(turn))
    bpy.context.scene.collection.objects.link(thing)
    return thing
