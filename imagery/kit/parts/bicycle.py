"""A city bicycle for a figure in the pose "cycling": it faces +X, its wheels stand on z = 0. Metres."""
import math

from .. import mesh


def build(paint="gelcoat_teal"):
    """Frame, wheels, bars and saddle."""
    rear, front, hub, seat, bars = (-0.50, 0, 0.34), (0.58, 0, 0.34), (0.02, 0, 0.28), (-0.16, 0, 0.80), (0.40, 0, 0.96)
    for x, _, z in (rear, front):
        ring = [(x + 0.32 * math.cos(a), 0, z + 0.32 * math.sin(a)) for a in [2 * math.pi * k / 48 for k in range(48)]]
        mesh.tube(ring, 0.02, "rubber_black", 10, True)
        mesh.tubes([[(x, 0, z), ring[k]] for k in range(0, 48, 3)], 0.0014, "steel_wire", 4)
        mesh.cylinder(0.03, 0.09, (x, 0, z), "y", "aluminium")
    head = (0.42, 0, 0.76)
    for a, b in ((hub, seat), (hub, head), ((-0.13, 0, 0.70), (0.41, 0, 0.72)), (hub, rear), ((-0.14, 0, 0.74), rear), (front, bars)):
        mesh.tube([a, b], 0.017, paint, 12)
    mesh.tube(mesh.smooth_path([(0.32, 0.26, 1.02), (0.44, 0.20, 1.04), (0.42, 0, 0.98), (0.44, -0.20, 1.04), (0.32, -0.26, 1.02)], 6), 0.012, "steel", 10)
    mesh.superloft([(-0.28, 0.80, 0.86, 0.085, 3, 4), (-0.16, 0.80, 0.86, 0.06, 3, 4), (0.0, 0.81, 0.84, 0.02, 3, 3)], [(0, "rubber_black")], 14, 20, name="saddle")
    mesh.cylinder(0.09, 0.02, hub, "y", "aluminium_dark")
    mesh.tube([(0.02, 0.06, 0.28), (0.14, 0.10, 0.34)], 0.012, "steel", 8)
    mesh.tube([(0.02, -0.06, 0.28), (-0.02, -0.10, 0.12)], 0.012, "steel", 8)
