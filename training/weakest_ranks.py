"""Draws what was learned for the weakest ranks halfway to their neighbours.

    python3 training/weakest_ranks.py NETWORK OUT [--samples FILE]

There are few games of the weakest players on 19×19, and what is learned from few is
partly chance; ranks beside each other play much alike. docs/NETWORK.md has what it
does to them. `--samples` answers a file of samples anew.
"""

import argparse

import torch

import evaluate
from export import export
from import_network import read

# How many of the ranks at which the people's policy is learned, the weakest first.
WEAKEST = 3


def drawn_together(weight):
    """Columns of ranks -> the same with the weakest halfway to the mean of those
    beside them; the first has one neighbour."""
    drawn = weight.clone()
    for rank in range(WEAKEST):
        beside = weight[:, [1]] if rank == 0 else weight[:, [rank - 1, rank + 1]]
        drawn[:, rank] = (weight[:, rank] + beside.mean(1)) / 2
    return drawn


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("network")
    parser.add_argument("out")
    parser.add_argument("--samples", help="a file of samples, to be answered anew")
    args = parser.parse_args()
    net = read(args.network)
    with torch.no_grad():
        for layer in (net.rank_scale, net.rank_shift, net.rank_passing):
            layer.weight.copy_(drawn_together(layer.weight))
    export(net, args.out)
    if args.samples:
        # As the file has it, which is rounded.
        positions = list(evaluate.read_samples(args.samples))
        evaluate.write_samples(read(args.out), positions, args.samples)


if __name__ == "__main__":
    main()
