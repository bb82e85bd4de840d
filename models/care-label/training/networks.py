"""Two small networks: one finds symbols in a picture, the other names one."""

import torch
from torch import Tensor, nn

from symbols import MOST_BARS, NONE

FINDER_PX = 256
GRID = FINDER_PX // 4
READER_PX = 64


def _step(into: int, out: int, stride: int = 1, side: int = 3) -> nn.Sequential:
    return nn.Sequential(nn.Conv2d(into, out, side, stride, side // 2, bias=False), nn.BatchNorm2d(out), nn.ReLU(inplace=True))


class _Again(nn.Module):
    """Two steps whose result is added to what came in."""

    def __init__(self, wide: int) -> None:
        super().__init__()
        self.first = _step(wide, wide)
        self.second = nn.Sequential(nn.Conv2d(wide, wide, 3, 1, 1, bias=False), nn.BatchNorm2d(wide))

    def forward(self, seen: Tensor) -> Tensor:
        return torch.relu(seen + self.second(self.first(seen)))


class Finder(nn.Module):
    """For each cell of the grid: a score that a symbol's middle is there, where in the cell, and the logarithms of its width and height in cells."""

    def __init__(self) -> None:
        super().__init__()
        self.quarter = nn.Sequential(_step(1, 16, 2, 5), _step(16, 24, 2), _Again(24))
        self.eighth = nn.Sequential(_step(24, 48, 2), _Again(48))
        self.sixteenth = nn.Sequential(_step(48, 64, 2), _Again(64))
        self.to_eighth = nn.Conv2d(64, 48, 1)
        self.at_eighth = _step(48, 48)
        self.to_quarter = nn.Conv2d(48, 24, 1)
        self.at_quarter = _step(24, 32)
        self.out = nn.Conv2d(32, 5, 1)
        nn.init.constant_(self.out.bias[:1], -4.0)

    def forward(self, image: Tensor) -> Tensor:
        quarter = self.quarter(image)
        eighth = self.eighth(quarter)
        sixteenth = self.sixteenth(eighth)
        eighth = self.at_eighth(eighth + _doubled(self.to_eighth(sixteenth)))
        return self.out(self.at_quarter(quarter + _doubled(self.to_quarter(eighth))))


def _doubled(seen: Tensor) -> Tensor:
    return nn.functional.interpolate(seen, scale_factor=2.0, mode="nearest")


class Reader(nn.Module):
    """Logits of the symbols and of none, and of the number of bars below."""

    def __init__(self) -> None:
        super().__init__()
        self.seen = nn.Sequential(
            _step(1, 12), _step(12, 24, 2), _step(24, 24), _step(24, 48, 2), _Again(48), _step(48, 80, 2), _Again(80), nn.AvgPool2d(2)
        )
        self.drop = nn.Dropout(0.2)
        self.symbol = nn.Linear(80 * 16, NONE + 1)
        self.bars = nn.Linear(80 * 16, MOST_BARS + 1)

    def forward(self, image: Tensor) -> tuple[Tensor, Tensor]:
        features = self.drop(self.seen(image).flatten(1))
        return self.symbol(features), self.bars(features)


class CareLabelNetworks(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.finder = Finder()
        self.reader = Reader()


class ExportedFinder(nn.Module):
    """Scores as chances, sizes in cells."""

    def __init__(self, finder: Finder) -> None:
        super().__init__()
        self.finder = finder

    def forward(self, image: Tensor) -> tuple[Tensor, Tensor]:
        grid = self.finder(image)
        return torch.sigmoid(grid[:, :1]), torch.cat([grid[:, 1:3], torch.exp(grid[:, 3:])], 1)


class ExportedReader(nn.Module):
    def __init__(self, reader: Reader) -> None:
        super().__init__()
        self.reader = reader

    def forward(self, image: Tensor) -> tuple[Tensor, Tensor]:
        symbol, bars = self.reader(image)
        return torch.softmax(symbol, 1), torch.softmax(bars, 1)
