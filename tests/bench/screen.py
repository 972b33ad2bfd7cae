"""Selection at a stated error rate: screen.py PATH-OF-ARDENT-CLI [--quick].

First the benchmark of s41598-024-82583-5 (Sci. Rep. 2024): of each set the share of true variables among the first k by p (k: how
many are true), the share of false ones among the selected at a rate of 10 %, and the seconds of the whole command at the largest
number of columns; 833 rows, five draws. Then the realised false discovery rate and power on tables of several kinds, of which the
rate must keep to 10 %. --quick: fewer columns, draws and tables.
"""

import argparse
import json
import pathlib
import subprocess
import tempfile
import time

import numpy as np

SETS = {"ring": 2, "xor_pair": 2, "ring_xor": 4, "ring_xor_sum": 6}
GOALS = {"ring": 100, "xor_pair": 100, "ring_xor": 95, "ring_xor_sum": 92}
ROWS, VARIABLES = 400, 30


def select(cli, path, options=()):
    start = time.perf_counter()
    done = subprocess.run([cli, "select", path, "--target", "y", "--fdr", "0.1", "--json", *options],
                          check=True, capture_output=True, text=True)
    return json.loads(done.stdout), time.perf_counter() - start


def benchmark(cli, folder, columns, draws):
    path = folder / "set.csv"
    for name, true in SETS.items():
        recalls, false, slowest = [], [], 0.
        for count in columns:
            found = []
            for seed in range(1, draws + 1):
                subprocess.run([cli, "synth", name, "--columns", str(count), "--seed", str(seed), "--out", path], check=True)
                result, seconds = select(cli, path)
                p = np.array([variable["p"] for variable in result["variables"]])
                found.append(np.mean(np.argsort(p, kind="stable")[:true] < true))
                chosen = [int(one[1:]) for one in result["selected"]]
                false.append(np.mean([one > true for one in chosen]) if chosen else 0.)
                if count == columns[-1]:
                    slowest = max(slowest, seconds)
            recalls.append(np.mean(found))
        each = " ".join(f"{100 * recall:.0f}" for recall in recalls)
        print(f"{name:<13} first k true {100 * np.mean(recalls):5.1f} % (goal {GOALS[name]}), by columns {each}; "
              f"false among the selected {100 * np.mean(false):4.1f} %; {columns[-1]} columns {slowest:.1f} s", flush=True)


def correlated(random):
    x = random.standard_normal((ROWS, VARIABLES))
    for j in range(VARIABLES):
        if j % 5:
            x[:, j] = 0.8 * x[:, j - 1] + 0.6 * x[:, j]
    return x


def tables(random):
    """Of each kind: columns, target and which columns are true."""
    x = random.standard_normal((ROWS, VARIABLES))
    e = random.standard_normal(ROWS)
    chain = correlated(random)
    levels = random.integers(0, np.where(np.arange(VARIABLES) % 2, 3, 6), (ROWS, VARIABLES))
    wild = random.standard_cauchy((ROWS, VARIABLES))
    score = x[:, 0] + x[:, 1] * x[:, 2] + 0.5 * e
    return {
        "null": (x, e, []),
        "linear": (x, 0.3 * x[:, :6].sum(axis=1) + e, range(6)),
        "additive": (x, np.sin(2 * x[:, 0]) + abs(x[:, 1]) + 0.5 * x[:, 2]**2 + np.exp(-x[:, 3]**2) + e, range(4)),
        "xor": (x, (x[:, 0] * x[:, 1] > 0) + (x[:, 2] * x[:, 3] > 0) + 0.5 * e, range(4)),
        "correlated": (chain, chain[:, 0] + abs(chain[:, 5]) + chain[:, 10] * chain[:, 15] + e, (0, 5, 10, 15)),
        "categories": (np.char.add("l", levels.astype(str)),
                       (levels[:, 0] % 2 == levels[:, 1] % 2) + 0.5 * (levels[:, 2] == 1) + 0.5 * e, range(3)),
        "heavy tails": (wild, np.arctan(wild[:, 0]) + np.arctan(wild[:, 1]) * np.arctan(wild[:, 2])
                        + 0.3 * random.standard_cauchy(ROWS), range(3)),
        "classes": (x, np.char.add("c", np.digitize(score, (-0.7, 0.7)).astype(str)), range(3)),
    }


def write(path, x, y):
    lines = [",".join([*(f"x{j + 1}" for j in range(x.shape[1])), "y"])]
    lines += [",".join([*map(str, row), str(value)]) for row, value in zip(x, y)]
    path.write_text("\n".join(lines) + "\n")


def simulation(cli, folder, repeats):
    shares, powers = {}, {}
    for seed in range(repeats):
        for kind, (x, y, true) in tables(np.random.default_rng(seed)).items():
            write(folder / "table.csv", x, y)
            result, _ = select(cli, folder / "table.csv")
            chosen = [int(one[1:]) - 1 for one in result["selected"]]
            shares.setdefault(kind, []).append(np.mean([one not in true for one in chosen]) if chosen else 0.)
            powers.setdefault(kind, []).append(np.mean([one in chosen for one in true]) if len(true) else np.nan)
    for kind, share in shares.items():
        error = np.std(share) / np.sqrt(len(share))
        print(f"{kind:<12} realised FDR {np.mean(share):.3f} ± {error:.3f}, power {np.mean(powers[kind]):.2f}", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("cli")
    parser.add_argument("--quick", action="store_true")
    arguments = parser.parse_args()
    cli = pathlib.Path(arguments.cli).resolve()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        benchmark(cli, folder, (16, 128) if arguments.quick else (16, 64, 256, 512, 1024, 2048), 2 if arguments.quick else 5)
        simulation(cli, folder, 10 if arguments.quick else 200)


if __name__ == "__main__":
    main()
