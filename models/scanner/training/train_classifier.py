"""Trains the classifier.

    python3 train_classifier.py --prepared <prepared> --run <folder> --minutes 100 [--workers 2] [--second] [--from cls.onnx]

A third of each batch are photographs, the rest garments of composed scenes. Writes checkpoint.pt (a second call goes on
from it) and training.log into the run's folder.
"""

from argparse import Namespace
from random import Random

import torch
from torch import Tensor, nn

from class_loss import categories_right, class_losses, one_hot
from classifier_pictures import PhotographPicker, photograph_picture, plain_picture
from garment_classes import CLASSES
from garments import Wardrobe
from model_input import model_input
from networks import FIRST_CLASSIFIER, SECOND_CLASSIFIER, GarmentClassifier
from prepared_data import read_prepared
from scene_crops import CropRack, Labelled, scene_crops
from shipped_weights import start_from_onnx
from training_command import parse_training, plan_of, training_parser
from training_run import train
from workers import on_workers, worker

PHOTOGRAPHS, CROPS = 16, 32
"""In the batch of each worker."""
MIXED_SHARE = 0.5
"""Batches in which each picture is laid over another: photographs are so few that they are learnt by heart otherwise."""
WOVEN_ANEW_SHARE = 0.7
"""Of the garments of scenes. The more, the more a classifier goes by cut rather than by cloth, and the better it knows what it never saw."""
VALIDATION_SCENES = 150


def train_classifier(arguments: Namespace) -> None:
    photographs = read_prepared(arguments.prepared, "train")
    wardrobe, picker = Wardrobe(photographs, WOVEN_ANEW_SHARE), PhotographPicker(photographs)
    rack = CropRack(wardrobe)
    network = GarmentClassifier(len(CLASSES), SECOND_CLASSIFIER if arguments.second else FIRST_CLASSIFIER)
    if arguments.start:
        pictures = [picture for picture, _ in rack.pick(Random("normalise"), 64)]
        start_from_onnx(network, arguments.start, model_input(pictures))
    network = network.to(memory_format=torch.channels_last)

    def loss_of_next(step: int, _time_used: float) -> Tensor:
        rng = Random(f"classifier {step} of {worker()}")
        shown = [photograph_picture(rng, photograph, wardrobe) for photograph in picker.pick(rng, PHOTOGRAPHS)]
        pictures, truth = _batch(shown + rack.pick(rng, CROPS))
        if rng.random() < MIXED_SHARE:
            share, order = rng.betavariate(0.3, 0.3), torch.tensor(rng.sample(range(len(truth)), len(truth)))
            pictures, truth = (part * share + part[order] * (1 - share) for part in (pictures, truth))
        return class_losses(_answers(network, pictures), truth).mean()

    unseen = read_prepared(arguments.prepared, "validation")
    singles, laid = [plain_picture(photograph) for photograph in unseen], _validation_crops(Wardrobe(unseen))

    def validate(mean: nn.Module) -> str:
        return f"category right: photographs {_share_right(mean, singles):.1%}, in scenes {_share_right(mean, laid):.1%}"

    train(network, plan_of(arguments, from_chance=3e-3, later=1.6e-3, weight_decay=0.05), loss_of_next, validate)


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
            right += categories_right(_answers(mean, pictures), truth)
    return right / len(shown)


def _answers(network: nn.Module, pictures: Tensor) -> Tensor:
    with torch.autocast("cpu", torch.bfloat16):
        return network(pictures).float()


if __name__ == "__main__":
    parser = training_parser(__doc__)
    parser.add_argument("--second", action="store_true", help="the smaller one, for a second opinion")
    on_workers(train_classifier, parse_training(parser))
