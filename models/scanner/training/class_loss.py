"""How far an answer is from a garment's class and category, for both kinds of networks."""

import torch
from torch import Tensor
from torch.nn import functional as F

from garment_classes import CATEGORY_OF_CLASS, CLASSES

_CATEGORY_SHARE = 0.5
"""Of the loss. People forgive a shirt taken for a blouse sooner than one taken for a coat."""

_CATEGORIES = sorted(set(CATEGORY_OF_CLASS.values()))
_IN_CATEGORY = F.one_hot(torch.tensor([_CATEGORIES.index(CATEGORY_OF_CLASS[name]) for name in CLASSES])).float()
"""[classes, categories]."""


def one_hot(class_indices: Tensor) -> Tensor:
    """[rows, classes] of class numbers [rows]."""
    return F.one_hot(class_indices, len(CLASSES)).float()


def class_losses(answers: Tensor, truth: Tensor) -> Tensor:
    """One loss for each row [rows] of logits and true shares, both [rows, classes]."""
    by_category = (answers.softmax(1) @ _IN_CATEGORY).clamp_min(1e-6).log()
    right_category = -(truth @ _IN_CATEGORY * by_category).sum(1)
    right_class = F.cross_entropy(answers, truth, reduction="none", label_smoothing=0.05)
    return right_category * _CATEGORY_SHARE + right_class * (1 - _CATEGORY_SHARE)


def categories_right(answers: Tensor, truth: Tensor) -> int:
    """How many rows have their category right."""
    likeliest = (answers.softmax(1) @ _IN_CATEGORY).argmax(1)
    return int((likeliest == (truth @ _IN_CATEGORY).argmax(1)).sum())
