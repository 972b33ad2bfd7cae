"""Writes shapley.json: Shapley values of sums of cosines by their definition, over all coalitions.

f(x) = sum_k a_k cos(w_k . x + b_k); a column may have several inputs and is one player. The worth of
a coalition is E f with its columns as in rows[0]: independent background = every other column by
itself over rows[1:], joint = all others of one of these rows. Run: python3 shapley.py > shapley.json
"""

import itertools
import json
import math

import numpy as np


def worth(f, columns, row, others, known, joint):
    """Mean of f over every way to fill the unknown columns."""
    unknown = [c for c in range(len(columns)) if c not in known]
    ways = ([i] * len(unknown) for i in range(len(others))) if joint else itertools.product(
        range(len(others)), repeat=len(unknown))
    filled = []
    for way in ways:
        x = row.copy()
        for column, i in zip(unknown, way):
            x[columns[column]] = others[i][columns[column]]
        filled.append(x)
    return float(np.mean(f(np.array(filled))))


def shapley(f, columns, rows, joint):
    n = len(columns)
    row, others = rows[0], rows[1:]
    worths = {known: worth(f, columns, row, others, known, joint)
              for size in range(n + 1) for known in itertools.combinations(range(n), size)}
    values = []
    for j in range(n):
        value = 0.0
        for known in worths:
            if j in known:
                continue
            size = len(known)
            weight = math.factorial(size) * math.factorial(n - size - 1) / math.factorial(n)
            value += weight * (worths[tuple(sorted(known + (j,)))] - worths[known])
        values.append(value)
    return {"values": values, "mean": worths[()]}


def case(name, counts, features, background, seed):
    random = np.random.default_rng(seed)
    inputs = sum(counts)
    ends = np.cumsum(counts)
    columns = [list(range(end - count, end)) for count, end in zip(counts, ends)]
    rows = np.round(64 * random.normal(size=(background + 1, inputs))) / 64
    for column in columns:
        if len(column) > 1:
            rows[:, column] = np.eye(len(column))[random.integers(len(column), size=background + 1)]
    frequencies = random.normal(size=(inputs, features))
    phases = random.uniform(0, 2 * np.pi, size=features)
    weights = random.normal(size=(features, 1))

    def f(x):
        return (np.cos(x @ frequencies + phases) @ weights)[:, 0]

    return {
        "name": name,
        "inputs": {"inputs_of_columns": counts, "rows": rows.tolist(),
                   "frequencies": frequencies.tolist(), "phases": phases.tolist(),
                   "weights": weights.tolist()},
        "expected": {kind: shapley(f, columns, rows, kind == "joint")
                     for kind in ("independent", "joint")},
    }


print(json.dumps({
    "description": "Shapley values of sums of cosines, over all coalitions of columns",
    "conventions": "f(x) = sum_k weights[k] cos(frequencies[:, k] . x + phases[k]); rows[0] is "
                   "explained, the others are the background; columns with several inputs are one "
                   "player each",
    "tolerance": 1e-12,
    "cases": [case("six numbers", [1] * 6, 7, 4, 1),
              case("numbers and two categories", [1, 3, 1, 2, 1], 12, 5, 2),
              case("one column", [1], 3, 4, 3)]}, indent=1))
