"""Reads a network file back, so that training can go on from it.

The file has the batch norms folded into the layers. `read` gives a net whose
norms are the identity: it says what the file says. `unfold` then measures what
each layer gives over some batches and puts those statistics into the norms,
so that the net says the same in training, too, and learns as quickly as a new one.
"""

import struct
import zlib

import numpy
import torch

from export import VERSION
from student import HIDDEN, HUMAN, KNOTS, POLICY, VALUE, Net, Norm, layers

EPSILON = 1e-4


class Reader:
    def __init__(self, data):
        self.data, self.at = data, 0

    def take(self, form):
        size = struct.calcsize(form)
        self.at += size
        return struct.unpack(form, self.data[self.at - size : self.at])

    def floats(self, number):
        self.at += 4 * number
        return torch.from_numpy(numpy.frombuffer(self.data[self.at - 4 * number : self.at], "<f4").copy())

    def rows(self, out, inputs):
        scale = self.floats(out)
        self.at += out * inputs
        small = numpy.frombuffer(self.data[self.at - out * inputs : self.at], numpy.int8)
        return torch.from_numpy(small.reshape(out, inputs).astype(numpy.float32)) * scale[:, None]

    def layer(self, layer, norm):
        shape = layer.weight.shape
        flat = self.rows(shape[0], layer.weight[0].numel())
        if len(shape) == 4:
            # The file: row, column, channel. PyTorch: channel, row, column.
            flat = flat.view(shape[0], 3, 3, shape[1]).permute(0, 3, 1, 2)
        layer.weight.copy_(flat)
        if norm is not None:
            norm.weight.fill_(1.0)
            norm.bias.copy_(self.floats(shape[0]))
            norm.mean.zero_()
            norm.var.fill_(1.0 - EPSILON)
        elif layer.bias is not None:
            layer.bias.copy_(self.floats(shape[0]))


def read(path):
    """-> the net as the file has it, its norms the identity."""
    with open(path, "rb") as file:
        data = file.read()
    version, length, check = struct.unpack("<III", data[8:20])
    body = data[20:]
    if data[:8] != b"JEGONET\0" or version != VERSION or (length, check) != (len(body), zlib.crc32(body)):
        raise SystemExit(f"{path} is no network of version {VERSION}, or damaged")
    reader = Reader(body)
    blocks, channels, *widths, bits = reader.take("<7HI")
    knots = tuple(reader.floats(widths[-1]).tolist())
    if widths[:-1] != [POLICY, HUMAN, VALUE, HIDDEN] or knots != KNOTS:
        raise SystemExit(f"{path} has other heads than student.py")
    net = Net(blocks, channels, [i for i in range(blocks) if bits >> i & 1])
    with torch.no_grad():
        for layer, norm in layers(net):
            reader.layer(layer, norm)
    return net.eval()


def unfold(net, batches):
    """Takes the statistics out of the weights. Each of `batches` runs the net
    once over a batch of the usual mix. The rows of the weights get a root mean
    square near that of a new net, which changes nothing but how quickly they learn."""
    seen = {}

    def measure(norm):
        def hook(_, inputs):
            x = inputs[0].double()
            total = seen.setdefault(norm, [0, 0.0, 0.0])
            total[0] += len(x)
            total[1] = total[1] + x.sum(0)
            total[2] = total[2] + x.square().sum(0)

        return norm.register_forward_pre_hook(hook)

    hooks = [measure(norm) for norm in net.modules() if isinstance(norm, Norm)]
    net.eval()
    with torch.no_grad():
        for batch in batches:
            batch()
        for hook in hooks:
            hook.remove()
        for layer, norm in layers(net):
            if norm is None:
                continue
            number, first, second = seen[norm]
            mean = first / number
            var = (second / number - mean.square()).clamp(min=1e-8)
            flat = layer.weight.double().flatten(1)
            fan = flat.shape[1]
            size = 1.3 * (2 / fan) ** 0.5 if layer.weight.dim() == 4 else fan**-0.5
            k = size / flat.square().mean(1).sqrt().clamp(min=1e-6)
            layer.weight.copy_(layer.weight.double() * k.view(-1, *[1] * (layer.weight.dim() - 1)))
            # The norm was the identity but for what it has learned since: keep that.
            gain = norm.weight.double() / (norm.var.double() + EPSILON).sqrt()
            shift = norm.bias.double() - norm.mean.double() * gain
            norm.bias.copy_(shift + mean * gain)
            norm.mean.copy_(k * mean)
            norm.var.copy_(k.square() * var)
            norm.weight.copy_(gain * (k.square() * var + EPSILON).sqrt() / k)
