"""Writes ccm_kernels.json: CCM's exact objective with a linear and a polynomial kernel, in NumPy.

trace(Yᵀ (HKH + nεI)⁻¹ Y), H the centring matrix, K = s or (1 + s)² with s = (w⊙x)·(w⊙x′); gradients by w by central
differences of the objective.
"""
import json
import pathlib

import numpy as np


def objective(kernel, x, y, w, epsilon):
    n = len(x)
    s = (x * w) @ (x * w).T
    k = s if kernel == "linear" else (1 + s)**2
    h = np.eye(n) - 1 / n
    return np.trace(y.T @ np.linalg.solve(h @ k @ h + n * epsilon * np.eye(n), y))


def gradient(kernel, x, y, w, epsilon, step=1e-5):
    moves = step * np.eye(len(w))
    return [(objective(kernel, x, y, w + m, epsilon) - objective(kernel, x, y, w - m, epsilon)) / (2 * step)
            for m in moves]


cases = []
for kernel, seed, targets in (("linear", 1, 1), ("polynomial", 2, 1), ("polynomial", 3, 3)):
    draw = np.random.default_rng(seed)
    x, y = draw.standard_normal((30, 4)), draw.standard_normal((30, targets))
    y -= y.mean(0)
    w, epsilon = draw.uniform(0.1, 1, 4), 0.01
    cases.append({"name": f"{kernel}, {targets}",
                  "inputs": {"kernel": kernel, "X": x.tolist(), "Y": y.tolist(), "w": w.tolist(), "epsilon": epsilon},
                  "expected": {"objective": objective(kernel, x, y, w, epsilon),
                               "gradient": gradient(kernel, x, y, w, epsilon)}})
file = {"description": "CCM's exact objective with linear and polynomial kernels",
        "conventions": {"made by": "ccm_kernels.py"},
        "tolerance": {"objective_rel": 1e-9, "gradient_rel_to_max": 1e-5}, "cases": cases}
pathlib.Path(__file__).with_name("ccm_kernels.json").write_text(json.dumps(file) + "\n")
