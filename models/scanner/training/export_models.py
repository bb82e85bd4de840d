"""Exports trained networks as the product runs them, and describes them in manifest.json.

    python3 export_models.py [--detector <run>] [--classifier <run>] [--second <run>] --out <folder> --version 2026-11-6

A network that is not named stays as it lies in the folder.
"""

import argparse
import hashlib
import json
from pathlib import Path

import torch
from torch import Tensor, nn

from garment_classes import CLASSES
from networks import (
    CLASSIFIER_PX,
    DETECTOR_PX,
    FIRST_CLASSIFIER,
    SECOND_CLASSIFIER,
    ExportedClassifier,
    ExportedDetector,
    GarmentClassifier,
    GarmentDetector,
    Shape,
)
from onnx_weights import halve_weights

OPSET = 13


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--detector", type=Path)
    parser.add_argument("--classifier", type=Path)
    parser.add_argument("--second", type=Path, help="a run of train_classifier.py --second")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--version", required=True)
    arguments = parser.parse_args()
    manifest_path = arguments.out / "manifest.json"
    manifest = json.loads(manifest_path.read_text())
    manifest["version"] = arguments.version
    if arguments.detector:
        _export(ExportedDetector(_detector(arguments.detector)), DETECTOR_PX, arguments.out / "det.onnx", ["boxes", "classes", "count"])
        _describe(manifest["detector"], arguments.out, DETECTOR_PX)
    for entry, run, shape in (
        ("classifier", arguments.classifier, FIRST_CLASSIFIER),
        ("secondClassifier", arguments.second, SECOND_CLASSIFIER),
    ):
        if run:
            classifier = ExportedClassifier(_classifier(run, shape))
            _export(classifier, CLASSIFIER_PX, arguments.out / manifest[entry]["file"], ["probs"])
            _describe(manifest[entry], arguments.out, CLASSIFIER_PX)
    manifest_path.write_text(json.dumps(manifest, indent=2) + "\n")


def _detector(run: Path) -> GarmentDetector:
    detector = GarmentDetector(len(CLASSES))
    detector.load_state_dict(_weights(run))
    return detector


def _classifier(run: Path, shape: Shape) -> GarmentClassifier:
    classifier = GarmentClassifier(len(CLASSES), shape)
    classifier.load_state_dict(_weights(run))
    return classifier


def _weights(run: Path) -> dict[str, Tensor]:
    return torch.load(run / "checkpoint.pt")["mean"]


def _export(network: nn.Module, side_px: int, path: Path, outputs: list[str]) -> None:
    names = ["image", *outputs]
    torch.onnx.export(
        network.eval(),
        torch.zeros(1, 3, side_px, side_px),
        str(path),
        input_names=names[:1],
        output_names=outputs,
        opset_version=OPSET,
        dynamic_axes={name: {0: "batch"} for name in names},
    )
    halve_weights(path)


def _describe(entry: dict, folder: Path, side_px: int) -> None:
    entry["sha256"] = hashlib.sha256((folder / entry["file"]).read_bytes()).hexdigest()
    if "inputSize" in entry:
        entry |= {"inputSize": side_px, "classes": list(CLASSES)}
    if "gridSize" in entry:
        entry["gridSize"] = side_px // 4


if __name__ == "__main__":
    main()
