"""Positions as training/positions writes them, kept packed on the GPU."""

import subprocess

import numpy
import torch

PLANES = 16
GLOBALS = 8
CHUNK = 1 << 16


def length(lines):
    """The bytes of one record; training/positions/record.rs says the same."""
    return 3 * lines * lines + 4 * GLOBALS + 4


class Records:
    """Some positions of one board size, with whatever labels they have."""

    def __init__(self, lines, parts):
        self.lines = lines
        self.points = torch.cat([part[0] for part in parts])
        self.extras = torch.cat([part[1] for part in parts])
        self.globals = torch.cat([part[2] for part in parts])
        self.number = torch.cat([part[3] for part in parts])
        self.strength = torch.cat([part[4] for part in parts])
        self.result = torch.cat([part[5] for part in parts])
        self.labels = None

    def __len__(self):
        return len(self.points)

    @staticmethod
    def join(several):
        """All of them, with labels where all have them."""
        fields = ("points", "extras", "globals", "number", "strength", "result")
        joined = Records(several[0].lines, [[getattr(one, name) for name in fields] for one in several])
        if all(one.labels for one in several):
            joined.labels = {k: torch.cat([one.labels[k] for one in several]) for k in several[0].labels}
        return joined

    def part(self, chosen):
        """The same for some of the positions only."""
        some = Records.__new__(Records)
        some.lines = self.lines
        for name in ("points", "extras", "globals", "number", "strength", "result"):
            setattr(some, name, getattr(self, name)[chosen])
        some.labels = self.labels and {k: v[chosen] for k, v in self.labels.items()}
        return some


def split(raw, lines):
    """Bytes [n, length] -> what they hold."""
    area = lines * lines
    at = 3 * area
    points = raw[:, : 2 * area].contiguous().view(torch.int16)
    extras = raw[:, 2 * area : at].contiguous()
    numbers = raw[:, at : at + 4 * GLOBALS].contiguous().view(torch.float32)
    rest = raw[:, at + 4 * GLOBALS :].long()
    move = (rest[:, 0] | rest[:, 1] << 8).short()
    return points, extras, numbers, move, rest[:, 2].byte(), rest[:, 3].byte()


def load(path, lines, device, keep_extras, begin=0, end=None):
    """A file of records, or those from one number to another."""
    raw = numpy.memmap(path, dtype=numpy.uint8, mode="r")
    raw = raw[: len(raw) // length(lines) * length(lines)].reshape(-1, length(lines))[begin:end]
    parts = []
    for begin in range(0, len(raw), 1 << 19):
        chunk = torch.from_numpy(numpy.array(raw[begin : begin + (1 << 19)])).to(device)
        part = list(split(chunk, lines))
        if not keep_extras:
            part[1] = part[1][:, :0].clone()
        parts.append(part)
    return Records(lines, parts)


def planes(points):
    """Packed points [b, area] -> bits [b, area, 16]."""
    shifts = torch.arange(PLANES, device=points.device, dtype=torch.int32)
    return (points.int()[..., None] >> shifts) & 1


class Games:
    """Many games in progress in a process of their own."""

    def __init__(self, program, lines, games, seed):
        command = [program, "play", str(lines), str(games), "--seed", str(seed)]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
        )
        self.lines, self.games = lines, games
        self.buffer = bytearray(games * length(lines))

    def read(self, device):
        """The present position of every game."""
        view, done = memoryview(self.buffer), 0
        while done < len(view):
            done += self.process.stdout.readinto(view[done:])
        raw = torch.frombuffer(self.buffer, dtype=torch.uint8).to(device, copy=True)
        return split(raw.view(self.games, -1), self.lines)

    def play(self, moves):
        """One move for each game; n·n is a pass."""
        self.process.stdin.write(moves.to(torch.int16).cpu().numpy().tobytes())

    def close(self):
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()
