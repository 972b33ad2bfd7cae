#include "ui/views/loss_page.h"

#include <QToolButton>

#include "core/figure/loss_figure.h"
#include "ui/figure/figure_view.h"
#include "ui/session/runs.h"
#include "ui/session/session.h"
#include "ui/widgets/wrapping_row.h"

namespace ardent {

namespace {

QToolButton* toggle(const QString& text, const QString& help, const char* name) {
    auto* button = new QToolButton;
    button->setObjectName(QLatin1String(name));
    button->setText(text);
    button->setCheckable(true);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setToolTip(help);
    button->setAccessibleName(help);
    return button;
}

}  // namespace

LossPage::LossPage(Session& session, QWidget* parent)
    : FigurePage(session, QStringLiteral("loss"), tr("Loss"), parent),
      logX_(toggle(tr("Log x"), tr("Logarithmic horizontal axis"), "logX")),
      logY_(toggle(tr("Log y"), tr("Logarithmic vertical axis"), "logY")) {
    controls().addStretch();
    controls().addWidget(logX_);
    controls().addWidget(logY_);
    for (QToolButton* button : {logX_, logY_})
        connect(button, &QToolButton::toggled, this, &LossPage::refresh);
    connect(view(), &FigureView::logXRequested, logX_, &QToolButton::toggle);
    connect(view(), &FigureView::logYRequested, logY_, &QToolButton::toggle);
    for (const auto signal : {&Runs::changed, &Runs::removed})
        connect(&session.runs(), signal, this, &LossPage::refresh);
}

void LossPage::draw() {
    std::vector<LossCurve> curves;
    for (const auto& run : session().runs().all())
        if (run->overlaid && run->snapshot->curve.size() > 0)
            curves.push_back({run->name.toStdString(), run->colour, run->snapshot->curve,
                              run->snapshot->tickName});
    present(curves.empty() ? whenEmpty()
                           : lossFigure(curves, logX_->isChecked(), logY_->isChecked()));
}

}  // namespace ardent
