"""What the default has to beat: default.py PATH-OF-ARDENT-CLI DATA-FOLDER [--seeds N] [--methods a,b] [SET…].

Every real set, a quarter of the rows to test (a seed draws them). The peer is XGBoost tuned by 30 random settings, each
judged with early stopping over three folds of the same learning rows (one fold beyond 2,000 rows), then fitted on all of
them. Regression: test RMSE; classes: test log loss; ratios below 1: ours is better. Seconds are of training alone.
"""

import argparse
import math
import pathlib
import statistics
import sys
import tempfile
import time

import numpy
import xgboost

from cli import train
from peer_xgboost import encoder, read
sys.path.append(str(pathlib.Path(__file__).resolve().parent / "tables"))
from real_sets import CLASSES, REGRESSION, split_rows

SETTINGS, FOLDS, FEW_ROWS, MOST_ROUNDS, PATIENCE = 30, 3, 2_000, 1_000, 30
LEAST_PROBABILITY = 1e-15


def columns(files, target):
    """Inputs of the learning and the test rows, a category as one column a level, and the cells of the target."""
    header, learning = read(files[0])
    _, test = read(files[1])
    at = header.index(target)
    blocks = []
    for j in (j for j in range(len(header)) if j != at):
        encode = encoder([row[j] for row in learning])
        blocks.append([encode([row[j] for row in part]) for part in (learning, test)])
    x, x_test = (numpy.hstack([block[part] for block in blocks]) for part in (0, 1))
    return x, x_test, [row[at] for row in learning], [row[at] for row in test]


def random_setting(random, rows, task, classes):
    setting = {"eta": 10 ** random.uniform(-1.7, -0.5), "max_depth": int(random.integers(2, 11)),
               "min_child_weight": 10 ** random.uniform(0, 1.3), "subsample": random.uniform(0.5, 1),
               "colsample_bytree": random.uniform(0.5, 1), "lambda": 10 ** random.uniform(-2, 1),
               "tree_method": "exact" if rows <= FEW_ROWS else "hist", "verbosity": 0, "nthread": 1, "seed": 1}
    if task == "regression":
        return setting | {"objective": "reg:squarederror", "eval_metric": "rmse"}
    if classes == 2:
        return setting | {"objective": "binary:logistic", "eval_metric": "logloss"}
    return setting | {"objective": "multi:softprob", "num_class": classes, "eval_metric": "mlogloss"}


def judged(setting, x, y, folds):
    """Loss over the folds, weighted by their rows, and the mean of their best rounds."""
    losses, rounds, rows = [], [], []
    for score in folds:
        fit = numpy.setdiff1d(numpy.arange(len(y)), score)
        model = xgboost.train(setting, xgboost.DMatrix(x[fit], y[fit]), MOST_ROUNDS,
                              evals=[(xgboost.DMatrix(x[score], y[score]), "heldout")],
                              early_stopping_rounds=PATIENCE, verbose_eval=False)
        losses.append(model.best_score ** (2 if setting["eval_metric"] == "rmse" else 1))
        rounds.append(model.best_iteration + 1)
        rows.append(len(score))
    return numpy.average(losses, weights=rows), round(numpy.mean(rounds))


def tuned(files, target, task, seed):
    """Test loss and seconds of the best of the random settings."""
    x, x_test, cells, cells_test = columns(files, target)
    if task == "regression":
        classes, numbers = [], float
    else:
        classes = sorted(set(cells))
        numbers = classes.index
    y, y_test = (numpy.array([numbers(cell) for cell in part]) for part in (cells, cells_test))
    random = numpy.random.default_rng(seed)
    start = time.perf_counter()
    folds = numpy.array_split(random.permutation(len(y)), FOLDS)[: FOLDS if len(y) <= FEW_ROWS else 1]
    tried = []
    for _ in range(SETTINGS):
        setting = random_setting(random, len(y), task, len(classes))
        tried.append((*judged(setting, x, y, folds), setting))
    _, rounds, setting = min(tried, key=lambda entry: entry[0])
    model = xgboost.train(setting, xgboost.DMatrix(x, y), rounds)
    predicted = model.predict(xgboost.DMatrix(x_test))
    if task == "regression":
        loss = math.sqrt(numpy.mean((predicted - y_test) ** 2))
    else:
        if len(classes) == 2:
            predicted = numpy.column_stack([1 - predicted, predicted])
        of_class = predicted[numpy.arange(len(y_test)), y_test]
        loss = float(-numpy.log(numpy.maximum(of_class, LEAST_PROBABILITY)).mean())
    return loss, time.perf_counter() - start


def ours(cli, files, target, task, method, seed):
    run = train(cli, files[0], target, method, seed, (), ["--test", files[1], "--split", "0.9,0.1", "--task", task])
    return run["metrics"]["test"]["rmse" if task == "regression" else "log_loss"], run["seconds"]


def compared(cli, data, name, target, task, methods, seeds):
    """For every method the means over the seeds: loss, seconds."""
    found = {method: [] for method in ("XGBoost", *methods)}
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(1, seeds + 1):
            files = split_rows(data / name, seed, pathlib.Path(folder), 4)
            found["XGBoost"].append(tuned(files, target, task, seed))
            for method in methods:
                found[method].append(ours(cli, files, target, task, method, seed))
    return {method: [statistics.mean(values) for values in zip(*runs)] for method, runs in found.items()}


def line(name, found, methods):
    peer, peer_seconds = found["XGBoost"]
    print(f"{name:<26} XGBoost {peer:9.4g} {peer_seconds:6.1f} s", end="")
    for method in methods:
        loss, seconds = found[method]
        print(f"   {method} {loss:9.4g} ratio {loss / peer:6.3f} {seconds:6.1f} s", end="")
    print(flush=True)


def summary(task, ratios, methods):
    for method in methods:
        values = ratios[method]
        if values:
            won = sum(value <= 1 for value in values) / len(values)
            print(f"{task}, {method}: geometric mean of the ratios {statistics.geometric_mean(values):.3f}, "
                  f"at most 1 on {100 * won:.0f} % of {len(values)} sets", flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("cli", type=lambda text: pathlib.Path(text).resolve())
    parser.add_argument("data", type=pathlib.Path)
    parser.add_argument("sets", nargs="*")
    parser.add_argument("--seeds", type=int, default=1)
    parser.add_argument("--methods", default="metric,laplace,auto")
    chosen = parser.parse_args()
    methods = chosen.methods.split(",")
    for task, sets in (("regression", REGRESSION), ("classification", CLASSES)):
        ratios = {method: [] for method in methods}
        for name, target in sets.items():
            short = name.split(".")[0]
            if not (chosen.data / name).exists() or (chosen.sets and short not in chosen.sets):
                continue
            found = compared(chosen.cli, chosen.data, name, target, task, methods, chosen.seeds)
            line(short, found, methods)
            for method in methods:
                ratios[method].append(found[method][0] / found["XGBoost"][0])
        summary(task, ratios, methods)


if __name__ == "__main__":
    main()
