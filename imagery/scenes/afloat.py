"""What floats around a boat at the origin that heads `heading` degrees from +x."""
import math

import numpy as np

from kit import mesh
from kit.parts import cut_weed, driftwood, flotsam


def _in_scene(x, y, heading):
    c, s = math.cos(math.radians(heading)), math.sin(math.radians(heading))
    return c * x - s * y, s * x + c * y


def _in_boat(x, y, heading):
    return _in_scene(x, y, -heading)


def _lilies(rng, rafts, spots, free, flowers_from=1.2):
    """Lily leaves in `rafts` (x, y, spread along x, along y, count) and at `spots`, a few over one another, where `free(x, y)`; gives where they lie."""
    pads, flower = flotsam.pads(), flotsam.flower()
    laid = []
    for x, y in [(px + rng.normal() * sx * 0.6, py + rng.normal() * sy * 0.6) for px, py, sx, sy, count in rafts for _ in range(count)] + spots(rng):
        if not free(x, y):
            continue
        size = (0.16, 0.25, 0.34)[rng.choice(3, p=(0.34, 0.40, 0.26))] * rng.uniform(0.85, 1.15)
        over = sum(math.hypot(x - qx, y - qy) < 0.42 * (size + qs) for qx, qy, qs in laid)
        if over > 2:
            continue
        laid.append((x, y, size))
        flotsam.place(pads[rng.integers(6)], x, y, 0.003 + 0.007 * over, rng.uniform(0, 360), size, (rng.normal() * (1.2 + 3 * over), rng.normal() * (1.2 + 3 * over)))
    for x, y, size in laid[7::31]:
        if y > flowers_from:
            flotsam.place(flower, x + 0.6 * size, y, 0.012, rng.uniform(0, 360), rng.uniform(0.9, 1.3))
    return laid


def _mown_lilies(heading):
    """Rafts of lily leaves that a boat mows, open water where it has been: gives where they lie, and what tells whether weed can."""
    #        x     y    spread along x, y  count
    rafts = ((-3.4, 4.2, 1.5, 0.9, 120), (-1.2, 6.6, 1.7, 1.1, 130), (-6.0, 8.0, 2.2, 1.4, 130), (1.8, 9.0, 1.6, 1.1, 90), (4.8, 7.2, 1.5, 1.2, 90),
             (-2.2, -1.35, 0.55, 0.42, 34), (-1.5, 1.9, 0.7, 0.45, 34), (1.75, -1.35, 0.6, 0.4, 30), (2.6, -2.2, 0.5, 0.4, 22), (0.5, 13.0, 5.0, 1.5, 120), (-9.0, 13.0, 4.0, 1.6, 90))

    def free(x, y):                 # neither mown nor under the hull
        along, across = _in_boat(x, y, heading)
        return along >= 1.45 or abs(across) >= 0.92 + 0.10 * math.sin(along * 2.3)
    rng = np.random.default_rng(21)
    return _lilies(rng, rafts, lambda rng: [_in_scene(rng.uniform(1.6, 2.7), rng.normal() * 0.62, heading) for _ in range(30)], free), free, rng


def _let_go(rng, tufts, heading, scale, deep=0.0):
    """Weed astern that the belt has let go."""
    for _ in range(26):
        x, y = _in_scene(rng.uniform(-3.6, -0.9), rng.normal() * 0.45, heading)
        flotsam.place(tufts[rng.integers(4)], x, y, -deep, rng.uniform(0, 360), rng.uniform(*scale))


def lily_pads(heading):
    """Lilies before and beside a boat that mows them."""
    _, _, rng = _mown_lilies(heading)
    _let_go(rng, flotsam.weed(), heading, (0.5, 0.9))


def lilies_and_weed(heading):
    """The same lilies from near, with weed that has grown up between them."""
    laid, free, rng = _mown_lilies(heading)
    beds = cut_weed.mats()
    for x, y, _ in laid[::5]:
        x, y = x + rng.normal() * 0.30, y + rng.normal() * 0.25
        if free(x, y):
            flotsam.place(beds[rng.integers(5)], x, y, rng.uniform(-0.022, -0.004), rng.uniform(0, 360), rng.uniform(0.45, 0.8))
    _let_go(rng, cut_weed.tufts(), heading, (0.7, 1.1), 0.008)


def lily_lake(heading):
    """Lilies before and behind the way of a tour boat, which lies clear of them."""
    rafts = ((-2.6, -7.6, 2.0, 0.9, 150), (2.4, -8.6, 1.8, 0.9, 140), (0.2, -10.3, 1.6, 0.8, 110), (-4.6, -4.6, 1.6, 0.7, 70), (5.2, -5.2, 1.6, 0.8, 80),
             (-7.0, 6.5, 3.0, 1.2, 120), (0.5, 9.0, 3.4, 1.3, 120), (7.5, 7.5, 3.0, 1.3, 110), (-12.0, 13.0, 5.0, 1.8, 120), (3.0, 16.0, 6.0, 1.8, 130), (13.0, 14.0, 4.0, 1.8, 100))
    _lilies(np.random.default_rng(23), rafts, lambda rng: [], lambda x, y: abs(_in_boat(x, y, heading)[1]) > 2.3, flowers_from=-20)


def weed_bed(heading):
    """Weed that has grown to the surface, lilies in it: dense before and beside a boat that mows, open water where it has been."""
    rng = np.random.default_rng(27)
    beds, pads, flower = cut_weed.mats(), flotsam.pads(), flotsam.flower()
    waves = [(rng.uniform(0.5, 1.5), rng.uniform(0, 6.28), rng.uniform(0, 6.28)) for _ in range(7)]

    def grown(x, y):        # the bed has bays and lanes of open water
        return sum(math.sin(k * (x * math.cos(a) + y * math.sin(a)) + p) for k, a, p in waves) / 7
    for reach, count, bare in ((3.6, 460, 0.03), (8.0, 560, 0.02), (16.0, 900, 0.10)):
        for _ in range(count):
            x, y = rng.uniform(-reach, reach) * 1.2, rng.uniform(-reach, reach)
            along, across = _in_boat(x, y, heading)
            ahead = 1.5 < along < 3.2 and abs(across) < 1.3          # next to be mown
            if along < 1.5 and abs(across) < 1.12 + 0.08 * math.sin(3 * along) or (grown(x, y) < bare and not ahead):
                continue
            flotsam.place(beds[rng.integers(5)], x, y, rng.uniform(-0.012, 0.010), rng.uniform(0, 360), rng.uniform(0.6, 1.1))
    laid = 0
    while laid < 420:
        x, y = rng.uniform(-11, 11), rng.uniform(-3.2, 15)
        along, across = _in_boat(x, y, heading)
        if along < 1.7 and abs(across) < 1.25 or not -0.10 < grown(x, y) < (0.30 if y > 1 else 0.16):
            continue
        laid += 1
        size = rng.choice((0.14, 0.20, 0.27)) * rng.uniform(0.85, 1.15)
        flotsam.place(pads[rng.integers(6)], x, y, 0.012 if grown(x, y) < 0.03 else rng.uniform(0.045, 0.07), rng.uniform(0, 360), size, (rng.normal() * 3, rng.normal() * 3))
        if y > 1 and laid % 12 == 0:
            flotsam.place(flower, x + 0.6 * size, y, 0.02, rng.uniform(0, 360), rng.uniform(0.9, 1.3))


def _drop(things, rng, x, y, scale=(0.85, 1.2)):
    """One of `things`, chosen as often as it is met, sunk as deep as it floats."""
    shares = np.array([share for *_, share in things], float)
    whole, deep, _ = things[rng.choice(len(things), p=shares / shares.sum())]
    return flotsam.place(whole, x, y, -deep * rng.uniform(0.6, 1.3), rng.uniform(0, 360), rng.uniform(*scale), (rng.normal() * 7, rng.normal() * 7))


def litter(heading):
    """A slick of litter and leaves that a small boat heads into."""
    rng = np.random.default_rng(14)
    things, leaves, tufts = [thing for thing in flotsam.litter() if thing[0].name != "branch"], flotsam.leaves(), flotsam.weed()
    for count, lay in ((24, lambda x, y: _drop(things, rng, x, y)),
                       (120, lambda x, y: flotsam.place(leaves[rng.integers(6)], x, y, 0.002, rng.uniform(0, 360), rng.uniform(0.5, 0.95), (rng.normal() * 5, rng.normal() * 5))),
                       (12, lambda x, y: flotsam.place(tufts[rng.integers(4)], x, y, 0.0, rng.uniform(0, 360), rng.uniform(0.3, 0.6)))):
        for _ in range(count):
            along = 0.95 + 2.4 * rng.random() ** 1.25
            across = rng.normal() * (0.16 + 0.22 * (along - 0.9))
            lay(*_in_scene(along, across, heading))


def gathered(heading):
    """Litter between the open arms of the large boat."""
    _between_arms(heading, flotsam.litter(), (420, 900, 130))


def washed_in(heading):
    """A raft of driftwood and leaves between the open arms of the large boat, as it lies before a dam after rain."""
    _between_arms(heading, driftwood.pieces(), (430, 1500, 150), (0.85, 1.25))


def _between_arms(heading, things, counts, scale=(1.0, 1.5)):
    """Hundreds of pieces, `counts` of things, leaves and weed: thin ahead, thick along the arms, packed before the belt, riding up on it."""
    rng = np.random.default_rng(33)
    leaves, tufts = flotsam.leaves(), flotsam.weed()

    def spot():
        along = 3.75 + 6.2 * rng.random() ** 2.0
        half = 1.0 + 0.90 * (along - 3.75)
        side = rng.choice((-1, 1))
        if along > 4.7 and rng.random() < 0.62:             # it slides in along an arm
            return along, side * (half - 0.25 - min(half * 0.8, rng.exponential(0.40)))
        return along, rng.uniform(-0.9, 0.9) * half * rng.uniform(0.3, 1)
    for count, lay in ((counts[0], lambda x, y: _drop(things, rng, x, y, scale)),
                       (counts[1], lambda x, y: flotsam.place(leaves[rng.integers(6)], x, y, 0.004, rng.uniform(0, 360), rng.uniform(1.0, 1.9), (rng.normal() * 8, rng.normal() * 8))),
                       (counts[2], lambda x, y: flotsam.place(tufts[rng.integers(4)], x, y, 0.0, rng.uniform(0, 360), rng.uniform(0.9, 1.8)))):
        for _ in range(count):
            lay(*_in_scene(*spot(), heading))
    # riding up the belt: foot and head as in boats/efficiency.py
    (xa, za), (xb, zb) = (3.9, -0.42), (0.15, 1.72)
    for _ in range(170):
        t = rng.uniform(0.16, 0.97)
        x, y = _in_scene(xa + (xb - xa) * t, rng.uniform(-0.55, 0.55), heading)
        z = za + (zb - za) * t + 0.11
        if rng.random() < 0.4:
            thing = _drop(things, rng, x, y, (0.8, 1.2))
            thing.location.z = z
        else:
            flotsam.place(leaves[rng.integers(6)], x, y, z, rng.uniform(0, 360), rng.uniform(1.0, 1.8), (rng.normal() * 20, rng.normal() * 20))


def spray(heading):
    """Drops that a fast boat's bow throws up along both crests of its bow wave (kit/water.py says where those run)."""
    rng = np.random.default_rng(52)
    count = 9000
    back = rng.exponential(0.42, count)
    side = rng.choice((-1, 1), count)
    up = rng.exponential(0.026, count) * np.exp(-back * 0.7)
    across = side * (0.36 + 0.30 * back ** 0.92 + rng.normal(size=count) * (0.035 + 0.05 * back) + 0.5 * up)
    size = np.clip(rng.lognormal(-6.85, 0.45, count), 0.0005, 0.0035)
    turn = math.radians(heading)
    along = 1.33 - back + rng.normal(size=count) * 0.02
    place = np.stack([along * math.cos(turn) - across * math.sin(turn), along * math.sin(turn) + across * math.cos(turn), 0.03 + 0.09 * np.exp(-back / 2) + up], -1)
    corners = np.array([(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)], float)
    faces = np.array([(0, 2, 4), (2, 1, 4), (1, 3, 4), (3, 0, 4), (2, 0, 5), (1, 2, 5), (3, 1, 5), (0, 3, 5)])
    mesh.add_mesh("spray", (place[:, None] + corners[None] * size[:, None, None]).reshape(-1, 3).tolist(), (faces[None] + 6 * np.arange(count)[:, None, None]).reshape(-1, 3).tolist(), "plastic_white", sharp_angle=180)
