#include "ui/views/relevance/relevance_page.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>

#include <algorithm>
#include <utility>

#include "core/base/message.h"
#include "core/figure/notes/constant_note.h"
#include "core/figure/notes/correlation_note.h"
#include "core/figure/notes/notes.h"
#include "core/figure/relevance/live_importance.h"
#include "core/figure/relevance/relevance_view.h"
#include "core/figure/relevance/replicate_figure.h"
#include "core/figure/relevance/selection_measure.h"
#include "core/model/constant_model.h"
#include "core/model/used_sources.h"
#include "core/train/ranking.h"
#include "ui/figure/figure_view.h"
#include "ui/figure/part_picker.h"
#include "ui/session/replicates.h"
#include "ui/session/session.h"
#include "ui/views/view_options.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/field.h"
#include "ui/widgets/wrapping_row.h"

namespace ardent {

namespace {

/// Known of the target that the sample has itself.
std::optional<std::vector<std::string>> truthOf(const RunEntry& run) {
    const LoadedData& data = *run.inputs.data;
    if (run.inputs.recipe.target != data.target.toStdString()) return std::nullopt;
    return data.relevant;
}

KnownRows knownRows(const RunEntry& run, const Snapshot& shown) {
    return {run.learningRows(), !run.isOnOtherRows, shown.learnsFromValidation};
}

Figure withoutMeasure(const Error& why) {
    Figure none;
    none.empty = words(why.text);
    return none;
}

/// A run under way tells more than its model uses so far.
bool isBehind(const RunEntry& run) {
    const Snapshot& shown = *run.shown();
    if (hasEnded(shown.state) || !shown.relevance || !shown.predictor) return false;
    std::vector<Index> relevant = mostRelevant(*shown.relevance);
    std::erase_if(relevant, [&](Index source) {
        return shown.relevance->values[static_cast<std::size_t>(source)] == 0.;
    });
    return !usesAll(*shown.predictor, relevant);
}

}  // namespace

RelevancePage::RelevancePage(Session& session, QWidget* parent)
    : PaintedPage(session, QStringLiteral("relevance"), tr("Relevance"), parent),
      scale_(new ChoiceBox(this)),
      order_(new ChoiceBox(this)),
      filter_(new QLineEdit(this)),
      beside_(new ChoiceBox(this)),
      overSeeds_(new QCheckBox(tr("Over seeds"), this)),
      overSeedsShows_(new ChoiceBox(this)),
      top_(new QSpinBox(this)) {
    buildControls();
    options().add(overSeeds_);
    options().add(overSeedsShows_);
    options().add(top_);
    options().add(scale_);
    options().add(order_);
    options().add(beside_);
    options().add(filter_);
    options().areOfTheTable({filter_});
    connect(overSeeds_, &QCheckBox::toggled, this, &RelevancePage::refresh);
    for (const auto signal : {&Runs::added, &Runs::removed})
        connect(&session.runs(), signal, this, &RelevancePage::refresh);
    for (QComboBox* box : {scale_, order_, beside_, overSeedsShows_})
        connect(box, &QComboBox::currentIndexChanged, this, &RelevancePage::refresh);
    connect(filter_, &QLineEdit::textChanged, this, &RelevancePage::refresh);
    connect(top_, &QSpinBox::valueChanged, this, &RelevancePage::refresh);
    const auto* picker =
        new PartPicker(view(), tr("Click a bar or press Enter to see the effect of its variable"));
    connect(picker, &PartPicker::picked, this, &RelevancePage::choose);
    constexpr int kTelling = 100;  // milliseconds
    telling_.setInterval(kTelling);
    connect(&telling_, &QTimer::timeout, this, &RelevancePage::tellShare);
}

void RelevancePage::buildControls() {
    scale_->setObjectName(QStringLiteral("relevanceScale"));
    scale_->addItem(tr("Importance"), QStringLiteral("importance"));
    scale_->addItem(tr("Method's scale"), QStringLiteral("method"));
    order_->setObjectName(QStringLiteral("relevanceOrder"));
    order_->addItem(tr("Sorted"), true);
    order_->addItem(tr("Table order"), false);
    beside_->setObjectName(QStringLiteral("relevanceBeside"));
    beside_->addItem(tr("Alone"), QStringLiteral("none"));
    beside_->addItem(tr("With derivatives"), QStringLiteral("derivative"));
    beside_->addItem(tr("With permutation"), QStringLiteral("permutation"));
    beside_->addItem(tr("With Sobol index"), QStringLiteral("sobol"));
    beside_->addItem(tr("With all three"), QStringLiteral("all"));
    beside_->addItem(tr("With screen (q)"), QStringLiteral("screen"));
    beside_->addItem(tr("With knockoffs (q)"), QStringLiteral("knockoffs"));
    beside_->addItem(tr("With stability"), QStringLiteral("stability"));
    beside_->setAccessibleName(tr("Second measure"));
    beside_->setAccessibleDescription(
        tr("A second measure, defined alike for all models: how fast the model changes along a "
           "variable, how much worse it predicts when the variable is shuffled, the variable's "
           "share of the variance, or all of them; or the false discovery rate at which a screen "
           "of the table, without the model, selects the variable; or what models show that are "
           "trained anew, with knockoff copies of the variables or on halves of the rows"));
    order_->setAccessibleName(tr("Order of the variables"));
    order_->setToolTip(tr("Order of the variables: the largest first, or as in the table"));
    filter_->setObjectName(QStringLiteral("relevanceFilter"));
    filter_->setPlaceholderText(tr("Filter variables"));
    filter_->setClearButtonEnabled(true);
    filter_->setAccessibleName(tr("Filter variables"));
    filter_->setToolTip(tr("Shows the variables whose name contains this text"));
    overSeeds_->setObjectName(QStringLiteral("relevanceOverSeeds"));
    overSeeds_->setAccessibleName(overSeeds_->text());
    overSeeds_->setToolTip(
        tr("Mean and standard deviation over the runs that differ from this one only in the seed, "
           "and how often each variable is selected"));
    overSeedsShows_->setObjectName(QStringLiteral("relevanceOverSeedsShows"));
    overSeedsShows_->addItem(tr("Mean ± sd"), false);
    overSeedsShows_->addItem(tr("Share that selects it"), true);
    overSeedsShows_->setAccessibleName(tr("Bars over seeds"));
    overSeedsShows_->setToolTip(
        tr("The bars over seeds: the mean relevance with one standard deviation, or the share of "
           "the runs that select the variable with its 95 % interval"));
    constexpr int kMostTop = 9'999, kTop = 5;
    top_->setObjectName(QStringLiteral("relevanceTop"));
    top_->setRange(1, kMostTop);
    top_->setValue(kTop);
    top_->setPrefix(tr("First "));
    top_->setAccessibleName(tr("Variables that count as selected"));
    top_->setToolTip(
        tr("This method only ranks the variables: this many of each run's most relevant ones count "
           "as selected"));
    for (QWidget* control : std::initializer_list<QWidget*>{overSeeds_, overSeedsShows_, top_})
        control->hide();
    controls().addWidget(
        fieldLabel(tr("Measure"), scale_,
                   tr("Importance: how much of what the model explains on held-out rows is lost "
                      "when the variable is left to chance. Method's scale: what the method itself "
                      "reports")));
    controls().addWidget(scale_);
    controls().addWidget(order_);
    controls().addWidget(beside_);
    controls().addWidget(filter_, 1);
    for (QWidget* control : std::initializer_list<QWidget*>{overSeeds_, overSeedsShows_, top_})
        controls().addWidget(control);
}

void RelevancePage::choose(Index bar) {
    const RunEntry* run = session().runs().current();
    if (!run) return;
    const std::vector<SourceColumn>& sources = run->task->recipe->sources;
    const std::string& name = findLayer<Bars>(figure())->names.at(static_cast<std::size_t>(bar));
    const auto chosen = std::ranges::find(sources, name, &SourceColumn::name);
    if (chosen != sources.end()) emit variableChosen(chosen - sources.begin());
}

bool RelevancePage::concerns(int run) const {
    return overSeeds_->isChecked() || FigurePage::concerns(run);
}

void RelevancePage::abandon() {
    PaintedPage::abandon();
    telling_.stop();
    asked_ = {};
    measurement_.reset();
    fault_.clear();
}

void RelevancePage::draw() {
    const RunEntry* run = session().runs().current();
    const auto replicates =
        run ? replicatesOf(session().runs(), *run) : std::vector<const RunEntry*>{};
    const std::vector<SnapshotPtr> snapshots = snapshotsOf(replicates);
    overSeeds_->setVisible(replicates.size() > 1);
    overSeedsShows_->setVisible(isOverSeeds());
    top_->setVisible(isOverSeeds() && onlyOrder(snapshots));
    beside_->setEnabled(!isOverSeeds());
    beside_->setToolTip(isOverSeeds() ? tr("The mean over seeds has no second measure")
                                      : beside_->accessibleDescription());
    if (!run) return present(whenEmpty());
    if (!isOverSeeds()) {
        isBehind_ = isBehind(*run);
        measure(*run);
        return show(*run);
    }
    abandon();
    drawOverSeeds(*run, snapshots);
}

void RelevancePage::drawOverSeeds(const RunEntry& run, const std::vector<SnapshotPtr>& replicates) {
    const auto importances = isByImportance() ? byImportance(replicates) : std::nullopt;
    if (!run.snapshot->relevance && !importances) return present(figureOf(*run.snapshot, run));
    Figure figure =
        replicateRelevanceFigure(importances ? *importances : replicates, choiceFor(run),
                                 {overSeedsShows_->currentData().toBool(), top_->value()});
    for (const std::string& caution : cautionsOf(*run.snapshot, run))
        if (!figure.isEmpty()) addCaution(caution, figure);
    noteConstant(run.snapshot->predictor.get(), figure);
    present(figure);
}

bool RelevancePage::isOverSeeds() const {
    return overSeeds_->isChecked() && !overSeeds_->isHidden();
}

bool RelevancePage::isByImportance() const {
    return scale_->currentData() == QStringLiteral("importance");
}

bool RelevancePage::hasModelToMeasure(const RunEntry& run) const {
    return run.shown()->predictor && run.task->x.rows() > 0;
}

/// It is wanted, and the run does not know it of the model that is shown.
bool RelevancePage::lacksImportance(const RunEntry& run) const {
    return isByImportance() && !run.shown()->importance && hasModelToMeasure(run) &&
           !run.isOnOtherRows;
}

bool RelevancePage::isConstantYet(const RunEntry& run) const {
    return lacksImportance(run) && !isOverSeeds() && !hasEnded(run.snapshot->state) &&
           isConstant(*run.shown()->predictor);
}

/// It may yet come; a constant has none.
bool RelevancePage::isLearningImportance(const RunEntry& run) const {
    return lacksImportance(run) && !hasEnded(run.snapshot->state) &&
           !isConstant(*run.shown()->predictor);
}

std::optional<VariableImportance> RelevancePage::importanceOf(const Snapshot& shown) const {
    if (!isByImportance() && shown.relevance) return std::nullopt;
    if (shown.importance) return shown.importance;
    return measurement_ ? measurement_->importance : std::nullopt;
}

std::vector<Importance> RelevancePage::wanted() const {
    if (isOverSeeds()) return {};
    return importancesCalled(beside_->currentData().toString().toStdString());
}

/// Now, of the wanted ones.
std::vector<Importance> RelevancePage::measurable(const RunEntry& run) const {
    std::vector<Importance> all = wanted();
    std::erase_if(all, [&](Importance one) { return !whyNotMeasured(one, run).empty(); });
    return all;
}

RelevanceChoice RelevancePage::choiceFor(const RunEntry& run) const {
    return {order_->currentData().toBool(), filter_->text().toStdString(), run.colour, truthOf(run),
            isByImportance() ? RelevanceScale::Importance : RelevanceScale::Method};
}

/// What is dear is measured of a model that stays; the measurement of what is live is shown until
/// the next one has come.
void RelevancePage::measure(const RunEntry& run) {
    const SnapshotPtr& shown = run.shown();
    const Subject subject{shown->predictor, run.task, isByImportance() && hasModelToMeasure(run),
                          lacksImportance(run), measurable(run)};
    if (subject == asked_) return;
    const bool areLive = std::ranges::all_of(subject.importances, isLive);
    if (asked_.task != subject.task || asked_.byImportance != subject.byImportance ||
        asked_.importance != subject.importance || asked_.importances != subject.importances ||
        !areLive)
        abandon();
    if (!subject.byImportance && subject.importances.empty()) return;
    asked_ = subject;
    const auto found =
        std::make_shared<Measurement>(Measurement{shown, shownModel(), shown->importance, {}, {}});
    percent_ = std::make_shared<std::atomic<int>>(0);
    if (!drawn_ || drawn_->task != run.task)
        drawn_ = std::make_shared<DrawnRows>(DrawnRows{run.task, {}, {}});
    toldPercent_ = 0;
    if (!areLive) telling_.start();
    painter().paint(
        [found, subject, percent = percent_, drawn = drawn_, known = knownRows(run, *shown),
         inputs = run.inputs,
         hasEnded = hasEnded(run.snapshot->state)](const GoOn& goOn) -> std::optional<Figure> {
            if (subject.importance) {
                if (!drawn->heldOut.contains(hasEnded))
                    drawn->heldOut.emplace(
                        hasEnded, rowsToMeasure(*subject.task, hasEnded, known.validationTaught));
                found->importance = measureImportance(*subject.predictor, *subject.task,
                                                      drawn->heldOut.at(hasEnded), hasEnded, goOn);
                if (!goOn()) return std::nullopt;
            }
            if (found->importance) {
                auto sketches = effectSketches(*subject.predictor, *subject.task,
                                               mostImportantFirst(*found->importance), goOn);
                if (!sketches) return std::nullopt;
                found->sketches = std::move(*sketches);
            }
            const auto all = static_cast<double>(subject.importances.size());
            const auto tell = [&](double share) {
                *percent = static_cast<int>(
                    100. * (static_cast<double>(found->found.size()) + share) / all);
            };
            for (const Importance importance : subject.importances) {
                if (trainsAnew(importance)) {
                    auto selected = measureSelection(
                        importance, *subject.task->recipe,
                        {inputs.recipe,
                         inputs.data->table,
                         {inputs.method, inputs.options, std::string(inputs.method->title)}},
                        goOn, tell);
                    if (!goOn()) return std::nullopt;
                    if (!selected) return withoutMeasure(selected.error());
                    found->found.push_back(std::move(*selected));
                    continue;
                }
                if (!drawn->rows.contains(importance))
                    drawn->rows.emplace(importance, measuredRows(importance, *subject.task));
                auto taken = ardent::measure(importance, *subject.predictor, *subject.task,
                                             drawn->rows.at(importance), known, goOn, tell);
                if (!taken) return std::nullopt;
                found->found.push_back(std::move(*taken));
            }
            return Figure();
        },
        [this, found] { measurement_ = std::move(*found); });
}

/// "" where it can be now.
std::string RelevancePage::whyNotMeasured(Importance importance, const RunEntry& run) const {
    const PredictorPtr& predictor = run.shown()->predictor;
    if (!predictor) return tr("There is no model to measure.").toStdString();
    if (isBehind_)
        return tr("The model does not use all of these variables yet: it is measured once it does.")
            .toStdString();
    if (std::string why = ardent::whyNotMeasured(importance, *predictor, *run.task); !why.empty())
        return why;
    if (isLive(importance) || run.isAtRest()) return {};
    return (wanted().size() == 1
                ? tr("This measure is computed once the run pauses or ends.")
                : tr("The other measures are computed once the run pauses or ends."))
        .toStdString();
}

/// Of the wanted ones that cannot be measured now; "" where there are none.
std::string RelevancePage::whyMissing(const RunEntry& run) const {
    QStringList reasons;
    for (const Importance importance : wanted())
        reasons << QString::fromStdString(whyNotMeasured(importance, run));
    reasons.removeAll(QString());
    reasons.removeDuplicates();
    return reasons.join(u' ').toStdString();
}

void RelevancePage::tellShare() {
    const RunEntry* run = session().runs().current();
    const int now = *percent_;
    if (run && isVisible() && std::exchange(toldPercent_, now) != now) show(*run);
}

QString RelevancePage::beingComputed() const {
    return toldPercent_ == 0 ? tr("The measure is being computed …")
                             : tr("The measure is being computed: %1 % done …").arg(toldPercent_);
}

void RelevancePage::receive(const Figure& measured) {
    telling_.stop();
    fault_ = measured.empty;
    if (const RunEntry* run = session().runs().current()) show(*run);
}

void RelevancePage::show(const RunEntry& run) {
    const SnapshotPtr shown = measurement_ ? measurement_->snapshot : run.shown();
    Figure figure = figureOf(*shown, run);
    const auto& own = run.snapshot->relevance;
    const bool isMeasuredOtherwise = run.earlier && own && shown->relevance &&
                                     own->kind != shown->relevance->kind && !isByImportance();
    if (isMeasuredOtherwise)
        addFirstCaution(
            tr("The run's own model is measured differently (%1): sizes are not comparable.")
                .arg(QString::fromStdString(words(wholeKind(*own))))
                .toStdString(),
            figure);
    if (measurement_) tellModel(measurement_->model);
    present(figure);
}

Figure RelevancePage::figureOf(const Snapshot& shown, const RunEntry& run) {
    if (!shown.relevance && !shown.predictor) return whenEmpty();
    std::string missing = fault_.empty() ? whyMissing(run) : fault_;
    const bool isUnderWay = fault_.empty() && !asked_.importances.empty() && !measurement_;
    if (isUnderWay) missing += (missing.empty() ? "" : " ") + beingComputed().toStdString();
    Figure figure;
    const auto importance = importanceOf(shown);
    if (!importance && isConstantYet(run)) {
        figure.empty = words("The model is still a constant.") + ' ' +
                       tr("Importance comes with the first variable that it uses.").toStdString();
        return figure;
    }
    if (!importance && isLearningImportance(run) && !isOverSeeds()) {
        figure.empty = (measurement_ ? tr("The model explains nothing on held-out rows yet.")
                                     : tr("The importance is being computed …"))
                           .toStdString();
        return figure;
    }
    if (!shown.relevance && !importance && !(measurement_ && !measurement_->found.empty())) {
        if (missing.empty() && !isOverSeeds())
            missing = tr("Choose a second measure.").toStdString();
        if (!isUnderWay)
            figure.empty =
                tr("This method reports no relevance of single variables.").toStdString();
        if (!missing.empty()) figure.empty += (figure.empty.empty() ? "" : " ") + missing;
        return figure;
    }
    figure = relevanceView(shown, importance,
                           measurement_ ? measurement_->found : std::vector<Measured>(),
                           cautionsOf(shown, run), missing, choiceFor(run));
    if (measurement_ && importance) addSketches(measurement_->sketches, *run.task->recipe, figure);
    return figure;
}

const std::vector<std::string>& RelevancePage::cautionsOf(const Snapshot& shown,
                                                          const RunEntry& run) {
    const auto ranked = ranking(shown);
    const Looked looked{run.task, ranked ? mostRelevant(*ranked) : std::vector<Index>(),
                        hasEnded(shown.state) ? shown.predictor : nullptr};
    if (looked_ != looked) {
        looked_ = looked;
        cautions_ = relevanceCautions(shown, *run.task, run.inputs.method->id);
    }
    return cautions_;
}

}  // namespace ardent
