"""Garments to lay into a scene: cut out of photographs, or drawn of real cloth where no photograph exists."""

from dataclasses import dataclass
from math import sqrt
from random import Random

import cv2
import numpy as np

from cloth import grain, mirror_tiled, random_colour
from garment_classes import CLASSES
from prepared_data import SIDE_PX, Photograph

DRAWN_SHARE = 0.09


@dataclass(frozen=True)
class Garment:
    """`image` [height, width, 3] and `mask` [height, width] of 0..255; `aspect` is what a pixel's width is to its height."""

    class_index: int
    image: np.ndarray
    mask: np.ndarray
    aspect: float
    source: str


class Wardrobe:
    """Picks garments: a class by the square root of how often it was photographed, then any of the class."""

    def __init__(self, photographs: list[Photograph]):
        self.photographs = photographs
        self._by_class: dict[int, list[Photograph]] = {}
        for photograph in photographs:
            if photograph.has_cut_out:
                self._by_class.setdefault(photograph.class_index, []).append(photograph)
        self._classes = sorted(self._by_class)
        self._weights = [sqrt(len(self._by_class[index])) for index in self._classes]

    def pick(self, rng: Random) -> Garment:
        if rng.random() < DRAWN_SHARE:
            return rng.choice((self._towel, self._sock))(rng)
        (class_index,) = rng.choices(self._classes, self._weights)
        return cut_out(rng.choice(self._by_class[class_index]))

    def _cloth(self, rng: Random, height: int, width: int) -> np.ndarray:
        if rng.random() < 0.5:
            return np.broadcast_to(random_colour(rng, 30, 250), (height, width, 3)) + grain(rng, height, width, 6)
        garment = cut_out(rng.choice(self._by_class[rng.choice(self._classes)]))
        rows, columns = garment.mask.shape
        middle = garment.image[int(rows * 0.35) : int(rows * 0.65) + 1, int(columns * 0.36) : int(columns * 0.64) + 1]
        return mirror_tiled(middle, height, width).astype(np.float32)

    def _towel(self, rng: Random) -> Garment:
        height, width = (int(rng.uniform(70, 130)) for _ in range(2))
        cloth = self._cloth(rng, height, width)
        for _ in range(rng.randrange(4)):
            start = rng.randrange(height - 6)
            cloth[start : start + rng.randrange(2, 8)] *= rng.uniform(0.6, 1.25)
        for _ in range(rng.randrange(3)):
            cloth[:, rng.randrange(4, width - 4) :] *= rng.uniform(0.86, 0.97)
        corners = ((0, 0), (1, 0), (1, 1), (0, 1))
        outline = [[abs(x - rng.uniform(0, 0.07)), abs(y - rng.uniform(0, 0.07))] for x, y in corners]
        return _drawn("towel", cloth, outline)

    def _sock(self, rng: Random) -> Garment:
        height = int(rng.uniform(80, 120))
        width = int(height * rng.uniform(0.5, 0.7))
        cloth = self._cloth(rng, height, width)
        cloth[: int(height * rng.uniform(0.06, 0.14))] *= rng.uniform(0.6, 1.3)
        if rng.random() < 0.4:
            cloth[int(height * 0.8) :, int(width * 0.6) :] = random_colour(rng)
        leg = rng.uniform(0.38, 0.48)
        outline = (
            (0.04, 0.01), (0.04 + leg, 0.01), (0.06 + leg, 0.42), (0.52, 0.6), (0.84, 0.71), (0.97, 0.82),
            (0.92, 0.96), (0.62, 0.98), (0.3, 0.92), (0.08, 0.77), (0.03, 0.5),
        )  # fmt: skip
        return _drawn("socks", cloth, [[x + rng.gauss(0, 0.012), y + rng.gauss(0, 0.012)] for x, y in outline])


def cut_out(photograph: Photograph) -> Garment:
    left, top, right, bottom = (round(edge * SIDE_PX) for edge in photograph.box)
    part = (slice(top, bottom), slice(left, right))
    return Garment(
        photograph.class_index,
        np.asarray(photograph.image[part]),
        np.asarray(photograph.mask[part]),
        photograph.aspect,
        photograph.id,
    )


def _drawn(garment_id: str, cloth: np.ndarray, outline: list[list[float]]) -> Garment:
    height, width = cloth.shape[:2]
    mask = np.zeros((height, width), np.uint8)
    points = np.clip(np.array(outline), 0, 1) * (width - 1, height - 1)
    cv2.fillPoly(mask, [points.astype(np.int32)], 255)
    image = np.clip(cloth, 0, 255).astype(np.uint8)
    return Garment(CLASSES.index(garment_id), image, cv2.GaussianBlur(mask, (0, 0), 1.2), 1.0, f"drawn-{garment_id}")
