"""What the detector should have answered, and how far off it was."""

from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional as F

from class_loss import class_losses, one_hot
from networks import MOST_COUNTED, distances
from prepared_data import Box

_SPREAD = 0.09
"""Standard deviation of a garment's hill of heat, of its sides."""
_BESIDE_WEIGHT = 0.4
_BOX_WEIGHT, _CLASS_WEIGHT, _COUNT_WEIGHT = 1.5, 1.5, 0.3


class Targets(NamedTuple):
    """`heat` [batch, grid, grid], `counts` [batch]; the others one row for each cell that must know its garment.

    `cells` [rows, 3] are picture, y, x; `boxes` [rows, 4] left, top, right, bottom in cells.
    """

    heat: Tensor
    counts: Tensor
    cells: Tensor
    boxes: Tensor
    classes: Tensor
    weights: Tensor


def targets_of(pictures: list[list[tuple[int, Box]]], grid: int) -> Targets:
    """A hill of heat at each garment's centre; the centre and its neighbours must know box and class."""
    heat = np.zeros((len(pictures), grid, grid), np.float32)
    rows = []
    for at, garments in enumerate(pictures):
        for class_index, box in garments:
            rows.extend((at, *row, class_index) for row in _mark(heat[at], [edge * grid for edge in box]))
    table = np.array(rows, np.float32).reshape(-1, 8)
    return Targets(
        torch.from_numpy(heat),
        torch.tensor([min(MOST_COUNTED, len(garments)) for garments in pictures]),
        torch.from_numpy(table[:, [0, 1, 2]]).long(),
        torch.from_numpy(table[:, 3:7]),
        torch.from_numpy(table[:, 7]).long(),
        torch.where(_is_centre(heat, table), 1.0, _BESIDE_WEIGHT),
    )


def _mark(heat: np.ndarray, box: list[float]) -> list[tuple[float, ...]]:
    grid = len(heat)
    left, top, right, bottom = box
    x, y = (min(grid - 1, max(0, int((a + b) / 2))) for a, b in ((left, right), (top, bottom)))
    spread_x, spread_y = (max(0.5, max(1.0, side) * _SPREAD) for side in (right - left, bottom - top))
    ys, xs = np.ogrid[:grid, :grid]
    hill = np.exp(-((xs - x) ** 2 / (2 * spread_x**2) + (ys - y) ** 2 / (2 * spread_y**2)))
    np.maximum(heat, hill, out=heat)
    heat[y, x] = 1
    around = ((y, x), (y, x + 1), (y, x - 1), (y + 1, x), (y - 1, x))
    return [(cy, cx, *box) for cy, cx in around if 0 <= cy < grid and 0 <= cx < grid and hill[cy, cx] > 0.5]


def _is_centre(heat: np.ndarray, table: np.ndarray) -> Tensor:
    at, y, x = (table[:, column].astype(int) for column in range(3))
    return torch.from_numpy(heat[at, y, x] == 1)


def detector_loss(box_logits: Tensor, class_logits: Tensor, count_logits: Tensor, targets: Targets) -> Tensor:
    loss = _heat_loss(box_logits[:, 0], targets.heat) + _COUNT_WEIGHT * F.cross_entropy(count_logits, targets.counts)
    if len(targets.cells) == 0:
        return loss
    at, y, x = targets.cells.unbind(1)
    boxes = _boxes_at(distances(box_logits)[at, :, y, x], x, y)
    box_loss = _weighted(1 - _generalised_overlap(boxes, targets.boxes), targets.weights)
    wrong = class_losses(class_logits[at, :, y, x], one_hot(targets.classes))
    return loss + _BOX_WEIGHT * box_loss + _CLASS_WEIGHT * _weighted(wrong, targets.weights)


def _heat_loss(logits: Tensor, heat: Tensor) -> Tensor:
    """Focal loss that forgives warmth near a centre."""
    sure = logits.sigmoid().clamp(1e-4, 1 - 1e-4)
    centre = (heat == 1).float()
    missed = centre * (1 - sure) ** 2 * sure.log()
    imagined = (1 - centre) * (1 - heat) ** 4 * sure**2 * (1 - sure).log()
    return -(missed + imagined).sum() / centre.sum().clamp(min=1)


def _boxes_at(reach: Tensor, x: Tensor, y: Tensor) -> Tensor:
    left, top, right, bottom = reach.unbind(1)
    return torch.stack((x + 0.5 - left, y + 0.5 - top, x + 0.5 + right, y + 0.5 + bottom), 1)


def _generalised_overlap(a: Tensor, b: Tensor) -> Tensor:
    """Intersection over union, less the empty share of the smallest box around both."""
    inner = (torch.minimum(a[:, 2:], b[:, 2:]) - torch.maximum(a[:, :2], b[:, :2])).clamp(min=0).prod(1)
    outer = (torch.maximum(a[:, 2:], b[:, 2:]) - torch.minimum(a[:, :2], b[:, :2])).prod(1)
    union = (a[:, 2:] - a[:, :2]).prod(1) + (b[:, 2:] - b[:, :2]).prod(1) - inner
    return inner / union - (outer - union) / outer


def _weighted(losses: Tensor, weights: Tensor) -> Tensor:
    return (losses * weights).sum() / weights.sum()
