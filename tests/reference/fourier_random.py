"""Equation (6) of the Fourier-basis lasso paper as a model of its own: r² of held-out rows.

2k functions sin(c·x) and cos(c·x); every variable takes part with probability q = mean/p, with a frequency from
N(0, s²). Their weights by ridge regression (eigenvectors of ZZᵀ) or a lasso (FISTA on standardised columns, as
glmnet has them), λ by 5-fold cross-validation on the training rows. Columns of X and the target are standardised.
80/20 % of the rows train and test. Written in NumPy, without Ardent's code.

    fourier_random.py FILE.csv TARGET ridge|lasso SEEDS [k [mean [s [rows]]]]
"""
import csv
import sys

import numpy as np


def read(path, target):
    with open(path, newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    names = [name for name in rows[0] if name != target]
    return (np.array([[float(row[name]) for name in names] for row in rows]),
            np.array([float(row[target]) for row in rows]))


def ridge_path(z, y, lambdas, fitted):
    """Predictions of `fitted` for every λ of ‖y − zβ‖²/n + λ‖β‖², with a free intercept."""
    mean, centre = y.mean(), z.mean(0)
    z, fitted = z - centre, fitted - centre
    values, vectors = np.linalg.eigh(z @ z.T)
    rotated, cross = vectors.T @ (y - mean), fitted @ z.T @ vectors
    return [mean + cross @ (rotated / (np.maximum(values, 0) + len(y) * one)) for one in lambdas]


def lasso_path(z, y, lambdas, fitted, steps=200):
    """The same of ‖y − zβ‖²/2n + λ‖β‖₁ on columns of variance 1, each λ from the one before."""
    mean, centre = y.mean(), z.mean(0)
    spread = np.maximum(z.std(0), 1e-9)
    z, fitted = (z - centre) / spread, (fitted - centre) / spread
    step = len(y) / np.linalg.norm(z, 2)**2
    beta, path = np.zeros(z.shape[1]), []
    for one in lambdas:
        point, momentum = beta.copy(), 1.
        for _ in range(steps):
            moved = point - step * (z.T @ (z @ point - (y - mean))) / len(y)
            following = np.sign(moved) * np.maximum(np.abs(moved) - step * one, 0)
            next_momentum = (1 + np.sqrt(1 + 4 * momentum**2)) / 2
            point = following + (momentum - 1) / next_momentum * (following - beta)
            change = np.abs(following - beta).max()
            beta, momentum = following, next_momentum
            if change < 1e-4:
                break
        path.append(mean + fitted @ beta)
    return path


def r2(x, y, seed, penalty, k=1000, mean=2.5, s=1., rows=0):
    draw = np.random.default_rng(seed)
    order = draw.permutation(len(y))[:rows or None]
    cut = len(order) // 5
    test, train = order[:cut], order[cut:]
    x = (x - x[train].mean(0)) / x[train].std(0)
    y = (y - y[train].mean()) / y[train].std()
    p = x.shape[1]
    c = draw.standard_normal((p, 2 * k)) * s * (draw.random((p, 2 * k)) < mean / p)
    phase = x @ c
    z = np.hstack([np.sin(phase[:, :k]), np.cos(phase[:, k:])])
    path, lambdas = (ridge_path, np.logspace(1, -7, 33)) if penalty == "ridge" else (lasso_path, np.logspace(0, -4, 25))
    errors = np.zeros(len(lambdas))
    for fold in np.array_split(train, 5):
        others = np.setdiff1d(train, fold)
        errors += [np.sum((found - y[fold])**2) for found in path(z[others], y[others], lambdas, z[fold])]
    found = path(z[train], y[train], lambdas, z[test])[np.argmin(errors)]
    return 1 - np.mean((found - y[test])**2) / np.var(y[test])


if __name__ == "__main__":
    path, target, penalty, seeds, *rest = sys.argv[1:]
    data = read(path, target)
    values = [r2(*data, seed, penalty, *(convert(text) for convert, text in zip((int, float, float, int), rest)))
              for seed in range(1, int(seeds) + 1)]
    print(f"{penalty}: {np.mean(values):.4f} ± {np.std(values):.4f}", np.round(values, 4).tolist())
