"""The pictures that the classifier learns from: whole photographs, and garments cut from composed scenes."""

from math import exp
from random import Random

import cv2
import numpy as np

from backgrounds import background
from cloth import grain
from compose_scene import compose_scene
from garments import Wardrobe
from networks import CLASSIFIER_PX
from prepared_data import SIDE_PX, Photograph

_SCENE_PX = 256
_LEAST_VISIBLE = 0.45
_MARGIN = 0.06
"""Of the long side, around a garment's box, as the product cuts it out."""

Labelled = tuple[np.ndarray, int]
"""A picture, uint8 [128, 128, 3], and the class of its garment."""


class PhotographPicker:
    """Draws photographs, rare classes more often: by one over the square root of their number."""

    def __init__(self, photographs: list[Photograph]):
        counts = np.bincount([photograph.class_index for photograph in photographs])
        self._photographs = photographs
        self._weights = [counts[photograph.class_index] ** -0.5 for photograph in photographs]

    def pick(self, rng: Random, count: int) -> list[Photograph]:
        return rng.choices(self._photographs, self._weights, k=count)


def photograph_picture(rng: Random, photograph: Photograph, wardrobe: Wardrobe) -> Labelled:
    image = np.asarray(photograph.image)
    if photograph.has_cut_out and rng.random() < 0.25:
        ground = background(rng, wardrobe.photographs, SIDE_PX, SIDE_PX)
        share = np.asarray(photograph.mask)[..., None].astype(np.float32) / 255
        image = np.clip(ground + (image - ground) * share, 0, 255).astype(np.uint8)
    return _varied(rng, _moved(rng, image)), photograph.class_index


def scene_pictures(rng: Random, wardrobe: Wardrobe) -> list[Labelled]:
    """Each garment of one composed scene that can be recognised, cut out with a margin; twice, each time otherwise."""
    scene = compose_scene(rng, wardrobe, _SCENE_PX, _SCENE_PX, rng.choice(("spread", "overlap")))
    return [
        (_varied(rng, _cropped(rng, scene.image, garment.box)), garment.class_index)
        for _ in range(2)
        for garment in scene.garments
        if garment.visible > _LEAST_VISIBLE
    ]


def plain_picture(photograph: Photograph) -> Labelled:
    """As the product hands a lone garment over."""
    return _shrunk(np.asarray(photograph.image)), photograph.class_index


def _cropped(rng: Random, image: np.ndarray, box: tuple[float, float, float, float]) -> np.ndarray:
    left, top, right, bottom = (edge * _SCENE_PX for edge in box)
    long_side = max(right - left, bottom - top)
    shaky = [edge + rng.gauss(0, 0.04) * long_side for edge in (left, top, right, bottom)]
    margin = (_MARGIN + rng.uniform(-0.06, 0.08)) * long_side
    x0, y0 = (max(0, int(edge - margin)) for edge in shaky[:2])
    x1, y1 = (min(_SCENE_PX, int(edge + margin)) for edge in shaky[2:])
    crop = _shrunk(image[y0 : max(y0 + 8, y1), x0 : max(x0 + 8, x1)])
    return crop[:, ::-1] if rng.random() < 0.5 else crop


def _shrunk(image: np.ndarray) -> np.ndarray:
    return cv2.resize(image, (CLASSIFIER_PX, CLASSIFIER_PX), interpolation=cv2.INTER_AREA)


def _moved(rng: Random, image: np.ndarray) -> np.ndarray:
    """Turned, scaled, shifted and mirrored."""
    turn = rng.gauss(0, 10) if rng.random() < 0.8 else rng.choice((90, 180, 270)) + rng.gauss(0, 8)
    matrix = cv2.getRotationMatrix2D((SIDE_PX / 2, SIDE_PX / 2), turn, rng.uniform(0.85, 1.25))
    matrix[:, 2] += [rng.uniform(-0.07, 0.07) * SIDE_PX for _ in range(2)]
    matrix[0] *= exp(rng.gauss(0, 0.07))
    if rng.random() < 0.5:
        matrix[0] *= -1
        matrix[0, 2] += SIDE_PX
    return _shrunk(cv2.warpAffine(image, matrix, (SIDE_PX, SIDE_PX), borderMode=cv2.BORDER_REFLECT_101))


def _varied(rng: Random, image: np.ndarray) -> np.ndarray:
    """Another light, other colours, now and then noise or a part hidden."""
    varied = image * np.array([exp(rng.gauss(0, 0.1)) for _ in range(3)], np.float32) * exp(rng.gauss(0, 0.2))
    middle = varied.mean()
    varied = (varied - middle) * rng.uniform(0.7, 1.3) + middle
    grey = varied.mean(2, keepdims=True)
    varied = grey + (varied - grey) * rng.uniform(0.3, 1.5)
    if rng.random() < 0.15:
        varied = varied[..., rng.sample(range(3), 3)]
    if rng.random() < 0.25:
        varied = varied + grain(rng, CLASSIFIER_PX, CLASSIFIER_PX, rng.uniform(2, 10))
    if rng.random() < 0.3:
        height, width = rng.randrange(12, 36), rng.randrange(12, 36)
        top, left = rng.randrange(CLASSIFIER_PX - height), rng.randrange(CLASSIFIER_PX - width)
        varied[top : top + height, left : left + width] = [rng.uniform(0, 255) for _ in range(3)]
    return np.clip(varied, 0, 255).astype(np.uint8)
