#include "core/figure/contributions/contribution_figure.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "core/base/message.h"
#include "core/base/order.h"
#include "core/base/text.h"
#include "core/data/task/drawn_rows.h"
#include "core/data/task/level_inputs.h"
#include "core/explain/closed_form.h"
#include "core/explain/source_rows.h"
#include "core/figure/axis_name.h"
#include "core/figure/counts.h"
#include "core/figure/notes/constant_note.h"
#include "core/figure/notes/notes.h"
#include "core/figure/row_places.h"
#include "core/figure/source_axis.h"
#include "core/model/constant_model.h"

namespace ardent {
namespace {

/// The contributions to one output at some rows.
struct Contributed {
    const Task& task;
    const ContributionChoice& choice;
    std::vector<std::int32_t> rows;  // of the task
    Matrix values = {};              // sources × rows
    Vector outputs = {};             // f at the rows
    double mean = 0.;                // of f over the background
    Message unit = {};
    std::string meaning = {}, gap = {};

    const FittedRecipe& recipe() const { return *task.recipe; }
    const std::string& nameOf(Index source) const {
        return recipe().sources[static_cast<std::size_t>(source)].name;
    }
    std::vector<Index> bySize() const {
        return positionsFalling(Vector(values.cwiseAbs().rowwise().mean()));
    }
};

std::optional<Contributed> contributed(const Predictor& predictor, const Task& task,
                                       const ContributionChoice& choice,
                                       std::vector<std::int32_t> rows, const GoOn& goOn) {
    const auto background =
        drawnRows(task.split.train, usualBackgroundRows(choice.background), kLookSeed);
    const auto found = shapleyValues(predictor, task.x, rows,
                                     {choice.background, background, choice.rowsAre}, goOn);
    if (!found) return std::nullopt;
    const ShapleyValues& shapley = found->finding;
    Contributed result{task, choice, std::move(rows)};
    result.values = shapley.contributions[static_cast<std::size_t>(choice.output)];
    result.outputs = shapley.values.row(choice.output).transpose();
    result.mean = shapley.mean[choice.output];
    result.unit = outputUnit(predictor);
    result.meaning = words(found->meaning);
    result.gap = words(gapCaution(shapley));
    return result;
}

/// What moves: the target, or the score of a class.
std::string outputName(const Contributed& of) {
    const FittedRecipe& recipe = of.recipe();
    if (recipe.problem == Problem::Regression) return targetName(recipe);
    return recipe.outputs() > 1 ? words("the score of {}",
                                        recipe.classes[static_cast<std::size_t>(of.choice.output)])
                                : words("the score of {}", recipe.classes.back());
}

void addNotes(const Contributed& of, Figure& figure) {
    addNote(NoteKind::Shown, of.meaning, figure);
    addCaution(of.gap, figure);
}

std::string contributionLabel(const Contributed& of) {
    return words("contribution to {} ({})", outputName(of), words(of.unit));
}

/// The bars of one row, largest first, and what they add up to.
Figure rowFigure(const Contributed& of) {
    Figure figure;
    const auto row = grouped(tableRow(of.choice.tableRows, of.rows.front()) + 1);
    figure.title = words("Contributions at row {}", row);
    nameAxis(figure.x, [&] { return contributionLabel(of); });
    figure.y.reversed = true;
    const std::vector<std::string> cells = cellTexts(of.recipe(), of.task.x, of.rows.front());
    const std::vector<Index> order = of.bySize();
    Bars bars;
    bars.name = words("contribution");
    bars.colour = of.choice.colour;
    for (const Index source : order) {
        bars.names.push_back(
            fmt::format("{} = {}", of.nameOf(source), cells[static_cast<std::size_t>(source)]));
        bars.values.push_back(of.values(source, 0));
    }
    figure.y.categories = bars.names;
    addLayer(figure, std::move(bars));
    const double output = of.outputs[0], moved = output - of.mean;
    const std::string name = shortened(of.nameOf(order.front()));
    const double most = of.values(order.front(), 0);
    addNote(NoteKind::Finding,
            moved >= 0. ? words("Row {}: {} is predicted as {:.4g}, {:.3g} above its mean of "
                                "{:.4g}; {} moves it most ({:+.3g}).",
                                row, outputName(of), output, moved, of.mean, name, most)
                        : words("Row {}: {} is predicted as {:.4g}, {:.3g} below its mean of "
                                "{:.4g}; {} moves it most ({:+.3g}).",
                                row, outputName(of), output, -moved, of.mean, name, most),
            figure);
    addNotes(of, figure);
    return figure;
}

/// For each value its third among the others, ties at their mean place, and the last group for what
/// has no order.
std::vector<std::size_t> thirdsOf(const std::vector<double>& values, bool isOrdered) {
    constexpr std::size_t kNone = 3;
    std::vector<std::size_t> thirds(values.size(), kNone);
    if (!isOrdered) return thirds;
    std::vector<double> sorted;
    std::ranges::copy_if(values, std::back_inserter(sorted),
                         [](double v) { return !std::isnan(v); });
    std::ranges::sort(sorted);
    if (sorted.empty()) return thirds;
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (std::isnan(values[i])) continue;
        const auto [first, behind] = std::ranges::equal_range(sorted, values[i]);
        const double place =
            static_cast<double>((first - sorted.begin()) + (behind - sorted.begin())) /
            (2. * static_cast<double>(sorted.size()));
        thirds[i] = std::min<std::size_t>(2, static_cast<std::size_t>(3. * place));
    }
    return thirds;
}

/// Beside each other where they would lie on each other: −0.4 … 0.4 for each.
std::vector<double> besideOffsets(const Eigen::Ref<const Vector>& places, const Range& within) {
    constexpr int kBins = 80;
    constexpr double kStep = 0.06, kMost = 0.4;
    std::map<int, std::vector<std::size_t>> bins;
    const double width = within.high > within.low ? within.high - within.low : 1.;
    for (Index i = 0; i < places.size(); ++i)
        bins[static_cast<int>(kBins * (places[i] - within.low) / width)].push_back(
            static_cast<std::size_t>(i));
    std::vector<double> offsets(static_cast<std::size_t>(places.size()), 0.);
    for (const auto& [bin, members] : bins) {
        const double half = static_cast<double>(members.size() / 2);
        const double step = std::min(kStep, half > 0. ? kMost / half : kStep);
        for (std::size_t i = 0; i < members.size(); ++i) {
            const double fromMiddle = static_cast<double>((i + 1) / 2);
            offsets[members[i]] = (i % 2 == 0 ? 1. : -1.) * step * fromMiddle;
        }
    }
    return offsets;
}

Figure rowsFigure(const Contributed& of) {
    Figure figure;
    figure.title = words("Contributions over rows");
    nameAxis(figure.x, [&] { return contributionLabel(of); });
    std::vector<Index> order = of.bySize();
    const auto varying = static_cast<std::size_t>(of.choice.mostVariables);
    const std::size_t leftOut = order.size() > varying ? order.size() - varying : 0;
    order.resize(order.size() - leftOut);
    const std::array<std::string, 4> groups{words("low third of the variable"),
                                            words("middle third"), words("high third"),
                                            words("category or missing")};
    std::array<Points, 4> clouds;
    for (std::size_t g = 0; g < groups.size(); ++g) {
        clouds[g].name = groups[g];
        clouds[g].colour = g == 3 ? kNeutral : static_cast<int>(g);
        clouds[g].shape = static_cast<int>(g);
    }
    const Range within{of.values.minCoeff(), of.values.maxCoeff()};
    for (std::size_t place = 0; place < order.size(); ++place) {
        const Index source = order[place];
        const SourceColumn& column = of.recipe().sources[static_cast<std::size_t>(source)];
        figure.y.categories.push_back(column.name);
        const Vector contributions = of.values.row(source).transpose();
        const auto thirds = thirdsOf(sourceValues(of.recipe(), of.task.x, source, of.rows),
                                     column.type == ColumnType::Numeric);
        const auto offsets = besideOffsets(contributions, within);
        for (std::size_t i = 0; i < of.rows.size(); ++i) {
            Points& cloud = clouds[thirds[i]];
            cloud.x.push_back(contributions[static_cast<Index>(i)]);
            cloud.y.push_back(static_cast<double>(place) + offsets[i]);
            cloud.rows.push_back(tableRow(of.choice.tableRows, of.rows[i]));
        }
    }
    for (Points& cloud : clouds)
        if (!cloud.x.empty()) addLayer(figure, std::move(cloud));
    const double last = static_cast<double>(order.size()) - 0.5;
    figure.y.reversed = true;
    figure.y.range = Range{-0.5, last};
    addLayer(figure,
             Series{words("no contribution"), LineRole::Reference, 0, {0., 0.}, {-0.5, last}});
    addNote(
        NoteKind::Finding,
        words("{} moves {} most: by {:.3g} on average over {}.", shortened(of.nameOf(order[0])),
              outputName(of), of.values.row(order[0]).cwiseAbs().mean(),
              countedRows(std::ssize(of.rows), std::ssize(of.task.split.train), of.choice.rowsAre)),
        figure);
    addNotes(of, figure);
    if (leftOut > 0)
        addNote(
            NoteKind::Shown,
            words("The {} that move it most; {} more are left out.",
                  countedVariables(std::ssize(order)), grouped(static_cast<long long>(leftOut))),
            figure);
    return figure;
}

Figure variableFigure(const Contributed& of) {
    Figure figure;
    const Index source = of.choice.variable;
    const SourceColumn& column = of.recipe().sources[static_cast<std::size_t>(source)];
    figure.title = words("Contributions of {}", column.name);
    nameVariable(figure.x, column);
    nameAxis(figure.y, [&] { return contributionLabel(of); });
    const bool isLevel = column.type != ColumnType::Numeric;
    if (isLevel) figure.x.categories = column.levels;
    const auto values = sourceValues(of.recipe(), of.task.x, source, of.rows);
    Points points;
    points.name = words(of.choice.rowsAre.many);
    points.colour = of.choice.colour;
    points.sideBySide = isLevel;
    RowPlaces places;
    Index missing = 0;
    double least = HUGE_VAL, most = -HUGE_VAL;
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (std::isnan(values[i]) || (isLevel && values[i] < 0.)) {
            ++missing;
            continue;
        }
        const double moved = of.values(source, static_cast<Index>(i));
        least = std::min(least, moved);
        most = std::max(most, moved);
        points.x.push_back(values[i]);
        points.y.push_back(moved);
        points.rows.push_back(tableRow(of.choice.tableRows, of.rows[i]));
    }
    if (points.x.empty()) {
        figure.empty = words("All values of {} are missing.", column.name);
        return figure;
    }
    places.rows = points.rows;
    places.x = points.x;
    places.y = points.y;
    figure.places = std::make_shared<const RowPlaces>(std::move(places));
    addLayer(figure, std::move(points));
    addNote(
        NoteKind::Finding,
        words("{} moves {} by {:+.3g} to {:+.3g} over {}.", shortened(column.name), outputName(of),
              least, most,
              countedRows(std::ssize(of.rows), std::ssize(of.task.split.train), of.choice.rowsAre)),
        figure);
    addNotes(of, figure);
    addNote(NoteKind::Shown,
            words("Where points at one value lie apart, other variables change how this one acts."),
            figure);
    if (missing > 0)
        addNote(NoteKind::Shown, words("Without a value and not drawn: {}.", countedRows(missing)),
                figure);
    return figure;
}

}  // namespace

Index usualBackgroundRows(BackgroundKind kind) {
    return kind == BackgroundKind::Joint ? 100 : 2000;
}

std::vector<std::string> cellTexts(const FittedRecipe& recipe, const DesignMatrix& x,
                                   std::int32_t row) {
    const Vector values = sourceRow(recipe, x, row);
    std::vector<std::string> cells;
    for (std::size_t s = 0; s < recipe.sources.size(); ++s) {
        const SourceColumn& source = recipe.sources[s];
        const double value = values[static_cast<Index>(s)];
        const bool isLevel = source.type != ColumnType::Numeric;
        if (isLevel && value >= 0.)
            cells.push_back(source.levels[static_cast<std::size_t>(value)]);
        else if (isLevel && value == double{kUnseenLevel})
            cells.push_back(words("(not known)"));
        else if (isLevel || std::isnan(value))
            cells.push_back(words("(missing)"));
        else
            cells.push_back(isReadOtherwise(source) ? valueText(source, value)
                                                    : words("{:.6g}", value));
    }
    return cells;
}

std::optional<Figure> contributionFigure(const Predictor& predictor, const Task& task,
                                         const ContributionChoice& choice, const GoOn& goOn) {
    Figure nothing;
    if (isConstant(predictor)) {
        nothing.empty = constantModelText();
        return nothing;
    }
    if (task.split.train.empty()) {
        nothing.empty = words("There are no {} to draw.", words(choice.rowsAre.many));
        return nothing;
    }
    const auto of = contributed(predictor, task, choice,
                                choice.view == ContributionView::OneRow
                                    ? std::vector{choice.row}
                                    : drawnRows(task.split.train, choice.mostRows, kLookSeed),
                                goOn);
    if (!of) return std::nullopt;
    switch (choice.view) {
        case ContributionView::OneRow:
            return rowFigure(*of);
        case ContributionView::ManyRows:
            return rowsFigure(*of);
        case ContributionView::OneVariable:
            return variableFigure(*of);
    }
    return nothing;
}

}  // namespace ardent
