"""Photographs a label: on cloth with folds, in some light, by a phone that is turned, unsharp and noisy."""

from dataclasses import dataclass
from functools import lru_cache

import cv2
import numpy as np

from draw_label import Drawn, Label


@dataclass(frozen=True)
class Seen:
    """A symbol in the picture, in pixels of it."""

    name: str
    bars: int
    x: float
    y: float
    wide: float
    high: float


@lru_cache(maxsize=64)
def _pixels(wide: int, high: int) -> tuple[np.ndarray, np.ndarray]:
    """The rows and columns of a picture's pixels."""
    return tuple(np.mgrid[0:high, 0:wide].astype(np.float32))


def photograph(label: Label, side_px: int, rng: np.random.Generator, unit: float, ground: np.ndarray | None = None) -> tuple[np.ndarray, list[Seen]]:
    """A grey picture whose longer side is `side_px`, and where the symbols are in it. Blur is in pixels of `unit`."""
    shape = ((1, 0.75), (0.75, 1), (1, 1), (1, 0.5625), (0.5625, 1))[int(rng.choice(5, p=[0.3, 0.35, 0.15, 0.1, 0.1]))]
    wide, high = int(side_px * shape[0]), int(side_px * shape[1])
    print_of = _print(label.ink, rng)
    matrix = _placing(label, wide, high, rng)
    bend = _folds(wide, high, rng)
    inverse = np.linalg.inv(matrix)
    ys, xs = _pixels(wide, high)
    moved_x, moved_y = xs + bend[0], ys + bend[1]
    scale = inverse[2, 0] * moved_x + inverse[2, 1] * moved_y + inverse[2, 2]
    map_x = ((inverse[0, 0] * moved_x + inverse[0, 1] * moved_y + inverse[0, 2]) / scale).astype(np.float32)
    map_y = ((inverse[1, 0] * moved_x + inverse[1, 1] * moved_y + inverse[1, 2]) / scale).astype(np.float32)
    # Where the label is shrunk, averaging beforehand spares it the moiré.
    shrink = 1 / max(1e-6, np.sqrt(abs(np.linalg.det(matrix[:2, :2]))))
    if shrink > 1.3:
        print_of = cv2.GaussianBlur(print_of, (0, 0), 0.35 * shrink)
    laid = cv2.remap(print_of, map_x, map_y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    inside = cv2.remap(np.full(label.ink.shape, 255, np.uint8), map_x, map_y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_CONSTANT, borderValue=0)
    under = _ground(wide, high, rng) if ground is None else cv2.resize(ground, (wide, high)).astype(np.float32)
    picture = under
    share = inside.astype(np.float32) / 255
    if rng.random() < 0.7:
        shadow = cv2.GaussianBlur(share, (0, 0), side_px * rng.uniform(0.004, 0.02))
        picture = picture * (1 - 0.4 * rng.random() * shadow)
    picture = picture * (1 - share) + laid * share
    picture *= bend[2]
    picture = _light(_thumb(picture, share, rng), rng)
    picture = _camera(picture, unit, rng)
    seen = [_seen(symbol, matrix, bend) for symbol in label.symbols]
    return picture, [each for each in seen if -0.1 * each.wide < each.x - each.wide / 2 and each.x + each.wide / 2 < wide + 0.1 * each.wide
                     and -0.1 * each.high < each.y - each.high / 2 and each.y + each.high / 2 < high + 0.1 * each.high]


def _print(ink: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """The label's cloth with its print, or with its threads where it is woven."""
    light, dark = rng.uniform(170, 250), rng.uniform(5, 90)
    if rng.random() < 0.15:
        dark = light - rng.uniform(60, 110)
    cloth, colour = (dark, light) if rng.random() < 0.22 else (light, dark)
    share = ink.astype(np.float32) / 255
    high, wide = ink.shape
    kind = rng.random()
    if kind < 0.3:
        # Woven: the edge of a shape follows the threads.
        period = int(rng.integers(2, 5))
        small = cv2.resize(share, (max(1, wide // period), max(1, high // period)), interpolation=cv2.INTER_AREA)
        share = 0.35 * share + 0.65 * cv2.resize(small, (wide, high), interpolation=cv2.INTER_NEAREST)
        share = np.clip((share - 0.25) * 1.7, 0, 1)
    elif kind < 0.6:
        # The ink spreads, or was printed thinly.
        share = np.clip((cv2.GaussianBlur(share, (0, 0), rng.uniform(0.7, 2.0)) - rng.uniform(-0.1, 0.3)) * rng.uniform(1.0, 2.2), 0, 1)
    if rng.random() < 0.3:
        share *= np.clip(1 - rng.uniform(0.2, 0.9) * np.clip(_soft_noise(high, wide, rng.uniform(3, 30), rng), 0, 1.2), 0, 1)
    if rng.random() < 0.12:
        share = share * np.where(rng.random(share.shape) < rng.uniform(0.02, 0.3), 0.2, 1).astype(np.float32)
    picture = cloth + (colour - cloth) * share
    weave = rng.uniform(0, 9)
    if weave > 1:
        step = rng.uniform(2.2, 6)
        xs, ys = np.arange(wide, dtype=np.float32), np.arange(high, dtype=np.float32)
        picture += weave * (np.sin(xs * (6.283 / step))[None, :] + np.sin(ys * (6.283 / (step * rng.uniform(0.6, 1.6))))[:, None]) * 0.7
    return np.clip(picture, 0, 255).astype(np.uint8)


def _placing(label: Label, wide: int, high: int, rng: np.random.Generator) -> np.ndarray:
    """From the label to the picture."""
    label_high, label_wide = label.ink.shape
    if label.symbols:
        corners = np.array([(each.left, each.top, each.right, each.bottom) for each in label.symbols])
        left, top = corners[:, :2].min(0)
        right, bottom = corners[:, 2:].max(0)
    else:
        left, top, right, bottom = 0, 0, label_wide, label_high
    angle = np.radians(rng.normal(0, 7) if rng.random() < 0.8 else rng.uniform(-24, 24))
    # The symbols cover this part of the picture; a symbol is never smaller than its share of the longer side.
    span = max((right - left) / wide, (bottom - top) / high)
    scale = rng.uniform(0.5, 0.93) / span
    scale = max(scale, 0.062 * max(wide, high) / 88)
    scale = min(scale, 0.3 * max(wide, high) / 88)
    middle = np.array([(left + right) / 2, (top + bottom) / 2])
    room_x, room_y = max(0.0, wide - (right - left) * scale), max(0.0, high - (bottom - top) * scale)
    target = np.array([wide / 2 + rng.uniform(-0.4, 0.4) * room_x, high / 2 + rng.uniform(-0.4, 0.4) * room_y])
    cos, sin = np.cos(angle) * scale, np.sin(angle) * scale
    shear = rng.normal(0, 0.05)
    turn = np.array([[cos, -sin + shear * scale], [sin, cos]])
    matrix = np.eye(3)
    matrix[:2, :2] = turn
    matrix[:2, 2] = target - turn @ middle
    tilt = np.eye(3)
    tilt[2, :2] = rng.normal(0, 0.16, 2) / max(wide, high)
    centre = np.eye(3)
    centre[:2, 2] = -np.array([wide, high]) / 2
    return np.linalg.inv(centre) @ tilt @ centre @ matrix


def _folds(wide: int, high: int, rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """How far each pixel is moved, and the shade of the folds."""
    ys, xs = (each / max(wide, high) for each in _pixels(wide, high))
    move_x, move_y = np.zeros_like(xs), np.zeros_like(xs)
    shade = np.ones_like(xs)
    for _ in range(int(rng.choice([0, 1, 2, 3], p=[0.25, 0.3, 0.25, 0.2]))):
        angle, width = rng.uniform(0, 3.14), rng.uniform(0.05, 0.4)
        across = (xs * np.cos(angle) + ys * np.sin(angle) - rng.uniform(0, 1)) / width
        bump = np.exp(-across * across)
        strength = rng.normal(0, 0.08) * width * max(wide, high)
        move_x += strength * bump * np.cos(angle)
        move_y += strength * bump * np.sin(angle)
        shade *= 1 + rng.normal(0, 0.28) * across * bump
    return move_x, move_y, np.clip(shade, 0.35, 1.5)


def _ground(wide: int, high: int, rng: np.random.Generator) -> np.ndarray:
    """The garment that the label is sewn to."""
    picture = np.full((high, wide), rng.uniform(15, 240), np.float32)
    side = max(wide, high)
    ys, xs = _pixels(wide, high)
    kind = rng.random()
    if kind < 0.45:
        angle = rng.uniform(0, 3.14)
        period = side * rng.uniform(0.006, 0.15)
        wave = np.sin((xs * np.cos(angle) + ys * np.sin(angle)) * (6.283 / period))
        picture += rng.normal(0, 30) * (np.sign(wave - rng.uniform(-0.7, 0.7)) if rng.random() < 0.5 else wave)
        if rng.random() < 0.5:
            wave = np.sin((-xs * np.sin(angle) + ys * np.cos(angle)) * (6.283 / period))
            picture += rng.normal(0, 30) * np.sign(wave - rng.uniform(-0.7, 0.7))
    elif kind < 0.6:
        for _ in range(int(rng.integers(5, 60))):
            middle = rng.uniform((0, 0), (wide, high)).astype(int).tolist()
            axes = (side * rng.uniform(0.01, 0.1, 2)).astype(int).tolist()
            thick = int(rng.choice([-1, 2, 4]))
            cv2.ellipse(picture, middle, axes, rng.uniform(0, 180), 0, 360, float(rng.uniform(0, 255)), thick, cv2.LINE_AA)
    picture += _soft_noise(high, wide, side * rng.uniform(0.01, 0.2), rng) * rng.uniform(2, 22)
    picture += cv2.resize(rng.standard_normal((high // 2, wide // 2), np.float32), (wide, high)) * rng.uniform(0, 14)
    return picture


def _soft_noise(high: int, wide: int, size: float, rng: np.random.Generator) -> np.ndarray:
    cells = rng.standard_normal((max(2, int(high / size)), max(2, int(wide / size))), np.float32)
    return cv2.resize(cells, (wide, high), interpolation=cv2.INTER_CUBIC)


def _thumb(picture: np.ndarray, label: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """A finger that holds the label at its edge, over a corner of the picture."""
    if rng.random() > 0.22:
        return picture
    high, wide = picture.shape
    edge = rng.integers(4)
    along = rng.uniform(0.05, 0.95)
    middle = ((0, along), (1, along), (along, 0), (along, 1))[edge]
    over = np.zeros_like(picture)
    size = max(wide, high) * rng.uniform(0.05, 0.1)
    where = (int(middle[0] * wide), int(middle[1] * high))
    axes = (int(size * 1.6), int(size)) if edge < 2 else (int(size), int(size * 1.6))
    cv2.ellipse(over, where, axes, rng.uniform(-25, 25), 0, 360, 1.0, -1, cv2.LINE_AA)
    over = cv2.GaussianBlur(over, (0, 0), 1.5)
    return picture * (1 - over) + rng.uniform(60, 210) * over


def _light(picture: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    high, wide = picture.shape
    ys, xs = _pixels(wide, high)
    angle = rng.uniform(0, 6.28)
    slope = ((xs / wide - 0.5) * np.cos(angle) + (ys / high - 0.5) * np.sin(angle)) * rng.uniform(0, 0.7)
    picture = picture * (float(rng.uniform(0.45, 1.15)) + slope)
    if rng.random() < 0.25:
        # An edge of a shadow.
        angle = rng.uniform(0, 6.28)
        side = (xs / wide - rng.uniform(0.2, 0.8)) * np.cos(angle) + (ys / high - rng.uniform(0.2, 0.8)) * np.sin(angle)
        picture = picture * (1 - rng.uniform(0.15, 0.55) / (1 + np.exp(np.clip(-side * rng.uniform(15, 150), -30, 30))))
    if rng.random() < 0.1:
        middle = rng.uniform(0, 1, 2)
        spread = rng.uniform(0.05, 0.2)
        glare = np.exp(-((xs / wide - middle[0]) ** 2 + (ys / high - middle[1]) ** 2) / (2 * spread**2))
        picture = picture + rng.uniform(30, 110) * glare
    return picture


def _camera(picture: np.ndarray, unit: float, rng: np.random.Generator) -> np.ndarray:
    if rng.random() < 0.55:
        picture = cv2.GaussianBlur(picture, (0, 0), rng.uniform(0.3, 1.7) * unit)
    if rng.random() < 0.2:
        length = int(rng.uniform(3, 8) * unit)
        kernel = np.zeros((2 * length + 1, 2 * length + 1), np.float32)
        angle = rng.uniform(0, 3.14)
        reach = length / 2
        start = (int(length - reach * np.cos(angle)), int(length - reach * np.sin(angle)))
        end = (int(length + reach * np.cos(angle)), int(length + reach * np.sin(angle)))
        cv2.line(kernel, start, end, 1.0, 1, cv2.LINE_AA)
        picture = cv2.filter2D(picture, -1, kernel / max(1e-6, kernel.sum()))
    noise = rng.gamma(1.5, 3.0)
    picture = picture + rng.standard_normal(picture.shape, np.float32) * np.float32(noise)
    picture = np.clip(picture, 0, 255)
    if rng.random() < 0.5:
        picture = 255 * (picture / 255) ** rng.uniform(0.65, 1.5)
    seen = picture.astype(np.uint8)
    if rng.random() < 0.8:
        _, packed = cv2.imencode(".jpg", seen, [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(35, 96))])
        seen = cv2.imdecode(packed, cv2.IMREAD_GRAYSCALE)
    return seen


def _seen(symbol: Drawn, matrix: np.ndarray, bend: tuple[np.ndarray, np.ndarray, np.ndarray]) -> Seen:
    corners = np.array([(x, y, 1) for x in (symbol.left, symbol.right) for y in (symbol.top, symbol.bottom)]) @ matrix.T
    corners = corners[:, :2] / corners[:, 2:]
    # A pixel shows what lies `bend` further on, so what lies there is seen that much earlier.
    high, wide = bend[0].shape
    middle = corners.mean(0)
    x, y = int(np.clip(middle[0], 0, wide - 1)), int(np.clip(middle[1], 0, high - 1))
    corners -= (bend[0][y, x], bend[1][y, x])
    (left, top), (right, bottom) = corners.min(0), corners.max(0)
    return Seen(symbol.name, symbol.bars, (left + right) / 2, (top + bottom) / 2, right - left, bottom - top)
