"""SRFF, Tables 3 to 6 and 8: n rows to train, 1,000 to validate, 1,000 to test.

Synthetic data are fresh for each seed; of the real sets each seed takes a random 6,000/1,000/1,000. The paper prints the
standard deviation over 30 replicas behind its means. The defaults of the method have the paper's 300 features, 50 penalties
and a simplex size from the data, and more than the paper: also starting scales of largest evidence, 20 draws of the
frequencies, and in half of them the best of up to 3,000 candidates. Rows called "the paper's own" do without these. Real sets
are read from the folder `data`. At 50,000 rows only the first three seeds.
"""

import csv

import cli as command

SYNTHETIC = {  # name, table, {rows to train: the paper's test RMSE and its deviation}
    "gse1": ("SRFF, Table 3: SE1", {1_000: "0.272 ± 0.009", 5_000: "0.263 ± 0.010", 10_000: "0.261 ± 0.011",
                                    50_000: "0.255 ± 0.009"}),
    "gse2": ("SRFF, Table 5: SE2", {1_000: "1.603 ± 0.104", 5_000: "1.278 ± 0.076", 10_000: "1.272 ± 0.138",
                                    50_000: "1.273 ± 0.080"}),
    "se3": ("SRFF, Table 6: SE3", {1_000: "0.478 ± 0.031", 50_000: "0.206 ± 0.004"}),
}
REAL = {  # file, target, whether the paper's error is of the standardised target
    "cpu_act": ("cpu_act.csv", "usr", False, "2.516 ± 0.184"),
    "elevators": ("elevators.csv.gz", "Goal", True, "0.314 ± 0.032"),
}
LARGE, FEW_SEEDS = 50_000, 3
OWN, OWN_ROWS = ("start=uniform", "draws=1", "candidates=1"), 1_000


def fit(cli, learning, test, target, rows, seed, options=()):
    return command.train(cli, learning, target, "srff", seed, options, ["--test", test, "--split", f"{rows},1000"])


def synthetic_figures(cli, folder, seeds):
    truth = command.relevant_variables(cli)
    for name, (table, sizes) in SYNTHETIC.items():
        cases = [(rows, paper, ()) for rows, paper in sizes.items()]
        for rows, paper, options in [(OWN_ROWS, sizes[OWN_ROWS], OWN), *cases]:
            runs = []
            for seed in list(seeds)[:FEW_SEEDS] if rows >= LARGE else seeds:
                files = command.write_synthetic(cli, name, seed, rows + 1_000, 1_000, folder)
                runs.append(fit(cli, *files, "y", rows, seed, options))
            setting = f"{rows:,} rows" + (f", the paper's own: {', '.join(options)}" if options else "")
            yield {"table": table, "setting": setting, "measure": "test RMSE", "paper": paper,
                   "values": [run["metrics"]["test"]["rmse"] for run in runs]}
            yield {"table": table, "setting": setting,
                   "measure": "share of the true variables among as many of the most relevant", "paper": "",
                   "values": [command.share_of_true(run, truth[name]) for run in runs]}


def real_figures(cli, folder, seeds, data):
    for name, (file, target, standardised, paper) in REAL.items():
        if not (data / file).exists():
            continue
        errors = []
        for seed in seeds:
            learning, test, deviation = command.write_sample(data / file, target, seed, folder)
            run = fit(cli, learning, test, target, 6_000, seed)
            errors.append(run["metrics"]["test"]["rmse"] / (deviation if standardised else 1.))
        yield {"table": "SRFF, Table 8: real data", "setting": name,
               "measure": "test RMSE" + (", standardised target" if standardised else ""), "paper": paper,
               "values": errors}


def figures(cli, folder, seeds, data):
    yield from synthetic_figures(cli, folder, seeds)
    if data:
        yield from real_figures(cli, folder, seeds, data)
