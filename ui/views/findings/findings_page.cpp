#include "ui/views/findings/findings_page.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <span>
#include <utility>

#include "core/figure/notes/notes.h"
#include "core/figure/relevance/live_importance.h"
#include "core/model/constant_model.h"
#include "ui/figure/figure_view.h"
#include "ui/figure/part_picker.h"
#include "ui/session/runs.h"
#include "ui/session/session.h"
#include "ui/widgets/palette_theme.h"

namespace ardent {

namespace {

/// The model stays as it is for now.
bool isKept(const RunEntry& run) {
    return run.earlier || run.snapshot->state != RunState::Running;
}

}  // namespace

FindingsPage::FindingsPage(Session& session, QWidget* parent)
    : PaintedPage(session, QStringLiteral("findings"), tr("Findings"), parent),
      below_(new QWidget(this)),
      flagsText_(new QLabel(below_)),
      pairText_(new QLabel(below_)),
      openPair_(new QToolButton(below_)),
      surface_(new FigureView(below_)) {
    makeBelow();
    const auto* picker =
        new PartPicker(view(), tr("Click a bar or press Enter to see the effect of its variable"));
    connect(picker, &PartPicker::picked, this, [this](Index bar) {
        const RunEntry* run = this->session().runs().current();
        if (!run || !figure().bars) return;
        const std::vector<SourceColumn>& sources = run->task->recipe->sources;
        const auto chosen = std::ranges::find(
            sources, figure().bars->names.at(static_cast<std::size_t>(bar)), &SourceColumn::name);
        if (chosen != sources.end()) emit variableChosen(chosen - sources.begin());
    });
    connect(openPair_, &QToolButton::clicked, this, [this] {
        if (!found_ || !found_->findings.pair) return;
        const SourcePair& pair = found_->findings.pair->sources;
        emit pairChosen(pair.first, pair.second);
    });
}

void FindingsPage::makeBelow() {
    const int gap = fontMetrics().height() / 2;
    below_->setBackgroundRole(QPalette::Base);
    below_->setAutoFillBackground(true);
    auto* parts = new QVBoxLayout(below_);
    parts->setContentsMargins(gap, gap, gap, gap);
    flagsText_->setObjectName(QStringLiteral("findingsFlags"));
    flagsText_->setAccessibleName(tr("What to beware of"));
    pairText_->setObjectName(QStringLiteral("findingsPair"));
    pairText_->setAccessibleName(tr("Pair that acts together"));
    for (QLabel* text : {flagsText_, pairText_}) {
        text->setTextFormat(Qt::PlainText);
        text->setWordWrap(true);
        text->setAlignment(Qt::AlignTop);
        text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    openPair_->setObjectName(QStringLiteral("findingsOpenPair"));
    openPair_->setText(tr("Open in Effects"));
    openPair_->setToolTip(tr("Shows how the two variables act together, in the view Effects"));
    openPair_->setFocusPolicy(Qt::StrongFocus);
    surface_->setObjectName(QStringLiteral("findingsSurface"));
    surface_->setTheme(themeOf(palette()));
    auto* pair = new QVBoxLayout;
    pair->addWidget(pairText_);
    pair->addWidget(openPair_, 0, Qt::AlignLeft);
    pair->addStretch();
    auto* row = new QHBoxLayout;
    row->addLayout(pair, 2);
    row->addWidget(surface_, 3);
    parts->addWidget(flagsText_);
    parts->addLayout(row, 1);
    layout()->addWidget(below_);
    below_->hide();
}

void FindingsPage::abandon() {
    PaintedPage::abandon();
    asked_ = {};
    found_.reset();
}

void FindingsPage::draw() {
    const RunEntry* run = session().runs().current();
    if (!run || !run->shown()->predictor || run->task->x.rows() == 0) {
        abandon();
        return show();
    }
    look(*run, isKept(*run) ? Depth::Model : Depth::Live);
    show();
}

void FindingsPage::look(const RunEntry& run, Depth depth) {
    const SnapshotPtr& shown = run.shown();
    const bool isAsked = asked_.predictor == shown->predictor && asked_.task == run.task;
    if (isAsked && asked_.depth >= depth) return;
    asked_ = {shown->predictor, run.task, depth};
    const auto found = std::make_shared<Found>(Found{shown, shownModel(), depth, {}, {}});
    painter().paint(
        [found, task = run.task, isOver = hasEnded(run.snapshot->state),
         isOnOtherRows = run.isOnOtherRows](const GoOn& goOn) -> std::optional<Figure> {
            const Predictor& predictor = *found->snapshot->predictor;
            auto importance = found->snapshot->importance;
            if (!importance && !isOnOtherRows && !isConstant(predictor))
                importance = measureImportance(
                    predictor, *task,
                    rowsToMeasure(*task, isOver, found->snapshot->learnsFromValidation), isOver,
                    goOn);
            auto findings = findingsOf(predictor, *task, std::move(importance),
                                       found->depth != Depth::Live, goOn);
            if (!findings) return std::nullopt;
            found->findings = std::move(*findings);
            if (found->findings.pair && actsTogether(*found->findings.pair)) {
                found->surface = pairSurface(predictor, *task, *found->findings.pair, goOn);
                if (!found->surface) return std::nullopt;
            }
            return goOn() ? std::optional(Figure()) : std::nullopt;
        },
        [this, found] { found_ = std::move(*found); });
}

void FindingsPage::lookAtTable(const RunEntry& run) {
    asked_.depth = Depth::Table;
    if (table_ && table_->task == run.task) return;
    const auto about = std::make_shared<AboutTable>(AboutTable{run.task, {}, {}});
    painter().paint(
        [about, data = run.isOnOtherRows ? nullptr : run.inputs.data,
         predictor = run.shown()->predictor](const GoOn& goOn) -> std::optional<Figure> {
            const Task& task = *about->task;
            if (whyNotMeasured(Importance::Screen, *predictor, task).empty()) {
                about->screen = measure(Importance::Screen, *predictor, task, {}, goOn);
                if (!about->screen) return std::nullopt;
            }
            if (data && goOn()) about->leaks = leaksAmong(*task.recipe, data->table);
            return goOn() ? std::optional(Figure()) : std::nullopt;
        },
        [this, about] { table_ = about; });
}

void FindingsPage::receive(const Figure& found) {
    if (!found.empty.empty()) {
        found_.reset();
        return present(found);
    }
    show();
    const RunEntry* run = session().runs().current();
    const bool isModelDone =
        found_ && found_->depth == Depth::Model && found_->snapshot->predictor == asked_.predictor;
    if (run && isModelDone && asked_.depth == Depth::Model) lookAtTable(*run);
}

void FindingsPage::show() {
    const RunEntry* run = session().runs().current();
    flags_.clear();
    if (!run || !found_ || !found_->findings.importance) {
        below_->hide();
        return present(whenEmpty());
    }
    const bool knowsTable = table_ && table_->task == run->task;
    RelevanceChoice choice;
    choice.colour = run->colour;
    Figure figure =
        findingsFigure(*found_->snapshot, *run->task, found_->findings,
                       knowsTable && table_->screen ? &*table_->screen : nullptr, choice);
    flags_ = flagsOf(figure, *run->task,
                     knowsTable ? std::span(table_->leaks) : std::span<const Message>());
    std::erase_if(figure.notes, [](const Note& note) { return note.kind == NoteKind::Caution; });
    showBelow(*run, figure);
    tellModel(found_->model);
    present(std::move(figure));
    followRoom();
}

void FindingsPage::showBelow(const RunEntry& run, const Figure& figure) {
    QStringList flags;
    for (const std::string& flag : flags_)
        flags << QStringLiteral("⚠ ") + QString::fromStdString(flag);
    flagsText_->setText(figure.isEmpty() ? QString() : flags.join(u'\n'));
    flagsText_->setVisible(!flagsText_->text().isEmpty());
    const std::optional<StrongestPair>& pair = found_->findings.pair;
    pairText_->setText(QString::fromStdString(words(pairFinding(pair, *run.task->recipe))));
    pairText_->setVisible(pair.has_value());
    const bool isDrawn = found_->surface.has_value();
    openPair_->setVisible(isDrawn);
    surface_->setVisible(isDrawn);
    if (!isDrawn) return;
    Figure surface = *found_->surface;
    surface.title.clear();
    surface.notes.clear();
    surface.forgetRows();
    surface_->setAccessibleName(pairText_->text());
    surface_->setFigure(std::move(surface));
}

/// With the flags, which the page says below it.
Figure FindingsPage::wholeFigure() const {
    Figure figure = PaintedPage::wholeFigure();
    for (const std::string& flag : flags_) addCaution(flag, figure);
    return figure;
}

Figure FindingsPage::whenEmpty() const {
    const RunEntry* run = session().runs().current();
    if (!run || (!run->shown()->predictor && !hasEnded(run->snapshot->state)))
        return PaintedPage::whenEmpty();
    Figure figure;
    const bool isOver = hasEnded(run->snapshot->state);
    if (!run->shown()->predictor)
        figure.empty = tr("This run has no model. What it says of the variables stands in "
                          "Relevance.")
                           .toStdString();
    else if (isConstant(*run->shown()->predictor))
        figure.empty = (isOver ? tr("The model is a constant: no variable is shown to predict %1.")
                               : tr("The model is still a constant: no variable is shown to "
                                    "predict %1 yet."))
                           .arg(QString::fromStdString(run->task->recipe->target))
                           .toStdString();
    else if (!found_)
        figure.empty = tr("The importance is being computed …").toStdString();
    else
        figure.empty =
            (isOver ? tr("The importance of the variables is not known: it takes ten held-out rows "
                         "on which the target differs.")
                    : tr("The model explains nothing on held-out rows yet."))
                .toStdString();
    return figure;
}

int FindingsPage::leastBelow() const {
    constexpr int kSurfaceLines = 11;
    if (!found_ || (flagsText_->isHidden() && pairText_->isHidden())) return 0;
    const int line = fontMetrics().height(), wide = width() - line;
    const bool isDrawn = !surface_->isHidden();
    const auto heightOf = [line](const QLabel& text, int atWidth) {
        return text.isHidden() ? 0 : text.heightForWidth(atWidth) + line / 2;
    };
    const int pair = heightOf(*pairText_, isDrawn ? wide * 2 / 5 - line / 2 : wide) +
                     (openPair_->isHidden() ? 0 : openPair_->sizeHint().height());
    return line + heightOf(*flagsText_, wide) +
           (isDrawn ? std::max(pair, kSurfaceLines * line) : pair);
}

int FindingsPage::heightBelowFigure() const {
    return leastBelow();
}

void FindingsPage::followRoom() {
    foldControls();
    const int least = leastBelow();
    const bool fits = least > 0 && roomBelowFigure(least) > 0;
    below_->setVisible(fits);
    if (fits) below_->setFixedHeight(least);
}

void FindingsPage::changeEvent(QEvent* event) {
    PaintedPage::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) surface_->setTheme(themeOf(palette()));
}

}  // namespace ardent
