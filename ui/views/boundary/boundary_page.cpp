#include "ui/views/boundary/boundary_page.h"

#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>
#include <algorithm>

#include "core/figure/notes/slice_note.h"
#include "ui/figure/figure_view.h"
#include "ui/session/runs.h"
#include "ui/session/session.h"
#include "ui/views/follow_button.h"
#include "ui/views/row_box.h"
#include "ui/views/view_options.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/eliding_label.h"
#include "ui/widgets/field.h"
#include "ui/widgets/wrapping_row.h"

namespace ardent {

BoundaryPage::BoundaryPage(Session& session, QWidget* parent)
    : FigurePage(session, QStringLiteral("boundary"), tr("Boundary"), parent),
      axes_(axisPair(QStringLiteral("boundary"), OfferedVariables::All,
                     tr("Shows the two numeric variables that currently matter most; a category if "
                        "the run uses fewer than two"),
                     this)),
      others_(new ChoiceBox(this)),
      row_(new RowBox(QString(), this)),
      offer_(new QWidget(this)) {
    controls().addWidget(
        fieldLabel(tr("&x axis"), axes_.first, tr("Variable on the horizontal axis")));
    controls().addWidget(axes_.first, 1);
    controls().addWidget(
        fieldLabel(tr("&y axis"), axes_.second, tr("Variable on the vertical axis")));
    controls().addWidget(axes_.second, 1);
    controls().addWidget(axes_.follow);
    buildOthers();
    buildOffer();

    addTo(options(), axes_);
    for (QComboBox* box : {axes_.first, axes_.second})
        connect(box, &QComboBox::currentIndexChanged, this, &BoundaryPage::refresh);
    options().areOfTheTable({axes_.follow, others_, row_});
    connect(axes_.follow, &FollowButton::toggled, this, &BoundaryPage::refresh);
    connect(&session, &Session::rowsSelected, this, &BoundaryPage::refresh);
    connect(&session, &Session::dataChanged, this, [this] {
        offer(axes_, {});
        options().settle();
    });
    connect(&painter_, &BoundaryPainter::painted, this, [this](Figure& figure) {
        if (painter_.shown()) tellModel(painter_.shown()->model);
        offerAverage(figure);
        present(std::move(figure));
    });
}

void BoundaryPage::buildOthers() {
    others_->setObjectName(QStringLiteral("boundaryOthers"));
    others_->addItem(tr("At the median"), static_cast<int>(Others::Typical));
    others_->addItem(tr("At a row"), static_cast<int>(Others::Row));
    others_->addItem(tr("Averaged"), static_cast<int>(Others::Averaged));
    controls().addWidget(
        fieldLabel(tr("Others"), others_,
                   tr("The variables on no axis: fixed at their median or most frequent level, "
                      "fixed at the values of a row, or averaged exactly over the rows")));
    controls().addWidget(others_);
    row_->setObjectName(QStringLiteral("boundaryRow"));
    rowLabel_ = fieldLabel(tr("Row"), row_,
                           tr("Row of the table whose values the other variables take; a row "
                              "without a target is replaced by the next with one"));
    controls().addWidget(rowLabel_);
    controls().addWidget(row_);
    rowLabel_->hide();
    row_->hide();
    options().add(others_);
    options().add(row_);
    connect(others_, &QComboBox::currentIndexChanged, this, &BoundaryPage::refresh);
    connect(row_, &QSpinBox::valueChanged, this, &BoundaryPage::refresh);
}

/// A slice shows the model as it is for some rows, an average all rows at once: a person chooses,
/// but is told where the slice leaves out what others see.
void BoundaryPage::buildOffer() {
    auto* row = new WrappingRow;
    row->setContentsMargins(0, 0, 0, 0);
    offer_->setLayout(row);
    auto* text = new ElidingLabel(Qt::ElideRight, offer_);
    text->setText(tr("Not every class that the model predicts appears in this slice."));
    auto* button = new QToolButton(offer_);
    button->setObjectName(QStringLiteral("boundaryAverage"));
    button->setText(tr("Average the others"));
    button->setAccessibleName(button->text());
    button->setToolTip(
        tr("Averages the scores over the other variables in the rows; Undo restores the slice"));
    button->setFocusPolicy(Qt::StrongFocus);
    row->addWidget(text, 1);
    row->addWidget(button);
    addControlRow(offer_);
    offer_->hide();
    connect(button, &QToolButton::clicked, this, [this] {
        others_->setCurrentIndex(others_->findData(static_cast<int>(Others::Averaged)));
    });
}

void BoundaryPage::offerAverage(const Figure& figure) {
    const RunEntry* run = session().runs().current();
    offer_->setVisible(run && run->task->recipe->sources.size() > 2 &&
                       others() != Others::Averaged && hidesClass(figure));
}

void BoundaryPage::offerOthers(const RunEntry& run) {
    const bool hasOthers = run.task->recipe->sources.size() > 2;
    setUsable(*others_,
              hasOthers ? QString() : tr("There are no other variables: both are on an axis"));
    for (QWidget* widget : {static_cast<QWidget*>(rowLabel_), static_cast<QWidget*>(row_)})
        widget->setVisible(hasOthers && others() == Others::Row);
    const QSignalBlocker quiet(row_);
    row_->setRows(run.tableRows, run.task->x.rows());
}

Others BoundaryPage::others() const {
    return static_cast<Others>(others_->currentData().toInt());
}

void BoundaryPage::draw() {
    const RunEntry* run = session().runs().current();
    if (run) offerOthers(*run);
    if (run) {
        offer(axes_, *run->task->recipe);
        followRelevance(axes_, *run);
    }
    if (!run || !hasPlane(axes_) || !run->shown()->predictor || run->task->split.train.empty()) {
        painter_.clear();
        offer_->hide();
        return present(whenEmpty());
    }
    BoundarySubject subject =
        boundarySubject(session(), *run, variableOf(*axes_.first), variableOf(*axes_.second));
    subject.others = others();
    if (others() == Others::Row) subject.row = row_->taskRow().value_or(0);
    subject.model = shownModel();
    painter_.paint(subject, session().runs().isTraining());
}

Figure BoundaryPage::whenEmpty() const {
    const RunEntry* run = session().runs().current();
    const bool hasNoModel = run && hasPlane(axes_) && !run->shown()->predictor;
    if (!run || hasNoModel) return FigurePage::whenEmpty();
    Figure figure;
    figure.empty = (axes_.first->count() < 2 ? tr("A boundary needs two variables.")
                    : !hasPlane(axes_)       ? tr("Choose two different variables.")
                                             : tr("There are no rows to draw a boundary around."))
                       .toStdString();
    return figure;
}

}  // namespace ardent
