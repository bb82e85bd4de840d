"""Starts a network from the weights of an exported model of the same shape, new classes at the end excepted.

An exported model has its normalisations folded into its convolutions. To train on, each normalisation is measured anew
on a few pictures and set so that the network still answers the same.
"""

from pathlib import Path

import torch
from torch import Tensor, nn

from networks import ConvNorm
from onnx_weights import Layer, read_layers


def start_from_onnx(network: nn.Module, path: Path, pictures: Tensor) -> None:
    """Copies the weights of `path`; `pictures` [batch, 3, side, side] are what normalisations are measured on."""
    steps = _steps_in_order(network, pictures)
    for step, layer in zip(steps, read_layers(path)):
        _copy(step, layer)
    measuring = [step.norm.register_forward_hook(_measure) for step in steps if isinstance(step, ConvNorm)]
    _run(network, pictures)
    for hook in measuring:
        hook.remove()


def _steps_in_order(network: nn.Module, pictures: Tensor) -> list[nn.Module]:
    """The weighted steps as they run, which is the order of the exported graph."""
    order: list[nn.Module] = []
    inside = {id(child) for step in network.modules() if isinstance(step, ConvNorm) for child in step.children()}
    weighted = (ConvNorm, nn.Conv2d, nn.Linear, nn.BatchNorm2d)
    steps = [step for step in network.modules() if isinstance(step, weighted) and id(step) not in inside]
    hooks = [step.register_forward_hook(lambda module, *_: order.append(module)) for step in steps]
    _run(network, pictures[:1])
    for hook in hooks:
        hook.remove()
    return order


def _run(network: nn.Module, pictures: Tensor) -> None:
    network.eval()
    with torch.no_grad():
        network(pictures)


def _copy(step: nn.Module, layer: Layer) -> None:
    weights = [torch.from_numpy(weight) for weight in layer.weights]
    if isinstance(step, ConvNorm):
        targets = [step.conv.weight, step.norm.bias]
    elif isinstance(step, nn.BatchNorm2d):
        targets = [step.weight, step.bias, step.running_mean, step.running_var]
    else:
        targets = [step.weight] if step.bias is None else [step.weight, step.bias]
    if len(weights) != len(targets):
        raise ValueError(f"a {layer.kind} has {len(weights)} weights where the network has {len(targets)}")
    with torch.no_grad():
        for target, weight in zip(targets, weights):
            target[: len(weight)].copy_(weight)


def _measure(norm: nn.BatchNorm2d, inputs: tuple[Tensor], _output: Tensor) -> Tensor:
    """Sets mean and variance to those of the input, scale and shift to their inverse: y = x + the folded bias."""
    (x,) = inputs
    folded_bias = norm.bias.detach().clone()
    mean, variance = x.mean((0, 2, 3)), x.var((0, 2, 3), unbiased=False)
    with torch.no_grad():
        norm.running_mean.copy_(mean)
        norm.running_var.copy_(variance)
        norm.weight.copy_((variance + norm.eps).sqrt())
        norm.bias.copy_(folded_bias + mean)
    return x + folded_bias[None, :, None, None]
