"""Pictures for docs/NETWORK.md out of a run's log.jsonl and report.json.

    python3 training/plots.py RUN.. OUT [--nine RUN]

Each run went on from the one before it; the last one's report is shown. What it
says of 9×9 is that of another run, where a network was trained for that alone.
"""

import argparse
import json
import os

WIDTH, HEIGHT, EDGE = 640, 400, 56
# The bands of ranks that are told apart, as strengths in the files of games.
BANDS = {
    "30k–20k": (1, 11), "19k–15k": (12, 16), "14k–10k": (17, 21), "9k–5k": (22, 26),
    "4k–1k": (27, 30), "1d–3d": (31, 33), "4d–6d": (34, 36), "7d–9d": (37, 39),
}
COLORS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7")


class Picture:
    """Lines and dots over two axes, as SVG."""

    def __init__(self, title, x, y, xs, ys):
        self.x, self.y, self.title = x, y, title
        self.axes = (xs, ys)
        self.parts, self.names = [], []

    def at(self, x, y):
        (x0, x1), (y0, y1) = (self.x[0], self.x[-1]), (self.y[0], self.y[-1])
        return (
            EDGE + (x - x0) / (x1 - x0) * (WIDTH - 2 * EDGE),
            HEIGHT - EDGE - (y - y0) / (y1 - y0) * (HEIGHT - 2 * EDGE),
        )

    def line(self, points, name, dots=None):
        color = COLORS[len(self.names) % len(COLORS)]
        self.names.append((name, color))
        path = " ".join(f"{a:.1f},{b:.1f}" for a, b in (self.at(x, y) for x, y in points))
        self.parts.append(f'<polyline points="{path}" fill="none" stroke="{color}" stroke-width="2"/>')
        for (x, y), size in zip(points, dots or []):
            a, b = self.at(x, y)
            self.parts.append(f'<circle cx="{a:.1f}" cy="{b:.1f}" r="{size:.1f}" fill="{color}"/>')

    def text(self, x, y, words, anchor="middle", color="#333"):
        self.parts.append(f'<text x="{x:.0f}" y="{y:.0f}" text-anchor="{anchor}" fill="{color}">{words}</text>')

    def write(self, path):
        for x in self.x:
            a, b = self.at(x, self.y[0])
            self.parts.insert(0, f'<line x1="{a:.0f}" x2="{a:.0f}" y1="{EDGE}" y2="{b:.0f}" stroke="#ddd"/>')
            self.text(a, b + 18, f"{x:g}")
        for y in self.y:
            a, b = self.at(self.x[0], y)
            self.parts.insert(0, f'<line x1="{a:.0f}" x2="{WIDTH - EDGE}" y1="{b:.0f}" y2="{b:.0f}" stroke="#ddd"/>')
            self.text(a - 8, b + 4, f"{y:g}", "end")
        self.text(WIDTH / 2, 24, self.title)
        self.text(WIDTH / 2, HEIGHT - 14, self.axes[0])
        self.text(EDGE, EDGE - 10, self.axes[1], "start")
        left = self.y[-1] == 1
        for i, (name, color) in enumerate(self.names):
            x, anchor = (EDGE + 10, "start") if left else (WIDTH - EDGE - 6, "end")
            self.text(x, EDGE + 18 + 18 * i, name, anchor, color)
        with open(path, "w") as file:
            file.write(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="13">')
            file.write(f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>' + "".join(self.parts) + "</svg>\n")


def losses(runs):
    """What the logs say about losses, steps being counted from the first run on."""
    before, steps = 0, []
    for run in runs:
        log = [json.loads(line) for line in open(os.path.join(run, "log.jsonl"))]
        steps += [{**line, "step": before + line["step"]} for line in log if "rate" in line]
        before = steps[-1]["step"]
    return steps


def curves(runs, out):
    steps = losses(runs)
    last = steps[-1]["step"]
    ticks = list(range(0, last + 1, max(1000, last // 5000 * 1000)))
    picture = Picture("Loss while training", ticks, [1, 1.5, 2, 2.5, 3, 3.5], "steps", "cross entropy")
    # The sources have had other names.
    for keys, name in (
        (("strong19.strong", "labelled19.strong"), "teacher's policy, 19×19"),
        (("people19.human", "human19.human"), "people's moves, 19×19"),
        (("play9.strong",), "teacher's policy, 9×9"),
        (("ranked9.human", "labelled9.human"), "people's moves, 9×9"),
    ):
        value = lambda step: next(step[key] for key in keys if key in step)
        points = [(step["step"], value(step)) for step in steps if step["step"] <= ticks[-1]]
        # One batch says little: the mean of three is drawn.
        means = [
            (points[i][0], sum(y for _, y in points[max(0, i - 1) : i + 2]) / len(points[max(0, i - 1) : i + 2]))
            for i in range(len(points))
        ]
        picture.line([(x, min(3.5, y)) for x, y in means], name)
    picture.write(os.path.join(out, "network-curves.svg"))


def reported(run, nine):
    """What was found on held-out positions, by the network that serves them."""
    report = lambda run: json.load(open(os.path.join(run, "report.json")))["rounded"]["full"]
    return {**report(run), **report(nine)} if nine else report(run)


def reliability(report, out):
    ticks = [0, 0.2, 0.4, 0.6, 0.8, 1]
    picture = Picture("Chances given and games won, held-out games of people", ticks, ticks, "chance given", "share that won")
    picture.line([(0, 0), (1, 1)], "perfect")
    for key, name in (("strong19", "19×19"), ("ranked9", "9×9")):
        bins = report[key]["reliability"]
        most = max(number for number, _, _ in bins)
        picture.line([(given, won) for _, given, won in bins], name, [2 + 4 * (n / most) ** 0.5 for n, _, _ in bins])
    picture.write(os.path.join(out, "network-reliability.svg"))


def ranks(report, out):
    """How well people's moves are foretold by rank."""
    ticks = [1, 6, 11, 16, 21, 26, 31, 36, 39]
    for key, lines in (("ranked19", 19), ("ranked9", 9)):
        title = f"People's moves on {lines}×{lines}, held-out games, by what the policy is told of their rank"
        picture = Picture(title, ticks, [1, 1.25, 1.5, 1.75, 2, 2.25], "rank: 1 is 30 kyu, 31 is 1 dan", "nats for the move played")
        for told, name in (("none", "nothing"), ("lower", "six ranks too low"), ("higher", "six ranks too high"), ("right", "the rank")):
            table = report[key]["ranks"]
            picture.line([(sum(BANDS[band]) / 2, table[band][told][1]) for band in table], name)
        picture.write(os.path.join(out, f"network-ranks-{lines}.svg"))


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("runs", nargs="+")
    parser.add_argument("out")
    parser.add_argument("--nine")
    args = parser.parse_args()
    curves(args.runs, args.out)
    report = reported(args.runs[-1], args.nine)
    reliability(report, args.out)
    ranks(report, args.out)
