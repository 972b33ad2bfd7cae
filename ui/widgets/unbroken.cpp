#include "ui/widgets/unbroken.h"

#include <QRegularExpression>

namespace ardent {

namespace {

constexpr auto kUnicode = QRegularExpression::UseUnicodePropertiesOption;
const QString kNoBreak(QChar(0x00A0));

}  // namespace

QString unbroken(QString text) {
    static const QRegularExpression before(QStringLiteral("(?<=\\S) (?=[=+−⊙×±≥≤≈∝][ \\n])"),
                                           kUnicode);
    static const QRegularExpression after(QStringLiteral("(?<=\\x{00A0}[=+−⊙×±≥≤≈∝])[ \\n](?=\\S)"),
                                          kUnicode);
    static const QRegularExpression sum(QStringLiteral("(Σ\\S?)[ \\n](?=\\S)"), kUnicode);
    static const QRegularExpression function(
        QStringLiteral("(?<=\\S) (?=(?:cos|sin|exp|log|sign)\\()"), kUnicode);
    static const QRegularExpression arguments(
        QStringLiteral("(?<=\\w)(\\([^\\s()]{1,4},) (?=[^\\s()]{1,4}\\))"), kUnicode);
    for (const QRegularExpression* gap : {&before, &after, &function}) text.replace(*gap, kNoBreak);
    for (const QRegularExpression* beginning : {&sum, &arguments})
        text.replace(*beginning, QStringLiteral("\\1") + kNoBreak);
    return text;
}

}  // namespace ardent
