#include "ui/figure/elided_words.h"

#include <QStringList>

namespace ardent {

namespace {

bool hasOpenBracket(const QString& text) {
    return text.count(u'(') != text.count(u')');
}

/// Else a single word is too long.
bool isLongEnough(const QString& shown, const QFontMetricsF& metrics, double widthPx) {
    constexpr double kLeastUsed = 0.6;
    return metrics.horizontalAdvance(shown) >= kLeastUsed * widthPx;
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
    const QString shown = around(front, back);
    return isLongEnough(shown, metrics, widthPx) ? shown : QString();
}

/// "" where only letters could be left out.
QString elidedByWords(const QString& text, const QFontMetricsF& metrics, double widthPx) {
    if (metrics.horizontalAdvance(text) <= widthPx) return text;
    const qsizetype dot = text.indexOf(QStringLiteral(" · "));
    if (dot > 0) {
        const QString owner = text.left(dot + 3);
        const double rest = widthPx - metrics.horizontalAdvance(owner);
        if (3. * rest <= widthPx) return {};
        return owner + elidedMiddle(text.mid(dot + 3), metrics, rest);
    }
    const QString words = withoutMiddleWords(text, metrics, widthPx);
    if (!words.isEmpty() && !hasOpenBracket(words)) return words;
    const qsizetype bracket = text.indexOf(QLatin1String(" ("));
    if (bracket <= 0 || !text.endsWith(u')')) return {};
    for (const QString& rest : {QStringLiteral(" (…)"), QStringLiteral(" …")})
        if (metrics.horizontalAdvance(text.left(bracket) + rest) <= widthPx)
            return text.left(bracket) + rest;
    return {};
}

}  // namespace

QString elidedMiddle(const QString& text, const QFontMetricsF& metrics, double widthPx) {
    const QString shown = elidedByWords(text, metrics, widthPx);
    return shown.isEmpty() ? metrics.elidedText(text, Qt::ElideMiddle, widthPx) : shown;
}

QString elidedTitle(const QString& text, const QFontMetricsF& metrics, double widthPx) {
    const QString shown = elidedByWords(text, metrics, widthPx);
    if (!shown.isEmpty()) return shown;
    const QString beginning = elidedEnd(text, metrics, widthPx);
    const bool isOfWords = beginning.contains(u' ') && isLongEnough(beginning, metrics, widthPx);
    return isOfWords ? beginning : metrics.elidedText(text, Qt::ElideMiddle, widthPx);
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
