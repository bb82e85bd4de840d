"""Garments of composed scenes, cut out as the product cuts them out, for the classifier to learn from."""

from math import exp
from random import Random
from typing import NamedTuple

import cv2
import numpy as np

from compose_scene import compose_scene
from garments import Wardrobe
from model_input import classifier_sized
from prepared_data import Box

_SCENE_PX = 320
_LEAST_VISIBLE = 0.4
_MARGIN = 0.06
"""Of the long side, around a garment's box, as the product cuts it out."""
_KEPT_MARGIN = 0.2
_KEPT_PX = 176
_SEEN = 5
"""A scene costs several times what learning from one of its garments does: each garment is seen this often on average."""
_RACK = 1500

Labelled = tuple[np.ndarray, int]
"""A picture, uint8 [128, 128, 3], and the class of its garment."""


class _Kept(NamedTuple):
    """A garment with what surrounds it, and its box therein."""

    picture: np.ndarray
    box: Box
    class_index: int


class CropRack:
    """Cuts garments out of composed scenes, and shows each a few times, otherwise every time."""

    def __init__(self, wardrobe: Wardrobe):
        self._wardrobe = wardrobe
        self._kept: list[_Kept] = []

    def pick(self, rng: Random, count: int) -> list[Labelled]:
        while len(self._kept) < _RACK:
            self._kept.extend(_garments_of_scene(rng, self._wardrobe))
        picked = []
        for _ in range(count):
            at = rng.randrange(len(self._kept))
            picked.append(seen_anew(rng, self._kept[at]))
            if rng.random() < 1 / _SEEN:
                self._kept[at] = self._kept[-1]
                self._kept.pop()
        return picked


def scene_crops(rng: Random, wardrobe: Wardrobe) -> list[Labelled]:
    """The garments of one composed scene, each seen once."""
    return [seen_anew(rng, kept) for kept in _garments_of_scene(rng, wardrobe)]


def _garments_of_scene(rng: Random, wardrobe: Wardrobe) -> list[_Kept]:
    scene = compose_scene(rng, wardrobe, _SCENE_PX, _SCENE_PX, aspect=rng.choice((0.75, 1.0, 4 / 3)))
    return [
        _keep(scene.image, garment.box, garment.class_index)
        for garment in scene.garments
        if garment.visible > _LEAST_VISIBLE
    ]


def _keep(image: np.ndarray, box: Box, class_index: int) -> _Kept:
    left, top, right, bottom = (edge * _SCENE_PX for edge in box)
    margin = _KEPT_MARGIN * max(right - left, bottom - top)
    x0, y0 = (max(0, int(edge - margin)) for edge in (left, top))
    x1, y1 = (min(_SCENE_PX, int(edge + margin) + 1) for edge in (right, bottom))
    inside = ((left - x0) / (x1 - x0), (top - y0) / (y1 - y0), (right - x0) / (x1 - x0), (bottom - y0) / (y1 - y0))
    picture = cv2.resize(image[y0:y1, x0:x1], (_KEPT_PX, _KEPT_PX), interpolation=cv2.INTER_LINEAR)
    return _Kept(picture, inside, class_index)


def seen_anew(rng: Random, kept: _Kept) -> Labelled:
    """Cut out by a box that is a little off, turned, mirrored and lit another way."""
    left, top, right, bottom = (edge * _KEPT_PX for edge in kept.box)
    long_side = max(right - left, bottom - top)
    margin = (_MARGIN + rng.uniform(-0.06, 0.06)) * long_side
    x0, y0 = (max(0, int(edge - margin + rng.gauss(0, 0.03) * long_side)) for edge in (left, top))
    x1, y1 = (min(_KEPT_PX, int(edge + margin + rng.gauss(0, 0.03) * long_side)) for edge in (right, bottom))
    part = kept.picture[y0 : max(y0 + 16, y1), x0 : max(x0 + 16, x1)]
    crop = classifier_sized(part)
    if rng.random() < 0.3:
        crop = np.rot90(crop, rng.randrange(1, 4))
    if rng.random() < 0.5:
        crop = crop[:, ::-1]
    return cv2.LUT(np.ascontiguousarray(crop), _light(rng)), kept.class_index


def _light(rng: Random) -> np.ndarray:
    """What each level of blue, green and red becomes."""
    light = np.array([exp(rng.gauss(0, 0.07)) for _ in range(3)]) * exp(rng.gauss(0, 0.15))
    levels = (np.arange(256)[:, None] * light - 128) * rng.uniform(0.75, 1.3) + 128
    return np.clip(levels, 0, 255).astype(np.uint8)[:, None]
