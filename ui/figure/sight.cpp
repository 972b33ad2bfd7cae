#include "ui/figure/sight.h"

#include <QStringList>
#include <array>
#include <cmath>
#include <set>

#include "core/base/overloaded.h"
#include "core/figure/axis_name.h"

namespace ardent {

namespace {

bool sameAxis(const Axis& a, const Axis& b) {
    return a.label == b.label && a.logarithmic == b.logarithmic && a.reversed == b.reversed;
}

QString axisText(const Axis& axis) {
    return QStringLiteral("%1 %2 %3")
        .arg(axis.logarithmic ? 1 : 0)
        .arg(axis.reversed ? 1 : 0)
        .arg(QString::fromStdString(englishName(axis)).simplified());
}

QStringList axesText(const Figure& figure) {
    return {axisText(figure.x), axisText(figure.y)};
}

/// The kinds of its layers that take up an area.
std::set<std::size_t> areasOf(const Figure& figure) {
    constexpr Overloaded kIsArea{[](const Series&) { return false; },
                                 [](const Points&) { return false; },
                                 [](const auto&) { return true; }};
    std::set<std::size_t> kinds;
    for (const Layer& layer : figure.layers)
        if (std::visit(kIsArea, layer)) kinds.insert(layer.index());
    return kinds;
}

}  // namespace

void moveAxis(QCPAxis& axis, double share) {
    const QCPRange range = axis.range();
    if (axis.rangeReversed()) share = -share;
    if (axis.scaleType() == QCPAxis::stLogarithmic)
        axis.moveRange(std::pow(range.upper / range.lower, share));
    else
        axis.moveRange(share * range.size());
}

bool samePlot(const Figure& a, const Figure& b) {
    return sameAxis(a.x, b.x) && sameAxis(a.y, b.y) && a.isEmpty() == b.isEmpty() &&
           areasOf(a) == areasOf(b);
}

QString sightText(const Sight& sight, const Figure& figure) {
    QStringList lines;
    for (const double end : {sight.x.low, sight.x.high, sight.y.low, sight.y.high})
        lines << QString::number(end, 'g', 17);
    return (lines + axesText(figure)).join(u'\n');
}

std::optional<Sight> readSight(const QString& text, const Figure& figure) {
    constexpr qsizetype kEnds = 4;
    const QStringList lines = text.split(u'\n');
    if (figure.isEmpty() || lines.mid(kEnds) != axesText(figure)) return std::nullopt;
    std::array<double, kEnds> ends{};
    for (qsizetype i = 0; i < kEnds; ++i) {
        bool isNumber = false;
        ends[static_cast<std::size_t>(i)] = lines[i].toDouble(&isNumber);
        if (!isNumber || !std::isfinite(ends[static_cast<std::size_t>(i)])) return std::nullopt;
    }
    const Sight sight{{ends[0], ends[1]}, {ends[2], ends[3]}};
    if (!(sight.x.low < sight.x.high && sight.y.low < sight.y.high)) return std::nullopt;
    return sight;
}

}  // namespace ardent
