#include "app/cli/running_options.h"

#include "app/cli/number_check.h"
#include "core/parallel/blocks.h"

namespace ardent::cli {

void addSeed(CLI::App& command, Seed& seed, const std::string& help) {
    command.add_option("--seed", seed, help)->check(wholeNumber)->capture_default_str();
}

void addThreads(CLI::App& command, int& threads, const std::string& help) {
    command
        .add_option("--threads", threads,
                    help + " (default: all that this process may use); never changes the result")
        ->check(wholeFrom(0, 1024));
}

void addJson(CLI::App& command, bool& json) {
    command.add_flag("--json", json, "One JSON object on standard output");
}

void addRunningOptions(CLI::App& command, RunningOptions& options, const std::string& seedHelp) {
    addSeed(command, options.seed, seedHelp);
    addThreads(command, options.threads);
    addJson(command, options.json);
}

int chosenThreads(int threads) {
    return threads > 0 ? threads : availableThreads();
}

}  // namespace ardent::cli
