"""How good a net is on games that it has not seen."""

import copy
import struct

import numpy
import torch

from plots import BANDS
from records import GLOBALS, planes
from student import hats


@torch.no_grad()
def answers(run, net, records, strength=None, step=1024):
    """-> policies, win, lead and ownership for all positions; `strength` is what
    the people's policy is told of who plays, by default nothing."""
    parts = []
    if strength is None:
        strength = torch.zeros_like(records.strength)
    for begin in range(0, len(records), step):
        some = slice(begin, begin + step)
        points = records.points[some]
        dtype = torch.bfloat16 if run.cuda else torch.float32
        bits = planes(points).to(dtype).view(-1, 16)
        with torch.autocast(run.device.type, torch.bfloat16, enabled=run.cuda):
            answer = net(bits, records.globals[some], hats(strength[some]), [(len(points), records.lines)])
        parts.append(answer[0])
    return tuple(torch.cat([part[i] for part in parts]) for i in range(5))


def reliability(win, won):
    """Twenty bins: how many, the mean chance given, the share that won."""
    bins = []
    for i in range(20):
        inside = (win >= i / 20) & (win < (i + 1) / 20 if i < 19 else win <= 1)
        if inside.any():
            bins.append([int(inside.sum()), win[inside].mean().item(), won[inside].float().mean().item()])
    return bins


def report(run, net, held, most):
    net.eval()
    full, short = {}, {}
    for name, records in held.items():
        some = records.part(torch.arange(min(most, len(records)), device=run.device))
        strong, people, win, lead, owner = answers(run, net, some)
        win = torch.sigmoid(win)
        best = some.labels["policy"].argmax(1)
        of = {
            "positions": len(some),
            "teacher_top1": (strong.argmax(1) == best).float().mean().item(),
            "teacher_loss": -(some.labels["policy"] * torch.log_softmax(strong, 1)).sum(1).mean().item(),
            "win_error": (win - some.labels["win"].float()).abs().mean().item(),
            "lead_error": (lead * 20 - some.labels["lead"].float()).abs().mean().item(),
            "owner_error": (owner - some.labels["owner"].float() / 127).abs().mean().item(),
        }
        if not name.startswith(("play", "other")):
            move = some.number.long()
            of["human_top1"] = (people.argmax(1) == move).float().mean().item()
            of["human_top5"] = (people.topk(5).indices == move[:, None]).any(1).float().mean().item()
            of["strong_on_human"] = (strong.argmax(1) == move).float().mean().item()
            of["teacher_on_human"] = (best == move).float().mean().item()
            known = some.result > 0
            of["result_accuracy"] = ((win > 0.5) == (some.result == 1))[known].float().mean().item()
            of["reliability"] = reliability(win[known], (some.result == 1)[known])
            of["ranks"] = by_rank(run, net, some)
        full[name] = of
        if not name.startswith("other"):
            short[name] = {k: round(v, 4) for k, v in of.items() if isinstance(v, float)}
    return {"full": full, "short": short}


def by_rank(run, net, records):
    """For each band of ranks: how well moves are foretold with the right rank,
    with ranks six too low and six too high, and with none. Moves found, and nats."""
    table = {}
    for band, (low, high) in BANDS.items():
        some = records.part(((records.strength >= low) & (records.strength <= high)).nonzero().flatten())
        if len(some) < 200:
            continue
        right = some.strength.int()
        told = {"right": right, "lower": right - 6, "higher": right + 6, "none": torch.zeros_like(right)}
        table[band] = {"positions": len(some)}
        for name, strength in told.items():
            strength = strength if name == "none" else strength.clamp(1, 39)
            people = answers(run, net, some, strength)[1]
            move = some.number.long()
            found = (people.argmax(1) == move).float().mean().item()
            nats = torch.nn.functional.cross_entropy(people, move).item()
            table[band][name] = [round(found, 4), round(nats, 4)]
    return table


def some_positions(held):
    """Positions of all kinds of boards, for the tests of src/ai/go/net."""
    for name in ("play9", "play13", "strong19", "other7", "other18"):
        if name not in held:
            continue
        records = held[name]
        for i in (len(records) // 3, 2 * len(records) // 3):
            yield records.lines, records.points[i : i + 1].cpu(), records.globals[i : i + 1].cpu()


def read_samples(path):
    """The positions of a file of samples, without the answers."""
    with open(path, "rb") as file:
        data = file.read()
    at = 0
    while at < len(data):
        (lines,) = struct.unpack_from("<H", data, at)
        area = lines * lines
        points = numpy.frombuffer(data, "<i2", area, at + 2).copy()
        numbers = numpy.frombuffer(data, "<f4", GLOBALS, at + 2 + 2 * area).copy()
        yield lines, torch.from_numpy(points)[None], torch.from_numpy(numbers)[None]
        # Four policies with the pass, win and lead, owners.
        at += 2 + 2 * area + 4 * GLOBALS + 4 * (4 * (area + 1) + 2 + area)


@torch.no_grad()
def write_samples(net, positions, path):
    """Positions with the net's answers, for the tests of src/ai/go/net.

    On the processor, for a GPU cuts 32-bit floats to fewer bits.
    """
    net = copy.deepcopy(net).float().cpu().eval()
    with open(path, "wb") as file:
        for lines, points, numbers in positions:
            bits = planes(points).float().view(-1, 16)
            # Nobody's, a beginner's and a strong player's policy.
            ranks, shape = hats(torch.tensor([0, 10, 36])), [(3, lines)]
            ((strong, people, win, lead, owner),) = net(bits.repeat(3, 1), numbers.repeat(3, 1), ranks, shape)
            values = torch.cat([strong[0], *people, torch.sigmoid(win[:1]), lead[:1] * 20, owner[0]])
            file.write(struct.pack("<H", lines))
            file.write(points.numpy().astype("<i2").tobytes())
            file.write(numbers.numpy().astype("<f4").tobytes())
            file.write(values.numpy().astype("<f4").tobytes())
