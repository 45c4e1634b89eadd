"""Trains the network and writes the file that is built into the program.

    python3 training/train.py --data DIR --positions PROGRAM --out DIR [--begin NETWORK] [--seconds N]

`--data` has the files of games and the teacher's arrays, `--positions` is
`cargo build --release --example positions` of this crate, `--begin` a network
to go on from. Everything is done in the time given: games that the teacher and
the network play, positions out of people's games, the teacher's labels for
both, and training for what is left. docs/NETWORK.md has the recipe and what
came out of it.
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
import human
from batches import OTHER_SIZES, draw, forward, planes
from export import export, rounded
from import_network import read, unfold
from labels import Asked, label, merge, pack, vary_komi
from leaves import Leaves
from records import Games, Records, load
from steps import Steps
from student import Net, hats


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", required=True)
    parser.add_argument("--teacher", default="kata_b10c384_fp16.npz")
    parser.add_argument("--positions", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--scratch", default="/dev/shm")
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--seed", type=int, default=20261117, help="another one for each run of a chain")
    parser.add_argument("--played", type=float, default=210, help="when playing ends, in seconds")
    parser.add_argument("--ready", type=float, default=380, help="when labelling ends")
    parser.add_argument("--seconds", type=float, default=1600, help="when training ends")
    parser.add_argument("--human", type=float, default=120, help="for how many seconds the people's policy goes on alone")
    parser.add_argument("--leaves", type=float, default=1000, help="until when searches make positions; 0 for none")
    parser.add_argument("--threads", type=int, default=os.cpu_count() - 1, help="how many of them there are")
    parser.add_argument("--leaf-share", type=float, default=0.35, help="which share of what they ask about is kept")
    parser.add_argument("--leaves-every", type=float, default=100, help="how often those are taken in, in seconds")
    parser.add_argument("--nine", action="store_true", help="train a network for 9×9 alone")
    parser.add_argument("--labelled", type=float, default=1.0, help="scale of how many positions may get labels")
    parser.add_argument("--people", type=float, default=1.0, help="scale of how many get none")
    parser.add_argument("--games", type=float, default=1.0, help="scale of how many games are played at once")
    parser.add_argument("--blocks", type=int, default=10)
    parser.add_argument("--channels", type=int, default=96)
    parser.add_argument("--pooled", type=int, nargs="*", default=[1, 3, 5, 7, 9])
    parser.add_argument("--batch", type=float, default=1.0, help="scale of the batch")
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--begin", help="a network file, or the weights of an earlier run, to go on from")
    parser.add_argument("--beside", help="a network file that is judged on the same positions, by default the former")
    parser.add_argument("--checkpoint", type=int, default=5000, help="after how many steps the weights are written down")
    parser.add_argument("--plain", action="store_true", help="do not compile the teacher, where there is little time")
    return parser.parse_args()


class Run:
    def __init__(self, args):
        self.args, self.begun = args, time.time()
        self.device = torch.device(args.device)
        self.cuda = self.device.type == "cuda"
        self.log = open(os.path.join(args.out, "log.jsonl"), "w")

    def elapsed(self):
        return time.time() - self.begun

    def wants(self, name):
        """Whether anything of a source or a file is wanted, by its name."""
        return not self.args.nine or not name.endswith("19")

    def wanted(self, sources):
        """-> the names and values of those that are."""
        return [(name, of) for name, of in sources.items() if self.wants(name)]

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


# Records of people's games: the file of games, and which share of their
# positions. Those with labels need the ladders of the moves before.
FILES = ("go_games_19", "ranked_19", "ranked_9")
HELD = {"strong19": ("go_games_19", 0.1), "ranked19": ("ranked_19", 0.7), "ranked9": ("ranked_9", 0.5)}
LABELLED = {"ranked9": ("ranked_9", 0.1), "ranked19": ("ranked_19", 0.16), "strong19": ("go_games_19", 0.09)}
PEOPLE = {
    "people9": [("ranked_9", 0.35)],
    "people19": [("ranked_19", 0.35), ("go_games_19", 0.1)],
}


def prepare(run):
    """Starts the program that replays games, again and again; -> the process,
    and where it writes."""
    a = run.args
    out = lambda kind, name: os.path.join(a.scratch, f"{kind}-{name}.rec")
    games = lambda name: os.path.join(a.scratch, f"{name}.bin")
    script = []
    for name in filter(run.wants, FILES):
        with lzma.open(os.path.join(a.data, f"{name}.bin.xz")) as packed, open(games(name), "wb") as plain:
            plain.write(packed.read())

    def task(kind, name, file, share, options):
        to = out(kind, name)
        command = [a.positions, "games", games(file), to + ".part", "--share", str(min(1.0, share)), *options]
        script.append(" ".join(command) + f" && mv {to}.part {to}")

    for name, (file, share) in run.wanted(HELD):
        task("held", name, file, share, ["--held-out", "--before"])
    for name, (file, share) in run.wanted(LABELLED):
        task("labelled", name, file, share * a.labelled, ["--before", "--seed", str(a.seed)])
    for name, files in run.wanted(PEOPLE):
        for file, share in files:
            task("people", f"{name}-{file}", file, share * a.people, ["--seed", str(a.seed + 1)])
    return subprocess.Popen(["nice", "-n", "5", "sh", "-c", " && ".join(script)]), out


def wait_for(process, path):
    while not os.path.exists(path):
        if process.poll() not in (None, 0):
            raise SystemExit(f"{path} was not made")
        time.sleep(0.2)


def choose_moves(logits, extras, turn, lines, loose):
    """Moves to play: as the policy likes at first, then nearly the best; where
    the game is loose, less so, and now and then a move that is hardly any good,
    for a search meets such positions all the time."""
    legal = (extras & 4) > 0
    legal = torch.cat([legal, torch.ones_like(legal[:, :1])], 1)
    opening = turn.float() < lines * lines * 0.1 + 4
    heat = torch.where(opening, 1.0, torch.where(loose, 0.6, 0.45))
    odd = torch.where(loose, 0.06, 0.02)
    heat = torch.where(torch.rand_like(heat) < odd, torch.where(loose, 2.2, 1.6), heat)
    logits = torch.where(legal, logits, -1e9) / heat[:, None]
    gumbel = -torch.log(-torch.log(torch.rand_like(logits).clamp(1e-9, 1 - 1e-7)))
    return (logits + gumbel).argmax(1)


@torch.no_grad()
def policy_of(run, net, part, lines):
    """The strong policy of our own net."""
    dtype = torch.bfloat16 if run.cuda else torch.float32
    bits = planes(part[0]).to(dtype).view(-1, 16)
    with torch.autocast(run.device.type, torch.bfloat16, enabled=run.cuda):
        ((strong, *_),) = net(bits, part[2], hats(part[4] * 0), [(len(part[0]), lines)])
    return strong


def play(run, teacher, net, until):
    """Games on boards of all sizes, a move on each table in turn, so that the
    programs that keep them work while the teacher does. In half of them our own
    net plays: it must know what it gets itself into. Everything is labelled."""
    boards = lambda number: max(32, int(number * run.args.games))
    if run.args.nine:
        sizes = {9: boards(2048)}
    else:
        sizes = {9: boards(2048), 13: boards(2048), 19: boards(1024)}
        sizes.update({lines: boards(128) for lines in OTHER_SIZES})
    tables = {
        lines: Games(run.args.positions, lines, games, run.args.seed % 1000 * 32 + lines)
        for lines, games in sizes.items()
    }
    parts, labels = {lines: [] for lines in sizes}, {lines: [] for lines in sizes}
    rounds = 0
    while run.elapsed() < until:
        for lines, table in tables.items():
            part = table.read(run.device)
            often = lines in (9, 13, 19)
            if rounds == 0 and often:
                teacher.compile(part, lines)
            answer = teacher(*part[:3], lines, compiled=often)
            loose = torch.arange(table.games, device=run.device) % 2 == 1
            logits = answer[0]
            if net is not None:
                logits = torch.where(loose[:, None], policy_of(run, net, part, lines), logits)
            table.play(choose_moves(logits, part[1], part[3], lines, loose))
            parts[lines].append(part)
            labels[lines].append(pack(answer))
        rounds += 1
    train, held = {}, {}
    for lines, table in tables.items():
        table.close()
        made = Records(lines, parts[lines])
        made.labels = merge(labels[lines])
        # Games go on in the same place of the table, so places are held out.
        out = torch.arange(len(made), device=run.device) % table.games % 32 < 2
        made.extras = made.extras[:, :0].clone()
        made.strength.zero_()
        name = f"play{lines}" if lines in (9, 13, 19) else f"other{lines}"
        train[name], held[name] = made.part((~out).nonzero().flatten()), made.part(out.nonzero().flatten()[:8192])
        run.say(played=lines, positions=len(made), passes=round((made.globals[:, 0] > 0).float().mean().item(), 4))
    return train, held


def gather(run, leaves):
    """All the data, on the device, and the teacher for more."""
    a = run.args
    process, out = prepare(run)
    teacher = Asked(run)
    begin = load_net(run) if a.begin else None
    train, held = play(run, teacher, begin, a.played)

    def records(kind, name, keep_extras):
        wait_for(process, out(kind, name))
        return load(out(kind, name), 9 if name.startswith(("ranked9", "people9")) else 19, run.device, keep_extras)

    for name, _ in run.wanted(HELD):
        held[name] = label(run, teacher, records("held", name, True))
    labelled = run.wanted(LABELLED)
    for number, (name, _) in enumerate(labelled):
        some = records("labelled", name, True)
        # Games of one kind lie together in the files.
        some = some.part(torch.randperm(len(some), device=run.device))
        vary_komi(some, 0.4)
        share = (a.ready - run.elapsed()) / (len(labelled) - number)
        train[name] = label(run, teacher, some, run.elapsed() + max(1.0, share))
        run.say(labelled=name, positions=len(train[name]), of=len(some))
    for name, files in run.wanted(PEOPLE):
        train[name] = human.weigh_rare(Records.join([records("people", f"{name}-{file}", False) for file, _ in files]))
    if leaves:
        leaves.first(teacher, train, held)
    return train, held, teacher


def load_net(run):
    """The net to go on from."""
    a = run.args
    if a.begin.endswith(".pt"):
        net = Net(a.blocks, a.channels, a.pooled)
        net.load_state_dict(torch.load(a.begin, map_location="cpu"))
        return net.to(run.device).eval()
    return read(a.begin).to(run.device)


def train_net(run, train, held, more):
    a = run.args
    net = load_net(run) if a.begin else Net(a.blocks, a.channels, a.pooled).to(run.device)
    if a.begin:
        beside = read(a.beside).to(run.device) if a.beside else net
        run.say(begin=evaluate.report(run, beside, held, 100_000)["short"])
        batches = [draw(run, train, step) for step in range(8)]
        unfold(net, [lambda batch=batch: forward(run, net, batch) for batch in batches])
        del batches
    net.train()
    run.say(parameters=sum(p.numel() for p in net.parameters()))
    mean = copy.deepcopy(net)
    steps = Steps(run, net)
    begun, end = time.time(), run.end()
    step, told, sums = 0, time.time(), {}
    while time.time() < end:
        if step % 20 == 0:
            # Not too far ahead of the device: rate and end go by the clock.
            run.wait()
            more()
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
        if step % a.checkpoint == 0:
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
        if run.args.human:
            human.learn(run, net, train, run.args.human)
            rounded(net)
            export(net, path + ".net")
        small = evaluate.report(run, net, held, most)
        run.say(rounded=small["short"])
        with open(os.path.join(run.args.out, "report.json"), "w") as file:
            json.dump({"full": report, "rounded": small}, file)
        samples = os.path.join(run.args.out, "samples.bin")
        evaluate.write_samples(net, evaluate.some_positions(held), samples)


def main():
    args = arguments()
    os.makedirs(args.out, exist_ok=True)
    torch.backends.cudnn.benchmark = True
    torch.set_float32_matmul_precision("high")
    torch.manual_seed(args.seed)
    run = Run(args)
    leaves = Leaves(run, args.leaves) if args.leaves else None
    train, held, teacher = gather(run, leaves)
    run.say(data={name: len(records) for name, records in train.items()})
    more = lambda: leaves.more(teacher, train, args.leaves_every) if leaves else None
    train_net(run, train, held, more)
    if leaves:
        leaves.close()
    run.say(done=True)


if __name__ == "__main__":
    main()
