#include "ui/views/predictions/predictions_page.h"

#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>

#include "ui/figure/figure_view.h"
#include "ui/session/runs.h"
#include "ui/session/session.h"
#include "ui/views/view_options.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/field.h"
#include "ui/widgets/wrapping_row.h"

namespace ardent {

namespace {

enum class Part { Test, Validation, Train };

const std::vector<std::int32_t>& rowsOf(const Split& split, Part part) {
    if (part == Part::Test) return split.test;
    return part == Part::Validation ? split.validation : split.train;
}

RowPart rowPartOf(Part part) {
    if (part == Part::Test) return RowPart::Test;
    return part == Part::Validation ? RowPart::Validation : RowPart::Training;
}

/// Whoever sees test rows while a run goes on could end it where they are predicted best, and they
/// would be no test any more.
bool waitsForTestRows(const RunEntry& run) {
    return !hasEnded(run.snapshot->state) && !run.task->split.validation.empty();
}

/// The rows to show where these are chosen.
Part shownPart(const RunEntry& run, Part chosen) {
    if (run.isOnOtherRows) return Part::Train;
    return chosen == Part::Test && waitsForTestRows(run) ? Part::Validation : chosen;
}

QString cautionOn(const RunEntry& run, Part chosen, Part shown) {
    QStringList sentences;
    if (shown == Part::Validation && run.shown()->learnsFromValidation)
        sentences << PredictionsPage::tr("The model has learned from these rows too.");
    if (chosen == Part::Test && shown == Part::Validation)
        sentences << PredictionsPage::tr("Test rows are shown when the run has ended.");
    return sentences.join(u' ');
}

QString titleOf(PredictionView view) {
    switch (view) {
        case PredictionView::Actual:
            return PredictionsPage::tr("Actual against predicted");
        case PredictionView::Residuals:
            return PredictionsPage::tr("Residuals");
        case PredictionView::Confusion:
            return PredictionsPage::tr("Confusion matrix");
        case PredictionView::Roc:
            return PredictionsPage::tr("ROC curve");
        case PredictionView::Calibration:
            return PredictionsPage::tr("Calibration");
    }
    return {};
}

}  // namespace

PredictionsPage::PredictionsPage(Session& session, QWidget* parent)
    : PaintedPage(session, QStringLiteral("predictions"), tr("Predictions"), parent),
      what_(new ChoiceBox(this)),
      rows_(new ChoiceBox(this)) {
    what_->setObjectName(QStringLiteral("predictionShows"));
    rows_->setObjectName(QStringLiteral("predictionRows"));
    rows_->addItem(tr("Test rows"), static_cast<int>(Part::Test));
    rows_->addItem(tr("Validation rows"), static_cast<int>(Part::Validation));
    rows_->addItem(tr("Training rows"), static_cast<int>(Part::Train));
    controls().addWidget(fieldLabel(tr("Show"), what_, tr("How predictions are compared")));
    controls().addWidget(what_);
    controls().addWidget(
        fieldLabel(tr("of"), rows_, tr("Rows that are predicted; test rows are new to the model")));
    controls().addWidget(rows_);
    offer(Problem::Regression);
    view()->setReadsCurves(true);
    for (QComboBox* box : {what_, rows_}) {
        options().add(box);
        connect(box, &QComboBox::currentIndexChanged, this, &PredictionsPage::refresh);
    }
    options().areOfTheTable({rows_});
}

void PredictionsPage::offer(Problem problem) {
    const std::vector<PredictionView> views = predictionViews(problem);
    if (what_->count() > 0 && what_->itemData(0).toInt() == static_cast<int>(views.front())) return;
    const QSignalBlocker quiet(what_);
    what_->clear();
    for (const PredictionView view : views) what_->addItem(titleOf(view), static_cast<int>(view));
}

void PredictionsPage::draw() {
    const RunEntry* run = session().runs().current();
    const PredictorPtr predictor = run ? run->shown()->predictor : nullptr;
    if (!predictor) {
        painter().clear();
        return present(whenEmpty());
    }
    offer(run->task->recipe->problem);
    const auto chosen = static_cast<Part>(rows_->currentData().toInt());
    const Part part = shownPart(*run, chosen);
    PredictionChoice choice;
    choice.view = static_cast<PredictionView>(what_->currentData().toInt());
    choice.rowsAre = run->isOnOtherRows ? run->learningRows() : rowPartOf(part);
    choice.caution = cautionOn(*run, chosen, part).toStdString();
    if (const auto& held = run->shown()->conformal; held && reaches(*held, kIntervalLevel))
        choice.interval = words(intervalSentence(*held, *predictor->recipe, kIntervalLevel));
    choice.colour = run->colour;
    choice.tableRows = run->tableRows;
    painter().paint(
        [predictor, task = run->task, part, choice](const GoOn& goOn) {
            return predictionFigure(*predictor, *task, rowsOf(task->split, part), choice, goOn);
        },
        [this, model = shownModel()] { tellModel(model); });
}

}  // namespace ardent
