"""The network as torch trains it; `craton.search.network` evaluates the same function in the product."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from craton.search.network.inference import SUM_SCALE
from craton.search.network.vectors import CHANNELS

OWNERS = 3  # empty, the mover's, the opponent's


class Predictions(NamedTuple):
    """The outputs of the network; the last three are auxiliary targets of training, which the product does not need."""

    planes: Tensor
    """float[batch, entries]: the planes, the extras and a zero, whose sums are the logits of actions"""
    value: Tensor
    """float[batch]: the logit of the mover's probability of winning"""
    owner: Tensor
    """float[batch, cells, OWNERS]: logits of the final owners"""
    reply: Tensor
    """float[batch, entries]: logits of the places of the opponent's next action"""
    left: Tensor
    """float[batch]: the actions up to the end of the game, divided by the number of cells"""


class Network(nn.Module):
    """Embeddings of codes, layers over neighbourhoods with pooling, and the heads."""

    def __init__(self, codes: int, global_codes: int, taps: int, layers: int, planes: int, extras: int) -> None:
        super().__init__()
        self.embedding = nn.Embedding(codes, CHANNELS)
        self.global_embedding = nn.Embedding(global_codes, CHANNELS)
        nn.init.normal_(self.embedding.weight, std=0.3)
        nn.init.normal_(self.global_embedding.weight, std=0.1)
        width = taps * CHANNELS
        self.layers = nn.ParameterList(_normal(width, 0.7 / width**0.5) for _ in range(layers))
        self.biases = nn.ParameterList(nn.Parameter(torch.zeros(CHANNELS)) for _ in range(layers))
        self.pools = nn.ParameterList(_normal(2 * CHANNELS, 0.3 / (2 * CHANNELS) ** 0.5) for _ in range(layers))
        self.policy = nn.Linear(CHANNELS, planes, bias=False)
        self.owner = nn.Linear(CHANNELS, OWNERS)
        self.reply = nn.Linear(CHANNELS, planes, bias=False)
        self.left = nn.Linear(CHANNELS, 1)
        self.hidden = nn.Linear(3 * CHANNELS, CHANNELS)
        self.value = nn.Linear(CHANNELS, 1)
        self.extra = nn.Linear(CHANNELS, extras)

    def forward(self, codes: Tensor, global_codes: Tensor, near: Tensor) -> Predictions:
        """What the network says of positions.

        codes int64[batch, cells, cell codes], global_codes int64[batch, global codes], near int64[cells, taps].
        """
        batch, cells, _ = codes.shape
        x = self.embedding(codes).sum(2) + self.global_embedding(global_codes).sum(1)[:, None]
        x = functional.relu(x)
        zeros = x.new_zeros(batch, 1, CHANNELS)
        for layer, bias, pool in zip(self.layers, self.biases, self.pools, strict=True):
            around = torch.cat([x, zeros], 1)[:, near.reshape(-1)].view(batch, cells, -1)
            whole = torch.cat([x.mean(1), x.amax(1)], 1) @ pool
            x = functional.relu(x + around @ layer + bias + whole[:, None])
        pooled = torch.cat([x.mean(1), x.amax(1), x.sum(1) * SUM_SCALE], 1)
        hidden = functional.relu(self.hidden(pooled))
        extra, zero = self.extra(hidden), x.new_zeros(batch, 1)
        return Predictions(
            planes=torch.cat([self.policy(x).flatten(1), extra, zero], 1),
            value=self.value(hidden)[:, 0],
            owner=self.owner(x),
            reply=torch.cat([self.reply(x).flatten(1), torch.zeros_like(extra), zero], 1),
            left=self.left(hidden)[:, 0],
        )

    def export(self, file: Path) -> None:
        """Write the weights that the product needs, in half precision."""
        state = {name: tensor.detach().numpy() for name, tensor in self.state_dict().items()}
        arrays: dict[str, Any] = {
            "embedding": state["embedding.weight"],
            "global_embedding": state["global_embedding.weight"],
            "policy": state["policy.weight"],
            "hidden_bias": state["hidden.bias"],
            "hidden": state["hidden.weight"].T,
            "value": np.concatenate([state["value.bias"], state["value.weight"][0]]),
            "extra": np.concatenate([state["extra.bias"][:, None], state["extra.weight"]], axis=1),
        }
        for number in range(len(self.layers)):
            arrays[f"layer{number}"] = state[f"layers.{number}"]
            arrays[f"bias{number}"] = state[f"biases.{number}"]
            arrays[f"pool{number}"] = state[f"pools.{number}"]
        np.savez_compressed(file, **{name: array.astype(np.float16) for name, array in arrays.items()})

    def load_weights(self, file: Path) -> None:
        """Take over exported weights; the heads of auxiliary targets are not among them."""
        with np.load(file) as found:
            arrays = {name: torch.from_numpy(found[name].astype(np.float32)) for name in found.files}
        state = self.state_dict()
        for name in ("embedding", "global_embedding", "policy"):
            state[f"{name}.weight"] = arrays[name]
        state["hidden.weight"], state["hidden.bias"] = arrays["hidden"].T, arrays["hidden_bias"]
        state["value.weight"], state["value.bias"] = arrays["value"][None, 1:], arrays["value"][:1]
        state["extra.weight"], state["extra.bias"] = arrays["extra"][:, 1:], arrays["extra"][:, 0]
        for number in range(len(self.layers)):
            state[f"layers.{number}"] = arrays[f"layer{number}"]
            state[f"biases.{number}"] = arrays[f"bias{number}"]
            state[f"pools.{number}"] = arrays[f"pool{number}"]
        self.load_state_dict(state)


def _normal(rows: int, deviation: float) -> nn.Parameter:
    return nn.Parameter(torch.randn(rows, CHANNELS) * deviation)
