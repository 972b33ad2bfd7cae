"""XGBoost as the peer of the metric method: peer_xgboost.py LEARNING.csv TEST.csv TARGET regression|classification SEED [THREADS].

2,000 rounds at rate 0.05, depth 6, histograms; a random tenth of the learning rows stops it after 50 rounds without gain.
Columns with text become one indicator a level of the learning rows; empty cells stay missing. Prints a JSON object.
"""

import csv
import json
import sys
import time

import numpy
import xgboost


def read(path):
    with open(path, newline="") as stream:
        header, *rows = csv.reader(stream)
    return header, rows


def number(cell):
    try:
        return float(cell) if cell.strip() else numpy.nan
    except ValueError:
        return None


def encoder(cells):
    """A function from a column's cells to a block of numbers, learned from those of the learning rows."""
    if all(number(cell) is not None for cell in cells):
        return lambda column: numpy.array([[number(cell)] for cell in column], dtype=float)
    levels = sorted({cell for cell in cells if cell.strip()})
    return lambda column: numpy.array([[float(cell == level) for level in levels] for cell in column])


def main():
    learning_file, test_file, target, task, seed, *rest = sys.argv[1:]
    header, learning = read(learning_file)
    _, test = read(test_file)
    at = header.index(target)
    learning = [row for row in learning if row[at].strip()]
    test = [row for row in test if row[at].strip()]
    blocks, test_blocks = [], []
    for j in range(len(header)):
        if j == at:
            continue
        encode = encoder([row[j] for row in learning])
        blocks.append(encode([row[j] for row in learning]))
        test_blocks.append(encode([row[j] for row in test]))
    x, x_test = numpy.hstack(blocks), numpy.hstack(test_blocks)
    settings = {"eta": 0.05, "max_depth": 6, "tree_method": "hist", "seed": int(seed), "verbosity": 0,
                "nthread": int(rest[0]) if rest else 1}
    if task == "regression":
        y, y_test = (numpy.array([float(row[at]) for row in part]) for part in (learning, test))
        settings["objective"] = "reg:squarederror"
    else:
        classes = sorted({row[at] for row in learning})
        y, y_test = (numpy.array([classes.index(row[at]) if row[at] in classes else -1 for row in part])
                     for part in (learning, test))
        settings["objective"] = "multi:softprob"
        settings["num_class"] = len(classes)
    order = numpy.random.default_rng(int(seed)).permutation(len(y))
    validation, train = order[: len(y) // 10], order[len(y) // 10:]
    start = time.perf_counter()
    model = xgboost.train(settings, xgboost.DMatrix(x[train], y[train]), 2000,
                          evals=[(xgboost.DMatrix(x[validation], y[validation]), "validation")],
                          early_stopping_rounds=50, verbose_eval=False)
    seconds = time.perf_counter() - start
    predicted = model.predict(xgboost.DMatrix(x_test), iteration_range=(0, model.best_iteration + 1))
    if task == "regression":
        result = {"rmse": float(numpy.sqrt(numpy.mean((predicted - y_test) ** 2)))}
    else:
        result = {"accuracy": float(numpy.mean(predicted.argmax(axis=1) == y_test))}
    print(json.dumps(result | {"seconds": seconds, "rounds": model.best_iteration + 1}))


if __name__ == "__main__":
    main()
