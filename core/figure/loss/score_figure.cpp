#include "core/figure/loss/score_figure.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

#include "core/base/message.h"
#include "core/figure/axis_name.h"
#include "core/figure/counts.h"
#include "core/figure/loss/drawn_series.h"
#include "core/figure/loss/loss_figure.h"
#include "core/figure/notes/notes.h"

namespace ardent {
namespace {

/// Steps of a run's best score so far.
struct ScoreCourse {
    const LossCurve* run = nullptr;
    SeriesRows rows = SeriesRows::Validation;
    std::string measure;  ///< "RMSE"
    std::vector<double> seconds, best;
};

std::optional<Index> scoredSeries(const Curve& curve) {
    const auto& all = curve.series();
    for (const SeriesRows rows : {SeriesRows::Validation, SeriesRows::Folds, SeriesRows::Training})
        for (std::size_t s = 0; s < all.size(); ++s)
            if (all[s].rows == rows && isLoss(all[s])) return static_cast<Index>(s);
    return std::nullopt;
}

/// "RMSE", in the target's unit, or that of a transformed target.
std::string rmseOf(const FittedRecipe& recipe) {
    return recipe.targetTransform == Transform::None
               ? words("RMSE")
               : words("RMSE of {} {}", transformName(recipe.targetTransform), recipe.target);
}

std::optional<ScoreCourse> courseOf(const LossCurve& run) {
    const std::optional<Index> series = scoredSeries(run.curve);
    if (!series || run.clock.size() != run.curve.size()) return std::nullopt;
    const CurveSeries& scored = run.curve.series()[static_cast<std::size_t>(*series)];
    const bool isSquared = scored.metric == "mse" && run.recipe;
    const double scale = isSquared ? run.recipe->targetScale : 1.;
    ScoreCourse course{
        &run, scored.rows, isSquared ? rmseOf(*run.recipe) : measureOf(scored), {}, {}};
    double best = HUGE_VAL, last = 0.;
    for (Index row = 0; row < run.curve.size(); ++row) {
        const double value = run.curve.value(row, *series);
        if (!std::isfinite(value)) continue;
        const double score = isSquared ? scale * std::sqrt(std::max(value, 0.)) : value;
        last = run.clock.value(row, 0);
        if (!(score < best)) continue;
        if (!course.best.empty()) {
            course.seconds.push_back(last);
            course.best.push_back(best);
        }
        best = score;
        course.seconds.push_back(last);
        course.best.push_back(best);
    }
    if (course.best.empty()) return std::nullopt;
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

Message rowsText(SeriesRows rows) {
    if (rows == SeriesRows::Validation) return message("score-of-validation", "validation");
    return rows == SeriesRows::Folds ? message("score-of-folds", "cross-validated")
                                     : message("score-of-training", "training");
}

bool isAlike(const ScoreCourse& one, const ScoreCourse& other) {
    return one.rows == other.rows && one.measure == other.measure;
}

/// Of the run that is told first, or of the first that has one.
const ScoreCourse& wantedOf(const std::vector<ScoreCourse>& courses, const std::string& first) {
    const auto told = std::ranges::find_if(courses, [&](const ScoreCourse& course) {
        return course.run->run == first || (!first.empty() && course.run->group == first);
    });
    return told == courses.end() ? courses.front() : *told;
}

Series lineOf(const ScoreCourse& course) {
    Series line{course.run->run, LineRole::Validation, course.run->colour, course.seconds,
                course.best};
    line.owner = course.run->run;
    return line;
}

/// "Run 2: 3.81 after 12.4 s".
Message endText(const ScoreCourse& course) {
    return message("score-at-the-end", "{}: {:.4g} after {:.3g} s", course.run->run,
                   course.best.back(), course.seconds.back());
}

void addNotes(const std::vector<ScoreCourse>& shown, const std::vector<std::string>& others,
              Figure& figure) {
    constexpr std::size_t kMost = 6;
    std::vector<Message> ends;
    for (const ScoreCourse& course : shown)
        if (ends.size() < kMost) ends.push_back(endText(course));
    addNote(NoteKind::Finding, words("{}.", ends), figure);
    addNote(NoteKind::Shown,
            shown.front().rows == SeriesRows::Training
                ? words("The lowest training loss so far; it is the mean during an epoch.")
                : words("The lowest score so far on rows that the run does not learn from, of the "
                        "model after each step."),
            figure);
    if (!others.empty())
        addCaution(words("Scored otherwise and not drawn: {}.",
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
    for (const ScoreCourse& course : courses)
        if (!isAlike(course, wanted)) others.push_back(course.run->run);
    std::erase_if(courses, [&](const ScoreCourse& one) { return !isAlike(one, wanted); });
    Figure figure;
    figure.title = words("Best score so far");
    figure.x.logarithmic = choice.logX;
    figure.y.logarithmic = choice.logY;
    nameAxis(figure.x, [] { return words("Training time (s)"); });
    nameAxis(figure.y,
             [&] { return words("Best {} {} so far", rowsText(wanted.rows), wanted.measure); });
    for (ScoreCourse& course : courses) {
        thin(course);
        figure.series.push_back(lineOf(course));
    }
    addNotes(courses, others, figure);
    return figure;
}

}  // namespace ardent
