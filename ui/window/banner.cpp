#include "ui/window/banner.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QMainWindow>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

#include "ui/session/runs.h"
#include "ui/widgets/line_icon.h"
#include "ui/widgets/palette_theme.h"

namespace ardent {

namespace {

/// The warning triangle at text size, in the text's colour.
class Sign : public QWidget {
public:
    using QWidget::QWidget;

    QSize sizeHint() const override {
        const int side = fontMetrics().height() * 4 / 3;
        return {side, side};
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        lineIcon(QStringLiteral("warning")).paint(&painter, rect());
    }
};

}  // namespace

Banner::Banner(Session& session, QMainWindow& window)
    : QFrame(&window),
      window_(window),
      remedy_(new QPushButton(this)),
      yes_(new QPushButton(this)),
      no_(new QPushButton(this)),
      text_(new QLabel(this)),
      body_(new QHBoxLayout),
      buttons_(new QHBoxLayout) {
    setObjectName(QStringLiteral("banner"));
    text_->setObjectName(QStringLiteral("bannerText"));
    text_->setWordWrap(true);
    text_->setTextFormat(Qt::PlainText);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    text_->setToolTip(tr("This text can be selected and copied"));
    auto* close = new QToolButton(this);
    close->setObjectName(QStringLiteral("bannerClose"));
    close->setIcon(lineIcon(QStringLiteral("close")));
    close->setAutoRaise(true);
    close->setFocusPolicy(Qt::StrongFocus);
    close->setToolTip(tr("Close this message"));
    close->setAccessibleName(tr("Close this message"));
    connect(close, &QToolButton::clicked, this, &QWidget::hide);

    auto* layout = new QHBoxLayout(this);
    layout->addWidget(new Sign(this), 0, Qt::AlignTop);
    body_->addWidget(text_, 1);
    body_->addLayout(buttons_);
    layout->addLayout(body_, 1);
    for (auto [button, name] : {std::pair(remedy_, "bannerRemedy"), std::pair(yes_, "bannerYes"),
                                std::pair(no_, "bannerNo")}) {
        button->setObjectName(QLatin1String(name));
        button->setFocusPolicy(Qt::StrongFocus);
        buttons_->addWidget(button, 0, Qt::AlignTop);
    }
    buttons_->addStretch(0);
    layout->addWidget(close, 0, Qt::AlignTop);
    hide();
    window.installEventFilter(this);

    connect(&session, &Session::trouble, this, &Banner::show);
    connect(&session, &Session::dataChanged, this, [this] { mend(cause_); });
    connect(&session, &Session::dataReread, this, [this] { mend(Cause::Opening); });
    connect(&session.runs(), &Runs::added, this, [this, &session](int id) {
        if (cause_ != Cause::Run || !session.runs().find(id)->fromQueue) mend(cause_);
    });
    connect(&session, &Session::inputsChanged, this, [this] { mend(Cause::Inputs); });
    connect(&session, &Session::projectSaved, this, [this] { mend(Cause::Saving); });
    connect(&session, &Session::loadingStarted, this, [this] { mend(Cause::Opening); });
    connect(&session.runs(), &Runs::removed, this, [this] { mend(Cause::Run); });
}

void Banner::mend(Cause cause) {
    if (cause == cause_ && yes_->isHidden()) hide();
}

void Banner::show(const QString& text, Cause cause) {
    yes_->hide();
    no_->hide();
    say(text, cause);
}

void Banner::offer(const QString& remedy, const QString& help, const std::function<void()>& take) {
    remedy_->setText(remedy);
    remedy_->setAccessibleName(remedy);
    remedy_->setToolTip(help);
    remedy_->disconnect(this);
    remedy_->show();
    connect(remedy_, &QPushButton::clicked, this, [this, take] {
        hide();
        take();
    });
}

void Banner::ask(const QString& text, const Answer& yes, const Answer& no,
                 const std::function<void(bool)>& answer) {
    for (const auto& [button, given] : {std::pair(yes_, yes), std::pair(no_, no)}) {
        button->setText(given.label);
        button->setAccessibleName(QString(given.label).remove(u'&'));
        button->setToolTip(given.help);
        button->disconnect(this);
        button->show();
        connect(button, &QPushButton::clicked, this, [this, answer, isYes = button == yes_] {
            hide();
            answer(isYes);
        });
    }
    say(text, Cause::Opening);
}

void Banner::say(const QString& text, Cause cause) {
    cause_ = cause;
    remedy_->hide();
    text_->setText(text);
    setAccessibleName(text);
    QFrame::show();
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

/// The buttons stand below the text where they would leave it less than half of the width.
void Banner::placeButtons(int width) {
    const bool isBelow = 2 * buttons_->sizeHint().width() > width;
    const auto direction = isBelow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight;
    if (body_->direction() != direction) body_->setDirection(direction);
}

/// The window's own layout ends above it.
void Banner::takeRoom() {
    const int width = window_.width();
    placeButtons(width);
    const int high = isHidden() ? 0 : heightForWidth(width);
    window_.setContentsMargins(0, 0, 0, high);
    setGeometry(0, window_.height() - high, width, high);
}

bool Banner::event(QEvent* event) {
    const bool isDone = QFrame::event(event);
    if (event->type() == QEvent::Show || event->type() == QEvent::Hide ||
        event->type() == QEvent::LayoutRequest)
        takeRoom();
    return isDone;
}

bool Banner::eventFilter(QObject* window, QEvent* event) {
    if (event->type() == QEvent::Resize) takeRoom();
    return QFrame::eventFilter(window, event);
}

QString Banner::text() const {
    return isHidden() ? QString() : text_->text();
}

void Banner::paintEvent(QPaintEvent*) {
    const Theme& colours = theme(themeOf(palette()));
    const int line = fontMetrics().height();
    QPainter painter(this);
    painter.fillRect(rect(), colours.base);
    painter.fillRect(QRect(0, 0, line / 4, height()), colours.warning);
    painter.fillRect(QRect(0, 0, width(), 1), colours.border);
}

}  // namespace ardent
