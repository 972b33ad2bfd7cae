"""The metric method: n rows to learn from, a tenth of them to validate, 10,000 fresh rows to test; real sets 81/9/10 %.

"paper" holds the best published error (of SRFF or RFFNet), which had its validation rows on top of n. The noise of jse2 and jse3
has a standard deviation of 0.1, below which no test error can be.
"""

import csv
import gzip

import cli as command

SYNTHETIC = [  # set, n, published, presets
    ("gse1", 10_000, "0.261 (SRFF)", ("fast", "default", "thorough")),
    ("gse2", 10_000, "1.272 (SRFF)", ("fast", "default", "thorough")),
    ("jse2", 10_000, "1.166 (RFFNet)", ("default",)),
    ("jse3", 10_000, "0.110 (RFFNet)", ("default",)),
    ("gse1", 1_000, "0.272 (SRFF)", ("small",)),
    ("gse2", 1_000, "1.603 (SRFF)", ("small",)),
    ("gse1", 50_000, "0.255 (SRFF)", ("default",)),
    ("gse2", 50_000, "1.273 (SRFF)", ("default",)),
]
REAL = [  # file, target, published
    ("cpu_act.csv", "usr", "2.516 (SRFF)"),
    ("pumadyn32nm.csv.gz", None, "0.290 (SRFF)"),
    ("kin8nm.csv", None, ""),
    ("elevators.csv.gz", "Goal", ""),
]
TITLE = "Metric learning: test RMSE"


def last_column(file):
    opener = gzip.open if file.suffix == ".gz" else open
    with opener(file, "rt", newline="") as stream:
        return next(csv.reader(stream))[-1]


def row(setting, measure, paper, values):
    return {"table": TITLE, "setting": setting, "measure": measure, "paper": paper, "values": values}


def figures(cli, folder, seeds, data):
    for name, n, published, presets in SYNTHETIC:
        runs = {preset: [] for preset in presets}
        for seed in seeds:
            learning, test = command.write_synthetic(cli, name, seed, n, 10_000, folder)
            for preset in presets:
                runs[preset].append(command.train(cli, learning, "y", "metric", seed, [f"preset={preset}"],
                                                  ["--test", test, "--split", "0.9,0.1"]))
        for preset in presets:
            yield row(f"{name}, n = {n:,}, {preset}", "test RMSE", published,
                      [run["metrics"]["test"]["rmse"] for run in runs[preset]])
    if data is None:
        return
    for file, target, published in REAL:
        target = target or last_column(data / file)
        for preset in ("default", "thorough"):
            runs = [command.train(cli, data / file, target, "metric", seed, [f"preset={preset}"], ["--split", "0.81,0.09,0.1"])
                    for seed in seeds]
            yield row(f"{file.split('.')[0]}, {preset}", "test RMSE", published,
                      [run["metrics"]["test"]["rmse"] for run in runs])
