"""A classifier upon MobileNetV2, whose weights come from a detector of everyday things (see pretrained_weights.py)."""

import torch
from torch import Tensor, nn

BLOCKS = ((1, 16, 1), (6, 24, 2), (6, 24, 1), (6, 32, 2), (6, 32, 1), (6, 32, 1), (6, 64, 2), (6, 64, 1), (6, 64, 1), (6, 64, 1))
BLOCKS += ((6, 96, 1), (6, 96, 1), (6, 96, 1), (6, 160, 2), (6, 160, 1), (6, 160, 1), (6, 320, 1))
"""Of each block how many times it widens its input, its channels, and how far it steps."""
STEM_WIDTH, FEATURE_COUNT = 32, 1280
KEPT_BLOCKS = 3
"""So many first blocks, and what comes before them, stay as they were: edges and textures of things are those of laundry."""


class _CappedAtSix(torch.autograd.Function):
    """Negative values become 0, large ones 6; several times faster backwards in 16 bits than `clamp`."""

    @staticmethod
    def forward(context, x: Tensor) -> Tensor:
        y = x.clamp(0, 6)
        context.save_for_backward(y)
        return y

    @staticmethod
    def backward(context, gradient: Tensor) -> Tensor:
        (y,) = context.saved_tensors
        return torch.ops.aten.threshold_backward(gradient, y * (6 - y), 0)


def _capped(x: Tensor) -> Tensor:
    return _CappedAtSix.apply(x) if x.requires_grad else x.clamp(0, 6)


class MobileConv(nn.Module):
    """A convolution without bias and its normalisation; exported, the two become one convolution."""

    def __init__(self, width_in: int, width_out: int, kernel: int, stride: int = 1, groups: int = 1):
        super().__init__()
        self.conv = nn.Conv2d(width_in, width_out, kernel, stride, kernel // 2, groups=groups, bias=False)
        self.norm = nn.BatchNorm2d(width_out, eps=1e-3)

    def forward(self, x: Tensor) -> Tensor:
        return self.norm(self.conv(x))


class MobileBlock(nn.Module):
    """Widens, convolves each channel alone, and narrows again."""

    def __init__(self, width_in: int, factor: int, width_out: int, stride: int):
        super().__init__()
        wide = width_in * factor
        self.adds = stride == 1 and width_in == width_out
        self.expand = MobileConv(width_in, wide, 1) if factor > 1 else None
        self.each = MobileConv(wide, wide, 3, stride, wide)
        self.project = MobileConv(wide, width_out, 1)

    def forward(self, x: Tensor) -> Tensor:
        wide = x if self.expand is None else _capped(self.expand(x))
        narrow = self.project(_capped(self.each(wide)))
        return x + narrow if self.adds else narrow


class MobileBackbone(nn.Module):
    """Features [batch, 1280] of a picture of 128 pixels."""

    def __init__(self):
        super().__init__()
        widths = (STEM_WIDTH, *(width for _, width, _ in BLOCKS))
        self.stem = MobileConv(3, STEM_WIDTH, 3, 2)
        self.blocks = nn.ModuleList(
            MobileBlock(before, factor, width, stride) for before, (factor, width, stride) in zip(widths, BLOCKS)
        )
        self.last = MobileConv(widths[-1], FEATURE_COUNT, 1)

    def kept(self) -> list[nn.Module]:
        return [self.stem, *self.blocks[:KEPT_BLOCKS]]

    def train(self, mode: bool = True) -> "MobileBackbone":
        super().train(mode)
        for module in self.kept():
            module.eval()
            module.requires_grad_(False)
        return self

    def forward(self, x: Tensor) -> Tensor:
        with torch.no_grad():
            x = _capped(self.stem(x))
            for block in self.blocks[:KEPT_BLOCKS]:
                x = block(x)
        for block in self.blocks[KEPT_BLOCKS:]:
            x = block(x)
        return _capped(self.last(x)).mean((2, 3))


class MobileClassifier(nn.Module):
    """Logits [batch, classes + 1] of a picture: of each class, and of there being laundry at all."""

    def __init__(self, class_count: int):
        super().__init__()
        self.backbone = MobileBackbone()
        self.dropout = nn.Dropout(0.3)
        self.classes = nn.Linear(FEATURE_COUNT, class_count)
        self.laundry = nn.Linear(FEATURE_COUNT, 1)

    def forward(self, x: Tensor) -> Tensor:
        features = self.dropout(self.backbone(x))
        return torch.cat((self.classes(features), self.laundry(features)), 1)


class ExportedMobileClassifier(nn.Module):
    """The classifier as the product runs it: class probabilities, the chance of laundry [batch, 1], and the embedding of the piece."""

    def __init__(self, classifier: MobileClassifier, embedding: nn.Linear):
        super().__init__()
        self.classifier = classifier
        self.embedding = embedding

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        features = self.classifier.backbone(x)
        laundry = self.classifier.laundry(features).sigmoid()
        return self.classifier.classes(features).softmax(1), laundry, self.embedding(features)
