"""Who is aboard or ashore: (pose, x, y, floor z, turn, clothes) in the boat's frame, or in the scene's for a shore."""
from kit import mesh
from kit.parts import bicycle, person

BLUE, SAND, WHITE, RED, GREY = (dict(jacket="cloth_" + colour, trousers=legs) for colour, legs in (
    ("blue", "cloth_sand"), ("sand", "cloth_blue"), ("white", "cloth_grey"), ("red", "cloth_grey"), ("grey", "cloth_blue")))

ABOARD = {
    "xi": (("sitting", 0.45, 0.60, 0.27, -90, dict(SAND, sleeves="short", gaze=-25)), ("sitting", -1.25, 0.62, 0.27, -80, dict(BLUE, style="bun", gaze=30)),
           ("sitting", 0.30, -0.60, 0.27, 90, dict(WHITE, style="bob", sleeves="short", gaze=15))),
    "yang": (("standing", 1.70, -0.15, 0.565, 178, dict(RED, style="bun")), ("sitting", -1.0, 0.92, 0.555, -90, dict(WHITE, style="bob", gaze=-30)),
             ("sitting", -1.95, 0.92, 0.555, -75, dict(BLUE, gaze=30)), ("standing", 0.05, 0.25, 0.565, 165, dict(SAND, sleeves="short", gaze=-25))),
}
CANAL = (("walking", 7.5, 9.6, 1.56, -82, WHITE), ("walking", 8.1, 10.1, 1.56, -86, BLUE), ("walking", -7.4, 29.0, 1.56, 84, SAND))


def cyclist(x, y, z, turn):
    """Somebody on a bicycle, riding where +X is turned to."""
    with mesh.at(x, y, z, rz=turn):
        bicycle.build()
        person.build("cycling", **SAND)


def angler(x, y, z, turn):
    """Somebody at the railing with a rod out over the water."""
    with mesh.at(x, y, z, rz=turn):
        person.build("looking", **RED)
        mesh.tube(mesh.smooth_path([(0.20, 0.0, 1.02), (1.2, 0.0, 1.75), (2.3, 0.0, 2.30), (3.3, 0.0, 2.42)], 8), 0.012, "gelcoat_graphite", 8)
        mesh.tube([(3.3, 0.0, 2.42), (3.9, 0.0, -1.55)], 0.0016, "plastic_white", 5)


def stand(rows, root=None):
    """Put people into the scene; those aboard move with the boat `root`."""
    with mesh.collect() as parts:
        for pose, x, y, z, turn, clothes in rows:
            with mesh.at(x, y, z, rz=turn):
                person.build(pose, **clothes)
    for part in parts:
        if root:
            part.parent = root


def along_canal(half_width):
    """Two who stroll and one who comes, a cyclist, and an angler at the railing, on both banks of a canal."""
    with mesh.collect(), mesh.at(half_width - 6.5):
        stand(row for row in CANAL if row[1] > 0)
        cyclist(8.6, 19.0, 1.56, -92)
        angler(7.05, 15.2, 1.56, 178)
    with mesh.collect(), mesh.at(6.5 - half_width):
        stand(row for row in CANAL if row[1] < 0)
