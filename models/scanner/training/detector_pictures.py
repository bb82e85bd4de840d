"""The pictures that the detector learns from."""

from math import exp
from random import Random

import cv2
import numpy as np

from backgrounds import background, real_background
from cloth import random_colour
from compose_scene import compose_scene
from garments import Wardrobe
from prepared_data import SIDE_PX, Box

SHARES = {"photograph": 0.28, "mosaic": 0.08, "empty": 0.08, "scene": 0.56}
"""How often each kind is drawn. Empty pictures teach that covers, floors and hangers are no garments."""

_BOX_OF_UNCUT = (0.06, 0.06, 0.94, 0.94)
"""Where the garment is taken to be on a photograph whose mask is of no use: most fill their picture."""

_MOSAICS = ((1, 2), (2, 1), (2, 2), (2, 2), (3, 2), (3, 3))

Labelled = tuple[np.ndarray, list[tuple[int, Box]]]
"""A picture, uint8 [side, side, 3], and the class and box of each garment in it."""


def detector_picture(rng: Random, wardrobe: Wardrobe, side: int) -> Labelled:
    """A picture as the detector might be shown it, before `relit` gives it a light of its own."""
    (kind,) = rng.choices(list(SHARES), SHARES.values())
    if kind == "scene":
        scene = compose_scene(rng, wardrobe, side, side, aspect=rng.choice((0.75, 1.0, 4 / 3)))
        return scene.image, [(garment.class_index, garment.box) for garment in scene.garments]
    if kind == "mosaic":
        return _mosaic(rng, wardrobe, side)
    if kind == "photograph":
        return _photograph(rng, wardrobe, side, side)
    return empty_picture(rng, wardrobe, side), []


def seen_anew(rng: Random, picture: np.ndarray, garments: list[tuple[int, Box]]) -> Labelled:
    """The same picture turned, mirrored and lit another way: a picture costs as much to compose as to learn from."""
    picture, garments = _turned(rng, picture, garments)
    if rng.random() < 0.5:
        picture = picture[:, ::-1]
        garments = [(index, (1 - box[2], box[1], 1 - box[0], box[3])) for index, box in garments]
    return _relit(rng, picture), garments


def _photograph(rng: Random, wardrobe: Wardrobe, height: int, width: int) -> Labelled:
    """A photograph, cut closer to its garment by chance."""
    photograph = rng.choice(wardrobe.photographs)
    left, top, right, bottom = photograph.box if photograph.has_cut_out else _BOX_OF_UNCUT
    x0, y0 = rng.uniform(0, left * 0.9), rng.uniform(0, top * 0.9)
    x1, y1 = 1 - rng.uniform(0, (1 - right) * 0.9), 1 - rng.uniform(0, (1 - bottom) * 0.9)
    if rng.random() < 0.35:
        x0, y0, x1, y1 = 0.0, 0.0, 1.0, 1.0
    edges = [round(edge * SIDE_PX) for edge in (x0, y0, x1, y1)]
    part = np.asarray(photograph.image[edges[1] : edges[3], edges[0] : edges[2]])
    picture = cv2.resize(part, (width, height), interpolation=cv2.INTER_AREA)
    box = ((left - x0) / (x1 - x0), (top - y0) / (y1 - y0), (right - x0) / (x1 - x0), (bottom - y0) / (y1 - y0))
    return picture, [(photograph.class_index, box)]


def _turned(rng: Random, picture: np.ndarray, garments: list[tuple[int, Box]]) -> Labelled:
    """Now and then by quarters, as people hold their phones."""
    if rng.random() < 0.3:
        for _ in range(rng.randrange(1, 4)):
            picture = np.rot90(picture)
            garments = [(index, (box[1], 1 - box[2], box[3], 1 - box[0])) for index, box in garments]
    return np.ascontiguousarray(picture), garments


def _mosaic(rng: Random, wardrobe: Wardrobe, side: int) -> Labelled:
    rows, columns = rng.choice(_MOSAICS)
    height, width = side // rows, side // columns
    picture, garments = np.zeros((side, side, 3), np.uint8), []
    for row in range(rows):
        for column in range(columns):
            tile, ((class_index, box),) = _photograph(rng, wardrobe, height, width)
            picture[row * height : (row + 1) * height, column * width : (column + 1) * width] = tile
            left, top, right, bottom = box
            placed = ((left + column) / columns, (top + row) / rows, (right + column) / columns, (bottom + row) / rows)
            garments.append((class_index, placed))
    return picture, garments


def empty_picture(rng: Random, wardrobe: Wardrobe, side: int) -> np.ndarray:
    real = real_background(rng, wardrobe.photographs, side, side) if rng.random() < 0.8 else None
    picture = np.ascontiguousarray(background(rng, wardrobe.photographs, side, side) if real is None else real)
    if rng.random() < 0.3:
        _draw_hanger(rng, picture)
    return np.clip(picture, 0, 255).astype(np.uint8)


def _draw_hanger(rng: Random, picture: np.ndarray) -> None:
    side = len(picture)
    x, y, reach = (rng.uniform(*bounds) * side for bounds in ((0.26, 0.73), (0.1, 0.63), (0.13, 0.31)))
    colour = tuple(float(part) for part in random_colour(rng, 20, 240))
    outline = np.array(((x, y), (x + reach, y + reach * 0.5), (x - reach, y + reach * 0.5)), np.int32)
    cv2.polylines(picture, [outline], True, colour, rng.randrange(1, 5), cv2.LINE_AA)
    cv2.ellipse(picture, (int(x), int(y - reach * 0.15)), (int(reach * 0.12),) * 2, 0, 90, 360, colour, 2, cv2.LINE_AA)


def _relit(rng: Random, picture: np.ndarray) -> np.ndarray:
    light = np.array([exp(rng.gauss(0, 0.07)) for _ in range(3)], np.float32) * exp(rng.gauss(0, 0.15))
    relit = picture * light
    middle = relit.mean()
    relit = (relit - middle) * rng.uniform(0.75, 1.25) + middle
    if rng.random() < 0.08:
        relit = relit.mean(2, keepdims=True).repeat(3, 2)
    return np.clip(relit, 0, 255).astype(np.uint8)
