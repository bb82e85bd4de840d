"""Exports trained networks as the product runs them, and describes them in manifest.json.

    python3 export_models.py [--detector <run>] [--classifier <run>] --out <folder> --version 2026-11-26

A network that is not named stays as it lies in the folder.
"""

import argparse
import hashlib
import json
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

from garment_classes import CLASSES
from mobile_network import FEATURE_COUNT, ExportedMobileClassifier, MobileClassifier
from networks import CLASSIFIER_PX, DETECTOR_PX, ExportedDetector, GarmentDetector
from onnx_weights import halve_weights

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
        _export(ExportedDetector(_detector(arguments.detector)), DETECTOR_PX, arguments.out / "det.onnx", ["boxes", "classes", "count"])
        _describe(manifest["detector"], arguments.out, DETECTOR_PX)
    if arguments.classifier:
        _export(
            ExportedMobileClassifier(_classifier(arguments.classifier), _embedding(arguments.classifier)),
            CLASSIFIER_PX,
            arguments.out / "cls.onnx",
            ["probs", "laundry", "embedding"],
        )
        _describe(manifest["classifier"], arguments.out, CLASSIFIER_PX)
    manifest_path.write_text(json.dumps(manifest, indent=2) + "\n")


def _detector(run: Path) -> GarmentDetector:
    detector = GarmentDetector(len(CLASSES))
    detector.load_state_dict(_weights(run))
    return detector


def _classifier(run: Path) -> MobileClassifier:
    classifier = MobileClassifier(len(CLASSES))
    classifier.load_state_dict(_weights(run))
    return classifier


def _embedding(run: Path) -> nn.Linear:
    fitted = np.load(run / "embedding.npz")
    embedding = nn.Linear(FEATURE_COUNT, len(fitted["bias"]))
    embedding.load_state_dict({name: torch.from_numpy(fitted[name]) for name in ("weight", "bias")})
    return embedding


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
    entry |= {"inputSize": side_px, "classes": list(CLASSES)}
    if "gridSize" in entry:
        entry["gridSize"] = side_px // 4


if __name__ == "__main__":
    main()
