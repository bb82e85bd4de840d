"""Garments that nobody photographed, drawn of real cloth: towels, socks, briefs, bed sheets, pillowcases."""

from collections.abc import Callable
from random import Random

import cv2
import numpy as np

from cloth import grain, random_colour
from garment import Garment
from garment_classes import CLASSES

PieceOfCloth = Callable[[Random, int, int], np.ndarray]
"""float32 [height, width, 3] of cloth."""

_CORNERS = ((0, 0), (1, 0), (1, 1), (0, 1))


def draw_garment(rng: Random, piece_of_cloth: PieceOfCloth) -> Garment:
    return rng.choice((_towel, _sock, _briefs, _bed_sheet, _pillowcase))(rng, piece_of_cloth)


def _towel(rng: Random, piece_of_cloth: PieceOfCloth) -> Garment:
    """Terry: grainy, with bands towards its ends."""
    height, width = (int(rng.uniform(70, 130)) for _ in range(2))
    cloth = piece_of_cloth(rng, height, width) + grain(rng, height, width, rng.uniform(3, 12))
    for _ in range(rng.randrange(4)):
        start = rng.randrange(height - 6)
        cloth[start : start + rng.randrange(2, 8)] *= rng.uniform(0.6, 1.25)
    for _ in range(rng.randrange(3)):
        cloth[:, rng.randrange(4, width - 4) :] *= rng.uniform(0.86, 0.97)
    return _cut(rng, "towel", cloth, _CORNERS, slack=0.05)


def _sock(rng: Random, piece_of_cloth: PieceOfCloth) -> Garment:
    """With a cuff, and now and then another toe."""
    height = int(rng.uniform(80, 120))
    width = int(height * rng.uniform(0.5, 0.7))
    cloth = piece_of_cloth(rng, height, width)
    cloth[: int(height * rng.uniform(0.06, 0.14))] *= rng.uniform(0.6, 1.3)
    if rng.random() < 0.4:
        cloth[int(height * 0.8) :, int(width * 0.6) :] = random_colour(rng)
    leg = rng.uniform(0.38, 0.48)
    outline = (
        (0.04, 0.01), (0.04 + leg, 0.01), (0.06 + leg, 0.42), (0.52, 0.6), (0.84, 0.71), (0.97, 0.82),
        (0.92, 0.96), (0.62, 0.98), (0.3, 0.92), (0.08, 0.77), (0.03, 0.5),
    )  # fmt: skip
    return _cut(rng, "socks", cloth, outline, slack=0.012)


def _briefs(rng: Random, piece_of_cloth: PieceOfCloth) -> Garment:
    """A waistband, leg openings, and a gusset or the short legs of boxers."""
    width = int(rng.uniform(80, 120))
    height = int(width * rng.uniform(0.55, 0.85))
    cloth = piece_of_cloth(rng, height, width)
    band = max(3, int(height * rng.uniform(0.08, 0.18)))
    cloth[:band] = random_colour(rng) if rng.random() < 0.5 else cloth[:band] * rng.uniform(0.6, 1.3)
    if rng.random() < 0.4:
        cloth[band:, width // 2 - 1 : width // 2 + 1] *= 0.75
    side, crotch = rng.uniform(0.3, 0.6), rng.uniform(0.06, 0.14)
    legs = rng.random() < 0.35
    low, foot = (0.98, 0.4) if legs else (side, crotch * 2.4)
    outline = (
        (0.02, 0.02), (0.98, 0.02), (0.99, low), (0.5 + foot, 0.8 if not legs else 0.99), (0.5 + crotch, 0.97 if not legs else 0.72),
        (0.5 - crotch, 0.97 if not legs else 0.72), (0.5 - foot, 0.8 if not legs else 0.99), (0.01, low),
    )  # fmt: skip
    return _cut(rng, "briefs", cloth, outline, slack=0.012)


def _bed_sheet(rng: Random, piece_of_cloth: PieceOfCloth) -> Garment:
    """Folded: a smooth square with the edges of its layers along two sides."""
    height, width = int(rng.uniform(90, 140)), int(rng.uniform(100, 150))
    cloth = piece_of_cloth(rng, height, width)
    layers, step = rng.randrange(2, 6), rng.uniform(1.5, 4)
    for layer in range(1, layers + 1):
        cloth[height - int(layer * step) :] *= rng.uniform(0.8, 0.95)
        if layer % 2:
            cloth[:, : int(layer * step)] *= rng.uniform(0.82, 1.1)
    for _ in range(rng.randrange(1, 3)):
        crease = rng.randrange(10, width - 10)
        cloth[:, crease : crease + 2] *= rng.choice((0.85, 1.12))
    return _cut(rng, "bed-sheet", cloth, _CORNERS, slack=0.03)


def _pillowcase(rng: Random, piece_of_cloth: PieceOfCloth) -> Garment:
    """A smooth long rectangle with a hem at its open end."""
    height = int(rng.uniform(75, 110))
    width = int(height * rng.uniform(1.2, 1.6))
    cloth = piece_of_cloth(rng, height, width)
    hem = int(width * rng.uniform(0.06, 0.16))
    cloth[:, hem : hem + 2] *= rng.uniform(0.6, 0.8)
    if rng.random() < 0.4:
        cloth[:, :hem] = cloth[:, :hem] * 0.4 + random_colour(rng) * 0.6
    cloth[:, :2] *= 0.6
    return _cut(rng, "pillowcase", cloth, _CORNERS, slack=0.035)


def _cut(rng: Random, garment_id: str, cloth: np.ndarray, outline: tuple[tuple[float, float], ...], slack: float) -> Garment:
    """`cloth` within an outline of fractions, each of its points off by about `slack`."""
    height, width = cloth.shape[:2]
    mask = np.zeros((height, width), np.uint8)
    shaky = [[x + rng.gauss(0, slack), y + rng.gauss(0, slack)] for x, y in outline]
    points = np.clip(np.array(shaky), 0, 1) * (width - 1, height - 1)
    cv2.fillPoly(mask, [points.astype(np.int32)], 255)
    image = np.clip(cloth, 0, 255).astype(np.uint8)
    return Garment(CLASSES.index(garment_id), image, cv2.GaussianBlur(mask, (0, 0), 1.2), 1.0, f"drawn-{garment_id}")
