"""Writes the fixed pictures of the evaluation: labels by hands and fonts that training never uses, labels of another's drawings, and pictures without a label.

    python3 write_pictures.py --out <folder> [--icons <tabler icons.json>] [--photographs <folder>]

Each picture has a stream of numbers of its own. ../evaluation/fixed-pictures.txt has the SHA-256 of their pixels: --note writes it anew.
"""

import argparse
import csv
import hashlib
import json
import subprocess
import sys
from pathlib import Path

import cv2
import numpy as np

from draw_label import SYMBOL_PX, Label, choose_symbols, draw_label, draw_words, lay_out
from hand import choose_hand
from photograph import photograph
from symbols import ROWS

_SIDE_PX = 1024
_OTHER_HANDS, _OTHER_DRAWINGS, _WORDS, _LAUNDRY = 100, 60, 20, 40
_NOTE = Path(__file__).parents[1] / "evaluation" / "fixed-pictures.txt"

_TABLER = {
    **{f"wash_{degrees}": f"wash-temperature-{at + 1}" for at, degrees in enumerate(("30", "40", "50", "60", "70", "95"))},
    "wash_hand": "wash-hand", "wash_not": "wash-off", "bleach_any": "bleach", "bleach_oxygen": "bleach-no-chlorine", "bleach_not": "bleach-off",
    "tumble_any": "wash-tumble-dry", "tumble_low": "wash-dry-1", "tumble_normal": "wash-dry-2", "tumble_not": "wash-tumble-off",
    "dry_line": "wash-dry-hang", "dry_drip": "wash-dry-dip", "dry_flat": "wash-dry-flat", "iron_any": "ironing", "iron_low": "ironing-1",
    "iron_medium": "ironing-2", "iron_high": "ironing-3", "iron_not": "ironing-off", "dry_clean_any": "wash-dry-p", "dry_clean_f": "wash-dry-f",
    "dry_clean_not": "wash-dryclean-off", "wet_clean": "wash-dry-w",
}
"""The drawings of Tabler Icons that mean a symbol; it has none of bars nor of a refused wet cleaning."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--icons", type=Path, help="icons.json of the npm package @iconify-json/tabler")
    parser.add_argument("--photographs", type=Path, help="images/ and labels.csv of clothing photographs: those for validation have no label")
    parser.add_argument("--note", action="store_true", help="writes the hashes of this machine's pictures into the project")
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    truths, hashes = [], []

    def save(name: str, picture: np.ndarray, seen: list) -> None:
        cv2.imwrite(str(arguments.out / f"{name}.jpg"), picture, [cv2.IMWRITE_JPEG_QUALITY, 92])
        high, wide = picture.shape
        symbols = [{"symbol": each.name, "bars": each.bars, "x": round(each.x / wide, 4), "y": round(each.y / high, 4)} for each in seen]
        truths.append({"id": name, "signs": symbols})
        hashes.append(f"{hashlib.sha256(picture.tobytes()).hexdigest()[:16]} {name}")

    for at in range(_OTHER_HANDS):
        rng = np.random.default_rng((3758, 1, at))
        label = draw_label(choose_symbols(rng), choose_hand(rng, True), rng, True)
        save(f"hands-{at:03}", *photograph(label, _SIDE_PX, rng, _SIDE_PX / 640))
    if arguments.icons:
        drawings = tabler_drawings(arguments.icons)
        for at in range(_OTHER_DRAWINGS):
            rng = np.random.default_rng((3758, 2, at))
            save(f"drawings-{at:03}", *photograph(label_of_drawings(drawings, rng), _SIDE_PX, rng, _SIDE_PX / 640))
    for at in range(_WORDS):
        rng = np.random.default_rng((3758, 3, at))
        save(f"without-words-{at:03}", *photograph(draw_words(rng), _SIDE_PX, rng, _SIDE_PX / 640))
    if arguments.photographs:
        rows = sorted(row["id"] for row in csv.DictReader((arguments.photographs / "labels.csv").open()) if row["split"] == "val")
        for at, name in enumerate(rows[::4][:_LAUNDRY]):
            save(f"without-laundry-{at:03}", cv2.imread(str(arguments.photographs / "images" / f"{name}.jpg"), cv2.IMREAD_GRAYSCALE), [])
    (arguments.out / "truth.json").write_text(json.dumps(truths, indent=1) + "\n")
    if arguments.note:
        _NOTE.write_text("\n".join(hashes) + "\n")
    known = set(_NOTE.read_text().splitlines())
    print(f"{len(hashes)} pictures, {sum(line not in known for line in hashes)} differ from the project's list", file=sys.stderr)


def label_of_drawings(drawings: dict[str, np.ndarray], rng: np.random.Generator) -> Label:
    names = [str(rng.choice([name for name in row if name in drawings])) for row in ROWS if row[0] != "dry_line" or rng.random() < 0.4]
    return lay_out([(name, 0) for name in names], [drawings[name] for name in names], rng, True)


def tabler_drawings(icons: Path) -> dict[str, np.ndarray]:
    """The icons as ink, cropped to what is drawn; rsvg-convert of the package librsvg2-bin draws them."""
    bodies = json.loads(icons.read_text())["icons"]
    drawings = {}
    for symbol, icon in _TABLER.items():
        svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">{bodies[icon]["body"].replace("currentColor", "#000")}</svg>'
        side = str(round(SYMBOL_PX * 24 / 20))
        png = subprocess.run(["rsvg-convert", "-w", side, "-h", side], input=svg.encode(), capture_output=True, check=True).stdout
        ink = cv2.imdecode(np.frombuffer(png, np.uint8), cv2.IMREAD_UNCHANGED)[:, :, 3]
        rows, columns = np.flatnonzero(ink.max(1) > 40), np.flatnonzero(ink.max(0) > 40)
        drawings[symbol] = ink[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
    return drawings


if __name__ == "__main__":
    main()
