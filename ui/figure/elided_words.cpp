#include "ui/figure/elided_words.h"

#include <QStringList>

namespace ardent {

namespace {

bool hasOpenBracket(const QString& text) {
    return text.count(u'(') != text.count(u')');
}

/// The beginning and the end by words that take turns; "" where there is no room for one of each.
QString withoutMiddleWords(const QString& text, const QFontMetricsF& metrics, double widthPx) {
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    const auto around = [&](qsizetype front, qsizetype back) {
        return (words.first(front) << QStringLiteral("…") << words.last(back)).join(u' ');
    };
    const auto fits = [&](qsizetype front, qsizetype back) {
        return front + back < words.size() &&
               metrics.horizontalAdvance(around(front, back)) <= widthPx;
    };
    if (!fits(1, 1)) return {};
    qsizetype front = 1, back = 1;
    while (fits(front + 1, back) || fits(front, back + 1)) {
        if (fits(front + 1, back)) ++front;
        if (fits(front, back + 1)) ++back;
    }
    constexpr double kLeastUsed = 0.6;  // of the width: else a single word is too long
    const QString shown = around(front, back);
    return metrics.horizontalAdvance(shown) < kLeastUsed * widthPx ? QString() : shown;
}

}  // namespace

QString elidedMiddle(const QString& text, const QFontMetricsF& metrics, double widthPx) {
    if (metrics.horizontalAdvance(text) <= widthPx) return text;
    const qsizetype dot = text.indexOf(QStringLiteral(" · "));
    if (dot > 0) {
        const QString owner = text.left(dot + 3);
        const double rest = widthPx - metrics.horizontalAdvance(owner);
        if (3. * rest > widthPx) return owner + elidedMiddle(text.mid(dot + 3), metrics, rest);
        return metrics.elidedText(text, Qt::ElideMiddle, widthPx);
    }
    const QString words = withoutMiddleWords(text, metrics, widthPx);
    if (!words.isEmpty() && !hasOpenBracket(words)) return words;
    const qsizetype bracket = text.indexOf(QLatin1String(" ("));
    if (bracket > 0 && text.endsWith(u')')) {
        const QString head = text.left(bracket) + QStringLiteral(" (…)");
        if (metrics.horizontalAdvance(head) <= widthPx) return head;
    }
    return metrics.elidedText(text, Qt::ElideMiddle, widthPx);
}

QString elidedEnd(const QString& text, const QFontMetricsF& metrics, double widthPx) {
    const QString letters = metrics.elidedText(text, Qt::ElideRight, widthPx);
    if (letters == text) return text;
    const qsizetype end = letters.size() - 1;
    const qsizetype space = letters.lastIndexOf(u' ');
    if (space <= 0 || (end < text.size() && text[end] == u' ')) return letters;
    return letters.left(space) + QStringLiteral(" …");
}

}  // namespace ardent
