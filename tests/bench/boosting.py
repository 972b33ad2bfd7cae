"""GBRFF2 against its peers: boosting.py PATH-OF-ARDENT-CLI. 100 rounds on 100,000 rows of 20 columns, two classes.

Ours at its defaults (a weak learner sought on 10,000 rows) and on all rows; XGBoost with histograms, 100 trees of depth 5,
on as many threads; and the paper's Algorithm 3 in NumPy and SciPy on all rows, on one thread. Ours judges and calibrates
every round on further validation rows, one for nine to train. Seconds of the fit alone, the least of three turns (NumPy:
one). Ratios above 1: ours is faster.
"""

import json
import os
import pathlib
import sys
import tempfile
import time

for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
    os.environ[name] = "1"
import numpy as np
import xgboost
from scipy.optimize import fmin_l_bfgs_b, fminbound

from cli import train

ROWS, VALIDATION_ROWS, TEST_ROWS, COLUMNS, ROUNDS, TURNS = 99_999, 11_111, 20_000, 20, 100, 3
GAMMA, LAMBDA = 1 / COLUMNS, 0.03


def table(random, rows):
    """Standard normal columns; the class depends on a wave, a product and a line, with 5 % of the classes turned."""
    x = random.standard_normal((rows, COLUMNS))
    signal = 2 * np.sin(2 * x[:, 0]) + 1.5 * x[:, 1] * x[:, 2] + x[:, 3:8].sum(axis=1)
    return x.astype(np.float32), (signal > 0) ^ (random.random(rows) < 0.05)


def write(path, x, y):
    with open(path, "w") as file:
        file.write(",".join([*(f"x{j + 1}" for j in range(x.shape[1])), "y"]) + "\n")
        np.savetxt(file, np.column_stack([x, y]), fmt=["%.7g"] * x.shape[1] + ["%d"], delimiter=",")


def plain_boosting(x, y, rounds):
    """Algorithm 3 with the shift by a bounded scalar search: H0 and the waves (ω, b, α)."""
    random = np.random.default_rng(1)
    n, d = x.shape
    sign = np.where(y, 1., -1.)
    start = 0.5 * np.log((1 + sign.mean()) / (1 - sign.mean()))
    vote, waves = np.full(n, start), []
    for _ in range(rounds):
        weight = np.exp(-sign * vote)
        residual = sign * weight
        omega = np.sqrt(2 * GAMMA) * random.standard_normal(d)
        phase = x @ omega
        shift = 2 * np.pi * fminbound(lambda b: np.exp(-residual * np.cos(2 * np.pi * b - phase)).sum(), -0.5, 0.5, xtol=1e-2)

        def loss(omega):
            angle = x @ omega - shift
            grown = np.exp(-residual * np.cos(angle))
            return (grown.mean() + LAMBDA * omega @ omega,
                    (residual * grown * np.sin(angle)) @ x / n + 2 * LAMBDA * omega)

        omega = fmin_l_bfgs_b(loss, omega, maxiter=10)[0]
        wave = np.cos(x @ omega - shift)
        agreement = (sign * wave) @ weight
        alpha = 0.5 * np.log((weight.sum() + agreement) / (weight.sum() - agreement))
        vote += alpha * wave
        waves.append((omega, shift, alpha))
    return start, waves


def vote_of(model, x):
    start, waves = model
    return start + sum(alpha * np.cos(x @ omega - shift) for omega, shift, alpha in waves)


def timed(work):
    start = time.perf_counter()
    result = work()
    return time.perf_counter() - start, result


def line(name, seconds, accuracy, own=None):
    ratio = "" if own is None else f"  ratio to ours {seconds / own:6.1f}"
    print(f"  {name:<34} {seconds:8.3f} s  accuracy {100 * accuracy:5.2f} %{ratio}", flush=True)


def ours(cli, learning, test, threads, subsample):
    options = (f"rounds={ROUNDS}", f"gamma={GAMMA}", f"lambda={LAMBDA}", f"subsample={subsample}",
               "patience=0")
    runs = [train(cli, learning, "y", "gbrff2", 1, options,
                  ["--task", "classification", "--split", "0.9,0.1", "--test", test, "--threads", threads])
            for _ in range(TURNS)]
    return min(run["seconds"] for run in runs), runs[0]["metrics"]["test"]["accuracy"]


def peer(x, y, x_test, y_test, threads):
    seconds = []
    for _ in range(TURNS):
        model = xgboost.XGBClassifier(tree_method="hist", max_depth=5, n_estimators=ROUNDS, n_jobs=threads)
        seconds.append(timed(lambda: model.fit(x, y))[0])
    return min(seconds), np.mean(model.predict(x_test) == y_test)


def data(folder):
    """Rows to train, rows to test, and files of them for ours, which has its validation rows besides."""
    random = np.random.default_rng(1)
    (x, y), (x_test, y_test) = table(random, ROWS + VALIDATION_ROWS), table(random, TEST_ROWS)
    learning, test = pathlib.Path(folder) / "learning.csv", pathlib.Path(folder) / "test.csv"
    write(learning, x, y)
    write(test, x_test, y_test)
    return x[:ROWS], y[:ROWS], x_test, y_test, learning, test


def plain(x, y, x_test, y_test):
    center, scale = x.mean(axis=0), x.std(axis=0)
    seconds, model = timed(lambda: plain_boosting(((x - center) / scale).astype(float), y, ROUNDS))
    return seconds, np.mean((vote_of(model, (x_test - center) / scale) >= 0) == y_test)


def main():
    cli = pathlib.Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as folder:
        x, y, x_test, y_test, learning, test = data(folder)
        plain_seconds, plain_accuracy = plain(x, y, x_test, y_test)
        for threads in range(1, len(os.sched_getaffinity(0)) + 1):
            print(f"{ROWS:,} rows, {COLUMNS} columns, {ROUNDS} rounds, threads: {threads}")
            seconds, accuracy = ours(cli, learning, test, threads, 10_000)
            line("ours, 10,000 rows a round", seconds, accuracy)
            line("XGBoost, hist, depth 5", *peer(x, y, x_test, y_test, threads), seconds)
            if threads > 1:
                continue
            line("NumPy and SciPy, all rows", plain_seconds, plain_accuracy, seconds)
            seconds, accuracy = ours(cli, learning, test, threads, 0)
            line("ours, all rows", seconds, accuracy)
            line("NumPy and SciPy, all rows", plain_seconds, plain_accuracy, seconds)


if __name__ == "__main__":
    main()
