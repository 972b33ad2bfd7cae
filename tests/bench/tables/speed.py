"""Times of the penalised paths, the explanations and whole trainings, and how many times faster than their peers they are.

Paths: one thread; the lasso against R's glmnet, the group lasso against plain blockwise descent in NumPy, all at the same
penalties and to the same objectives (relative 1e-7). Explanations: 2,000 rows, 100 variables, 1,000 features, two threads.
Trainings: all threads, the first three seeds. Needs the benches beside ardent-cli (-DARDENT_BENCH=ON), R with glmnet, NumPy and
a quiet machine; without the benches only the trainings are measured. Boosting and CCM against their peers: as boosting.py and
selection.py say, where Python has SciPy and XGBoost; boosting seeks each learner on 10,000 rows, its peers look at all.
"""

import importlib.util
import json
import os
import sys

import cli as command
import lasso_path

EXPLANATIONS = {  # in explain_bench: setting, what is asked
    "relevance": ("derivative relevances", "≤ 50 with 50 pairs"),
    "pairs_50": ("50 given pairs", "≤ 50 with the relevances"),
    "pairs_all": ("ranking of all 4,950 pairs", "≤ 300"),
    "partial_dependence": ("partial dependence on one variable, 50 points", ""),
    "sobol": ("Sobol indices", "in the background"),
}

TRAININGS = [  # set, rows, method, options, what is asked
    *(("gse1", 10_000, "metric", (f"preset={preset}",), f"≤ {seconds}")
      for preset, seconds in (("fast", 0.7), ("default", 2), ("thorough", 5))),
    *(("gse2", 10_000, "metric", (f"preset={preset}",), f"≤ {seconds}")
      for preset, seconds in (("fast", 0.7), ("default", 2), ("thorough", 5))),
    ("gse1", 51_000, "srff", (), "≤ 100 (authors: within two hours)"),
]


def path_figures(bench):
    for name, peer, ours, theirs in lasso_path.comparisons(bench):
        for measure, asked, value in ((f"times faster than {peer}", "≥ 2", theirs / ours),
                                      ("seconds, ours", "", ours), (f"seconds, {peer}", "", theirs)):
            yield {"table": "Speed of the penalised paths", "setting": name, "measure": measure, "paper": asked,
                   "values": [value]}


def explanation_figures(bench):
    found = json.loads(command.ask([bench]))
    for name, (setting, asked) in EXPLANATIONS.items():
        yield {"table": "Speed of the explanations", "setting": setting, "measure": "milliseconds", "paper": asked,
               "values": [found[name]["ms"]]}


def training_figures(cli, folder, seeds):
    for name, rows, method, options, asked in TRAININGS:
        runs = []
        for seed in list(seeds)[:3]:
            learning, _ = command.write_synthetic(cli, name, seed, rows, 1, folder)
            runs.append(command.train(cli, learning, "y", method, seed, options, ["--split", "0.9,0.1"]))
        setting = ", ".join([method, *options, name, f"{rows:,} rows", f"{runs[0]['threads']} threads"])
        yield {"table": "Time of whole trainings", "setting": setting, "measure": "seconds", "paper": asked,
               "values": [run["seconds"] for run in runs]}


def boosting_figures(cli, folder):
    """Ours seeks each learner on 10,000 rows, its peers look at all of them."""
    import boosting
    x, y, x_test, y_test, learning, test = boosting.data(folder)
    threads = len(os.sched_getaffinity(0))
    for peer, count, asked, measure in (("XGBoost (hist, depth 5)", threads, "> 1", boosting.peer),
                                        ("NumPy and SciPy", 1, "≥ 30", lambda *rows: boosting.plain(*rows[:4]))):
        ours, our_accuracy = boosting.ours(cli, learning, test, count, 10_000)
        theirs, their_accuracy = measure(x, y, x_test, y_test, count)
        setting = (f"gbrff2, {boosting.ROUNDS} rounds, {boosting.ROWS + 1:,} rows of {boosting.COLUMNS} columns, each learner"
                   f" sought on 10,000, threads: {count}")
        for shown, goal, value in ((f"times faster than {peer}, which looks at all rows", asked, theirs / ours),
                                   ("seconds, ours", "", ours), (f"seconds, {peer}", "", theirs),
                                   ("test accuracy, %, ours", "", 100 * our_accuracy),
                                   (f"test accuracy, %, {peer}", "", 100 * their_accuracy)):
            yield {"table": "Speed of boosting", "setting": setting, "measure": shown, "paper": goal, "values": [float(value)]}


def selection_figures(cli):
    import selection
    for rows, columns, steps in selection.CASES:
        ours, _, _, theirs, _, _ = selection.compared(cli, rows, columns, steps)
        for shown, goal, value in (("times faster than NumPy and SciPy", "≥ 10", theirs / ours),
                                   ("seconds, ours", "", ours), ("seconds, NumPy and SciPy", "", theirs)):
            yield {"table": "Speed of CCM", "setting": f"exact kernel, {rows:,} rows, {columns} columns, {steps} equal steps",
                   "measure": shown, "paper": goal, "values": [float(value)]}


def figures(cli, folder, seeds, data):
    yield from training_figures(cli, folder, seeds)
    if all(importlib.util.find_spec(name) for name in ("scipy", "xgboost")):
        yield from boosting_figures(cli, folder)
        yield from selection_figures(cli)
    benches = cli.parent.parent / "bench"
    if not (benches / "lasso_path_bench").exists():
        print(f"No paths and no explanations: {benches} has no benches; build with -DARDENT_BENCH=ON.", file=sys.stderr)
        return
    yield from path_figures(benches / "lasso_path_bench")
    yield from explanation_figures(benches / "explain_bench")
