#include "ui/views/selection_page.h"

#include <QComboBox>
#include <QLabel>

#include "core/figure/selection_figure.h"
#include "core/method/method.h"
#include "ui/figure/figure_view.h"
#include "ui/session/runs.h"
#include "ui/session/session.h"
#include "ui/views/view_options.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/field.h"
#include "ui/widgets/wrapping_row.h"

namespace ardent {

SelectionPage::SelectionPage(Session& session, QWidget* parent)
    : FigurePage(session, QStringLiteral("selection"), tr("Selection"), parent),
      what_(new ChoiceBox(this)) {
    what_->setObjectName(QStringLiteral("selectionShows"));
    what_->addItem(tr("Relevance"), static_cast<int>(SelectionView::Weights));
    what_->addItem(tr("Ranks"), static_cast<int>(SelectionView::Ranks));
    what_->addItem(tr("Score"), static_cast<int>(SelectionView::Score));
    controls().addWidget(
        fieldLabel(tr("Show"), what_, tr("What is drawn of how variables are found")));
    controls().addWidget(what_);
    options().add(what_);
    connect(what_, &QComboBox::currentIndexChanged, this, &SelectionPage::refresh);
    view()->setReadsCurves(true);
}

void SelectionPage::draw() {
    const RunEntry* run = session().runs().current();
    if (!run) return present(whenEmpty());
    SelectionChoice choice;
    choice.view = static_cast<SelectionView>(what_->currentData().toInt());
    choice.colour = run->colour;
    choice.maySelect = mayTell(*run->inputs.method, RunPart::Selection);
    present(selectionFigure(*run->snapshot, choice));
}

}  // namespace ardent
