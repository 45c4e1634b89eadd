#!/usr/bin/env bash
# Trains the network: training/run.sh DATA OUT [options of train.py]
# DATA and what is in it: docs/NETWORK.md. Needs CUDA, PyTorch and cargo.
# Without --begin it goes on from the built-in network.
set -euo pipefail
if (($# < 2)); then
    sed -n 2,4p "$0" >&2
    exit 2
fi
data=$(realpath "$1")
out=$(realpath -m "$2")
shift 2
cd "$(dirname "$0")/.."
cargo build --release --no-default-features --example positions
scratch=$(mktemp -d -p "${SCRATCH:-/dev/shm}")
trap 'rm -rf "$scratch"' EXIT
python3 training/train.py --data "$data" --scratch "$scratch" --out "$out" \
    --positions "${CARGO_TARGET_DIR:-target}/release/examples/positions" \
    --begin assets/go.network "$@"
printf 'copy %s/final.net to assets/go.network to build it in\n' "$out"
