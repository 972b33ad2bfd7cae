#include "ui/views/selection_page.h"

#include <QComboBox>
#include <QLabel>

#include "core/method/method.h"
#include "ui/figure/figure_view.h"
#include "ui/session/runs.h"
#include "ui/session/session.h"
#include "ui/views/line_sight.h"
#include "ui/views/view_options.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/field.h"
#include "ui/widgets/wrapping_row.h"

namespace ardent {

SelectionPage::SelectionPage(Session& session, QWidget* parent)
    : FigurePage(session, QStringLiteral("selection"), tr("Selection"), parent),
      sight_(new LineSight(*this,
                           [this] {
                               const RunEntry* run = this->session().runs().current();
                               return run ? run->snapshot->trail.size() : 0;
                           })),
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

SelectionChoice SelectionPage::choiceOf(const RunEntry& run) const {
    SelectionChoice choice;
    choice.view = static_cast<SelectionView>(what_->currentData().toInt());
    choice.colour = run.colour;
    choice.maySelect = mayTell(*run.inputs.method, RunPart::Selection);
    return choice;
}

Figure SelectionPage::wholeFigure() const {
    const RunEntry* run = session().runs().current();
    return run ? marked(selectionFigure(*run->snapshot, choiceOf(*run))) : figure();
}

/// What nobody sees is not kept.
void SelectionPage::hideEvent(QHideEvent* event) {
    FigurePage::hideEvent(event);
    lines_ = {};
}

void SelectionPage::draw() {
    const RunEntry* run = session().runs().current();
    if (!run) return present(whenEmpty());
    SelectionChoice choice = choiceOf(*run);
    sight_->draw([&](const Finest& finest) {
        choice.finest = finest;
        present(selectionFigure(*run->snapshot, choice, lines_));
    });
}

}  // namespace ardent
