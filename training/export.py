"""Writes the net as src/ai/go/net/file.rs reads it: bytes, one scale for each row."""

import struct
import zlib

import numpy
import torch

from student import HIDDEN, HUMAN, KNOTS, POLICY, VALUE, matrices

VERSION = 2


def quantised(rows):
    """-> scales [out] and bytes [out, in]; per row the scale that errs least."""
    rows = rows.detach().float().cpu()
    largest = rows.abs().amax(1).clamp(min=1e-12)
    best, least = None, None
    for share in torch.linspace(0.7, 1.0, 16):
        scale = largest * share / 127
        bytes_ = (rows / scale[:, None]).round().clamp(-127, 127)
        error = ((bytes_ * scale[:, None] - rows) ** 2).sum(1)
        if best is None:
            best, least = scale.clone(), error
        else:
            better = error < least
            best[better], least[better] = scale[better], error[better]
    return best, (rows / best[:, None]).round().clamp(-127, 127)


def export(net, path):
    widths = (net.blocks, net.channels, POLICY, HUMAN, VALUE, HIDDEN, len(KNOTS))
    body = struct.pack("<7HI", *widths, sum(1 << i for i in net.pooled))
    body += numpy.array(KNOTS, "<f4").tobytes()
    for rows, bias in matrices(net):
        scale, bytes_ = quantised(rows)
        body += scale.numpy().astype("<f4").tobytes()
        body += bytes_.numpy().astype(numpy.int8).tobytes()
        if bias is not None:
            body += bias.detach().float().cpu().numpy().astype("<f4").tobytes()
    with open(path, "wb") as file:
        file.write(b"JEGONET\0" + struct.pack("<III", VERSION, len(body), zlib.crc32(body)) + body)


def rounded(net):
    """Rounds the weights of a net in place to what its file will hold."""
    with torch.no_grad():
        for module in net.modules():
            weight = getattr(module, "weight", None)
            if weight is None or weight.dim() < 2:
                continue
            rows = weight.permute(0, 2, 3, 1) if weight.dim() == 4 else weight
            flat = rows.reshape(len(weight), -1)
            scale, bytes_ = quantised(flat)
            back = (bytes_ * scale[:, None]).view(rows.shape).to(weight.device)
            weight.copy_(back.permute(0, 3, 1, 2) if weight.dim() == 4 else back)
