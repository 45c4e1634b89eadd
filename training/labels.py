"""What the teacher says of positions."""

import os

import torch

from teacher import Teacher


def pack(labels):
    logits, win, lead, ownership = labels
    return {
        "policy": torch.softmax(logits, 1).half(),
        "win": win.half(),
        "lead": lead.half(),
        "owner": (ownership * 127).round().char(),
    }


def merge(labels):
    return {name: torch.cat([part[name] for part in labels]) for name in labels[0]}


class Asked:
    """The teacher, compiled for the batches that come again and again: 1.75
    times as fast, and some 15 seconds for each."""

    def __init__(self, run):
        path = os.path.join(run.args.data, run.args.teacher)
        dtype = torch.float16 if run.cuda else torch.float32
        self.plain = Teacher(path, run.device, dtype)
        self.quick = Teacher(path, run.device, dtype, compiled=True) if run.cuda and not run.args.plain else None
        self.run = run

    def compile(self, part, lines):
        """Tries the compiled one on a first batch, and keeps it if it agrees."""
        if self.quick is None:
            return
        try:
            one, two = self.plain(*part[:3], lines), self.quick(*part[:3], lines)
            apart = max((torch.softmax(one[0], 1) - torch.softmax(two[0], 1)).abs().max(), (one[1] - two[1]).abs().max())
            self.run.say(compiled=lines, boards=len(part[0]), apart=round(apart.item(), 5))
            if apart > 0.05:
                self.quick = None
        except Exception as error:
            self.run.say(not_compiled=str(error)[:300])
            self.quick = None

    def __call__(self, points, extras, numbers, lines, compiled=False):
        teacher = self.quick if compiled and self.quick else self.plain
        return teacher(points, extras, numbers, lines)


def vary_komi(records, share):
    """Other komis for a share of the positions, which then have no result."""
    other = torch.rand(len(records), device=records.points.device) < share
    # Whole steps of two points leave the distance from a draw as it is.
    steps = (torch.randn(len(records), device=other.device) * 3).round() * other
    records.globals[:, 5] += steps * 2 / 20
    records.result[steps != 0] = 0


def label(run, teacher, records, until=None):
    """-> the positions with the teacher's labels, as many as there is time for."""
    step = 1024 if records.lines == 19 else 2048
    labels, done = [], 0
    while done < len(records) and (until is None or run.elapsed() < until):
        whole = done + step <= len(records)
        some = slice(done, done + step)
        answer = teacher(records.points[some], records.extras[some], records.globals[some], records.lines, compiled=whole)
        labels.append(pack(answer))
        done = min(done + step, len(records))
        if done % (32 * step) == 0:
            run.wait()
    records = records.part(slice(0, done))
    records.labels = merge(labels)
    records.extras = records.extras[:, :0].clone()
    return records
