"""RFFNet as its paper has it, on the target as it is: mean squared errors of held-out rows.

f(x) = cos(X diag(γ) E + b) a, no intercept, no √(2/D); D = 300, α = 1e-4, Adam at 1e-3, batches of 128,
range/d as the start of γ, a uniform in ±1/√D, patience 10. Columns of X are standardised, the target is not
(target=raw) or is (target=standardised). 81/9/10 % of the rows train, validate and test. Written from the
paper's equations in NumPy, without Ardent's code.

    rffnet_raw_target.py FILE.csv TARGET raw|standardised SEEDS
"""
import csv
import sys

import numpy as np


def read(path, target):
    with open(path, newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    names = [name for name in rows[0] if name != target]
    columns = []
    for name in names:
        values = [row[name] for row in rows]
        try:
            columns.append(np.array(values, float))
        except ValueError:
            levels = sorted(set(values))
            columns += [np.array([v == level for v in values], float) for level in levels]
    return np.column_stack(columns), np.array([row[target] for row in rows], float)


def gradients(x, y, e, b, a, gamma):
    phase = (x * gamma) @ e + b
    z = np.cos(phase)
    residual = 2 * (z @ a - y) / len(y)
    inner = -(residual[:, None] * np.sin(phase)) * a @ e.T
    return z.T @ residual, (inner * x).sum(0)


class Adam:
    def __init__(self, size):
        self.m, self.v, self.t = np.zeros(size), np.zeros(size), 0

    def step(self, gradient, rate):
        self.t += 1
        self.m = 0.9 * self.m + 0.1 * gradient
        self.v = 0.999 * self.v + 0.001 * gradient**2
        m = self.m / (1 - 0.9**self.t)
        v = self.v / (1 - 0.999**self.t)
        return rate * m / (np.sqrt(v) + 1e-8)


def run(x, y, seed, raw, features=300, alpha=1e-4, rate=1e-3, batch=128, patience=10, epochs=1000):
    draw = np.random.default_rng(seed)
    order = draw.permutation(len(y))
    tested, validated = round(0.1 * len(y)), round(0.09 * len(y))
    test, validation, train = np.split(order, [tested, tested + validated])
    spread = x[train].std(0)
    x = (x - x[train].mean(0)) / np.where(spread > 0, spread, 1)
    offset, scale = (0, 1) if raw else (y[train].mean(), y[train].std())
    t = (y - offset) / scale
    inputs = x.shape[1]
    e = draw.standard_normal((inputs, features))
    b = draw.uniform(0, 2 * np.pi, features)
    a = draw.uniform(-1, 1, features) / np.sqrt(features)
    gamma = (x[train].max(0) - x[train].min(0)) / inputs
    loss = lambda rows, a, gamma: np.mean((np.cos((x[rows] * gamma) @ e + b) @ a - t[rows]) ** 2)
    best, kept, without = np.inf, (a, gamma), 0
    ofA, ofGamma = Adam(features), Adam(inputs)
    for _ in range(epochs):
        shuffled = draw.permutation(train)
        for first in range(0, len(train), batch):
            rows = shuffled[first:first + batch]
            da, dgamma = gradients(x[rows], t[rows], e, b, a, gamma)
            a = (a - ofA.step(da, rate)) / (1 + 2 * alpha * rate)
            gamma = gamma - ofGamma.step(dgamma, rate)
        now = loss(validation, a, gamma)
        if now < best:
            best, kept, without = now, (a, gamma), 0
        else:
            without += 1
        if without >= patience:
            break
    return scale**2 * loss(test, *kept)


if __name__ == "__main__":
    path, target, scaling, seeds = sys.argv[1:]
    data = read(path, target)
    errors = [run(*data, seed, scaling == "raw") for seed in range(1, int(seeds) + 1)]
    print(f"{scaling}: {np.mean(errors):.4g} ± {np.std(errors):.3g}", np.round(errors, 4).tolist())
