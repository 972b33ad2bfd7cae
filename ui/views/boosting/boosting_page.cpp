#include "ui/views/boosting/boosting_page.h"

#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>
#include <algorithm>

#include "core/base/go_on.h"
#include "core/figure/boosting/boosting_figure.h"
#include "core/figure/notes/missing_text.h"
#include "core/method/methods.h"
#include "ui/figure/figure_view.h"
#include "ui/session/runs.h"
#include "ui/session/session.h"
#include "ui/views/follow_button.h"
#include "ui/views/look_back.h"
#include "ui/views/view_options.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/field.h"
#include "ui/widgets/wrapping_row.h"

namespace ardent {

namespace {

constexpr Index kWaveSteps = 100;  ///< grid points an axis: waves are fine, and cheap beside a loss

bool tellsResiduals(const RunEntry& run) {
    return run.task->recipe->problem == Problem::Regression;
}

}  // namespace

BoostingPage::BoostingPage(Session& session, QWidget* parent)
    : PaintedPage(session, QStringLiteral("boosting"), tr("Boosting"), parent),
      what_(new ChoiceBox(this)),
      axes_(axisPair(QStringLiteral("boosting"), OfferedVariables::Numbers,
                     tr("Shows the two numeric variables that currently matter most"), this)),
      class_(variableBox(this, "boostingClass")),
      round_(new LookBack(session, QStringLiteral("boosting"), tr("Rounds"),
                          tr("All views show the model after this many rounds"), this)) {
    what_->setObjectName(QStringLiteral("boostingShows"));
    what_->addItem(tr("Margins"));
    what_->addItem(tr("Loss by landmark"));
    what_->addItem(tr("Weak learner"));
    what_->addItem(tr("Sum so far"));
    controls().addWidget(fieldLabel(tr("Show"), what_, tr("What is drawn of the rounds")));
    controls().addWidget(what_);
    firstLabel_ = fieldLabel(tr("x axis"), axes_.first, tr("Variable on the horizontal axis"));
    controls().addWidget(firstLabel_);
    controls().addWidget(axes_.first, 1);
    secondLabel_ = fieldLabel(tr("y axis"), axes_.second, tr("Variable on the vertical axis"));
    controls().addWidget(secondLabel_);
    controls().addWidget(axes_.second, 1);
    controls().addWidget(axes_.follow);
    classLabel_ = fieldLabel(tr("Class"), class_, tr("Class whose learner is drawn"));
    controls().addWidget(classLabel_);
    controls().addWidget(class_, 1);
    view()->setReadsCurves(true);
    addControlRow(round_);

    addTo(options(), axes_);
    for (QComboBox* box : {what_, class_}) options().add(box);
    for (QComboBox* box : {what_, axes_.first, axes_.second, class_})
        connect(box, &QComboBox::currentIndexChanged, this, &BoostingPage::refresh);
    options().areOfTheTable({axes_.follow});
    connect(axes_.follow, &FollowButton::toggled, this, &BoostingPage::refresh);
    connect(&session, &Session::rowsSelected, this, [this] {
        if (shows() == Shows::Sum) refresh();  // only there further rows are drawn
    });
    connect(&session, &Session::dataChanged, this, [this] {
        offer(axes_, {});
        offerClasses({});
        options().settle();
    });
    connect(&sum_, &BoundaryPainter::painted, this, [this](Figure& figure) {
        if (sum_.shown()) tellModel(sum_.shown()->model);
        present(std::move(figure));
    });
}

BoostingPage::Shows BoostingPage::shows() const {
    return static_cast<Shows>(what_->currentIndex());
}

void BoostingPage::abandon() {
    PaintedPage::abandon();
    sum_.clear();
}

bool BoostingPage::isPainting() const {
    return PaintedPage::isPainting() || sum_.isBusy();
}

/// Of three or more, which have a learner each.
void BoostingPage::offerClasses(const FittedRecipe& recipe) {
    QStringList classes, offered;
    if (recipe.outputs() > 1)
        for (const std::string& name : recipe.classes) classes << QString::fromStdString(name);
    for (int i = 0; i < class_->count(); ++i) offered << class_->itemText(i);
    if (classes == offered) return;
    const QSignalBlocker quiet(class_);
    class_->clear();
    class_->addItems(classes);
}

void BoostingPage::showControls(const RunEntry* run) {
    const Boosting* boosting = run ? run->snapshot->boosting.get() : nullptr;
    const bool isPlane = shows() != Shows::Margins;
    for (QWidget* widget :
         {static_cast<QWidget*>(firstLabel_), static_cast<QWidget*>(axes_.first),
          static_cast<QWidget*>(secondLabel_), static_cast<QWidget*>(axes_.second),
          static_cast<QWidget*>(axes_.follow)})
        widget->setVisible(isPlane);
    const bool isOfAClass = isPlane && shows() != Shows::Sum && class_->count() > 0;
    classLabel_->setVisible(isOfAClass);
    class_->setVisible(isOfAClass);
    for (QComboBox* box : {what_, axes_.first, axes_.second, class_})
        setUsable(*box, boosting ? QString() : whatIsMissing());
    const bool areResiduals = run && tellsResiduals(*run);
    what_->setItemText(static_cast<int>(Shows::Margins),
                       areResiduals ? tr("Absolute residuals") : tr("Margins"));
    if (!boosting) return round_->showNone(whatIsMissing());
    const Index rounds = run->lookedBack.value_or(boosting->chosen);
    round_->show(static_cast<int>(roundCount(*boosting)), static_cast<int>(rounds),
                 QString::number(rounds));
}

/// Why there is no plane to draw over; "" where there is one.
std::string BoostingPage::whatHinders(const RunEntry& run) const {
    if (axes_.first->count() < 2) return tr("A plane needs two numeric variables.").toStdString();
    if (!hasPlane(axes_)) return tr("Choose two different variables.").toStdString();
    if (run.task->split.train.empty())
        return tr("There are no rows to draw the model over.").toStdString();
    if (shows() == Shows::Sum)
        return run.shown()->predictor ? std::string() : missingText(*run.snapshot);
    const Boosting& boosting = *run.snapshot->boosting;
    if (shows() == Shows::WeakLearner ? boosting.predictorAt != nullptr
                                      : boosting.landmarkLoss != nullptr)
        return {};
    return (run.isOnOtherRows
                ? tr("The table has changed since: run again to see the losses of other landmarks.")
                : tr("This project was saved without weak learners: run again to see "
                     "them."))
        .toStdString();
}

void BoostingPage::drawSum(const RunEntry& run, const BoostingChoice& choice) {
    painter().clear();
    BoundarySubject subject = boundarySubject(session(), run, choice.first, choice.second);
    subject.model = shownModel();
    subject.title = boostingSumTitle(*run.snapshot->boosting, choice);
    sum_.paint(subject, session().runs().isTraining());
}

void BoostingPage::draw() {
    const RunEntry* run = session().runs().current();
    if (run) {
        offer(axes_, *run->task->recipe);
        followRelevance(axes_, *run);
        offerClasses(*run->task->recipe);
    }
    showControls(run);
    if (!run || !run->snapshot->boosting) {
        abandon();
        return present(whenEmpty());
    }
    const BoostingPtr boosting = run->snapshot->boosting;
    BoostingChoice choice;
    choice.round = run->lookedBack.value_or(-1);
    choice.colour = run->colour;
    choice.areResiduals = tellsResiduals(*run);
    if (shows() == Shows::Margins) {
        abandon();
        return present(boostingMarginsFigure(*boosting, choice));
    }
    if (const std::string hindrance = whatHinders(*run); !hindrance.empty()) {
        Figure figure;
        figure.empty = hindrance;
        abandon();
        return present(figure);
    }
    choice.first = variableOf(*axes_.first);
    choice.second = variableOf(*axes_.second);
    choice.output = std::max(0, class_->currentIndex());
    if (shows() == Shows::Sum) return drawSum(*run, choice);
    sum_.clear();
    if (shows() == Shows::WeakLearner) choice.steps = kWaveSteps;
    const auto figureOf = shows() == Shows::WeakLearner ? &weakLearnerFigure : &landmarkLossFigure;
    painter().paint([boosting, task = run->task, choice, figureOf](
                        const GoOn& goOn) { return figureOf(*boosting, *task, choice, goOn); },
                    [this, model = shownModel()] { tellModel(model); });
}

Figure BoostingPage::whenEmpty() const {
    const RunEntry* run = session().runs().current();
    if (!run) return FigurePage::whenEmpty();
    Figure figure;
    figure.empty = missingText(
        *run->snapshot,
        tr("This method adds no cosines round by round: GBRFF1 and GBRFF2 do.").toStdString(),
        mayTell(*run->inputs.method, RunPart::Boosting));
    return figure;
}

}  // namespace ardent
