"""Checkpoint → the shipped weights: whole numbers with one scale per output channel, float biases.

File: for every layer in the order of the forward pass, float32 scale[out] and float32 bias[out]; after all of these the
int16 weights of the fine layers, then the int8 weights of the others, each [height, width, in, out] (depthwise:
[height, width, channel], head: [out, in]). Fine are the depthwise and the first layers: they are 5 % of the weights and
make half of the rounding error.
"""
import sys

import numpy as np
import torch

from network import Network


FIRST = 20


def is_fine(index, layer):
    return index < FIRST or getattr(layer, "groups", 1) > 1


def parts(network):
    floats, fine, coarse = [], [], []
    for index, layer in enumerate(network.layers()):
        w = layer.weight.detach().numpy()
        axes = tuple(range(1, w.ndim))
        most, kind = (32767, "<i2") if is_fine(index, layer) else (127, "i1")
        scale = np.maximum(np.abs(w).max(axes) / most, 1e-12).astype(np.float32)
        q = np.clip(np.round(w / scale.reshape((-1,) + (1,) * (w.ndim - 1))), -most, most).astype(kind)
        if w.ndim == 4:
            q = q[:, 0].transpose(1, 2, 0) if layer.groups > 1 else q.transpose(2, 3, 1, 0)
        floats += [scale, layer.bias.detach().numpy().astype(np.float32)]
        (fine if is_fine(index, layer) else coarse).append(np.ascontiguousarray(q).ravel())
    return floats, fine, coarse


if __name__ == "__main__":
    state = torch.load(sys.argv[1])
    network = Network(len(state["classes"]))
    network.load_state_dict(state["network"])
    floats, fine, coarse = parts(network)
    with open(sys.argv[2], "wb") as f:
        f.write(np.concatenate(floats).astype("<f4").tobytes())
        f.write(np.concatenate(fine).tobytes())
        f.write(np.concatenate(coarse).tobytes())
