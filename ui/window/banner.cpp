#include "ui/window/banner.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QStyle>
#include <QToolButton>

#include "ui/session/runs.h"
#include "ui/session/session.h"
#include "ui/widgets/line_icon.h"
#include "ui/widgets/palette_theme.h"

namespace ardent {

Banner::Banner(Session& session, QWidget* parent)
    : QFrame(parent), icon_(new QLabel(this)), text_(new QLabel(this)) {
    setObjectName(QStringLiteral("banner"));
    setAutoFillBackground(true);
    text_->setObjectName(QStringLiteral("bannerText"));
    text_->setWordWrap(true);
    text_->setTextFormat(Qt::PlainText);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* close = new QToolButton(this);
    close->setObjectName(QStringLiteral("bannerClose"));
    close->setIcon(lineIcon(QStringLiteral("close")));
    close->setAutoRaise(true);
    close->setFocusPolicy(Qt::StrongFocus);
    close->setToolTip(tr("Close this message"));
    close->setAccessibleName(tr("Close this message"));
    connect(close, &QToolButton::clicked, this, &QWidget::hide);

    auto* layout = new QHBoxLayout(this);
    layout->addWidget(icon_, 0, Qt::AlignTop);
    layout->addWidget(text_, 1);
    layout->addWidget(close, 0, Qt::AlignTop);
    hide();
    colour();

    connect(&session, &Session::trouble, this, &Banner::show);
    connect(&session, &Session::dataChanged, this, &QWidget::hide);
    connect(&session.runs(), &Runs::added, this, &QWidget::hide);
}

void Banner::show(const QString& text) {
    text_->setText(text);
    setAccessibleName(text);
    QFrame::show();
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

QString Banner::text() const {
    return isHidden() ? QString() : text_->text();
}

void Banner::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) colour();
}

void Banner::colour() {
    const Theme& colours = theme(themeOf(palette()));
    const int size = fontMetrics().height();
    QPixmap sign =
        lineIcon(QStringLiteral("warning")).pixmap(QSize(size, size), devicePixelRatioF());
    icon_->setPixmap(sign);
    setStyleSheet(
        QStringLiteral("#banner { border-left: %1px solid %2; background: palette(base); }")
            .arg(size / 4)
            .arg(colours.warning.name()));
}

}  // namespace ardent
