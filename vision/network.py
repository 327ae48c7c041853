"""MobileNetV2 with its batch-norm folded in, started from the ImageNet weights of a TensorFlow Lite file."""
import struct

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

# expansion, channels, repeats, first stride
BLOCKS = [(1, 16, 1, 1), (6, 24, 2, 2), (6, 32, 3, 2), (6, 64, 4, 2), (6, 96, 3, 1), (6, 160, 3, 2), (6, 320, 1, 1)]
FEATURES = 1280


class Conv(nn.Module):
    """Convolution with TensorFlow's SAME padding: at stride 2 and even sizes the extra pixel is right and below."""

    def __init__(self, inp, out, size, stride=1, groups=1, relu6=True):
        super().__init__()
        self.conv = nn.Conv2d(inp, out, size, stride, size // 2 if stride == 1 else 0, groups=groups)
        self.relu6, self.pad = relu6, stride == 2

    def forward(self, x):
        x = self.conv(F.pad(x, (0, 1, 0, 1)) if self.pad else x)
        # clamp, not relu6: the latter has no bfloat16 gradient on a CPU.
        return x.clamp(0, 6) if self.relu6 else x


class Block(nn.Module):
    def __init__(self, inp, out, expansion, stride):
        super().__init__()
        hidden = inp * expansion
        widen = [Conv(inp, hidden, 1)] if expansion > 1 else []
        self.body = nn.Sequential(*widen, Conv(hidden, hidden, 3, stride, hidden), Conv(hidden, out, 1, relu6=False))
        self.adds = stride == 1 and inp == out

    def forward(self, x):
        return x + self.body(x) if self.adds else self.body(x)


class Network(nn.Module):
    def __init__(self, classes):
        super().__init__()
        layers, width = [Conv(3, 32, 3, 2)], 32
        for expansion, out, repeats, stride in BLOCKS:
            for i in range(repeats):
                layers.append(Block(width, out, expansion, stride if i == 0 else 1))
                width = out
        self.backbone = nn.Sequential(*layers, Conv(width, FEATURES, 1))
        self.drop = nn.Dropout(0.1)
        self.head = nn.Linear(FEATURES, classes)

    def features(self, x):
        return self.backbone(x).mean((2, 3))

    def forward(self, x):
        return self.head(self.drop(self.features(x)))

    def layers(self):
        """Every layer that has weights, in the order of the forward pass; the shipped file keeps this order."""
        return [m for m in self.modules() if isinstance(m, (nn.Conv2d, nn.Linear))]


class Table:
    """Just enough of FlatBuffers to read the weights out of a .tflite file."""

    def __init__(self, data, at):
        self.data, self.at = data, at
        self.vtable = at - struct.unpack_from("<i", data, at)[0]
        self.length = struct.unpack_from("<H", data, self.vtable)[0]

    def field(self, i):
        slot = 4 + 2 * i
        offset = struct.unpack_from("<H", self.data, self.vtable + slot)[0] if slot < self.length else 0
        return self.at + offset if offset else None

    def scalar(self, i, form):
        at = self.field(i)
        return struct.unpack_from("<" + form, self.data, at)[0] if at else 0

    def jump(self, at):
        return at + struct.unpack_from("<I", self.data, at)[0]

    def table(self, i):
        at = self.field(i)
        return Table(self.data, self.jump(at)) if at else None

    def array(self, i, kind):
        at = self.field(i)
        if not at:
            return np.zeros(0, kind)
        at = self.jump(at)
        return np.frombuffer(self.data, kind, struct.unpack_from("<I", self.data, at)[0], at + 4)

    def tables(self, i):
        at = self.jump(self.field(i))
        return [Table(self.data, self.jump(at + 4 + 4 * k)) for k in range(struct.unpack_from("<I", self.data, at)[0])]


CONV, DEPTHWISE = 3, 4


def imagenet_weights(path):
    """(kind, weight, bias) of each convolution, dequantised, in order; the ImageNet head is left out."""
    data = open(path, "rb").read()
    model = Table(data, struct.unpack_from("<I", data, 0)[0])
    codes = [max(c.scalar(0, "b"), c.scalar(3, "i")) for c in model.tables(1)]
    graph, buffers = model.tables(2)[0], model.tables(4)
    tensors = graph.tables(0)

    def value(index):
        t = tensors[index]
        raw = buffers[t.scalar(2, "I")].array(0, np.uint8)
        q = t.table(4)
        kind = {2: np.int32, 3: np.uint8}[t.scalar(1, "b")]
        numbers = np.frombuffer(raw.tobytes(), kind).reshape(t.array(0, np.int32)).astype(np.float64)
        zero = q.array(3, np.int64)
        return ((numbers - (zero[0] if len(zero) else 0)) * float(q.array(2, np.float32)[0])).astype(np.float32)

    for op in graph.tables(3):
        kind = codes[op.scalar(0, "I")]
        if kind in (CONV, DEPTHWISE):
            _, weight, bias = op.array(1, np.int32)[:3]
            yield kind, value(weight), value(bias)


def from_imagenet(path, classes):
    network = Network(classes)
    convolutions = network.layers()[:-1]
    loaded = [w for w in imagenet_weights(path)]
    # The file's own classifier is a 1x1 convolution: one more than ours.
    with torch.no_grad():
        for layer, (kind, weight, bias) in zip(convolutions, loaded):
            turned = weight.transpose(0, 3, 1, 2) if kind == CONV else weight.transpose(3, 0, 1, 2)
            assert turned.shape == tuple(layer.weight.shape), (turned.shape, layer.weight.shape)
            layer.weight.copy_(torch.from_numpy(np.ascontiguousarray(turned)))
            layer.bias.copy_(torch.from_numpy(bias.copy()))
    return network
