#include "ui/views/effects/effects_page.h"

#include <QComboBox>
#include <QLabel>
#include <QLayout>
#include <QSignalBlocker>
#include <QToolButton>
#include <algorithm>

#include "core/base/go_on.h"
#include "core/figure/effects/marked_row.h"
#include "core/train/ranking.h"
#include "ui/figure/figure_view.h"
#include "ui/figure/part_picker.h"
#include "ui/session/runs.h"
#include "ui/session/session.h"
#include "ui/views/effects/what_if.h"
#include "ui/views/follow_button.h"
#include "ui/views/variable_box.h"
#include "ui/views/view_options.h"
#include "ui/widgets/field.h"
#include "ui/widgets/wrapping_row.h"

namespace ardent {

EffectsPage::EffectsPage(Session& session, QWidget* parent)
    : PaintedPage(session, QStringLiteral("effects"), tr("Effects"), parent),
      variable_(variableBox(this, "effectVariable")),
      with_(variableBox(this, "effectWith")),
      outputLabel_(nullptr),
      output_(variableBox(this, "effectOutput")),
      follow_(new FollowButton(QStringLiteral("effectFollow"),
                               tr("Follow the most relevant variable"),
                               tr("Shows the variable that currently matters most"), this)),
      whatIfShown_(new QToolButton(this)),
      whatIf_(new WhatIf(options(), this)) {
    controls().addWidget(
        fieldLabel(tr("Variab&le"), variable_, tr("Variable whose effect is drawn")));
    controls().addWidget(variable_, 1);
    controls().addWidget(
        fieldLabel(tr("&with"), with_, tr("Second variable, whose joint effect is drawn")));
    controls().addWidget(with_, 1);
    outputLabel_ = fieldLabel(tr("&Class"), output_, tr("Class whose score is drawn"));
    controls().addWidget(outputLabel_);
    controls().addWidget(output_, 1);
    controls().addWidget(follow_);
    whatIfShown_->setObjectName(QStringLiteral("effectWhatIf"));
    whatIfShown_->setText(tr("What if"));
    whatIfShown_->setCheckable(true);
    whatIfShown_->setChecked(true);
    whatIfShown_->setFocusPolicy(Qt::StrongFocus);
    whatIfShown_->setAccessibleName(tr("What-if row"));
    controls().addWidget(whatIfShown_);
    layout()->addWidget(whatIf_);
    whatIf_->hide();
    outputLabel_->hide();  // until there are several classes
    output_->hide();

    view()->setReadsCurves(true);
    const auto* picker = new PartPicker(
        view(), tr("Click a bar or press Enter to set its level in the what-if row"));
    connect(picker, &PartPicker::picked, this, &EffectsPage::chooseLevel);
    options().add(follow_);
    for (const auto chosen : {&QComboBox::activated, &QComboBox::currentIndexChanged})
        connect(variable_, chosen, this, [this] { follow_->setChecked(false); });
    options().add(variable_, [this] { return follow_->isChecked(); });
    options().add(with_);
    options().add(output_);
    options().add(whatIfShown_);
    options().areOfTheTable({follow_});
    for (QComboBox* box : {variable_, with_, output_})
        connect(box, &QComboBox::currentIndexChanged, this, &EffectsPage::refresh);
    connect(follow_, &FollowButton::toggled, this, &EffectsPage::refresh);
    connect(&session, &Session::rowsSelected, this, &EffectsPage::refresh);
    connect(&session, &Session::dataChanged, this, [this] {
        whatIf_->forget();
        offer({});
        options().settle();
    });
    connect(whatIfShown_, &QToolButton::toggled, this, [this] {
        refresh();
        showPicture();
    });
    connect(whatIf_, &WhatIf::changed, this, &EffectsPage::showPicture);
}

void EffectsPage::receive(const Figure& figure) {
    if (figure.isEmpty()) {
        picture_ = {};
        return present(figure);
    }
    picture_.figure = figure;
    showPicture();
}

void EffectsPage::abandon() {
    PaintedPage::abandon();
    picture_ = {};
}

void EffectsPage::draw() {
    const RunEntry* run = session().runs().current();
    if (run) offer(*run->task->recipe);
    makeRoom();
    whatIf_->show(showsWhatIf() ? run : nullptr);
    const PredictorPtr predictor = run ? run->shown()->predictor : nullptr;
    if (!predictor || variable_->count() == 0) {
        abandon();
        return present(whenEmpty());
    }
    if (follow_->isDue(*run->shown())) followRelevance(*ranking(*run->shown()));
    EffectChoice choice;
    choice.first = variable_->currentData().toLongLong();
    if (with_->currentIndex() > 0) choice.second = with_->currentData().toLongLong();
    if (output_->count() > 0) choice.output = output_->currentData().toLongLong();
    std::vector<Index> drawn{choice.first};
    if (choice.second) drawn.push_back(*choice.second);
    whatIf_->include(drawn);
    choice.colour = run->colour;
    choice.rowsAre = run->learningRows();
    choice.tableRows = run->tableRows;
    painter().paint(
        [predictor, task = run->task, choice,
         selected = session().selectedRows()](const GoOn& goOn) mutable {
            if (selected)
                choice.selected = selectedOf(task->split.train, *selected, choice.tableRows);
            return effectFigure(*predictor, *task, choice, goOn);
        },
        [this, predictor, choice, model = shownModel()] {
            picture_.predictor = predictor;
            picture_.model = model;
            picture_.choice = choice;
        });
}

bool EffectsPage::showsWhatIf() const {
    return whatIfShown_->isChecked() && whatIfShown_->isEnabled();
}

int EffectsPage::heightBelowFigure() const {
    const RunEntry* run = session().runs().current();
    const bool hasModel = run && run->shown()->predictor;
    return hasModel && showsWhatIf() ? whatIf_->leastHeight() : 0;
}

bool EffectsPage::makeRoom() {
    constexpr int kLeastLetters = 40;
    const bool isWide = width() >= kLeastLetters * fontMetrics().averageCharWidth();
    const int least = whatIf_->leastHeight();
    const bool hasRoom = isWide && roomBelowFigure(least) > 0;
    const bool isNew = hasRoom != whatIfShown_->isEnabled();
    whatIfShown_->setEnabled(hasRoom);
    whatIfShown_->setToolTip(
        hasRoom ? tr("A row whose values you change, and what the model predicts for it")
                : tr("There is no room for the what-if row: enlarge the window or show one view "
                     "at a time"));
    foldControls();
    whatIf_->setRoom(roomBelowFigure(least));
    return isNew;
}

void EffectsPage::followRoom() {
    if (!makeRoom()) return;
    refresh();
    showPicture();
}

bool EffectsPage::isPainting() const {
    return PaintedPage::isPainting() || whatIf_->isBusy();
}

void EffectsPage::showPicture() {
    if (!picture_.predictor) return;
    Figure figure = picture_.figure;
    const Vector& values = whatIf_->values();
    const auto sources = std::ssize(picture_.predictor->recipe->sources);
    if (showsWhatIf() && values.size() == sources)
        markRow(*picture_.predictor, values, picture_.choice, figure);
    tellModel(picture_.model);
    present(figure);
}

void EffectsPage::showEffect(Index first, std::optional<Index> second) {
    const RunEntry* run = session().runs().current();
    if (!run) return;
    offer(*run->task->recipe);
    follow_->setChecked(false);
    variable_->setCurrentIndex(variable_->findData(static_cast<qlonglong>(first)));
    with_->setCurrentIndex(second ? with_->findData(static_cast<qlonglong>(*second)) : 0);
}

void EffectsPage::offer(const FittedRecipe& recipe) {
    QStringList variables;
    QStringList classes;
    for (const SourceColumn& source : recipe.sources)
        variables << QString::fromStdString(source.name);
    if (recipe.outputs() > 1)
        for (const std::string& name : recipe.classes) classes << QString::fromStdString(name);
    outputLabel_->setVisible(!classes.isEmpty());
    output_->setVisible(!classes.isEmpty());
    const QStringList all = variables + QStringList{QString()} + classes;
    if (all == offered_) return;
    offered_ = all;
    offerNames(*variable_, variables);
    offerNames(*with_, variables, tr("no other"));
    offerNames(*output_, classes);
    follow_->startAnew();
}

/// Of the bars of one category, or of two, level by level of the first.
void EffectsPage::chooseLevel(Index bar) {
    const EffectChoice& choice = picture_.choice;
    const RunEntry* run = session().runs().current();
    const PredictorPtr now = run ? run->shown()->predictor : nullptr;
    const bool isOfThisRun = now && picture_.predictor && now->recipe == picture_.predictor->recipe;
    if (!isOfThisRun || !showsWhatIf()) return;
    if (!choice.second) return whatIf_->set(choice.first, static_cast<double>(bar));
    const auto& sources = picture_.predictor->recipe->sources;
    const Index levels = std::ssize(sources[static_cast<std::size_t>(*choice.second)].levels);
    whatIf_->set(choice.first, static_cast<double>(bar / levels));
    whatIf_->set(*choice.second, static_cast<double>(bar % levels));
}

void EffectsPage::followRelevance(const Relevance& relevance) {
    const auto most = std::ranges::max_element(relevance.values) - relevance.values.begin();
    const QSignalBlocker quiet(variable_);
    variable_->setCurrentIndex(variable_->findData(static_cast<qlonglong>(most)));
    follow_->markFollowed();
}

}  // namespace ardent
