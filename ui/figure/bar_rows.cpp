#include "ui/figure/bar_rows.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QHash>
#include <QLocale>
#include <QSet>
#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <string_view>

#include "core/base/message.h"
#include "ui/figure/rows_in_sight.h"
#include "ui/figure/selected_part.h"
#include "ui/style/colour_map.h"
#include "ui/style/number_format.h"

namespace ardent {

namespace {

constexpr double kPale = 0.35;         ///< colour left in a bar that is not selected
constexpr double kValueWidthEm = 3.6;  ///< of "0.0123" beside a bar
constexpr double kValueGapEm = 0.4;    ///< between a bar and its value

/// Where in a row a kind of bar lies, in heights of the row.
struct Lane {
    double middle;  ///< from the row's, downwards
    double thickness;
};

constexpr double kLanesTop = -0.4, kLanesHeight = 0.78;             ///< of all lanes together
constexpr double kOwnLane = 4., kFurtherLane = 2.8, kLaneGap = 1.;  ///< parts of it

double besideCount(const Bars& bars) {
    return static_cast<double>(bars.beside.size());
}

double lanePart(const Bars& bars) {
    return kLanesHeight / (kOwnLane + (kLaneGap + kFurtherLane) * besideCount(bars));
}

Lane laneOf(const Bars& bars) {
    if (bars.beside.empty()) return {0., 0.64};
    const double part = lanePart(bars);
    return {kLanesTop + 0.5 * kOwnLane * part, kOwnLane * part};
}

Lane besideLane(const Bars& bars, std::size_t which) {
    const double part = lanePart(bars);
    const double above =
        kOwnLane + kLaneGap + (kFurtherLane + kLaneGap) * static_cast<double>(which);
    return {kLanesTop + (above + 0.5 * kFurtherLane) * part, kFurtherLane * part};
}

Range whiskerOf(const Bars& bars, std::size_t row) {
    const double value = bars.values[row];
    if (!std::isfinite(value)) return {0., 0.};
    if (!bars.intervals.empty()) return bars.intervals[row];
    const double spread = bars.spreads.empty() ? 0. : bars.spreads[row];
    return {value - spread, value + spread};
}

double spreadOf(const Bars::Beside& beside, std::size_t row) {
    return beside.spreads.empty() ? 0. : beside.spreads[row];
}

double largestAmount(const std::vector<double>& values) {
    double most = 0.;
    for (const double value : values)
        if (std::isfinite(value)) most = std::max(most, std::abs(value));
    return most;
}

/// Other than 0; 0 where there are none.
double smallestAmount(const std::vector<double>& values) {
    double least = 0.;
    for (const double value : values)
        if (std::isfinite(value) && value != 0. && (least == 0. || std::abs(value) < least))
            least = std::abs(value);
    return least;
}

/// What one of the further numbers is on the axis of the bars.
double besideUnit(const Bars& bars, const Bars::Beside& beside) {
    const double most = largestAmount(beside.values);
    const double own = largestAmount(bars.values);
    return most > 0. ? (own > 0. ? own : 1.) / most : 0.;
}

/// Of the bars that stand beside; the first is hollow.
QColor besideFill(std::size_t which, const DrawStyle& style) {
    if (which == 0) return style.colours().plotBackground;
    return which == 1 ? style.colours().mutedText : style.colours().plotText;
}

/// " · found", or nothing.
QString remarkText(const Message& remark) {
    return remark.empty() ? QString()
                          : QStringLiteral(" · ") + QString::fromStdString(words(remark));
}

/// Share of the width that a text on one side of the bars may take.
double mostRoom(const Bars& bars, bool isTextOnBothSides) {
    return isTextOnBothSides || !bars.sketches.empty() ? 0.4 : 0.7;
}

/// What stands after a bar's value, as far as there is room: the tool tip and the notes have it,
/// too.
QString smallPrint(const Bars& bars, std::size_t row, const DrawStyle& style, double widthPx) {
    constexpr double kValueEm = 3.;
    const auto hasRoom = [&](const QString& text) {
        const double width =
            kValueEm * style.em() + QFontMetricsF(style.small()).horizontalAdvance(text);
        return width < mostRoom(bars, false) * widthPx;
    };
    const QString remark = bars.remarks.empty() ? QString() : remarkText(bars.remarks[row]);
    if (!bars.together.empty())
        if (const QString all = remark + remarkText(bars.together[row]); hasRoom(all)) return all;
    return hasRoom(remark) ? remark : QString();
}

double smallPrintWidth(const Bars& bars, const DrawStyle& style, double widthPx) {
    QSet<QString> different;
    for (std::size_t row = 0; row < bars.values.size(); ++row)
        different << smallPrint(bars, row, style, widthPx);
    const QFontMetricsF metrics(style.small());
    double widest = 0.;
    for (const QString& text : different)
        widest = std::max(widest, metrics.horizontalAdvance(text));
    return widest;
}

/// Of a bar's number, or of one beside it: `decimals` absent.
QString barText(double value, bool whole, std::optional<int> decimals, const QLocale& locale) {
    if (whole) return locale.toString(std::llround(value));
    return decimals ? formatFixed(value, *decimals, locale) : formatAligned(value, 3, locale);
}

/// Of the numbers beside the bars: the largest and the smallest have the most digits.
double valueWidth(const Bars& bars, bool whole, const DrawStyle& style, const QLocale& locale) {
    const QFontMetricsF metrics(style.small());
    double widest = kValueWidthEm * style.em();
    const auto widen = [&](const std::vector<double>& values, bool isCount,
                           std::optional<int> decimals) {
        const double sign = std::ranges::any_of(values, [](double v) { return v < 0.; }) ? -1. : 1.;
        for (const double size : {largestAmount(values), smallestAmount(values)})
            widest = std::max(
                widest, metrics.horizontalAdvance(barText(sign * size, isCount, decimals, locale)) +
                            kValueGapEm * style.em());
    };
    widen(bars.values, whole, bars.decimals);
    for (const Bars::Beside& beside : bars.beside) widen(beside.values, false, std::nullopt);
    return widest;
}

/// Of each row's value and small print, in pixels.
std::vector<double> textWidths(const Bars& bars, bool whole, const DrawStyle& style,
                               const QLocale& locale, double widthPx) {
    std::vector<double> widths(bars.values.size(), valueWidth(bars, whole, style, locale));
    if (bars.remarks.empty() && bars.together.empty()) return widths;
    QHash<QString, double> known;
    const QFontMetricsF metrics(style.small());
    for (std::size_t row = 0; row < widths.size(); ++row) {
        const QString print = smallPrint(bars, row, style, widthPx);
        if (!known.contains(print)) known.insert(print, metrics.horizontalAdvance(print));
        widths[row] += known.value(print);
    }
    return widths;
}

/// A text beyond a place on the axis, as wide as this share of the plot.
struct TextAt {
    double place = 0., share = 0.;
};

/// The range of an axis on which texts left and right of their places, and what takes a share at
/// the right, have room.
Range withRoomFor(const std::vector<TextAt>& left, const std::vector<TextAt>& right,
                  const Range& places, double shareAtRight) {
    constexpr int kRounds = 12;  // each leaves a fraction of what was missing
    Range range = places;
    for (int round = 0; round < kRounds; ++round) {
        const double span = range.high - range.low;
        range.low = places.low;
        for (const TextAt& text : left)
            range.low = std::min(range.low, text.place - text.share * span);
        double needed = (places.high - range.low) / (1. - shareAtRight);
        for (const TextAt& text : right)
            needed = std::max(needed, (text.place - range.low) / (1. - shareAtRight - text.share));
        range.high = range.low + needed;
    }
    return range;
}

double textWidth(const Bars& bars, bool whole, const DrawStyle& style, const QLocale& locale,
                 double widthPx) {
    return valueWidth(bars, whole, style, locale) + smallPrintWidth(bars, style, widthPx);
}

/// Pixels at the right that sketches take; 0 in a narrow plot.
double sketchWidth(const Bars& bars, const DrawStyle& style, double widthPx) {
    constexpr double kMostEm = 9., kShare = 0.28, kLeastPlotEm = 15.;
    const bool hasRoom = widthPx >= kLeastPlotEm * style.em();
    return bars.sketches.empty() || !hasRoom ? 0.
                                             : std::min(kMostEm * style.em(), kShare * widthPx);
}

/// Beyond their ends. In a narrow plot they stand right of 0, so that one side has room for both.
bool valuesOfNegativeAreLeft(double textWidthPx, double widthPx) {
    constexpr double kMostText = 0.5;  // of the width
    return 2. * textWidthPx < kMostText * widthPx;
}

}  // namespace

BarRows::BarRows(QCustomPlot& plot) : FigurePlottable(plot, QStringLiteral("main")) {}

void BarRows::set(const Bars& bars, bool whole, const DrawStyle& style) {
    whole_ = whole;
    bars_ = bars;
    besideUnits_.clear();
    for (const Bars::Beside& beside : bars.beside) besideUnits_.push_back(besideUnit(bars, beside));
    sketchReach_ = 0.;
    for (const Bars::Sketch& sketch : bars.sketches)
        if (sketch.values.size() > 0 && sketch.values.allFinite())
            sketchReach_ = std::max(sketchReach_, sketch.values.cwiseAbs().maxCoeff());
    style_ = style;
}

double BarRows::leastRowHeight(const Bars& bars, const DrawStyle& style) {
    constexpr double kFirst = 1., kNext = 1.25;
    constexpr double kWithSketch = 1.5;
    const double single = (style.live ? 1.7 : 1.35) * (bars.sketches.empty() ? 1. : kWithSketch);
    const double further = bars.beside.empty() ? 0. : kFirst + kNext * (besideCount(bars) - 1.);
    return (single + further) * style.em();
}

double BarRows::greatestRowHeight(const Bars& bars, const DrawStyle& style) {
    return (5. + 1.2 * besideCount(bars)) * style.em();
}

/// Values of further bars stand to their right only.
BarRows::Reach BarRows::reach(const Bars& bars, bool whole, const DrawStyle& style,
                              const QLocale& locale, double widthPx) {
    double low = 0., lowest = 0.;
    double high = 0.;
    for (std::size_t row = 0; row < bars.values.size(); ++row) {
        const double value = bars.values[row];
        if (!std::isfinite(value)) continue;
        lowest = std::min(lowest, value);
        low = std::min({low, value, whiskerOf(bars, row).low});
        high = std::max({high, value, whiskerOf(bars, row).high});
    }
    const bool isTextLeft =
        lowest < 0. &&
        valuesOfNegativeAreLeft(textWidth(bars, whole, style, locale, widthPx), widthPx);
    std::vector<TextAt> left, right;
    const double most = mostRoom(bars, isTextLeft);
    const auto share = [&](double px) { return std::min(most, px / std::max(widthPx, 1.)); };
    const std::vector<double> widths = textWidths(bars, whole, style, locale, widthPx);
    for (std::size_t row = 0; row < bars.values.size(); ++row) {
        const double value = bars.values[row];
        if (!std::isfinite(value)) continue;
        const Range whisker = whiskerOf(bars, row);
        if (value < 0. && isTextLeft)
            left.push_back({std::min(value, whisker.low), share(widths[row])});
        else
            right.push_back({std::max(0., whisker.high), share(widths[row])});
    }
    const double besideShare = share(valueWidth(bars, whole, style, locale));
    for (const Bars::Beside& beside : bars.beside) {
        const double unit = besideUnit(bars, beside);
        for (std::size_t row = 0; row < beside.values.size(); ++row) {
            const double value = beside.values[row];
            if (!std::isfinite(value)) continue;
            low = std::min(low, unit * (value - spreadOf(beside, row)));
            high = std::max(high, unit * (value + spreadOf(beside, row)));
            right.push_back({std::max(0., unit * (value + spreadOf(beside, row))), besideShare});
        }
    }
    if (low == high) return {{0., 1.}, 1.};
    const double sketches = sketchWidth(bars, style, widthPx) / std::max(widthPx, 1.);
    const Range range = withRoomFor(left, right, {low, high}, sketches);
    constexpr double kLeastWithTicks = 0.5;
    const double lastTick =
        std::max(high, range.low + kLeastWithTicks * (range.high - range.low) * (1. - sketches));
    return {range, sketches > 0. ? lastTick : std::numeric_limits<double>::infinity()};
}

QRectF BarRows::barRect(double end, double middle, double thickness) const {
    const QPointF from = pixel(0., middle), to = pixel(end, middle);
    return QRectF(std::min(from.x(), to.x()), to.y() - thickness / 2., std::abs(to.x() - from.x()),
                  thickness);
}

void BarRows::drawBar(QCPPainter& painter, std::size_t row, double rowHeight) const {
    const Lane lane = laneOf(bars_);
    const double value = bars_.values[row];
    const double middle = static_cast<double>(row) + lane.middle;
    const double thickness = lane.thickness * rowHeight;
    const bool isMarked = !bars_.parts.empty();
    const bool selected = !isMarked && (bars_.selected.empty() || bars_.selected[row]);
    const double end = std::isfinite(value) ? value : 0.;
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(classTint(style_.theme, bars_.colour, selected ? 1. : kPale)));
    painter.drawRect(barRect(end, middle, thickness));
    if (isMarked && bars_.parts[row] > 0.) {
        QRectF part = barRect(bars_.parts[row], middle, thickness);
        part.setWidth(std::max(part.width(), style_.px(1.5)));
        drawSelectedPart(painter, part, classTint(style_.theme, bars_.colour, 1.), style_);
    }
    const Range whisker = whiskerOf(bars_, row);
    if (whisker.high > whisker.low) drawWhisker(painter, whisker, middle, thickness);
    const bool left = value < 0.;
    painter.setPen(selected || isMarked ? style_.colours().plotText : style_.colours().mutedText);
    const bool isBeyond = left && isValueLeft_;
    const double at = isBeyond ? std::min(end, whisker.low)
                      : left   ? std::max(0., whisker.high)
                               : whisker.high;
    drawValue(painter, pixel(at, middle), isBeyond, textOf(row));
}

void BarRows::drawBeside(QCPPainter& painter, std::size_t which, std::size_t row,
                         double rowHeight) const {
    const Bars::Beside& beside = bars_.beside[which];
    const Lane lane = besideLane(bars_, which);
    const double value = beside.values[row], unit = besideUnits_[which];
    const double middle = static_cast<double>(row) + lane.middle;
    const double thickness = lane.thickness * rowHeight;
    painter.setPen(QPen(style_.colours().plotText, style_.px(0.75)));
    painter.setBrush(besideFill(which, style_));
    if (std::isfinite(value)) {
        const double spread = spreadOf(beside, row);
        painter.drawRect(barRect(unit * value, middle, thickness));
        if (spread > 0.)
            drawWhisker(painter, {unit * (value - spread), unit * (value + spread)}, middle,
                        thickness);
    }
    painter.setPen(style_.colours().mutedText);
    drawValue(painter, pixel(besideEnd(which, row), middle), false, besideText(beside, row));
}

/// Beside the end of a bar, left of it or right.
void BarRows::drawValue(QCPPainter& painter, QPointF end, bool left, const QString& text) const {
    const double gap = kValueGapEm * style_.em();
    const QSizeF room(12. * style_.em(), 2. * style_.em());
    const QPointF corner(left ? end.x() - gap - room.width() : end.x() + gap,
                         end.y() - room.height() / 2.);
    painter.drawText(QRectF(corner, room),
                     Qt::AlignVCenter | (left ? Qt::AlignRight : Qt::AlignLeft), text);
}

QString BarRows::textOf(std::size_t row) const {
    const double number = bars_.values[row];
    const QLocale& locale = mParentPlot->locale();
    const QString text =
        bars_.areKnown ? barText(number, whole_, bars_.decimals, locale) : QStringLiteral("–");
    return text + smallPrint(bars_, row, style_, axesRect().width());
}

QString BarRows::besideText(const Bars::Beside& beside, std::size_t row) const {
    return barText(beside.values[row], false, std::nullopt, mParentPlot->locale());
}

void BarRows::drawWhisker(QCPPainter& painter, const Range& reach, double middle,
                          double thickness) const {
    const QPointF low = pixel(reach.low, middle);
    const QPointF high = pixel(reach.high, middle);
    painter.setPen(QPen(style_.colours().plotText, style_.px(0.75)));
    painter.drawLine(low, high);
    for (const QPointF& end : {low, high})
        painter.drawLine(end - QPointF(0., thickness / 5.), end + QPointF(0., thickness / 5.));
}

/// On the axis: where the value of a further bar stands.
double BarRows::besideEnd(std::size_t which, std::size_t row) const {
    const double value = bars_.beside[which].values[row];
    if (!std::isfinite(value)) return 0.;
    return std::max(0., besideUnits_[which] * (value + spreadOf(bars_.beside[which], row)));
}

/// Pixel at which a row's bars and their values end on the right.
double BarRows::endOf(std::size_t row) const {
    const auto y = static_cast<double>(row);
    const double value = bars_.values[row];
    const QFontMetricsF metrics(style_.small());
    const double gap = kValueGapEm * style_.em();
    const double own =
        value < 0. ? std::max(0., whiskerOf(bars_, row).high) : whiskerOf(bars_, row).high;
    double end = value < 0. && isValueLeft_
                     ? pixel(0., y).x()
                     : pixel(own, y).x() + gap + metrics.horizontalAdvance(textOf(row));
    for (std::size_t which = 0; which < bars_.beside.size(); ++which)
        end = std::max(end, pixel(besideEnd(which, row), y).x() + gap +
                                metrics.horizontalAdvance(besideText(bars_.beside[which], row)));
    return end;
}

/// All on one scale, around a thin line at their mean.
void BarRows::drawSketch(QCPPainter& painter, std::size_t row, double rowHeight) const {
    constexpr double kMostHeightEm = 3.2, kHeight = 0.86;
    const Bars::Sketch& sketch = bars_.sketches[row];
    const double width = sketchWidth(bars_, style_, axesRect().width());
    if (sketch.places.empty() || width <= 0. || !(sketchReach_ > 0.)) return;
    const double height = std::min(kHeight * rowHeight, kMostHeightEm * style_.em());
    const double middle = pixel(0., static_cast<double>(row)).y();
    const QRectF room(axesRect().right() - width + style_.em(), middle - height / 2.,
                      width - 1.5 * style_.em(), height);
    painter.setPen(QPen(style_.colours().mutedText, style_.px(0.5)));
    painter.drawLine(QPointF(room.left(), middle), QPointF(room.right(), middle));
    for (Index output = 0; output < sketch.values.cols(); ++output) {
        const int colour = sketch.values.cols() == 1 ? bars_.colour : static_cast<int>(output);
        const QColor ink(classTint(style_.theme, colour, 1.));
        QPolygonF line;
        for (std::size_t i = 0; i < sketch.places.size(); ++i)
            line << QPointF(room.left() + sketch.places[i] * room.width(),
                            middle - 0.5 * height * sketch.values(static_cast<Index>(i), output) /
                                         sketchReach_);
        if (!sketch.areLevels) {
            painter.setPen(QPen(ink, style_.px(1.5)));
            painter.setBrush(Qt::NoBrush);
            painter.drawPolyline(line);
            continue;
        }
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink);
        for (const QPointF& point : line) painter.drawEllipse(point, style_.px(2.), style_.px(2.));
    }
}

/// Above the line at y, or below it, where no value stands there; else the line says it alone.
void BarRows::drawSeparatorLabel(QCPPainter& painter, double y) const {
    const QString label = QCoreApplication::translate("ardent::BarRows", "top %1")
                              .arg(static_cast<qlonglong>(*bars_.separatorAfter));
    const double em = style_.em();
    const double right =
        axesRect().right() - 0.3 * em - sketchWidth(bars_, style_, axesRect().width());
    const double left =
        right - QFontMetricsF(style_.small()).horizontalAdvance(label) - kValueGapEm * em;
    const auto below = static_cast<std::size_t>(*bars_.separatorAfter);
    const QSizeF room(12. * em, 1.4 * em);
    painter.setPen(style_.colours().mutedText);
    if (endOf(below - 1) <= left)
        painter.drawText(QRectF(QPointF(right - room.width(), y - 1.5 * em), room),
                         Qt::AlignRight | Qt::AlignBottom, label);
    else if (endOf(below) <= left)
        painter.drawText(QRectF(QPointF(right - room.width(), y + 0.1 * em), room),
                         Qt::AlignRight | Qt::AlignTop, label);
}

void BarRows::drawSeparator(QCPPainter& painter) const {
    const QRectF rect = axesRect();
    const double y = pixel(0., static_cast<double>(*bars_.separatorAfter) - 0.5).y();
    QPen pen(style_.colours().mutedText, style_.px(0.75));
    pen.setDashPattern({4., 3.});
    painter.setPen(pen);
    painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y));
    drawSeparatorLabel(painter, y);
}

void BarRows::draw(QCPPainter* painter) {
    if (bars_.values.empty()) return;
    painter->setAntialiasing(true);
    painter->setFont(style_.small());
    isValueLeft_ = valuesOfNegativeAreLeft(
        textWidth(bars_, whole_, style_, mParentPlot->locale(), axesRect().width()),
        axesRect().width());
    const double rowHeight = std::abs(pixel(0., 1.).y() - pixel(0., 0.).y());
    const RowSpan rows = rowsInSight(valueAxis()->range(), std::ssize(bars_.values));
    for (Index row = rows.first; row < rows.end; ++row) {
        drawBar(*painter, static_cast<std::size_t>(row), rowHeight);
        for (std::size_t which = 0; which < bars_.beside.size(); ++which)
            drawBeside(*painter, which, static_cast<std::size_t>(row), rowHeight);
        if (!bars_.sketches.empty()) drawSketch(*painter, static_cast<std::size_t>(row), rowHeight);
    }
    if (bars_.separatorAfter) drawSeparator(*painter);
}

std::vector<LegendEntry> barLegend(const Bars& bars, const DrawStyle& style) {
    const QColor own(classTint(style.theme, bars.colour, 1.));
    std::vector<LegendEntry> entries;
    if (!bars.beside.empty()) {
        LegendEntry entry;
        entry.text = QString::fromStdString(bars.name);
        entry.marker = MarkerShape::Square;
        entry.colour = own;
        entries.push_back(std::move(entry));
    }
    for (std::size_t which = 0; which < bars.beside.size(); ++which) {
        LegendEntry entry;
        entry.text = QCoreApplication::translate("ardent::BarRows", "%1 (scale of its own)")
                         .arg(QString::fromStdString(bars.beside[which].label));
        entry.marker = MarkerShape::Square;
        entry.open = which == 0;
        entry.colour = entry.open ? style.colours().plotText : besideFill(which, style);
        entries.push_back(std::move(entry));
    }
    if (!bars.sketches.empty()) {
        LegendEntry entry;
        entry.text = QString::fromStdString(bars.sketchName);
        entry.line = QPen(own, style.px(1.5));
        entries.push_back(std::move(entry));
    }
    return entries;
}

}  // namespace ardent
