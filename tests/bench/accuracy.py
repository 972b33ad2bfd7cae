"""RFFNet's time to accuracy against PyTorch: accuracy.py ARDENT-CLI ACCURACY_BENCH [--seeds N] [--set OPTION=VALUE].

The time from the first training step until the best checkpoint's test error is first at the level of the paper, both on
the same files and one thread, in turns. A seed that never gets there counts as infinite in the median.
"""

import argparse
import json
import os
import pathlib
import statistics
import subprocess
import tempfile

from cli import write_synthetic

LEVELS = {"gse1": 0.073, "gse2": 1.87}
PEER = pathlib.Path(__file__).with_name("peer_accuracy_torch.py")


def measured(command):
    run = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True,
                         env=os.environ | {"OMP_NUM_THREADS": "1"})
    outcome = json.loads(run.stdout)
    return outcome | {"seconds": float("inf") if outcome["seconds"] is None else outcome["seconds"]}


def shown(outcome):
    if outcome["seconds"] == float("inf"):
        return f"{'never':>8} ({outcome['epochs']} epochs, {outcome['mse']:.4f})"
    return f"{outcome['seconds']:8.3f} ({outcome['epochs']} epochs)"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("cli", help="path of ardent-cli")
    parser.add_argument("bench", help="path of accuracy_bench")
    parser.add_argument("--sets", default=",".join(LEVELS), help="comma-separated (default: %(default)s)")
    parser.add_argument("--seeds", type=int, default=10, help="seeds 1 … N (default: 10)")
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE", help="for ours")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name_of_folder:
        for name in arguments.sets.split(","):
            level = LEVELS[name]
            print(f"{name}: seconds until the best checkpoint's test MSE is ≤ {level}")
            ours, peer = [], []
            for seed in range(1, arguments.seeds + 1):
                learning, test = write_synthetic(arguments.cli, name, seed, 10_000, 2_000,
                                                 pathlib.Path(name_of_folder))
                files = [str(learning), str(test), str(level), str(seed)]
                ours.append(measured([arguments.bench, *files, *arguments.set]))
                peer.append(measured(["/usr/bin/python3", str(PEER), *files, "1"]))
                print(f"  seed {seed}: ours {shown(ours[-1])}, PyTorch {shown(peer[-1])}", flush=True)
            medians = [statistics.median(outcome["seconds"] for outcome in side) for side in (ours, peer)]
            print(f"  median: ours {medians[0]:.3f}, PyTorch {medians[1]:.3f}: × {medians[1] / medians[0]:.1f}"
                  if medians[0] < float("inf") else "  median: ours never gets there")


if __name__ == "__main__":
    main()
