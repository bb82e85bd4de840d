"""Composes a picture of several garments, and knows where each of them is."""

from dataclasses import dataclass
from math import ceil, exp, sqrt
from random import Random

import cv2
import numpy as np

from backgrounds import background
from cloth import grain, smooth_noise
from garment_classes import CLASSES, RELATIVE_LENGTH
from garments import Wardrobe
from lay_garment import lay_garment
from prepared_data import Box

ARRANGEMENTS = {"spread": 0.47, "overlap": 0.35, "pile": 0.18}
"""How often each is composed."""

_MOST_COVERED = {"spread": 0.06, "overlap": 0.32, "pile": 0.58}
_LEAST_VISIBLE = 0.3
_COUNT_WEIGHTS = (2, 2, 2, 2, 2, 2, 1.6, 1.6, 1.3, 1.3, 1, 1)


@dataclass(frozen=True)
class PlacedGarment:
    class_index: int
    box: Box
    """What is visible of it, as fractions of the picture."""
    visible: float


@dataclass(frozen=True)
class Scene:
    """`image` is uint8 [height, width, 3]."""

    image: np.ndarray
    garments: list[PlacedGarment]
    arrangement: str


def compose_scene(
    rng: Random, wardrobe: Wardrobe, height: int, width: int, arrangement: str | None = None, aspect: float = 1.0
) -> Scene:
    """1 to 12 garments. `aspect` is the width / height that the picture had before it was pressed into this size."""
    arrangement = arrangement or rng.choices(list(ARRANGEMENTS), ARRANGEMENTS.values())[0]
    (count,) = rng.choices(range(1, len(_COUNT_WEIGHTS) + 1), _COUNT_WEIGHTS)
    stretch = width / height / aspect
    picture = background(rng, wardrobe.photographs, height, width)
    owner = np.full((height, width), -1, np.int16)
    areas: list[int] = []
    classes: list[int] = []
    for cell in _cells(rng, count, aspect):
        garment = wardrobe.pick(rng)
        long_side = _base_length(rng, arrangement, count, height, width)
        long_side *= RELATIVE_LENGTH.get(CLASSES[garment.class_index], 1.0) * exp(rng.gauss(0, 0.1))
        image, mask = lay_garment(rng, garment, max(14.0, long_side), stretch)
        place = _find_place(rng, arrangement, mask, owner, areas, cell)
        if place is None:
            continue
        _paste(rng, picture, image, mask, place)
        own, part = _overlap(owner, mask, place)
        own[part > 127] = len(areas)
        areas.append(int((mask > 127).sum()))
        classes.append(garment.class_index)
    return Scene(_lit(rng, picture), _visible_garments(owner, areas, classes), arrangement)


def _base_length(rng: Random, arrangement: str, count: int, height: int, width: int) -> float:
    cover = rng.uniform(*{"spread": (0.4, 0.75), "overlap": (0.6, 1.05), "pile": (0.6, 1.1)}[arrangement])
    short_side = min(height, width)
    return min(0.78 * short_side, max(0.17 * short_side, sqrt(height * width * cover / count / 0.62)))


def _cells(rng: Random, count: int, aspect: float) -> list[Box]:
    """A cell of a loose grid for each garment, in random order."""
    columns = max(1, ceil(sqrt(count * aspect)))
    rows = ceil(count / columns)
    cells = [(x / columns, y / rows, (x + 1) / columns, (y + 1) / rows) for y in range(rows) for x in range(columns)]
    rng.shuffle(cells)
    return cells[:count]


def _find_place(
    rng: Random, arrangement: str, mask: np.ndarray, owner: np.ndarray, areas: list[int], cell: Box
) -> tuple[int, int] | None:
    """Left and top in pixels, such that no earlier garment is covered more than the arrangement allows."""
    height, width = owner.shape
    rows, columns = mask.shape
    for attempt in range(3 if arrangement == "pile" else 12):
        if arrangement == "pile":
            x, y = rng.gauss(0.5, 0.17), rng.gauss(0.5, 0.17)
        elif attempt == 0:
            x, y = rng.gauss((cell[0] + cell[2]) / 2, 0.03), rng.gauss((cell[1] + cell[3]) / 2, 0.03)
        else:
            x, y = rng.uniform(0.1, 0.9), rng.uniform(0.1, 0.9)
        left = int(min(max(x * width - columns / 2, -columns * 0.06), width - columns * 0.94))
        top = int(min(max(y * height - rows / 2, -rows * 0.06), height - rows * 0.94))
        if _most_covered(owner, areas, mask, (left, top)) <= _MOST_COVERED[arrangement]:
            return left, top
    return None


def _most_covered(owner: np.ndarray, areas: list[int], mask: np.ndarray, place: tuple[int, int]) -> float:
    """How much of the worst hidden garment would be hidden with this one laid at `place`."""
    own, part = _overlap(owner, mask, place)
    covered = own[part > 127]
    counts = np.bincount(covered[covered >= 0], minlength=len(areas))
    if not counts.any():
        return 0.0
    visible = np.bincount(owner[owner >= 0], minlength=len(areas))
    return max(1 - (visible[at] - counts[at]) / areas[at] for at in np.nonzero(counts)[0])


def _overlap(canvas: np.ndarray, patch: np.ndarray, place: tuple[int, int]) -> tuple[np.ndarray, np.ndarray]:
    """The parts of canvas and patch that lie on each other."""
    left, top = place
    x0, y0 = max(0, left), max(0, top)
    x1, y1 = min(canvas.shape[1], left + patch.shape[1]), min(canvas.shape[0], top + patch.shape[0])
    return canvas[y0:y1, x0:x1], patch[y0 - top : y1 - top, x0 - left : x1 - left]


def _paste(rng: Random, picture: np.ndarray, image: np.ndarray, mask: np.ndarray, place: tuple[int, int]) -> None:
    unit_px = max(picture.shape) / 192
    offset = max(1, round(rng.uniform(0.8, 3) * unit_px))
    shadow = cv2.GaussianBlur(mask, (0, 0), 1.5 * unit_px).astype(np.float32) * (rng.uniform(0.1, 0.45) / 255)
    ground, shade = _overlap(picture, shadow, (place[0] + offset, place[1] + offset))
    ground *= 1 - shade[..., None]
    ground, cloth = _overlap(picture, image, place)
    _, alpha = _overlap(picture, mask, place)
    share = alpha[..., None].astype(np.float32) / 255
    ground += (cloth - ground) * share


def _lit(rng: Random, picture: np.ndarray) -> np.ndarray:
    """Uneven light, the colour of a lamp, the noise and blur of a phone's camera."""
    height, width = picture.shape[:2]
    light = smooth_noise(rng, height, width, max(height, width) * rng.uniform(0.4, 1))
    picture = picture * (1 + (light[..., None] - 0.5) * rng.uniform(0, 0.6))
    picture = picture * np.array([exp(rng.gauss(0, 0.06)) for _ in range(3)], np.float32) * exp(rng.gauss(0, 0.13))
    picture = np.clip(picture + grain(rng, height, width, rng.uniform(0, 6)), 0, 255).astype(np.uint8)
    if rng.random() < 0.5:
        picture = cv2.GaussianBlur(picture, (0, 0), rng.uniform(0.3, 0.6) * max(height, width) / 192)
    return picture


def _visible_garments(owner: np.ndarray, areas: list[int], classes: list[int]) -> list[PlacedGarment]:
    height, width = owner.shape
    visible_garments = []
    for at, (area, class_index) in enumerate(zip(areas, classes)):
        mine = owner == at
        visible = float(mine.sum()) / max(1, area)
        if visible < _LEAST_VISIBLE:
            continue
        rows, columns = np.where(mine.any(1))[0], np.where(mine.any(0))[0]
        box = (columns[0] / width, rows[0] / height, (columns[-1] + 1) / width, (rows[-1] + 1) / height)
        visible_garments.append(PlacedGarment(class_index, tuple(float(edge) for edge in box), visible))
    return visible_garments
