"""Pictures for one step of training: some new, the others taken again from a pool, mirrored for the finder and cropped anew for the reader."""

from pathlib import Path

import cv2
import numpy as np

from draw_label import choose_symbols, draw_label, draw_words
from hand import choose_hand
from networks import GRID
from photograph import Seen, photograph
from pictures import crop, crop_side, finder_input, reader_input
from symbols import NONE, SYMBOLS, WITH_BARS

_SIDE_PX = 640
_POOL = 500
_NEW = 2
_FINDER_BATCH = 12
_CROPS = 64
_CROPS_OF_NOTHING = 14
_NO_BARS = -100
"""Of a symbol that has none; the loss leaves it out."""


class Batches:
    def __init__(self, seed: int, photographs: list[Path]) -> None:
        self.rng = np.random.default_rng(seed)
        self.photographs = photographs
        self.pool: list[tuple[np.ndarray, list[Seen]]] = []

    def next(self, is_for_finder: bool) -> dict[str, np.ndarray]:
        for _ in range(_NEW if len(self.pool) >= 60 else 60):
            made = self._picture()
            if len(self.pool) < _POOL:
                self.pool.append(made)
            else:
                self.pool[int(self.rng.integers(_POOL))] = made
        newest = self.pool[-_NEW:]
        chosen = newest + [self.pool[int(at)] for at in self.rng.integers(0, len(self.pool), _FINDER_BATCH - _NEW)]
        return {**(self._for_finder(chosen) if is_for_finder else {}), **self._for_reader(chosen)}

    def _photograph_of_laundry(self) -> np.ndarray | None:
        if not self.photographs:
            return None
        return cv2.imread(str(self.photographs[int(self.rng.integers(len(self.photographs)))]), cv2.IMREAD_GRAYSCALE)

    def _picture(self) -> tuple[np.ndarray, list[Seen]]:
        rng = self.rng
        kind = rng.random()
        if kind < 0.06:
            found = self._photograph_of_laundry()
            if found is not None:
                scale = _SIDE_PX / max(found.shape)
                return cv2.resize(found, None, fx=scale, fy=scale, interpolation=cv2.INTER_CUBIC), []
        ground = self._photograph_of_laundry() if rng.random() < 0.25 else None
        label = draw_words(rng) if kind < 0.13 else draw_label(choose_symbols(rng), choose_hand(rng), rng)
        return photograph(label, _SIDE_PX, rng, 1.0, ground)

    def _for_finder(self, chosen: list[tuple[np.ndarray, list[Seen]]]) -> dict[str, np.ndarray]:
        images, targets = [], []
        for picture, seen in chosen:
            image, target = finder_input(picture), finder_target(picture, seen)
            if self.rng.random() < 0.3:
                image, target = image[:, ::-1], _mirrored(target)
            image = np.clip(image * self.rng.uniform(0.75, 1.25) + self.rng.uniform(-0.2, 0.2), -1, 1)
            images.append(image)
            targets.append(target)
        return {"images": np.stack(images)[:, None], "targets": np.stack(targets)}

    def _for_reader(self, chosen: list[tuple[np.ndarray, list[Seen]]]) -> dict[str, np.ndarray]:
        rng = self.rng
        crops, symbols, bars = [], [], []

        def add(picture: np.ndarray, each: Seen) -> None:
            side = crop_side(each)
            moved = rng.normal(0, 0.05, 2) * side
            part = crop(picture, each.x + moved[0], each.y + moved[1], side * rng.uniform(0.86, 1.2))
            crops.append(reader_input(255 - part if rng.random() < 0.15 else part))
            symbols.append(SYMBOLS.index(each.name))
            bars.append(each.bars if each.name in WITH_BARS else _NO_BARS)

        def add_nothing(picture: np.ndarray, seen: list[Seen]) -> None:
            high, wide = picture.shape
            x, y, side = rng.uniform(0, wide), rng.uniform(0, high), rng.uniform(0.06, 0.25) * max(wide, high)
            if seen and rng.random() < 0.4:
                # Beside a symbol, or a part of one.
                near = seen[int(rng.integers(len(seen)))]
                angle, far = rng.uniform(0, 6.28), rng.uniform(0.55, 0.9)
                side = crop_side(near) * rng.uniform(0.5, 1.1)
                x, y = near.x + np.cos(angle) * far * near.wide, near.y + np.sin(angle) * far * near.high
            if any(abs(x - each.x) < 0.45 * each.wide and abs(y - each.y) < 0.45 * each.high for each in seen):
                return
            crops.append(reader_input(crop(picture, x, y, side)))
            symbols.append(NONE)
            bars.append(_NO_BARS)

        whole = [(picture, each) for picture, seen in chosen for each in seen]
        for at in rng.permutation(len(whole))[:_CROPS]:
            add(*whole[int(at)])
        for _ in range(_CROPS_OF_NOTHING):
            add_nothing(*chosen[int(rng.integers(len(chosen)))])
        return {"crops": np.stack(crops)[:, None], "symbols": np.array(symbols), "bars": np.array(bars)}


def finder_target(picture: np.ndarray, seen: list[Seen]) -> np.ndarray:
    """Six planes of the grid: the score wanted, place in the cell, logarithms of the size in cells, and which cells have those."""
    high, wide = picture.shape
    target = np.zeros((6, GRID, GRID), np.float32)
    rows, columns = np.mgrid[0:GRID, 0:GRID].astype(np.float32)
    for each in seen:
        x, y = each.x / wide * GRID, each.y / high * GRID
        cells_wide, cells_high = each.wide / wide * GRID, each.high / high * GRID
        column, row = int(np.clip(x, 0, GRID - 1)), int(np.clip(y, 0, GRID - 1))
        spread_x, spread_y = max(0.5, cells_wide * 0.13), max(0.5, cells_high * 0.13)
        bump = np.exp(-((columns - column) ** 2 / (2 * spread_x**2) + (rows - row) ** 2 / (2 * spread_y**2)))
        np.maximum(target[0], bump, out=target[0])
        for near_row in range(max(0, row - 1), min(GRID, row + 2)):
            for near_column in range(max(0, column - 1), min(GRID, column + 2)):
                target[1:, near_row, near_column] = (
                    x - near_column, y - near_row, np.log(max(0.5, cells_wide)), np.log(max(0.5, cells_high)), 1.0
                )
    return target


def _mirrored(target: np.ndarray) -> np.ndarray:
    mirrored = target[:, :, ::-1].copy()
    # The place in the cell is measured from its left.
    mirrored[1] = np.where(mirrored[5] > 0, 1 - mirrored[1], 0)
    return mirrored
