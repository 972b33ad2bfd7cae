#include "ui/views/stale_notice.h"

#include <QDockWidget>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>

#include "ui/runs/run_text.h"
#include "ui/session/repeated_run.h"
#include "ui/session/runs.h"
#include "ui/session/session.h"
#include "ui/widgets/eliding_label.h"
#include "ui/widgets/palette_theme.h"

namespace ardent {

StaleNotice::StaleNotice(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      text_(new ElidingLabel(Qt::ElideRight, this)),
      takeOver_(new QPushButton(tr("&Use its settings"), this)) {
    setObjectName(QStringLiteral("staleNotice"));
    QSizePolicy keepsItsRoom = takeOver_->sizePolicy();
    keepsItsRoom.setRetainSizeWhenHidden(true);
    takeOver_->setSizePolicy(keepsItsRoom);
    takeOver_->setObjectName(QStringLiteral("staleTakeOver"));
    takeOver_->setAccessibleName(takeOver_->text().remove(u'&'));
    takeOver_->setToolTip(
        tr("Sets the panels to the initial settings of the run shown; Undo restores them"));
    auto* layout = new QHBoxLayout(this);
    const int gap = fontMetrics().height() / 3;
    layout->setContentsMargins(3 * gap, gap / 3, 2 * gap, gap / 3);
    layout->addWidget(text_, 1);
    layout->addWidget(takeOver_);
    connect(takeOver_, &QPushButton::clicked, this, &StaleNotice::takeOver);
    connect(&session.runs(), &Runs::currentChanged, this, &StaleNotice::refresh);
    connect(&session.runs(), &Runs::stateChanged, this, &StaleNotice::refresh);
    connect(&session.runs(), &Runs::changed, this, &StaleNotice::refresh);
    connect(&session, &Session::inputsChanged, this, &StaleNotice::refresh);
    refresh();
}

void StaleNotice::refresh() {
    const RunEntry* run = session_.runs().current();
    const Staleness staleness = run ? session_.runs().staleness(*run) : Staleness::None;
    isStale_ = staleness != Staleness::None;
    const QString current = run && !isStale_ ? currentText(*run) : QString();
    const bool isPanelShown = !panel_ || !panel_->isHidden();
    setVisible(run && (isStale_ || (isPanelShown && !current.isEmpty())));
    takeOver_->setVisible(run && (isStale_ || !showsFirst(*run)) &&
                          haveSameSource(*run->inputs.data, *session_.data()));
    update();
    if (!run) return;
    if (!isStale_) return text_->setText(current);
    const bool runsNext = !session_.runs().live() && run == session_.runs().all().back().get() &&
                          !missingForRun(session_.inputs());
    if (staleness == Staleness::Settings)
        text_->setText(runsNext
                           ? tr("The Method panel shows other settings than %1. Press Run to train "
                                "with them.")
                                 .arg(run->name)
                           : tr("The Method panel shows other settings than %1.").arg(run->name));
    else
        text_->setText(runsNext
                           ? tr("%1 is stale: %2. Press Run to train with the new ones.")
                                 .arg(run->name, staleText())
                           : tr("The data, roles or split in the panels differ from those of %1.")
                                 .arg(run->name));
}

void StaleNotice::speakOf(const QDockWidget& panel) {
    panel_ = &panel;
    connect(&panel, &QDockWidget::visibilityChanged, this, &StaleNotice::refresh);
    refresh();
}

/// The panels show what the run began with.
bool StaleNotice::showsFirst(const RunEntry& run) const {
    const Inputs inputs = session_.inputs();
    return run.inputs.recipe.seed == session_.seed() &&
           (run.isLive() || run.firstOptions == inputs.options);
}

QString StaleNotice::changedText(const RunEntry& run) const {
    const QString changes = changesText(run).join(QStringLiteral("; "));
    return run.firstOptions == session_.inputs().options
               ? tr("The Method panel shows the settings that %1 began with, not its changes on "
                    "the way. %2")
                     .arg(run.name, changes)
               : tr("The Method panel shows the settings that %1 ended with, not those it began "
                    "with. %2")
                     .arg(run.name, changes);
}

QString StaleNotice::currentText(const RunEntry& run) const {
    if (const RunEntry* earlier = repeatedBy(session_.runs(), run))
        return tr("Same settings and seed as %1: the same result. New seed gives another.")
            .arg(earlier->name);
    if (run.inputs.recipe.seed != session_.seed())
        return tr("The Method panel shows the settings of %1, but not its seed, which was %2.")
            .arg(run.name)
            .arg(run.inputs.recipe.seed);
    return !run.isLive() && !run.isAsBegun() ? changedText(run) : QString();
}

void StaleNotice::takeOver() {
    if (const RunEntry* run = session_.runs().current()) session_.takeOver(run->firstInputs());
}

QString StaleNotice::text() const {
    return isStale_ ? text_->text() : QString();
}

void StaleNotice::paintEvent(QPaintEvent*) {
    const Theme& colours = theme(themeOf(palette()));
    QPainter painter(this);
    QColor hatch = colours.warning;
    hatch.setAlphaF(0.18F);
    if (isStale_) {
        painter.fillRect(rect(), colours.base);
        painter.fillRect(rect(), QBrush(hatch, Qt::BDiagPattern));
    }
    painter.fillRect(QRect(0, height() - 1, width(), 1), colours.border);
}

}  // namespace ardent
