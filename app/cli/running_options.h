#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "core/base/types.h"

namespace ardent::cli {

/// How a command computes and how it tells what came out.
struct RunningOptions {
    Seed seed = 1;
    int threads = 0;  ///< 0: all that this process may use
    bool json = false;
};

/// Adds --seed, --threads and --json.
void addRunningOptions(CLI::App& command, RunningOptions&, const std::string& seedHelp);

void addSeed(CLI::App& command, Seed&, const std::string& help);
void addThreads(CLI::App& command, int& threads, const std::string& help = "Threads");
void addJson(CLI::App& command, bool& json);

/// Those that were asked for, or all that this process may use for 0.
int chosenThreads(int threads);

}  // namespace ardent::cli
