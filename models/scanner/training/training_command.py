"""What both training commands are called with."""

import argparse
from pathlib import Path

from training_run import Plan


def training_parser(description: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--prepared", type=Path, required=True, help="what prepare_data.py wrote")
    parser.add_argument("--run", type=Path, required=True, help="folder of the checkpoint and the log")
    parser.add_argument("--minutes", type=float, required=True, help="how long to train, earlier calls counted in")
    parser.add_argument("--from", dest="start", type=Path, help="an exported model to start from, instead of chance")
    parser.add_argument("--workers", type=int, default=1, help="processes that train together, one for each core")
    return parser


def parse_training(parser: argparse.ArgumentParser) -> argparse.Namespace:
    """Parses the command line, and makes the run's folder."""
    arguments = parser.parse_args()
    arguments.run.mkdir(parents=True, exist_ok=True)
    return arguments


def plan_of(arguments: argparse.Namespace, from_chance: float, later: float, weight_decay: float) -> Plan:
    """`from_chance` and `later` are the highest learning rates: of a network that starts from chance, and of one trained before."""
    rate = later if arguments.start else from_chance
    return Plan(arguments.minutes, rate, weight_decay, arguments.run / "checkpoint.pt", arguments.run / "training.log")
