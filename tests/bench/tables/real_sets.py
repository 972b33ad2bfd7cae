"""Metric learning on every real set beside XGBoost, and on classes beside GBRFF2: random splits, a tenth of the rows to test.

Both learn from the same other rows, of which each takes a tenth to stop by. Real sets are read from the folder `data`; a seed
draws the split. Regression: test RMSE and its ratio to XGBoost's; classes: test accuracy in percent.
"""

import csv
import gzip
import json
import pathlib
import random
import statistics

import cli as command

REGRESSION = {
    "abalone.csv": "Class_Rings", "autompg.csv": "class", "boston_housing.csv": "class",
    "concrete.csv": "Concrete compressive strength", "cpu_act.csv": "usr", "diabetes.csv": "target",
    "elevators.csv.gz": "Goal", "kin8nm.csv": "y", "powerplant.csv": "PE", "pumadyn32nm.csv.gz": "y",
    "who_life_expectancy.csv": "Life expectancy at birth", "yacht.csv": "Residuary resistance",
}
CLASSES = {
    "australian.csv": "A15", "balance.csv": "class", "breast_cancer_wisconsin.csv": "Class", "bupa.csv": "selector",
    "digits.csv": "digit", "ionosphere.csv": "class", "iris.csv": "species", "pima.csv": "class", "segment.csv": "class",
    "sonar.csv": "Class", "spambase.csv.gz": "class", "splice.csv": "class", "vowel.csv": "Class", "wdbc.csv": "diagnosis",
    "wine.csv": "class",
}
PEER = pathlib.Path(__file__).resolve().parent.parent / "peer_xgboost.py"


def split_rows(file, seed, folder, parts=10):
    """Learning and test rows, one of so many parts; a seed draws them."""
    opener = gzip.open if file.suffix == ".gz" else open
    with opener(file, "rt", newline="") as stream:
        header, *rows = list(csv.reader(stream))
    random.Random(seed).shuffle(rows)
    cut = max(1, len(rows) // parts)
    paths = folder / "learning.csv", folder / "test.csv"
    for path, part in zip(paths, (rows[cut:], rows[:cut])):
        with open(path, "w", newline="") as stream:
            csv.writer(stream).writerows([header, *part])
    return paths


def ours(cli, files, target, task, method, seed):
    run = command.train(cli, files[0], target, method, seed, (), ["--test", files[1], "--split", "0.9,0.1", "--task", task])
    return run["metrics"]["test"]["rmse" if task == "regression" else "accuracy"]


def xgboost(files, target, task, seed):
    found = json.loads(command.ask(["/usr/bin/python3", PEER, *files, target, task, seed]))
    return found["rmse" if task == "regression" else "accuracy"]


def regression(cli, folder, seeds, data):
    for name, target in REGRESSION.items():
        if not (data / name).exists():
            continue
        metric, trees = [], []
        for seed in seeds:
            files = split_rows(data / name, seed, folder)
            metric.append(ours(cli, files, target, "regression", "metric", seed))
            trees.append(xgboost(files, target, "regression", seed))
        ratio = statistics.mean(metric) / statistics.mean(trees)
        for method, values in (("metric", metric), ("XGBoost", trees)):
            yield {"table": "Real sets, regression", "setting": f"{name.split('.')[0]}, {method}",
                   "measure": "test RMSE" + (f" ({ratio:.3f} of XGBoost's)" if method == "metric" else ""), "paper": "",
                   "values": values}


def classification(cli, folder, seeds, data):
    means = {}
    for name, target in CLASSES.items():
        if not (data / name).exists():
            continue
        accuracy = {"metric": [], "gbrff2": [], "XGBoost": []}
        for seed in seeds:
            files = split_rows(data / name, seed, folder)
            for method in ("metric", "gbrff2"):
                accuracy[method].append(100 * ours(cli, files, target, "classification", method, seed))
            accuracy["XGBoost"].append(100 * xgboost(files, target, "classification", seed))
        for method, values in accuracy.items():
            means.setdefault(method, []).append(statistics.mean(values))
            yield {"table": "Real sets, classes", "setting": f"{name.split('.')[0]}, {method}",
                   "measure": "test accuracy, %", "paper": "", "values": values}
    for method, values in means.items():
        yield {"table": "Real sets, classes", "setting": f"all of these, {method}",
               "measure": "mean over the sets of the mean test accuracy, %", "paper": "", "values": [statistics.mean(values)]}


def figures(cli, folder, seeds, data):
    if data is None:
        return
    yield from regression(cli, folder, seeds, data)
    yield from classification(cli, folder, seeds, data)
