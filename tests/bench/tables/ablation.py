"""What each stage of the metric method buys: the standard recipe, and the same without one stage.

Rows as in the table of the metric method: 10,000 rows to learn from, a tenth of them to validate, 10,000 fresh rows to test;
real sets 81/9/10 %, read from the folder `data`. All variants of a seed learn from the same rows.
"""

import cli as command
from tables.metric import last_column

STAGES = ("none", "evidence", "forward", "metric", "second_pass", "frequencies", "closed_form", "average")
SYNTHETIC = ("gse1", "gse2")
REAL = {"cpu_act.csv": "usr", "pumadyn32nm.csv.gz": None, "kin8nm.csv": None}


def errors(cli, files, target, seed, extra):
    return {stage: command.train(cli, files, target, "metric", seed, ["preset=default", f"leave_out={stage}"],
                                 extra)["metrics"]["test"]["rmse"] for stage in STAGES}


def rows_of(name, runs):
    for stage in STAGES:
        yield {"table": "Metric learning without one stage", "paper": "", "measure": "test RMSE",
               "setting": f"{name}, {'all stages' if stage == 'none' else 'without ' + stage}",
               "values": [run[stage] for run in runs]}


def figures(cli, folder, seeds, data):
    for name in SYNTHETIC:
        runs = []
        for seed in seeds:
            learning, test = command.write_synthetic(cli, name, seed, 10_000, 10_000, folder)
            runs.append(errors(cli, learning, "y", seed, ["--test", test, "--split", "0.9,0.1"]))
        yield from rows_of(f"{name}, n = 10,000", runs)
    if data is None:
        return
    for file, target in REAL.items():
        target = target or last_column(data / file)
        yield from rows_of(file.split(".")[0],
                           [errors(cli, data / file, target, seed, ["--split", "0.81,0.09,0.1"]) for seed in seeds])
