#include "core/figure/data/data_pair.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>

#include "core/base/message.h"
#include "core/data/table/moments.h"
#include "core/data/task/drawn_rows.h"
#include "core/figure/counts.h"
#include "core/figure/notes/notes.h"
#include "core/figure/number_axis.h"
#include "core/figure/row_places.h"

namespace ardent {
namespace {

constexpr std::size_t kMostStrips = 30;
constexpr std::size_t kMostCells = 12;  ///< a side
constexpr double kStripHeight = 0.64;   ///< of the distance between two rows of points

/// Two columns and the rows that have a value in both.
struct CompletePair {
    DrawnColumn x, y;
    std::vector<std::int32_t> rows;

    std::string rowsText(const Table& table) const {
        const Index left = table.rows - std::ssize(rows);
        const std::string complete = countedRows(std::ssize(rows));
        return left == 0 ? words("{} with both values", complete)
                         : words("{} with both values ({} left out)", complete, grouped(left));
    }
};

double correlation(const CompletePair& pair) {
    std::vector<double> x, y;
    for (const std::int32_t row : pair.rows) {
        x.push_back(pair.x.numbers[static_cast<std::size_t>(row)]);
        y.push_back(pair.y.numbers[static_cast<std::size_t>(row)]);
    }
    const Moments mx = moments(x), my = moments(y);
    double sum = 0.;
    for (std::size_t i = 0; i < x.size(); ++i)
        sum +=
            (x[i] / 2. - mx.mean / 2.) / mx.deviation * ((y[i] / 2. - my.mean / 2.) / my.deviation);
    return std::clamp(4. * sum / static_cast<double>(x.size()), -1., 1.);
}

std::string correlationText(const CompletePair& pair) {
    const double pearson = correlation(pair);
    const double rounded = std::round(1000. * pearson) / 1000. + 0.;  // no "-0.000"
    return std::isfinite(pearson) ? words("Pearson correlation {:.3f}.", rounded)
                                  : words(
                                        "Pearson correlation is not defined, because one is "
                                        "constant.");
}

using Place = std::function<std::pair<double, double>(std::size_t row)>;

/// A cloud for every group that has rows; which one it is of each group.
std::vector<std::uint8_t> addClouds(const CompletePair& pair, const RowGroups& groups,
                                    Figure& figure) {
    std::vector<bool> used(groups.names.size());
    for (const std::int32_t row : pair.rows) used[groups.at(static_cast<std::size_t>(row))] = true;
    std::vector<std::uint8_t> clouds(groups.names.size());
    for (std::size_t group = 0; group < used.size(); ++group) {
        clouds[group] = static_cast<std::uint8_t>(layers<Points>(figure).size());
        if (!used[group]) continue;
        Points& cloud = addLayer(figure, Points());
        cloud.name = groups.of.empty() ? words("rows") : groups.names[group];
        cloud.colour = static_cast<int>(group);
        cloud.shape = static_cast<int>(group);
    }
    return clouds;
}

/// Some of the rows as points, and the places of all.
void drawRows(const CompletePair& pair, const RowGroups& groups, Index most, const Place& place,
              Figure& figure) {
    const std::vector<std::uint8_t> clouds = addClouds(pair, groups, figure);
    const auto cloudOf = [&](std::size_t row) { return clouds[groups.at(row)]; };
    auto places = std::make_shared<RowPlaces>();
    places->rows = pair.rows;
    for (const std::int32_t each : pair.rows) {
        const auto row = static_cast<std::size_t>(each);
        const auto [x, y] = place(row);
        places->x.push_back(x);
        places->y.push_back(y);
        places->group.push_back(cloudOf(row));
    }
    figure.places = std::move(places);
    for (const std::int32_t each : drawnRows(pair.rows, most, kLookSeed)) {
        const auto row = static_cast<std::size_t>(each);
        const auto [x, y] = place(row);
        Points& cloud = layers<Points>(figure)[cloudOf(row)];
        cloud.x.push_back(x);
        cloud.y.push_back(y);
        cloud.rows.push_back(each);
    }
}

std::string drawnText(const CompletePair& pair, Index most) {
    return std::ssize(pair.rows) > most ? words(", {} drawn", grouped(most)) : "";
}

void drawScatter(const CompletePair& pair, const Table& table, const RowGroups& groups, Index most,
                 Figure& figure) {
    drawRows(
        pair, groups, most,
        [&](std::size_t row) { return std::pair(pair.x.numbers[row], pair.y.numbers[row]); },
        figure);
    for (Points& cloud : layers<Points>(figure)) cloud.sideBySide = true;
    figure.x.label = pair.x.name;
    figure.y.label = pair.y.name;
    figure.x.whole = areWhole(pair.x.numbers);
    figure.y.whole = areWhole(pair.y.numbers);
    addNote(NoteKind::Finding, correlationText(pair), figure);
    addNote(NoteKind::Shown, fmt::format("{}{}.", pair.rowsText(table), drawnText(pair, most)),
            figure);
}

/// A strip a level. Rows are spread over the height of their strip, evenly by their number
/// (multiples of the golden ratio), so that equal numbers do not hide each other.
void drawStrips(const CompletePair& pair, const Table& table, const RowGroups& groups, Index most,
                const DrawnColumn& numbers, const DrawnColumn& levels, Figure& figure) {
    constexpr double kGolden = 0.6180339887498949;
    drawRows(
        pair, groups, most,
        [&](std::size_t row) {
            const double turns = kGolden * static_cast<double>(row + 1);
            const double height = kStripHeight * (turns - std::floor(turns) - 0.5);
            return std::pair(numbers.numbers[row], levels.codes[row] + height);
        },
        figure);
    figure.x.label = numbers.name;
    figure.x.whole = areWhole(numbers.numbers);
    figure.y.label = levels.name;
    figure.y.categories = levels.levels;
    figure.y.reversed = true;
    figure.y.range = Range{-0.5, static_cast<double>(levels.levels.size()) - 0.5};
    addNote(NoteKind::Shown,
            words("{}{}: {} by the level of {}; within a level the height means nothing.",
                  pair.rowsText(table), drawnText(pair, most), numbers.name, levels.name),
            figure);
}

void drawCounts(const CompletePair& pair, const Table& table, Figure& figure) {
    Cells cells;
    cells.name = words("rows");
    cells.values = Matrix::Zero(std::ssize(pair.y.levels), std::ssize(pair.x.levels));
    auto places = std::make_shared<RowPlaces>();
    places->rows = pair.rows;
    for (const std::int32_t row : pair.rows) {
        const std::int32_t x = pair.x.codes[static_cast<std::size_t>(row)];
        const std::int32_t y = pair.y.codes[static_cast<std::size_t>(row)];
        cells.values(y, x) += 1.;
        places->x.push_back(x);
        places->y.push_back(y);
    }
    figure.places = std::move(places);
    cells.shade = cells.values;
    for (Index i = 0; i < cells.shade.rows(); ++i) {
        const double rows = cells.shade.row(i).sum();
        if (rows > 0.) cells.shade.row(i) /= rows;
    }
    figure.x.label = pair.x.name;
    figure.y.label = pair.y.name;
    figure.x.categories = pair.x.levels;
    figure.y.categories = pair.y.levels;
    figure.y.reversed = true;
    figure.x.range = Range{-0.5, static_cast<double>(pair.x.levels.size()) - 0.5};
    figure.y.range = Range{-0.5, static_cast<double>(pair.y.levels.size()) - 0.5};
    addLayer(figure, std::move(cells));
    addNote(NoteKind::Shown,
            words("{}; the shade is the share of the rows with that level of {}.",
                  pair.rowsText(table), pair.y.name),
            figure);
}

std::optional<CompletePair> completePair(const Table& table, const RowClasses& classes,
                                         const DataChoice& choice, const GoOn& goOn) {
    CompletePair pair;
    const auto levelled = [&](Index column) {
        return column == classes.column ||
               table.columns.at(static_cast<std::size_t>(column)).type != ColumnType::Numeric;
    };
    const bool bothLevels = levelled(choice.first) && levelled(choice.second);
    const std::size_t most = bothLevels ? kMostCells : kMostStrips;
    auto x = drawnColumn(table, choice.first, classes, most, goOn);
    auto y = x ? drawnColumn(table, choice.second, classes, most, goOn) : std::nullopt;
    if (!y || !goOn()) return std::nullopt;
    pair.x = std::move(*x);
    pair.y = std::move(*y);
    for (std::size_t row = 0; row < static_cast<std::size_t>(table.rows); ++row)
        if (!pair.x.isMissing(row) && !pair.y.isMissing(row))
            pair.rows.push_back(static_cast<std::int32_t>(row));
    return pair;
}

}  // namespace

std::optional<Figure> pairFigure(const Table& table, const RowClasses& classes,
                                 const DataChoice& choice, const GoOn& goOn) {
    const auto pair = completePair(table, classes, choice, goOn);
    if (!pair || !goOn()) return std::nullopt;
    Figure figure;
    const bool isOnItsSide = pair->x.hasLevels && !pair->y.hasLevels;
    const DrawnColumn& across = isOnItsSide ? pair->y : pair->x;
    const DrawnColumn& upwards = isOnItsSide ? pair->x : pair->y;
    figure.title = words("{} against {}", upwards.name, across.name);
    if (pair->rows.empty()) {
        figure.empty = words("No row has a value of both {} and {}.", pair->x.name, pair->y.name);
        return figure;
    }
    if (pair->x.hasLevels && pair->y.hasLevels) {
        drawCounts(*pair, table, figure);
        return figure;
    }
    const RowGroups groups = rowGroups(classes);
    if (upwards.hasLevels)
        drawStrips(*pair, table, groups, choice.mostPoints, across, upwards, figure);
    else
        drawScatter(*pair, table, groups, choice.mostPoints, figure);
    if (!groups.of.empty() || groups.tooMany) {
        const std::string& target = table.columns[static_cast<std::size_t>(classes.column)].name;
        addNote(NoteKind::Shown,
                groups.tooMany ? words("The classes of {} are too many to tell apart.", target)
                               : words("Coloured by {}.", target),
                figure);
    }
    return figure;
}

}  // namespace ardent
