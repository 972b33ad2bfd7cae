"""Makes screen.json: /usr/bin/python3 tests/reference/screen.py > tests/reference/screen.json (NumPy and SciPy)."""

import json

import numpy as np
from scipy.stats import f as f_law
from scipy.stats import rankdata

ROWS, VARIABLES = 100, 4


def basis(x, first, last):
    ranks = (rankdata(x) - 0.5) / len(x)
    waves = np.cos(np.pi * np.outer(ranks, np.arange(first, last + 1)))
    return waves - waves.mean(axis=0)


def wide(x):
    lower, upper = np.sort(x)[[int(share * (len(x) - 1)) for share in (0.25, 0.75)]]
    fence = 3 * (upper - lower)
    return np.column_stack([basis(x, 1, 8), np.clip(x, lower - fence, upper + fence)])


def orthonormal(columns):
    return np.linalg.qr(columns)[0]


def left_by(columns, y):
    with_constant = np.column_stack([np.ones(len(y)), columns])
    return y - with_constant @ np.linalg.lstsq(with_constant, y, rcond=None)[0]


def partial_p(others, columns, y):
    """Of the F test whether the columns help a fit that has the others and a constant."""
    small = left_by(others, y)
    whole = left_by(np.column_stack([others, columns]), y)
    added = columns.shape[1]
    freedom = len(y) - 1 - others.shape[1] - added
    f = (small @ small - whole @ whole) / added / (whole @ whole / freedom)
    return f_law.sf(f, added, freedom)


def products(a, b):
    return np.column_stack([a[:, k] * b[:, l] for k in range(a.shape[1]) for l in range(b.shape[1])])


def case(name, x, y):
    low = [orthonormal(basis(x[:, j], 1, 4)) * np.sqrt(len(y)) for j in range(x.shape[1])]
    full = [wide(x[:, j]) for j in range(x.shape[1])]
    unit = (y - y.mean()) / np.linalg.norm(y - y.mean())
    none = np.empty((len(y), 0))
    pairs = [(i, j) for i in range(x.shape[1]) for j in range(i + 1, x.shape[1])]
    return {"name": name, "inputs": {"x": x.tolist(), "y": y.tolist()}, "expected": {
        "main_p": [partial_p(none, columns, y) for columns in low],
        "pairs": pairs,
        "pair_score": [float(np.sum((products(low[i], low[j]).T @ unit) ** 2)) for i, j in pairs],
        "pair_p": [partial_p(np.column_stack([full[i], full[j]]), products(low[i], low[j]), y) for i, j in pairs]}}


def main():
    random = np.random.default_rng(1)
    x = random.standard_normal((ROWS, VARIABLES)).round(3)
    noise = random.standard_normal(ROWS)
    product = (x[:, 0] * x[:, 1] + 0.5 * noise).round(4)
    print(json.dumps({
        "description": "Tests of main effects and of pairs of variables in cosines of ranks",
        "conventions": "u = (mid-rank - 1/2) / rows; cosines cos(pi k u), k = 1..4, centred and orthonormalised within a "
                       "variable; pair_score: squared products with the standardised target, summed; pair_p: partial F of "
                       "the products given the cosines k = 1..8 and the values (held at the outer fences) of both",
        "tolerance": {"relative": 1e-4},
        "cases": [case("numbers", x, product), case("ties", np.column_stack([x[:, :2], x[:, 2:].round(1)]), product)]}))


if __name__ == "__main__":
    main()
