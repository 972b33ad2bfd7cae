#include "ui/views/figure_page.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "ui/figure/figure_view.h"
#include "ui/runs/run_text.h"
#include "ui/session/runs.h"
#include "ui/session/session.h"
#include "ui/widgets/palette_theme.h"

namespace ardent {

FigurePage::FigurePage(Session& session, const QString& id, const QString& title, QWidget* parent)
    : QWidget(parent),
      session_(session),
      title_(title),
      controls_(new QHBoxLayout),
      stale_(new QLabel(this)),
      view_(new FigureView(this)) {
    setObjectName(id);
    view_->setAccessibleName(title);
    view_->setTheme(themeOf(palette()));
    stale_->setObjectName(QStringLiteral("stale"));
    stale_->setAutoFillBackground(true);
    stale_->setBackgroundRole(QPalette::AlternateBase);
    stale_->setMargin(fontMetrics().height() / 4);
    stale_->setWordWrap(true);
    stale_->hide();

    const int gap = fontMetrics().height() / 2;
    controls_->setContentsMargins(gap, gap / 2, gap, 0);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gap / 2);
    layout->addLayout(controls_);
    layout->addWidget(stale_);
    layout->addWidget(view_, 1);

    connect(&session.runs(), &Runs::currentChanged, this, &FigurePage::refresh);
    connect(&session.runs(), &Runs::currentChanged, this, &FigurePage::showStaleness);
    connect(&session, &Session::inputsChanged, this, &FigurePage::showStaleness);
}

const Figure& FigurePage::figure() const {
    return view_->figure();
}

Figure FigurePage::whenEmpty() const {
    Figure figure;
    const auto missing = missingForRun(session_.inputs());
    figure.empty =
        (missing ? *missing : tr("Press Run (F5) to train the model")).toStdString() + ".";
    return figure;
}

void FigurePage::refresh() {
    due_ = true;
    if (!isVisible()) return;
    due_ = false;
    draw();
}

void FigurePage::showStaleness() {
    const RunEntry* run = session_.runs().current();
    if (!run) {
        stale_->hide();
        return refresh();
    }
    const QString why = stalenessText(session_.runs().staleness(*run));
    const QString remedy = run->isLive() ? tr("Reset (Ctrl+Shift+R) starts afresh with them.")
                                         : tr("Run (F5) uses them.");
    stale_->setText(tr("%1: %2. %3").arg(run->name, why, remedy));
    stale_->setVisible(!why.isEmpty());
}

void FigurePage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (due_) refresh();
}

void FigurePage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) view_->setTheme(themeOf(palette()));
}

}  // namespace ardent
