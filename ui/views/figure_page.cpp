#include "ui/views/figure_page.h"

#include <qcustomplot.h>

#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include "ui/figure/figure_view.h"
#include "ui/session/runs.h"
#include "ui/session/session.h"
#include "ui/widgets/palette_theme.h"

namespace ardent {

FigurePage::FigurePage(Session& session, const QString& id, const QString& title, QWidget* parent)
    : QWidget(parent),
      session_(session),
      title_(title),
      controls_(new QHBoxLayout),
      view_(new FigureView(this)) {
    setObjectName(id);
    view_->setTheme(themeOf(palette()));
    view_->setMinimumSize(fontMetrics().averageCharWidth() * 24, fontMetrics().height() * 8);

    const int gap = fontMetrics().height() / 2;
    controls_->setContentsMargins(gap, gap / 2, gap, 0);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gap / 2);
    layout->addLayout(controls_);
    layout->addWidget(view_, 1);

    connect(&session.runs(), &Runs::currentChanged, this, &FigurePage::refresh);
    connect(&session.runs(), &Runs::progressed, this, [this](int run) {
        if (concerns(run)) refresh();
    });
    connect(&session, &Session::inputsChanged, this, [this] {
        if (!session_.runs().current()) refresh();
    });
}

const Figure& FigurePage::figure() const {
    return view_->figure();
}

bool FigurePage::concerns(int run) const {
    const RunEntry* current = session_.runs().current();
    return current && current->id == run;
}

Figure FigurePage::whenEmpty() const {
    Figure figure;
    const auto missing = missingForRun(session_.inputs());
    figure.empty =
        (missing ? *missing : tr("Press Run (F5) to train the model")).toStdString() + ".";
    return figure;
}

void FigurePage::present(const Figure& figure) {
    const bool wasEmpty = view_->figure().isEmpty();
    view_->setFigure(figure);
    if (figure.isEmpty() != wasEmpty) emit emptinessChanged();
    const std::string& summary = figure.isEmpty() ? figure.empty : figure.note;
    for (QWidget* widget : {static_cast<QWidget*>(view_), static_cast<QWidget*>(view_->plot())}) {
        widget->setAccessibleName(title_);
        widget->setAccessibleDescription(QString::fromStdString(summary));
    }
}

void FigurePage::refresh() {
    due_ = true;
    if (!isVisible()) return;
    due_ = false;
    draw();
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
