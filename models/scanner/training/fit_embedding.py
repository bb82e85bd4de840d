"""Fits the embedding by which pieces are compared: the directions of the classifier's features in which garments differ most, and the same
garment least.

    python3 fit_embedding.py --prepared <prepared> --run <folder> [--garments 700]

Lays each of some garments of training several times, on another ground, in other folds and light, and writes embedding.npz into the run's
folder: a linear discriminant analysis, in which each garment is a class of its own.
"""

import argparse
from pathlib import Path
from random import Random

import cv2
import numpy as np
import torch

from backgrounds import background
from garment_classes import CLASSES
from garments import Wardrobe, cut_out
from lay_garment import lay_garment
from mobile_network import MobileClassifier
from model_input import classifier_sized, model_input
from prepared_data import Photograph, read_prepared

EMBEDDING_LENGTH = 64
VIEWS = 5
_GROUND_PX = 224
_LONG_SIDE_PX = (120, 190)
_MARGIN = 0.06
_SHRINKAGE = 0.1
"""Of the covariance of views, towards a sphere: there are hardly more views than features."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--prepared", type=Path, required=True)
    parser.add_argument("--run", type=Path, required=True)
    parser.add_argument("--garments", type=int, default=700)
    arguments = parser.parse_args()
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    network = MobileClassifier(len(CLASSES))
    network.load_state_dict(torch.load(arguments.run / "checkpoint.pt")["mean"])
    photographs = read_prepared(arguments.prepared, "train")
    rng, wardrobe = Random("embedding"), Wardrobe(photographs)
    laid = rng.sample([each for each in photographs if each.has_cut_out], arguments.garments)
    features = np.stack([_features(network.eval(), [_view(rng, each, wardrobe) for _ in range(VIEWS)]) for each in laid])
    weight, bias = discriminant(features, EMBEDDING_LENGTH)
    np.savez(arguments.run / "embedding.npz", weight=weight, bias=bias)


def discriminant(features: np.ndarray, length: int) -> tuple[np.ndarray, np.ndarray]:
    """Weight [length, width] and bias [length] of features [garments, views, width]; within a garment, all directions spread alike."""
    means = features.mean(1)
    within = np.cov((features - means[:, None]).reshape(-1, features.shape[2]), rowvar=False)
    within = within * (1 - _SHRINKAGE) + np.eye(len(within)) * _SHRINKAGE * np.trace(within) / len(within)
    spreads, directions = np.linalg.eigh(within)
    whitened = directions / np.sqrt(spreads)
    _, axes = np.linalg.eigh(np.cov(means @ whitened, rowvar=False))
    weight = (whitened @ axes[:, ::-1][:, :length]).T
    return weight.astype(np.float32), (-weight @ means.mean(0)).astype(np.float32)


def _features(network: MobileClassifier, views: list[np.ndarray]) -> np.ndarray:
    with torch.no_grad():
        return network.backbone(model_input(views)).numpy().astype(np.float64)


def _view(rng: Random, photograph: Photograph, wardrobe: Wardrobe) -> np.ndarray:
    """The garment on another ground, cut out as the product cuts out what it found."""
    image, mask = lay_garment(rng, cut_out(photograph), rng.uniform(*_LONG_SIDE_PX), 1.0)
    rows, columns = (min(_GROUND_PX, side) for side in mask.shape)
    ground = background(rng, wardrobe.photographs, _GROUND_PX, _GROUND_PX)
    top, left = rng.randrange(_GROUND_PX - rows + 1), rng.randrange(_GROUND_PX - columns + 1)
    part = ground[top : top + rows, left : left + columns]
    share = mask[:rows, :columns, None].astype(np.float32) / 255
    part += (image[:rows, :columns] - part) * share
    margin = round(_MARGIN * max(rows, columns))
    ground = ground[max(0, top - margin) : top + rows + margin, max(0, left - margin) : left + columns + margin]
    light = np.array([rng.uniform(0.9, 1.1) for _ in range(3)], np.float32) * rng.uniform(0.75, 1.2)
    return classifier_sized(np.clip(ground * light, 0, 255).astype(np.uint8))


if __name__ == "__main__":
    main()
