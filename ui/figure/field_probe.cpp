#include "ui/figure/field_probe.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <cmath>

#include "core/figure/field_cell.h"
#include "ui/figure/marker.h"
#include "ui/figure/row_on_place.h"
#include "ui/style/number_format.h"

namespace ardent {

namespace {

constexpr int kValueDigits = 5;
constexpr int kPlaceDigits = 4;
constexpr int kShareDigits = 3;

QString inQt(const std::string& utf8) {
    return QString::fromStdString(utf8);
}

QString shown(double value, int digits) {
    return std::isnan(value) ? QStringLiteral("–") : formatNumber(value, digits, QLocale());
}

Index positionOf(double place) {
    return static_cast<Index>(std::floor(place + 0.5));
}

ReadOut::Row placeRow(const Axis& axis, double place) {
    const Index position = positionOf(place);
    if (position >= 0 && position < std::ssize(axis.categories))
        return {inQt(axis.label), inQt(axis.categories[static_cast<std::size_t>(position)])};
    return {inQt(axis.label), shown(place, kPlaceDigits)};
}

void addValue(const Field& field, const FieldCell& cell, ReadOut& words) {
    const double value = field.values(cell.i, cell.j);
    const auto winner = static_cast<std::size_t>(std::max(value, 0.));
    const bool isClass = field.map == ColourMap::Classes && winner < field.classes.size();
    if (!isClass) {
        words.rows.push_back({inQt(field.label), shown(value, kValueDigits)});
    } else if (field.strength.size() == 0) {
        words.rows.push_back({inQt(field.label), inQt(field.classes[winner])});
    } else {
        const auto add = [&](const QString& name, double probability) {
            words.rows.push_back({name, shown(probability, kShareDigits)});
        };
        add(inQt(field.classes[winner]), field.strength(cell.i, cell.j));
        if (field.runnerUpClass.size() > 0)
            add(inQt(field.classes[static_cast<std::size_t>(field.runnerUpClass(cell.i, cell.j))]),
                field.runnerUp(cell.i, cell.j));
    }
}

bool isMap(const Figure& figure) {
    const Cells* cells = findLayer<Cells>(figure);
    return cells && !cells->scale.empty();
}

ReadOut readMap(const Figure& figure, QPointF place) {
    const Cells& cells = *findLayer<Cells>(figure);
    const Index i = positionOf(place.y()), j = positionOf(place.x());
    if (i < 0 || j < 0 || i >= cells.values.rows() || j >= cells.values.cols() ||
        std::isnan(cells.values(i, j)))
        return {};
    return {QStringLiteral("%1 × %2").arg(inQt(figure.y.categories[static_cast<std::size_t>(i)]),
                                          inQt(figure.x.categories[static_cast<std::size_t>(j)])),
            {{inQt(cells.scale), shown(cells.values(i, j), kValueDigits)}}};
}

}  // namespace

bool isField(const Figure& figure) {
    return !figure.isEmpty() && (findLayer<Field>(figure) || isMap(figure));
}

ReadOut readField(const Figure& figure, QPointF place) {
    if (isMap(figure)) return readMap(figure, place);
    const Field* field = findLayer<Field>(figure);
    if (!field) return {};
    const auto cell = cellAt(*field, place.x(), place.y());
    if (!cell) return {};
    ReadOut words{{}, {placeRow(figure.x, place.x()), placeRow(figure.y, place.y())}};
    addValue(*field, *cell, words);
    return words;
}

std::optional<QPointF> nextPlace(const Figure& figure, QPointF place, int right, int up) {
    if (isMap(figure)) {
        const Cells& cells = *findLayer<Cells>(figure);
        const auto within = [](Index position, Index count) {
            return static_cast<double>(std::clamp<Index>(position, 0, count - 1));
        };
        return QPointF(within(positionOf(place.x()) + right, cells.values.cols()),
                       within(positionOf(place.y()) - up, cells.values.rows()));
    }
    const Field* found = findLayer<Field>(figure);
    if (!found) return std::nullopt;
    const Field& field = *found;
    const FieldCell from = cellAt(field, std::clamp(place.x(), field.x.low, field.x.high),
                                  std::clamp(place.y(), field.y.low, field.y.high))
                               .value_or(FieldCell{});
    const FieldCell next = neighbourOf(field, from, right, up);
    return QPointF(xOf(field, next), yOf(field, next));
}

FieldProbe::FieldProbe(QCustomPlot& plot) : FigurePlottable(plot, QStringLiteral("overlay")) {}

void FieldProbe::set(const Figure& figure, std::optional<QPointF> place, const DrawStyle& style) {
    words_ = place ? readField(figure, *place) : ReadOut();
    place_ = place.value_or(QPointF());
    isMap_ = isMap(figure);
    style_ = style;
    if (words_.isEmpty() || isMap_) return;
    if (const auto row = rowNextTo(figure, *mParentPlot, pixel(place_.x(), place_.y())))
        words_.rows.push_back({QCoreApplication::translate("ardent::FigureView", "row"),
                               QLocale().toString(qlonglong{*row} + 1)});
}

void FieldProbe::draw(QCPPainter* painter) {
    if (words_.isEmpty()) return;
    const QRectF area = axesRect();
    const QPointF at = pixel(place_.x(), place_.y());
    if (!area.contains(at)) return;
    const Range mark = isMap_ ? outlineCell(*painter) : crossAt(*painter, at);
    drawReadOut(*painter, words_, area, mark, style_);
}

Range FieldProbe::crossAt(QCPPainter& painter, QPointF at) const {
    const QRectF area = axesRect();
    painter.setAntialiasing(false);
    painter.setPen(QPen(style_.colours().mutedText, style_.px(0.75)));
    painter.drawLine(QPointF(at.x(), area.top()), QPointF(at.x(), area.bottom()));
    painter.drawLine(QPointF(area.left(), at.y()), QPointF(area.right(), at.y()));
    painter.setAntialiasing(true);
    painter.setPen(QPen(style_.colours().plotBackground, style_.px(1.)));
    painter.setBrush(style_.colours().plotText);
    drawMarker(painter, MarkerShape::Circle, at, style_.px(5.));
    return {at.x(), at.x()};
}

Range FieldProbe::outlineCell(QCPPainter& painter) const {
    const auto column = static_cast<double>(positionOf(place_.x()));
    const auto row = static_cast<double>(positionOf(place_.y()));
    const QRectF cell =
        QRectF(pixel(column - 0.5, row - 0.5), pixel(column + 0.5, row + 0.5)).normalized();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(style_.colours().plotBackground, style_.px(3.)));
    painter.drawRect(cell);
    painter.setPen(QPen(style_.colours().plotText, style_.px(1.25)));
    painter.drawRect(cell);
    return {cell.left(), cell.right()};
}

}  // namespace ardent
