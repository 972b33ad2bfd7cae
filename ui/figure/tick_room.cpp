#include "ui/figure/tick_room.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

namespace ardent {

namespace {

constexpr double kExponentSize = 0.75;  ///< as QCustomPlot has it

struct LabelledTicks {
    QVector<double> ticks;
    QVector<QString> labels;
};

LabelledTicks ticksOf(const QCPAxis& axis) {
    LabelledTicks all;
    axis.ticker()->generate(axis.range(), axis.parentPlot()->locale(), QLatin1Char('g'), 6,
                            all.ticks, nullptr, &all.labels);
    return all;
}

bool labelsHaveRoom(const QCPAxis& axis, const LabelledTicks& all) {
    const auto& [ticks, labels] = all;
    const QFont font = axis.tickLabelFont();
    const double gap = QFontMetricsF(font).averageCharWidth();
    for (qsizetype i = 1; i < ticks.size(); ++i) {
        const double distance =
            std::abs(axis.coordToPixel(ticks[i]) - axis.coordToPixel(ticks[i - 1]));
        const double needed =
            (tickLabelWidth(labels[i], font) + tickLabelWidth(labels[i - 1], font)) / 2. + gap;
        if (needed > distance) return false;
    }
    return true;
}

}  // namespace

double tickLabelWidth(const QString& label, const QFont& font) {
    const QFontMetricsF metrics(font);
    const qsizetype e = label.indexOf(u'e');
    if (e < 1) return metrics.horizontalAdvance(label);
    return metrics.horizontalAdvance(label.left(e) + QStringLiteral("×10")) +
           kExponentSize * metrics.horizontalAdvance(label.mid(e + 1));
}

void ensureTwoTicks(QCPAxis& axis, int count) {
    constexpr int kMoreTries = 6;
    const QCPRange range = axis.range();
    const double rounding = 1e-6 * range.size();
    const auto inSight = [&] {
        QVector<double> ticks;
        axis.ticker()->generate(range, axis.parentPlot()->locale(), QLatin1Char('g'), 6, ticks,
                                nullptr, nullptr);
        return std::ranges::count_if(ticks, [&](double tick) {
            return tick >= range.lower - rounding && tick <= range.upper + rounding;
        });
    };
    for (int more = 0; more <= kMoreTries; ++more) {
        axis.ticker()->setTickCount(count + more);
        if (inSight() > 1) return;
    }
    axis.ticker()->setTickCount(count);
}

void fitTickCount(QCPAxis& axis, int most) {
    int labelled = most;  // the least count that leaves a label
    for (int count = most; count > 0; --count) {
        axis.ticker()->setTickCount(count);
        const LabelledTicks all = ticksOf(axis);
        if (all.ticks.isEmpty()) break;
        if (labelsHaveRoom(axis, all)) return;
        labelled = count;
    }
    axis.ticker()->setTickCount(labelled);
}

}  // namespace ardent
