#include "ui/views/selection/selection_page.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>

#include "core/figure/selection/selection_over_seeds.h"
#include "core/method/methods.h"
#include "ui/figure/figure_view.h"
#include "ui/session/replicates.h"
#include "ui/session/runs.h"
#include "ui/session/session.h"
#include "ui/views/view_options.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/field.h"
#include "ui/widgets/wrapping_row.h"

namespace ardent {

SelectionPage::SelectionPage(Session& session, QWidget* parent)
    : FigurePage(session, QStringLiteral("selection"), tr("Selection"), parent),
      what_(new ChoiceBox(this)),
      overSeeds_(new QCheckBox(tr("Over seeds"), this)) {
    what_->setObjectName(QStringLiteral("selectionShows"));
    what_->addItem(tr("Relevance"), static_cast<int>(SelectionView::Weights));
    what_->addItem(tr("Ranks"), static_cast<int>(SelectionView::Ranks));
    what_->addItem(tr("Score"), static_cast<int>(SelectionView::Score));
    controls().addWidget(
        fieldLabel(tr("Show"), what_, tr("What is drawn of how variables are found")));
    controls().addWidget(what_);
    options().add(what_);
    overSeeds_->setObjectName(QStringLiteral("selectionOverSeeds"));
    overSeeds_->setAccessibleName(overSeeds_->text());
    overSeeds_->setToolTip(
        tr("Mean and a band of one standard deviation over the runs that differ from this one only "
           "in the seed"));
    overSeeds_->hide();
    controls().addWidget(overSeeds_);
    options().add(overSeeds_);
    connect(overSeeds_, &QCheckBox::toggled, this, &SelectionPage::refresh);
    for (const auto signal : {&Runs::added, &Runs::removed})
        connect(&session.runs(), signal, this, &SelectionPage::refresh);
    connect(what_, &QComboBox::currentIndexChanged, this, &SelectionPage::refresh);
    view()->setReadsCurves(true);
}

void SelectionPage::draw() {
    const RunEntry* run = session().runs().current();
    SelectionChoice choice;
    choice.view = static_cast<SelectionView>(what_->currentData().toInt());
    const auto replicates =
        run ? replicatesOf(session().runs(), *run) : std::vector<const RunEntry*>{};
    overSeeds_->setVisible(replicates.size() > 1 && choice.view != SelectionView::Score);
    if (!run) return present(whenEmpty());
    choice.colour = run->colour;
    choice.maySelect = mayTell(*run->inputs.method, RunPart::Selection);
    present(isOverSeeds() ? trailsOverSeedsFigure(snapshotsOf(replicates), choice)
                          : selectionFigure(*run->snapshot, choice));
}

bool SelectionPage::isOverSeeds() const {
    return overSeeds_->isChecked() && !overSeeds_->isHidden();
}

bool SelectionPage::concerns(int run) const {
    return overSeeds_->isChecked() || FigurePage::concerns(run);
}

}  // namespace ardent
