"""Trees beside their peer: trees.py PATH-OF-ARDENT-CLI TABLE.csv TARGET [SPLITS].

Test error (RMSE) of `boosted_trees` over that of xgboost in Python with the same parameters, and that of `random_forest`, on random
splits with 200 test rows of a table of numbers. The two draw other validation rows.
"""

import csv
import json
import pathlib
import subprocess
import sys
import tempfile

import numpy as np
import xgboost


def trained(cli, folder, target, method):
    command = [cli, "train", folder / "train.csv", "--target", target, "--method", method, "--test", folder / "test.csv",
               "--split", "0.9,0.1,0", "--json"]
    return json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def peer_error(train, test, options, seed):
    order = np.random.default_rng(seed).permutation(len(train))
    held, rest = train[order[: len(train) // 10]], train[order[len(train) // 10:]]
    data = [xgboost.DMatrix(part[:, :-1], part[:, -1]) for part in (rest, held, test)]
    settings = {"eta": options["learning_rate"], "max_depth": options["max_depth"], "subsample": options["subsample"],
                "min_child_weight": options["min_child_weight"], "colsample_bytree": options["column_share"],
                "lambda": options["lambda"], "max_bin": options["bins"], "tree_method": "hist", "seed": 1, "nthread": 1}
    model = xgboost.train(settings, data[0], int(options["rounds"]), evals=[(data[1], "held")], verbose_eval=False,
                          early_stopping_rounds=int(options["patience"]))
    predicted = model.predict(data[2], iteration_range=(0, model.best_iteration + 1))
    return float(np.sqrt(np.mean((predicted - test[:, -1]) ** 2)))


def main():
    cli, path, target = pathlib.Path(sys.argv[1]).resolve(), sys.argv[2], sys.argv[3]
    splits = int(sys.argv[4]) if len(sys.argv) > 4 else 5
    with open(path, newline="") as file:
        names, *cells = list(csv.reader(file))
    rows = np.array(cells, float)
    last = names.index(target)
    rows = np.c_[np.delete(rows, last, 1), rows[:, last]]
    names = names[:last] + names[last + 1:] + [target]
    ratios = []
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for seed in range(splits):
            order = np.random.default_rng(seed).permutation(len(rows))
            parts = {"train": rows[order[200:]], "test": rows[order[:200]]}
            for part, values in parts.items():
                with open(folder / f"{part}.csv", "w", newline="") as file:
                    csv.writer(file).writerows([names, *values.tolist()])
            own = trained(cli, folder, target, "boosted_trees")
            forest = trained(cli, folder, target, "random_forest")
            peer = peer_error(parts["train"], parts["test"], own["options"], seed)
            ratios.append(own["metrics"]["test"]["rmse"] / peer)
            print(f"split {seed}: boosted trees {own['metrics']['test']['rmse']:.4g}, xgboost {peer:.4g}, ratio {ratios[-1]:.3f}; "
                  f"forest {forest['metrics']['test']['rmse']:.4g}", flush=True)
    print(f"mean ratio {np.mean(ratios):.3f} ± {np.std(ratios, ddof=1):.3f}")


if __name__ == "__main__":
    main()
