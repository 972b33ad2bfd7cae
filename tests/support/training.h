#pragma once

#include <QtTest>

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
    int left_;
};

/// Asks to leave again and again, after twice as many questions each time.
class OftenStop : public Pulse {
public:
    bool goOn() override {
        if (++asked_ < patience_) return true;
        asked_ = 0;
        patience_ *= 2;
        return false;
    }

private:
    int asked_ = 0;
    int patience_ = 3;
};

struct Training {
    std::vector<double> train, validation;
    Advance last;
    PredictorPtr predictor;
    std::optional<Relevance> relevance;
    std::optional<Selection> selection;
    PathPtr path;
    std::string refused;  ///< why no trainer was made

    double metric(const Task& task, const char* name) const {
        return ardent::metric(splitMetrics(*predictor, task).test, name);
    }
};

inline Training trainToEnd(const char* method, const TaskPtr& task, const OptionValues& options,
                           Seed seed = 1, int threads = 1, Pulse* pulse = nullptr) {
    Training result;
    Arena(threads).run([&] {
        auto trainer = makeTrainer(*findMethod(method), task, options, seed);
        if (!trainer) {
            result.refused = trainer.error().text;
            return;
        }
        NeverStop never;
        do {
            result.last = (*trainer)->advance(pulse != nullptr ? *pulse : never);
            if (result.last.tick) {
                result.train.push_back(result.last.tick->front());
                if (result.last.tick->size() > 1)
                    result.validation.push_back((*result.last.tick)[1]);
            }
        } while (result.last.state == Advance::State::Working);
        result.predictor = (*trainer)->predictor();
        result.relevance = (*trainer)->relevance();
        result.selection = (*trainer)->selection();
        result.path = (*trainer)->path();
    });
    return result;
}

}  // namespace ardent::test
