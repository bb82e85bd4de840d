"""Trains both networks on drawn labels.

    python3 train.py --run <folder> --minutes 45 [--photographs <folder of clothing photographs>]
"""

import argparse
import csv
import sys
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

sys.path.append(str(Path(__file__).parents[2] / "scanner" / "training"))

from training_run import Plan, train  # noqa: E402

from batches import Batches, finder_target  # noqa: E402
from draw_label import choose_symbols, draw_label  # noqa: E402
from hand import choose_hand  # noqa: E402
from networks import CareLabelNetworks  # noqa: E402
from photograph import photograph  # noqa: E402
from pictures import crop, crop_side, finder_input, reader_input  # noqa: E402
from symbols import SYMBOLS  # noqa: E402

_LEARNING_RATE = 2.5e-3
_WEIGHT_DECAY = 1e-3
_SEED = 3758
_FINDER_EVERY = 3
"""Naming is the harder part: it gets the other steps alone."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--run", type=Path, required=True, help="folder of the checkpoint and the log")
    parser.add_argument("--minutes", type=float, required=True, help="how long to train, earlier calls counted in")
    parser.add_argument("--photographs", type=Path, help="images/ and labels.csv: grounds, and pictures without a label")
    arguments = parser.parse_args()
    arguments.run.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(1)
    torch.manual_seed(_SEED)
    batches = Batches(_SEED, photographs_for_training(arguments.photographs))
    networks = CareLabelNetworks().to(memory_format=torch.channels_last)

    def loss_of_next(step: int, share: float) -> Tensor:
        is_for_finder = step % _FINDER_EVERY == 0
        batch = {name: torch.from_numpy(np.ascontiguousarray(values)) for name, values in batches.next(is_for_finder).items()}
        with torch.autocast("cpu", torch.bfloat16):
            symbol, bars = networks.reader(_last(batch["crops"]))
        naming = functional.cross_entropy(symbol.float(), batch["symbols"].long(), label_smoothing=0.03)
        loss = naming + 0.5 * functional.cross_entropy(bars.float(), batch["bars"].long())
        if not is_for_finder:
            return loss
        with torch.autocast("cpu", torch.bfloat16):
            grid = networks.finder(_last(batch["images"]))
        return loss + finder_loss(grid.float(), batch["targets"])

    plan = Plan(arguments.minutes, _LEARNING_RATE, _WEIGHT_DECAY, arguments.run / "checkpoint.pt", arguments.run / "training.log")
    train(networks, plan, loss_of_next, validation())


def _last(pictures: Tensor) -> Tensor:
    return pictures.float().to(memory_format=torch.channels_last)


def photographs_for_training(folder: Path | None) -> list[Path]:
    """Of the scanner's photographs the ones that it trains on itself."""
    if folder is None:
        return []
    rows = csv.DictReader((folder / "labels.csv").open())
    return [folder / "images" / f"{row['id']}.jpg" for row in rows if row["split"] == "train"]


def finder_loss(grid: Tensor, target: Tensor) -> Tensor:
    wanted, where = target[:, 0], target[:, 5]
    score = torch.sigmoid(grid[:, 0]).clamp(1e-4, 1 - 1e-4)
    is_middle = (wanted == 1).float()
    missed = -((1 - score) ** 2) * torch.log(score) * is_middle
    false = -((1 - wanted) ** 4) * score**2 * torch.log(1 - score) * (1 - is_middle)
    count = is_middle.sum().clamp(min=1)
    places = (functional.l1_loss(grid[:, 1:5], target[:, 1:5], reduction="none").sum(1) * where).sum() / where.sum().clamp(min=1)
    return (missed.sum() + false.sum()) / count + 0.6 * places


def validation():
    """Labels of other numbers than the training's, by its own hands: what the log shows. The results of the model card are of other hands."""
    rng = np.random.default_rng(99)
    pictures = [photograph(draw_label(choose_symbols(rng), choose_hand(rng), rng), 640, rng, 1.0) for _ in range(40)]

    @torch.no_grad()
    def validate(networks: nn.Module) -> str:
        networks.eval()
        loss, right, bars_right, count = 0.0, 0, 0, 0
        for picture, seen in pictures:
            image = torch.from_numpy(finder_input(picture))[None, None]
            loss += float(finder_loss(networks.finder(image), torch.from_numpy(finder_target(picture, seen))[None]))
            if not seen:
                continue
            parts = np.stack([reader_input(crop(picture, each.x, each.y, crop_side(each))) for each in seen])[:, None]
            symbol, bars = networks.reader(torch.from_numpy(parts))
            named, counted = symbol.argmax(1).tolist(), bars.argmax(1).tolist()
            right += sum(SYMBOLS.index(each.name) == name for each, name in zip(seen, named, strict=True))
            bars_right += sum(each.bars == many or each.bars == 0 for each, many in zip(seen, counted, strict=True))
            count += len(seen)
        return f"finder {loss / len(pictures):.3f}, named {right / count:.3f}, bars {bars_right / count:.3f}"

    return validate


if __name__ == "__main__":
    main()
