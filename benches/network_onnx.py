#!/usr/bin/env python3
"""How fast Jego judges positions beside onnxruntime: the same net, one thread.

    cargo build --release --no-default-features --example network_speed
    python3 benches/network_onnx.py [PROGRAM]

PROGRAM is the example `network_speed` (target/release/examples/network_speed).
The net of 6 blocks and 96 channels is built as an ONNX model with heads and
random weights. Both programs take turns, so that both meet the same load; each
figure is the median of the rounds. Needs the packages onnx, onnxruntime and
numpy.
"""

import statistics
import subprocess
import sys
import time

import numpy as np
import onnx
import onnxruntime
from onnx import TensorProto, helper, numpy_helper

BLOCKS, CHANNELS, HEADS, HIDDEN = 6, 96, 32, 64
PLANES, GLOBALS = 16, 8
POOLED = range(1, BLOCKS, 3)
ROUNDS = 5
SECONDS = 1.0


class Graph:
    """An ONNX graph that is written node by node."""

    def __init__(self):
        self.nodes, self.weights = [], []
        self.random = np.random.default_rng(1)

    def constant(self, values):
        name = f"w{len(self.weights)}"
        array = np.asarray(values)
        self.weights.append(numpy_helper.from_array(array, name))
        return name

    def tensor(self, *shape):
        spread = 1.0 / np.sqrt(np.prod(shape[1:]) if len(shape) > 1 else 100)
        return self.constant((self.random.standard_normal(shape) * spread).astype(np.float32))

    def node(self, kind, *inputs, **attributes):
        name = f"n{len(self.nodes)}"
        self.nodes.append(helper.make_node(kind, list(inputs), [name], **attributes))
        return name

    def convolution(self, x, inputs, outputs, side, bias=True):
        weights = [self.tensor(outputs, inputs, side, side)]
        if bias:
            weights.append(self.tensor(outputs))
        return self.node("Conv", x, *weights, kernel_shape=[side, side], pads=[side // 2] * 4)

    def linear(self, x, inputs, outputs, bias=True):
        product = self.node("MatMul", x, self.tensor(inputs, outputs))
        return self.node("Add", product, self.tensor(outputs)) if bias else product

    def relu(self, x):
        return self.node("Relu", x)

    def add(self, x, y):
        return self.node("Add", x, y)

    def flat(self, x):
        return self.node("Flatten", x)

    def spread(self, x):
        return self.node("Unsqueeze", x, self.constant(np.array([2, 3], dtype=np.int64)))

    def scaled(self, x, factor):
        return self.node("Mul", x, self.constant(np.array(factor, dtype=np.float32)))

    def pool(self, x, size):
        mean = self.flat(self.node("GlobalAveragePool", x))
        most = self.flat(self.node("GlobalMaxPool", x))
        return self.node("Concat", mean, self.scaled(mean, size), most, axis=1)

    def value_pool(self, x, size):
        mean = self.flat(self.node("GlobalAveragePool", x))
        square = self.scaled(mean, size * size - 0.1)
        return self.node("Concat", mean, self.scaled(mean, size), square, axis=1)


def model(lines, batch):
    """The net for boards of so many lines."""
    graph = Graph()
    size = (lines - 14) / 10
    globals_ = graph.linear("globals", GLOBALS, CHANNELS, bias=False)
    x = graph.convolution("planes", PLANES, CHANNELS, 3)
    x = graph.relu(graph.add(x, graph.spread(globals_)))
    for block in range(BLOCKS):
        y = graph.relu(graph.convolution(x, CHANNELS, CHANNELS, 3))
        if block in POOLED:
            said = graph.linear(graph.pool(y, size), 3 * CHANNELS, CHANNELS)
            y = graph.relu(graph.add(y, graph.spread(said)))
        x = graph.relu(graph.add(x, graph.convolution(y, CHANNELS, CHANNELS, 3)))
    a = graph.convolution(x, CHANNELS, HEADS, 1)
    g = graph.relu(graph.convolution(x, CHANNELS, HEADS, 1))
    v = graph.relu(graph.convolution(x, CHANNELS, HEADS, 1))
    q = graph.pool(g, size)
    said = graph.linear(q, 3 * HEADS, HEADS, bias=False)
    h = graph.relu(graph.add(a, graph.spread(said)))
    k = graph.relu(graph.linear(graph.value_pool(v, size), 3 * HEADS, HIDDEN))
    outputs = [
        graph.convolution(h, HEADS, 2, 1, bias=False),
        graph.linear(q, 3 * HEADS, 2),
        graph.linear(k, HIDDEN, 2),
        graph.node("Tanh", graph.convolution(v, HEADS, 1, 1)),
    ]
    inputs = [
        helper.make_tensor_value_info("planes", TensorProto.FLOAT, [batch, PLANES, lines, lines]),
        helper.make_tensor_value_info("globals", TensorProto.FLOAT, [batch, GLOBALS]),
    ]
    board = [lines, lines]
    shapes = [[batch, 2, *board], [batch, 2], [batch, 2], [batch, 1, *board]]
    results = [
        helper.make_tensor_value_info(name, TensorProto.FLOAT, shape)
        for name, shape in zip(outputs, shapes)
    ]
    whole = helper.make_graph(graph.nodes, "net", inputs, results, graph.weights)
    made = helper.make_model(whole, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
    onnx.checker.check_model(made)
    return made


def session(lines, batch):
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    options.inter_op_num_threads = 1
    made = model(lines, batch).SerializeToString()
    return onnxruntime.InferenceSession(made, options, providers=["CPUExecutionProvider"])


def onnx_speed(running, lines, batch):
    """Positions a second: from the median time of a batch."""
    random = np.random.default_rng(2)
    planes = (random.random((batch, PLANES, lines, lines)) < 0.25).astype(np.float32)
    inputs = {"planes": planes, "globals": random.random((batch, GLOBALS)).astype(np.float32)}
    running.run(None, inputs)
    times = []
    end = time.perf_counter() + SECONDS
    while time.perf_counter() < end:
        start = time.perf_counter()
        running.run(None, inputs)
        times.append(time.perf_counter() - start)
    return batch / statistics.median(times)


def jego_speed(program, lines, batch, kernel):
    words = [program, str(lines), str(batch), str(BLOCKS), str(CHANNELS), kernel]
    said = subprocess.run(words, capture_output=True, text=True, check=True).stdout
    return float(said.split()[0])


def main():
    program = sys.argv[1] if len(sys.argv) > 1 else "target/release/examples/network_speed"
    print(f"onnxruntime {onnxruntime.__version__}, {BLOCKS} blocks, {CHANNELS} channels, one thread")
    print("positions a second: median of the rounds; times onnxruntime: median of their ratios")
    print("| lines | batch | onnxruntime | AVX-512 | ratio | AVX2 | ratio |")
    print("|---|---|---|---|---|---|---|")
    for lines in (9, 13, 19):
        for batch in (1, 8, 16):
            running = session(lines, batch)
            rounds = []
            for _ in range(ROUNDS):
                other = onnx_speed(running, lines, batch)
                ours = [jego_speed(program, lines, batch, name) for name in ("avx512", "avx2")]
                rounds.append((other, *ours))
            median = [statistics.median(column) for column in zip(*rounds)]
            ratios = [statistics.median(r[at] / r[0] for r in rounds) for at in (1, 2)]
            print(
                f"| {lines} | {batch} | {median[0]:.0f} | {median[1]:.0f} | {ratios[0]:.2f} "
                f"| {median[2]:.0f} | {ratios[1]:.2f} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
