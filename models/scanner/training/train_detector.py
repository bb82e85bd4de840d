"""Trains the detector.

    python3 train_detector.py --prepared <prepared> --run <folder> --minutes 120 [--from det.onnx]

Writes checkpoint.pt (a second call goes on from it) and training.log into the run's folder.
"""

from argparse import Namespace
from functools import lru_cache
from random import Random

import torch
from torch import nn

from detector_loss import detector_loss, targets_of
from detector_pictures import Labelled, detector_picture, seen_anew
from garment_classes import CLASSES
from garments import Wardrobe
from model_input import model_input
from networks import DETECTOR_PX, GarmentDetector
from prepared_data import read_prepared
from shipped_weights import start_from_onnx
from training_command import parse_training, plan_of, training_parser
from training_run import train
from workers import on_workers, worker

BATCH = 24
VALIDATION_PICTURES = 96
SMALL_PX, SMALL_SHARE = 192, 0.45
"""From chance, the first part of the time goes to smaller pictures: they teach the same for half the work."""


def train_detector(arguments: Namespace) -> None:
    wardrobe = Wardrobe(read_prepared(arguments.prepared, "train"))
    unseen = Wardrobe(read_prepared(arguments.prepared, "validation"))
    network = GarmentDetector(len(CLASSES))
    if arguments.start:
        pictures = [detector_picture(Random(f"normalise {at}"), wardrobe, SMALL_PX) for at in range(64)]
        start_from_onnx(network, arguments.start, model_input([picture for picture, _ in pictures]))
    network = network.to(memory_format=torch.channels_last)
    validation = [_validation_picture(at, unseen) for at in range(VALIDATION_PICTURES)]

    @lru_cache(1)
    def composed(number: int, side: int) -> list[Labelled]:
        rng = Random(f"detector {number} of {worker()}")
        return [detector_picture(rng, wardrobe, side) for _ in range(BATCH)]

    def loss_of_next(step: int, time_used: float) -> torch.Tensor:
        # A generator for each step: a run that was interrupted goes on with the pictures it would have seen.
        rng = Random(f"detector light {step} of {worker()}")
        small = time_used < SMALL_SHARE and not arguments.start
        pictures = composed(step // 2, SMALL_PX if small else DETECTOR_PX)
        return _loss(network, [seen_anew(rng, *picture) for picture in pictures])

    def validate(mean: nn.Module) -> str:
        with torch.no_grad():
            losses = [_loss(mean, validation[at : at + BATCH]).item() for at in range(0, len(validation), BATCH)]
        return f"validation loss {sum(losses) / len(losses):.3f}"

    train(network, plan_of(arguments, from_chance=2e-3, later=1.3e-3, weight_decay=0.02), loss_of_next, validate)


def _validation_picture(at: int, unseen: Wardrobe) -> Labelled:
    rng = Random(f"validate {at}")
    return seen_anew(rng, *detector_picture(rng, unseen, DETECTOR_PX))


def _loss(network: nn.Module, batch: list[Labelled]) -> torch.Tensor:
    pictures = model_input([picture for picture, _ in batch])
    with torch.autocast("cpu", torch.bfloat16):
        boxes, classes, counts = network(pictures)
    targets = targets_of([garments for _, garments in batch], grid=boxes.shape[-1])
    return detector_loss(boxes.float(), classes.float(), counts.float(), targets)


if __name__ == "__main__":
    on_workers(train_detector, parse_training(training_parser(__doc__)))
