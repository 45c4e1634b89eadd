"""Trains the network from nothing to the file that is built into the program.

    python3 training/train.py --data DIR --positions PROGRAM --out DIR [--seconds N]

`--data` has go_games_19.bin.xz, go_games_9.bin.xz and the teacher's arrays,
`--positions` is `cargo build --release --example positions` of this crate.
Everything is done in the time given: positions out of games, games that the
teacher plays by itself on small boards, the teacher's labels, and training
for what is left. docs/NETWORK.md has the recipe and what came out of it.
"""

import argparse
import copy
import json
import lzma
import math
import os
import subprocess
import time

import torch

import evaluate
from batches import OTHER_SIZES, draw, forward
from export import export, rounded
from records import Games, Records, load
from steps import Steps
from student import Net
from teacher import Teacher

SEED = 20261115


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", required=True)
    parser.add_argument("--teacher", default="kata_g170e_b15c192_fp16.npz")
    parser.add_argument("--positions", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--scratch", default="/dev/shm")
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--seconds", type=float, default=1500)
    parser.add_argument("--play", type=float, default=150, help="seconds for the teacher's own games")
    parser.add_argument("--labelled", type=float, default=0.14, help="share of 19×19 positions that get labels")
    parser.add_argument("--human", type=float, default=0.42, help="share of those that get none")
    parser.add_argument("--held", type=float, default=0.06, help="share of the positions of held-out games")
    parser.add_argument("--games", type=float, default=1.0, help="scale of how many games are played at once")
    parser.add_argument("--blocks", type=int, default=10)
    parser.add_argument("--channels", type=int, default=96)
    parser.add_argument("--pooled", type=int, nargs="*", default=[1, 3, 5, 7, 9])
    parser.add_argument("--batch", type=float, default=1.0, help="scale of the batch")
    parser.add_argument("--rate", type=float, default=3e-3)
    parser.add_argument("--begin", help="weights of an earlier run to go on from")
    return parser.parse_args()


class Run:
    def __init__(self, args):
        self.args, self.begun = args, time.time()
        self.device = torch.device(args.device)
        self.cuda = self.device.type == "cuda"
        self.log = open(os.path.join(args.out, "log.jsonl"), "w")

    def elapsed(self):
        return time.time() - self.begun

    def end(self):
        """When training ends: a file `seconds` can still change it."""
        path = os.path.join(self.args.out, "seconds")
        if os.path.exists(path):
            with open(path) as file:
                return self.begun + float(file.read())
        return self.begun + self.args.seconds

    def wait(self):
        if self.cuda:
            torch.cuda.synchronize()

    def say(self, **what):
        line = json.dumps({"t": round(self.elapsed(), 1), **what})
        print(line, flush=True)
        self.log.write(line + "\n")
        self.log.flush()


def prepare(run):
    """Starts the programs that replay games; -> what each will have written."""
    a = run.args
    files = {}
    for lines in (19, 9):
        path = os.path.join(a.scratch, f"games{lines}.bin")
        with lzma.open(os.path.join(a.data, f"go_games_{lines}.bin.xz")) as packed, open(path, "wb") as plain:
            plain.write(packed.read())
        files[lines] = path
    # A file that is there already was made for a run with the same shares.
    shares = {"labelled19": a.labelled, "labelled9": a.labelled, "human19": a.human}
    out = lambda name: os.path.join(a.scratch, f"{name}-{shares.get(name, a.held)}.rec")
    tasks = [
        ("held19", 19, ["--held-out", "--before", "--share", str(a.held)]),
        ("held9", 9, ["--held-out", "--before", "--share", str(5 * a.held)]),
        ("labelled19", 19, ["--before", "--share", str(a.labelled), "--seed", "2"]),
        ("labelled9", 9, ["--before", "--share", str(min(1.0, a.labelled * 2.5)), "--seed", "3"]),
        ("human19", 19, ["--share", str(a.human), "--seed", "4"]),
    ]
    script = " && ".join(
        " ".join([a.positions, "games", files[lines], out(name) + ".part", *options])
        + f" && mv {out(name)}.part {out(name)}"
        for name, lines, options in tasks
        if not os.path.exists(out(name))
    )
    return subprocess.Popen(["nice", "-n", "5", "sh", "-c", script or "true"]), out


def wait_for(process, path):
    while not os.path.exists(path):
        if process.poll() not in (None, 0):
            raise SystemExit(f"{path} was not made")
        time.sleep(0.2)


def choose_moves(logits, extras, turn, lines):
    """The teacher's moves: as it likes at first, then nearly the best."""
    legal = (extras & 4) > 0
    legal = torch.cat([legal, torch.ones_like(legal[:, :1])], 1)
    opening = turn.float() < lines * lines * 0.1 + 4
    heat = torch.where(opening, 1.0, 0.45)
    heat = torch.where(torch.rand_like(heat) < 0.02, 1.6, heat)
    logits = torch.where(legal, logits, -1e9) / heat[:, None]
    gumbel = -torch.log(-torch.log(torch.rand_like(logits).clamp(1e-9, 1 - 1e-7)))
    return (logits + gumbel).argmax(1)


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


def play(run, teacher, lines, games, seconds, seed):
    """Positions of games that the teacher plays against itself, labelled."""
    table = Games(run.args.positions, lines, games, seed)
    parts, labels = [], []
    end = time.time() + seconds
    while time.time() < end:
        part = table.read(run.device)
        answer = teacher(part[0], part[1], part[2], lines)
        table.play(choose_moves(answer[0], part[1], part[3], lines))
        parts.append(part)
        labels.append(pack(answer))
    table.close()
    made = Records(lines, parts)
    made.labels = merge(labels)
    # Games go on in the same place of the table, so places are held out.
    place = torch.arange(len(made), device=run.device) % games
    held = place % 32 == 0
    run.say(played=lines, positions=len(made), passes=(made.globals[:, 0] > 0).float().mean().item())
    return made.part((~held).nonzero().flatten()), made.part(held.nonzero().flatten()[:8192])


def vary_komi(records, share):
    """Other komis for a share of the positions, which then have no result."""
    other = torch.rand(len(records), device=records.points.device) < share
    # Whole steps of two points leave the distance from a draw as it is.
    steps = (torch.randn(len(records), device=other.device) * 3).round() * other
    records.globals[:, 5] += steps * 2 / 20
    records.result[steps != 0] = 0


def label(run, teacher, records):
    step = max(64, int(4096 * run.args.games))
    labels = []
    for begin in range(0, len(records), step):
        part = slice(begin, begin + step)
        answer = teacher(records.points[part], records.extras[part], records.globals[part], records.lines)
        labels.append(pack(answer))
    records.labels = merge(labels)
    records.extras = records.extras[:, :0].clone()
    run.say(labelled=records.lines, positions=len(records))


def gather(run):
    """All the data, on the device."""
    a = run.args
    process, out = prepare(run)
    teacher = Teacher(os.path.join(a.data, a.teacher), run.device, torch.float16 if run.cuda else torch.float32)
    train, held = {}, {}
    boards = lambda number: max(32, int(number * a.games))
    train["play9"], held["play9"] = play(run, teacher, 9, boards(4096), a.play * 0.3, 1)
    train["play13"], held["play13"] = play(run, teacher, 13, boards(2048), a.play * 0.325, 2)
    for lines in OTHER_SIZES:
        name = f"other{lines}"
        # On large boards fewer games at a time, and longer: they must come to their ends.
        games, share = (256, 0.025) if lines < 13 else (128, 0.05)
        train[name], held[name] = play(run, teacher, lines, boards(games), a.play * share, lines)
    for name, lines, keep in (("held19", 19, held), ("held9", 9, held), ("labelled9", 9, train), ("labelled19", 19, train)):
        wait_for(process, out(name))
        keep[name] = load(out(name), lines, run.device, True)
        if keep is train:
            vary_komi(keep[name], 0.4)
        label(run, teacher, keep[name])
    wait_for(process, out("human19"))
    train["human19"] = load(out("human19"), 19, run.device, False)
    run.say(human=len(train["human19"]))
    return train, held


def train_net(run, train, held):
    a = run.args
    torch.manual_seed(SEED)
    net = Net(a.blocks, a.channels, a.pooled).to(run.device)
    if a.begin:
        net.load_state_dict(torch.load(a.begin, map_location=run.device))
    run.say(parameters=sum(p.numel() for p in net.parameters()))
    mean = copy.deepcopy(net)
    steps = Steps(run, net)
    begun, end = time.time(), run.end()
    step, told, sums = 0, time.time(), {}
    while time.time() < end:
        if step % 20 == 0:
            # Not too far ahead of the device: rate and end go by the clock.
            run.wait()
            end = run.end()
        progress = (time.time() - begun) / (end - begun)
        rate = a.rate * min(1.0, (step + 1) / 400) * (0.01 + 0.99 * 0.5 * (1 + math.cos(math.pi * progress)))
        steps.set_rate(rate)
        sums.update(steps(draw(run, train, step)))
        step += 1
        with torch.no_grad():
            keep = min(0.999, step / (step + 10))
            torch._foreach_lerp_(list(mean.parameters()), list(net.parameters()), 1 - keep)
        if time.time() - told > a.seconds / 60:
            told = time.time()
            losses = {name: round(value.item(), 4) for name, value in sums.items()}
            run.say(step=step, rate=round(rate, 6), **losses)
        if step % 10_000 == 0:
            finish(run, mean, train, held, step, "checkpoint", 2048)
    finish(run, mean, train, held, step, "final", 100_000)


def settle(run, net, train):
    """Statistics of the averaged weights, taken anew."""
    net.train()
    norms = [m for m in net.modules() if hasattr(m, "momentum")]
    with torch.no_grad():
        for step in range(60 if run.cuda else 10):
            for norm in norms:
                norm.momentum = 1 / (step + 1)
            forward(run, net, draw(run, train, step))
    net.eval()


def finish(run, mean, train, held, step, name, most):
    """Judges the mean of the weights and writes it down, as it is and rounded."""
    net = copy.deepcopy(mean)
    settle(run, net, train)
    report = evaluate.report(run, net, held, most)
    run.say(step=step, held_out=report["short"])
    path = os.path.join(run.args.out, name)
    torch.save(net.state_dict(), path + ".pt")
    # Rounding moves the means of what the convolutions give, above all the
    # chance to win; statistics of the rounded weights move them back.
    rounded(net)
    settle(run, net, train)
    export(net, path + ".net")
    if name == "final":
        small = evaluate.report(run, net, held, most)
        run.say(rounded=small["short"])
        with open(os.path.join(run.args.out, "report.json"), "w") as file:
            json.dump({"full": report, "rounded": small}, file)
        evaluate.write_samples(run, net, held, os.path.join(run.args.out, "samples.bin"))


def main():
    args = arguments()
    os.makedirs(args.out, exist_ok=True)
    torch.backends.cudnn.benchmark = True
    torch.set_float32_matmul_precision("high")
    torch.manual_seed(SEED)
    run = Run(args)
    train, held = gather(run)
    run.say(data={name: len(records) for name, records in train.items()})
    train_net(run, train, held)
    run.say(done=True)


if __name__ == "__main__":
    main()
