"""RFFNet, Tables 1 and 2: 9000 rows to train, 1000 to validate, 2000 to test, fresh for each seed.

The paper's "±" is the population standard deviation over its replicas.
"""

import cli as command

PUBLISHED = {
    "gse1": ("mse", "0.073 ± 0.004"),
    "gse2": ("mse", "1.865 ± 0.222"),
    "jse2": ("mse", "1.359 ± 1.386"),
    "jse3": ("mse", "0.012 ± 0.002"),
    "moons": ("auc", "1.00 ± 0.00"),
    "classification": ("auc", "0.98 ± 0.016"),
}
PRESETS = ("paper", "best")


def figures(cli, folder, seeds, data):
    truth = command.relevant_variables(cli)
    for name, (metric, published) in PUBLISHED.items():
        runs = {preset: [] for preset in PRESETS}
        for seed in seeds:
            learning, test = command.write_synthetic(cli, name, seed, 10_000, 2_000, folder)
            for preset in PRESETS:
                runs[preset].append(command.train(cli, learning, "y", "rffnet", seed, [f"preset={preset}"],
                                                  ["--test", test, "--split", "0.9,0.1"]))
        for preset in PRESETS:
            setting = f"{name}, preset {preset}"
            yield {"table": "RFFNet, Tables 1 and 2", "setting": setting, "measure": f"test {metric}",
                   "paper": published, "values": [run["metrics"]["test"][metric] for run in runs[preset]]}
            yield {"table": "RFFNet, Tables 1 and 2", "setting": setting,
                   "measure": "share of the true variables among as many of the most relevant", "paper": "",
                   "values": [command.share_of_true(run, truth[name]) for run in runs[preset]]}
