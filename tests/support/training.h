#pragma once

#include <QtTest>
#include <algorithm>
#include <atomic>
#include <cmath>
#include <mutex>

#include "core/method/method.h"
#include "core/model/split_metrics.h"
#include "core/parallel/blocks.h"
#include "tests/support/small_task.h"

/// Training to the end in this thread, for tests of methods.
namespace ardent::test {

class NeverStop : public Pulse {
public:
    bool goOn() override { return true; }
};

/// Asks to leave at the question after so many; −1: never.
class StopAfter : public Pulse {
public:
    explicit StopAfter(int asked = -1) : left_(asked) {}
    bool goOn() override { return left_ < 0 || left_-- > 0; }

private:
    std::atomic<int> left_;
};

/// Asks to leave again and again, after twice as many questions each time.
class OftenStop : public Pulse {
public:
    bool goOn() override {
        const std::scoped_lock lock(mutex_);
        if (++asked_ < patience_) return true;
        asked_ = 0;
        patience_ *= 2;
        return false;
    }

private:
    std::mutex mutex_;
    int asked_ = 0;
    int patience_ = 3;
};

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
        const std::string stage = trainer.stage();
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
                           Seed seed = 1, int threads = 1, Pulse* pulse = nullptr) {
    NeverStop never;
    return trainByPieces(method, task, options, seed, threads, [&](Trainer& trainer) {
        return trainer.advance(pulse != nullptr ? *pulse : never);
    });
}

/// Pieces are left again and again.
inline Training trainHastily(const char* method, const TaskPtr& task, const OptionValues& options,
                             int threads = 2) {
    OftenStop stop;
    return trainToEnd(method, task, options, 1, threads, &stop);
}

/// Every piece is left after so many questions, and then done again.
inline Training trainWithPauses(const char* method, const TaskPtr& task,
                                const OptionValues& options, int asked, int threads = 1) {
    bool isWhole = true;
    return trainByPieces(method, task, options, 1, threads, [&](Trainer& trainer) {
        isWhole = !isWhole;
        StopAfter pulse(isWhole ? -1 : asked);
        return trainer.advance(pulse);
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
