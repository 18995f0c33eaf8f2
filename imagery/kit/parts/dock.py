"""The boats' dock: pontoon, charging head and hoist. Metres; the boats lie along its -y side, z = 0 is the waterline."""
import math

import numpy as np

from .. import mesh
from . import basket, cabin, gear

DECK = 0.42


def pontoon(x0, x1, depth=1.7):
    """Planked walkway from x0 to x1 on floats, its edge on y = 0, with piles, fenders and cleats."""
    length, middle = x1 - x0, (x0 + x1) / 2
    plank = 0.14
    for i in range(int(length / plank)):
        mesh.box((plank - 0.008, depth - 0.10, 0.028), (x0 + plank * (i + 0.5), depth / 2, DECK - 0.014), "deck_board", 0.004, 1, "plank")
    for y in (0.03, depth - 0.03):
        mesh.box((length, 0.06, 0.17), (middle, y, DECK - 0.075), "aluminium_plate", 0.008, name="edge")
    for i in range(int(length / 1.5)):
        x = x0 + 0.75 + 1.5 * i
        mesh.superloft([(x - 0.62, -0.16, DECK - 0.17, depth / 2 - 0.10, 5, 8, depth / 2), (x - 0.55, -0.22, DECK - 0.16, depth / 2 - 0.06, 5, 8, depth / 2),
                        (x + 0.55, -0.22, DECK - 0.16, depth / 2 - 0.06, 5, 8, depth / 2), (x + 0.62, -0.16, DECK - 0.17, depth / 2 - 0.10, 5, 8, depth / 2)],
                       [(0, "float_stained"), (0.48, "plastic_grey")], 12, 28, name="float")
        mesh.box((0.07, 0.05, 0.30), (x, -0.02, 0.25), "rubber_black", 0.015, name="fender")
    for x in (x0 + 1.1, x1 - 1.1):
        gear.cleat(x, 0.14, DECK, 0.22)
        mesh.cylinder(0.11, 3.4, (x + 0.6, depth + 0.14, 0.35), mat="pile_steel", steps=32)
        mesh.lathe([(0.125, 2.02), (0.125, 2.10), (0.05, 2.20), (0, 2.22)], "plastic_black", (x + 0.6, depth + 0.14, 0), steps=32)
        mesh.box((0.30, 0.16, 0.10), (x + 0.6, depth + 0.02, DECK - 0.06), "aluminium_dark", 0.012)


def charger(x, live=True):
    """Charging head at x: a column whose arm sets the coupling on the boat's deck; its light is cyan while it charges."""
    with mesh.at(x, 0.34, DECK):
        mesh.box((0.42, 0.34, 0.05), (0, 0, 0.025), "aluminium_dark", 0.012)
        mesh.plate(mesh.rounded_rectangle(0.36, 0.28, 0.09), 1.18, "gelcoat_white", 0.02, name="column").location = (0, 0, 0)
        column = mesh._created[-1]
        for v in column.data.vertices:
            v.co.z += 0.63
        mesh.box((0.20, 0.012, 0.30), (0, -0.142, 0.92), "lens_black", 0.01)
        mesh.box((0.215, 0.012, 0.024), (0, -0.144, 0.70), "led_cyan" if live else "plastic_grey", 0.004)
        mesh.plate(mesh.rounded_rectangle(0.37, 0.29, 0.095), 0.05, "gelcoat_graphite", 0.012).location = (0, 0, 0)
        cap = mesh._created[-1]
        for v in cap.data.vertices:
            v.co.z += 1.24
        # arm over the water, its coupling hangs above the boat
        mesh.tube(mesh.fillet_path([(0, -0.10, 0.52), (0, -0.52, 0.62), (0, -0.86, 0.22)], 0.12, 6), 0.034, "aluminium", 16)
        mesh.cylinder(0.05, 0.12, (0, -0.12, 0.52), "x", "plastic_black")
        mesh.lathe([(0.03, 0.30), (0.055, 0.24), (0.075, 0.20), (0.075, 0.12), (0.05, 0.10), (0, 0.10)], "gelcoat_graphite", (0, -0.86, -0.08), steps=28)
        mesh.lathe([(0.078, 0.172), (0.080, 0.168), (0.080, 0.156), (0.078, 0.152)], "led_cyan" if live else "plastic_grey", (0, -0.86, -0.08), steps=28)
        mesh.tube(mesh.smooth_path([(0.05, -0.10, 0.30), (0.10, -0.30, 0.18), (0.07, -0.62, 0.42), (0.02, -0.84, 0.26)], 8), 0.014, "rubber_black", 10)


def hoist(x, slew=-90.0, load=None, drop=0.9):
    """Pillar crane at x with its jib turned by `slew`; `load` draws what hangs on the hook, with its eye at the origin."""
    with mesh.at(x, 0.42, DECK, rz=slew):
        mesh.lathe([(0.22, 0.0), (0.22, 0.03), (0.10, 0.05), (0.085, 0.10), (0.085, 2.02), (0.10, 2.04), (0.10, 2.22), (0.07, 2.25), (0, 2.25)], "paint_safety_yellow", steps=32, name="pillar")
        mesh.box((1.62, 0.09, 0.13), (0.74, 0, 2.13), "paint_safety_yellow", 0.012, name="jib")
        mesh.tube([(0.08, 0, 1.52), (0.72, 0, 2.07)], 0.026, "paint_safety_yellow", 14)
        mesh.box((0.24, 0.17, 0.19), (-0.02, 0.0, 1.22), "gelcoat_graphite", 0.02, name="winch")
        mesh.cylinder(0.05, 0.06, (1.45, 0, 2.10), "y", "steel")
        mesh.tube([(1.47, 0, 2.10), (1.47, 0, 2.13 - drop)], 0.005, "steel", 8)
        mesh.tube([(0.0, 0.09, 1.30), (0.10, 0.06, 2.16), (1.45, 0, 2.15)], 0.004, "steel", 8)
        with mesh.at(1.47, 0, 2.13 - drop):
            mesh.box((0.05, 0.035, 0.10), (0, 0, 0.03), "paint_safety_yellow", 0.008)
            mesh.tube(mesh.smooth_path([(0, 0, -0.02), (0.03, 0, -0.06), (0, 0, -0.09), (-0.025, 0, -0.06)], 5), 0.008, "steel", 10)
            if load:
                load()


def full_basket():
    """A small boat's basket on its four slings, full; the eye of the slings at the origin."""
    top = 0.62
    with mesh.at(0, 0, -0.09 - top):
        for sx in (-0.19, 0.19):
            for sy in (-0.17, 0.17):
                mesh.tube([(0, 0, top), (sx, sy, 0.0)], 0.005, "steel", 8)
        with mesh.at(-0.30, 0, -0.32):
            basket.wire_basket(0.10, 0.50, 0.178, 0.0, 0.32, 0.022, 0.0015, 0.008, open_front=False)
            basket.pile(0.11, 0.49, 0.165, 0.01, 0.24, 5, 330, 5, 2, 0.06, 0.07)
            rng = np.random.default_rng(8)
            for i in range(420):        # what leans against the wires
                side, along, z = i % 4, rng.uniform(-1, 1), rng.uniform(0.02, 0.26)
                x, y = (0.30 + 0.185 * along, (-0.164, 0.164)[side // 2]) if side % 2 else ((0.115, 0.485)[side // 2], 0.162 * along)
                with mesh.at(x, y, z, rx=90 * (side % 2) + rng.normal() * 14, ry=90 * (1 - side % 2) + rng.normal() * 14, rz=rng.normal() * 20):
                    basket.leaf(rng, rng.uniform(0.05, 0.09), ["leaf_brown", "leaf_ochre", "leaf_olive", "weed_green", "leaf_brown"][i % 5])


def cart(x, y):
    """Two-wheeled bin for what was collected."""
    with mesh.at(x, y, DECK):
        mesh.superloft([(-0.40, 0.22, 0.86, 0.30, 6, 8), (-0.36, 0.16, 0.88, 0.34, 6, 8), (0.36, 0.16, 0.94, 0.34, 6, 8), (0.40, 0.22, 0.94, 0.30, 6, 8)],
                       [(0, "cart_green")], 20, 36, name="bin", skip=lambda a, b, c: c > 0.85 and abs(a) < 0.33 and abs(b) < 0.28)
        cabin.sweep_profile([(0.40 * math.cos(t), 0.33 * math.sin(t), 0.88) for t in [2 * math.pi * k / 40 for k in range(40)]], cabin.rounded(0.03, 0.03, 0.01), "gelcoat_graphite", True, "rim")
        for s in (1, -1):
            mesh.cylinder(0.16, 0.06, (-0.30, s * 0.38, 0.16), "y", "rubber_black", 0.015)
            mesh.cylinder(0.07, 0.065, (-0.30, s * 0.38, 0.16), "y", "aluminium", 0.008)
        mesh.tube(mesh.fillet_path([(0.38, 0.26, 0.86), (0.62, 0.26, 0.96), (0.62, -0.26, 0.96), (0.38, -0.26, 0.86)], 0.06, 5), 0.014, "steel", 12)


def lamp(x, y, lit=True):
    """Slim mast light of the walkway."""
    with mesh.at(x, y, DECK):
        mesh.cylinder(0.035, 2.6, (0, 0, 1.3), mat="gelcoat_graphite")
        mesh.box((0.09, 0.34, 0.035), (0, -0.14, 2.60), "gelcoat_graphite", 0.01)
        mesh.box((0.06, 0.28, 0.006), (0, -0.15, 2.58), "led_warm" if lit else "plastic_white", 0.001)


def life_ring(x, y):
    """Ring buoy on its post."""
    with mesh.at(x, y, DECK):
        mesh.box((0.06, 0.05, 1.15), (0, 0, 0.57), "gelcoat_graphite", 0.01)
        for k in range(8):
            a, b = 2 * math.pi * k / 8, 2 * math.pi * (k + 1) / 8
            mesh.tube([(0.27 * math.cos(a + (b - a) * i / 6), -0.06, 0.98 + 0.27 * math.sin(a + (b - a) * i / 6)) for i in range(7)], 0.055,
                      "paint_safety_orange" if k % 2 else "litter_white", 14)
