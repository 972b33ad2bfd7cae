"""RFFNet's epoch at four sizes against PyTorch and against the floor: epoch.py PATH-OF-EPOCH_BENCH [THREADS].

`epoch_bench N D FEATURES THREADS` prints one JSON object with milliseconds: "epoch" without validation,
"epoch_with_validation" and "floor". The peer and ours take turns, five times; the best of each counts.
"""

import json
import os
import pathlib
import subprocess
import sys

SIZES = [(9000, 18, 300), (9000, 100, 300), (100000, 28, 300), (100000, 90, 2000)]
PEER = pathlib.Path(__file__).with_name("peer_rffnet_torch.py")
TURNS = 5


def output(command, threads):
    environment = os.environ | {"OMP_NUM_THREADS": threads}
    run = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, env=environment)
    return run.stdout


def main(bench, threads="1"):
    print(f"{'n':>7} {'d':>4} {'D':>5} {'ours':>9} {'+valid.':>9} {'floor':>9} {'PyTorch':>9}"
          f" {'x PyTorch':>10} {'x floor':>8}   (milliseconds an epoch, {threads} thread(s))")
    for size in SIZES:
        n, d, features = map(str, size)
        ours, peer = [], []
        for _ in range(TURNS):
            ours.append(json.loads(output([bench, n, d, features, threads], threads)))
            command = ["/usr/bin/python3", str(PEER), n, d, features, "2", threads]
            peer.append(float(output(command, threads)))
        best = {key: min(turn[key] for turn in ours) for key in ours[0]}
        print(f"{n:>7} {d:>4} {features:>5} {best['epoch']:9.2f} {best['epoch_with_validation']:9.2f}"
              f" {best['floor']:9.2f} {min(peer):9.1f} {min(peer) / best['epoch']:10.1f}"
              f" {best['epoch'] / best['floor']:8.2f}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
