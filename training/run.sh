#!/usr/bin/env bash
# Trains the network: training/run.sh DATA OUT [options of train.py]
# DATA and what is in it: docs/NETWORK.md. Needs CUDA, PyTorch and cargo.
set -euo pipefail
if (($# < 2)); then
    sed -n 2,3p "$0" >&2
    exit 2
fi
data=$(realpath "$1")
out=$(realpath -m "$2")
shift 2
cd "$(dirname "$0")/.."
cargo build --release --no-default-features --example positions
scratch=$(mktemp -d -p "${SCRATCH:-/dev/shm}")
trap 'rm -rf "$scratch"' EXIT

train() {
    python3 training/train.py --data "$data" --scratch "$scratch" \
        --positions "${CARGO_TARGET_DIR:-target}/release/examples/positions" "$@"
}

# First quickly from nothing, then long and with more games from there.
train --out "$out/1" --seconds 772 --play 62 --labelled 0.05 --human 0.18 "$@"
train --out "$out/2" --begin "$out/1/final.pt" --rate 2e-3 --batch 0.75 \
    --seconds 1385 --play 55 --labelled 0.09 --human 0.3 "$@"
printf 'copy %s/2/final.net to assets/go.network to build it in\n' "$out"
