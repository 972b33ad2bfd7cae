#include "ui/figure/text_elements.h"

#include <QFontMetricsF>
#include <QTextLayout>
#include <algorithm>
#include <cmath>

#include "ui/figure/elided_words.h"
#include "ui/figure/typeset.h"

namespace ardent {

namespace {

void setHeight(QCPLayoutElement& element, double height) {
    const int rounded = static_cast<int>(std::ceil(height));
    element.setMinimumSize(0, rounded);
    element.setMaximumSize(QWIDGETSIZE_MAX, rounded);
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
    widthPx_ = widthPx;
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
    const QRectF room(rect().topLeft(), QSizeF(widthPx_, rect().height()));
    painter->drawText(room, Qt::TextWordWrap | Qt::AlignTop | Qt::AlignLeft, shown_);
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
