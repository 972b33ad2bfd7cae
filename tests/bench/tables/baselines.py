"""The baseline columns of the SRFF paper's Tables 3, 5 and 8: n rows to train, 1,000 to validate, 1,000 to test.

Synthetic data are fresh for each seed; of the real sets each seed takes a random 6,000/1,000/1,000. The paper prints the
standard deviation over 30 replicas behind its means. Ridge and random Fourier features choose λ on the validation rows, as
in the paper; the lasso by ten-fold cross-validation, the largest λ within one standard error of the best. Real sets are read
from the folder `data`.
"""

import csv
import json

import cli as command

METHODS = ("mean", "ridge", "lasso", "rff")
SYNTHETIC = {  # rows to train, then the paper's RMSE of the four methods
    "gse1": {1_000: (.287, .287, .287, .287), 5_000: (.284, .284, .284, .284), 10_000: (.285, .285, .285, .286),
             50_000: (.283, .283, .283, .283)},
    "gse2": {1_000: (2.216, 2.216, 2.216, 2.216), 5_000: (2.211, 2.211, 2.211, 2.211),
             10_000: (2.224, 2.224, 2.224, 2.224), 50_000: (2.224, 2.224, 2.224, 2.224)},
}
REAL = {  # file, target, whether the paper's error is of the standardised target, its RMSE
    "cpu_act": ("cpu_act.csv", "usr", False, (18.518, 9.686, 9.689, 8.194)),
    "elevators": ("elevators.csv.gz", "Goal", True, (1.044, .514, .468, .446)),
}
NAMES = {"gse1": "SE1", "gse2": "SE2", "cpu_act": "RCP (cpu_act)", "elevators": "REL (elevators)"}


def known_methods(cli):
    known = {entry["id"] for entry in json.loads(command.ask([cli, "methods", "--json"]))["methods"]}
    return [method for method in METHODS if method in known]


def errors(cli, learning, test, target, rows, seeds_of_files, methods, unit=1.):
    split = ["--test", test, "--split", f"{rows},1000"]
    return {method: command.train(cli, learning, target, method, seeds_of_files, (), split)["metrics"]["test"]["rmse"] / unit
            for method in methods}


def rows_of(table, setting, paper, runs):
    for method, published in zip(METHODS, paper):
        if runs and method in runs[0]:
            yield {"table": table, "setting": f"{setting}, {method}", "measure": "test RMSE", "paper": f"{published}",
                   "values": [run[method] for run in runs]}


def figures(cli, folder, seeds, data):
    methods = known_methods(cli)
    for name, sizes in SYNTHETIC.items():
        for rows, paper in sizes.items():
            runs = []
            for seed in seeds:
                learning, test = command.write_synthetic(cli, name, seed, rows + 1_000, 1_000, folder)
                runs.append(errors(cli, learning, test, "y", rows, seed, methods))
            yield from rows_of("SRFF, Tables 3 and 5: baselines", f"{NAMES[name]}, n = {rows:,}", paper, runs)
    if data is None:
        return
    for name, (file, target, is_standardised, paper) in REAL.items():
        runs = []
        for seed in seeds:
            learning, test, deviation = command.write_sample(data / file, target, seed, folder)
            runs.append(errors(cli, learning, test, target, 6_000, seed, methods,
                               deviation if is_standardised else 1.))
        yield from rows_of("SRFF, Table 8: baselines", NAMES[name], paper, runs)
