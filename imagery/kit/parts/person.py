"""Dressed figures for scale: seen from behind or from afar, faces are not modelled. Metres; a figure faces +X, feet on z = 0."""
import math

import bpy
import numpy as np

from .. import mesh

# joint: (x, y, z) of a person 1.72 m tall; left is +y. Each pose names only what differs from standing.
STANDING = dict(
    pelvis=(0.0, 0.0, 0.93), waist=(0.0, 0.0, 1.06), chest=(0.01, 0.0, 1.27), neck=(0.0, 0.0, 1.46), head=(0.025, 0.0, 1.60),
    l_shoulder=(0.0, 0.185, 1.41), l_elbow=(-0.03, 0.255, 1.13), l_wrist=(0.04, 0.25, 0.89),
    r_shoulder=(0.0, -0.185, 1.41), r_elbow=(-0.03, -0.255, 1.13), r_wrist=(0.04, -0.25, 0.89),
    l_hip=(0.0, 0.09, 0.90), l_knee=(0.02, 0.105, 0.49), l_ankle=(-0.02, 0.11, 0.09),
    r_hip=(0.0, -0.09, 0.90), r_knee=(0.02, -0.105, 0.49), r_ankle=(-0.02, -0.11, 0.09))
POSES = {
    "standing": {},
    "looking": dict(l_elbow=(0.06, 0.25, 1.14), l_wrist=(0.24, 0.12, 1.10), r_elbow=(0.06, -0.25, 1.14), r_wrist=(0.24, -0.10, 1.08),
                    l_knee=(0.05, 0.12, 0.49), l_ankle=(0.06, 0.15, 0.09)),
    "guiding": dict(chest=(0.06, 0.0, 1.26), neck=(0.08, 0.0, 1.45), head=(0.13, 0.0, 1.58), l_shoulder=(0.07, 0.185, 1.40), r_shoulder=(0.07, -0.185, 1.40),
                    l_elbow=(0.22, 0.25, 1.16), l_wrist=(0.44, 0.16, 1.06), r_elbow=(0.22, -0.25, 1.14), r_wrist=(0.43, -0.16, 1.02),
                    l_knee=(0.10, 0.11, 0.50), l_ankle=(0.16, 0.12, 0.09), r_knee=(-0.04, -0.11, 0.49), r_ankle=(-0.16, -0.12, 0.09)),
    "walking": dict(chest=(0.03, 0.0, 1.27), neck=(0.04, 0.0, 1.46), head=(0.07, 0.0, 1.60), l_elbow=(0.06, 0.24, 1.15), l_wrist=(0.22, 0.20, 0.98),
                    r_elbow=(-0.12, -0.24, 1.15), r_wrist=(-0.10, -0.25, 0.91), l_knee=(-0.06, 0.10, 0.50), l_ankle=(-0.28, 0.10, 0.16),
                    r_knee=(0.16, -0.10, 0.52), r_ankle=(0.24, -0.10, 0.09)),
    "cycling": dict(pelvis=(-0.12, 0.0, 0.94), waist=(-0.08, 0.0, 1.07), chest=(0.06, 0.0, 1.26), neck=(0.13, 0.0, 1.42), head=(0.20, 0.0, 1.54),
                    l_shoulder=(0.12, 0.185, 1.37), l_elbow=(0.26, 0.25, 1.14), l_wrist=(0.44, 0.22, 1.05), r_shoulder=(0.12, -0.185, 1.37), r_elbow=(0.26, -0.25, 1.14),
                    r_wrist=(0.44, -0.22, 1.05), l_hip=(-0.10, 0.09, 0.92), l_knee=(0.24, 0.10, 0.74), l_ankle=(0.14, 0.10, 0.40), r_hip=(-0.10, -0.09, 0.92),
                    r_knee=(0.16, -0.10, 0.54), r_ankle=(0.0, -0.10, 0.17)),
    "sitting": dict(pelvis=(0.0, 0.0, 0.50), waist=(-0.03, 0.0, 0.63), chest=(-0.05, 0.0, 0.84), neck=(-0.04, 0.0, 1.03), head=(0.0, 0.0, 1.17),
                    l_shoulder=(-0.05, 0.185, 0.98), l_elbow=(0.0, 0.25, 0.72), l_wrist=(0.24, 0.17, 0.63), r_shoulder=(-0.05, -0.185, 0.98),
                    r_elbow=(0.0, -0.25, 0.72), r_wrist=(0.24, -0.15, 0.63), l_hip=(0.02, 0.09, 0.50), l_knee=(0.43, 0.13, 0.51), l_ankle=(0.42, 0.14, 0.09),
                    r_hip=(0.02, -0.09, 0.50), r_knee=(0.43, -0.12, 0.51), r_ankle=(0.36, -0.12, 0.09)),
}


def _limb(points, radii, flat=1.0, steps=9, sides=14):
    """Vertices and faces of a tapering tube through points; `flat` is the width of a section over its depth."""
    points = [np.array(p, float) for p in points]
    at = np.linspace(0, len(points) - 1, steps * (len(points) - 1) + 1)
    known = np.arange(len(points))
    centre = np.stack([mesh.pchip(known, np.array([p[k] for p in points]), at) for k in range(3)], -1)
    radius = mesh.pchip(known, np.array(radii, float), at)
    along = np.gradient(centre, axis=0)
    along /= np.linalg.norm(along, axis=1)[:, None]
    verts, faces = [], []
    for i, (c, r, d) in enumerate(zip(centre, radius, along)):
        side = np.array([0.0, 1.0, 0.0]) - d * d[1]
        side /= np.linalg.norm(side)
        front = np.cross(side, d)
        for k in range(sides):
            a = 2 * math.pi * k / sides
            verts.append(tuple(c + r * (flat * math.cos(a) * side + math.sin(a) * front)))
        if i:
            b = (i - 1) * sides
            faces += [(b + k, b + (k + 1) % sides, b + sides + (k + 1) % sides, b + sides + k) for k in range(sides)]
    last = len(centre) - 1
    faces += [tuple(reversed(range(sides))), tuple(range(last * sides, last * sides + sides))]
    return verts, faces


def _ball(centre, radius):
    return _limb([np.array(centre) + (0, 0, h * radius) for h in (-1, -0.8, 0, 0.8, 1)],
                 [0.05 * radius, 0.6 * radius, radius, 0.6 * radius, 0.05 * radius], steps=4)


def _cloth(name, pieces, material, size=0.014, folds=0.012):
    """Pieces that overlap become one garment: joined by voxels, smoothed, with a few folds."""
    verts, faces = [], []
    for v, f in pieces:
        k = len(verts)
        verts += v
        faces += [tuple(i + k for i in q) for q in f]
    thing = mesh.add_mesh(name, verts, faces, material, sharp_angle=180)
    whole = thing.modifiers.new("whole", "REMESH")
    whole.mode, whole.voxel_size, whole.use_smooth_shade = "VOXEL", size, True
    soft = thing.modifiers.new("soft", "SMOOTH")
    soft.factor, soft.iterations = 0.5, 5
    if folds:
        noise = bpy.data.textures.new(name, "CLOUDS")
        noise.noise_scale = 0.11
        fold = thing.modifiers.new("folds", "DISPLACE")
        fold.texture, fold.strength, fold.mid_level, fold.texture_coords = noise, folds * 2, 0.5, "GLOBAL"
    return thing


def build(pose="standing", jacket="cloth_blue", trousers="cloth_grey", hair="hair_dark", helmet=None, vest=None, height=1.72):
    """A dressed person in a named pose; a vest is a work vest with two bands, a helmet names its paint."""
    j = {**STANDING, **POSES[pose]}
    with mesh.at(scale=height / 1.72):
        _cloth("trousers", [
            _limb([j["waist"], j["pelvis"], np.array(j["pelvis"]) - (0, 0, 0.06)], [0.118, 0.132, 0.10], 1.28),
            *(_limb([j[s + "hip"], j[s + "knee"], j[s + "ankle"]], [0.092, 0.066, 0.056]) for s in ("l_", "r_"))], trousers)
        _cloth("jacket", [
            _limb([np.array(j["pelvis"]) + (0, 0, 0.02), j["waist"], j["chest"], np.array(j["neck"]) - (0, 0, 0.03), j["neck"]],
                  [0.135, 0.122, 0.138, 0.095, 0.06], 1.36),
            *(_limb([j[s + "shoulder"], j[s + "elbow"], j[s + "wrist"]], [0.072, 0.054, 0.042]) for s in ("l_", "r_")),
            *(_ball(j[s + "shoulder"], 0.078) for s in ("l_", "r_"))], jacket)
        if vest:
            low = np.array(j["pelvis"]) + (0, 0, 0.04)
            body = [low, np.array(j["waist"]), np.array(j["chest"]), np.array(j["neck"]) - (0, 0, 0.06)]
            _cloth("vest", [_limb(body, [0.150, 0.137, 0.152, 0.118], 1.34)], vest, folds=0.006)
            for a, b, share, r in ((low, body[1], 0.3, 0.150), (body[1], body[2], 0.45, 0.148)):
                c = a + (b - a) * share
                up = (b - a) / np.linalg.norm(b - a) * 0.025
                _cloth("band", [_limb([c - up, c, c + up], [r, r + 0.002, r], 1.35, 4, 40)], "reflective_band", 0.006, 0)
        head, neck = np.array(j["head"]), np.array(j["neck"])
        _cloth("skin", [_limb([neck - (0, 0, 0.04), neck + (0, 0, 0.05), head], [0.055, 0.052, 0.05]),
                        _limb([head - (0.0, 0, 0.115), head - (0, 0, 0.06), head + (-0.005, 0, 0.03), head + (-0.01, 0, 0.10), head + (-0.01, 0, 0.125)],
                              [0.03, 0.072, 0.092, 0.06, 0.02], 0.84)], "skin", 0.008, 0)
        if helmet:
            with mesh.at(head[0] - 0.005, 0, head[2] + 0.025, ry=-4):
                mesh.lathe([(0.112, 0.0), (0.112, 0.03), (0.100, 0.085), (0.064, 0.122), (0, 0.134)], helmet, steps=36, name="helmet")
                mesh.plate([(0.16 * math.cos(a) if math.cos(a) > 0 else 0.125 * math.cos(a), 0.118 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 40, endpoint=False)],
                           0.008, helmet, 0.002)
        else:
            _cloth("hair", [_limb([head + (-0.045, 0, -0.07), head + (-0.03, 0, 0.0), head + (-0.008, 0, 0.085), head + (-0.008, 0, 0.135)],
                                  [0.055, 0.088, 0.082, 0.02], 0.95)], hair, 0.008, 0.004)
        for s in ("l_", "r_"):
            elbow, wrist = np.array(j[s + "elbow"]), np.array(j[s + "wrist"])
            reach = (wrist - elbow) / np.linalg.norm(wrist - elbow)
            _cloth("hand", [_limb([wrist - reach * 0.01, wrist + reach * 0.07, wrist + reach * 0.15], [0.032, 0.042, 0.016], 0.6)], "rubber_grey" if vest else "skin", 0.006, 0)
            x, y, z = j[s + "ankle"]
            with mesh.at(x, y, z - 0.09):
                mesh.superloft([(-0.09, 0.0, 0.10, 0.036, 6, 3), (-0.05, 0.0, 0.13, 0.046, 6, 3), (0.05, 0.0, 0.10, 0.05, 6, 3), (0.16, 0.0, 0.055, 0.05, 6, 3), (0.20, 0.01, 0.035, 0.03, 4, 3)],
                               [(0, "rubber_black"), (0.22, "shoe_dark")], 20, 24, name="shoe")
