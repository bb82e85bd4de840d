"""Pictures without laundry, for the classifier to tell laundry from."""

from math import sqrt
from pathlib import Path
from random import Random

import cv2
import numpy as np

from classifier_pictures import varied
from detector_pictures import empty_picture
from garments import Wardrobe
from model_input import classifier_sized
from networks import CLASSIFIER_PX

_EMPTY_SHARE = 0.3
"""Empty grounds among them: sheets, floors and covers, as laundry lies on."""
_PART_SHARE = 0.6
"""Parts of pictures among the others: the product shows the classifier what the detector took for a garment."""
_EVERY_VALIDATED = 10


class OtherThings:
    """Draws from the folders of `gate/fetch-pictures.ts`: a folder by the square root of its pictures, then any of them."""

    def __init__(self, folder: Path, wardrobe: Wardrobe):
        self._wardrobe = wardrobe
        folders = [sorted(each.glob("*.jpg")) for each in sorted(folder.iterdir())]
        files = [at for of_folder in folders for at in of_folder]
        self.validation = [classifier_sized(cv2.imread(str(file))) for file in files[::_EVERY_VALIDATED]]
        held_out = set(files[::_EVERY_VALIDATED])
        trained = [[cv2.imread(str(file)) for file in of_folder if file not in held_out] for of_folder in folders]
        self._folders = [pictures for pictures in trained if pictures]
        self._weights = [sqrt(len(pictures)) for pictures in self._folders]

    def pick(self, rng: Random, count: int) -> list[np.ndarray]:
        return [self._picture(rng) for _ in range(count)]

    def _picture(self, rng: Random) -> np.ndarray:
        if rng.random() < _EMPTY_SHARE:
            return varied(rng, empty_picture(rng, self._wardrobe, CLASSIFIER_PX))
        (pictures,) = rng.choices(self._folders, self._weights)
        picture = rng.choice(pictures)
        if rng.random() < _PART_SHARE:
            picture = _part_of(rng, picture)
        picture = classifier_sized(picture)
        if rng.random() < 0.15:
            picture = np.rot90(picture, rng.randrange(1, 4))
        return varied(rng, picture[:, ::-1] if rng.random() < 0.5 else picture)


def _part_of(rng: Random, picture: np.ndarray) -> np.ndarray:
    height, width = picture.shape[:2]
    rows, columns = (max(24, round(side * rng.uniform(0.3, 0.95))) for side in (height, width))
    top, left = rng.randrange(max(1, height - rows)), rng.randrange(max(1, width - columns))
    return picture[top : top + rows, left : left + columns]
