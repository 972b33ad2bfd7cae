#include "ui/figure/text_elements.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QRegularExpression>
#include <QTextLayout>
#include <algorithm>
#include <cmath>

#include "ui/figure/elided_words.h"

namespace ardent {

namespace {

constexpr double kRowEm = 1.4;        ///< least height of a row of the legend
constexpr double kBelowRowsEm = 0.4;  ///< what it leaves free

void setHeight(QCPLayoutElement& element, double height) {
    const int rounded = static_cast<int>(std::ceil(height));
    element.setMinimumSize(0, rounded);
    element.setMaximumSize(QWIDGETSIZE_MAX, rounded);
}

/// A true minus but before a zero, short exponents, and no line break within a derivative or
/// between a number and its sign. What looks like a number within a name stays as it is.
QString typeset(QString text) {
    constexpr auto kUnicode = QRegularExpression::UseUnicodePropertiesOption;
    static const QRegularExpression minus(
        QStringLiteral("(^|[\\s(])-(?=\\d+(?:\\.\\d+)?(?:e[+-]\\d+)?(?!\\w|\\.\\w))"), kUnicode);
    static const QRegularExpression exponent(
        QStringLiteral("(?<![\\w.])(\\d+(?:\\.\\d+)?e)(?:\\+|(-))0*(\\d+)(?!\\w|\\.\\w)"),
        kUnicode);
    text.replace(minus, QStringLiteral("\\1−")).replace(exponent, QStringLiteral("\\1\\2\\3"));
    static const QRegularExpression negativeZero(
        QStringLiteral("−(?=0(?:[.,]0+)?(?![\\d.,]*\\d))"));
    text.replace(negativeZero, QString());
    return text.replace(QStringLiteral("/∂"), QStringLiteral("/\u2060∂"))
        .replace(QStringLiteral("√mean ("), QStringLiteral("√mean\u00A0("))
        .replace(QStringLiteral(" / "), QStringLiteral("\u00A0/\u00A0"))
        .replace(QStringLiteral(" %"), QStringLiteral("\u00A0%"));
}

/// The text itself where so many lines hold it, else its beginning with "…" at the end.
QString firstLines(const QString& text, const QFont& font, double width, int most) {
    if (most <= 0) return {};
    QTextLayout layout(text, font);
    layout.beginLayout();
    int count = 0;
    int last = 0;  // beginning of the last line that is shown
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        if (++count == most) last = line.textStart();
    }
    layout.endLayout();
    if (count <= most) return text;
    // What follows a word that just fits must not push it into a line of its own.
    const double room = width - QFontMetricsF(font).averageCharWidth();
    return text.left(last) + elidedEnd(text.mid(last), QFontMetricsF(font), room);
}

int linesNeeded(const QString& text, const QFont& font, double width) {
    QTextLayout layout(text, font);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine())
        line.setLineWidth(width);
    layout.endLayout();
    return layout.lineCount();
}

/// With words left out before and after the end.
int linesOfKept(const WrappedText::Kept& kept, const QFont& font, double width) {
    if (kept.beginning.isEmpty() && kept.end.isEmpty()) return 0;
    return linesNeeded(QStringLiteral("%1 … %2 …").arg(kept.beginning, kept.end), font, width);
}

/// The largest count, of those that rise, with which the text has at most so many lines; −1: none.
template <class Text>
qsizetype mostThatFit(const QList<qsizetype>& counts, const Text& with, const QFont& font,
                      double width, int most) {
    const auto fits = [&](qsizetype count) {
        return linesNeeded(with(count), font, width) <= most;
    };
    const auto end = std::partition_point(counts.begin(), counts.end(), fits);
    return end == counts.begin() ? -1 : *std::prev(end);
}

/// Not "Temp." within one.
bool endsSentence(const QString& word, const QString& next) {
    return word.endsWith(u'.') && (next.front().isUpper() || next.front().isDigit());
}

/// The text itself where so many lines hold it, else as many of the sentences before the end that
/// is kept as leave room for that and what follows it; the beginning that is kept is among them,
/// and without one they may be the first one's words. An end that would take more than half of the
/// lines is not kept.
QString shortenedAround(const WrappedText::Kept& kept, const QString& text, const QFont& font,
                        double width, int most) {
    if (most <= 0 || linesNeeded(text, font, width) <= most)
        return firstLines(text, font, width, most);
    const qsizetype at = kept.end.isEmpty() ? -1 : text.lastIndexOf(kept.end);
    QString rest = at < 0 ? QString() : text.mid(at);
    if (2 * linesNeeded(rest, font, width) > most) rest.clear();
    const QStringList before = text.chopped(rest.size()).split(u' ', Qt::SkipEmptyParts);
    const qsizetype least = kept.beginning.split(u' ', Qt::SkipEmptyParts).size();
    QList<qsizetype> words{least}, sentences;
    if (least > 0) sentences << least;
    const bool isOfSentences = text.endsWith(u'.');
    for (qsizetype count = least + 1; count < before.size(); ++count) {
        words << count;
        if (isOfSentences && endsSentence(before[count - 1], before[count])) sentences << count;
    }
    const auto with = [&](qsizetype count) {
        const QString beginning = before.first(count).join(u' ');
        const QString cut = (count > 0 ? beginning + u'\u00A0' : QString()) + u'…';
        return rest.isEmpty() ? cut : cut + u' ' + rest;
    };
    qsizetype holds = mostThatFit(sentences, with, font, width, most);
    if (holds < 0 && rest.isEmpty()) return firstLines(text, font, width, most);
    if (holds < 0) holds = mostThatFit(words, with, font, width, most);
    if (holds >= 0) return with(holds);
    return firstLines(least > 0 ? with(least) : rest, font, width, most);
}

QString countOfMore(std::size_t entries) {
    return QCoreApplication::translate("ardent::FlowLegend", "and %1 more").arg(entries);
}

}  // namespace

WrappedText::WrappedText(QCustomPlot* plot) : QCPLayoutElement(plot) {
    setLayer(QStringLiteral("legend"));
    setHeight(*this, 0.);
}

void WrappedText::setText(const QString& text, const QFont& font, const QColor& colour,
                          double gapPx, const Kept& kept) {
    text_ = typeset(text);
    kept_ = {typeset(kept.beginning), typeset(kept.end)};
    font_ = font;
    colour_ = colour;
    gapPx_ = gapPx;
    shown_ = text_;
}

const QString& WrappedText::text() const {
    return text_;
}

int WrappedText::linesIn(double heightPx) const {
    return static_cast<int>(std::floor((heightPx - gapPx_) / QFontMetricsF(font_).lineSpacing()));
}

void WrappedText::arrange(int widthPx, int mostLines, int mostForKept) {
    const int most = std::max(mostLines, std::min(mostForKept, linesOfKept(kept_, font_, widthPx)));
    shown_ = shortenedAround(kept_, text_, font_, widthPx, most);
    if (shown_.isEmpty()) {
        setHeight(*this, 0.);
        return;
    }
    const QRectF room(0., 0., widthPx, QWIDGETSIZE_MAX);
    const QRectF used = QFontMetricsF(font_).boundingRect(room, Qt::TextWordWrap, shown_);
    setHeight(*this, used.height() + gapPx_);
}

void WrappedText::draw(QCPPainter* painter) {
    if (shown_.isEmpty()) return;
    painter->setFont(font_);
    painter->setPen(colour_);
    painter->drawText(QRectF(rect()), Qt::TextWordWrap | Qt::AlignTop | Qt::AlignLeft, shown_);
}

FlowLegend::FlowLegend(QCustomPlot* plot) : QCPLayoutElement(plot) {
    setLayer(QStringLiteral("legend"));
    setHeight(*this, 0.);
}

void FlowLegend::setEntries(std::vector<LegendEntry> entries, const DrawStyle& style) {
    entries_ = std::move(entries);
    rowEm_ = kRowEm;
    for (LegendEntry& entry : entries_) {
        entry.text = typeset(entry.text);
        if (entry.marker) rowEm_ = std::max(rowEm_, entry.markerEm + 0.2);
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
    return iconOf(entry) + 0.5 * style_.em() +
           QFontMetricsF(style_.small()).horizontalAdvance(entry.text);
}

void FlowLegend::arrange(int widthPx, int mostRows) {
    places_.clear();
    more_.clear();
    rows_ = 0;
    if (entries_.empty()) {
        setHeight(*this, 0.);
        return;
    }
    const double gap = 1.4 * style_.em();
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
            if (row + 1 >= mostRows) {
                more_ = countOfMore(entries_.size() - i);
                moreX_ = x;
                break;
            }
            x = 0.;
            ++row;
        }
        const double width = std::min(widthOf(entries_[i]), room());
        places_.push_back({i, x, row, width});
        x += width + gap;
    }
    rows_ = row + 1;
    setHeight(*this, rows_ * rowEm_ * style_.em() + kBelowRowsEm * style_.em());
}

int FlowLegend::rowsIn(double heightPx) const {
    return static_cast<int>(std::floor((heightPx / style_.em() - kBelowRowsEm) / rowEm_));
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
    const double before = icon + 0.5 * em;
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
        drawEntry(*painter, entries_[place.entry],
                  origin + QPointF(place.x, (place.row + 0.5) * rowEm_ * em), place.width);
    }
    if (more_.isEmpty()) return;
    painter->setPen(style_.colours().mutedText);
    painter->setFont(style_.small());
    painter->drawText(QRectF(origin + QPointF(moreX_, (rows_ - 1) * rowEm_ * em),
                             QSizeF(QWIDGETSIZE_MAX, rowEm_ * em)),
                      Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, more_);
}

SvgMargin::SvgMargin(QCustomPlot* plot) : QCPLayerable(plot, QStringLiteral("margin")) {}

void SvgMargin::set(bool needed, const QColor& colour) {
    needed_ = needed;
    colour_ = colour;
}

void SvgMargin::applyDefaultAntialiasingHint(QCPPainter* painter) const {
    painter->setAntialiasing(false);
}

void SvgMargin::draw(QCPPainter* painter) {
    if (!needed_ || painter->paintEngine()->type() != QPaintEngine::SVG) return;
    const QRect page = parentPlot()->viewport();
    const QRect axes = parentPlot()->axisRect()->rect();
    painter->setPen(Qt::NoPen);
    painter->setBrush(colour_);
    painter->drawRect(QRect(page.topLeft(), QPoint(page.right(), axes.top())));
    painter->drawRect(QRect(QPoint(page.left(), axes.bottom()), page.bottomRight()));
    painter->drawRect(QRect(page.topLeft(), QPoint(axes.left(), page.bottom())));
    painter->drawRect(QRect(QPoint(axes.right(), page.top()), page.bottomRight()));
}

CentredMessage::CentredMessage(QCustomPlot* plot) : QCPLayerable(plot, QStringLiteral("overlay")) {}

void CentredMessage::setText(const QString& text, const QFont& font, const QColor& colour) {
    text_ = text;
    font_ = font;
    colour_ = colour;
}

void CentredMessage::applyDefaultAntialiasingHint(QCPPainter* painter) const {
    painter->setAntialiasing(true);
}

void CentredMessage::draw(QCPPainter* painter) {
    if (text_.isEmpty()) return;
    const QRect viewport = parentPlot()->viewport();
    const double side = 0.12 * viewport.width();
    painter->setFont(font_);
    painter->setPen(colour_);
    painter->drawText(QRectF(viewport).adjusted(side, 0., -side, 0.),
                      Qt::AlignCenter | Qt::TextWordWrap, text_);
}

}  // namespace ardent
