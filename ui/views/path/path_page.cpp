#include "ui/views/path/path_page.h"

#include <QComboBox>
#include <QLabel>

#include "core/data/task/sources.h"
#include "core/figure/notes/missing_text.h"
#include "core/figure/path/path_figure.h"
#include "core/method/method.h"
#include "ui/figure/figure_view.h"
#include "ui/session/runs.h"
#include "ui/session/session.h"
#include "ui/style/number_format.h"
#include "ui/views/look_back.h"
#include "ui/views/view_options.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/field.h"
#include "ui/widgets/wrapping_row.h"

namespace ardent {

PathPage::PathPage(Session& session, QWidget* parent)
    : FigurePage(session, QStringLiteral("path"), tr("Path"), parent),
      what_(new ChoiceBox(this)),
      lambda_(new LookBack(session, QStringLiteral("path"), tr("λ"),
                           tr("Penalty whose model all views show; from the largest on the left"),
                           this)) {
    what_->setObjectName(QStringLiteral("pathShows"));
    what_->addItem(tr("Variables"));
    what_->addItem(tr("Score"));
    controls().addWidget(fieldLabel(tr("Show"), what_, tr("What is drawn against λ")));
    controls().addWidget(what_);
    addControlRow(lambda_);
    options().add(what_);
    connect(what_, &QComboBox::currentIndexChanged, this, &PathPage::refresh);
    view()->setReadsCurves(true);
}

void PathPage::showControls(const RunEntry* run) {
    const Path* path = run ? run->snapshot->path.get() : nullptr;
    const bool hasPath = path && !path->lambdas.empty();
    setUsable(*what_, hasPath ? QString() : whatIsMissing());
    if (!hasPath) return lambda_->showNone(whatIsMissing());
    const Index last = std::ssize(path->lambdas) - 1;
    const Index at =
        std::min(run->lookedBack.value_or(path->chosen < 0 ? last : path->chosen), last);
    lambda_->show(
        static_cast<int>(last), static_cast<int>(at),
        tr("λ = %1").arg(formatAligned(path->lambdas[static_cast<std::size_t>(at)], 3, QLocale())));
}

void PathPage::draw() {
    const RunEntry* run = session().runs().current();
    showControls(run);
    if (!run || !run->snapshot->path) return present(whenEmpty());
    PathChoice choice;
    choice.colour = run->colour;
    choice.marked = run->lookedBack.value_or(-1);
    choice.variables = sourceNames(*run->task->recipe);
    choice.isWhole = hasEnded(run->snapshot->state);
    choice.ticks = ticksOfPath(*run->snapshot);
    const Path& path = *run->snapshot->path;
    present(what_->currentIndex() == 0 ? pathNormsFigure(path, choice)
                                       : pathScoreFigure(path, choice));
}

Figure PathPage::whenEmpty() const {
    const RunEntry* run = session().runs().current();
    if (!run) return FigurePage::whenEmpty();
    Figure figure;
    figure.empty = missingText(
        *run->snapshot,
        tr("This method has no path of penalties; the lasso, the Fourier-basis lasso, SRFF and "
           "methods that search for a penalty have one.")
            .toStdString(),
        mayTell(*run->inputs.method, RunPart::Path));
    return figure;
}

}  // namespace ardent
