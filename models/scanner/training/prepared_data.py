"""What prepare_data.py wrote, as training reads it."""

import csv
from dataclasses import dataclass
from pathlib import Path

import numpy as np

SIDE_PX = 256
INDEX_FIELDS = ("id", "class", "split", "aspect", "cut_out", "left", "top", "right", "bottom")

Box = tuple[float, float, float, float]
"""Left, top, right, bottom; as fractions of a picture unless said otherwise."""


@dataclass(frozen=True)
class Photograph:
    """One garment. `image` [256, 256, 3] and `mask` [256, 256] are pressed into a square; `aspect` is width / height."""

    id: str
    class_index: int
    aspect: float
    has_cut_out: bool
    box: Box
    image: np.ndarray
    mask: np.ndarray


def read_prepared(folder: Path, split: str) -> list[Photograph]:
    """The photographs of a split: train, validation, or withheld (photographers that training does not see)."""
    images = np.load(folder / "photographs.npy", mmap_mode="r")
    masks = np.load(folder / "masks.npy", mmap_mode="r")
    with (folder / "index.csv").open() as file:
        rows = list(csv.DictReader(file))
    return [
        Photograph(
            id=row["id"],
            class_index=int(row["class"]),
            aspect=float(row["aspect"]),
            has_cut_out=row["cut_out"] == "1",
            box=tuple(float(row[edge]) for edge in ("left", "top", "right", "bottom")),
            image=images[at],
            mask=masks[at],
        )
        for at, row in enumerate(rows)
        if row["split"] == split
    ]
