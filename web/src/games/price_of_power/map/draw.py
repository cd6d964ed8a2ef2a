"""Draw the sheets of The Price of Power: layout.json and world.json become sheet.json, world.json.

Both were made from Natural Earth (public domain): coasts, lakes and rivers went through one warp,
so that every Province stands on its own land and two Areas share a line exactly when they are
adjacent. Here they get the ids of the rules, and what never changes is joined into few paths.

    python draw.py layout.json world.json RULES/data/map.json
"""

import json
import re
import sys
import unicodedata
from pathlib import Path

HERE = Path(__file__).parent
LETTERS = str.maketrans({"ø": "o", "æ": "ae", "ł": "l", "ß": "ss", "ı": "i", "đ": "d"})
OTHER_IDS = {"xian": "xi_an"}
SIDES = ("below", "above", "right", "left")
PEAKS = ((5.8, 6.9, 10.7), (7.0, 8.5, 13.0))
"""Small and large peaks in turn: to the left, to the right, up."""


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


def peaks(mountains):
    """Draw all mountains as two paths: the peaks, and their shaded sides."""
    outlines, shades = [], []
    for ridge in mountains:
        for number, (x, y) in enumerate(ridge["peaks"]):
            left, right, height = PEAKS[number % 2]
            top = f"{near(x - 0.8)} {near(y - 0.62 * height)}"
            outlines.append(f"M{near(x - 0.8 - left)} {near(y + 0.38 * height)}L{top}")
            outlines.append(f"l{right} {height}")
            shades.append(f"M{top}l2 7-1.5 2 2 4h5.5z")
    return "".join(outlines), "".join(shades)


def ground(layout):
    """Return what never changes, as few paths."""
    outlines, shades = peaks(layout["mountains"])
    paths = {**layout["ground"], "hre": layout["hre"]["path"], "peaks": outlines, "shades": shades}
    return {name: tight(path) for name, path in paths.items()}


def label(row):
    """Return where a name stands, its size and in how many lines it was set."""
    return [*spot(row["at"]), row["size"], len(row.get("lines", "1"))]


def zone(row):
    """Return a Sea Zone: its outline where it has one, its name, its row of slots."""
    drawn = {"path": tight(row["path"])} if "path" in row else {}
    return {**drawn, "label": label(row["label"]), "slots": spot(row["slots_at"])}


def node(row):
    """Return a Trade Node: where it stands, and its name beside it."""
    return {"at": spot(row["at"]), "label": spot(row["label"]), "to": row.get("anchor", "middle")}


def province(row):
    """Return a Province: disc, cell, on which side its name stands, directions of its Ports."""
    return {
        "at": spot(row["at"]),
        "r": row["r"],
        "cell": tight(row["cell"]),
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
                "path": tight(row["path"]),
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
            [places[slug(one)], places[slug(other)], tight(path)]
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
        "cell": tight(row["cell"]),
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
            "land": tight(panel["land"]),
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
