"""Makes a folder of photographs ready for training.

    python3 prepare_data.py --data <photographs> --out <prepared>

Reads images/<id>.jpg, masks/<id>.png, labels.csv and held-out-ids.json. Writes photographs.npy [count, 256, 256, 3]
(blue, green, red), masks.npy [count, 256, 256] (0..255, eroded so that an edge carries no background), index.csv, and the folder
withheld/ with the photographs of photographers that training does not see, for `npm run scanner:evaluate`.
"""

import argparse
import csv
import hashlib
import json
import shutil
from pathlib import Path

import cv2
import numpy as np

from garment_classes import CLASS_OF_LABEL, CLASSES
from prepared_data import INDEX_FIELDS, SIDE_PX

WITHHELD_SHARE = 0.1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    arguments = parser.parse_args()
    prepare(arguments.data, arguments.out)


def prepare(data: Path, out: Path) -> None:
    with (data / "labels.csv").open() as file:
        rows = list(csv.DictReader(file))
    held_out = set(json.loads((data / "held-out-ids.json").read_text()))
    trained_on_by_mistake = held_out & {row["id"] for row in rows}
    if trained_on_by_mistake:
        raise SystemExit(f"{len(trained_on_by_mistake)} photographs are held out and must not be here")
    out.mkdir(parents=True, exist_ok=True)
    shape = (len(rows), SIDE_PX, SIDE_PX)
    photographs = np.lib.format.open_memmap(out / "photographs.npy", "w+", np.uint8, (*shape, 3))
    masks = np.lib.format.open_memmap(out / "masks.npy", "w+", np.uint8, shape)
    with (out / "index.csv").open("w", newline="") as file:
        index = csv.DictWriter(file, INDEX_FIELDS)
        index.writeheader()
        for at, row in enumerate(rows):
            photographs[at], masks[at], aspect = read_photograph(data, row["id"])
            usable = row["mask_good"] == "1"
            index.writerow(
                {
                    "id": row["id"],
                    "class": CLASSES.index(CLASS_OF_LABEL[row["label"]]),
                    "split": split_of(row),
                    "aspect": round(aspect, 4),
                    "cut_out": int(usable),
                    **dict(zip(("left", "top", "right", "bottom"), box_of(masks[at]) if usable else (0, 0, 1, 1))),
                }
            )


    write_withheld(data, out / "withheld", [row for row in rows if split_of(row) == "withheld"])


def write_withheld(data: Path, out: Path, rows: list[dict[str, str]]) -> None:
    (out / "images").mkdir(parents=True, exist_ok=True)
    with (out / "labels.csv").open("w", newline="") as file:
        labels = csv.writer(file)
        labels.writerow(("id", "label", "arrangement"))
        for row in rows:
            shutil.copyfile(data / "images" / f"{row['id']}.jpg", out / "images" / f"{row['id']}.jpg")
            labels.writerow((row["id"], row["label"], "unseen"))


def read_photograph(data: Path, photo_id: str) -> tuple[np.ndarray, np.ndarray, float]:
    """The picture and its mask, both pressed into a square, and width / height."""
    image = cv2.imread(str(data / "images" / f"{photo_id}.jpg"))
    mask = cv2.imread(str(data / "masks" / f"{photo_id}.png"), cv2.IMREAD_GRAYSCALE)
    if mask is None:
        mask = np.zeros(image.shape[:2], np.uint8)
    square = (SIDE_PX, SIDE_PX)
    mask = cv2.erode(cv2.resize(mask, square, interpolation=cv2.INTER_AREA), np.ones((3, 3)))
    return cv2.resize(image, square, interpolation=cv2.INTER_AREA), mask, image.shape[1] / image.shape[0]


def box_of(mask: np.ndarray) -> tuple[float, float, float, float]:
    """Left, top, right, bottom of what the mask covers, as fractions of the picture."""
    rows, columns = np.where(mask.max(1) > 127)[0], np.where(mask.max(0) > 127)[0]
    return tuple(round(float(edge) / SIDE_PX, 4) for edge in (columns[0], rows[0], columns[-1] + 1, rows[-1] + 1))


def split_of(row: dict[str, str]) -> str:
    """Validation by photograph as the pack says; of the others, a tenth of the photographers is withheld whole."""
    if row["split"] == "val":
        return "validation"
    drawn = int(hashlib.sha256(f"photographer {row['sender_id']}".encode()).hexdigest()[:8], 16) / 2**32
    return "withheld" if drawn < WITHHELD_SHARE else "train"


if __name__ == "__main__":
    main()
