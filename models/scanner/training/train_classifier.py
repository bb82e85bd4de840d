"""Trains the classifier.

    python3 train_classifier.py --prepared <prepared> --run <folder> --minutes 120 [--from cls.onnx]

Half of each batch are photographs, half garments of composed scenes. Writes checkpoint.pt (a second call goes on from
it) and training.log into the run's folder.
"""

from random import Random

import torch
from torch import nn
from torch.nn import functional as F

from classifier_pictures import Labelled, PhotographPicker, photograph_picture, plain_picture, scene_pictures
from garment_classes import CLASSES
from garments import Wardrobe
from model_input import model_input
from networks import GarmentClassifier
from prepared_data import read_prepared
from shipped_weights import start_from_onnx
from training_command import plan_of, training_arguments
from training_run import train

HALF_BATCH = 24
MIXED_SHARE = 0.5
"""Batches in which each picture is laid over another: few photographs are learnt by heart otherwise."""


def main() -> None:
    arguments = training_arguments(__doc__)
    photographs = read_prepared(arguments.prepared, "train")
    wardrobe, picker = Wardrobe(photographs), PhotographPicker(photographs)
    unseen = [plain_picture(photograph) for photograph in read_prepared(arguments.prepared, "validation")]
    unseen_input = model_input([picture for picture, _ in unseen])
    network = GarmentClassifier(len(CLASSES))
    if arguments.start:
        rng = Random("normalise")
        start_from_onnx(network, arguments.start, model_input([p for p, _ in _batch(rng, picker, wardrobe)]))
    network = network.to(memory_format=torch.channels_last)

    def loss_of_next(step: int, _time_used: float) -> torch.Tensor:
        # A generator for each step: a run that was interrupted goes on with the pictures it would have seen.
        rng = Random(f"classifier {step}")
        batch = _batch(rng, picker, wardrobe)
        truth = F.one_hot(torch.tensor([class_index for _, class_index in batch]), len(CLASSES)).float()
        pictures = model_input([picture for picture, _ in batch])
        share = rng.betavariate(0.3, 0.3) if rng.random() < MIXED_SHARE else 1.0
        order = torch.tensor(rng.sample(range(len(batch)), len(batch)))
        answers = _answers(network, pictures * share + pictures[order] * (1 - share))
        return F.cross_entropy(answers, truth * share + truth[order] * (1 - share), label_smoothing=0.05)

    def validate(mean: nn.Module) -> str:
        with torch.no_grad():
            right = sum(int(a.argmax()) == truth for a, (_, truth) in zip(_answers(mean, unseen_input), unseen))
        return f"right on {right / len(unseen):.1%} of the validation photographs"

    train(network, plan_of(arguments, learning_rate=2e-3, weight_decay=0.05), loss_of_next, validate)


def _batch(rng: Random, picker: PhotographPicker, wardrobe: Wardrobe) -> list[Labelled]:
    crops: list[Labelled] = []
    while len(crops) < HALF_BATCH:
        crops.extend(scene_pictures(rng, wardrobe))
    return [photograph_picture(rng, p, wardrobe) for p in picker.pick(rng, HALF_BATCH)] + crops[:HALF_BATCH]


def _answers(network: nn.Module, pictures: torch.Tensor) -> torch.Tensor:
    with torch.autocast("cpu", torch.bfloat16):
        return network(pictures).float()


if __name__ == "__main__":
    main()
