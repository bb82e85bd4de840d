"""Garments to lay into a scene: cut out of photographs, or drawn of real cloth where no photograph exists."""

from dataclasses import replace
from math import sqrt
from random import Random

import numpy as np

from cloth import grain, mirror_tiled, random_colour
from drawn_garments import draw_garment
from garment import Garment
from prepared_data import SIDE_PX, Photograph

DRAWN_SHARE = 0.12


class Wardrobe:
    """Picks garments: a class by the square root of how often it was photographed, then any of the class.

    The share `woven_anew` are of other cloth than they were: who learns from them is to go by cut, not by print.
    """

    def __init__(self, photographs: list[Photograph], woven_anew: float = 0.0):
        self.photographs = photographs
        self._woven_anew = woven_anew
        self._by_class: dict[int, list[Photograph]] = {}
        for photograph in photographs:
            if photograph.has_cut_out:
                self._by_class.setdefault(photograph.class_index, []).append(photograph)
        self._classes = sorted(self._by_class)
        self._weights = [sqrt(len(self._by_class[index])) for index in self._classes]

    def pick(self, rng: Random) -> Garment:
        if rng.random() < DRAWN_SHARE:
            return draw_garment(rng, self._piece_of_cloth)
        (class_index,) = rng.choices(self._classes, self._weights)
        garment = cut_out(rng.choice(self._by_class[class_index]))
        if rng.random() < self._woven_anew:
            return weave_anew(garment, self._piece_of_cloth(rng, *garment.mask.shape), rng.uniform(0.6, 1.2))
        return garment

    def _piece_of_cloth(self, rng: Random, height: int, width: int) -> np.ndarray:
        """float32 [height, width, 3]: of one colour, or the middle of a photographed garment."""
        if rng.random() < 0.5:
            return np.broadcast_to(random_colour(rng, 30, 250), (height, width, 3)) + grain(rng, height, width, 6)
        garment = cut_out(rng.choice(self._by_class[rng.choice(self._classes)]))
        rows, columns = garment.mask.shape
        middle = garment.image[int(rows * 0.35) : int(rows * 0.65) + 1, int(columns * 0.36) : int(columns * 0.64) + 1]
        return mirror_tiled(middle, height, width).astype(np.float32)


def weave_anew(garment: Garment, cloth: np.ndarray, relief: float) -> Garment:
    """The garment of other cloth: light, dark, seams and buttons stay where they are, as strong as `relief` says."""
    grey = garment.image.mean(2) + 8
    middle = grey[garment.mask > 127].mean()
    shade = (grey / middle) ** relief
    return replace(garment, image=np.clip(cloth * shade[..., None], 0, 255).astype(np.uint8))


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
