"""A page that needs nothing but itself: text, tables and charts in one HTML file.

The charts are Altair's; the scripts that draw them stand in the page, so that it works without a
network and says nothing to anybody.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from html import escape
from typing import Any, Final

from greatpowers.arena.extras import need

STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; color: #222; background: #fff; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { padding: .2rem .8rem; text-align: right; border-bottom: 1px solid #ddd; }
th:first-child, td:first-child { text-align: left; }
figure { margin: 1rem 0; overflow-x: auto; }
"""


@dataclass(frozen=True)
class Part:
    """A chapter of a page: some words, a table, and a chart of what the table tells."""

    title: str
    text: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]
    chart: Any = None
    """A chart of Altair's."""


def to_html(title: str, text: str, parts: Sequence[Part]) -> str:
    """Return the page."""
    need("reports", "altair", "vl_convert")
    charts = {number: part.chart for number, part in enumerate(parts) if part.chart is not None}
    drawn = "\n".join(_drawn(number, chart.to_dict()) for number, chart in charts.items())
    body = "\n".join(_part(number, part) for number, part in enumerate(parts))
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{escape(title)}</title>
<style>{STYLE}</style>
<script type="module">{_scripts()}
{drawn}
</script>
</head>
<body>
<h1>{escape(title)}</h1>
<p>{escape(text)}</p>
{body}
</body>
</html>
"""


def _part(number: int, part: Part) -> str:
    figure = "" if part.chart is None else f'<figure id="chart-{number}"></figure>\n'
    rows = "\n".join(_row(row, "td") for row in part.rows)
    table = f"<table>\n<thead>{_row(part.head, 'th')}</thead>\n<tbody>\n{rows}\n</tbody>\n</table>"
    return f"<h2>{escape(part.title)}</h2>\n<p>{escape(part.text)}</p>\n{figure}{table}"


def _row(cells: Sequence[str], kind: str) -> str:
    return f"<tr>{''.join(f'<{kind}>{escape(cell)}</{kind}>' for cell in cells)}</tr>"


def _drawn(number: int, chart: dict[str, Any]) -> str:
    """Return the script that draws a chart; its schema has an address that nobody needs."""
    chart.pop("$schema", None)
    told = json.dumps(chart).replace("</", "<\\/")
    how = '{"mode": "vega-lite", "actions": false, "renderer": "svg"}'
    return f'window.vegaEmbed("#chart-{number}", {told}, {how});'


@cache
def _scripts() -> str:
    import vl_convert

    bundle: str = vl_convert.javascript_bundle("window.vegaEmbed = vegaEmbed;")
    return bundle.replace("</script", "<\\/script")
