"""Our own net. docs/NETWORK.md describes it; src/ai/go/net evaluates it."""

import torch
import torch.nn as nn
import torch.nn.functional as F

HEAD = 32
VALUE = 64


class Norm(nn.Module):
    """Batch normalisation over the points of boards of all sizes together.

    Sizes must be mixed in each batch in the same shares, for the statistics
    of the training are those of play.
    """

    def __init__(self, channels, scale=1.0):
        super().__init__()
        self.weight = nn.Parameter(torch.full((channels,), scale))
        self.bias = nn.Parameter(torch.zeros(channels))
        self.register_buffer("mean", torch.zeros(channels))
        self.register_buffer("var", torch.ones(channels))
        self.momentum = 0.02

    def forward(self, x):
        return F.batch_norm(
            x, self.mean, self.var, self.weight, self.bias, self.training, self.momentum, 1e-4
        )

    def folded(self):
        """-> what multiplies and what is added at the end of training."""
        scale = self.weight / torch.sqrt(self.var + 1e-4)
        return scale, self.bias - self.mean * scale


class Conv(nn.Module):
    """3×3, on boards of several sizes that lie one after the other."""

    def __init__(self, inputs, outputs):
        super().__init__()
        self.weight = nn.Parameter(torch.empty(outputs, inputs, 3, 3))
        nn.init.kaiming_normal_(self.weight, nonlinearity="relu")
        self.weight.data = self.weight.data.contiguous(memory_format=torch.channels_last)

    def forward(self, x, shapes):
        outs, weight = [], self.weight.to(x.dtype)
        for group, (boards, lines) in zip(groups_of(x, shapes), shapes):
            group = group.view(boards, lines, lines, -1).permute(0, 3, 1, 2)
            out = F.conv2d(group, weight, padding=1)
            outs.append(out.permute(0, 2, 3, 1).reshape(boards * lines * lines, -1))
        return torch.cat(outs) if len(outs) > 1 else outs[0]


def groups_of(x, shapes):
    """The points of each group of boards. (Slices instead of a split would each
    cost a gradient of the whole.)"""
    return x.split([boards * lines * lines for boards, lines in shapes])


def over_boards(x, shapes):
    """The points of each group of boards: [boards, area, channels]."""
    for group, (boards, lines) in zip(groups_of(x, shapes), shapes):
        yield lines, group.view(boards, lines * lines, -1)


def pool(x, shapes):
    pooled = []
    for lines, z in over_boards(x, shapes):
        mean = z.mean(1, dtype=torch.float32)
        pooled.append(torch.cat([mean, mean * ((lines - 14) / 10), z.amax(1).float()], 1))
    return torch.cat(pooled)


def value_pool(x, shapes):
    pooled = []
    for lines, z in over_boards(x, shapes):
        s = (lines - 14) / 10
        mean = z.mean(1, dtype=torch.float32)
        pooled.append(torch.cat([mean, mean * s, mean * (s * s - 0.1)], 1))
    return torch.cat(pooled)


def add_rows(x, rows, shapes):
    """x with a row for each board added to all points of that board."""
    parts = rows.split([boards for boards, _ in shapes])
    sums = [
        (z + part[:, None]).view(-1, x.shape[1])
        for (_, z), part in zip(over_boards(x, shapes), parts)
    ]
    return torch.cat(sums) if len(sums) > 1 else sums[0]


class Block(nn.Module):
    def __init__(self, channels, pooled):
        super().__init__()
        self.conv1, self.norm1 = Conv(channels, channels), Norm(channels)
        self.conv2, self.norm2 = Conv(channels, channels), Norm(channels, 0.25)
        self.pooled = nn.Linear(3 * channels, channels) if pooled else None
        if pooled:
            nn.init.zeros_(self.pooled.bias)
            self.pooled.weight.data *= 0.5

    def forward(self, x, shapes):
        y = F.relu(self.norm1(self.conv1(x, shapes)), inplace=True)
        if self.pooled is not None:
            y = F.relu(add_rows(y, self.pooled(pool(y, shapes)).to(y.dtype), shapes))
        return F.relu(x + self.norm2(self.conv2(y, shapes)), inplace=True)


class Net(nn.Module):
    def __init__(self, blocks, channels, pooled):
        super().__init__()
        self.blocks, self.channels, self.pooled = blocks, channels, tuple(pooled)
        self.stem, self.stem_norm = Conv(16, channels), Norm(channels)
        self.stem_globals = nn.Linear(8, channels, bias=False)
        self.tower = nn.ModuleList(Block(channels, i in pooled) for i in range(blocks))
        self.head = nn.Linear(channels, 3 * HEAD, bias=False)
        self.head_norm = Norm(3 * HEAD)
        self.policy_pool = nn.Linear(3 * HEAD, HEAD, bias=False)
        self.policy = nn.Linear(HEAD, 2, bias=False)
        self.passing = nn.Linear(3 * HEAD, 2)
        self.value = nn.Linear(3 * HEAD, VALUE)
        self.outcome = nn.Linear(VALUE, 2)
        self.owner = nn.Linear(HEAD, 1)

    def forward(self, planes, globals, shapes):
        """Points of all boards [points, 16], globals [boards, 8] -> for each
        group policy logits [b, 2, n·n+1], win logit, lead / 20, ownership."""
        x = self.stem_norm(self.stem(planes, shapes))
        x = F.relu(add_rows(x, self.stem_globals(globals).to(x.dtype), shapes))
        for block in self.tower:
            x = block(x, shapes)
        t = self.head_norm(self.head(x))
        a, g, v = t.split(HEAD, 1)
        q = pool(F.relu(g), shapes)
        h = F.relu(add_rows(a, self.policy_pool(q).to(a.dtype), shapes))
        logits = self.policy(h).float()
        passing = self.passing(q).float()
        v = F.relu(v)
        k = F.relu(self.value(value_pool(v, shapes)))
        out = self.outcome(k).float()
        owner = torch.tanh(self.owner(v).float())
        results, board = [], 0
        owners = over_boards(owner, shapes)
        for lines, z in over_boards(logits, shapes):
            b = len(z)
            policy = torch.cat([z.transpose(1, 2), passing[board : board + b, :, None]], 2)
            _, o = next(owners)
            results.append((policy, out[board : board + b, 0], out[board : board + b, 1], o[..., 0]))
            board += b
        return results


def matrices(net):
    """The tensors of the file, in its order: (rows as [out, in] or None, bias or None)."""

    def conv(conv, norm):
        scale, shift = norm.folded()
        w = conv.weight * scale[:, None, None, None]
        return w.permute(0, 2, 3, 1).reshape(len(w), -1), shift

    yield conv(net.stem, net.stem_norm)
    yield net.stem_globals.weight, None
    for block in net.tower:
        yield conv(block.conv1, block.norm1)
        if block.pooled is not None:
            yield block.pooled.weight, block.pooled.bias
        yield conv(block.conv2, block.norm2)
    scale, shift = net.head_norm.folded()
    yield net.head.weight * scale[:, None], shift
    yield net.policy_pool.weight, None
    yield net.policy.weight, None
    yield net.passing.weight, net.passing.bias
    yield net.value.weight, net.value.bias
    yield net.outcome.weight, net.outcome.bias
    yield net.owner.weight, net.owner.bias
