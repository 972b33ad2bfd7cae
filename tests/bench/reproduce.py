"""RFFNet on the simulated tables of its paper: reproduce.py PATH-OF-ARDENT-CLI [options]; --help shows them.

Fresh data for each seed: 9000 rows to train, 1000 to validate, 2000 to test. Writes a Markdown report with the test
error of every seed, and how many of the true variables stand among the most relevant ones. "sd" is the population
standard deviation over the seeds, which is what the paper prints behind its "±".
"""

import argparse
import json
import pathlib
import statistics
import subprocess
import sys
import tempfile

PUBLISHED = {  # metric, value and its deviation in the paper's Tables 1 and 2
    "gse1": ("mse", "0.073 ± 0.004"),
    "gse2": ("mse", "1.865 ± 0.222"),
    "jse2": ("mse", "1.359 ± 1.386"),
    "jse3": ("mse", "0.012 ± 0.002"),
    "moons": ("auc", "1.00 ± 0.00"),
    "classification": ("auc", "0.98 ± 0.016"),
}
LEARNING_ROWS, TEST_ROWS = 10_000, 2_000


def ask(command):
    run = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    if run.returncode != 0:
        sys.exit(f"{' '.join(command)}\n{run.stderr}")
    return run.stdout


def write_data(cli, name, seed, folder):
    """One stream of rows, cut in two: the first to learn from, the rest to test."""
    lines = ask([cli, "synth", name, "--rows", str(LEARNING_ROWS + TEST_ROWS), "--seed", str(seed)]).splitlines(True)
    learning, test = folder / "learning.csv", folder / "test.csv"
    learning.write_text("".join(lines[: 1 + LEARNING_ROWS]))
    test.write_text("".join(lines[:1] + lines[1 + LEARNING_ROWS :]))
    return learning, test


def train(cli, name, seed, settings, threads, folder):
    learning, test = write_data(cli, name, seed, folder)
    command = [cli, "train", str(learning), "--test", str(test), "--split", "0.9,0.1", "--target", "y", "--method",
               "rffnet", "--seed", str(seed), "--threads", str(threads), "--json"]
    for setting in settings:
        command += ["--set", setting]
    return json.loads(ask(command))


def share_of_true(run, relevant):
    ranked = sorted(run["relevance"], key=lambda entry: -entry["value"])
    top = [entry["name"] for entry in ranked[: len(relevant)]]
    return sum(name in relevant for name in top) / len(relevant)


def summary_row(name, rows):
    metric, published = PUBLISHED[name]
    values = [row["value"] for row in rows]
    shares = [row["share"] for row in rows]
    return (f"| {name} | {metric} | {published} | {statistics.mean(values):.4f} ± {statistics.pstdev(values):.4f} | "
            f"{statistics.median(values):.4f} | {statistics.mean(shares):.2f} | "
            f"{sum(share == 1 for share in shares)} of {len(shares)} | "
            f"{statistics.median(row['steps'] for row in rows):.0f} | "
            f"{statistics.median(row['seconds'] for row in rows):.2f} |")


def seed_table(name, rows):
    lines = [f"\n## {name}\n", f"| seed | test {PUBLISHED[name][0]} | true on top | epochs | seconds |",
             "|---:|---:|---:|---:|---:|"]
    lines += [f"| {row['seed']} | {row['value']:.4f} | {row['share']:.2f} | {row['steps']} | {row['seconds']:.2f} |"
              for row in rows]
    return "\n".join(lines)


def report(results, info, settings):
    options = ", ".join(settings) or "defaults"
    head = f"""# RFFNet on simulated data

{info['version']} ({info['commit']}), {info['isa']}; options: {options}. Fresh data for each seed: 9000 rows to train,
1000 to validate, {TEST_ROWS} to test. "True on top" is the share of the true variables among as many of the most
relevant ones.

| set | test | paper | mean ± sd | median | true on top | all found | epochs | seconds |
|---|---|---|---|---:|---:|---:|---:|---:|
"""
    body = "\n".join(summary_row(name, rows) for name, rows in results.items())
    return head + body + "\n" + "\n".join(seed_table(name, rows) for name, rows in results.items()) + "\n"


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("cli", help="path of ardent-cli")
    parser.add_argument("--sets", default=",".join(PUBLISHED), help="comma-separated names (default: all)")
    parser.add_argument("--seeds", type=int, default=10, help="seeds 1 … N (default: 10)")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE", help="as in ardent-cli train")
    parser.add_argument("--out", default="-", help="Markdown file (default: standard output)")
    return parser.parse_args()


def main():
    arguments = parse_arguments()
    cli = arguments.cli
    truth = {entry["name"]: {f"x{j}" for j in entry["relevant"]}
             for entry in json.loads(ask([cli, "synth", "--json"]))["sets"]}
    results = {}
    with tempfile.TemporaryDirectory() as name_of_folder:
        folder = pathlib.Path(name_of_folder)
        for name in arguments.sets.split(","):
            for seed in range(1, arguments.seeds + 1):
                run = train(cli, name, seed, arguments.set, arguments.threads, folder)
                row = {"seed": seed, "value": run["metrics"]["test"][PUBLISHED[name][0]],
                       "share": share_of_true(run, truth[name]), "steps": run["steps"], "seconds": run["seconds"]}
                results.setdefault(name, []).append(row)
                print(f"{name} seed {seed}: {row['value']:.4f}, true on top {row['share']:.2f}", file=sys.stderr)
    text = report(results, json.loads(ask([cli, "--version", "--json"])), arguments.set)
    if arguments.out == "-":
        print(text, end="")
    else:
        pathlib.Path(arguments.out).write_text(text)


if __name__ == "__main__":
    main()
