"""Garments of composed scenes, cut out as the product cuts them out, for the classifier to learn from."""

from collections import deque
from math import exp
from random import Random
from typing import NamedTuple

import cv2
import numpy as np

from compose_scene import Scene, compose_scene
from garments import Wardrobe
from model_input import classifier_sized
from prepared_data import Box

_SCENE_SIZES = ((320, 320), (360, 480), (480, 360))
"""Heights and widths of the scenes that garments are cut out of."""
_LEAST_VISIBLE = 0.4
_MARGIN = 0.06
"""Of the long side, around a garment's box, as the product cuts it out."""
_KEPT = 1.55
"""Side of what is kept around a garment's box, in its long sides."""
_KEPT_PX = 200
_SEEN = 5
"""A scene costs several times what learning from one of its garments does: each garment is seen this often on average."""
_RACK = 1500
_WHOLE_SCENES = 200

Labelled = tuple[np.ndarray, int]
"""A picture, uint8 [128, 128, 3], and the class of its garment."""


class _Kept(NamedTuple):
    """A garment with what surrounds it, undistorted, and its box therein in pixels."""

    picture: np.ndarray
    box: Box
    class_index: int


class CropRack:
    """Cuts garments out of composed scenes, and shows each a few times, otherwise every time."""

    def __init__(self, wardrobe: Wardrobe):
        self._wardrobe = wardrobe
        self._kept: list[_Kept] = []
        self._whole: deque[np.ndarray] = deque(maxlen=_WHOLE_SCENES)

    def pick(self, rng: Random, count: int) -> list[Labelled]:
        while len(self._kept) < _RACK:
            scene = _scene_of(rng, self._wardrobe)
            self._kept.extend(_garments_of(scene))
            if scene.garments:
                self._whole.append(classifier_sized(scene.image))
        picked = []
        for _ in range(count):
            at = rng.randrange(len(self._kept))
            picked.append(_seen_anew(rng, self._kept[at]))
            if rng.random() < 1 / _SEEN:
                self._kept[at] = self._kept[-1]
                self._kept.pop()
        return picked

    def pick_whole(self, rng: Random, count: int) -> list[np.ndarray]:
        """Scenes themselves, of those that garments were cut out of."""
        return [_turned_and_lit(rng, rng.choice(self._whole)) for _ in range(count)]


def scene_crops(rng: Random, wardrobe: Wardrobe) -> list[Labelled]:
    """The garments of one composed scene, each seen once."""
    return [_seen_anew(rng, kept) for kept in _garments_of(_scene_of(rng, wardrobe))]


def _scene_of(rng: Random, wardrobe: Wardrobe) -> Scene:
    height, width = rng.choice(_SCENE_SIZES)
    return compose_scene(rng, wardrobe, height, width, aspect=width / height)


def _garments_of(scene: Scene) -> list[_Kept]:
    return [
        _keep(scene.image, garment.box, garment.class_index)
        for garment in scene.garments
        if garment.visible > _LEAST_VISIBLE
    ]


def _keep(image: np.ndarray, box: Box, class_index: int) -> _Kept:
    height, width = image.shape[:2]
    left, top, right, bottom = (edge * side for edge, side in zip(box, (width, height) * 2))
    side = max(right - left, bottom - top) * _KEPT
    (x0, x1), (y0, y1) = _span((left + right) / 2, side, width), _span((top + bottom) / 2, side, height)
    scale = _KEPT_PX / max(x1 - x0, y1 - y0)
    size = (round((x1 - x0) * scale), round((y1 - y0) * scale))
    picture = cv2.resize(image[y0:y1, x0:x1], size, interpolation=cv2.INTER_LINEAR)
    return _Kept(picture, tuple(edge * scale for edge in (left - x0, top - y0, right - x0, bottom - y0)), class_index)


def _span(middle: float, length: float, limit: int) -> tuple[int, int]:
    """Where a stretch around `middle` begins and ends that was pushed inside 0..limit."""
    length = min(length, limit)
    start = int(min(limit - length, max(0.0, middle - length / 2)))
    return start, min(limit, int(start + length) + 1)


def _close_up(rng: Random, kept: _Kept) -> np.ndarray:
    """A garment's box, a little off, pressed into a square: nearly nothing of the others."""
    height, width = kept.picture.shape[:2]
    left, top, right, bottom = kept.box
    long_side = max(right - left, bottom - top)
    margin = (_MARGIN + rng.uniform(-0.06, 0.06)) * long_side
    x0, y0 = (max(0, int(edge - margin + rng.gauss(0, 0.03) * long_side)) for edge in (left, top))
    x1, y1 = (
        min(side, int(edge + margin + rng.gauss(0, 0.03) * long_side)) for edge, side in ((right, width), (bottom, height))
    )
    return kept.picture[y0 : max(y0 + 16, y1), x0 : max(x0 + 16, x1)]


def _seen_anew(rng: Random, kept: _Kept) -> Labelled:
    """Cut out, turned, mirrored and lit another way."""
    return _turned_and_lit(rng, classifier_sized(_close_up(rng, kept))), kept.class_index


def _turned_and_lit(rng: Random, picture: np.ndarray) -> np.ndarray:
    if rng.random() < 0.3:
        picture = np.rot90(picture, rng.randrange(1, 4))
    if rng.random() < 0.5:
        picture = picture[:, ::-1]
    return cv2.transform(np.ascontiguousarray(picture), _other_colours(rng))


def _other_colours(rng: Random) -> np.ndarray:
    """Another light, contrast and strength of the colours, now and then other colours: a matrix [3, 4] for blue, green, red and 1."""
    light = np.diag([exp(rng.gauss(0, 0.08)) for _ in range(3)]) * exp(rng.gauss(0, 0.16))
    strength = rng.uniform(0.3, 1.5)
    mixed = np.eye(3) * strength + (1 - strength) / 3
    if rng.random() < 0.12:
        mixed = mixed[rng.sample(range(3), 3)]
    contrast = rng.uniform(0.75, 1.3)
    return np.column_stack((mixed @ light * contrast, np.full(3, 128 * (1 - contrast))))
