"""Exports trained networks as the product runs them, and describes them in manifest.json.

    python3 export_models.py [--detector <run>] [--classifier <run>] [--second <cls.onnx>] --out <folder> --version 2026-11-5

A network that is not named stays as it lies in the folder.
"""

import argparse
import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

import torch
from torch import Tensor, nn

from garment_classes import CLASSES
from networks import (
    CLASSIFIER_PX,
    DETECTOR_PX,
    SECOND_CLASSIFIER,
    ExportedClassifier,
    ExportedDetector,
    GarmentClassifier,
    GarmentDetector,
)
from onnx_weights import halve_weights
from shipped_weights import start_from_onnx

OPSET = 13


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--detector", type=Path)
    parser.add_argument("--classifier", type=Path)
    parser.add_argument("--second", type=Path, help="the file of an earlier classifier, for a second opinion")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--version", required=True)
    arguments = parser.parse_args()
    manifest_path = arguments.out / "manifest.json"
    manifest = json.loads(manifest_path.read_text())
    manifest["version"] = arguments.version
    if arguments.detector:
        _export(ExportedDetector(_detector(arguments.detector)), DETECTOR_PX, arguments.out / "det.onnx", ["boxes", "classes", "count"])
        _describe(manifest["detector"], arguments.out, DETECTOR_PX)
    for entry, classifier in _classifiers(arguments.classifier, arguments.second):
        _export(ExportedClassifier(classifier), CLASSIFIER_PX, arguments.out / manifest[entry]["file"], ["probs"])
        _describe(manifest[entry], arguments.out, CLASSIFIER_PX)
    manifest_path.write_text(json.dumps(manifest, indent=2) + "\n")


def _detector(run: Path) -> GarmentDetector:
    detector = GarmentDetector(len(CLASSES))
    detector.load_state_dict(_weights(run))
    return detector


def _classifiers(run: Path | None, second: Path | None) -> Iterator[tuple[str, GarmentClassifier]]:
    if run:
        classifier = GarmentClassifier(len(CLASSES))
        classifier.load_state_dict(_weights(run))
        yield "classifier", classifier
    if second:
        classifier = GarmentClassifier(len(CLASSES), SECOND_CLASSIFIER)
        start_from_onnx(classifier, second, torch.rand(4, 3, CLASSIFIER_PX, CLASSIFIER_PX) * 2 - 1)
        yield "secondClassifier", classifier


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
