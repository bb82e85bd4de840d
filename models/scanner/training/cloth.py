"""Smooth noise, and cloth that goes on: what backgrounds and drawn garments are made of."""

from random import Random

import cv2
import numpy as np


def smooth_noise(rng: Random, height: int, width: int, cell_px: float) -> np.ndarray:
    """Noise of 0..1 [height, width] whose hills are about `cell_px` wide."""
    cells = (max(2, int(height / cell_px) + 2), max(2, int(width / cell_px) + 2))
    coarse = np.random.default_rng(rng.getrandbits(32)).random(cells, np.float32)
    return cv2.resize(coarse, (width, height), interpolation=cv2.INTER_CUBIC)


def grain(rng: Random, height: int, width: int, strength: float) -> np.ndarray:
    """Fine noise around 0 [height, width, 1]."""
    return np.random.default_rng(rng.getrandbits(32)).standard_normal((height, width, 1), np.float32) * strength


def mirror_tiled(patch: np.ndarray, height: int, width: int) -> np.ndarray:
    """`patch` [h, w, 3] repeated without seams, every other time mirrored, from its corner."""
    rows, columns = patch.shape[:2]
    bottom, right = max(0, height - rows), max(0, width - columns)
    y = _there_and_back(rows, rows + bottom)[:height]
    x = _there_and_back(columns, columns + right)[:width]
    return patch[y[:, None], x[None, :]]


def _there_and_back(length: int, count: int) -> np.ndarray:
    at = np.arange(count) % (2 * length)
    return np.where(at < length, at, 2 * length - 1 - at)


def random_colour(rng: Random, darkest: float = 40, lightest: float = 245) -> np.ndarray:
    """Blue, green, red; more often pale than gaudy, as laundry is."""
    brightness = rng.uniform(darkest, lightest)
    saturation = rng.choice((0.05, 0.15, 0.5))
    tint = np.array([rng.uniform(-1, 1) for _ in range(3)], np.float32)
    return np.clip(brightness * (1 + saturation * tint), 5, 252).astype(np.float32)
