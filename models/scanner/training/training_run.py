"""Trains a network until its time is up, and can be interrupted and taken up again."""

import time
from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass
from math import cos, pi
from pathlib import Path

import torch
from torch import Tensor, nn

from workers import agree, is_first

_SAVE_EVERY_S = 60
_VALIDATE_EVERY_S = 300
_WARM_UP_STEPS = 200
_LONGEST_MEMORY = 0.998


@dataclass(frozen=True)
class Plan:
    minutes: float
    learning_rate: float
    weight_decay: float
    checkpoint: Path
    log: Path


def train(network: nn.Module, plan: Plan, loss_of_next: Callable[[int, float], Tensor], validate: Callable[[nn.Module], str]) -> nn.Module:
    """Minimises `loss_of_next(step, share of the time used)`; answers the running mean of the weights, which is what gets exported.

    The learning rate falls with the cosine of the time used, so a busy machine takes fewer steps, not an unfinished run.
    """
    optimizer = torch.optim.AdamW(network.parameters(), plan.learning_rate, weight_decay=plan.weight_decay)
    mean = deepcopy(network)
    step, used_s = _take_up(plan.checkpoint, network, mean, optimizer)
    saved_s, validated_s, smooth_loss = used_s, used_s, None
    started = time.monotonic() - used_s
    while used_s < plan.minutes * 60:
        for group in optimizer.param_groups:
            warm = min(1.0, (step + 1) / _WARM_UP_STEPS)
            group["lr"] = plan.learning_rate * warm * (0.5 + 0.5 * cos(pi * used_s / (plan.minutes * 60))) + 1e-6
        network.train()
        loss = loss_of_next(step, used_s / (plan.minutes * 60))
        optimizer.zero_grad()
        loss.backward()
        used_s = agree(network, time.monotonic() - started)
        nn.utils.clip_grad_norm_(network.parameters(), 8.0)
        optimizer.step()
        step += 1
        _follow(mean, network, min(_LONGEST_MEMORY, step / (step + 10)))
        smooth_loss = loss.item() if smooth_loss is None else smooth_loss * 0.98 + loss.item() * 0.02
        if is_first() and used_s - saved_s > _SAVE_EVERY_S:
            saved_s = used_s
            _save(plan.checkpoint, network, mean, optimizer, step, used_s)
        if is_first() and used_s - validated_s > _VALIDATE_EVERY_S:
            validated_s = used_s
            _note(plan.log, step, used_s, smooth_loss, validate(mean.eval()))
    if is_first():
        _save(plan.checkpoint, network, mean, optimizer, step, used_s)
        _note(plan.log, step, used_s, smooth_loss or 0.0, validate(mean.eval()))
    return mean


def _follow(mean: nn.Module, network: nn.Module, memory: float) -> None:
    with torch.no_grad():
        for old, new in zip(mean.state_dict().values(), network.state_dict().values()):
            if old.dtype.is_floating_point:
                old.lerp_(new, 1 - memory)
            else:
                old.copy_(new)


def _save(path: Path, network: nn.Module, mean: nn.Module, optimizer, step: int, used_s: float) -> None:
    states = {"network": network.state_dict(), "mean": mean.state_dict(), "optimizer": optimizer.state_dict()}
    fresh = path.with_suffix(".fresh")
    torch.save({**states, "step": step, "used_s": used_s}, fresh)
    fresh.replace(path)


def _take_up(path: Path, network: nn.Module, mean: nn.Module, optimizer) -> tuple[int, float]:
    if not path.exists():
        return 0, 0.0
    states = torch.load(path)
    network.load_state_dict(states["network"])
    mean.load_state_dict(states["mean"])
    optimizer.load_state_dict(states["optimizer"])
    return states["step"], states["used_s"]


def _note(log: Path, step: int, used_s: float, loss: float, validation: str) -> None:
    line = f"step {step}, {used_s / 60:.0f} min, training loss {loss:.3f}, {validation}"
    print(line, flush=True)
    with log.open("a") as file:
        file.write(line + "\n")
