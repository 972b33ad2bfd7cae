#include "core/method/ranking/elimination.h"

#include <numeric>

#include "core/base/order.h"

namespace ardent {
namespace {

constexpr std::size_t kOneByOne = 20;

class Elimination final : public Ranker {
public:
    Elimination(TaskPtr task, double share, Message criterion, EliminationScores scores,
                Message note)
        : task_(std::move(task)),
          share_(share),
          criterion_(std::move(criterion)),
          scores_(std::move(scores)),
          note_(std::move(note)),
          left_(task_->recipe->sources.size()) {
        std::iota(left_.begin(), left_.end(), Index{0});
        for (std::size_t left = left_.size(); left > 1; left -= leaving(left)) ++steps_;
    }

    std::vector<CurveSeries> series() const override {
        return {{"train", message("variables-left", "variables left")}, {"criterion", criterion_}};
    }
    TickUnit tickUnit() const override { return TickUnit::Elimination; }
    std::int64_t plannedTicks() const override { return steps_; }
    Message stage() const override {
        return left_.size() == 1
                   ? message("one-variable-left", "1 variable left")
                   : message("count-variables-left", "{} variables left", left_.size());
    }

    Relevance relevance() const override {
        const Message kind =
            message("place-of-elimination",
                    "place in the order of elimination, last out = number of variables");
        if (out_.empty() && left_.size() > 1) return {kind, {}, {}};
        return relevanceOfPlaces(kind, *task_->recipe, order());
    }

    std::vector<Index> order() const override {
        std::vector<Index> order = left_;
        order.insert(order.end(), out_.rbegin(), out_.rend());
        return order;
    }

    RankingStep advance(const GoOn& goOn) override {
        if (left_.size() <= 1)
            return {RankingStep::Did::Finished,
                    {},
                    sentences(
                        {message("all-but-one-eliminated", "All but one variable are eliminated."),
                         note_})};
        const auto scores = scores_(left_, goOn);
        if (!scores) return {};
        const std::vector<Index> best = positionsFalling(*scores);
        const double least = (*scores)[static_cast<std::size_t>(best.back())];
        std::vector<Index> kept;
        for (std::size_t k = 0; k < best.size(); ++k) {
            const Index source = left_[static_cast<std::size_t>(best[best.size() - 1 - k])];
            if (k < leaving(left_.size()))
                out_.push_back(source);
            else
                kept.push_back(source);
        }
        std::ranges::reverse(kept);  // most relevant first
        left_ = std::move(kept);
        return {RankingStep::Did::Tick, {static_cast<double>(left_.size()), least}, {}};
    }

private:
    /// How many of so many go in one step.
    std::size_t leaving(std::size_t left) const {
        if (left <= kOneByOne) return 1;
        return std::clamp<std::size_t>(static_cast<std::size_t>(share_ * static_cast<double>(left)),
                                       1, left - kOneByOne);
    }

    TaskPtr task_;
    double share_;
    Message criterion_;
    EliminationScores scores_;
    Message note_;
    std::vector<Index> left_;  // as the last scores order them
    std::vector<Index> out_;
    std::int64_t steps_ = 0;  // in all
};

}  // namespace

std::unique_ptr<Ranker> makeElimination(TaskPtr task, double share, Message criterion,
                                        EliminationScores scores, Message note) {
    return std::make_unique<Elimination>(std::move(task), share, std::move(criterion),
                                         std::move(scores), std::move(note));
}

}  // namespace ardent
