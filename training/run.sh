#!/usr/bin/env bash
# Trains the network: training/run.sh DATA OUT [options of train.py]
# DATA and what is in it: docs/NETWORK.md. Needs CUDA, PyTorch and cargo.
# Without --begin it goes on from the built-in network; with --nine that is the one
# for 9×9 alone, and so is what comes out.
set -euo pipefail
if (($# < 2)); then
    sed -n 2,5p "$0" >&2
    exit 2
fi
data=$(realpath "$1")
out=$(realpath -m "$2")
shift 2
cd "$(dirname "$0")/.."
network=assets/go.network
if [[ " $* " == *" --nine "* ]]; then
    network=assets/go-9x9.network
fi
cargo build --release --no-default-features --example positions
scratch=$(mktemp -d -p "${SCRATCH:-/dev/shm}")
trap 'rm -rf "$scratch"' EXIT
python3 training/train.py --data "$data" --scratch "$scratch" --out "$out" \
    --positions "${CARGO_TARGET_DIR:-target}/release/examples/positions" \
    --begin "$network" "$@"
printf 'copy %s/final.net to %s to build it in\n' "$out" "$network"
