"""Writes boosted_trees.json: scores of Python's xgboost 1.7.4 (Debian python3-xgboost, the same library that
Ardent links) with the parameters that Ardent gives it, on inputs as they are, from scores that are given. Rows that
are no training rows are walked through the dumped trees, each threshold half-way between the training values beside it.
Run: python3 boosted_trees.py > boosted_trees.json"""
import json

import numpy as np
import xgboost

ROWS, INPUTS, LATER, ROUNDS = 80, 4, 20, 10
SETTINGS = {"eta": 0.3, "max_depth": 3, "min_child_weight": 1.0, "subsample": 0.8, "colsample_bytree": 0.75,
            "lambda": 1.0, "max_bin": 256, "seed": 3}
FIXED = {"tree_method": "hist", "nthread": 1, "seed_per_iteration": True, "verbosity": 0}
OBJECTIVES = {"regression": "reg:squarederror", "two classes": "binary:logistic",
              "three classes": "multi:softprob"}


def halfway(threshold, values):
    values = np.unique(values)
    right = int(np.searchsorted(values, np.float32(threshold)))
    if right in (0, len(values)):
        return np.float32(threshold)
    return np.float32(values[right - 1] + (values[right] - values[right - 1]) / np.float32(2))


def leaf(node, row):
    while "leaf" not in node:
        input = int(node["split"][1:])
        side = "yes" if row[input] < halfway(node["split_condition"], x[:, input]) else "no"
        node = next(child for child in node["children"] if child["nodeid"] == node[side])
    return node["leaf"]


def walked(booster, rows, start):
    scores = np.tile(start.astype(float), (len(rows), 1))
    for place, tree in enumerate(booster.get_dump(dump_format="json")):
        scores[:, place % len(start)] += [leaf(json.loads(tree), row) for row in rows]
    return scores.tolist()


def case(name, y, classes):
    outputs = classes if classes > 2 else 1
    start = np.array([0.25] if outputs == 1 else [0.5, -0.25, -0.25], dtype=np.float32)

    def matrix(rows, labels=None):
        data = xgboost.DMatrix(rows, label=labels, nthread=1)
        data.set_base_margin(np.tile(start, (len(rows), 1)).reshape(-1))
        return data

    parameters = {**SETTINGS, **FIXED, "objective": OBJECTIVES[name]}
    if outputs > 1:
        parameters["num_class"] = outputs
    train = matrix(x, y)
    booster = xgboost.train(parameters, train, ROUNDS)
    scores = [booster.predict(matrix(x), output_margin=True, iteration_range=(0, r)).reshape(len(x), -1).tolist()
              for r in (1, ROUNDS)]
    assert np.allclose(walked(booster, x, start), scores[1], atol=2e-6)  # training rows go as before
    later = walked(booster, unseen, start)
    gains = booster.get_score(importance_type="total_gain")
    return {"name": name,
            "inputs": {"x": x.tolist(), "y": y.tolist(), "later": unseen.tolist(), "classes": classes,
                       "start": start.tolist(), "rounds": ROUNDS, "settings": SETTINGS},
            "expected": {"first_round": scores[0], "scores": scores[1], "later": later,
                         "gains": [gains.get(f"f{j}", 0.0) for j in range(INPUTS)]}}


rng = np.random.default_rng(7)
x = np.round(rng.normal(size=(ROWS, INPUTS)), 3).astype(np.float32)
unseen = np.round(rng.normal(size=(LATER, INPUTS)), 3).astype(np.float32)
f = np.sin(2 * x[:, 0]) + x[:, 1] * x[:, 2] + 0.1 * rng.normal(size=ROWS)
y = np.round((f - f.mean()) / f.std(), 3).astype(np.float32)
third = np.digitize(f, np.quantile(f, [1 / 3, 2 / 3])).astype(np.float32)
print(json.dumps({
    "description": "Boosted trees of XGBoost: scores before the link after one and after all rounds, and total gains",
    "conventions": "boosted_trees.py writes this file; inputs are single precision, a class is its index",
    "tolerance": {"abs": 2e-6, "gains_rel": 1e-5},
    "cases": [case("regression", y, 0), case("two classes", (f > 0).astype(np.float32), 2),
              case("three classes", third, 3)]}))
