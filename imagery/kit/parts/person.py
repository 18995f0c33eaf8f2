"""Dressed figures for scale. Metres; a figure faces +X, feet on z = 0, left is +y."""
import math

import bpy
import numpy as np

from .. import mesh

# joint: (x, y, z) of a person 1.72 m tall. Each pose names only what differs from standing.
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
HAIR = ("short", "bob", "bun", "hat")


def _limb(points, radii, flat=1.0, steps=9, sides=16):
    """Vertices and faces of a tapering tube through points; `flat` is the width of a section over its depth, one or one a point."""
    points = [np.array(p, float) for p in points]
    at = np.linspace(0, len(points) - 1, steps * (len(points) - 1) + 1)
    known = np.arange(len(points))
    along_points = lambda values: mesh.pchip(known, np.array(values, float), at)
    centre = np.stack([along_points([p[k] for p in points]) for k in range(3)], -1)
    radius, width = along_points(radii), along_points(np.broadcast_to(flat, len(points)))
    along = np.gradient(centre, axis=0)
    along /= np.linalg.norm(along, axis=1)[:, None]
    verts, faces = [], []
    for i, (c, r, w, d) in enumerate(zip(centre, radius, width, along)):
        side = np.array([0.0, 1.0, 0.0]) - d * d[1]
        side /= max(np.linalg.norm(side), 1e-6)
        front = np.cross(side, d)
        for k in range(sides):
            a = 2 * math.pi * k / sides
            verts.append(tuple(c + r * (w * math.cos(a) * side + math.sin(a) * front)))
        if i:
            b = (i - 1) * sides
            faces += [(b + k, b + (k + 1) % sides, b + sides + (k + 1) % sides, b + sides + k) for k in range(sides)]
    last = len(centre) - 1
    faces += [tuple(reversed(range(sides))), tuple(range(last * sides, last * sides + sides))]
    return verts, faces


def _egg(centre, x, y, z):
    """An ellipsoid by its three half axes."""
    heights = np.sin(np.linspace(-math.pi / 2, math.pi / 2, 9)) * 0.995
    return _limb([np.array(centre) + (0, 0, h * z) for h in heights], [x * math.sqrt(1 - h * h) for h in heights], y / x, steps=2)


def _one(name, pieces, material, size, soft, folds=()):
    """Pieces that overlap become one skin: joined by voxels, smoothed; `folds` are (size, height) of soft noise, tall along z."""
    verts, faces = [], []
    for v, f in pieces:
        k = len(verts)
        verts += v
        faces += [tuple(i + k for i in q) for q in f]
    thing = mesh.add_mesh(name, verts, faces, material, sharp_angle=180)
    whole = thing.modifiers.new("whole", "REMESH")
    whole.mode, whole.voxel_size, whole.use_smooth_shade = "VOXEL", size, True
    smooth = thing.modifiers.new("soft", "SMOOTH")
    smooth.factor, smooth.iterations = 0.5, soft
    for scale, height in folds:
        noise = bpy.data.textures.new(name, "CLOUDS")
        noise.noise_scale, noise.noise_depth = scale, 1
        fold = thing.modifiers.new("fold", "DISPLACE")
        fold.texture, fold.strength, fold.mid_level, fold.texture_coords = noise, height * 2, 0.5, "GLOBAL"
    return thing


class _Head:
    """Where things are on a head that is turned by `gaze` degrees to the left."""

    def __init__(self, centre, gaze):
        self.centre, self.turn = np.array(centre, float), math.radians(gaze)

    def at(self, x, y, z):
        """A place on the head, from its middle, in the figure's frame."""
        c, s = math.cos(self.turn), math.sin(self.turn)
        return self.centre + (x * c - y * s, x * s + y * c, z)

    def turned(self, piece):
        """A piece made about the origin, moved and turned onto the head."""
        verts, faces = piece
        return [tuple(self.at(*v)) for v in verts], faces


def _face(head, neck):
    on = lambda piece: head.turned(piece)
    skull = [_egg((-0.012, 0, 0.022), 0.094, 0.073, 0.096),
             _limb([(0.022, 0, 0.045), (0.026, 0, -0.03), (0.034, 0, -0.075), (0.040, 0, -0.108)], [0.062, 0.061, 0.049, 0.026], (1.0, 0.95, 0.92, 1.0)),
             _limb([(0.078, 0, 0.018), (0.092, 0, -0.016), (0.097, 0, -0.032), (0.080, 0, -0.040)], [0.009, 0.011, 0.0125, 0.008], (1, 1, 1.2, 1.2), 5),
             _limb([(0.070, -0.046, 0.022), (0.083, 0, 0.027), (0.070, 0.046, 0.022)], [0.009, 0.010, 0.009], 1, 5),
             _limb([(0.076, -0.018, -0.066), (0.087, 0, -0.064), (0.076, 0.018, -0.066)], [0.006, 0.0095, 0.006], 1, 5)]
    for s in (-1, 1):
        skull += [_egg((0.052, s * 0.038, -0.026), 0.029, 0.026, 0.032),
                  _limb([(-0.002, s * 0.071, 0.020), (-0.012, s * 0.084, 0.006), (-0.004, s * 0.078, -0.026)], [0.012, 0.017, 0.008], 0.55, 6)]
    base = np.array(neck)
    pieces = [on(piece) for piece in skull]
    pieces.append(_limb([base - (0.01, 0, 0.05), base + (0.0, 0, 0.03), head.at(-0.012, 0, -0.03)], [0.062, 0.052, 0.052], 1.04))
    _one("skin", pieces, "skin", 0.005, 7)
    for s in (-1, 1):
        _one("eye", [on(_egg((0.0785, s * 0.0315, 0.002), 0.006, 0.011, 0.0048))], "hair_dark", 0.002, 1)
        _one("brow", [on(_limb([(0.085, s * 0.014, 0.020), (0.083, s * 0.034, 0.026), (0.071, s * 0.052, 0.020)], [0.004, 0.005, 0.003], 1, 5))], "hair_dark", 0.002, 1)


def _hair(head, style, material):
    cap = [_egg((-0.021, 0, 0.034), 0.101, 0.085, 0.098), _limb([(-0.075, 0, 0.03), (-0.083, 0, -0.03), (-0.062, 0, -0.085)], [0.035, 0.034, 0.018], 1.9)]
    for s in (-1, 1):
        cap.append(_limb([(0.046, s * 0.040, 0.090), (0.026, s * 0.068, 0.056), (-0.004, s * 0.074, 0.010)], [0.016, 0.019, 0.011], 0.8))
    if style in ("bob", "bun"):
        cap.append(_egg((-0.020, 0, 0.044), 0.108, 0.092, 0.098))
    if style == "bob":
        for s in (-1, 1):
            cap.append(_limb([(0.020, s * 0.078, 0.060), (0.012, s * 0.092, -0.010), (0.006, s * 0.082, -0.100)], [0.030, 0.027, 0.018], 0.55))
        cap.append(_limb([(-0.070, 0, 0.05), (-0.090, 0, -0.03), (-0.078, 0, -0.115)], [0.045, 0.048, 0.036], 1.95))
    if style == "bun":
        cap.append(_egg((-0.118, 0, 0.062), 0.046, 0.048, 0.044))
    _one("hair", [head.turned(piece) for piece in cap], material, 0.005, 3, ((0.010, 0.0016), (0.04, 0.003)))


def _sun_hat(head):
    x, y, z = head.at(-0.012, 0, 0.058)
    with mesh.at(x, y, z, ry=-6, rz=math.degrees(head.turn)):
        mesh.lathe([(0.205, -0.020), (0.208, -0.016), (0.150, 0.002), (0.104, 0.006), (0.098, 0.055), (0.086, 0.080), (0.05, 0.090), (0, 0.091)], "cloth_sand", steps=48, name="hat")
        mesh.lathe([(0.1055, 0.007), (0.1015, 0.034)], "cloth_blue", steps=48, name="hat_band")


def _hand(elbow, wrist, material):
    elbow, wrist = np.array(elbow), np.array(wrist)
    reach = (wrist - elbow) / np.linalg.norm(wrist - elbow)
    side = np.array((0.0, 1.0, 0.0)) - reach * reach[1]
    side /= np.linalg.norm(side)
    down = np.cross(side, reach)
    down *= -1 if down[2] > 0 else 1
    inward = side * (-1 if wrist[1] > 0 else 1)
    spot = lambda along, across, under: wrist + reach * along + side * across + down * under
    pieces = [_limb([wrist - reach * 0.02, spot(0.03, 0, 0), spot(0.085, 0, 0.004)], [0.025, 0.024, 0.019], (1.0, 1.5, 1.95))]
    for k in range(4):
        y = (k - 1.5) * 0.0185
        pieces.append(_limb([spot(0.075, y, 0.003), spot(0.115, y, 0.012), spot(0.142, y, 0.034)], [0.0105, 0.0095, 0.007], 1, 4, 10))
    thumb = inward * 0.030
    pieces.append(_limb([spot(0.02, 0, 0.004) + thumb * 0.5, spot(0.06, 0, 0.012) + thumb * 1.35, spot(0.092, 0, 0.02) + thumb * 1.35], [0.015, 0.012, 0.008], 1, 4, 10))
    _one("hand", pieces, material, 0.004, 2)


def build(pose="standing", jacket="cloth_blue", trousers="cloth_grey", hair="hair_dark", style="short", sleeves="long", gaze=0, helmet=None, vest=None, height=1.72):
    """A dressed person in a named pose, the head turned by `gaze` degrees; `style` is one of HAIR; a vest is a work vest with two bands, a helmet names its paint."""
    j = {name: np.array(at, float) for name, at in {**STANDING, **POSES[pose]}.items()}
    for s in ("l_", "r_"):      # the middle of the joint lies inside and below the shoulder's tip
        j[s + "shoulder"] += (0, -0.020 if s == "l_" else 0.020, -0.030)
    head = _Head(j["head"], gaze)
    with mesh.at(scale=height / 1.72):
        _one("trousers", [
            _limb([j["waist"], j["pelvis"], j["pelvis"] - (0, 0, 0.06)], [0.100, 0.124, 0.10], (1.25, 1.30, 1.3)),
            *(_limb([j[s + "hip"], (j[s + "hip"] + j[s + "knee"]) / 2, j[s + "knee"], j[s + "ankle"]], [0.094, 0.084, 0.064, 0.054]) for s in ("l_", "r_"))],
            trousers, 0.010, 5, ((0.14, 0.010), (0.05, 0.004)))
        top = j["neck"] - (0.008, 0, 0.055)
        trunk = _limb([j["pelvis"] - (0, 0, 0.03), j["waist"], j["chest"], (j["chest"] + top * 2) / 3, top, j["neck"] + (0.0, 0, 0.012)],
                      [0.147, 0.126, 0.122, 0.105, 0.078, 0.063], (1.30, 1.30, 1.40, 1.52, 1.50, 1.04))
        upper = lambda s, share: j[s + "shoulder"] * (1 - share) + j[s + "elbow"] * share
        yoke = [_limb([top + (0, k * 0.045, 0.012), (top + (0, k * 0.10, 0.018) + j[s + "shoulder"]) / 2, j[s + "shoulder"], upper(s, 0.25)], [0.062, 0.060, 0.061, 0.056])
                for s, k in (("l_", 1), ("r_", -1))]
        if sleeves == "short":
            arms = [_limb([j[s + "shoulder"], upper(s, 0.3), upper(s, 0.62)], [0.060, 0.059, 0.060]) for s in ("l_", "r_")]
            for s in ("l_", "r_"):
                _one("arm", [_limb([upper(s, 0.3), upper(s, 0.75), j[s + "elbow"], (j[s + "elbow"] * 2 + j[s + "wrist"]) / 3, j[s + "wrist"]], [0.046, 0.042, 0.037, 0.039, 0.026])], "skin", 0.007, 3)
        else:
            arms = [_limb([j[s + "shoulder"], upper(s, 0.5), j[s + "elbow"], (j[s + "elbow"] * 2 + j[s + "wrist"]) / 3, j[s + "wrist"]], [0.060, 0.054, 0.047, 0.048, 0.036]) for s in ("l_", "r_")]
        _one("jacket", [trunk, *yoke, *arms], jacket, 0.009, 5, ((0.13, 0.008), (0.045, 0.005)))
        if vest:
            low = j["pelvis"] + (0, 0, 0.04)
            body = [low, j["waist"], j["chest"], j["neck"] - (0, 0, 0.06)]
            _one("vest", [_limb(body, [0.150, 0.137, 0.152, 0.118], 1.34)], vest, 0.012, 5, ((0.11, 0.006),))
            for a, b, share, r in ((low, body[1], 0.3, 0.150), (body[1], body[2], 0.45, 0.148)):
                c = a + (b - a) * share
                up = (b - a) / np.linalg.norm(b - a) * 0.025
                _one("band", [_limb([c - up, c, c + up], [r, r + 0.002, r], 1.35, 4, 40)], "reflective_band", 0.006, 5)
        _face(head, j["neck"])
        _hair(head, "short" if helmet or style == "hat" else style, hair)
        if helmet:
            with mesh.at(head.centre[0] - 0.005, 0, head.centre[2] + 0.025, ry=-4):
                mesh.lathe([(0.112, 0.0), (0.112, 0.03), (0.100, 0.085), (0.064, 0.122), (0, 0.134)], helmet, steps=36, name="helmet")
                mesh.plate([(0.16 * math.cos(a) if math.cos(a) > 0 else 0.125 * math.cos(a), 0.118 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 40, endpoint=False)],
                           0.008, helmet, 0.002)
        elif style == "hat":
            _sun_hat(head)
        for s in ("l_", "r_"):
            _hand(j[s + "elbow"], j[s + "wrist"], "rubber_grey" if vest else "skin")
            x, y, z = j[s + "ankle"]
            with mesh.at(x, y, z - 0.09):
                mesh.superloft([(-0.09, 0.0, 0.10, 0.036, 6, 3), (-0.05, 0.0, 0.13, 0.046, 6, 3), (0.05, 0.0, 0.10, 0.05, 6, 3), (0.16, 0.0, 0.055, 0.05, 6, 3), (0.20, 0.01, 0.035, 0.03, 4, 3)],
                               [(0, "rubber_black"), (0.22, "shoe_dark")], 20, 24, name="shoe")
