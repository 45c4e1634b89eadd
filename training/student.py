"""Our own net. docs/NETWORK.md describes it; src/ai/go/net evaluates it."""

import functools

import torch
import torch.nn as nn
import torch.nn.functional as F

# Channels of the heads: the strong policy and what is pooled for both policies,
# the people's policy, the value; and what the value is made of.
POLICY = 32
HUMAN = 64
VALUE = 64
HIDDEN = 96
# Ranks at which the people's policy is learned, as strengths in the files of
# games: 1 is 30 kyu, 30 is 1 kyu, 31 is 1 dan; the last one stands for professionals.
KNOTS = (1.0, 8.0, 13.0, 17.0, 21.0, 25.0, 28.0, 31.0, 34.0, 36.0, 39.0, 42.0)
# A number for each of them, and one for a rank that is not known.
RANKS = len(KNOTS) + 1


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
        self.head = nn.Linear(channels, 2 * POLICY + VALUE, bias=False)
        self.head_norm = Norm(2 * POLICY + VALUE)
        self.policy_pool = nn.Linear(3 * POLICY, POLICY, bias=False)
        self.policy = nn.Linear(POLICY, 1, bias=False)
        self.passing = nn.Linear(3 * POLICY, 1)
        self.value = nn.Linear(3 * VALUE, HIDDEN)
        self.outcome = nn.Linear(HIDDEN, 2)
        self.owner = nn.Linear(VALUE, 1)
        self.human_head, self.human_norm = nn.Linear(channels, HUMAN, bias=False), Norm(HUMAN)
        self.human_pool = nn.Linear(3 * POLICY, HUMAN, bias=False)
        self.human = nn.Linear(HUMAN, 1, bias=False)
        self.human_passing = nn.Linear(3 * POLICY, 1)
        # What a rank does to the people's policy: it scales and shifts each channel.
        self.rank_scale = nn.Linear(RANKS, HUMAN, bias=False)
        self.rank_shift = nn.Linear(RANKS, HUMAN, bias=False)
        self.rank_passing = nn.Linear(RANKS, 1, bias=False)
        for layer in (self.rank_scale, self.rank_shift, self.rank_passing):
            nn.init.zeros_(layer.weight)

    def forward(self, planes, globals, ranks, shapes):
        """Points of all boards [points, 16], globals [boards, 8], ranks of who
        plays [boards, RANKS] -> for each group strong and human policy logits
        [b, n·n+1], win logit, lead / 20, ownership."""
        x, a, q, v = self.trunk(planes, globals, shapes)
        h = F.relu(add_rows(a, self.policy_pool(q).to(a.dtype), shapes))
        strong = self.with_pass(self.policy(h), self.passing(q), shapes)
        human = self.with_pass(*self.people(x, q, ranks, shapes), shapes)
        v = F.relu(v)
        k = F.relu(self.value(value_pool(v, shapes)))
        boards = [boards for boards, _ in shapes]
        out = self.outcome(k).float().split(boards)
        owner = torch.tanh(self.owner(v).float())
        owners = [o[..., 0] for _, o in over_boards(owner, shapes)]
        return [(s, p, o[:, 0], o[:, 1], own) for s, p, o, own in zip(strong, human, out, owners)]

    def trunk(self, planes, globals, shapes):
        """What the heads are made of: the last activations; of each point what
        the policy is made of; what is pooled for both policies; of each point
        what the value is made of."""
        x = self.stem_norm(self.stem(planes, shapes))
        x = F.relu(add_rows(x, self.stem_globals(globals).to(x.dtype), shapes))
        for block in self.tower:
            x = block(x, shapes)
        a, g, v = self.head_norm(self.head(x)).split([POLICY, POLICY, VALUE], 1)
        return x, a, pool(F.relu(g), shapes), v

    def people(self, x, q, ranks, shapes):
        """-> what people of a rank play: logits of the points and of the pass."""
        u = add_rows(self.human_norm(self.human_head(x)), self.human_pool(q).to(x.dtype), shapes)
        scale, shift = 1 + self.rank_scale(ranks), self.rank_shift(ranks)
        parts, board = [], 0
        for _, z in over_boards(u, shapes):
            some = slice(board, board + len(z))
            z = torch.addcmul(shift[some, None].to(z.dtype), z, scale[some, None].to(z.dtype))
            parts.append(z.view(-1, HUMAN))
            board += len(z)
        h = F.relu(torch.cat(parts) if len(parts) > 1 else parts[0])
        return self.human(h), self.human_passing(q) + self.rank_passing(ranks)

    @staticmethod
    def with_pass(points, passing, shapes):
        """The logits of each group of boards, the pass last."""
        passes = passing.float().split([boards for boards, _ in shapes])
        places = over_boards(points.float(), shapes)
        return [torch.cat([z[..., 0], p], 1) for (_, z), p in zip(places, passes)]


def layers(net):
    """The layers in the order of the file, each with the norm that is folded into it, or None."""
    yield net.stem, net.stem_norm
    yield net.stem_globals, None
    for block in net.tower:
        yield block.conv1, block.norm1
        if block.pooled is not None:
            yield block.pooled, None
        yield block.conv2, block.norm2
    yield net.head, net.head_norm
    for layer in (net.policy_pool, net.policy, net.passing, net.value, net.outcome, net.owner):
        yield layer, None
    yield net.human_head, net.human_norm
    for layer in (net.human_pool, net.human, net.human_passing):
        yield layer, None
    for layer in (net.rank_scale, net.rank_shift, net.rank_passing):
        yield layer, None


def matrices(net):
    """The tensors of the file, in its order: (rows as [out, in], bias or None)."""
    for layer, norm in layers(net):
        rows, bias = layer.weight, getattr(layer, "bias", None)
        if norm is not None:
            scale, bias = norm.folded()
            rows = rows * scale.view(-1, *[1] * (rows.dim() - 1))
        if rows.dim() == 4:
            rows = rows.permute(0, 2, 3, 1).reshape(len(rows), -1)
        yield rows, bias


@functools.cache
def knots_on(device):
    return torch.tensor(KNOTS, device=device)


def hats(strength):
    """Strengths as the game files have them [b] -> [b, RANKS]: how near each
    knot is, so that what lies between two of them is interpolated, or unknown."""
    strength = strength.float()
    # Bots are no people of any rank; 41 and up are professionals.
    known = (strength > 0) & (strength < 50)
    rank = torch.where(strength > 40, torch.full_like(strength, KNOTS[-1]), strength)
    knots = knots_on(strength.device)
    rank = rank.clamp(KNOTS[0], KNOTS[-1])[:, None]
    upper = torch.searchsorted(knots, rank, right=True).clamp(1, len(KNOTS) - 1)
    low, high = knots[upper - 1], knots[upper]
    share = (rank - low) / (high - low)
    near = torch.zeros(len(strength), RANKS, device=strength.device)
    near.scatter_(1, upper - 1, 1 - share)
    near.scatter_(1, upper, share)
    near = near * known[:, None]
    near[:, -1] = (~known).float()
    return near
