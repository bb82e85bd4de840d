"""One training on several processes: each composes pictures of its own, all step by the mean of their gradients."""

from argparse import Namespace
from collections.abc import Callable
from tempfile import TemporaryDirectory

import cv2
import torch
from torch import distributed, multiprocessing, nn

SEED = 20261121


def on_workers(run: Callable[[Namespace], None], arguments: Namespace) -> None:
    """Calls `run(arguments)` in as many processes as `arguments.workers` says, seeds fixed, each on one thread."""
    if arguments.workers == 1:
        _run_seeded(run, arguments)
        return
    with TemporaryDirectory() as folder:
        multiprocessing.spawn(_join, (run, arguments, f"file://{folder}/meeting"), arguments.workers)


def worker() -> int:
    """0 in the first process, or the only one."""
    return distributed.get_rank() if distributed.is_initialized() else 0


def is_first() -> bool:
    return worker() == 0


def agree(network: nn.Module, used_s: float) -> float:
    """Replaces gradients and time used by their means over all workers, so that all take the same step and end together."""
    if not distributed.is_initialized():
        return used_s
    gradients = [weight.grad for weight in network.parameters() if weight.grad is not None]
    shared = torch.cat([gradient.flatten() for gradient in gradients] + [torch.tensor([used_s])])
    distributed.all_reduce(shared)
    shared /= distributed.get_world_size()
    at = 0
    for gradient in gradients:
        gradient.copy_(shared[at : at + gradient.numel()].view_as(gradient))
        at += gradient.numel()
    return shared[-1].item()


def _join(rank: int, run: Callable[[Namespace], None], arguments: Namespace, meeting: str) -> None:
    distributed.init_process_group("gloo", init_method=meeting, rank=rank, world_size=arguments.workers)
    _run_seeded(run, arguments)
    distributed.destroy_process_group()


def _run_seeded(run: Callable[[Namespace], None], arguments: Namespace) -> None:
    torch.manual_seed(SEED)
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    run(arguments)
