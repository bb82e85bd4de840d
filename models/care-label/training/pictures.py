"""What the networks see of a picture. The product does the same in TypeScript."""

import cv2
import numpy as np

from networks import FINDER_PX, READER_PX
from photograph import Seen

CROP_SHARE = 1.25
"""The side of a crop, in longer sides of the symbol."""
_FLAT = 8.0
"""Keeps a crop without contrast from becoming noise."""


def finder_input(picture: np.ndarray) -> np.ndarray:
    """The whole picture as a square of -1 to 1."""
    return cv2.resize(picture, (FINDER_PX, FINDER_PX), interpolation=cv2.INTER_AREA).astype(np.float32) / 127.5 - 1


def crop(picture: np.ndarray, x: float, y: float, side: float) -> np.ndarray:
    """A square around the place, moved into the picture where it reaches beyond, scaled to what the reader takes."""
    high, wide = picture.shape
    side = min(side, wide, high)
    left = min(max(0.0, x - side / 2), wide - side)
    top = min(max(0.0, y - side / 2), high - side)
    whole = max(8, round(side))
    part = picture[int(top) : int(top) + whole, int(left) : int(left) + whole]
    return cv2.resize(part, (READER_PX, READER_PX), interpolation=cv2.INTER_AREA)


def reader_input(part: np.ndarray) -> np.ndarray:
    """Its own mean is 0, its contrast 1."""
    values = part.astype(np.float32)
    return (values - values.mean()) / (values.std() + _FLAT)


def crop_side(seen: Seen) -> float:
    return CROP_SHARE * max(seen.wide, seen.high)
