"""What customers agreed on: the photos and lists that `npm run scanner:corrections` exports, as pieces whose class is certain."""

import json
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np

from garment_classes import CLASSES
from prepared_data import SIDE_PX, Photograph

_UNNAMED = "other"
"""People call many things by names of their own."""
_MARGIN = 0.06
"""Of the long side, around a piece's box, as the product cuts it out."""
_ALONE_FROM = 0.2
"""Of the photo: a single piece that covers more is seen in the whole photo."""
_SAME_BITS = 5
"""Of 64: photos that differ by no more are one."""


@dataclass(frozen=True)
class AgreedPiece:
    photo: str
    box: tuple[float, float, float, float]
    """Left, top, width, height as fractions of the photo."""
    is_alone: bool
    class_name: str


def agreed_pieces(photos: list[dict]) -> list[AgreedPiece]:
    """The pieces of an order's photos whose class follows from its list.

    A class of which the list has as many as were found is right. If a single class is gone from the list, and a single one has as many more, its
    pieces were corrected to that. Whatever else the customer changed says nothing certain about a piece.
    """
    found, listed = Counter(), Counter()
    for photo in photos:
        for item in photo["found"]:
            found[item["garment"]] += item["quantity"]
    for item in photos[0]["items"]:
        listed[item["garment"]] += item["quantity"]
    surplus, missing = found - listed, listed - found
    class_of = {name: name for name in found if found[name] == listed[name]}
    if len(surplus) == len(missing) == 1:
        ((wrong, count),), ((right, more),) = surplus.items(), missing.items()
        if listed[wrong] == 0 and count == more:
            class_of |= {wrong: right, right: right}
    return [
        AgreedPiece(photo["photo"], tuple(box), _is_alone(photo), class_of[item["garment"]])
        for photo in photos
        for item in photo["found"]
        if len(item["boxes"]) == item["quantity"] and _is_named(class_of.get(item["garment"]))
        for box in item["boxes"]
    ]


def _is_alone(photo: dict) -> bool:
    return sum(item["quantity"] for item in photo["found"]) == 1


def _is_named(class_name: str | None) -> bool:
    return class_name in CLASSES and class_name != _UNNAMED


def read_corrections(folder: Path, measured: list[Photograph]) -> tuple[list[Photograph], int]:
    """The agreed pieces as photographs, and how many photos were left out because a measured photograph is the same."""
    lines = [json.loads(line) for line in (folder / "labels.jsonl").read_text().splitlines()]
    orders: dict[int, list[dict]] = {}
    for line in lines:
        orders.setdefault(line["order"], []).append(line)
    prints = [_fingerprint(np.asarray(photograph.image)) for photograph in measured]
    images = {line["photo"]: cv2.imread(str(folder / line["photo"])) for line in lines}
    left_out = {name for name, image in images.items() if _is_among(image, prints)}
    pieces = [piece for photos in orders.values() for piece in agreed_pieces(photos) if piece.photo not in left_out]
    return [_photograph(f"correction-{at}", piece, images[piece.photo]) for at, piece in enumerate(pieces)], len(left_out)


def _photograph(name: str, piece: AgreedPiece, image: np.ndarray) -> Photograph:
    height, width = image.shape[:2]
    left, top, across, down = (share * side for share, side in zip(piece.box, (width, height) * 2))
    if not (piece.is_alone and across * down >= _ALONE_FROM * width * height):
        margin = _MARGIN * max(across, down)
        image = image[
            max(0, int(top - margin)) : int(top + down + margin) + 1, max(0, int(left - margin)) : int(left + across + margin) + 1
        ]
    square = cv2.resize(image, (SIDE_PX, SIDE_PX), interpolation=cv2.INTER_AREA)
    no_mask = np.zeros((SIDE_PX, SIDE_PX), np.uint8)
    return Photograph(name, CLASSES.index(piece.class_name), image.shape[1] / image.shape[0], False, (0, 0, 1, 1), square, no_mask)


def _is_among(image: np.ndarray, prints: list[int]) -> bool:
    own = [_fingerprint(image), _fingerprint(image[:, ::-1])]
    return any(bin(one ^ other).count("1") <= _SAME_BITS for one in own for other in prints)


def _fingerprint(image: np.ndarray) -> int:
    """64 bits: where a coarse picture gets lighter to the right."""
    grey = cv2.resize(cv2.cvtColor(np.ascontiguousarray(image), cv2.COLOR_BGR2GRAY), (9, 8), interpolation=cv2.INTER_AREA)
    return int("".join("1" if lighter else "0" for lighter in (grey[:, 1:] > grey[:, :-1]).flatten()), 2)
