#include "ui/views/contributions/contributions_page.h"

#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>
#include <algorithm>

#include "ui/session/runs.h"
#include "ui/session/session.h"
#include "ui/views/row_box.h"
#include "ui/views/variable_box.h"
#include "ui/views/view_options.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/field.h"
#include "ui/widgets/wrapping_row.h"

namespace ardent {

ContributionsPage::ContributionsPage(Session& session, QWidget* parent)
    : PaintedPage(session, QStringLiteral("contributions"), tr("Contributions"), parent),
      what_(new ChoiceBox(this)),
      rowLabel_(nullptr),
      row_(new RowBox(QString(), this)),
      variableLabel_(nullptr),
      variable_(variableBox(this, "contributionVariable")),
      outputLabel_(nullptr),
      output_(variableBox(this, "contributionOutput")),
      background_(new ChoiceBox(this)) {
    buildControls();
    options().add(row_);
    for (QComboBox* box : {what_, variable_, output_, background_}) {
        options().add(box);
        connect(box, &QComboBox::currentIndexChanged, this, &ContributionsPage::refresh);
    }
    options().areOfTheTable({row_, variable_, output_});
    connect(row_, &QSpinBox::valueChanged, this, &ContributionsPage::refresh);
    connect(&session, &Session::rowsSelected, this, &ContributionsPage::refresh);
}

void ContributionsPage::buildControls() {
    what_->setObjectName(QStringLiteral("contributionShows"));
    what_->addItem(tr("Many rows"), static_cast<int>(ContributionView::ManyRows));
    what_->addItem(tr("One row"), static_cast<int>(ContributionView::OneRow));
    what_->addItem(tr("One variable"), static_cast<int>(ContributionView::OneVariable));
    controls().addWidget(fieldLabel(tr("Show"), what_, tr("Of what the contributions are drawn")));
    controls().addWidget(what_);
    row_->setObjectName(QStringLiteral("contributionRow"));
    rowLabel_ = fieldLabel(tr("Row"), row_,
                           tr("Row of the table; a row that is selected in any view comes here"));
    controls().addWidget(rowLabel_);
    controls().addWidget(row_);
    variableLabel_ =
        fieldLabel(tr("Variable"), variable_, tr("Variable whose contributions are drawn"));
    controls().addWidget(variableLabel_);
    controls().addWidget(variable_, 1);
    outputLabel_ = fieldLabel(tr("Class"), output_, tr("Class whose score is explained"));
    controls().addWidget(outputLabel_);
    controls().addWidget(output_, 1);
    background_->setObjectName(QStringLiteral("contributionBackground"));
    background_->addItem(tr("each by itself"), static_cast<int>(BackgroundKind::Independent));
    background_->addItem(tr("whole rows"), static_cast<int>(BackgroundKind::Joint));
    controls().addWidget(
        fieldLabel(tr("Others"), background_,
                   tr("What stands for the variables that are not yet known: each column by itself "
                      "as in the training rows, or all of them as in one training row, averaged")));
    controls().addWidget(background_);
    for (QWidget* widget : std::initializer_list<QWidget*>{rowLabel_, row_, variableLabel_,
                                                           variable_, outputLabel_, output_})
        widget->hide();
}

ContributionView ContributionsPage::shows() const {
    return static_cast<ContributionView>(what_->currentData().toInt());
}

/// What this run can be asked for.
void ContributionsPage::offer(const RunEntry& run) {
    const FittedRecipe& recipe = *run.task->recipe;
    QStringList variables, classes;
    for (const SourceColumn& source : recipe.sources)
        variables << QString::fromStdString(source.name);
    if (recipe.outputs() > 1)
        for (const std::string& name : recipe.classes) classes << QString::fromStdString(name);
    const auto namesIn = [](const QComboBox& box) {
        QStringList names;
        for (int i = 0; i < box.count(); ++i) names << box.itemText(i);
        return names;
    };
    if (namesIn(*variable_) != variables) offerNames(*variable_, variables);
    if (namesIn(*output_) != classes) offerNames(*output_, classes);
    const QSignalBlocker quiet(row_);
    row_->setRows(run.tableRows, run.task->x.rows());
    followSelection();
    rowLabel_->setVisible(shows() == ContributionView::OneRow);
    row_->setVisible(shows() == ContributionView::OneRow);
    variableLabel_->setVisible(shows() == ContributionView::OneVariable);
    variable_->setVisible(shows() == ContributionView::OneVariable);
    outputLabel_->setVisible(!classes.isEmpty());
    output_->setVisible(!classes.isEmpty());
    foldControls();
}

void ContributionsPage::draw() {
    const RunEntry* run = session().runs().current();
    const PredictorPtr predictor = run ? run->shown()->predictor : nullptr;
    if (run) offer(*run);
    if (!predictor || variable_->count() == 0 || run->task->x.rows() == 0) {
        painter().clear();
        return present(whenEmpty());
    }
    ContributionChoice choice;
    choice.view = shows();
    choice.row = row_->taskRow().value_or(0);
    choice.variable = variable_->currentData().toLongLong();
    if (output_->count() > 0) choice.output = output_->currentData().toLongLong();
    choice.background = static_cast<BackgroundKind>(background_->currentData().toInt());
    choice.colour = run->colour;
    choice.rowsAre = run->learningRows();
    choice.tableRows = run->tableRows;
    painter().paint(
        [predictor, task = run->task, choice](const GoOn& goOn) {
            return contributionFigure(*predictor, *task, choice, goOn);
        },
        [this, model = shownModel()] { tellModel(model); });
}

void ContributionsPage::followSelection() {
    const RowSelectionPtr& selected = session().selectedRows();
    if (selected == followed_) return;
    followed_ = selected;
    const Index first = selected ? selected->next(0) : -1;
    if (first >= 0) row_->setValue(static_cast<int>(first) + 1);
}

}  // namespace ardent
