"""How good a net is on games that it has not seen."""

import copy
import struct

import torch

from records import planes


@torch.no_grad()
def answers(run, net, records, step=1024):
    """-> policies, win, lead and ownership for all positions."""
    parts = []
    for begin in range(0, len(records), step):
        points = records.points[begin : begin + step]
        dtype = torch.bfloat16 if run.cuda else torch.float32
        bits = planes(points).to(dtype).view(-1, 16)
        with torch.autocast(run.device.type, torch.bfloat16, enabled=run.cuda):
            answer = net(bits, records.globals[begin : begin + step], [(len(points), records.lines)])
        parts.append(answer[0])
    return tuple(torch.cat([part[i] for part in parts]) for i in range(4))


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
        policy, win, lead, owner = answers(run, net, some)
        win = torch.sigmoid(win)
        best = some.labels["policy"].argmax(1)
        of = {
            "positions": len(some),
            "teacher_top1": (policy[:, 0].argmax(1) == best).float().mean().item(),
            "win_error": (win - some.labels["win"].float()).abs().mean().item(),
            "lead_error": (lead * 20 - some.labels["lead"].float()).abs().mean().item(),
            "owner_error": (owner - some.labels["owner"].float() / 127).abs().mean().item(),
        }
        if name.startswith("held"):
            move = some.number.long()
            of["human_top1"] = (policy[:, 1].argmax(1) == move).float().mean().item()
            of["human_top5"] = (policy[:, 1].topk(5).indices == move[:, None]).any(1).float().mean().item()
            of["strong_on_human"] = (policy[:, 0].argmax(1) == move).float().mean().item()
            of["teacher_on_human"] = (best == move).float().mean().item()
            known = some.result > 0
            of["result_accuracy"] = ((win > 0.5) == (some.result == 1))[known].float().mean().item()
            of["reliability"] = reliability(win[known], (some.result == 1)[known])
        full[name] = of
        if not name.startswith("other"):
            short[name] = {k: round(v, 4) for k, v in of.items() if k not in ("reliability", "positions")}
    return {"full": full, "short": short}


@torch.no_grad()
def write_samples(run, net, held, path):
    """Positions with the net's answers, for the tests of src/ai/go/net.

    On the processor, for a GPU cuts 32-bit floats to fewer bits.
    """
    net = copy.deepcopy(net).float().cpu()
    with open(path, "wb") as file:
        for name in ("play9", "play13", "held19", "other7", "other18"):
            records = held[name]
            for i in (len(records) // 3, 2 * len(records) // 3):
                points, numbers = records.points[i : i + 1].cpu(), records.globals[i : i + 1].cpu()
                bits = planes(points).float().view(-1, 16)
                ((policy, win, lead, owner),) = net(bits, numbers, [(1, records.lines)])
                values = torch.cat([policy[0].flatten(), torch.sigmoid(win), lead * 20, owner[0]])
                file.write(struct.pack("<H", records.lines))
                file.write(points.numpy().astype("<i2").tobytes())
                file.write(numbers.numpy().astype("<f4").tobytes())
                file.write(values.numpy().astype("<f4").tobytes())
