"""CCM, Figures 1 and 2: how well the true variables are ranked, and how good a support vector machine on the first m is.

Synthetic: median rank of the true variables, fresh rows for each seed, m = their number. Real, from the folder `data`: ranks on
all rows, then the 5-fold accuracy of a Gaussian support vector machine (C = 1) on the first m, averaged over m = 20 … 100, or
over all m ≥ 3 where there are fewer than 20 variables. A seed draws the folds. The paper prints curves, no numbers. Where
columns outnumber rows the default of ccm goes beyond the paper: the kernel width is that of m variables and the order that of
backward elimination (width=selected, ordering=elimination); "ccm, as in the paper" keeps to its text. Seconds are of ranking
and curve together, on all threads.
"""

import statistics

import cli as command

SYNTHETIC = {"orange_skin": 50, "xor": 50, "additive": 100}
REAL = {
    "ALLAML": ("ALLAML.csv.gz", "class"), "TOX_171": ("TOX_171.csv.gz", "class"), "Yale": ("Yale.csv", "class"),
    "warpAR10P": ("warpAR10P.csv.gz", "class"), "vowel": ("vowel.csv", "Class"), "wine": ("wine.csv", "class"),
}
RANKINGS = {"ccm": (), "ccm, as in the paper": ("ordering=none", "width=text"), "pearson": (),
            "mutual_information": (), "mrmr": (), "hsic": (), "bahsic": (), "rfe": (), "rfe, Gaussian": ("kernel=gaussian",)}
TIMED = "ALLAML"


def median_rank(cli, name, rows, relevant, form, seed, folder):
    learning, _ = command.write_synthetic(cli, name, seed, rows, 1, folder)
    run = command.train(cli, learning, "y", "ccm", seed,
                        (f"variables={len(relevant)}", "model=none", f"formulation={form}"), ["--split", "1,0"])
    return statistics.median(1 + run["ranking"].index(name) for name in relevant)


def accuracy(cli, file, target, method, options, seed):
    run = command.train(cli, file, target, method.split(",")[0], seed, ("model=svm", *options),
                        ["--split", "1,0", "--task", "classification"])
    scores = dict(enumerate(run["ranking_scores"], 1))
    few = len(run["ranking"]) < 20
    kept = [score for m, score in scores.items() if score is not None and (m >= 3 if few else 20 <= m <= 100)]
    return 100 * statistics.mean(kept), run["seconds"]


def figures(cli, folder, seeds, data):
    truth = command.relevant_variables(cli)
    for name, rows in SYNTHETIC.items():
        relevant = truth[name]
        for form in ("exact", "random_features"):
            yield {"table": "CCM, Figure 1", "setting": f"{name}, {rows} rows, {form}",
                   "measure": "median rank of the true variables", "paper": f"best possible {(len(relevant) + 1) / 2:g}",
                   "values": [median_rank(cli, name, rows, relevant, form, seed, folder) for seed in seeds]}
    if data is None:
        return
    for name, (file, target) in REAL.items():
        if not (data / file).exists():
            continue
        for method, options in RANKINGS.items():
            runs = [accuracy(cli, data / file, target, method, options, seed) for seed in list(seeds)[:3]]
            yield {"table": "CCM, Figure 2", "setting": f"{name}, {method}",
                   "measure": "5-fold accuracy on the first m, mean over m, %", "paper": "",
                   "values": [share for share, _ in runs]}
            if name == TIMED and method.startswith("ccm"):
                yield {"table": "CCM, Figure 2", "setting": f"{name} (d = 7,129, n = 72), {method}",
                       "measure": "seconds", "paper": "", "values": [seconds for _, seconds in runs]}
