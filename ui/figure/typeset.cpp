#include "ui/figure/typeset.h"

#include <QRegularExpression>

namespace ardent {

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

}  // namespace ardent
