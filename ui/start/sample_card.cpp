#include "ui/start/sample_card.h"

#include <QPainter>
#include <QSvgRenderer>

#include "ui/widgets/palette_theme.h"

namespace ardent {

namespace {

QFont strong(QFont font) {
    font.setWeight(QFont::DemiBold);
    return font;
}

int wrappedHeight(const QFont& font, const QString& text, int width) {
    return QFontMetrics(font).boundingRect(0, 0, width, 10000, Qt::TextWordWrap, text).height();
}

}  // namespace

SampleCard::SampleCard(const Sample& sample, QWidget* parent)
    : QAbstractButton(parent), sample_(sample) {
    setObjectName(QStringLiteral("sample.") + sample.id);
    setText(sample.question);
    setAccessibleName(sample.question);
    setAccessibleDescription(sample.about);
    setToolTip(tr("Opens the sample \"%1\": %2").arg(sample.id, sample.about));
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QRect SampleCard::textArea(int width) const {
    const int line = fontMetrics().height();
    const int picture = 4 * line;
    return QRect(picture + 2 * line, line, width - picture - 3 * line, 0);
}

int SampleCard::heightForWidth(int width) const {
    const int line = fontMetrics().height();
    const int text = wrappedHeight(strong(font()), sample_.question, textArea(width).width()) +
                     wrappedHeight(font(), sample_.about, textArea(width).width()) + line / 3;
    return std::max(4 * line, text) + 2 * line;
}

QSize SampleCard::sizeHint() const {
    const int width = fontMetrics().averageCharWidth() * 46;
    return {width, heightForWidth(width)};
}

void SampleCard::paintEvent(QPaintEvent*) {
    const Theme& colours = theme(themeOf(palette()));
    const int line = fontMetrics().height();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool lively = underMouse() || hasFocus();
    painter.setPen(QPen(lively ? colours.accent : colours.border, hasFocus() ? 2. : 1.));
    painter.setBrush(isDown() ? colours.window : colours.base);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), line / 3., line / 3.);

    QSvgRenderer picture(QStringLiteral(":/pictures/%1.svg").arg(sample_.id));
    picture.setAspectRatioMode(Qt::KeepAspectRatio);
    picture.render(&painter, QRectF(line, (height() - 4 * line) / 2., 4 * line, 4 * line));

    const QRect place = textArea(width());  // at the top, so that the questions of a row align
    const int questionHeight = wrappedHeight(strong(font()), sample_.question, place.width());
    const int aboutHeight = wrappedHeight(font(), sample_.about, place.width());
    painter.setPen(colours.text);
    painter.setFont(strong(font()));
    painter.drawText(QRect(place.left(), place.top(), place.width(), questionHeight),
                     Qt::TextWordWrap, sample_.question);
    painter.setPen(colours.mutedText);
    painter.setFont(font());
    painter.drawText(
        QRect(place.left(), place.top() + questionHeight + line / 3, place.width(), aboutHeight),
        Qt::TextWordWrap, sample_.about);
}

void SampleCard::enterEvent(QEnterEvent*) {
    update();
}

void SampleCard::leaveEvent(QEvent*) {
    update();
}

}  // namespace ardent
