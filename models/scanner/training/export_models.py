"""Exports trained networks as the product runs them, and describes them in manifest.json.

    python3 export_models.py [--detector <run>] [--classifier <run>] --out <folder> --version 2026-11-2

A network that is not named stays as it lies in the folder.
"""

import argparse
import hashlib
import json
from pathlib import Path

import torch
from torch import nn

from garment_classes import CLASSES
from networks import CLASSIFIER_PX, DETECTOR_PX, ExportedClassifier, ExportedDetector, GarmentClassifier, GarmentDetector

OPSET = 13


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--detector", type=Path)
    parser.add_argument("--classifier", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--version", required=True)
    arguments = parser.parse_args()
    manifest_path = arguments.out / "manifest.json"
    manifest = json.loads(manifest_path.read_text())
    manifest["version"] = arguments.version
    if arguments.detector:
        detector = ExportedDetector(_trained(GarmentDetector(len(CLASSES)), arguments.detector))
        _export(detector, DETECTOR_PX, arguments.out / "det.onnx", ["boxes", "classes", "count"])
        _describe(manifest["detector"], arguments.out, DETECTOR_PX)
    if arguments.classifier:
        classifier = _trained(GarmentClassifier(len(CLASSES)), arguments.classifier)
        _export(ExportedClassifier(classifier), CLASSIFIER_PX, arguments.out / "cls.onnx", ["probs"])
        _describe(manifest["classifier"], arguments.out, CLASSIFIER_PX)
    manifest_path.write_text(json.dumps(manifest, indent=2) + "\n")


def _trained(network: nn.Module, run: Path) -> nn.Module:
    network.load_state_dict(torch.load(run / "checkpoint.pt")["mean"])
    return network.eval()


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


def _describe(entry: dict, folder: Path, side_px: int) -> None:
    entry["sha256"] = hashlib.sha256((folder / entry["file"]).read_bytes()).hexdigest()
    entry["inputSize"] = side_px
    if "gridSize" in entry:
        entry["gridSize"] = side_px // 4
    entry["classes"] = list(CLASSES)


if __name__ == "__main__":
    main()
