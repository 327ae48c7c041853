"""Checkpoint → the shipped weights: int8 per output channel, float scales and biases.

File: for every layer in the order of the forward pass, float32 scale[out] and float32 bias[out];
after all of these, for every layer, int8 weights in rows: [height, width, in, out] (depthwise: [height, width, channel],
head: [out, in]).
"""
import sys

import numpy as np
import torch

from network import Network


def parts(network):
    floats, bytes_ = [], []
    for layer in network.layers():
        w = layer.weight.detach().numpy()
        axes = tuple(range(1, w.ndim))
        scale = np.maximum(np.abs(w).max(axes) / 127, 1e-12).astype(np.float32)
        q = np.clip(np.round(w / scale.reshape((-1,) + (1,) * (w.ndim - 1))), -127, 127).astype(np.int8)
        if w.ndim == 4:
            q = q[:, 0].transpose(1, 2, 0) if layer.groups > 1 else q.transpose(2, 3, 1, 0)
        floats += [scale, layer.bias.detach().numpy().astype(np.float32)]
        bytes_.append(np.ascontiguousarray(q).ravel())
    return floats, bytes_


if __name__ == "__main__":
    state = torch.load(sys.argv[1])
    network = Network(len(state["classes"]))
    network.load_state_dict(state["network"])
    floats, bytes_ = parts(network)
    with open(sys.argv[2], "wb") as f:
        f.write(np.concatenate(floats).astype("<f4").tobytes())
        f.write(np.concatenate(bytes_).tobytes())
