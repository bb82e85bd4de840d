"""Photographs as the classifier learns from them; garments of scenes are in scene_crops.py."""

from math import exp
from random import Random

import cv2
import numpy as np

from backgrounds import background
from cloth import grain
from garments import Wardrobe
from model_input import classifier_sized
from networks import CLASSIFIER_PX
from prepared_data import SIDE_PX, Photograph
from scene_crops import Labelled


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
    return varied(rng, _moved(rng, image)), photograph.class_index


def plain_picture(photograph: Photograph) -> Labelled:
    """As the product hands a lone garment over."""
    return classifier_sized(np.asarray(photograph.image)), photograph.class_index


def _moved(rng: Random, image: np.ndarray) -> np.ndarray:
    """Turned, scaled, shifted and mirrored."""
    turn = rng.gauss(0, 10) if rng.random() < 0.8 else rng.choice((90, 180, 270)) + rng.gauss(0, 8)
    matrix = cv2.getRotationMatrix2D((SIDE_PX / 2, SIDE_PX / 2), turn, rng.uniform(0.8, 1.5))
    matrix[:, 2] += [rng.uniform(-0.07, 0.07) * SIDE_PX for _ in range(2)]
    matrix[0] *= exp(rng.gauss(0, 0.07))
    if rng.random() < 0.5:
        matrix[0] *= -1
        matrix[0, 2] += SIDE_PX
    return classifier_sized(cv2.warpAffine(image, matrix, (SIDE_PX, SIDE_PX), borderMode=cv2.BORDER_REFLECT_101))


def varied(rng: Random, image: np.ndarray) -> np.ndarray:
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
