"""Lays one garment down: turned, sheared, crumpled or folded, as cloth that somebody threw."""

from math import cos, exp, radians, sin
from random import Random

import cv2
import numpy as np

from cloth import smooth_noise
from garment import Garment

CRUMPLED_SHARE = 0.45
FOLDED_SHARE = 0.15


def lay_garment(rng: Random, garment: Garment, long_side_px: float, stretch: float) -> tuple[np.ndarray, np.ndarray]:
    """Image [height, width, 3] and mask [height, width] of 0..255.

    `stretch` is how much wider than high a square of the scene is in its picture.
    """
    image, mask = _turn(rng, garment, long_side_px, stretch)
    drawn = rng.random()
    if drawn < CRUMPLED_SHARE:
        image, mask = _crumple(rng, image, mask, long_side_px)
    elif drawn < CRUMPLED_SHARE + FOLDED_SHARE:
        image, mask = _fold(rng, image, mask)
    return _dye(rng, image), mask


def _turn(rng: Random, garment: Garment, long_side_px: float, stretch: float) -> tuple[np.ndarray, np.ndarray]:
    rows, columns = garment.mask.shape
    scale = long_side_px / max(rows, columns * garment.aspect)
    angle = radians(rng.uniform(-180, 180) if rng.random() < 0.5 else rng.gauss(0, 16))
    mirrored = -1 if rng.random() < 0.5 else 1
    as_it_was = np.diag((garment.aspect * mirrored * exp(rng.gauss(0, 0.09)), exp(rng.gauss(0, 0.09))))
    sheared = np.array(((1, rng.gauss(0, 0.08)), (0, 1)))
    turned = np.array(((cos(angle), -sin(angle)), (sin(angle), cos(angle))))
    pressed = np.diag((stretch**0.5, stretch**-0.5))
    matrix = pressed @ turned @ sheared @ as_it_was * scale
    corners = np.array(((-columns, -rows), (columns, -rows), (columns, rows), (-columns, rows))) / 2 @ matrix.T
    width, height = (int(side) for side in np.ceil(np.ptp(corners, axis=0)) + 2)
    shift = np.array((width / 2, height / 2)) - matrix @ (columns / 2, rows / 2)
    affine = np.column_stack((matrix, shift))
    image = cv2.GaussianBlur(garment.image, (0, 0), 0.35 / scale) if scale < 0.7 else garment.image
    return (
        cv2.warpAffine(image, affine, (width, height), borderMode=cv2.BORDER_REPLICATE),
        cv2.warpAffine(garment.mask, affine, (width, height)),
    )


def _crumple(rng: Random, image: np.ndarray, mask: np.ndarray, long_side_px: float) -> tuple[np.ndarray, np.ndarray]:
    height, width = mask.shape
    cell_px, reach_px = max(6.0, long_side_px * rng.uniform(0.15, 0.4)), long_side_px * rng.uniform(0.02, 0.1)
    shift_x, shift_y = ((smooth_noise(rng, height, width, cell_px) - 0.5) * 2 * reach_px for _ in range(2))
    y, x = np.mgrid[:height, :width].astype(np.float32)
    slope = cv2.Sobel(shift_x + shift_y, cv2.CV_32F, 1, 0, ksize=3)
    shade = 1 + slope / (np.abs(slope).max() + 1e-6) * rng.uniform(0.1, 0.45)
    image = cv2.remap(image, x + shift_x, y + shift_y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    mask = cv2.remap(mask, x + shift_x, y + shift_y, cv2.INTER_LINEAR)
    return np.clip(image * shade[..., None], 0, 255).astype(np.uint8), mask


def _fold(rng: Random, image: np.ndarray, mask: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The upper part turned over onto the lower one."""
    height = len(mask)
    crease = int(height * rng.uniform(0.25, 0.5))
    reach = min(crease, height - crease)
    if reach < 3:
        return image, mask
    image, mask = image.copy(), mask.copy()
    flap_image, flap_mask = image[crease - reach : crease][::-1], mask[crease - reach : crease][::-1]
    covered = flap_mask > 127
    below = image[crease : crease + reach]
    below[covered] = (flap_image[covered] * rng.uniform(0.75, 0.95)).astype(np.uint8)
    mask[crease : crease + reach] = np.maximum(mask[crease : crease + reach], flap_mask)
    return image[crease:], mask[crease:]


def _dye(rng: Random, image: np.ndarray) -> np.ndarray:
    """Another brightness, and now and then another colour."""
    if rng.random() < 0.25:
        hsv = cv2.cvtColor(image, cv2.COLOR_BGR2HSV)
        hsv[..., 0] = (hsv[..., 0].astype(np.int16) + rng.randrange(180)) % 180
        image = cv2.cvtColor(hsv, cv2.COLOR_HSV2BGR)
    return np.clip(image * np.float32(rng.uniform(0.78, 1.18)), 0, 255).astype(np.uint8)
