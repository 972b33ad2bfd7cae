#pragma once

#include <QtTest>
#include <algorithm>

#include "core/method/method.h"
#include "core/parallel/blocks.h"
#include "tests/support/hand_made_task.h"
#include "tests/support/small_task.h"

/// Training to the end, with everything that a trainer then tells.
namespace ardent::test {

class GoOn : public Pulse {
public:
    bool goOn() override { return true; }
};

struct FourierRun {
    std::vector<std::vector<double>> ticks;
    std::vector<std::string> stages;  ///< in the order in which they were seen
    Advance last;
    PredictorPtr predictor;
    Relevance relevance;
    std::optional<Selection> selection;
    std::optional<Interactions> interactions;
    PathPtr path;
};

inline FourierRun trainFourier(const char* method, const TaskPtr& task, const OptionValues& options,
                               int threads = 1) {
    FourierRun run;
    Arena(threads).run([&] {
        auto trainer = makeTrainer(*findMethod(method), task, options, 1);
        if (!trainer) qFatal("%s", trainer.error().text.c_str());
        GoOn pulse;
        do {
            run.last = (*trainer)->advance(pulse);
            if (run.last.tick) run.ticks.push_back(*run.last.tick);
            const std::string stage = (*trainer)->stage();
            if (run.stages.empty() || run.stages.back() != stage) run.stages.push_back(stage);
        } while (run.last.state == Advance::State::Working);
        run.predictor = (*trainer)->predictor();
        if (const auto relevance = (*trainer)->relevance()) run.relevance = *relevance;
        run.selection = (*trainer)->selection();
        run.interactions = (*trainer)->interactions();
        run.path = (*trainer)->path();
    });
    return run;
}

/// Kept sources, ascending.
inline std::vector<Index> keptOf(const Selection& selection) {
    std::vector<Index> kept(selection.order.begin(), selection.order.begin() + selection.chosen);
    std::ranges::sort(kept);
    return kept;
}

}  // namespace ardent::test
