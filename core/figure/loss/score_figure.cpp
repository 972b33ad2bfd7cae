#include "core/figure/loss/score_figure.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/message.h"
#include "core/figure/axis_name.h"
#include "core/figure/counts.h"
#include "core/figure/loss/drawn_series.h"
#include "core/figure/loss/loss_figure.h"
#include "core/figure/notes/notes.h"
#include "core/model/loss.h"

namespace ardent {
namespace {

/// Steps of a run's best score so far.
struct ScoreCourse {
    const LossCurve* run = nullptr;
    SeriesRows rows = SeriesRows::Validation;
    Message measure;  ///< "RMSE"
    std::vector<double> seconds, best;
    double reachedAt = 0.;            ///< seconds, when the best was found
    std::optional<double> kept = {};  ///< of the model that the run keeps, where it is not the best
};

std::optional<Index> scoredSeries(const Curve& curve) {
    const auto& all = curve.series();
    for (const SeriesRows rows : {SeriesRows::Validation, SeriesRows::Folds, SeriesRows::Training})
        for (std::size_t s = 0; s < all.size(); ++s)
            if (all[s].rows == rows && isLoss(all[s])) return static_cast<Index>(s);
    return std::nullopt;
}

/// "RMSE", in the target's unit, or that of a transformed target.
Message rmseOf(const LossCurve& run) {
    if (!run.recipe || run.recipe->targetTransform == Transform::None)
        return message("score-rmse", "RMSE");
    return message("score-rmse-of", "RMSE of {} {}", transformName(run.recipe->targetTransform),
                   run.recipe->target);
}

Message measureOf(const LossCurve& run, const CurveSeries& scored) {
    if (scored.measure == lossName(Loss::Squared)) return rmseOf(run);
    return scored.measure == lossName(Loss::Logistic) ? message("score-log-loss", "log loss")
                                                      : wholeMeasure(scored);
}

double scoreOf(double loss, bool isSquared) {
    return isSquared ? std::sqrt(std::max(loss, 0.)) : loss;
}

/// Nothing where it is the best.
std::optional<double> keptOf(const LossCurve& run, Index series, bool isSquared, double best) {
    constexpr double kRounding = 1e-6;
    if (!run.keptTick) return std::nullopt;
    for (Index row = 0; row < run.curve.size(); ++row) {
        if (run.curve.tick(row) != *run.keptTick) continue;
        const double score = scoreOf(run.curve.value(row, series), isSquared);
        if (score > best + kRounding * std::abs(best)) return score;
    }
    return std::nullopt;
}

std::optional<ScoreCourse> courseOf(const LossCurve& run) {
    const std::optional<Index> series = scoredSeries(run.curve);
    if (!series || run.clock.size() != run.curve.size()) return std::nullopt;
    const CurveSeries& scored = run.curve.series()[static_cast<std::size_t>(*series)];
    const bool isSquared = scored.measure == lossName(Loss::Squared);
    ScoreCourse course{&run, scored.rows, measureOf(run, scored), {}, {}};
    double best = HUGE_VAL, last = 0.;
    for (Index row = 0; row < run.curve.size(); ++row) {
        const double value = run.curve.value(row, *series);
        if (!std::isfinite(value)) continue;
        const double score = scoreOf(value, isSquared);
        last = run.clock.value(row, 0);
        if (!(score < best)) continue;
        if (!course.best.empty()) {
            course.seconds.push_back(last);
            course.best.push_back(best);
        }
        best = score;
        course.reachedAt = last;
        course.seconds.push_back(last);
        course.best.push_back(best);
    }
    if (course.best.empty()) return std::nullopt;
    course.kept = keptOf(run, *series, isSquared, best);
    if (last > course.seconds.back()) {
        course.seconds.push_back(last);
        course.best.push_back(best);
    }
    return course;
}

/// As many points as a line can show, the first and the last among them.
void thin(ScoreCourse& course) {
    constexpr std::size_t kMost = 4000;
    const std::size_t count = course.best.size();
    if (count <= kMost) return;
    for (std::size_t i = 0; i < kMost; ++i) {
        const std::size_t from = i * (count - 1) / (kMost - 1);
        course.seconds[i] = course.seconds[from];
        course.best[i] = course.best[from];
    }
    course.seconds.resize(kMost);
    course.best.resize(kMost);
}

bool isHeldOut(const ScoreCourse& course) {
    return course.rows != SeriesRows::Training;
}

/// What rows the scores are of.
Message rowsText(const std::vector<ScoreCourse>& shown) {
    const auto areAll = [&](SeriesRows rows) {
        return std::ranges::all_of(shown, [&](const auto& one) { return one.rows == rows; });
    };
    if (areAll(SeriesRows::Validation)) return message("score-of-validation", "validation");
    if (areAll(SeriesRows::Folds)) return message("score-of-folds", "cross-validated");
    return areAll(SeriesRows::Training) ? message("score-of-training", "training")
                                        : message("score-of-held-out", "held-out");
}

bool isAlike(const ScoreCourse& one, const ScoreCourse& other) {
    return isHeldOut(one) == isHeldOut(other) && one.measure == other.measure;
}

/// Of the run that is told first, or of the first that has one.
const ScoreCourse& wantedOf(const std::vector<ScoreCourse>& courses, const std::string& first) {
    const auto told = std::ranges::find_if(courses, [&](const ScoreCourse& course) {
        return course.run->run == first || (!first.empty() && course.run->group == first);
    });
    return told == courses.end() ? courses.front() : *told;
}

Series lineOf(const ScoreCourse& course) {
    Series line{course.run->run, LineRole::Main, course.run->colour, course.seconds, course.best};
    line.owner = course.run->run;
    if (course.run->group.empty()) return line;
    line.member = std::exchange(line.name, words("{} · each", course.run->group));
    line.role = LineRole::Individual;
    line.owner = {};
    return line;
}

/// "Run 2: RMSE 3.81 after 12 s".
Message endText(const ScoreCourse& course) {
    const std::string& name = course.run->run;
    return course.kept
               ? message("score-and-kept", "{}: {} {:.3g} after {:.2g} s (model kept: {:.3g})",
                         name, course.measure, course.best.back(), course.reachedAt, *course.kept)
               : message("score-at-the-end", "{}: {} {:.3g} after {:.2g} s", name, course.measure,
                         course.best.back(), course.reachedAt);
}

/// From 0; in powers of ten where some runs take thirty times as long as others.
void spanTimes(const std::vector<ScoreCourse>& shown, Axis& axis) {
    constexpr double kFarLonger = 30., kMargin = 1.02;
    double shortest = HUGE_VAL, longest = 0.;
    for (const ScoreCourse& course : shown) {
        shortest = std::min(shortest, course.seconds.back());
        longest = std::max(longest, course.seconds.back());
    }
    if (shortest > 0. && longest > kFarLonger * shortest) axis.logarithmic = true;
    if (!axis.logarithmic && longest > 0.) axis.range = Range{0., kMargin * longest};
}

void addNotes(const std::vector<ScoreCourse>& shown, const std::vector<std::string>& others,
              Figure& figure) {
    constexpr std::size_t kMost = 3;
    std::vector<Message> ends;
    for (const ScoreCourse& course : shown)
        if (ends.size() < kMost) ends.push_back(endText(course));
    const bool areHeldOut = isHeldOut(shown.front());
    addNote(NoteKind::Finding, words("{}.", ends), figure);
    addNote(NoteKind::Shown,
            areHeldOut ? words("The lowest score so far on rows that a model does not learn from, "
                               "those of validation or of folds; chosen among many, it is a "
                               "little too good: the test score is not.")
                       : words("The lowest training loss so far; it is the mean during an "
                               "epoch."),
            figure);
    if (!others.empty())
        addCaution(words("Scored otherwise, or without times, and not drawn (see All series): {}.",
                         fmt::format("{}", fmt::join(others, ", "))),
                   figure);
}

}  // namespace

Figure scoreFigure(std::span<const LossCurve> runs, const LossChoice& choice) {
    std::vector<ScoreCourse> courses;
    for (const LossCurve& run : runs)
        if (auto course = courseOf(run)) courses.push_back(std::move(*course));
    if (courses.empty()) return lossFigure(runs, choice);
    const ScoreCourse wanted = wantedOf(courses, choice.first);
    std::vector<std::string> others;
    for (const LossCurve& run : runs)
        if (run.curve.size() > 0 && run.clock.size() != run.curve.size()) others.push_back(run.run);
    for (const ScoreCourse& course : courses)
        if (!isAlike(course, wanted)) others.push_back(course.run->run);
    std::erase_if(courses, [&](const ScoreCourse& one) { return !isAlike(one, wanted); });
    std::ranges::stable_partition(courses,
                                  [&](const ScoreCourse& one) { return one.run == wanted.run; });
    Figure figure;
    figure.title = words("Best score so far");
    figure.x.logarithmic = choice.logX;
    figure.y.logarithmic = choice.logY;
    nameAxis(figure.x, [] { return words("Training time (s)"); });
    nameAxis(figure.y,
             [&] { return words("Best {} {} so far", rowsText(courses), wanted.measure); });
    spanTimes(courses, figure.x);
    for (ScoreCourse& course : courses) {
        thin(course);
        addLayer(figure, lineOf(course));
    }
    addNotes(courses, others, figure);
    return figure;
}

}  // namespace ardent
