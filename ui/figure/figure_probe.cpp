#include "ui/figure/figure_probe.h"

#include <qcustomplot.h>

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>

#include "core/base/message.h"
#include "core/base/overloaded.h"
#include "core/data/table/date_value.h"
#include "ui/figure/field_probe.h"
#include "ui/figure/graph_layout.h"
#include "ui/figure/row_on_place.h"
#include "ui/style/number_format.h"

namespace ardent {

namespace {

constexpr int kDigits = 7;

QString text(const std::string& utf8) {
    return QString::fromStdString(utf8);
}

QString shownNumber(double value, int significant = kDigits) {
    return formatNumber(value, significant, QLocale());
}

/// "\nselected: 12", or nothing where no rows are marked.
template <class Count>
QString selectedText(bool isMarked, Count count) {
    if (!isMarked) return {};
    return u'\n' + QCoreApplication::translate("ardent::FigureView", "selected: %1")
                       .arg(shownNumber(count()));
}

QString describeBar(const Bars& bars, double row) {
    const auto index = static_cast<Index>(std::floor(row + 0.5));
    if (index < 0 || index >= static_cast<Index>(bars.values.size())) return {};
    const auto i = static_cast<std::size_t>(index);
    QString result = QStringLiteral("%1\n%2: %3")
                         .arg(text(bars.names[i]), text(bars.name), shownNumber(bars.values[i]));
    if (!bars.spreads.empty())
        result += QStringLiteral(" ± %1").arg(shownNumber(bars.spreads[i], 3));
    if (!bars.intervals.empty())
        result +=
            QStringLiteral(" (%1 … %2)")
                .arg(shownNumber(bars.intervals[i].low, 3), shownNumber(bars.intervals[i].high, 3));
    for (const Bars::Beside& beside : bars.beside) {
        result += QStringLiteral("\n%1: %2").arg(text(beside.name), shownNumber(beside.values[i]));
        if (!beside.spreads.empty())
            result += QStringLiteral(" ± %1").arg(shownNumber(beside.spreads[i], 3));
    }
    if (!bars.remarks.empty() && !bars.remarks[i].empty())
        result += u'\n' + text(words(bars.remarks[i]));
    if (!bars.together.empty() && !bars.together[i].empty())
        result += u'\n' + text(words(bars.together[i]));
    return result + selectedText(!bars.parts.empty(), [&] { return bars.parts[i]; });
}

QString describeCell(const Figure& figure, const Cells& cells, double x, double y) {
    const auto i = static_cast<Index>(std::floor(y + 0.5));
    const auto j = static_cast<Index>(std::floor(x + 0.5));
    if (i < 0 || j < 0 || i >= cells.values.rows() || j >= cells.values.cols()) return {};
    if (!cells.words.empty()) {
        const auto entry = static_cast<std::size_t>(i * cells.values.cols() + j);
        const QString remark = cells.remarks.empty() ? QString() : text(cells.remarks[entry]);
        return QStringLiteral("%1\n%2: %3%4")
            .arg(text(figure.x.categories[static_cast<std::size_t>(j)]),
                 text(figure.y.categories[static_cast<std::size_t>(i)]), text(cells.words[entry]),
                 remark.isEmpty() ? remark : QStringLiteral(" (%1)").arg(remark));
    }
    return QStringLiteral("%1: %2\n%3: %4\n%5: %6 (%7 %)")
               .arg(text(figure.y.label), text(figure.y.categories[static_cast<std::size_t>(i)]),
                    text(figure.x.label), text(figure.x.categories[static_cast<std::size_t>(j)]),
                    text(cells.name), shownNumber(cells.values(i, j)),
                    shownNumber(100. * cells.shade(i, j), 3)) +
           selectedText(cells.selected.size() > 0, [&] { return cells.selected(i, j); });
}

QString describeGraph(const Graph& graph, const QCustomPlot& plot, QPointF pixel,
                      const DrawStyle& style) {
    const GraphLayout layout = layOut(graph, plot.axisRect()->rect(), style);
    const auto line = [](const std::string& name, const std::string& label, double value) {
        return QStringLiteral("%1\n%2: %3").arg(text(name), text(label), shownNumber(value));
    };
    if (const auto node = nodeAt(layout, pixel)) {
        const auto at = static_cast<std::size_t>(*node);
        return graph.sizes.empty() ? text(graph.names[at])
                                   : line(graph.names[at], graph.nodeLabel, graph.sizes[at]);
    }
    const auto edge = edgeAt(graph, layout, pixel);
    if (!edge) return {};
    const Graph::Edge& found = graph.edges[static_cast<std::size_t>(*edge)];
    return line(edgeName(graph, found), graph.edgeLabel, found.value);
}

QString placeOn(const Axis& axis, double value) {
    return axis.dayZero ? QString::fromStdString(dateText(*axis.dayZero + value))
                        : shownNumber(value);
}

QString describeBin(const Figure& figure, const Histogram& histogram, double x) {
    const auto above = std::ranges::upper_bound(histogram.edges, x);
    if (above == histogram.edges.begin() || above == histogram.edges.end()) return {};
    const auto bin = static_cast<Index>(above - histogram.edges.begin()) - 1;
    QString result = QStringLiteral("%1: %2 … %3\n%4: %5")
                         .arg(text(figure.x.label), shownNumber(*(above - 1)), shownNumber(*above),
                              text(histogram.name), shownNumber(histogram.counts.row(bin).sum())) +
                     selectedText(histogram.selected.size() > 0,
                                  [&] { return histogram.selected.row(bin).sum(); });
    if (histogram.groups.size() < 2) return result;
    for (std::size_t group = 0; group < histogram.groups.size(); ++group)
        result += QStringLiteral("\n%1: %2")
                      .arg(text(histogram.groups[group]),
                           shownNumber(histogram.counts(bin, static_cast<Index>(group))));
    return result;
}

QString heightText(const Figure& figure, double y) {
    const auto level = static_cast<std::size_t>(std::max(0., std::floor(y + 0.5)));
    return level < figure.y.categories.size() ? text(figure.y.categories[level]) : shownNumber(y);
}

/// How many points of every cloud have the place: "setosa: 12, versicolor: 3"; the name alone of a
/// single one.
QString namesOnPlace(const Figure& figure, double x, double y) {
    QStringList names;
    Index points = 0;
    QString last;
    for (const Points& cloud : layers<Points>(figure)) {
        Index count = 0;
        for (std::size_t i = 0; i < cloud.x.size(); ++i)
            count += cloud.x[i] == x && cloud.y[i] == y ? 1 : 0;
        if (count == 0) continue;
        points += count;
        last = text(cloud.name);
        names << QStringLiteral("%1: %2").arg(last, shownNumber(static_cast<double>(count)));
    }
    return points > 1 ? names.join(QStringLiteral(", ")) : last;
}

/// "\nrow: 12", or nothing.
QString rowText(std::optional<std::int32_t> row) {
    if (!row) return {};
    return u'\n' + QCoreApplication::translate("ardent::FigureView", "row: %1")
                       .arg(QLocale().toString(qlonglong{*row} + 1));
}

/// "\nrows of the bin: 12", or nothing.
QString countText(const Figure& figure, double x, double y) {
    for (const Points& cloud : layers<Points>(figure))
        for (std::size_t i = 0; i < cloud.counts.size(); ++i)
            if (cloud.x[i] == x && cloud.y[i] == y)
                return QStringLiteral("\n%1: %2")
                    .arg(text(cloud.countName), shownNumber(cloud.counts[i]));
    return {};
}

struct Nearest {
    QString text;
    QString row;  ///< in words after a line break; "" where it is not of one
};

/// The point or the place of a line that is next to the pixel.
Nearest nearestTo(const Figure& figure, const QCustomPlot& plot, QPointF pixel) {
    double nearest = kReach;
    Nearest result;
    const auto consider = [&](const auto& part, auto nameAt, auto rowAt) {
        for (std::size_t i = 0; i < part.x.size(); ++i) {
            const double dx = plot.xAxis->coordToPixel(part.x[i]) - pixel.x();
            if (!(std::abs(dx) < nearest)) continue;
            const double distance = std::hypot(dx, plot.yAxis->coordToPixel(part.y[i]) - pixel.y());
            if (!(distance < nearest)) continue;
            nearest = distance;
            result.text = QStringLiteral("%1\n%2: %3\n%4: %5")
                              .arg(nameAt(part.x[i], part.y[i]), text(figure.x.label),
                                   placeOn(figure.x, part.x[i]), text(figure.y.label),
                                   heightText(figure, part.y[i])) +
                          countText(figure, part.x[i], part.y[i]);
            result.row = rowAt(part.x[i], part.y[i]);
        }
    };
    for (const Points& points : layers<Points>(figure))
        consider(
            points, [&](double x, double y) { return namesOnPlace(figure, x, y); },
            [&](double x, double y) { return rowText(rowOnPlace(figure, x, y)); });
    for (const Series& series : layers<Series>(figure))
        if (!series.isOnlyListed)
            consider(
                series, [&](double, double) { return text(ownName(series)); },
                [&](double, double) { return rowText(series.row); });
    return result;
}

}  // namespace

QString describe(const Figure& figure, const QCustomPlot& plot, QPointF pixel,
                 const DrawStyle& style) {
    if (figure.isEmpty() || isField(figure)) return {};
    const double x = plot.xAxis->pixelToCoord(pixel.x());
    const double y = plot.yAxis->pixelToCoord(pixel.y());
    const bool isBeside = !plot.axisRect()->rect().contains(pixel.toPoint());
    const Overloaded described{
        [&](const Bars& bars) { return describeBar(bars, y); },
        [&](const Graph& graph) { return describeGraph(graph, plot, pixel, style); },
        [&](const Histogram& histogram) {
            return isBeside ? QString() : describeBin(figure, histogram, x);
        },
        [&](const Cells& cells) {
            return isBeside ? QString() : describeCell(figure, cells, x, y);
        },
        [](const auto&) { return QString(); }};
    if (const Layer* body = bodyOf(figure)) return std::visit(described, *body);
    if (isBeside) return {};
    const Nearest nearest = nearestTo(figure, plot, pixel);
    return nearest.text + nearest.row;
}

QString describeRow(const Figure& figure, const QCustomPlot& plot, QPointF pixel) {
    if (isField(figure)) return {};
    const Nearest nearest = nearestTo(figure, plot, pixel);
    return nearest.row.isEmpty() ? QString() : nearest.text + nearest.row;
}

}  // namespace ardent
