// Seconds of RFFNet's training until the best checkpoint's test error is first low enough:
// accuracy_bench LEARNING.csv TEST.csv LEVEL SEED [OPTION=VALUE]…
// The clock runs in `advance` alone: 9 of 10 learning rows train, the others validate. Checkpoints
// are judged on the test rows while it stands still. Prints one JSON object; "seconds" is null when
// the training ends before.

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <nlohmann/json.hpp>

#include "core/data/import/table_reader.h"
#include "core/data/task/make_task.h"
#include "core/method/methods.h"
#include "core/model/split_metrics.h"
#include "core/parallel/blocks.h"

using namespace ardent;

namespace {

[[noreturn]] void stop(const std::string& why) {
    std::fprintf(stderr, "accuracy_bench: %s\n", why.c_str());
    std::exit(2);
}

template <class T>
T orStop(Result<T> result) {
    if (!result) stop(result.error().text.english());
    return std::move(*result);
}

double testError(const Predictor& predictor, const Task& task) {
    Task testOnly{task.recipe, task.x, task.y, {{}, {}, task.split.test}, {}};
    return metric(splitMetrics(predictor, testOnly).test, "mse");
}

struct Outcome {
    double seconds = std::numeric_limits<double>::infinity();
    double error = std::numeric_limits<double>::infinity();  ///< of the best checkpoint so far
    int ticks = 0;
};

Outcome timeToLevel(Trainer& trainer, const Task& task, double level) {
    using Clock = std::chrono::steady_clock;
    Outcome outcome;
    Clock::duration spent{};
    double best = std::numeric_limits<double>::infinity();
    for (Advance done; done.state == Advance::State::Working;) {
        const auto start = Clock::now();
        done = trainer.advance(always);
        spent += Clock::now() - start;
        if (!done.tick) continue;
        ++outcome.ticks;
        const double validation = (*done.tick)[1];
        if (!(validation < best)) continue;  // also where a start's epoch has none
        best = validation;
        outcome.error = testError(*trainer.predictor(), task);
        if (outcome.error > level) continue;
        outcome.seconds = std::chrono::duration<double>(spent).count();
        break;
    }
    return outcome;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 5) stop("give LEARNING.csv TEST.csv LEVEL SEED [OPTION=VALUE]…");
    const Method* method = findMethod("rffnet");
    const auto seed = static_cast<Seed>(std::atoll(argv[4]));
    OptionValues options;
    for (int i = 5; i < argc; ++i) {
        const char* equals = std::strchr(argv[i], '=');
        if (equals == nullptr) stop("write options as OPTION=VALUE");
        const std::string id(static_cast<const char*>(argv[i]), equals);
        for (const OptionSpec& spec : method->schema())
            if (spec.id == id) options[id] = orStop(parseOption(spec, equals + 1));
    }
    Recipe recipe;
    recipe.target = "y";
    recipe.seed = seed;
    recipe.split = {0.9, 0.1, 0.};
    const auto task = std::make_shared<const Task>(orStop(
        makeTask(recipe, orStop(readTable(argv[1])).table, orStop(readTable(argv[2])).table)));
    Outcome outcome;
    Arena(1).run([&] {
        const auto trainer = orStop(makeTrainer(*method, task, options, seed));
        outcome = timeToLevel(*trainer, *task, std::atof(argv[3]));
    });
    std::puts(nlohmann::json{{"seconds", outcome.seconds},  // infinity becomes null
                             {"epochs", outcome.ticks},
                             {"mse", outcome.error}}
                  .dump()
                  .c_str());
    return 0;
}
