"""Built banks behind a boat, baked as backdrops (scenes/stages.py names them). Metres; the view looks towards +Y."""
import math

import numpy as np

from kit import city, landscape, mesh, sky_light


def _merged(name, boxes, mat):
    """Many upright boxes (x, y, z, sx, sy, sz), each standing on its z, as one object."""
    corners = np.array([(a, b, c) for a in (-0.5, 0.5) for b in (-0.5, 0.5) for c in (0, 1)], float)
    faces = np.array([(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (1, 5, 7, 3), (0, 2, 6, 4)])
    boxes = np.array(boxes, float)
    verts = boxes[:, None, :3] + corners[None] * boxes[:, None, 3:]
    index = (faces[None] + 8 * np.arange(len(boxes))[:, None, None]).reshape(-1, 4)
    return landscape._mesh_object(name, verts.reshape(-1, 3), index, mat)


def _gable(x, y, z, wide, deep, rise, mat, ribs):
    """A gabled roof whose ridge runs along x, with rows of barrel tiles down its front."""
    w, d = wide / 2, deep / 2
    verts = [(x - w, y - d, z), (x + w, y - d, z), (x + w, y, z + rise), (x - w, y, z + rise), (x + w, y + d, z), (x - w, y + d, z)]
    landscape._mesh_object("roof", verts, [(0, 1, 2, 3), (3, 2, 4, 5)], mat)
    rows, faces = [], []
    for k in np.arange(x - w + 0.15, x + w, 0.30):
        v, f = mesh.tube_data([(k, y - d - 0.04, z + 0.02), (k, y, z + rise + 0.02)], 0.075, 4)
        faces += [tuple(i + len(rows) for i in q) for q in f]
        rows += list(v)
    landscape._mesh_object("tiles", rows, faces, ribs)


def old_quay():
    """A low waterside street in the late afternoon: grey-tiled roofs, white fire walls, shops open to the quay, willows, a hill behind."""
    sky_light.outdoor(-142, 21, 0.15, 3.7, (1.0, 0.84, 0.62), clouds=0.55, cloud_seed=12.0, cloud_light=3.4)
    rng = np.random.default_rng(17)
    haze = dict(color=(0.52, 0.57, 0.63), distance=4200, start=70)
    ground = lambda name, a, b, scale=0.6, stretch=(1, 1, 1): landscape.ground_material(name, a, b, haze, scale, stretch)
    stone = ground("quay_stone", (0.14, 0.135, 0.12), (0.27, 0.26, 0.235), 1.1, (1, 1, 2.6))
    wet = ground("quay_wet", (0.030, 0.034, 0.022), (0.055, 0.058, 0.040), 0.9)
    cap = ground("quay_cap", (0.30, 0.285, 0.26), (0.38, 0.365, 0.34), 0.8)
    plaster = [ground(f"plaster{i}", tuple(c * 0.82 for c in tone), tone, 0.35, (1, 1, 0.35)) for i, tone in enumerate(((0.62, 0.60, 0.55), (0.56, 0.53, 0.46), (0.64, 0.63, 0.60)))]
    tile, rib = ground("tile", (0.050, 0.053, 0.056), (0.085, 0.088, 0.090), 1.5), ground("tile_rib", (0.075, 0.078, 0.082), (0.125, 0.128, 0.130), 1.5)
    timber, dark = ground("timber", (0.075, 0.038, 0.020), (0.13, 0.068, 0.034), 2.0), ground("opening", (0.012, 0.011, 0.010), (0.022, 0.020, 0.018), 1.0)
    awnings = [ground(f"awning{i}", tuple(c * 0.8 for c in tone), tone, 1.0) for i, tone in enumerate(((0.30, 0.09, 0.05), (0.10, 0.17, 0.16), (0.42, 0.37, 0.27)))]
    warm, red = city.emission_material("shop_light", (1.0, 0.62, 0.30), 1.15), ground("lantern", (0.42, 0.035, 0.020), (0.50, 0.05, 0.03), 1.0)
    front, edge, deck = 104.0, 96.0, 1.7
    city.block(0, edge + 100, -1, 520, 200, 1 + deck, stone)
    city.block(0, edge - 0.06, -1, 520, 0.1, 1.45, wet)
    city.block(0, edge + 0.2, deck, 520, 0.7, 0.14, cap)
    _merged("posts", [(x, edge + 0.25, deck + 0.14, 0.22, 0.22, 0.85) for x in np.arange(-120, 120, 2.6)], cap)
    _merged("rails", [(0, edge + 0.25, deck + z, 260, 0.10, 0.10) for z in (0.45, 0.82)], cap)
    for x in (-33, 27):                                       # steps down to the water
        _merged("steps", [(x, edge - 0.35 * k, -1, 5.0, 0.7, 1 + deck - 0.24 * k) for k in range(8)], cap)
    x, opened, posts, panes, frames, lamps = -118.0, [], [], [], [], []
    while x < 118:
        wide, deep, storeys = rng.uniform(6.5, 11.5), rng.uniform(8, 10), 2 if rng.random() < 0.78 else 1
        set_back = front + rng.uniform(-0.5, 0.9)
        mid, low, up = x + wide / 2, 3.0, 2.7 * (storeys - 1)
        wall = plaster[rng.integers(3)]
        city.block(mid, set_back + deep / 2, deck, wide, deep, low + up, wall)
        bays = max(2, int(wide / 2.6))
        lit = rng.random() < 0.72
        for k in range(bays):                                 # the shop: open between posts, its back wall lit
            bx = x + (k + 0.5) * wide / bays
            opened.append((bx, set_back - 0.02, deck + 0.05, wide / bays - 0.35, 0.08, 2.35))
            if lit and rng.random() < 0.8:
                lamps.append((bx + rng.uniform(-0.2, 0.2), set_back - 0.08, deck + rng.uniform(0.9, 1.2), (wide / bays - 0.5) * rng.uniform(0.5, 1), 0.06, rng.uniform(0.7, 1.1)))
            posts.append((x + k * wide / bays + 0.12, set_back - 0.25, deck, 0.20, 0.20, low))
        frames.append((mid, set_back - 0.10, deck + 2.42, wide, 0.16, 0.30))
        if rng.random() < 0.45:                               # an awning over the goods
            aw = rng.uniform(2.4, 4.2)
            ax = mid + rng.uniform(-0.5, 0.5) * (wide - aw)
            landscape._mesh_object("awning", [(ax - aw / 2, set_back - 0.1, deck + 2.75), (ax + aw / 2, set_back - 0.1, deck + 2.75), (ax + aw / 2, set_back - 1.9, deck + 2.15), (ax - aw / 2, set_back - 1.9, deck + 2.15)],
                                   [(0, 1, 2, 3)], awnings[rng.integers(3)])
            _merged("goods", [(ax + rng.uniform(-0.45, 0.45) * aw, set_back - rng.uniform(0.5, 1.5), deck, rng.uniform(0.4, 0.9), 0.5, rng.uniform(0.4, 0.9)) for _ in range(4)], timber)
        else:                                                 # a tiled eave over the shop
            _gable(mid, set_back + 0.2, deck + low - 0.25, wide + 0.2, 2.6, 0.62, tile, rib)
        if storeys == 2:
            count = max(2, int(wide / 2.1))
            for k in range(count):
                px = x + (k + 0.5) * wide / count
                frames.append((px, set_back - 0.04, deck + low + 0.55, 1.30, 0.10, 1.45))
                panes += [(px + dx, set_back - 0.10, deck + low + 0.62, 0.52, 0.06, 1.30) for dx in (-0.30, 0.30)]
        _gable(mid, set_back + deep / 2, deck + low + up, wide + 0.5, deep + 1.5, rng.uniform(2.0, 2.6), tile, rib)
        for s in (0, 1):                                      # fire walls step up between the houses
            if rng.random() < 0.62:
                gx, top = x + s * wide, deck + low + up
                for k, (half, rise) in enumerate(((deep / 2 + 0.6, 0.9), (deep / 3, 1.9), (deep / 6, 2.9))):
                    city.block(gx, set_back + deep / 2, deck, 0.36, 2 * half, top - deck + rise, plaster[0])
                    city.block(gx, set_back + deep / 2, top + rise, 0.62, 2 * half + 0.5, 0.20, tile)
        if rng.random() < 0.5:
            for k in range(int(rng.integers(2, 5))):
                v, f = mesh.tube_data([(x + 0.9 + 1.1 * k, set_back - 0.7, deck + 2.1 + 0.05 * j) for j in range(8)], [0.05, 0.15, 0.19, 0.20, 0.20, 0.19, 0.15, 0.05], 8)
                landscape._mesh_object("lantern", v, f, red)
        x += wide + (rng.uniform(2.0, 4.5) if rng.random() < 0.22 else 0.1)
    for name, boxes, mat in (("openings", opened, dark), ("posts", posts, timber), ("frames", frames, timber), ("panes", panes, dark), ("shop_lights", lamps, warm)):
        _merged(name, boxes, mat)
    second = [(rng.uniform(-130, 130), front + 22 + rng.uniform(0, 26), deck, rng.uniform(9, 15), 9, rng.uniform(6.0, 9.5)) for _ in range(34)]
    for bx, by, bz, sx, sy, sz in second:                     # the street behind
        city.block(bx, by, bz, sx, sy, sz, plaster[rng.integers(3)])
        _gable(bx, by, bz + sz, sx + 0.8, sy + 1.4, 2.4, tile, rib)
    bark = ground("bark", (0.022, 0.018, 0.014), (0.055, 0.045, 0.035), 5)
    leaf, far = landscape.foliage_material("leaves", (0.085, 0.125, 0.024), haze), landscape.foliage_material("leaves_far", (0.050, 0.082, 0.024), haze, 0.5)
    willows = [landscape.tree_mesh(f"willow{i}", 44 + i, 7.5 + i, 3.4, 0.20, 15000, leaf, bark, droop=0.62) for i in range(2)]
    landscape.scatter(willows, [(px + rng.uniform(-2, 2), edge + 2.2, deck - 0.2) for px in (-96, -72, -55, -41, -19, -6, 14, 38, 49, 70, 92)], rng, (0.62, 0.92), "willow")
    trees = [landscape.tree_mesh(f"town_tree{i}", 64 + i, 9 + i, 3.6, 0.34, 5200, far, bark) for i in range(2)]
    landscape.scatter(trees, [(rng.uniform(-150, 150), front + rng.uniform(13, 48), deck) for _ in range(46)], rng, (0.9, 1.3), "tree")
    shore = landscape.Shore(190, 6, 0.05, 2.0, hills=64, hill_start=230, hill_rise=0.9, valley=0.25)
    landscape.wooded_shore(shore, haze, 9, 120, 2600, span=(-60, 60), green=(0.060, 0.095, 0.022), hill_green=(0.044, 0.078, 0.024), reeds=0)


def flood_wall():
    """A broad river through a city: a stained concrete wall with ladders and outfalls, plane trees, the flats of the street behind."""
    sky_light.outdoor(128, 34, 0.14, 3.5, (1.0, 0.93, 0.82), clouds=0.74, cloud_seed=21.0, cloud_light=3.3)
    rng = np.random.default_rng(29)
    haze = dict(color=(0.46, 0.54, 0.63), distance=3600, start=90)
    ground = lambda name, a, b, scale=0.6, stretch=(1, 1, 1): landscape.ground_material(name, a, b, haze, scale, stretch)
    wall = city.dam_concrete(haze)
    pale, steel = ground("coping", (0.30, 0.295, 0.28), (0.38, 0.375, 0.36)), ground("steel", (0.055, 0.06, 0.065), (0.08, 0.085, 0.09), 2)
    dark, rust = ground("outfall", (0.010, 0.010, 0.009), (0.02, 0.019, 0.017)), ground("rust", (0.10, 0.048, 0.024), (0.16, 0.085, 0.045), 1.2)
    edge, top = 128.0, 4.4
    city.block(0, edge + 150, -1, 900, 300, 1 + top, wall)
    city.block(0, edge - 0.15, top, 900, 1.1, 0.45, pale)
    _merged("buttresses", [(x, edge - 0.30, -1, 0.9, 0.8, top + 0.9) for x in np.arange(-200, 200, 12.0)], wall)
    _merged("rail_posts", [(x, edge + 0.1, top + 0.45, 0.07, 0.07, 1.05) for x in np.arange(-200, 200, 1.5)], steel)
    _merged("rails", [(0, edge + 0.1, top + z, 420, 0.07, 0.07) for z in (0.85, 1.15, 1.5)], steel)
    for x in np.arange(-183, 190, 36.0):                      # ladders, and outfalls with the stain below them
        _merged("ladder", [(x + dx, edge - 0.75, -0.5, 0.06, 0.06, top + 1.6) for dx in (-0.25, 0.25)] + [(x, edge - 0.75, 0.1 + 0.3 * k, 0.5, 0.05, 0.05) for k in range(16)], rust)
        ox = x + rng.uniform(9, 22)
        v, f = mesh.tube_data([(ox, edge - 0.5, 1.7), (ox, edge + 0.5, 1.7)], 0.75, 18)
        landscape._mesh_object("outfall", v, f, dark)
        city.block(ox, edge - 0.03, 0, 1.0, 0.05, 1.2, rust)
    _merged("fenders", [(x, edge - 0.5, -0.6, 0.35, 0.5, 3.2) for x in np.arange(-60, -22, 3.0)], rust)
    hull, house = ground("barge", (0.030, 0.042, 0.050), (0.055, 0.066, 0.072), 0.4, (1, 1, 0.2)), ground("barge_house", (0.40, 0.40, 0.38), (0.52, 0.52, 0.50), 0.5)
    outline = [(-19, -2.6), (16, -2.6), (20, -1.4), (21, 0), (20, 1.4), (16, 2.6), (-19, 2.6)]
    n = len(outline)
    landscape._mesh_object("barge", [(x - 42, edge - 3.9 + y, -0.3) for x, y in outline] + [(x - 42 + (0.8 if x > 18 else 0), edge - 3.9 + 1.05 * y, 1.5) for x, y in outline],
                           [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)] + [tuple(range(n, 2 * n))], hull)
    _merged("barge_top", [(-57, edge - 3.9, 1.5, 6.0, 4.2, 2.4), (-57, edge - 3.9, 3.9, 3.6, 3.4, 1.7), (-38, edge - 3.9, 1.5, 24, 4.0, 0.6)], house)
    _merged("barge_windows", [(-57 + dx, edge - 6.05, 2.4, 1.0, 0.06, 0.8) for dx in (-1.8, -0.4, 1.0)] + [(-57, edge - 5.65, 4.5, 3.0, 0.06, 0.7)], dark)
    looks = (((0.40, 0.35, 0.27), (2.3, 3.0)), ((0.30, 0.17, 0.115), (2.6, 3.1)), ((0.42, 0.40, 0.36), (2.0, 2.9)), ((0.24, 0.255, 0.26), (2.8, 3.2)), ((0.36, 0.24, 0.16), (2.2, 3.0)))
    facades = [city.facade_material(f"flats{i}", tone, 0.0, 0.0, haze, cell) for i, (tone, cell) in enumerate(looks)]
    x = -215.0
    while x < 215:
        wide, floors = rng.uniform(13, 26), int(rng.integers(3, 8))
        y, high = edge + rng.uniform(38, 62), 3.0 * floors + 1.2
        city.block(x + wide / 2, y + 7, top, wide, 14, high, facades[rng.integers(5)])
        city.block(x + wide / 2, y + 7, top + high, wide + 0.7, 14.7, 0.5, pale)
        city.block(x + wide * 0.4, y + 8, top + high + 0.5, 5, 5, 2.6, pale)
        _merged("balconies", [(bx, y - 0.7, top + 3.0 * k + 0.2, 2.8, 1.4, 1.0) for bx in np.arange(x + 3, x + wide - 2, 6.2) for k in range(1, floors)], pale)
        _merged("shopfronts", [(bx, y - 0.06, top + 0.2, 2.6, 0.1, 2.5) for bx in np.arange(x + 2, x + wide - 1.5, 3.6)], dark)
        x += wide + rng.uniform(2, 12)
    for _ in range(60):
        b, r = math.radians(rng.uniform(-60, 60)), rng.uniform(230, 900)
        city.block(r * math.sin(b), r * math.cos(b), top, rng.uniform(16, 26), 15, rng.uniform(16, 58), facades[rng.integers(5)])
    bark = ground("bark", (0.05, 0.045, 0.035), (0.11, 0.10, 0.08), 5)
    leaf = landscape.foliage_material("leaves", (0.060, 0.105, 0.022), haze)
    planes = [landscape.tree_mesh(f"plane{i}", 84 + i, 10.5 + i, 3.9, 0.26, 9000, leaf, bark) for i in range(3)]
    landscape.scatter(planes, [(px + rng.uniform(-0.8, 0.8), edge + row, top - 0.2) for row in (6.5, 17.0) for px in np.arange(-196, 196, 6.2) if rng.random() < 0.9], rng, (0.80, 1.12), "plane")
    glow = ground("lamp_head", (0.5, 0.5, 0.48), (0.6, 0.6, 0.58))
    _merged("lamp_posts", [(px, edge + 3.0, top, 0.16, 0.16, 7.0) for px in np.arange(-190, 190, 22.5)], steel)
    _merged("lamp_heads", [(px, edge + 2.4, top + 7.0, 0.3, 1.5, 0.2) for px in np.arange(-190, 190, 22.5)], glow)
