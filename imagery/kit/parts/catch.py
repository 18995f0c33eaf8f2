"""What a basket holds after a round: pieces that fell into it one after the other, as rigid bodies, and leaves that settled on them. Metres."""
import math

import bpy
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from .. import mesh
from . import basket, flotsam

SECONDS = 7


def _pieces():
    """Meshes that fall: (mesh, how many, scale)."""
    bottle = lambda *look: lambda: basket.bottle(*look)
    piece, crushed = flotsam.piece, flotsam.crushed
    return [
        (piece("catch_bottle", bottle(0.215, "bottle_pet", "cap_red"), crushed(0.86, 0.0, 0.03)), 2, 1.0),
        (piece("catch_bottle_blue", bottle(0.225, "bottle_pet", "cap_blue", "print_blue"), crushed(0.60, 0.16)), 2, 0.95),
        (piece("catch_bottle_green", bottle(0.235, "bottle_green", "litter_white", "print_green"), crushed(0.75, 0.10, -0.03)), 2, 0.95),
        (piece("catch_can", lambda: basket.can(0.118, "print_red"), crushed(0.66, 0.10, 0.01)), 2, 1.0),
        (piece("catch_can_plain", lambda: basket.can(0.118, "print_green")), 2, 1.0),
        (piece("catch_cup", flotsam.cup, crushed(0.8, 0.0, 0.02)), 2, 0.95),
        (piece("catch_foam", lambda: flotsam.foam(8, 0.075)), 1, 1.0),
        (piece("catch_foam_small", lambda: flotsam.foam(9, 0.045)), 2, 1.0),
        (piece("catch_twig", lambda: flotsam.twig(2, 0.26, 0.007)), 4, 1.0),
    ]


def _body(obj, kind, shape):
    bpy.context.view_layer.objects.active = obj
    bpy.ops.rigidbody.object_add(type=kind)
    body = obj.rigid_body
    body.collision_shape, body.use_margin, body.collision_margin = shape, True, 0.0015
    body.friction, body.restitution = 0.7, 0.05
    if kind == "ACTIVE":
        body.mass, body.linear_damping, body.angular_damping = 0.03, 0.10, 0.35


def _walls(x0, x1, half_width, z0):
    """Boxes that hold what falls; taken away afterwards."""
    middle, long, high, thick = (x0 + x1) / 2, x1 - x0, 3.0, 0.2
    sizes = (((long + 1, 2 * half_width + 1, thick), (middle, 0, z0 - thick / 2)),
             ((thick, 2 * half_width + 1, high), (x0 - thick / 2, 0, z0 + high / 2)), ((thick, 2 * half_width + 1, high), (x1 + thick / 2, 0, z0 + high / 2)),
             ((long + 1, thick, high), (middle, half_width + thick / 2, z0 + high / 2)), ((long + 1, thick, high), (middle, -half_width - thick / 2, z0 + high / 2)))
    with mesh.collect() as walls:
        for size, place in sizes:
            mesh.box(size, place, "plastic_black", 0.0)
    return walls


def fall(x0, x1, half_width, z0, seed=7):
    """Let the pieces fall onto z0 between four walls; gives the objects where they came to rest."""
    rng = np.random.default_rng(seed)
    walls = _walls(x0, x1, half_width, z0)
    order = [(whole, scale) for whole, count, scale in _pieces() for _ in range(count)]
    rng.shuffle(order)
    things = []
    for k, (whole, scale) in enumerate(order):
        thing = flotsam.place(whole, rng.uniform(x0 + 0.11, x1 - 0.11), rng.uniform(-half_width + 0.08, half_width - 0.08), z0 + 0.12 + 0.11 * k, rng.uniform(0, 360), scale)
        thing.rotation_euler.x, thing.rotation_euler.y = rng.uniform(-0.5, 0.5), rng.uniform(-0.5, 0.5)
        things.append(thing)
    scene = bpy.context.scene
    bpy.ops.rigidbody.world_add()
    scene.rigidbody_world.collection = bpy.data.collections.new("falling")
    scene.rigidbody_world.substeps_per_frame, scene.rigidbody_world.solver_iterations = 30, 30
    for wall in walls:
        _body(wall, "PASSIVE", "MESH")
    for thing in things:
        _body(thing, "ACTIVE", "CONVEX_HULL")
    last = SECONDS * scene.render.fps
    scene.rigidbody_world.point_cache.frame_end = last
    for frame in range(1, last + 1):
        scene.frame_set(frame)
    rest = [thing.matrix_world.copy() for thing in things]
    bpy.ops.rigidbody.world_remove()
    for thing, at in zip(things, rest):
        thing.matrix_world = at
    for wall in walls:
        bpy.data.objects.remove(wall)
    return things


def _surface(things):
    """One tree of all faces, to let leaves down upon."""
    verts, faces = [], []
    for thing in things:
        start = len(verts)
        verts += [thing.matrix_world @ v.co for v in thing.data.vertices]
        faces += [[start + i for i in p.vertices] for p in thing.data.polygons]
    return BVHTree.FromPolygons(verts, faces)


def settle(things, x0, x1, half_width, z0, count, seed=5):
    """Wet leaves that lie on what fell, and between."""
    rng = np.random.default_rng(seed)
    leaves, tree, laid = flotsam.leaves(), _surface(things), []
    for _ in range(count):
        x, y = rng.uniform(x0 + 0.02, x1 - 0.02), rng.uniform(-half_width + 0.02, half_width - 0.02)
        hit, normal, *_ = tree.ray_cast(Vector((x, y, z0 + 2)), Vector((0, 0, -1)))
        low = hit is None or hit.z < z0
        if not low and (normal.z < 0.75 or rng.random() < 0.78):        # most slide off into the gaps
            continue
        z, up = (z0 + rng.uniform(0.0, 0.03), Vector((0, 0, 1))) if low else (hit.z + 0.004, normal)
        leaf = flotsam.place(leaves[rng.integers(6)], x, y, z, 0, rng.uniform(0.45, 0.8))
        lean = up.to_track_quat("Z", "Y").to_euler()
        lean.rotate_axis("Z", rng.uniform(0, 2 * math.pi))
        lean.rotate_axis("X", math.radians(rng.normal() * (14 if low else 5)))
        leaf.rotation_euler = lean
        laid.append(leaf)
    return laid


def fill(x0, x1, half_width, z0, leaves=420):
    """A basket's load: a bed of leaves at z0, what fell on it, leaves on top. Gives all its objects."""
    bed = mesh.superloft([(x0 + 0.01, z0 - 0.12, z0 - 0.012, half_width * 0.95, 6, 3), (x1 - 0.01, z0 - 0.12, z0 - 0.012, half_width * 0.95, 6, 3)], [(0, "leaf_brown")], 8, 28, name="bed")
    things = fall(x0, x1, half_width, z0)
    return [bed] + things + settle(things, x0, x1, half_width, z0, leaves)
