"""Plates for water that moves in the browser: blender -b -P water_plates.py -- --shot canal-cleaning --out DIR

Of one shot two pictures and a camera are made, in the frame of its still:
<shot>-mirror.png  what the flat, waveless water mirrors, drawn with a wider lens: a wave may look beyond the frame's edge
<shot>-mask.png    red: water that is seen; green: how much of it is foam, and all of a boat; blue: how high a wake stands
<shot>-camera.json where the camera stands and how it looks, for turning a pixel into a point of the water
Options: --width N of the still's frame, --samples N, --threads N, --part mirror,mask.
"""
import argparse
import json
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bpy  # noqa: E402
import numpy as np  # noqa: E402

from kit import backdrop, camera, denoise, grade, mesh, water  # noqa: E402
from passes import empty_scene, two_halves  # noqa: E402
from scenes import afloat, shots, stages  # noqa: E402

OVERSCAN = 1.2
BOATS = [name[:-3] for name in os.listdir(os.path.join(HERE, "boats")) if name.endswith(".py")]


def _material(name, build):
    mat = bpy.data.materials.new(name)
    mat.use_nodes = True
    nt = mat.node_tree
    nt.nodes.clear()
    out = nt.nodes.new("ShaderNodeOutputMaterial")
    nt.links.new(build(nt), out.inputs[0])
    return mat


def _mirror(**style):
    def build(nt):
        node = nt.nodes.new("ShaderNodeBsdfGlossy")
        node.inputs["Roughness"].default_value = 0.0
        node.inputs[0].default_value = (1, 1, 1, 1)
        return node.outputs[0]
    return _material("water", build)


def _flat(name, colour):
    def build(nt):
        emit = nt.nodes.new("ShaderNodeEmission")
        emit.inputs[0].default_value = (*colour, 1)
        return emit.outputs[0]
    return _material(name, build)


WAKE_HEIGHT = 0.05  # metres that are fully blue


def _marked(foam=True, **style):
    """Red where water is, green by the foam that the still shows there, blue by how far the water is from level."""
    if not foam:
        return _flat("water", (1, 0, 0))

    def build(nt):
        new, link = nt.nodes.new, nt.links.new
        place = new("ShaderNodeSeparateXYZ")
        link(new("ShaderNodeNewGeometry").outputs["Position"], place.inputs[0])
        height = new("ShaderNodeMath")
        height.operation = "ABSOLUTE"
        link(place.outputs[2], height.inputs[0])
        share = new("ShaderNodeMath")
        share.operation, share.use_clamp = "DIVIDE", True
        link(height.outputs[0], share.inputs[0])
        share.inputs[1].default_value = WAKE_HEIGHT
        colour = new("ShaderNodeCombineRGB")
        colour.inputs[0].default_value = 1.0
        link(water.foam_cover(nt), colour.inputs[1])
        link(share.outputs[0], colour.inputs[2])
        emit = new("ShaderNodeEmission")
        link(colour.outputs[0], emit.inputs[0])
        return emit.outputs[0]
    return _material("water", build)


def _whole(thing):
    while thing.parent:
        thing = thing.parent
    return thing


def _mark_the_rest(boats):
    """Boats green, everything else black; nothing gives light."""
    green, black = _flat("boat", (0, 1, 0)), _flat("black", (0, 0, 0))
    for thing in bpy.data.objects:
        if thing.type == "LIGHT":
            thing.hide_render = True
        if thing.type != "MESH" or thing.name == "water":
            continue
        mark = green if _whole(thing) in boats else black
        if not thing.material_slots:
            thing.data.materials.append(mark)
        for slot in thing.material_slots:
            slot.link, slot.material = "OBJECT", mark
    world = bpy.context.scene.world
    for node in world.node_tree.nodes if world and world.use_nodes else ():
        if node.type == "BACKGROUND":
            node.inputs[1].default_value = 0


def _save(rgb, path):
    height, width = rgb.shape[:2]
    img = bpy.data.images.new("plate", width, height, alpha=False, float_buffer=True)
    img.pixels.foreach_set(np.concatenate([rgb, np.ones_like(rgb[..., :1])], -1).astype(np.float32).ravel())
    img.update()
    settings = bpy.context.scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = "PNG", "RGB", "8"
    img.save_render(path, scene=bpy.context.scene)


def plate(name, part, width, samples, out_dir, threads=0):
    """Render one plate of a shot and write where its camera stands."""
    started = time.time()
    empty_scene()
    mesh.DETAIL = 1.0
    whole, wake, pads = water.material, water.wake, afloat.lily_pads
    water.material = _mirror if part == "mirror" else _marked
    if part == "mirror":
        water.wake = lambda x, y, hulls, speed: (np.zeros_like(x), np.zeros_like(x))
        afloat.lily_pads = lambda heading: None     # leaves lie on the water, they are not mirrored by it
    try:
        shot = shots.build(name)
    finally:
        water.material, water.wake, afloat.lily_pads = whole, wake, pads
    boats = [thing for thing in bpy.data.objects if not thing.parent and thing.name.split(".")[0] in BOATS]
    bpy.context.view_layer.update()  # the camera was placed a moment ago
    cam = bpy.context.scene.camera
    lens = cam.data.lens
    height = int(round(width * 9 / 16 / 2) * 2)
    with open(os.path.join(out_dir, name + "-camera.json"), "w") as file:
        json.dump(dict(matrix=[list(row) for row in cam.matrix_world], lens=lens, overscan=OVERSCAN, speed=shot.get("speed", 0),
                       heading=shot["heading"], water=shot.get("stage_args", {})), file)
    cam.data.dof.use_dof = False
    scene = bpy.context.scene
    if part == "mirror":
        cam.data.lens = lens / OVERSCAN
        width, height = int(width * OVERSCAN / 2) * 2, int(height * OVERSCAN / 2) * 2
    camera.cycles(width, height, max(2, samples // 2), False, shot.get("bounces", 5), shot.get("clamp", 5.0), threads)
    if part == "mask":
        _mark_the_rest(boats)
        scene.view_settings.view_transform, scene.view_settings.look = "Raw", "None"
    a, b = two_halves()
    mean = lambda key: 0.5 * (a[key] + b[key])
    rgb = mean("color")[..., :3]
    if part == "mirror":
        rgb = denoise.denoise(a["color"][..., :3], b["color"][..., :3], mean("albedo")[..., :3], mean("normal")[..., :3],
                              mean("depth")[..., 0], strength=0.9)
        look = dict(shot.get("grade", {}))
        look.update(vignette=0, bloom=0)
        rgb = grade.finish(rgb, depth=mean("depth")[..., 0], **look)
    _save(rgb, os.path.join(out_dir, f"{name}-{part}.png"))
    print(f"PLATE {name} {part} {width}x{height} {time.time() - started:.0f}s", flush=True)


def main():
    argv = sys.argv[sys.argv.index("--") + 1:]
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument("--shot", required=True)
    p.add_argument("--part", default="mask,mirror")
    p.add_argument("--width", type=int, default=1440)
    p.add_argument("--samples", type=int, default=32)
    p.add_argument("--threads", type=int, default=0)
    p.add_argument("--out", default="masters")
    a = p.parse_args(argv)
    os.makedirs(a.out, exist_ok=True)
    for name in a.shot.split(","):
        for far in shots.plates(name):
            if not backdrop.baked(far):
                backdrop_started = time.time()
                empty_scene()
                far_width, far_samples = stages.bake_size(far)
                backdrop.bake(far, stages.PLATES[far][0], lambda spp: two_halves(), far_width, far_samples // 2)
                print(f"FAR {far} {time.time() - backdrop_started:.0f}s", flush=True)
        for part in a.part.split(","):
            plate(name, part, a.width, a.samples, a.out, a.threads)


main()
