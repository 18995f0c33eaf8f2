"""Print what each shot depends on, as JSON: {shot: {"hash": …, "width": most pixels across}}. Plain python3, no Blender.

A shot's picture follows from its row in scenes/shots.py, its boats, and the kit that draws them.
"""
import ast
import glob
import hashlib
import json
import os
import re

HERE = os.path.dirname(os.path.abspath(__file__))


def read(path):
    """Text of a file of the kit."""
    with open(os.path.join(HERE, path), encoding="utf-8") as f:
        return f.read()


def rows():
    """Name and source text of every row of TABLE."""
    source = read("scenes/shots.py")
    table = next(n for n in ast.parse(source).body if isinstance(n, ast.Assign) and getattr(n.targets[0], "id", None) == "TABLE")
    for key, value in zip(table.value.keys, table.value.values):
        yield key.value, ast.get_source_segment(source, value)


def boats_in(row):
    """Names of the boats a row asks for, companions too."""
    return sorted({k.value.value for node in ast.walk(ast.parse(row)) if isinstance(node, ast.Call)
                   for k in node.keywords if k.arg == "boat"})


def width_of(row):
    """Pixels across that a shot is rendered at for the site: details say theirs; cut-outs are trimmed to the boat afterwards."""
    own = re.search(r"\bwidth=(\d+)", row)
    return int(own[1]) if own else 1600 if "studio=" in row else 1920


def main():
    kit = sorted(glob.glob(os.path.join(HERE, "kit", "**", "*.py"), recursive=True))
    shared = "".join(read(os.path.relpath(p, HERE)) for p in kit) + "".join(read(f"scenes/{part}.py") for part in ("stages", "shores", "afloat", "dockside", "people")) + read("passes.py") + read("render.py")
    out = {}
    for name, row in rows():
        text = shared + row + "".join(read(f"boats/{b}.py") for b in boats_in(row))
        out[name] = {"hash": hashlib.sha256(text.encode()).hexdigest()[:16], "width": width_of(row)}
    print(json.dumps(out, indent=1))


main()
