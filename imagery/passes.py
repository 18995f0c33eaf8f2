"""An empty scene, and the passes of two renders of a scene, which the denoiser compares."""
import os
import tempfile

import bpy
import numpy as np


def empty_scene():
    """Start from nothing."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.context.scene.world = None


def _file_output(folder):
    """Write the passes that the denoiser needs as EXR files into `folder`."""
    scene = bpy.context.scene
    scene.use_nodes = True
    nt = scene.node_tree
    nt.nodes.clear()
    layers = nt.nodes.new("CompositorNodeRLayers")
    out = nt.nodes.new("CompositorNodeOutputFile")
    out.base_path = folder
    out.format.file_format = "OPEN_EXR"
    out.format.color_depth = "32"
    out.format.color_mode = "RGBA"
    out.file_slots.clear()
    for socket, name in (("Image", "color"), ("Denoising Albedo", "albedo"),
                         ("Denoising Normal", "normal"), ("Depth", "depth")):
        out.file_slots.new(name)
        nt.links.new(layers.outputs[socket], out.inputs[name])


def _read(folder, name):
    path = next(os.path.join(folder, f) for f in os.listdir(folder) if f.startswith(name))
    img = bpy.data.images.load(path)
    px = np.empty(img.size[0] * img.size[1] * 4, np.float32)
    img.pixels.foreach_get(px)
    px = px.reshape(img.size[1], img.size[0], 4)
    bpy.data.images.remove(img)
    os.remove(path)
    return np.nan_to_num(px, nan=0.0, posinf=1e4, neginf=0.0)


def two_halves():
    """Render the scene twice with different seeds and return the passes of both."""
    folder = tempfile.mkdtemp(prefix="render_")
    _file_output(folder)
    halves = []
    for seed in (11, 47):
        bpy.context.scene.cycles.seed = seed
        bpy.ops.render.render(write_still=False)
        halves.append({k: _read(folder, k) for k in ("color", "albedo", "normal", "depth")})
    os.rmdir(folder)
    return halves
