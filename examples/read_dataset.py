"""What a dataset tells: python read_dataset.py DIR, after greatpowers dataset … --out DIR."""

import json
import sys
from pathlib import Path

import numpy as np
import polars as pl
from numpy.typing import NDArray


def masks(folder: Path) -> NDArray[np.bool_]:
    """Return the mask of every decision: what of the vocabulary was allowed."""
    vocabulary = json.loads((folder / "dataset.json").read_text("utf-8"))["vocabulary"]
    options = pl.scan_parquet(folder / "decisions" / "*.parquet").select("options").collect()
    mask = np.zeros((len(options), len(vocabulary)), bool)
    for row, codes in enumerate(options["options"]):
        mask[row, codes] = True
    return mask


def main(folder: Path) -> None:
    """Print who won, and which questions were decided most often, and between how many answers."""
    games = pl.scan_parquet(folder / "games" / "*.parquet")
    decisions = pl.scan_parquet(folder / "decisions" / "*.parquet")
    won = games.select("bots", "results").explode("bots", "results").group_by("bots")
    print(won.agg(pl.len().alias("seats"), pl.col("results").sum().alias("wins")).collect())
    asked = decisions.group_by("prompt").agg(
        pl.len().alias("times"), pl.col("options").list.len().mean().alias("options")
    )
    print(asked.sort("times", descending=True).head(5).collect())
    judged = decisions.filter(pl.col("estimate").is_not_null() & pl.col("result").is_not_null())
    hoped = judged.group_by(pl.col("estimate") > 0).agg(pl.col("result").mean().alias("share"))
    print(hoped.rename({"estimate": "search hoped to win"}).collect())
    print(f"{masks(folder).mean():.1%} of the vocabulary is allowed on average")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
