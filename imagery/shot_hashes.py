"""Print what each shot depends on, as JSON: {shot: {"hash": …, "width": most pixels across}}. Plain python3, no Blender.

A shot's picture follows from its row in scenes/shots.py, its boats and the parts that they import, the scenes, and the kit below them.
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


def peopled_boats():
    """Names of the boats that somebody is aboard of."""
    table = next(n for n in ast.parse(read("scenes/people.py")).body if isinstance(n, ast.Assign) and getattr(n.targets[0], "id", None) == "ABOARD")
    return {key.value for key in table.value.keys}


def scenes_of(row, peopled):
    """Scenes a row builds on: people and the dock change only the pictures that show them."""
    names = ["stages", "shores", "afloat"]
    if "walkers=True" in row or ("studio=" not in row and "aboard=()" not in row and peopled.intersection(boats_in(row))):
        names.append("people")
    if "dockside=" in row:
        names.append("dockside")
    return set().union(*(imported(f"scenes/{name}.py") for name in names))


def width_of(row):
    """Pixels across that a shot is rendered at for the site: details say theirs; cut-outs are trimmed to the boat afterwards."""
    own = re.search(r"\bwidth=(\d+)", row)
    return int(own[1]) if own else 1600 if "studio=" in row else 1920


def imported(path):
    """Files of the kit that a file imports, itself and what those import included."""
    found, waiting = set(), [path]
    while waiting:
        here = waiting.pop()
        if here in found:
            continue
        found.add(here)
        for node in ast.walk(ast.parse(read(here))):
            if isinstance(node, ast.ImportFrom):
                above = os.path.dirname(here).split("/")[:1 - node.level or None] if node.level else []
                folder = "/".join(above + (node.module or "").split(".")).strip("/")
                for file in (folder + ".py", *(f"{folder}/{name.name}.py" for name in node.names)):
                    if os.path.exists(os.path.join(HERE, file)):
                        waiting.append(file)
    return found


def text_of(paths):
    """All that stands in some files, in one order."""
    return "".join(read(path) for path in sorted(paths))


def main():
    """Print the table."""
    shared = {os.path.relpath(path, HERE) for path in glob.glob(os.path.join(HERE, "kit", "*.py"))} | {"passes.py", "render.py"}
    out, peopled = {}, peopled_boats()
    for name, row in rows():
        boats = set().union(*(imported(f"boats/{boat}.py") for boat in boats_in(row)))
        text = row + text_of(shared | boats | scenes_of(row, peopled))
        out[name] = {"hash": hashlib.sha256(text.encode()).hexdigest()[:16], "width": width_of(row)}
    print(json.dumps(out, indent=1))


main()
