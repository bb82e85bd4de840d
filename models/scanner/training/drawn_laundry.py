"""Drawn laundry of `scenes/write-drawn-laundry.ts`: pictures such as the project's tests scan, which are laundry to the classifier, too."""

from pathlib import Path
from random import Random

import cv2
import numpy as np

from classifier_pictures import varied
from garment_classes import CLASSES
from model_input import classifier_sized
from scene_crops import Labelled


class DrawnLaundry:
    def __init__(self, folder: Path):
        pictures = [(file.stem.rpartition("-")[0], cv2.imread(str(file))) for file in sorted(folder.glob("*.jpg"))]
        self._garments = [(picture, CLASSES.index(name)) for name, picture in pictures if name in CLASSES]
        self._scenes = [picture for name, picture in pictures if name not in CLASSES]

    def pick(self, rng: Random, count: int) -> list[Labelled]:
        """Single garments; their pictures whole, or without what is beside them."""
        return [(_seen_anew(rng, picture, rng.uniform(0, 0.2)), index) for picture, index in rng.choices(self._garments, k=count)]

    def pick_scenes(self, rng: Random, count: int) -> list[np.ndarray]:
        return [_seen_anew(rng, picture, 0.0) for picture in rng.choices(self._scenes, k=count)]


def _seen_anew(rng: Random, picture: np.ndarray, cut: float) -> np.ndarray:
    """`cut` is the share cut off at the left and at the right."""
    width = picture.shape[1]
    picture = classifier_sized(picture[:, round(width * cut) : round(width * (1 - cut))])
    return varied(rng, picture[:, ::-1] if rng.random() < 0.5 else picture)
