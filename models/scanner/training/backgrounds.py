"""What laundry lies on: pieces of real photographs beside their garment, and drawn sheets, floors and covers."""

from random import Random

import cv2
import numpy as np

from cloth import grain, mirror_tiled, random_colour, smooth_noise
from prepared_data import SIDE_PX, Photograph

REAL_SHARE = 0.6
_NARROWEST_STRIP_PX = 27


def background(rng: Random, photographs: list[Photograph], height: int, width: int) -> np.ndarray:
    """float32 [height, width, 3] in 0..255."""
    if rng.random() < REAL_SHARE:
        real = real_background(rng, photographs, height, width)
        if real is not None:
            return real
    draw = rng.choice((_sheet, _wood, _tiles, _carpet, _cover))
    return draw(rng, height, width, max(height, width) / 192)


def real_background(rng: Random, photographs: list[Photograph], height: int, width: int) -> np.ndarray | None:
    """A strip beside the garment of a photograph, stretched or mirrored over the picture; None if none is wide."""
    for _ in range(6):
        photograph = rng.choice(photographs)
        strip = _widest_strip(photograph) if photograph.has_cut_out else None
        if strip is None:
            continue
        if rng.random() < 0.5:
            strip = np.rot90(strip, rng.randrange(1, 4))
        if rng.random() < 0.35:
            return cv2.resize(np.ascontiguousarray(strip), (width, height)).astype(np.float32)
        scale = max(height, width) / SIDE_PX * rng.uniform(0.8, 1.6)
        strip = cv2.resize(np.ascontiguousarray(strip), None, fx=scale, fy=scale)
        return mirror_tiled(strip, height, width).astype(np.float32)
    return None


def _widest_strip(photograph: Photograph) -> np.ndarray | None:
    left, top, right, bottom = (round(edge * SIDE_PX) for edge in photograph.box)
    image = photograph.image
    strips = (image[: max(0, top - 3)], image[bottom + 3 :], image[:, : max(0, left - 3)], image[:, right + 3 :])
    widest = max(strips, key=lambda strip: min(strip.shape[:2]))
    return np.asarray(widest) if min(widest.shape[:2]) >= _NARROWEST_STRIP_PX else None


def _plain(colour: np.ndarray, height: int, width: int) -> np.ndarray:
    return np.broadcast_to(colour, (height, width, 3)).astype(np.float32)


def _sheet(rng: Random, height: int, width: int, unit_px: float) -> np.ndarray:
    creases = sum(smooth_noise(rng, height, width, cell * unit_px) * part for cell, part in ((60, 1.0), (24, 0.5), (9, 0.2)))
    slope = cv2.Sobel(creases, cv2.CV_32F, 1, 1, ksize=3)
    shade = slope / (np.abs(slope).max() + 1e-6) * rng.uniform(20, 60) + (creases - 0.85) * 25
    sheet = _plain(random_colour(rng, 70, 240), height, width) + shade[..., None]
    if rng.random() < 0.4:
        period = rng.uniform(8, 40) * unit_px
        striped = np.arange(width) % period < period * rng.uniform(0.1, 0.5)
        sheet[:, striped] = sheet[:, striped] * 0.5 + random_colour(rng) * 0.5
    return sheet


def _wood(rng: Random, height: int, width: int, unit_px: float) -> np.ndarray:
    brightness = rng.uniform(0.45, 1.1)
    wood = _plain(np.array((95, 135, 180), np.float32) * brightness, height, width)
    fibres = np.random.default_rng(rng.getrandbits(32)).random((max(2, height // 4), max(2, width // 60 + 2)), np.float32)
    wood += (cv2.resize(fibres, (width, height))[..., None] - 0.5) * rng.uniform(15, 50)
    plank_px = rng.uniform(16, 48) * unit_px
    for start in np.arange(0, height, plank_px):
        wood[int(start) : int(start + plank_px)] *= rng.uniform(0.85, 1.12)
        wood[int(start) : int(start + max(1, unit_px))] *= 0.6
    return np.ascontiguousarray(np.rot90(wood)) if height == width and rng.random() < 0.5 else wood


def _tiles(rng: Random, height: int, width: int, unit_px: float) -> np.ndarray:
    tiles = _plain(random_colour(rng, 70, 240), height, width)
    tiles += (smooth_noise(rng, height, width, 6 * unit_px)[..., None] - 0.5) * 20
    tile_px, joint_px, joint = rng.uniform(25, 80) * unit_px, max(1, int(1.5 * unit_px)), rng.uniform(0.6, 1.2)
    for start in np.arange(rng.uniform(0, tile_px), max(height, width), tile_px):
        tiles[int(start) : int(start) + joint_px] *= joint
        tiles[:, int(start) : int(start) + joint_px] *= joint
    return tiles


def _carpet(rng: Random, height: int, width: int, unit_px: float) -> np.ndarray:
    carpet = _plain(random_colour(rng, 50, 230), height, width) + grain(rng, height, width, rng.uniform(5, 22))
    return carpet + (smooth_noise(rng, height, width, 30 * unit_px)[..., None] - 0.5) * 20


def _cover(rng: Random, height: int, width: int, unit_px: float) -> np.ndarray:
    """A patterned duvet: dots, checks or blots."""
    cover = _plain(random_colour(rng, 60, 240), height, width)
    period = rng.uniform(10, 48) * unit_px
    y, x = np.mgrid[:height, :width].astype(np.float32) * (2 * np.pi / period)
    wave = rng.choice((lambda: np.sin(x) + np.sin(y), lambda: np.sin(x) * np.sin(y) * 2, lambda: np.sin(x + y) * 2))()
    if rng.random() < 0.4:
        wave = (smooth_noise(rng, height, width, period) - 0.5) * 5
    figure = wave > rng.uniform(0.2, 1.2)
    cover[figure] = cover[figure] * 0.3 + random_colour(rng) * 0.7
    return cover + (smooth_noise(rng, height, width, 40 * unit_px)[..., None] - 0.5) * 35
