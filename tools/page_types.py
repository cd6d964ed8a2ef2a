"""The page's types, made from those of the server and of the games (``make types``)."""

import json
from collections.abc import Iterable
from pathlib import Path
from types import GenericAlias
from typing import Any, Final, Literal, get_type_hints

from fastapi.routing import APIRoute
from pydantic import TypeAdapter
from typing_extensions import is_typeddict

from greatpowers.kernel.game import Game
from greatpowers.registry import game_ids, get_game
from greatpowers.server import contract, messages
from greatpowers.server.api import lessons, lobby, people, schemas, status, tables

WEB: Final = Path(__file__).parents[1] / "web" / "src"
HEAD: Final = "/** Made by `make types` from {source}: change it there. */\n"
NAMES: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}
Schema = dict[str, Any]
Mode = Literal["validation", "serialization"]


def contracts() -> dict[Path, str]:
    """Return what each generated file should hold."""
    files = {
        WEB / "contract" / "server.ts": _module(
            "server/contract.py and server/api/schemas.py",
            "serialization",
            {"ServerMessage": contract.ServerMessage},
            _answers(),
        ),
        WEB / "contract" / "client.ts": _module(
            "server/messages.py and server/api/schemas.py",
            "validation",
            {"ClientMessage": messages.ClientMessage},
            [messages.Hello, *schemas.Body.__subclasses__()],
        ),
    }
    for name in game_ids():
        files[WEB / "games" / name / "contract.ts"] = _game_module(get_game(name))
    return files


def _answers() -> list[Any]:
    """Return what the server answers over HTTP, in the order of its requests."""
    routers = (lobby.router, tables.router, lessons.router, people.router, status.router)
    routes = [each for router in routers for each in router.routes if isinstance(each, APIRoute)]
    models = [route.response_model for route in routes if route.response_model is not None]
    return list({str(each): each for each in models}.values())


def _game_module(game: Game[Any]) -> str:
    """Return the types of what a game shows, explains and stops for, and the kinds of its verbs."""
    told = [get_type_hints(each).get("return") for each in (game.view, game.explain)]
    told += [get_type_hints(each).get("return") for each in game.moments.values()]
    roots = [each for each in dict.fromkeys(told) if each is not None and is_typeddict(each)]
    kinds = {verb.name: verb.kind for verb in game.vocabulary.verbs.values() if verb.kind}
    lines = [f"  {verb}: {_quote(kind)}," for verb, kind in kinds.items()]
    return "\n".join(
        [
            _module(f"games/{game.id}/", "serialization", {}, roots),
            "/** The kind of target of each verb: texts name targets as `<kind>-<target>`. */",
            "export const KINDS: Readonly<Record<string, string>> = {",
            *lines,
            "};\n",
        ]
    )


def _module(source: str, mode: Mode, unions: dict[str, Any], roots: Iterable[Any]) -> str:
    lists = [("", GenericAlias(list, (each,))) for each in roots]
    asked = [(name, mode, TypeAdapter(each)) for name, each in (*lists, *unions.items())]
    found, whole = TypeAdapter.json_schemas(asked, ref_template="{model}")
    parts = [HEAD.format(source=source)]
    parts += [_declare(name, body) for name, body in _plain_names(whole["$defs"]).items()]
    parts += [f"export type {name} = {_write(found[name, mode])};\n" for name in unions]
    return "\n".join(parts)


def _plain_names(definitions: Schema) -> Schema:
    """Return definitions by the names of their classes; no two may share one."""
    named: Schema = {}
    for long_name, body in definitions.items():
        name = _short(long_name)
        if named.setdefault(name, body) != body:
            raise ValueError(f"two types are called {name}")
    return named


def _short(reference: str) -> str:
    return reference.rpartition("__")[2]


def _declare(name: str, body: Schema) -> str:
    needed = body.get("required", [])
    fields = [
        f"  {field}{'' if field in needed else '?'}: {_write(schema)};"
        for field, schema in body.get("properties", {}).items()
    ]
    about = " ".join(body.get("description", "").split()).replace("``", "`")
    return "\n".join([f"/** {about} */", f"export interface {name} {{", *fields, "}\n"])


def _write(schema: Schema) -> str:
    """Write a type of JSON as one of TypeScript."""
    if "$ref" in schema:
        return _short(schema["$ref"])
    if "const" in schema:
        return _quote(schema["const"])
    if "enum" in schema:
        return " | ".join(map(_quote, schema["enum"]))
    for union in ("anyOf", "oneOf"):
        if union in schema:
            return " | ".join(dict.fromkeys(map(_write, schema[union])))
    if schema.get("type") == "array":
        return _write_array(schema)
    if schema.get("type") == "object":
        return _write_record(schema)
    return NAMES.get(schema.get("type", ""), "unknown")


def _write_array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(map(_write, schema['prefixItems']))}]"
    inner = _write(schema["items"])
    return f"({inner})[]" if " " in inner else f"{inner}[]"


def _write_record(schema: Schema) -> str:
    values = schema.get("additionalProperties", True)
    written = "unknown" if values is True else _write(values)
    key = schema.get("propertyNames", {})
    return f"Record<{_write(key) if 'enum' in key else 'string'}, {written}>"


def _quote(value: Any) -> str:
    return f"'{value}'" if isinstance(value, str) else json.dumps(value)


def main() -> None:
    """Write every file."""
    for path, text in contracts().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
