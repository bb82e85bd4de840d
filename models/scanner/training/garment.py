"""One garment, free of what it lay on."""

from dataclasses import dataclass

import numpy as np


@dataclass(frozen=True)
class Garment:
    """`image` [height, width, 3] and `mask` [height, width] of 0..255; `aspect` is what a pixel's width is to its height."""

    class_index: int
    image: np.ndarray
    mask: np.ndarray
    aspect: float
    source: str
