#include "ui/views/boosting_page.h"

#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>

#include "core/base/go_on.h"
#include "core/figure/boosting_figure.h"
#include "core/figure/missing_text.h"
#include "ui/session/runs.h"
#include "ui/session/session.h"
#include "ui/views/look_back.h"
#include "ui/views/variable_box.h"
#include "ui/views/view_options.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/field.h"
#include "ui/widgets/wrapping_row.h"

namespace ardent {

BoostingPage::BoostingPage(Session& session, QWidget* parent)
    : FigurePage(session, QStringLiteral("boosting"), tr("Boosting"), parent),
      what_(new ChoiceBox(this)),
      first_(variableBox(this, "boostingFirst")),
      second_(variableBox(this, "boostingSecond")),
      round_(new LookBack(session, QStringLiteral("boosting"), tr("Rounds"),
                          tr("All views show the model after so many rounds"), this)) {
    what_->setObjectName(QStringLiteral("boostingShows"));
    what_->addItem(tr("Margins"));
    what_->addItem(tr("Loss by landmark"));
    first_->setAccessibleName(tr("Horizontal axis"));
    second_->setAccessibleName(tr("Vertical axis"));
    first_->setToolTip(tr("Variable of the landmark on the horizontal axis"));
    second_->setToolTip(tr("Variable of the landmark on the vertical axis"));
    controls().addWidget(fieldLabel(tr("Show"), what_, tr("What is drawn of the rounds")));
    controls().addWidget(what_);
    controls().addWidget(first_, 1);
    controls().addWidget(second_, 1);
    addControlRow(round_);

    for (QComboBox* box : {what_, first_, second_}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(5);
        options().add(box);
        connect(box, &QComboBox::currentIndexChanged, this, &BoostingPage::refresh);
    }
}

void BoostingPage::showControls(const RunEntry* run) {
    const Boosting* boosting = run ? run->snapshot->boosting.get() : nullptr;
    const bool isPlane = what_->currentIndex() == 1;
    first_->setVisible(isPlane);
    second_->setVisible(isPlane);
    if (!boosting) return round_->show(-1, 0, {});
    const Index rounds = run->lookedBack.value_or(boosting->chosen);
    round_->show(static_cast<int>(roundCount(*boosting)), static_cast<int>(rounds),
                 QString::number(rounds));
}

void BoostingPage::draw() {
    const RunEntry* run = session().runs().current();
    if (run) offerNumericVariables({first_, second_}, *run->task->recipe);
    showControls(run);
    if (!run || !run->snapshot->boosting) {
        painter().clear();
        return present(whenEmpty());
    }
    BoostingChoice choice;
    choice.round = run->lookedBack.value_or(-1);
    choice.colour = run->colour;
    const BoostingPtr boosting = run->snapshot->boosting;
    if (what_->currentIndex() == 0) {
        painter().clear();
        return present(boostingMarginsFigure(*boosting, choice));
    }
    if (first_->count() < 2 || !boosting->landmarkLoss) {
        Figure figure;
        figure.empty = (first_->count() < 2
                            ? tr("A plane needs two numeric variables.")
                            : tr("A project keeps no weak learners: run again to see their loss."))
                           .toStdString();
        painter().clear();
        return present(figure);
    }
    choice.first = first_->currentData().toLongLong();
    choice.second = second_->currentData().toLongLong();
    painter().paint(
        [boosting, task = run->task, choice](const GoOn& goOn) {
            return landmarkLossFigure(*boosting, *task, choice, goOn);
        },
        [this, model = shownModel()] { tellModel(model); });
}

Figure BoostingPage::whenEmpty() const {
    const RunEntry* run = session().runs().current();
    if (!run || run->isPrepared()) return FigurePage::whenEmpty();
    Figure figure;
    figure.empty = missingText(
        *run->snapshot,
        tr("This method does not boost: GBRFF1 and GBRFF2 do, and this view shows their rounds.")
            .toStdString());
    return figure;
}

}  // namespace ardent
