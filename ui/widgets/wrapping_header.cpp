#include "ui/widgets/wrapping_header.h"

#include <QStyleOptionHeader>
#include <algorithm>

namespace ardent {

namespace {

constexpr qsizetype kMostLines = 5;

/// Breaks between words.
QStringList broken(const QString& text, const QFontMetrics& metrics, int width) {
    QStringList lines;
    for (const QString& word : text.split(u' ', Qt::SkipEmptyParts)) {
        const QString longer = lines.isEmpty() ? word : lines.back() + u' ' + word;
        if (!lines.isEmpty() && metrics.horizontalAdvance(longer) <= width)
            lines.back() = longer;
        else
            lines << word;
    }
    return lines;
}

}  // namespace

WrappingHeader::WrappingHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {
    setSectionsClickable(true);
    setHighlightSections(false);
    connect(this, &QHeaderView::sectionResized, this, &QHeaderView::geometriesChanged);
}

QString WrappingHeader::title(int section) const {
    return model()->headerData(section, Qt::Horizontal).toString();
}

int WrappingHeader::margins() const {
    return 2 * style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, this) + 1;
}

int WrappingHeader::leastWidth(int section) const {
    const QString text = title(section);
    int width = 0;
    for (const QString& word : text.split(u' '))
        width = std::max(width, fontMetrics().horizontalAdvance(word));
    while (broken(text, fontMetrics(), width).size() > kMostLines)
        width += std::max(1, fontMetrics().averageCharWidth() / 2);
    return width + margins();
}

QStringList WrappingHeader::lines(int section) const {
    const int width = sectionSize(section) - margins();
    QStringList lines = broken(title(section), fontMetrics(), width);
    if (lines.size() > kMostLines) {
        lines[kMostLines - 1] = lines.mid(kMostLines - 1).join(u' ');
        lines.resize(kMostLines);
    }
    for (QString& line : lines) line = fontMetrics().elidedText(line, Qt::ElideRight, width);
    return lines;
}

QSize WrappingHeader::sizeHint() const {
    const QSize usual = QHeaderView::sizeHint();
    qsizetype most = 1;
    for (int section = 0; section < count(); ++section)
        most = std::max(most, lines(section).size());
    return {usual.width(),
            usual.height() + static_cast<int>(most - 1) * fontMetrics().lineSpacing()};
}

void WrappingHeader::initStyleOptionForIndex(QStyleOptionHeader* option, int section) const {
    QHeaderView::initStyleOptionForIndex(option, section);
    option->text = lines(section).join(u'\n');
}

}  // namespace ardent
