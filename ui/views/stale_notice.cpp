#include "ui/views/stale_notice.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

#include "ui/runs/run_text.h"
#include "ui/session/runs.h"
#include "ui/session/session.h"
#include "ui/widgets/palette_theme.h"

namespace ardent {

StaleNotice::StaleNotice(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), text_(new QLabel(this)) {
    setObjectName(QStringLiteral("staleNotice"));
    text_->setWordWrap(true);
    auto* layout = new QHBoxLayout(this);
    const int gap = fontMetrics().height() / 3;
    layout->setContentsMargins(3 * gap, gap, 2 * gap, gap);
    layout->addWidget(text_);
    connect(&session.runs(), &Runs::currentChanged, this, &StaleNotice::refresh);
    connect(&session.runs(), &Runs::stateChanged, this, &StaleNotice::refresh);
    connect(&session, &Session::inputsChanged, this, &StaleNotice::refresh);
    refresh();
}

void StaleNotice::refresh() {
    const RunEntry* run = session_.runs().current();
    const QString why = run ? stalenessText(session_.runs().staleness(*run)) : QString();
    if (!why.isEmpty()) {
        const QString remedy = session_.runs().live()
                                   ? tr("Press Reset to start afresh with the new ones.")
                                   : tr("Press Run to train with the new ones.");
        text_->setText(tr("%1 is stale: %2. %3").arg(run->name, why, remedy));
    }
    setVisible(!why.isEmpty());
}

QString StaleNotice::text() const {
    return isHidden() ? QString() : text_->text();
}

void StaleNotice::paintEvent(QPaintEvent*) {
    const Theme& colours = theme(themeOf(palette()));
    QPainter painter(this);
    QColor hatch = colours.warning;
    hatch.setAlphaF(0.18F);
    painter.fillRect(rect(), colours.base);
    painter.fillRect(rect(), QBrush(hatch, Qt::BDiagPattern));
    painter.fillRect(QRect(0, height() - 1, width(), 1), colours.border);
}

}  // namespace ardent
