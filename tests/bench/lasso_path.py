"""Penalised paths against their peers, on one thread: lasso_path.py PATH-OF-LASSO_PATH_BENCH.

The lasso against R's glmnet, both at glmnet's 100 λs (cut where it stops). glmnet is run at falling thresholds; its
time is that of the first one whose objectives all lie within 1e-7 (relative) of the least known. The group lasso
against plain blockwise descent in NumPy at our λs, to the same precision. Ratios above 1: ours is faster.
"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time

for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
    os.environ[name] = "1"
import numpy as np

R_PEER = pathlib.Path(__file__).with_name("peer_lasso_glmnet.R")
SAME = 1e-7
THRESHOLDS = ["1e-7", "1e-9", "1e-11", "1e-13", "1e-15"]
TURNS = 3


def gaussian_columns(random, n, p):
    """Correlated normal columns (neighbours 0.5), 30 effects, signal to noise 3."""
    x = random.standard_normal((n, p))
    for j in range(1, p):
        x[:, j] = 0.5 * x[:, j - 1] + np.sqrt(0.75) * x[:, j]
    beta = np.zeros(p)
    beta[random.choice(p, 30, replace=False)] = random.standard_normal(30)
    signal = x @ beta
    return x, signal + signal.std() / np.sqrt(3) * random.standard_normal(n)


def fourier_columns(random, n, p, group=20):
    """Sines and cosines of p / group variables, `group` of each; five variables act."""
    variables = p // group
    z = random.uniform(0, 2, (n, variables))
    frequencies = 3 * random.standard_normal((variables, group // 2))
    phases = z[:, :, None] * frequencies
    x = np.concatenate([np.sin(phases), np.cos(phases)], axis=2).reshape(n, p)
    signal = sum(np.sin(2 * z[:, j]) * (1 + z[:, (j + 1) % 5]) for j in range(5))
    return x, signal + 0.5 * signal.std() * random.standard_normal(n)


def write(path, x, y, lambdas=()):
    with open(path, "wb") as file:
        np.array([*x.shape, len(lambdas)], np.int64).tofile(file)
        for part in (np.array(lambdas, float), y, np.asfortranarray(x).ravel(order="K")):
            part.tofile(file)


def run(*command):
    output = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    return json.loads(output)


def excess(objectives, least):
    return np.max(np.array(objectives) / least[: len(objectives)] - 1)


def compare_lasso(bench, name, x, y, family):
    with tempfile.TemporaryDirectory() as folder:
        path = f"{folder}/data"
        write(path, x, y)
        first = run("Rscript", str(R_PEER), path, family, "1e-7")
        write(path, x, y, first["lambdas"])
        exact = run(bench, path, family, "0", "1e-12")
        ours = [run(bench, path, family) for _ in range(TURNS)]
        least = np.array(exact["objectives"])
        seconds = min(turn["seconds"] for turn in ours)
        for threshold in THRESHOLDS:
            peer = run("Rscript", str(R_PEER), path, family, threshold)
            if threshold == THRESHOLDS[0]:
                default = peer
            least = np.minimum(least, peer["objectives"])
            if excess(peer["objectives"], least) <= SAME:
                break
    print(f"{name:<34} {len(least):>3} λs {exact['nonzero'][-1]:>5} used  ours {seconds:7.3f} s"
          f" (excess {excess(ours[0]['objectives'], least):.0e})"
          f"  glmnet {peer['seconds']:7.2f} s at {threshold} ({excess(peer['objectives'], least):.0e})"
          f"  ratio {peer['seconds'] / seconds:5.1f};  at its default {default['seconds']:6.2f} s"
          f" ({excess(default['objectives'], least):.0e}), ratio {default['seconds'] / seconds:5.1f}",
          file=sys.stderr, flush=True)
    return name, "glmnet", seconds, peer["seconds"]


def plain_group_descent(x, y, group, lambdas, least):
    """Cyclic blockwise descent with warm starts on orthonormalised groups, of the rank that ours takes: seconds and
    the objectives."""
    start = time.perf_counter()
    n, p = x.shape
    x = (x - x.mean(axis=0)) / x.std(axis=0)
    r = y - y.mean()
    blocks = []
    for g in range(0, p, group):
        u, s, _ = np.linalg.svd(x[:, g:g + group], full_matrices=False)
        blocks.append(np.ascontiguousarray(u[:, s * s > 1e-11 * s[0] * s[0]].T) * np.sqrt(n))
    b = [np.zeros(len(z)) for z in blocks]
    objectives = []
    for at, lam in enumerate(lambdas):
        while True:
            for i, z in enumerate(blocks):
                free = z @ r / n + b[i]
                norm = np.linalg.norm(free)
                new = free * max(0, 1 - lam * np.sqrt(len(z)) / norm)
                if np.any(new != b[i]):
                    r -= (new - b[i]) @ z
                    b[i] = new
            objective = r @ r / (2 * n) + lam * sum(np.sqrt(len(c)) * np.linalg.norm(c) for c in b)
            if objective <= least[at] * (1 + SAME):
                break
        objectives.append(objective)
    return time.perf_counter() - start, objectives


def compare_groups(bench, name, x, y, group, count):
    with tempfile.TemporaryDirectory() as folder:
        path = f"{folder}/data"
        write(path, x, y)
        exact = run(bench, path, "gaussian", str(group), "1e-12")
        ours = [run(bench, path, "gaussian", str(group)) for _ in range(TURNS)]
    count = min(count, len(exact["lambdas"]))
    least = np.array(exact["objectives"][:count])
    seconds = min(turn["finished_at"][count - 1] for turn in ours)
    plain, objectives = plain_group_descent(x, y, group, exact["lambdas"][:count], least)
    print(f"{name:<34} {count:>3} λs {exact['nonzero'][count - 1]:>5} used  ours {seconds:7.3f} s"
          f" (excess {excess(ours[0]['objectives'][:count], least):.0e})"
          f"  NumPy blockwise {plain:7.2f} s ({excess(objectives, least):.0e})"
          f"  ratio {plain / seconds:5.1f}", file=sys.stderr, flush=True)
    return f"{name}, the first {count} λ", "blockwise descent in NumPy", seconds, plain


def comparisons(bench):
    """What is compared, the peer, our seconds and the peer's: one comparison after the other."""
    random = np.random.default_rng(1)
    for n, p in ((2000, 3000), (20000, 2000)):
        x, y = gaussian_columns(random, n, p)
        yield compare_lasso(bench, f"lasso, normal columns {n} x {p}", x, y, "gaussian")
        x, y = fourier_columns(random, n, p)
        yield compare_lasso(bench, f"lasso, sines {n} x {p}", x, y, "gaussian")
        yield compare_groups(bench, f"groups of 20, sines {n} x {p}", x, y, 20, 40)
    x, y = fourier_columns(random, 2000, 3000)
    yield compare_lasso(bench, "binomial lasso, sines 2000 x 3000", x, (y > np.median(y)).astype(float), "binomial")


if __name__ == "__main__":
    for _ in comparisons(sys.argv[1]):
        pass
