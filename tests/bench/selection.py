"""CCM's descent against the same in NumPy and SciPy, on one thread: selection.py PATH-OF-ARDENT-CLI.

The exact kernel, regression, the same fixed step for as many iterations in both, so that the weights must agree; then ours at
its own steps until it stands, against the plain program's fixed steps until it is as low. Seconds; ratios above 1: ours is
faster. NumPy's speed is that of the BLAS it is linked with.
"""

import os
import pathlib
import sys
import tempfile
import time

for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
    os.environ[name] = "1"
import numpy as np
from scipy.linalg import cho_factor, cho_solve
from scipy.spatial.distance import pdist

from cli import train

CASES = ((500, 50, 100), (2000, 10, 10))  # rows, columns, iterations
EPSILON, STEP, KEPT = 0.1, 0.001, 5


def table(random, n, d):
    x = random.standard_normal((n, d))
    y = -2 * np.sin(2 * x[:, 0]) + np.maximum(x[:, 1], 0) + x[:, 2] + np.exp(-x[:, 3]) + random.standard_normal(n)
    return x, y


def project(v):
    """Onto 0 ≤ w ≤ 1, Σw ≤ m."""
    w = np.clip(v, 0, 1)
    if w.sum() <= KEPT:
        return w
    low, high = v.min() - 1, v.max()
    for _ in range(60):
        middle = (low + high) / 2
        if np.clip(v - middle, 0, 1).sum() > KEPT:
            low = middle
        else:
            high = middle
    return np.clip(v - high, 0, 1)


def criterion(x, y, sigma, w):
    n = len(x)
    scaled = x * w
    squares = np.einsum("ij,ij->i", scaled, scaled)
    kernel = np.exp((scaled @ scaled.T - 0.5 * (squares[:, None] + squares)) / sigma**2)
    means = kernel.mean(axis=0)
    centred = kernel - means - means[:, None] + means.mean()
    centred.flat[::n + 1] += n * EPSILON
    alpha = cho_solve(cho_factor(centred, lower=True, overwrite_a=True, check_finite=False), y, check_finite=False)
    share = np.outer(alpha, alpha) * kernel
    slope = 2 * w / sigma**2 * (share.sum(axis=0) @ x**2 - np.einsum("ij,ij->j", x, share @ x))
    return y @ alpha, slope


def descent(x, y, iterations):
    x = (x - x.mean(axis=0)) / x.std(axis=0)
    y = (y - y.mean()) / y.std()
    sigma = np.median(pdist(x)) / np.sqrt(2)
    w = np.full(x.shape[1], KEPT / x.shape[1])
    objective, slope = criterion(x, y, sigma, w)
    for _ in range(iterations):
        w = project(w - STEP * slope)
        objective, slope = criterion(x, y, sigma, w)
    return w, objective * len(x) * EPSILON / (y @ y)


def compared(cli, n, d, iterations):
    """Our seconds and run at the same steps, our run at its own, the plain program's seconds, weights and objective."""
    x, y = table(np.random.default_rng(1), n, d)
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "data.csv"
        np.savetxt(path, np.column_stack([x, y]), delimiter=",", comments="", fmt="%.17g",
                   header=",".join([*(f"x{j + 1}" for j in range(d)), "y"]))
        plain = ("formulation=exact", f"variables={KEPT}", f"epsilon={EPSILON}", "ordering=none", "model=none")
        same = (*plain, f"step={STEP}", f"max_iterations={iterations}")
        runs = [train(cli, path, "y", "ccm", 1, same, ["--split", "1,0", "--threads", 1]) for _ in range(3)]
        free = train(cli, path, "y", "ccm", 1, plain, ["--split", "1,0", "--threads", 1])
    start = time.perf_counter()
    w, objective = descent(x, y, iterations)
    return min(run["seconds"] for run in runs), runs[0], free, time.perf_counter() - start, w, objective


def main():
    cli = pathlib.Path(sys.argv[1]).resolve()
    for n, d, iterations in CASES:
        seconds, run, free, peer, w, objective = compared(cli, n, d, iterations)
        found = np.array([entry["value"] for entry in sorted(run["relevance"], key=lambda e: int(e["name"][1:]))])
        print(f"{n:>5} rows {d:>3} columns, {iterations} steps of {STEP}: ours {seconds:7.3f} s  NumPy {peer:8.3f} s"
              f"  ratio {peer / seconds:6.1f}  (weights differ by {np.abs(found - w).max():.0e})", flush=True)
        print(f"{'':>25}own steps until it stands: {free['seconds']:7.3f} s, {free['steps']} iterations, criterion"
              f" {free['curve']['train'][-1]:.4f} (fixed steps: {objective:.4f})", flush=True)


if __name__ == "__main__":
    main()
