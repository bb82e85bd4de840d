"""Pictures as the networks take them."""

import cv2
import numpy as np
import torch
from torch import Tensor

from networks import CLASSIFIER_PX


def model_input(pictures: list[np.ndarray]) -> Tensor:
    """uint8 pictures [side, side, 3] (blue, green, red) as [batch, 3, side, side] in -1..1."""
    batch = np.ascontiguousarray(np.stack(pictures).transpose(0, 3, 1, 2))
    return torch.from_numpy(batch).float().div_(127.5).sub_(1).contiguous(memory_format=torch.channels_last)


def classifier_sized(image: np.ndarray) -> np.ndarray:
    """Shrunk by area, as the product shrinks what the classifier sees."""
    return cv2.resize(image, (CLASSIFIER_PX, CLASSIFIER_PX), interpolation=cv2.INTER_AREA)
