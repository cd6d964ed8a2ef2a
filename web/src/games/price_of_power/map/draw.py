"""Draw the sheets of The Price of Power: layout.json and world.json become sheet.json, world.json.

Both were made from Natural Earth (public domain): coasts, lakes and rivers went through one warp,
so that every Province stands on its own land and two Areas share a line exactly when they are
adjacent. Here they get the ids of the rules, and what never changes is joined into few paths. Lines
are straightened a little: fine ones count half units of the sheet, coarse ones whole units.

    python draw.py layout.json world.json RULES/data/map.json
"""

import json
import math
import re
import sys
import unicodedata
from itertools import pairwise
from pathlib import Path

HERE = Path(__file__).parent
LETTERS = str.maketrans({"ø": "o", "æ": "ae", "ł": "l", "ß": "ss", "ı": "i", "đ": "d"})
OTHER_IDS = {"xian": "xi_an"}
SIDES = ("below", "above", "right", "left")
FINE = (0.5, 0.8)
"""The grid of lines that are seen, and how far a point may lie off a straight line."""
COARSE = (1, 1.3)
"""The same for cells and Sea Zones, of which one sees washes only."""


def slug(name):
    """Return the id that the rules give to a name."""
    plain = unicodedata.normalize("NFKD", name.lower().translate(LETTERS))
    plain = "".join(each for each in plain if not unicodedata.combining(each))
    found = re.sub(r"[^a-z0-9]+", "_", re.sub(r"['’]", "", plain)).strip("_")
    return OTHER_IDS.get(found, found)


def near(number):
    """Return a number with one decimal at most."""
    rounded = round(number, 1)
    return int(rounded) if rounded == int(rounded) else rounded


def spot(at):
    """Return a point with one decimal at most."""
    return [near(each) for each in at]


def tight(path):
    """Return a path without the spaces that signs make needless."""
    return re.sub(r" (?=-)", "", path)


def rings(path):
    """Return the lines of a path of M, l and z: whether each is closed, and its points."""
    found = []
    for piece in path.split("M")[1:]:
        head, _, tail = piece.strip().rstrip("z").partition("l")
        x, y = map(float, head.split())
        points = [(x, y)]
        steps = [float(each) for each in re.findall(r"-?\d*\.?\d+", tail)]
        for dx, dy in zip(steps[::2], steps[1::2], strict=True):
            x, y = x + dx, y + dy
            points.append((x, y))
        found.append((piece.strip().endswith("z"), points))
    return found


def off(point, start, end):
    """Return how far a point lies from the line between two others."""
    (x, y), (ax, ay), (bx, by) = point, start, end
    length = math.dist(start, end)
    if length == 0:
        return math.dist(point, start)
    return abs((by - ay) * (x - ax) - (bx - ax) * (y - ay)) / length


def straight(points, most):
    """Leave out the points that lie no farther than so from a straight line (Douglas, Peucker)."""
    if len(points) <= 2:
        return points
    start, *inner, end = points
    farthest = max(range(len(inner)), key=lambda number: off(inner[number], start, end)) + 1
    if off(points[farthest], start, end) <= most:
        return [start, end]
    return straight(points[: farthest + 1], most)[:-1] + straight(points[farthest:], most)


def drawn(path, quality):
    """Return a path straightened and counted in steps of a grid."""
    grid, most = quality
    lines = []
    for is_closed, points in rings(path):
        if is_closed:
            far = max(range(len(points)), key=lambda number: math.dist(points[number], points[0]))
            one = straight(points[: far + 1], most)
            other = straight([*points[far:], points[0]], most)
            points = one[:-1] + other[:-1]
        else:
            points = straight(points, most)
        spots = [(round(x / grid), round(y / grid)) for x, y in points]
        steps = [
            f"{bx - ax} {by - ay}" for (ax, ay), (bx, by) in pairwise(spots) if (ax, ay) != (bx, by)
        ]
        if len(steps) < (2 if is_closed else 1):
            continue
        x, y = spots[0]
        lines.append(f"M{x} {y}l{' '.join(steps)}{'z' if is_closed else ''}")
    return tight("".join(lines))


def ground(layout):
    """Return what never changes, as few paths, and where the peaks of mountains are."""
    paths = {**layout["ground"], "hre": layout["hre"]["path"]}
    lines = {name: drawn(path, FINE) for name, path in paths.items()}
    spots = [
        round(each) for ridge in layout["mountains"] for peak in ridge["peaks"] for each in peak
    ]
    return {**lines, "peaks": spots}


def label(row):
    """Return where a name stands, its size and in how many lines it was set."""
    return [*spot(row["at"]), row["size"], len(row.get("lines", "1"))]


def zone(row):
    """Return a Sea Zone: its outline where it has one, its name, its row of slots."""
    outline = {"path": drawn(row["path"], COARSE)} if "path" in row else {}
    return {**outline, "label": label(row["label"]), "slots": spot(row["slots_at"])}


def node(row):
    """Return a Trade Node: where it stands, and its name beside it."""
    return {"at": spot(row["at"]), "label": spot(row["label"]), "to": row.get("anchor", "middle")}


def province(row):
    """Return a Province: disc, cell, on which side its name stands, directions of its Ports."""
    return {
        "at": spot(row["at"]),
        "r": row["r"],
        "cell": drawn(row["cell"], COARSE),
        "side": SIDES.index(row["name_at"]),
        **({"ports": [near(each["angle"]) for each in row["ports"]]} if row.get("ports") else {}),
    }


def main_sheet(layout):
    """Return the sheet of Europe."""
    places = {slug(name): number for number, name in enumerate(layout["provinces"])}
    return {
        "size": layout["meta"]["sheet"],
        "ground": ground(layout),
        "areas": {
            slug(name): {
                "path": drawn(row["path"], FINE),
                "label": label(row["label"]),
                "plate": spot(row["plate"]),
                "units": spot(row["units"]),
            }
            for name, row in layout["areas"].items()
        },
        "provinces": {slug(name): province(row) for name, row in layout["provinces"].items()},
        "zones": {slug(name): zone(row) for name, row in layout["sea_zones"].items()},
        "nodes": {slug(name): node(row) for name, row in layout["nodes"].items()},
        "borders": [
            [places[slug(one)], places[slug(other)], drawn(path, FINE)]
            for one, other, path in layout["borders"]
        ],
        "codes": {slug(name): code for name, code in layout["codes"].items()},
    }


def wires(spaces, facts):
    """Draw a line between every two adjacent Areas of one panel."""
    lines = []
    for one in spaces:
        for other in facts[one].get("land", []) + facts[one].get("links", []):
            if one < other and other in spaces:
                (ax, ay), (bx, by) = spaces[one]["at"], spaces[other]["at"]
                lines.append(f"M{ax} {ay}L{bx} {by}")
    return "".join(lines)


def space(row):
    """Return an Area of a distant map: a square for a Territory, else a disc."""
    return {
        "at": spot(row["at"]),
        "r": row["r"],
        "cell": drawn(row["cell"], COARSE),
        "name": spot(row["label"]["at"]),
        **({"square": True} if row["shape"] == "square" else {}),
    }


def distant_sheet(world, rules):
    """Return the sheet of the five distant maps."""
    facts = {row["id"]: row for row in rules["areas"]}
    maps = {}
    for continent, panel in world["maps"].items():
        spaces = {slug(name): space(row) for name, row in panel["areas"].items()}
        maps[continent] = {
            "panel": panel["panel"],
            "land": drawn(panel["land"], FINE),
            "wires": wires(spaces, facts),
            "areas": spaces,
            "zones": {slug(name): zone(row) for name, row in panel["sea_zones"].items()},
            "nodes": {slug(name): node(row) for name, row in panel["nodes"].items()},
        }
    return {"size": world["meta"]["sheet"], "maps": maps}


def write(name, data):
    """Write a sheet on one line."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    (HERE / name).write_text(text + "\n", "utf-8")


def main(layout, world, rules):
    """Read the layout, the world and the map of the rules; write both sheets."""
    layout, world, rules = (json.loads(Path(p).read_text("utf-8")) for p in (layout, world, rules))
    write("sheet.json", main_sheet(layout))
    write("world.json", distant_sheet(world, rules))


if __name__ == "__main__":
    main(*sys.argv[1:])
