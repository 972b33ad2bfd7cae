"""The papers' figures, made again: reproduce.py PATH-OF-ARDENT-CLI [options]; --help shows them.

Every module in tables/ has a generator figures(cli, folder, seeds, data) of rows {table, setting, measure, paper, values},
one value a seed. Writes them as Markdown; "±" is the population standard deviation over the seeds.
"""

import argparse
import importlib
import json
import pathlib
import statistics
import sys
import tempfile

from cli import ask

HERE = pathlib.Path(__file__).resolve().parent


def known_tables():
    return sorted(file.stem for file in (HERE / "tables").glob("*.py"))


def number(value):
    return f"{value:.4g}"


def line(row):
    values = row["values"]
    spread = f" ± {number(statistics.pstdev(values))}" if len(values) > 1 else ""
    return (f"| {row['setting']} | {row['measure']} | {row['paper'] or '–'} | "
            f"{number(statistics.mean(values))}{spread} | {number(statistics.median(values))} | "
            f"{len(values)}: {', '.join(map(number, values))} |")


def section(title, rows):
    head = f"\n## {title}\n\n| setting | measure | paper | mean ± sd | median | seeds: values |\n|---|---|---|---|---|---|\n"
    return head + "\n".join(map(line, rows)) + "\n"


def document(rows, info):
    sections = {}
    for row in rows:
        sections.setdefault(row["table"], []).append(row)
    return (f"# Results\n\nMade by `tests/bench/reproduce.py` with Ardent {info['version']} ({info['commit']}), "
            f"{info['isa']}. \"±\" is the population\nstandard deviation over the seeds.\n" +
            "".join(section(title, rows) for title, rows in sections.items()))


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("cli", type=pathlib.Path, help="path of ardent-cli")
    parser.add_argument("--tables", default=",".join(known_tables()), help="comma-separated (default: %(default)s)")
    parser.add_argument("--seeds", type=int, default=10, help="seeds 1 … N (default: 10)")
    parser.add_argument("--data", type=pathlib.Path, help="folder of the real data sets; without it those are left out")
    parser.add_argument("--out", type=pathlib.Path, help="Markdown file (default: standard output)")
    return parser.parse_args()


def main():
    arguments = parse_arguments()
    seeds = range(1, arguments.seeds + 1)
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        for name in arguments.tables.split(","):
            table = importlib.import_module(f"tables.{name}")
            for row in table.figures(arguments.cli.resolve(), pathlib.Path(folder), seeds, arguments.data):
                rows.append(row)
                print(line(row), file=sys.stderr, flush=True)
    text = document(rows, json.loads(ask([arguments.cli, "--version", "--json"])))
    if arguments.out:
        arguments.out.write_text(text)
    else:
        print(text, end="")


if __name__ == "__main__":
    main()
