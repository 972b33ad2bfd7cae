#pragma once

#include <QtTest>
#include <algorithm>
#include <atomic>
#include <cmath>
#include <mutex>

#include "core/method/methods.h"
#include "core/model/split_metrics.h"
#include "core/parallel/blocks.h"
#include "tests/support/small_task.h"

/// Training to the end in this thread, for tests of methods.
namespace ardent::test {

/// Says no to every question after so many.
inline GoOn stopAfter(int questions) {
    return [left = std::make_shared<std::atomic<int>>(questions)] { return (*left)-- > 0; };
}

/// Says no again and again, after twice as many questions each time.
inline GoOn oftenStop() {
    struct Patience {
        std::mutex mutex;
        int asked = 0, most = 3;
    };
    return [patience = std::make_shared<Patience>()] {
        const std::scoped_lock lock(patience->mutex);
        if (++patience->asked < patience->most) return true;
        patience->asked = 0;
        patience->most *= 2;
        return false;
    };
}

/// Enough of the method to find something, quickly.
inline OptionValues fewOf(const char* method) {
    OptionValues few;
    const std::pair<const char*, long long> shorter[] = {
        {"features", 20}, {"max_epochs", 3}, {"rounds", 4}, {"lambdas", 5}, {"epochs", 2}};
    for (const OptionSpec& spec : findMethod(method)->schema())
        for (const auto& [id, value] : shorter)
            if (spec.id == id && double(value) >= spec.minimum) few[id] = value;
    return few;
}

struct Training {
    std::vector<std::vector<double>> ticks;  ///< values of all series
    std::vector<double> train, validation;   ///< first and second series
    std::vector<std::string> stages;         ///< in the order in which they were seen
    Advance last;
    PredictorPtr predictor;
    std::optional<Relevance> relevance;
    std::optional<Selection> selection;
    std::optional<Interactions> interactions;
    std::optional<Directions> directions;
    PathPtr path;
    std::optional<std::int64_t> keptTick;
    std::string refused;  ///< why no trainer was made

    double metric(const Task& task, const char* name) const {
        return ardent::metric(splitMetrics(*predictor, task).test, name);
    }

    void note(const Trainer& trainer, const Advance& done) {
        last = done;
        if (done.tick) {
            ticks.push_back(*done.tick);
            train.push_back(done.tick->front());
            if (done.tick->size() > 1) validation.push_back((*done.tick)[1]);
        }
        const std::string stage = trainer.stage().english();
        if (stages.empty() || stages.back() != stage) stages.push_back(stage);
    }

    void noteFindings(const Trainer& trainer) {
        predictor = trainer.predictor();
        relevance = trainer.relevance();
        selection = trainer.selection();
        interactions = trainer.interactions();
        directions = trainer.directions();
        path = trainer.path();
        keptTick = trainer.keptTick();
    }
};

/// advance(Trainer&) → Advance does one piece.
template <class Piece>
Training trainByPieces(const char* method, const TaskPtr& task, const OptionValues& options,
                       Seed seed, int threads, Piece advance) {
    Training result;
    Arena(threads).run([&] {
        auto trainer = makeTrainer(*findMethod(method), task, options, seed);
        if (!trainer) {
            result.refused = trainer.error().text.english();
            qInfo("%s", result.refused.c_str());
            return;
        }
        do result.note(**trainer, advance(**trainer));
        while (result.last.state == Advance::State::Working);
        result.noteFindings(**trainer);
    });
    return result;
}

inline Training trainToEnd(const char* method, const TaskPtr& task, const OptionValues& options,
                           Seed seed = 1, int threads = 1, const GoOn& goOn = always) {
    return trainByPieces(method, task, options, seed, threads,
                         [&](Trainer& trainer) { return trainer.advance(goOn); });
}

/// Pieces are left again and again.
inline Training trainHastily(const char* method, const TaskPtr& task, const OptionValues& options,
                             int threads = 2) {
    return trainToEnd(method, task, options, 1, threads, oftenStop());
}

/// Every piece is left after so many questions, and then done again.
inline Training trainWithPauses(const char* method, const TaskPtr& task,
                                const OptionValues& options, int asked, int threads = 1) {
    bool isWhole = true;
    return trainByPieces(method, task, options, 1, threads, [&](Trainer& trainer) {
        isWhole = !isWhole;
        return trainer.advance(isWhole ? always : stopAfter(asked));
    });
}

/// Kept sources, ascending.
inline std::vector<Index> keptOf(const Selection& selection) {
    std::vector<Index> kept(selection.order.begin(), selection.order.begin() + selection.chosen);
    std::ranges::sort(kept);
    return kept;
}

/// Without what ticks leave out.
inline std::vector<double> logged(std::vector<double> values) {
    std::erase_if(values, [](double value) { return std::isnan(value); });
    return values;
}

}  // namespace ardent::test
