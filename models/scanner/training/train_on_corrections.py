"""Trains the shipped classifier on with what customers corrected.

    python3 train_on_corrections.py --corrections <export> --prepared <prepared> --out <models>

Only the layer that names classes learns; features, the gate's output and the embedding stay, with all that was chosen by them. Pictures of the
first training are shown between the corrections, so that nothing is forgotten. Writes a folder of models beside the shipped ones, which
`npm run scanner:learn` then compares.
"""

import argparse
import hashlib
import json
import shutil
from pathlib import Path
from random import Random

import cv2
import numpy as np
import torch
from torch import Tensor
from torch.nn import functional as F

from class_loss import class_losses, one_hot
from classifier_pictures import PhotographPicker, photograph_picture, plain_picture
from corrections import read_corrections
from garment_classes import CLASSES
from garments import Wardrobe
from mobile_network import MobileBackbone
from model_input import model_input
from onnx_weights import Layer, read_layers, replace_weights
from prepared_data import Photograph, read_prepared
from pretrained_weights import copy_convolutions
from scene_crops import CropRack, Labelled

SHIPPED = Path(__file__).parent.parent
WEIGHT, BIAS = "classifier.classes.weight", "classifier.classes.bias"
VIEWS = 8
"""Of each corrected piece: as it is, and turned, lit and hidden otherwise."""
REPLAYED_PHOTOGRAPHS, REPLAYED_CROPS = 1500, 1500
STEPS, BATCH, CORRECTED_SHARE = 400, 256, 0.25
LEARNING_RATE, DROPOUT = 3e-4, 0.3
BACK = 2e-3
"""How strongly the layer is pulled back to the shipped one."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--corrections", type=Path, required=True, help="what npm run scanner:corrections wrote")
    parser.add_argument("--prepared", type=Path, required=True, help="what prepare_data.py wrote")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--version", default="corrections")
    arguments = parser.parse_args()
    torch.manual_seed(1)
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    measured = [photograph for split in ("validation", "withheld") for photograph in read_prepared(arguments.prepared, split)]
    corrections, left_out = read_corrections(arguments.corrections, measured)
    print(f"{len(corrections)} pieces to learn from, {left_out} photos left out that are measured", flush=True)
    if not corrections:
        raise SystemExit("There is nothing to learn from.")
    layers = read_layers(SHIPPED / "cls.onnx")
    backbone = MobileBackbone()
    copy_convolutions(backbone, layers)
    shown, replayed = _pictures(corrections, read_prepared(arguments.prepared, "train"))
    first = class_layer(layers)
    layer = train_layer(first, _features(backbone.eval(), shown), _features(backbone, replayed))
    write_models(arguments.out, layer, arguments.version)


def class_layer(layers: list[Layer]) -> tuple[Tensor, Tensor]:
    """Weight and bias of the layer that names classes."""
    weight, bias = next(layer.weights for layer in layers if layer.kind == "Gemm" and len(layer.weights[1]) == len(CLASSES))
    return torch.from_numpy(weight), torch.from_numpy(bias)


def _pictures(corrections: list[Photograph], photographs: list[Photograph]) -> tuple[list[Labelled], list[Labelled]]:
    rng, wardrobe = Random("corrections"), Wardrobe(photographs)
    shown = [plain_picture(each) for each in corrections]
    shown += [photograph_picture(rng, each, wardrobe) for each in corrections for _ in range(VIEWS - 1)]
    picked = PhotographPicker(photographs).pick(rng, REPLAYED_PHOTOGRAPHS)
    replayed = [photograph_picture(rng, each, wardrobe) if at % 2 else plain_picture(each) for at, each in enumerate(picked)]
    return shown, replayed + CropRack(wardrobe).pick(rng, REPLAYED_CROPS)


def _features(backbone: MobileBackbone, pictures: list[Labelled]) -> tuple[Tensor, Tensor]:
    """Features [pictures, 1280] and classes, one-hot."""
    with torch.no_grad():
        parts = [backbone(model_input([picture for picture, _ in pictures[at : at + 64]])) for at in range(0, len(pictures), 64)]
    return torch.cat(parts), one_hot(torch.tensor([class_index for _, class_index in pictures]))


def train_layer(first: tuple[Tensor, Tensor], shown: tuple[Tensor, Tensor], replayed: tuple[Tensor, Tensor]) -> tuple[Tensor, Tensor]:
    weight, bias = (part.clone().requires_grad_() for part in first)
    optimizer = torch.optim.Adam((weight, bias), LEARNING_RATE)
    corrected = round(BATCH * CORRECTED_SHARE)
    for _ in range(STEPS):
        picked = [torch.randint(len(part[0]), (count,)) for part, count in ((shown, corrected), (replayed, BATCH - corrected))]
        features = torch.cat([part[0][rows] for part, rows in zip((shown, replayed), picked)])
        truth = torch.cat([part[1][rows] for part, rows in zip((shown, replayed), picked)])
        away = (weight - first[0]).square().sum() + (bias - first[1]).square().sum()
        loss = class_losses(F.linear(F.dropout(features, DROPOUT), weight, bias), truth).mean() + BACK * away
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    return weight.detach(), bias.detach()


def write_models(out: Path, layer: tuple[Tensor, Tensor], version: str) -> None:
    """The shipped models with this layer."""
    out.mkdir(parents=True, exist_ok=True)
    manifest = json.loads((SHIPPED / "manifest.json").read_text())
    for part in ("detector", "classifier", "gate"):
        shutil.copyfile(SHIPPED / manifest[part]["file"], out / manifest[part]["file"])
    path = out / manifest["classifier"]["file"]
    replace_weights(path, {WEIGHT: layer[0].numpy(), BIAS: layer[1].numpy()})
    manifest["version"] = version
    manifest["classifier"]["sha256"] = hashlib.sha256(path.read_bytes()).hexdigest()
    (out / "manifest.json").write_text(json.dumps(manifest, indent=2) + "\n")


if __name__ == "__main__":
    main()
