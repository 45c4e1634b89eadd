"""Batches of training: boards of several sizes, what goes in and what should come out."""

import torch
import torch.nn.functional as F

from records import planes
from student import hats

OTHER_SIZES = (7, 8, 10, 11, 12, 14, 15, 16, 17, 18)
# Of each batch: how many boards of which source. In every fourth batch another
# size takes the place of 13×13.
SHARES = {
    "strong19": 256, "ranked19": 192, "play19": 176, "people19": 256,
    "play13": 384,
    "play9": 384, "ranked9": 160, "people9": 160,
}
# The same, and as many in all, where there are leaves of searches, too.
SHARES_WITH_LEAVES = {
    "strong19": 208, "ranked19": 176, "play19": 96, "search19": 160, "people19": 240,
    "play13": 224, "search13": 160,
    "play9": 224, "search9": 160, "ranked9": 160, "people9": 160,
}
# Of the network for 9×9 alone.
SHARES_OF_NINE = {"play9": 1024, "search9": 2048, "ranked9": 640, "people9": 512}
# The sources whose moves people have played.
HUMAN = ("strong19", "ranked19", "people19", "ranked9", "people9")
# How often the people's policy is not told the rank.
UNKNOWN = 0.2


def shares(train):
    """The shares of a batch, by what there is to learn from."""
    if "play19" not in train:
        return {name: boards for name, boards in SHARES_OF_NINE.items() if name in train}
    return SHARES_WITH_LEAVES if "search19" in train else SHARES


def turned(grid, symmetry):
    """One of the eight symmetries of [b, n, n]."""
    if symmetry & 4:
        grid = grid.transpose(1, 2)
    if symmetry & 2:
        grid = grid.flip(1)
    if symmetry & 1:
        grid = grid.flip(2)
    return grid


def batch_of(records, boards, symmetry, device):
    """Some positions, turned: what goes in and what should come out."""
    lines, area = records.lines, records.lines**2
    chosen = torch.randint(len(records), (boards,), device=device)
    grid = lambda x: turned(x.view(boards, lines, lines), symmetry).reshape(boards, area)
    old = turned(torch.arange(area, device=device).view(1, lines, lines), symmetry).reshape(area)
    new = torch.empty(area + 1, dtype=torch.long, device=device)
    new[old] = torch.arange(area, device=device)
    new[area] = area
    batch = {
        "points": grid(records.points[chosen]),
        "globals": records.globals[chosen],
        "move": new[records.number[chosen].long().clamp(0, area)],
        "ranks": hats(told(records.strength[chosen])),
        "strength": records.strength[chosen],
    }
    if records.labels:
        policy = records.labels["policy"][chosen].float()
        batch["policy"] = torch.cat([grid(policy[:, :area]), policy[:, area:]], 1)
        batch["win"] = records.labels["win"][chosen].float()
        batch["lead"] = records.labels["lead"][chosen].float() / 20
        batch["owner"] = grid(records.labels["owner"][chosen]).float() / 127
    return batch


def told(strength):
    """The strengths that the net is told: some it has to do without."""
    return strength * (torch.rand(len(strength), device=strength.device) >= UNKNOWN)


def loss_of(batch, answer, human):
    strong, people, win, lead, owner = answer
    losses = {}
    if "policy" in batch:
        losses["strong"] = -(batch["policy"] * torch.log_softmax(strong, 1)).sum(1).mean()
        losses["win"] = F.binary_cross_entropy_with_logits(win, batch["win"])
        losses["lead"] = F.smooth_l1_loss(lead, batch["lead"], beta=0.25)
        losses["owner"] = F.mse_loss(owner, batch["owner"])
    if human:
        losses["human"] = F.cross_entropy(people, batch["move"])
    return losses


WEIGHTS = {"strong": 1.0, "human": 0.8, "win": 1.6, "lead": 0.6, "owner": 0.6}


def draw(run, train, step):
    """The groups of one batch, those of one size side by side."""
    scale = run.args.batch
    groups = []
    for name, boards in shares(train).items():
        source = train[name]
        if name == "play13" and step % 4 == 3:
            source = train[f"other{OTHER_SIZES[step // 4 % len(OTHER_SIZES)]}"]
        symmetry = int(torch.randint(8, ()))
        groups.append((name, batch_of(source, max(2, int(boards * scale)), symmetry, run.device), source.lines))
    groups.sort(key=lambda group: -group[2])
    return groups


def together(run, groups):
    """The boards of all groups: bits and globals, how many of which size lie one
    after the other, and of those how many are of which group."""
    shapes, runs = [], []
    for _, batch, lines in groups:
        boards = len(batch["points"])
        if shapes and shapes[-1][1] == lines:
            shapes[-1] = (shapes[-1][0] + boards, lines)
        else:
            shapes.append((boards, lines))
        runs.append(boards)
    dtype = torch.bfloat16 if run.cuda else torch.float32
    bits = torch.cat([planes(batch["points"]).to(dtype).view(-1, 16) for _, batch, _ in groups])
    numbers = torch.cat([batch["globals"] for _, batch, _ in groups])
    return bits, numbers, shapes, runs


def forward(run, net, groups):
    """-> an answer for each group."""
    bits, numbers, shapes, runs = together(run, groups)
    ranks = torch.cat([batch["ranks"] for _, batch, _ in groups])
    # No cast is kept from one call to the next: in a recorded step it would be lost.
    with torch.autocast(run.device.type, torch.bfloat16, enabled=run.cuda, cache_enabled=False):
        answers = net(bits, numbers, ranks, shapes)
    return apart(answers, shapes, runs)


def apart(answers, shapes, runs):
    """Answers for all boards of a size -> those for each group."""
    parts, group = [], 0
    for answer, (boards, _) in zip(answers, shapes):
        at = 0
        while at < boards:
            parts.append(tuple(x[at : at + runs[group]] for x in answer))
            at += runs[group]
            group += 1
    return parts
