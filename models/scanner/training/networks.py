"""The detector. Pictures are [batch, 3, side, side], planes of blue, green, red in -1..1."""

from torch import Tensor, cat, nn
from torch.nn import functional as F

DETECTOR_WIDTHS = (24, 40, 80, 128, 192)
PYRAMID_WIDTH = 48
CLASS_WIDTH = 64
MOST_COUNTED = 12
DETECTOR_PX, CLASSIFIER_PX = 256, 128
"""Sides of the pictures that the product gives them."""


class ConvNorm(nn.Module):
    """A convolution without bias and its normalisation; exported, the two become one convolution."""

    def __init__(self, width_in: int, width_out: int, kernel: int = 3, stride: int = 1):
        super().__init__()
        self.conv = nn.Conv2d(width_in, width_out, kernel, stride, kernel // 2, bias=False)
        self.norm = nn.BatchNorm2d(width_out)

    def forward(self, x: Tensor) -> Tensor:
        return self.norm(self.conv(x))


class HalvingBlock(nn.Module):
    """Residual block that halves both sides."""

    def __init__(self, width_in: int, width_out: int):
        super().__init__()
        self.shortcut = ConvNorm(width_in, width_out, kernel=1)
        self.first = ConvNorm(width_in, width_out, stride=2)
        self.second = ConvNorm(width_out, width_out)

    def forward(self, x: Tensor) -> Tensor:
        shortcut = self.shortcut(F.avg_pool2d(x, 2))
        return F.relu(shortcut + self.second(F.relu(self.first(x))))


class Backbone(nn.Module):
    """Features at 1/4, 1/8, 1/16 and 1/32 of the side."""

    def __init__(self, widths: tuple[int, ...]):
        super().__init__()
        self.stem = ConvNorm(3, widths[0], stride=2)
        self.blocks = nn.ModuleList(nn.Sequential(HalvingBlock(a, b)) for a, b in zip(widths, widths[1:]))

    def forward(self, x: Tensor) -> list[Tensor]:
        x = F.relu(self.stem(x))
        features = []
        for block in self.blocks:
            x = block(x)
            features.append(x)
        return features


class PyramidStep(nn.Module):
    """Smooths a level of the pyramid after the coarser one was added to it."""

    def __init__(self):
        super().__init__()
        self.norm = nn.BatchNorm2d(PYRAMID_WIDTH)
        self.smooth = ConvNorm(PYRAMID_WIDTH, PYRAMID_WIDTH)

    def forward(self, x: Tensor) -> Tensor:
        return F.relu(self.smooth(F.relu(self.norm(x))))


class GarmentDetector(nn.Module):
    """Where garments are and what they are, on a grid of a quarter of the side.

    Answers box logits [batch, 5, grid, grid] (heat; logarithms of the distances left, top, right and bottom in cells),
    class logits [batch, classes, grid, grid], and from the whole picture count logits [batch, 13] of 0 to 12 garments.
    """

    def __init__(self, class_count: int):
        super().__init__()
        self.backbone = Backbone(DETECTOR_WIDTHS)
        self.laterals = nn.ModuleList(nn.Conv2d(width, PYRAMID_WIDTH, 1, bias=False) for width in reversed(DETECTOR_WIDTHS[1:]))
        self.whole_picture = nn.Linear(DETECTOR_WIDTHS[-1], PYRAMID_WIDTH)
        self.steps = nn.ModuleList(PyramidStep() for _ in DETECTOR_WIDTHS[2:])
        self.box_hidden = ConvNorm(PYRAMID_WIDTH, PYRAMID_WIDTH)
        self.box = nn.Conv2d(PYRAMID_WIDTH, 5, 1)
        self.class_hidden = ConvNorm(PYRAMID_WIDTH, CLASS_WIDTH)
        self.classes = nn.Conv2d(CLASS_WIDTH, class_count, 1)
        self.count = nn.Sequential(nn.Linear(DETECTOR_WIDTHS[-1], 64), nn.ReLU(), nn.Linear(64, MOST_COUNTED + 1))
        nn.init.constant_(self.box.bias[:1], -3.0)

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        features = self.backbone(x)
        top = features[-1]
        whole = top.mean((2, 3))
        level = self.laterals[0](top) + self.whole_picture(whole)[..., None, None]
        for lateral, step, feature in zip(self.laterals[1:], self.steps, reversed(features[:-1])):
            level = step(F.interpolate(level, scale_factor=2.0, mode="nearest") + lateral(feature))
        boxes = self.box(F.relu(self.box_hidden(level)))
        return boxes, self.classes(F.relu(self.class_hidden(level))), self.count(whole)


class ExportedDetector(nn.Module):
    """The detector as the product runs it: heat 0..1, distances in cells, probabilities of classes and counts."""

    def __init__(self, detector: GarmentDetector):
        super().__init__()
        self.detector = detector

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        boxes, classes, counts = self.detector(x)
        return cat([boxes[:, :1].sigmoid(), distances(boxes)], 1), classes.softmax(1), counts.softmax(1)


def distances(boxes: Tensor) -> Tensor:
    """Distances of the edges in cells, [batch, 4, grid, grid], of box logits."""
    return boxes[:, 1:].clamp(-4, 4.2).exp()
