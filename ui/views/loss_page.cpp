#include "ui/views/loss_page.h"

#include <QToolButton>
#include <algorithm>

#include "core/figure/loss_figure.h"
#include "ui/figure/figure_view.h"
#include "ui/session/replicates.h"
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
      logY_(toggle(tr("Log y"), tr("Logarithmic vertical axis"), "logY")),
      together_(toggle(tr("Mean of seeds"),
                       tr("Runs that differ in nothing but the seed are drawn pale, with their "
                          "mean"),
                       "lossTogether")) {
    together_->setChecked(true);
    together_->hide();
    controls().addStretch();
    controls().addWidget(together_);
    controls().addWidget(logX_);
    controls().addWidget(logY_);
    for (QToolButton* button : {logX_, logY_, together_})
        connect(button, &QToolButton::toggled, this, &LossPage::refresh);
    connect(view(), &FigureView::logXRequested, logX_, &QToolButton::toggle);
    connect(view(), &FigureView::logYRequested, logY_, &QToolButton::toggle);
    for (const auto signal : {&Runs::changed, &Runs::removed})
        connect(&session.runs(), signal, this, &LossPage::refresh);
}

void LossPage::draw() {
    std::vector<const RunEntry*> runs;
    for (const auto& run : session().runs().all())
        if (run->overlaid && run->snapshot->curve.size() > 0) runs.push_back(run.get());
    const auto groups = groupedBySeed(runs);
    together_->setVisible(groups.size() < runs.size());
    std::vector<LossCurve> curves;
    for (const auto& group : groups) {
        std::vector<const RunEntry*> ended;
        std::ranges::copy_if(group, std::back_inserter(ended),
                             [](const RunEntry* run) { return !run->run; });
        const std::string name = together_->isChecked() && ended.size() > 1
                                     ? nameOf(ended).toStdString()
                                     : std::string();
        for (const RunEntry* run : group)
            curves.push_back({run->name.toStdString(), run->colour, run->snapshot->curve,
                              run->snapshot->tickName, run->run ? std::string() : name});
    }
    present(curves.empty() ? whenEmpty()
                           : lossFigure(curves, logX_->isChecked(), logY_->isChecked()));
}

}  // namespace ardent
