#include "ui/views/interactions_page.h"

#include "core/explain/derivative_interactions.h"
#include "core/figure/interaction_figure.h"
#include "ui/session/runs.h"
#include "ui/session/session.h"

namespace ardent {

InteractionsPage::InteractionsPage(Session& session, QWidget* parent)
    : FigurePage(session, QStringLiteral("interactions"), tr("Interactions"), parent) {
    connect(&painter_, &FigurePainter::painted, this, &InteractionsPage::present);
}

void InteractionsPage::forget() {
    painter_.clear();
    drawn_.reset();
}

void InteractionsPage::draw() {
    const RunEntry* run = session().runs().current();
    if (run && run->shown()->interactions) {
        forget();
        InteractionChoice choice;
        choice.colour = run->colour;
        return present(interactionFigure(*run->shown()->interactions, choice));
    }
    const PredictorPtr predictor = run ? run->shown()->predictor : nullptr;
    if (!predictor || !predictor->fourier()) {
        forget();
        return present(whenEmpty());
    }
    if (drawn_ == predictor && colour_ == run->colour) return;
    drawn_ = predictor;
    colour_ = run->colour;
    painter_.paint([predictor, task = run->task, colour = run->colour](
                       const FigurePainter::GoOn& goOn) -> std::optional<Figure> {
        InteractionChoice choice;
        choice.colour = colour;
        const auto found = strongestInteractions(*predictor, task->x, task->split.train,
                                                 "training rows", choice.most, goOn);
        if (!found) return std::nullopt;
        Figure figure = interactionFigure(found->finding, choice);
        if (!figure.isEmpty()) figure.note += ' ' + found->meaning;
        return figure;
    });
}

Figure InteractionsPage::whenEmpty() const {
    const RunEntry* run = session().runs().current();
    if (!run) return FigurePage::whenEmpty();
    Figure figure;
    figure.empty =
        run->shown()->predictor
            ? tr("A kernel expansion has no closed form: interactions are told of Fourier "
                 "models, such as RFFNet's.")
                  .toStdString()
            : tr("This run has no model to draw yet.").toStdString();
    return figure;
}

}  // namespace ardent
