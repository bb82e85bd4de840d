"""Trains the classifier.

    python3 train_classifier.py --prepared <prepared> --run <folder> --minutes 50 --from <published weights> --things <pictures>/train --drawn <drawn> [--workers 2]

Photographs, garments of composed scenes, whole scenes, some drawn laundry, and other things, of which it learns that they are no laundry.
`--from ../cls.onnx` goes on from the shipped classifier. Writes checkpoint.pt (a second call goes on from it) and training.log into the run's folder.
"""

from argparse import Namespace
from pathlib import Path
from random import Random

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional as F

from class_loss import categories_right, class_losses, one_hot
from classifier_pictures import PhotographPicker, photograph_picture, plain_picture
from drawn_laundry import DrawnLaundry
from garment_classes import CLASSES
from garments import Wardrobe
from mobile_network import MobileClassifier
from model_input import model_input
from onnx_weights import read_layers
from other_things import OtherThings
from prepared_data import read_prepared
from pretrained_weights import start_from_exported, start_from_published
from scene_crops import CropRack, Labelled, scene_crops
from tflite_weights import read_convolutions
from training_command import parse_training, plan_of, training_parser
from training_run import train
from workers import on_workers, worker

PHOTOGRAPHS, CROPS, DRAWN, WHOLE_SCENES, DRAWN_SCENES, OTHERS = 16, 24, 2, 4, 1, 12
"""In the batch of each worker."""
MIXED_SHARE = 0.5
"""Batches in which each picture is laid over another: photographs are so few that they are learnt by heart otherwise."""
WOVEN_ANEW_SHARE = 0.7
"""Of the garments of scenes. The more, the more a classifier goes by cut rather than by cloth, and the better it knows what it never saw."""
VALIDATION_SCENES = 150
LOST_SHARE = 0.005
"""Of the photographs; the log says how many other things have less of laundry than these."""


def train_classifier(arguments: Namespace) -> None:
    photographs = read_prepared(arguments.prepared, "train")
    wardrobe, picker = Wardrobe(photographs, WOVEN_ANEW_SHARE), PhotographPicker(photographs)
    rack, drawn, things = CropRack(wardrobe), DrawnLaundry(arguments.drawn), OtherThings(arguments.things, wardrobe)
    network = MobileClassifier(len(CLASSES))
    rng = Random("normalise")
    crops = [picture for picture, _ in rack.pick(rng, 96)]
    is_exported = arguments.start and arguments.start.suffix == ".onnx"
    if is_exported:
        shown = [photograph_picture(rng, photograph, wardrobe)[0] for photograph in picker.pick(rng, 64)]
        start_from_exported(network, read_layers(arguments.start), model_input(crops + shown + things.pick(rng, 48)))
    elif arguments.start:
        start_from_published(network.backbone, read_convolutions(arguments.start), model_input(crops))
    network = network.to(memory_format=torch.channels_last)

    def loss_of_next(step: int, _time_used: float) -> Tensor:
        rng = Random(f"classifier {step} of {worker()}")
        shown = [photograph_picture(rng, photograph, wardrobe) for photograph in picker.pick(rng, PHOTOGRAPHS)]
        pictures, truth = _batch(shown + rack.pick(rng, CROPS) + drawn.pick(rng, DRAWN))
        if rng.random() < MIXED_SHARE:
            share, order = rng.betavariate(0.3, 0.3), torch.tensor(rng.sample(range(len(truth)), len(truth)))
            pictures, truth = (part * share + part[order] * (1 - share) for part in (pictures, truth))
        scenes = rack.pick_whole(rng, WHOLE_SCENES) + drawn.pick_scenes(rng, DRAWN_SCENES)
        unnamed = model_input(scenes + things.pick(rng, OTHERS))
        answers = _answers(network, torch.cat((pictures, unnamed)).contiguous(memory_format=torch.channels_last))
        is_laundry = torch.arange(len(answers)) < len(answers) - OTHERS
        gate_loss = F.binary_cross_entropy_with_logits(answers[:, -1], is_laundry.float())
        return class_losses(answers[: len(truth), :-1], truth).mean() + gate_loss

    unseen = read_prepared(arguments.prepared, "validation")
    singles, laid = [plain_picture(photograph) for photograph in unseen], _validation_crops(Wardrobe(unseen))

    def validate(mean: nn.Module) -> str:
        limit = np.quantile(_laundry(mean, [picture for picture, _ in singles]), LOST_SHARE)
        passing = float((_laundry(mean, things.validation) >= limit).mean())
        rights = f"photographs {_share_right(mean, singles):.1%}, in scenes {_share_right(mean, laid):.1%}"
        return f"category right: {rights}, others that pass {passing:.1%}"

    train(network, plan_of(arguments, from_chance=3e-3, later=4e-4 if is_exported else 1e-3, weight_decay=0.05), loss_of_next, validate)


def _validation_crops(unseen: Wardrobe) -> list[Labelled]:
    return [crop for at in range(VALIDATION_SCENES) for crop in scene_crops(Random(f"validate {at}"), unseen)]


def _batch(shown: list[Labelled]) -> tuple[Tensor, Tensor]:
    """Pictures [batch, 3, side, side] and their classes, one-hot [batch, classes]."""
    truth = one_hot(torch.tensor([class_index for _, class_index in shown]))
    return model_input([picture for picture, _ in shown]), truth


def _share_right(mean: nn.Module, shown: list[Labelled]) -> float:
    right = 0
    with torch.no_grad():
        for at in range(0, len(shown), 100):
            pictures, truth = _batch(shown[at : at + 100])
            right += categories_right(_answers(mean, pictures)[:, :-1], truth)
    return right / len(shown)


def _laundry(mean: nn.Module, pictures: list[np.ndarray]) -> np.ndarray:
    with torch.no_grad():
        parts = [_answers(mean, model_input(pictures[at : at + 100]))[:, -1] for at in range(0, len(pictures), 100)]
    return torch.cat(parts).numpy()


def _answers(network: nn.Module, pictures: Tensor) -> Tensor:
    with torch.autocast("cpu", torch.bfloat16):
        return network(pictures).float()


if __name__ == "__main__":
    parser = training_parser(__doc__)
    parser.add_argument("--things", type=Path, required=True, help="pictures without laundry, of gate/fetch-pictures.ts")
    parser.add_argument("--drawn", type=Path, required=True, help="drawn laundry, of scenes/write-drawn-laundry.ts")
    on_workers(train_classifier, parse_training(parser))
