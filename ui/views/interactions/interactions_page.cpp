#include "ui/views/interactions/interactions_page.h"

#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>
#include <algorithm>
#include <array>

#include "ui/figure/figure_parts.h"
#include "ui/figure/figure_view.h"
#include "ui/figure/part_picker.h"
#include "ui/session/runs.h"
#include "ui/session/session.h"
#include "ui/views/view_options.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/eliding_label.h"
#include "ui/widgets/field.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/wrapping_row.h"

namespace ardent {

namespace {

/// The two of a larger set that act together most, as far as is known.
std::array<Index, 2> strongestPair(const Interactions& interactions,
                                   const std::vector<Index>& sources) {
    const auto isIn = [&](Index source) {
        return std::ranges::find(sources, source) != sources.end();
    };
    for (const Interactions::Set& set : interactions.sets)
        if (set.sources.size() == 2 && isIn(set.sources[0]) && isIn(set.sources[1]))
            return {set.sources[0], set.sources[1]};
    return {sources[0], sources[1]};
}

}  // namespace

InteractionsPage::InteractionsPage(Session& session, QWidget* parent)
    : PaintedPage(session, QStringLiteral("interactions"), tr("Interactions"), parent),
      what_(new ChoiceBox(this)),
      least_(new QSlider(Qt::Horizontal, this)),
      leastText_(new ElidingLabel(Qt::ElideRight, this)),
      reading_(new ElidingLabel(Qt::ElideRight, this)),
      picker_(new PartPicker(view())) {
    buildControls();
    options().add(what_);
    options().add(least_);
    connect(what_, &QComboBox::currentIndexChanged, this, [this] {
        draw();
        showFound();
    });
    connect(least_, &QSlider::valueChanged, this, &InteractionsPage::showFound);
    connect(picker_, &PartPicker::picked, this, &InteractionsPage::openEffect);
    connect(picker_, &PartPicker::markMoved, this, &InteractionsPage::readOut);
}

void InteractionsPage::buildControls() {
    constexpr int kWidestSlider = 24;  // letters
    what_->setObjectName(QStringLiteral("interactionShows"));
    what_->addItem(tr("List"), static_cast<int>(InteractionView::List));
    what_->addItem(tr("Graph"), static_cast<int>(InteractionView::Graph));
    what_->addItem(tr("Heat map"), static_cast<int>(InteractionView::Map));
    controls().addWidget(fieldLabel(tr("Show"), what_, tr("How the interactions are drawn")));
    controls().addWidget(what_);
    least_->setObjectName(QStringLiteral("interactionLeast"));
    least_->setRange(0, 100);
    least_->setValue(10);
    least_->setMaximumWidth(fontMetrics().averageCharWidth() * kWidestSlider);
    leastLabel_ =
        fieldLabel(tr("at least"), least_,
                   tr("Share of the strongest score that a pair or triple needs to be drawn"));
    controls().addWidget(leastLabel_);
    controls().addWidget(least_, 1);
    leastText_->setObjectName(QStringLiteral("interactionLeastText"));
    controls().addWidget(leastText_);
    reading_->setObjectName(QStringLiteral("interactionReading"));
    reading_->setForegroundRole(QPalette::PlaceholderText);
    reading_->setContentsMargins(2 * fontMetrics().averageCharWidth(), 0, 0, 0);
    controls().addWidget(reading_, 1);
    for (QWidget* widget : {static_cast<QWidget*>(leastLabel_), static_cast<QWidget*>(least_),
                            static_cast<QWidget*>(leastText_)})
        widget->hide();
}

InteractionView InteractionsPage::what() const {
    return static_cast<InteractionView>(what_->currentData().toInt());
}

void InteractionsPage::abandon() {
    PaintedPage::abandon();
    drawn_.reset();
    found_.reset();
}

void InteractionsPage::draw() {
    const RunEntry* run = session().runs().current();
    if (!run || !tellsInteractions(*run->shown())) {
        abandon();
        return showFound();
    }
    const SnapshotPtr& shown = run->shown();
    const std::shared_ptr<const void> subject =
        shown->interactions ? std::shared_ptr<const void>(shown) : shown->predictor;
    const bool asked = what() != InteractionView::Graph || isForGraph_;
    if (drawn_ == subject && colour_ == run->colour && asked) return;
    drawn_ = subject;
    isForGraph_ = what() == InteractionView::Graph;
    colour_ = run->colour;
    search(*run);
}

void InteractionsPage::search(const RunEntry& run) {
    const auto found = std::make_shared<RunInteractions>();
    const bool lacksRows = !run.shown()->interactions && run.task->split.train.empty();
    Figure none;
    if (lacksRows)
        none.empty = tr("There are no rows over which variables could act together.").toStdString();
    painter().paint(
        [found, none, lacksRows, view = what(), snapshot = run.shown(), task = run.task,
         rowsAre = run.learningRows()](const GoOn& goOn) -> std::optional<Figure> {
            if (lacksRows) return none;
            auto all = runInteractions(*snapshot, *task, rowsAre, view, goOn);
            if (!all) return std::nullopt;
            *found = std::move(*all);
            return none;
        },
        [this, found, model = shownModel()] {
            found_ = std::move(*found);
            foundIn_ = model;
        });
}

void InteractionsPage::receive(const Figure& searched) {
    if (searched.empty.empty()) return showFound();
    found_.reset();
    present(searched);
}

void InteractionsPage::showFound() {
    for (QWidget* widget : {static_cast<QWidget*>(leastLabel_), static_cast<QWidget*>(least_),
                            static_cast<QWidget*>(leastText_)})
        widget->setVisible(what() == InteractionView::Graph);
    if (!found_) {
        leastText_->clear();
        if (!drawn_ || figure().isEmpty()) present(whenEmpty());
        return;
    }
    InteractionChoice choice;
    choice.colour = colour_;
    choice.least = least_->value() / 100.;
    const Figure figure = interactionFigure(*found_, what(), choice);
    if (findLayer<Graph>(figure))
        leastText_->setText(
            tr("%1 (%2 of the strongest)")
                .arg(numberText(choice.least * found_->interactions.sets.front().score, 2),
                     shareText(choice.least)));
    tellModel(foundIn_);
    present(figure);
}

std::vector<Index> InteractionsPage::sourcesOf(Index part) const {
    if (part >= partCount(figure())) return {};
    const auto at = static_cast<std::size_t>(part);
    if (findLayer<Bars>(figure()))
        return part < shownSets(found_->interactions, {}) ? found_->interactions.sets[at].sources
                                                          : std::vector<Index>{};
    const std::vector<Index> chosen =
        strongestVariables(found_->interactions, InteractionChoice().variables);
    std::vector<Index> sources;
    if (const Graph* graph = findLayer<Graph>(figure())) {
        for (const Index node : graph->edges[at].nodes)
            sources.push_back(chosen[static_cast<std::size_t>(node)]);
        return sources;
    }
    const std::size_t row = at / chosen.size(), column = at % chosen.size();
    return row == column ? sources : std::vector{chosen[row], chosen[column]};
}

void InteractionsPage::readOut() {
    QString text;
    if (const auto part = picker_->marked(); part && found_ && !sourcesOf(*part).empty())
        text = tr("%1: press Enter to see its effect")
                   .arg(QString::fromStdString(partName(figure(), *part)));
    else if (partCount(figure()) > 0)
        text = tr("Click a pair to see its effect");
    reading_->setText(text);
}

void InteractionsPage::openEffect(Index part) {
    if (!found_) return;
    const std::vector<Index> sources = sourcesOf(part);
    if (sources.size() < 2) return;
    const auto [first, second] = strongestPair(found_->interactions, sources);
    emit pairChosen(first, second);
}

Figure InteractionsPage::whenEmpty() const {
    const RunEntry* run = session().runs().current();
    const bool isTold = run && tellsInteractions(*run->shown());
    if (!run || (!isTold && !run->shown()->predictor)) return FigurePage::whenEmpty();
    Figure figure;
    figure.empty = (isTold ? tr("Searching for variables that act together …")
                           : tr("A kernel expansion has no closed form: interactions need a "
                                "Fourier model, such as RFFNet's."))
                       .toStdString();
    return figure;
}

}  // namespace ardent
