"""Writes composed scenes of photographs that training never saw, for `npm run scanner:evaluate`.

    python3 write_validation_scenes.py --prepared <prepared> --out <folder> [--count 300] [--empty 60]

Writes images/<id>.jpg and labels.csv: one row for each garment (its class, its arrangement, its box as fractions of the
picture), one row without a label for an empty picture.
"""

import argparse
import csv
from pathlib import Path
from random import Random

import cv2
import numpy as np

from backgrounds import background
from compose_scene import ARRANGEMENTS, compose_scene
from garment_classes import CLASSES
from garments import Wardrobe
from prepared_data import read_prepared

HEIGHT_PX, WIDTH_PX = 360, 480
FIELDS = ("id", "label", "arrangement", "left", "top", "right", "bottom")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--prepared", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--empty", type=int, default=60)
    parser.add_argument("--split", default="validation", help="train: for the gate, of garments that training sees")
    arguments = parser.parse_args()
    wardrobe = Wardrobe(read_prepared(arguments.prepared, arguments.split))
    images = arguments.out / "images"
    images.mkdir(parents=True, exist_ok=True)
    with (arguments.out / "labels.csv").open("w", newline="") as file:
        labels = csv.DictWriter(file, FIELDS)
        labels.writeheader()
        for at in range(arguments.count):
            arrangement = list(ARRANGEMENTS)[at % len(ARRANGEMENTS)]
            scene = compose_scene(Random(f"scene {at}"), wardrobe, HEIGHT_PX, WIDTH_PX, arrangement, WIDTH_PX / HEIGHT_PX)
            scene_id = f"{arrangement}-{at}"
            _write_picture(images, scene_id, scene.image)
            for garment in scene.garments:
                box = dict(zip(FIELDS[3:], (round(edge, 4) for edge in garment.box)))
                row = {"id": scene_id, "label": CLASSES[garment.class_index], "arrangement": arrangement, **box}
                labels.writerow(row)
        for at in range(arguments.empty):
            picture = background(Random(f"empty {at}"), wardrobe.photographs, HEIGHT_PX, WIDTH_PX)
            _write_picture(images, f"empty-{at}", np.clip(picture, 0, 255).astype(np.uint8))
            labels.writerow({"id": f"empty-{at}", "arrangement": "empty"})


def _write_picture(folder: Path, scene_id: str, picture: np.ndarray) -> None:
    cv2.imwrite(str(folder / f"{scene_id}.jpg"), picture, [cv2.IMWRITE_JPEG_QUALITY, 88])


if __name__ == "__main__":
    main()
