"""Positions that searches have had evaluated, labelled by the teacher.

The network errs most where nobody would play, and a search asks about that all
the time. `positions leaves` makes them on the processor, from the beginning and
on while the GPU trains; now and then those that have come are taken in.
"""

import os
import subprocess
import time

import torch

from labels import label
from records import Records, length, load

# The share of the threads that search on each size.
THREADS = {9: 0.34, 13: 0.4, 19: 0.26}
# One game in so many is held out, and at most so many of its positions.
HELD_OUT = 10
MOST_HELD = 8192


class Leaves:
    def __init__(self, run, seconds):
        a = run.args
        self.run, self.seconds = run, seconds
        self.threads = {9: 1.0} if a.nine else THREADS
        self.taken = {lines: 0 for lines in self.threads}
        self.last = 0.0
        self.processes = []
        for lines, share in self.threads.items():
            threads = max(1, round(share * a.threads))
            command = [a.positions, "leaves", str(lines), self.path(lines), "--seconds", str(int(seconds))]
            command += ["--threads", str(threads), "--seed", str(a.seed), "--share", str(a.leaf_share)]
            self.processes.append(subprocess.Popen(["nice", "-n", "19", *command]))

    def path(self, lines):
        return os.path.join(self.run.args.scratch, f"leaves{lines}.rec")

    def fresh(self, lines):
        """Those that have come since the last time, or None."""
        if not os.path.exists(self.path(lines)):
            return None
        number = os.path.getsize(self.path(lines)) // length(lines)
        begin, self.taken[lines] = self.taken[lines], number
        if number == begin:
            return None
        some = load(self.path(lines), lines, self.run.device, True, begin, number)
        return some.part(torch.randperm(len(some), device=self.run.device))

    def wait(self, lines):
        """All so far, once some are to be held out and some are not; -> which are."""
        while True:
            self.taken[lines] = 0
            some = self.fresh(lines)
            if some is not None:
                out = some.number % HELD_OUT == 0
                if out.any() and not out.all():
                    return some, out
            time.sleep(1)

    def first(self, teacher, train, held):
        """To learn from and to be held out, by game."""
        for lines in self.threads:
            some, out = self.wait(lines)
            held[f"play_search{lines}"] = label(self.run, teacher, some.part(out.nonzero().flatten()[:MOST_HELD]))
            self.add(teacher, train, lines, some.part((~out).nonzero().flatten()))
        self.last = self.run.elapsed()

    def more(self, teacher, train, every):
        """Takes in what has come, if the last time is so long ago."""
        now = self.run.elapsed()
        if self.last > self.seconds or now < self.last + every:
            return
        self.last = now
        for lines in self.threads:
            some = self.fresh(lines)
            if some is None:
                continue
            some = some.part((some.number % HELD_OUT != 0).nonzero().flatten())
            if len(some):
                self.add(teacher, train, lines, some)

    def add(self, teacher, train, lines, some):
        name = f"search{lines}"
        some = label(self.run, teacher, some)
        train[name] = Records.join([train[name], some]) if name in train else some
        self.run.say(labelled=name, positions=len(some), all=len(train[name]))

    def close(self):
        for process in self.processes:
            process.terminate()
            process.wait()
