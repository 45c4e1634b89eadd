"""The people's policy alone, on a trunk that stays as it is.

    python3 training/human.py --data DIR --positions PROGRAM --begin NETWORK --out DIR

What people of each rank play is learned a little longer, on exactly the channels
that the file gives: this can neither help nor harm the search. `train.py` ends
with it, too.
"""

import argparse
import json
import lzma
import math
import os
import subprocess
import time

import torch
import torch.nn.functional as F

import evaluate
from batches import apart, batch_of, together
from export import export, rounded
from import_network import read
from records import Records, load
from student import hats

# Of each batch: how many boards of which source.
SHARES = {"people19": 1024, "ranked19": 512, "strong19": 256, "people9": 768, "ranked9": 256}
# How far the ranks are apart that are to be told from each other, and how much
# that counts beside the moves themselves.
APART, CONTRAST = 6, 0.25
# Layers of the net that are learned.
LAYERS = (
    "human_head", "human_norm", "human_pool", "human", "human_passing",
    "rank_scale", "rank_shift", "rank_passing",
)
# What is learned from and what is held out, where this is all that is learned: the
# file of games, which share of its positions, and whether of the games held out.
SOURCES = {
    "ranked19": ("ranked_19", 0.8, False), "people9": ("ranked_9", 0.8, False),
    "strong19": ("go_games_19", 0.12, False),
    "held19": ("ranked_19", 0.7, True), "held9": ("ranked_9", 0.5, True),
}


def draw(run, train):
    groups = []
    for name, boards in SHARES.items():
        if name not in train:
            continue
        symmetry = int(torch.randint(8, ()))
        boards = max(2, int(boards * run.args.batch))
        groups.append((name, batch_of(train[name], boards, symmetry, run.device), train[name].lines))
    return groups


def learn(run, net, train, seconds, rate=1e-3):
    """Goes on with the people's policy for some seconds; the rest of the net and
    its statistics are not touched."""
    net.eval()
    for parameter in net.parameters():
        parameter.requires_grad_(False)
    learned = [p for name in LAYERS for p in getattr(net, name).parameters()]
    for parameter in learned:
        parameter.requires_grad_(True)
    mean = [p.detach().clone() for p in learned]
    optimizer = torch.optim.AdamW(learned, lr=rate, betas=(0.9, 0.98), weight_decay=0.0)
    begun, step = time.time(), 0
    while (progress := (time.time() - begun) / seconds) < 1:
        for group in optimizer.param_groups:
            group["lr"] = rate * min(1.0, (step + 1) / 100) * (0.01 + 0.99 * 0.5 * (1 + math.cos(math.pi * progress)))
        loss, found = loss_of(run, net, draw(run, train))
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        step += 1
        with torch.no_grad():
            torch._foreach_lerp_(mean, learned, 1 - min(0.998, step / (step + 10)))
        if step % 500 == 0:
            run.say(human_step=step, loss=round(loss.item(), 4), rank_found=round(found.item(), 4))
    with torch.no_grad():
        for parameter, average in zip(learned, mean):
            parameter.copy_(average)
    for parameter in net.parameters():
        parameter.requires_grad_(True)
    run.say(human_steps=step)


def loss_of(run, net, groups):
    """What is missed of people's moves, and of telling the rank of who played
    from others: how probable it is, of those three, by the move. The former alone
    leaves ranks alike of which there are few games. -> the loss, and how often the
    right rank is the likeliest."""
    bits, numbers, shapes, runs = together(run, groups)
    strength = torch.cat([batch["strength"] for _, batch, _ in groups]).int()
    move = [batch["move"] for _, batch, _ in groups]
    # Who is at an end of the scale has one neighbour.
    known = (strength >= 1) & (strength <= 39)
    others = [(strength + step).clamp(1, 39) for step in (-APART, APART)]
    ranks = [torch.cat([batch["ranks"] for _, batch, _ in groups])]
    ranks += [hats(torch.where(known, other, 0)) for other in (strength, *others)]
    with torch.autocast(run.device.type, torch.bfloat16, enabled=run.cuda):
        with torch.no_grad():
            x, _, q, _ = net.trunk(bits, numbers, shapes)
        likely = [nats_of(net, x, q, rank, shapes, runs, move) for rank in ranks]
    told, right, *wrong = likely
    wrong = [torch.where(other == strength, -1e9, nats) for other, nats in zip(others, wrong)]
    ranked = torch.log_softmax(torch.stack([right, *wrong]), 0)[:, known]
    found = (ranked.argmax(0) == 0).float().mean()
    return -told.mean() - CONTRAST * ranked[0].mean(), found


def nats_of(net, x, q, ranks, shapes, runs, move):
    """The logarithm of how likely each move is for players of these ranks."""
    policies = net.with_pass(*net.people(x, q, ranks, shapes), shapes)
    groups = apart([(policy,) for policy in policies], shapes, runs)
    return torch.cat([-F.cross_entropy(policy, made, reduction="none") for (policy,), made in zip(groups, move)])


def weigh_rare(records):
    """Players of 30 to 19 kyu three times, and those of 4 dan and up on 9×9: there
    are fewest games of them."""
    strength = records.strength
    rare = (strength > 0) & (strength <= 12)
    if records.lines == 9:
        rare |= (strength >= 34) & (strength < 50)
    rare = rare.nonzero().flatten()
    return Records.join([records, records.part(rare), records.part(rare)])


class Run:
    """What `learn` and `evaluate` need of a run."""

    def __init__(self, args):
        self.args, self.begun = args, time.time()
        self.device = torch.device(args.device)
        self.cuda = self.device.type == "cuda"

    def say(self, **what):
        print(json.dumps({"t": round(time.time() - self.begun, 1), **what}), flush=True)


def replay(args, device):
    """-> the positions of each source."""
    records = {}
    for file in {file for file, _, _ in SOURCES.values()}:
        with lzma.open(os.path.join(args.data, f"{file}.bin.xz")) as packed:
            with open(os.path.join(args.scratch, f"{file}.bin"), "wb") as plain:
                plain.write(packed.read())
    for name, (file, share, held_out) in SOURCES.items():
        out = os.path.join(args.scratch, f"{name}.rec")
        command = [args.positions, "games", os.path.join(args.scratch, f"{file}.bin"), out, "--share", str(share)]
        command += ["--held-out"] if held_out else ["--seed", str(args.seed)]
        subprocess.run(command, check=True)
        records[name] = load(out, 9 if name.endswith("9") and not name.endswith("19") else 19, device, False)
        os.remove(out)
    return records


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", required=True)
    parser.add_argument("--positions", required=True)
    parser.add_argument("--begin", required=True, help="the network to go on from")
    parser.add_argument("--samples", help="a file of samples, to be answered anew")
    parser.add_argument("--out", required=True)
    parser.add_argument("--scratch", default="/dev/shm")
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--seed", type=int, default=20261118)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--batch", type=float, default=1.0, help="scale of the batch")
    args = parser.parse_args()
    os.makedirs(args.out, exist_ok=True)
    torch.manual_seed(args.seed)
    run = Run(args)
    records = replay(args, run.device)
    held = {name: records.pop(name) for name in ("held19", "held9")}
    train = {name: weigh_rare(some) for name, some in records.items()}
    run.say(data={name: len(some) for name, some in train.items()})
    net = read(args.begin).to(run.device)
    ranks = lambda: {name: evaluate.by_rank(run, net, some) for name, some in held.items()}
    report = {"begin": ranks()}
    learn(run, net, train, args.seconds, args.rate)
    rounded(net)
    report["end"] = ranks()
    export(net, os.path.join(args.out, "final.net"))
    with open(os.path.join(args.out, "ranks.json"), "w") as file:
        json.dump(report, file)
    if args.samples:
        positions = evaluate.read_samples(args.samples)
        evaluate.write_samples(net, positions, os.path.join(args.out, "samples.bin"))
    run.say(done=True)


if __name__ == "__main__":
    main()
