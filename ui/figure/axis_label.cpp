#include "ui/figure/axis_label.h"

#include <QStringList>
#include <algorithm>

#include "ui/figure/elided_words.h"

namespace ardent {

namespace {

QString wrapped(const QString& text, const QFontMetricsF& metrics, double length) {
    if (metrics.horizontalAdvance(text) <= length) return text;
    const qsizetype bracket = text.lastIndexOf(QLatin1String(" ("));
    if (bracket > 0) {
        const QString head = text.left(bracket);
        const QString tail = text.mid(bracket + 1);
        if (std::max(metrics.horizontalAdvance(head), metrics.horizontalAdvance(tail)) <= length) {
            return head + QLatin1Char('\n') + tail;
        }
    }
    QString lines;
    double width = 0.;
    for (const QString& word : text.split(QLatin1Char(' '))) {
        const double more = metrics.horizontalAdvance(QLatin1Char(' ') + word);
        const bool fits = lines.isEmpty() || width + more <= length;
        if (!lines.isEmpty()) lines += fits ? QLatin1Char(' ') : QLatin1Char('\n');
        width = fits ? width + more : more;
        lines += word;
    }
    return lines;
}

}  // namespace

QString axisLabel(const QString& text, const QFontMetricsF& metrics, double length, int mostLines) {
    QStringList lines = wrapped(text, metrics, length).split(u'\n');
    if (lines.size() > mostLines) {
        const QString rest = lines.mid(mostLines - 1).join(u' ');
        lines.resize(mostLines);
        lines.back() = rest;
    }
    constexpr int kLeastLetters = 8;
    const bool isCut = std::ranges::any_of(
        lines, [&](const QString& line) { return metrics.horizontalAdvance(line) > length; });
    if (isCut && length < kLeastLetters * metrics.averageCharWidth()) return {};
    for (QString& line : lines) line = elidedTitle(line, metrics, length);
    return lines.join(u'\n');
}

void wrapLabel(QCPAxis& axis, const std::string& text, double length, int mostLines) {
    const QString label =
        axisLabel(QString::fromStdString(text), QFontMetricsF(axis.labelFont()), length, mostLines);
    if (axis.label() != label) axis.setLabel(label);
}

bool isCut(QString label, const QString& text) {
    return label.replace(u'\n', u' ').simplified() != text.simplified();
}

}  // namespace ardent
