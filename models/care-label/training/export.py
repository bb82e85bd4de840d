"""Exports the trained networks as the product runs them, and describes them in manifest.json, whose limits stay.

    python3 export.py --run <folder> --out .. --version 2026-11-26
"""

import argparse
import hashlib
import json
import sys
from pathlib import Path

import torch
from torch import nn

sys.path.append(str(Path(__file__).parents[2] / "scanner" / "training"))

from onnx_weights import halve_weights  # noqa: E402

from networks import FINDER_PX, GRID, READER_PX, CareLabelNetworks, ExportedFinder, ExportedReader  # noqa: E402
from pictures import CROP_SHARE  # noqa: E402
from symbols import SYMBOLS  # noqa: E402

_OPSET = 13


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--run", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--version", required=True)
    arguments = parser.parse_args()
    networks = CareLabelNetworks()
    networks.load_state_dict(torch.load(arguments.run / "checkpoint.pt")["mean"])
    networks.eval()
    path = arguments.out / "manifest.json"
    manifest = json.loads(path.read_text()) if path.exists() else {"finder": {"threshold": 0.3}, "reader": {"keepFrom": 0.4, "sureFrom": 0.9, "offerFrom": 0.05}}
    manifest["version"] = arguments.version
    manifest["finder"] |= {
        **_export(ExportedFinder(networks.finder), FINDER_PX, arguments.out / "finder.onnx", ["scores", "places"]),
        "inputSize": FINDER_PX,
        "gridSize": GRID,
    }
    manifest["reader"] |= {
        **_export(ExportedReader(networks.reader), READER_PX, arguments.out / "reader.onnx", ["symbols", "bars"]),
        "inputSize": READER_PX,
        "cropShare": CROP_SHARE,
        "symbols": list(SYMBOLS),
    }
    path.write_text(json.dumps(manifest, indent=2) + "\n")


def _export(network: nn.Module, side_px: int, path: Path, outputs: list[str]) -> dict[str, str]:
    names = ["image", *outputs]
    torch.onnx.export(
        network.eval(),
        torch.zeros(1, 1, side_px, side_px),
        str(path),
        input_names=names[:1],
        output_names=outputs,
        opset_version=_OPSET,
        dynamic_axes={name: {0: "batch"} for name in names},
    )
    halve_weights(path)
    return {"file": path.name, "sha256": hashlib.sha256(path.read_bytes()).hexdigest()}


if __name__ == "__main__":
    main()
