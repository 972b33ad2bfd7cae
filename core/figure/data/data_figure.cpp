#include "core/figure/data/data_figure.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "core/base/message.h"
#include "core/data/table/histogram_edges.h"
#include "core/data/table/moments.h"
#include "core/figure/axis_name.h"
#include "core/figure/counts.h"
#include "core/figure/data/data_pair.h"
#include "core/figure/drawn_column.h"
#include "core/figure/notes/notes.h"
#include "core/figure/number_axis.h"
#include "core/figure/row_places.h"

namespace ardent {
namespace {

constexpr std::size_t kMostLevels = 30;

std::string rowsAndMissing(const Table& table, const DrawnColumn& column) {
    const Index missing = table.rows - column.present;
    const std::string rows = countedRows(table.rows);
    return missing == 0 ? words("{}, none missing", rows)
                        : words("{}, {} missing", rows, grouped(missing));
}

/// Four digits, and those before the point of larger numbers: 0.01273, 54,321.
std::string summaryNumber(double value) {
    const double size = std::abs(value);
    return readersNumber(size >= 1e6 && size < 1e9   ? fmt::format("{:.0f}", value)
                         : size >= 1e3 && size < 1e6 ? fmt::format("{:.6g}", value)
                                                     : fmt::format("{:.4g}", value));
}

std::string constantText(const std::string& value) {
    return words("every value is {}, so that nothing can be learned from it.", value);
}

std::string momentsText(std::vector<double>& present) {
    const auto [low, high] = std::ranges::minmax(present);
    const auto [mean, deviation] = moments(present);
    return words("mean {}, population standard deviation {}, minimum {}, median {}, maximum {}.",
                 summaryNumber(mean), summaryNumber(deviation), summaryNumber(low),
                 summaryNumber(median(present)), summaryNumber(high));
}

/// Counts the rows of every group; false when goOn said no.
bool fillHistogram(const DrawnColumn& column, const RowGroups& groups, Histogram& histogram,
                   RowPlaces& places, const GoOn& goOn) {
    constexpr std::size_t kPiece = 65536;
    histogram.groups = groups.names;
    histogram.counts = Matrix::Zero(std::ssize(histogram.edges) - 1, std::ssize(groups.names));
    for (std::size_t row = 0; row < column.numbers.size(); ++row) {
        if (row % kPiece == 0 && !goOn()) return false;
        if (column.isMissing(row)) continue;
        histogram.counts(static_cast<Index>(binOf(column.numbers[row], histogram.edges)),
                         static_cast<Index>(groups.at(row))) += 1.;
        places.rows.push_back(static_cast<std::int32_t>(row));
        places.x.push_back(column.numbers[row]);
        places.group.push_back(static_cast<std::uint8_t>(groups.at(row)));
    }
    return true;
}

std::string groupsText(const RowGroups& groups, const std::string& target) {
    if (groups.tooMany) return words("The classes of {} are too many to tell apart.", target);
    return groups.of.empty() ? "" : words("Stacked by the class of {}.", target);
}

bool drawNumberColumn(const Table& table, const DrawnColumn& column, const RowClasses& classes,
                      Figure& figure, const GoOn& goOn) {
    std::vector<double> present;
    present.reserve(static_cast<std::size_t>(column.present));
    for (const double value : column.numbers)
        if (!std::isnan(value)) present.push_back(value);
    if (!goOn()) return false;
    figure.x.label = column.name;
    figure.x.whole = areWhole(present);
    Histogram histogram;
    histogram.name = words("rows");
    histogram.edges = histogramEdges(present);
    if (!goOn()) return false;
    const RowGroups groups = rowGroups(classes);
    auto places = std::make_shared<RowPlaces>();
    if (!fillHistogram(column, groups, histogram, *places, goOn)) return false;
    figure.places = std::move(places);
    const double width = histogram.edges[1] / 2. - histogram.edges[0] / 2.;
    const bool constant = std::ranges::min(present) == std::ranges::max(present);
    nameAxis(figure.y, [&] {
        return constant ? words("rows")
                        : words("rows in a bin of width {}", summaryNumber(2. * width));
    });
    figure.y.whole = true;
    addNote(NoteKind::Finding,
            rowsAndMissing(table, column) + ": " +
                (constant ? constantText(summaryNumber(present.front())) : momentsText(present)),
            figure);
    if (classes.column >= 0)
        addNote(NoteKind::Shown,
                groupsText(groups, table.columns[static_cast<std::size_t>(classes.column)].name),
                figure);
    addLayer(figure, std::move(histogram));
    return true;
}

void drawLevelColumn(const Table& table, const DrawnColumn& column, Figure& figure) {
    nameAxis(figure.x, [&] { return words("rows"); });
    figure.x.whole = true;
    figure.y.reversed = true;
    figure.y.categories = column.levels;
    Bars bars;
    bars.name = words("rows");
    bars.names = column.levels;
    for (const Index count : column.counts) bars.values.push_back(static_cast<double>(count));
    addLayer(figure, std::move(bars));
    auto places = std::make_shared<RowPlaces>();
    for (std::size_t row = 0; row < column.codes.size(); ++row) {
        if (column.isMissing(row)) continue;
        places->rows.push_back(static_cast<std::int32_t>(row));
        places->y.push_back(column.codes[row]);
    }
    figure.places = std::move(places);
    const bool summed = column.distinct > std::ssize(column.levels);
    const std::string levels = grouped(column.distinct);
    const std::string text =
        column.distinct == 1 ? constantText(column.levels.front())
        : column.ascends     ? words("{} levels, ascending.", levels)
        : summed ? words("{} levels, the one with most rows first, the smallest summed as others.",
                         levels)
                 : words("{} levels, the one with most rows first.", levels);
    addNote(NoteKind::Finding, rowsAndMissing(table, column) + ": " + text, figure);
}

std::optional<Figure> distributionFigure(const Table& table, const RowClasses& classes,
                                         const DataChoice& choice, const GoOn& goOn) {
    const auto column = drawnColumn(table, choice.first, classes, kMostLevels, goOn);
    if (!column) return std::nullopt;
    Figure figure;
    figure.title = words("Distribution of {}", column->name);
    if (column->present == 0) {
        figure.empty = table.rows == 1
                           ? words("{} has no value: its only cell is missing.", column->name)
                           : words("{} has no value: all {} cells are missing.", column->name,
                                   grouped(table.rows));
        return figure;
    }
    if (column->hasLevels)
        drawLevelColumn(table, *column, figure);
    else if (!drawNumberColumn(table, *column, classes, figure, goOn))
        return std::nullopt;
    return figure;
}

}  // namespace

std::optional<Figure> dataFigure(const Table& table, const Recipe& recipe, const DataChoice& choice,
                                 const GoOn& goOn) {
    if (!goOn()) return std::nullopt;
    if (table.rows == 0) {
        Figure figure;
        figure.empty = words("The table has no rows.");
        return figure;
    }
    const RowClasses classes = rowClasses(table, recipe);
    return choice.view == DataView::Distribution ? distributionFigure(table, classes, choice, goOn)
                                                 : pairFigure(table, classes, choice, goOn);
}

}  // namespace ardent
