#include "ui/figure/flow_legend.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

#include "ui/figure/elided_words.h"
#include "ui/figure/typeset.h"

namespace ardent {

namespace {

/// Least heights of a row, where entries stand side by side and below each other, and what the
/// rows leave free.
constexpr double kRowEm = 1.4, kColumnRowEm = 1.2, kBelowRowsEm = 0.4;
constexpr double kAroundMarkerEm = 0.2, kBeforeNameEm = 0.5, kBetweenEm = 1.4;

QString countOfMore(std::size_t entries) {
    return QCoreApplication::translate("ardent::FlowLegend", "and %1 more").arg(entries);
}

}  // namespace

FlowLegend::FlowLegend(QCustomPlot* plot) : QCPLayoutElement(plot) {
    setLayer(QStringLiteral("legend"));
    arrange(0, 0);
}

void FlowLegend::setEntries(std::vector<LegendEntry> entries, const DrawStyle& style) {
    entries_ = std::move(entries);
    places_.clear();
    more_.clear();
    largestMarkerEm_ = 0.;
    for (LegendEntry& entry : entries_) {
        entry.text = typeset(entry.text);
        if (entry.marker) largestMarkerEm_ = std::max(largestMarkerEm_, entry.markerEm);
    }
    style_ = style;
}

const std::vector<LegendEntry>& FlowLegend::entries() const {
    return entries_;
}

std::span<const LegendEntry> FlowLegend::leftOut() const {
    return std::span(entries_).subspan(std::min(places_.size(), entries_.size()));
}

double FlowLegend::iconOf(const LegendEntry& entry) const {
    return (entry.line ? 2.4 : std::max(1.1, entry.markerEm)) * style_.em();
}

double FlowLegend::widthOf(const LegendEntry& entry) const {
    return iconOf(entry) + kBeforeNameEm * style_.em() +
           QFontMetricsF(style_.small()).horizontalAdvance(entry.text);
}

std::vector<FlowLegend::Place> FlowLegend::placesInRows(int widthPx, int mostRows) const {
    std::vector<Place> places;
    const double gap = kBetweenEm * style_.em();
    const double moreWidth =
        gap + QFontMetricsF(style_.small()).horizontalAdvance(countOfMore(entries_.size()));
    double x = 0.;
    int row = 0;
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        const bool last = i + 1 == entries_.size();
        const auto room = [&] {
            const bool mayBeFollowed = row + 1 >= mostRows && !last;
            return std::max(widthPx - (mayBeFollowed ? moreWidth : 0.), widthPx / 3.);
        };
        if (x > 0. && x + std::min(widthOf(entries_[i]), room()) > room()) {
            if (row + 1 >= mostRows) break;
            x = 0.;
            ++row;
        }
        const double width = std::min(widthOf(entries_[i]), room());
        places.push_back({i, x, row, width});
        x += width + gap;
    }
    return places;
}

std::size_t FlowLegend::namedInRows(int widthPx, int mostRows) const {
    return placesInRows(widthPx, mostRows).size();
}

void FlowLegend::arrange(int widthPx, int mostRows) {
    places_ = placesInRows(widthPx, mostRows);
    rowEm_ = rowOf(kRowEm);
    rows_ = places_.empty() ? 0 : places_.back().row + 1;
    more_.clear();
    if (!leftOut().empty()) {
        more_ = countOfMore(leftOut().size());
        moreX_ = places_.back().x + places_.back().width + kBetweenEm * style_.em();
    }
    const double em = rows_ > 0 ? rows_ * rowEm_ + kBelowRowsEm : 0.;
    const auto height = static_cast<int>(std::ceil(em * style_.em()));
    setMinimumSize(0, height);
    setMaximumSize(QWIDGETSIZE_MAX, height);
}

std::size_t FlowLegend::namedInColumn(double heightPx) const {
    const double rows = std::floor(heightPx / (rowOf(kColumnRowEm) * style_.em()));
    if (rows >= static_cast<double>(entries_.size())) return entries_.size();
    return static_cast<std::size_t>(std::max(0., rows - 1.));
}

double FlowLegend::leastOfColumn() const {
    constexpr double kLeastEm = 8.;
    return kLeastEm * style_.em();
}

void FlowLegend::arrangeInColumn(int mostWidthPx, double heightPx) {
    places_.clear();
    more_.clear();
    moreX_ = 0.;
    rowEm_ = rowOf(kColumnRowEm);
    const std::size_t named = namedInColumn(heightPx);
    double width = 0.;
    if (named < entries_.size()) {
        more_ = countOfMore(entries_.size() - named);
        width = QFontMetricsF(style_.small()).horizontalAdvance(more_);
    }
    for (std::size_t i = 0; i < named; ++i) width = std::max(width, widthOf(entries_[i]) + 1.);
    const auto most = std::min(static_cast<int>(std::ceil(width)), mostWidthPx);
    for (std::size_t i = 0; i < named; ++i)
        places_.push_back(
            {i, 0., static_cast<int>(i), std::min<double>(widthOf(entries_[i]), most)});
    rows_ = static_cast<int>(named) + (more_.isEmpty() ? 0 : 1);
    setMinimumSize(most, 0);
    setMaximumSize(most, QWIDGETSIZE_MAX);
}

int FlowLegend::rowsIn(double heightPx) const {
    return static_cast<int>(std::floor((heightPx / style_.em() - kBelowRowsEm) / rowOf(kRowEm)));
}

double FlowLegend::rowOf(double leastEm) const {
    return std::max(leastEm, largestMarkerEm_ + kAroundMarkerEm);
}

QRectF FlowLegend::roomOf(const Place& place) const {
    const double row = rowEm_ * style_.em();
    return {QPointF(rect().topLeft()) + QPointF(place.x, place.row * row),
            QSizeF(place.width, row)};
}

QString FlowLegend::textAt(QPointF pixel) const {
    if (!QRectF(rect()).contains(pixel)) return {};
    for (const Place& place : places_) {
        const LegendEntry& entry = entries_[place.entry];
        if (roomOf(place).contains(pixel))
            return place.width < widthOf(entry) ? entry.text : QString();
    }
    const bool isBesideCount =
        pixel.y() < roomOf({0, 0., rows_ - 1, 0.}).top() || pixel.x() < rect().left() + moreX_;
    if (more_.isEmpty() || isBesideCount) return {};
    QStringList names;
    for (const LegendEntry& entry : leftOut()) names << entry.text;
    return names.join(u'\n');
}

void FlowLegend::drawEntry(QCPPainter& painter, const LegendEntry& entry, QPointF leftCentre,
                           double width) const {
    const double em = style_.em();
    const double icon = iconOf(entry);
    const QPointF middle = leftCentre + QPointF(icon / 2., 0.);
    if (entry.swatch) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(*entry.swatch));
        painter.drawRect(QRectF(leftCentre - QPointF(0., 0.5 * em), QSizeF(icon, em)));
    }
    if (entry.line) {
        painter.setPen(*entry.line);
        painter.drawLine(leftCentre, leftCentre + QPointF(icon, 0.));
    }
    if (entry.marker) {
        const QColor ground = style_.colours().plotBackground;
        painter.setPen(QPen(entry.open ? entry.colour : ground, style_.px(0.75)));
        painter.setBrush(entry.open ? ground : entry.colour);
        drawMarker(painter, *entry.marker, middle, entry.markerEm * em);
    }
    if (entry.cross) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(style_.colours().mutedText);
        drawMarker(painter, MarkerShape::Circle, middle, 0.45 * em);
        painter.setPen(QPen(style_.colours().plotText, style_.px(1.)));
        drawOpenCross(painter, middle, 0.55 * em, 0.25 * em);
    }
    painter.setPen(style_.colours().plotText);
    painter.setFont(style_.small());
    const double before = icon + kBeforeNameEm * em;
    const QRectF room(leftCentre + QPointF(before, -em), QSizeF(QWIDGETSIZE_MAX, 2. * em));
    const QString name =
        elidedMiddle(entry.text, QFontMetricsF(style_.small()), width - before + 1.);
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, name);
}

void FlowLegend::draw(QCPPainter* painter) {
    painter->setAntialiasing(true);
    const double em = style_.em();
    const QPointF origin = rect().topLeft();
    for (const Place& place : places_) {
        const QRectF room = roomOf(place);
        drawEntry(*painter, entries_[place.entry], {room.left(), room.center().y()}, place.width);
    }
    if (more_.isEmpty()) return;
    painter->setPen(style_.colours().mutedText);
    painter->setFont(style_.small());
    painter->drawText(QRectF(origin + QPointF(moreX_, (rows_ - 1) * rowEm_ * em),
                             QSizeF(QWIDGETSIZE_MAX, rowEm_ * em)),
                      Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, more_);
}

}  // namespace ardent
