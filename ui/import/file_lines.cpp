#include "ui/import/file_lines.h"

#include <QStringList>

#include "core/data/import/text/encodings.h"
#include "core/data/import/text/text_source.h"

namespace ardent {

namespace {

constexpr std::size_t kBytes = std::size_t{64} << 10;
constexpr qsizetype kMostLines = 200;
constexpr qsizetype kLongestLine = 2000;

}  // namespace

QString fileLines(const QString& path, const std::string& encoding) {
    Result<TextSource> source = TextSource::open(path.toStdString(), encoding);
    if (!source) return {};
    std::string bytes(kBytes, '\0');
    const Result<std::size_t> count = source->read(bytes);
    if (!count) return {};
    bytes.resize(*count);
    const bool isCut = *count == kBytes;
    QString text = QString::fromUtf8(bytes);
    if (encoding.empty() && text.contains(QChar::ReplacementCharacter) && !isUtf8(bytes))
        text = QString::fromStdString(utf8FromLatin1(bytes));
    text.replace(QStringLiteral("\r\n"), QStringLiteral("\n")).replace(u'\r', u'\n');
    QStringList lines = text.split(u'\n');
    if (isCut || lines.back().isEmpty()) lines.removeLast();
    if (lines.size() > kMostLines) lines.resize(kMostLines);
    const int digits = static_cast<int>(QString::number(lines.size()).size());
    for (qsizetype i = 0; i < lines.size(); ++i)
        lines[i] = QStringLiteral("%1  %2").arg(i + 1, digits).arg(lines[i].left(kLongestLine));
    return lines.join(u'\n');
}

}  // namespace ardent
