#include "ui/views/findings/findings_page.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "core/data/import/import_report.h"
#include "core/data/task/identifiers.h"
#include "core/figure/notes/notes.h"
#include "core/figure/relevance/live_importance.h"
#include "core/model/constant_model.h"
#include "ui/figure/figure_view.h"
#include "ui/figure/part_picker.h"
#include "ui/session/runs.h"
#include "ui/session/session.h"
#include "ui/widgets/palette_theme.h"

namespace ardent {

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
        const Bars* bars = findLayer<Bars>(figure());
        if (!run || !bars) return;
        const std::vector<SourceColumn>& sources = run->task->recipe->sources;
        const auto chosen = std::ranges::find(
            sources, bars->names.at(static_cast<std::size_t>(bar)), &SourceColumn::name);
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
    flagsText_->setToolTip(tr("What may mislead here, and what to do about it"));
    pairText_->setToolTip(tr("The two variables that are farthest from a sum of their effects"));
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
    fault_.clear();
}

void FindingsPage::draw() {
    const RunEntry* run = session().runs().current();
    if (!run || !run->shown()->predictor || run->task->x.rows() == 0) {
        abandon();
        return show();
    }
    look(*run, run->isAtRest() ? Depth::Model : Depth::Live);
    show();
}

void FindingsPage::look(const RunEntry& run, Depth depth) {
    const SnapshotPtr& shown = run.shown();
    const Subject subject{shown->predictor, run.task, hasEnded(run.snapshot->state),
                          shown->importance.has_value()};
    if (asked_ == subject && askedDepth_ >= depth) return;
    if (askedDepth_ != Depth::Live) painter().clear();  // dear, and of another model
    asked_ = subject;
    askedDepth_ = depth;
    fault_.clear();
    const auto found = std::make_shared<Found>(Found{shown, shownModel(), subject, depth, {}, {}});
    painter().paint(
        [found, isOnOtherRows = run.isOnOtherRows](const GoOn& goOn) -> std::optional<Figure> {
            const Predictor& predictor = *found->subject.predictor;
            const Task& task = *found->subject.task;
            const bool isOver = found->subject.hasEnded;
            auto importance = found->snapshot->importance;
            if (!importance && !isOnOtherRows && !isConstant(predictor))
                importance = measureImportance(
                    predictor, task,
                    rowsToMeasure(task, isOver, found->snapshot->learnsFromValidation), isOver,
                    goOn);
            auto findings = findingsOf(predictor, task, std::move(importance),
                                       found->depth != Depth::Live, goOn);
            if (!findings) return std::nullopt;
            found->findings = std::move(*findings);
            if (found->findings.pair && actsTogether(*found->findings.pair)) {
                found->surface = pairSurface(predictor, task, *found->findings.pair, goOn);
                if (!found->surface) return std::nullopt;
            }
            return goOn() ? std::optional(Figure()) : std::nullopt;
        },
        [this, found] { found_ = std::move(*found); });
}

void FindingsPage::lookAtTable(const RunEntry& run) {
    askedDepth_ = Depth::Table;
    if (screened_ && screened_->task == run.task) return;
    const auto screened = std::make_shared<ScreenedTask>(ScreenedTask{run.task, {}});
    painter().paint(
        [screened, predictor = run.shown()->predictor](const GoOn& goOn) -> std::optional<Figure> {
            const Task& task = *screened->task;
            if (!whyNotMeasured(Importance::Screen, *predictor, task).empty()) return Figure();
            screened->screen = measure(Importance::Screen, *predictor, task, {}, goOn);
            return screened->screen ? std::optional(Figure()) : std::nullopt;
        },
        [this, screened] { screened_ = screened; });
}

void FindingsPage::receive(const Figure& found) {
    if (!found.empty.empty() && askedDepth_ != Depth::Table) {
        found_.reset();
        fault_ = found.empty;
    }
    show();
    const RunEntry* run = session().runs().current();
    const bool isModelDone = found_ && found_->depth == Depth::Model && found_->subject == asked_ &&
                             found_->findings.importance;
    const bool isConstantDone = run && found_ && hasEnded(run->snapshot->state) &&
                                run->shown()->predictor && isConstant(*run->shown()->predictor);
    if (run && (isModelDone || isConstantDone) && askedDepth_ == Depth::Model) lookAtTable(*run);
}

/// Looked for once a run: columns of many rows take their time.
const std::vector<Message>& FindingsPage::notesOfReading(const RunEntry& run) {
    if (read_.task == run.task) return read_.notes;
    read_ = {run.task, run.inputs.data->report.notes};
    std::ranges::move(identifierNotes(run.inputs.data->table, run.inputs.recipe),
                      std::back_inserter(read_.notes));
    return read_.notes;
}

void FindingsPage::show() {
    const RunEntry* run = session().runs().current();
    flags_.clear();
    figure_ = {};
    if (!run || !found_ || !found_->findings.importance) {
        below_->hide();
        return present(whenEmpty());
    }
    const bool isScreened = screened_ && screened_->task == run->task && screened_->screen;
    RelevanceChoice choice;
    choice.colour = run->colour;
    figure_ = findingsFigure(*found_->snapshot, found_->findings,
                             isScreened ? &*screened_->screen : nullptr, choice);
    QStringList flags;
    for (const std::string& flag : flagsOf(figure_, *run->task, notesOfReading(*run))) {
        flags_.push_back(flag);
        flags << QStringLiteral("⚠ ") + QString::fromStdString(flag);
    }
    flagsText_->setText(flags.join(u'\n'));
    showPair(*run);
    fitBelow();
    presentFigure();
}

/// What the flags say below is not said in the figure, too.
void FindingsPage::presentFigure() {
    Figure figure = figure_;
    if (!flagsText_->isHidden() && !below_->isHidden())
        std::erase_if(figure.notes,
                      [](const Note& note) { return note.kind == NoteKind::Caution; });
    tellModel(found_->model);
    present(std::move(figure));
}

void FindingsPage::showPair(const RunEntry& run) {
    const auto& pair = found_->findings.pair;
    pairText_->setText(QString::fromStdString(words(pairFinding(pair, *run.shown()->predictor))));
    if (!found_->surface) return;
    Figure surface = *found_->surface;
    surface.title.clear();
    surface.notes.clear();
    surface.forgetRows();
    surface_->setAccessibleName(pairText_->text());
    surface_->setFigure(std::move(surface));
}

/// With all that it says and all flags, whatever there is room for.
Figure FindingsPage::wholeFigure() const {
    Figure figure = marked(figure_.isEmpty() ? PaintedPage::wholeFigure() : figure_);
    for (const std::string& flag : flags_) {
        const bool isSaid =
            std::ranges::any_of(figure.notes, [&](const Note& note) { return note.text == flag; });
        if (!isSaid) addCaution(flag, figure);
    }
    return figure;
}

Figure FindingsPage::whenEmpty() const {
    const RunEntry* run = session().runs().current();
    const bool onlyRanks = run && run->snapshot->relevance && hasEnded(run->snapshot->state);
    if (!run || (!run->shown()->predictor && !onlyRanks)) return PaintedPage::whenEmpty();
    Figure figure;
    figure.empty = (fault_.empty() ? whyEmpty(*run) : QString::fromStdString(fault_)).toStdString();
    return figure;
}

QString FindingsPage::whyEmpty(const RunEntry& run) const {
    const bool isOver = hasEnded(run.snapshot->state);
    if (!run.shown()->predictor)
        return tr("This run has no model. What it says of the variables stands in Relevance.");
    const QString target = QString::fromStdString(run.task->recipe->target);
    if (isConstant(*run.shown()->predictor)) {
        if (!isOver) return tr("The model is still a constant: it uses no variable yet.");
        const QString constant =
            tr("The model is a constant: this run found no variable that predicts %1.").arg(target);
        const bool isScreened = screened_ && screened_->task == run.task && screened_->screen;
        return isScreened
                   ? constant + u' ' + QString::fromStdString(words(screened_->screen->finding))
                   : constant;
    }
    if (!found_) return tr("The importance is being computed …");
    if (run.isOnOtherRows)
        return tr("The importance is not known: the table has changed since this run.");
    constexpr std::size_t kFewestRows = 10;
    const std::size_t rows =
        rowsToMeasure(*run.task, isOver, run.shown()->learnsFromValidation).rows.size();
    if (isOver && rows < kFewestRows)
        return tr("The importance of the variables takes ten held-out rows; this run has %1. Give "
                  "the test part a larger share under Split, or see what the method itself says "
                  "in Relevance.")
            .arg(rows);
    return isOver ? tr("The importance of the variables could not be measured: it takes ten "
                       "held-out rows, two of them outside the most frequent class, different "
                       "targets, and a model that is not too large.")
                  : tr("The importance cannot be measured yet.");
}

int FindingsPage::heightOfBelow() const {
    constexpr int kSurfaceLines = 10;
    const int line = fontMetrics().height(), wide = width() - line;
    const bool isDrawn = !surface_->isHidden();
    const auto heightOf = [line](const QLabel& text, int atWidth) {
        return text.isHidden() ? 0 : text.heightForWidth(atWidth) + line / 2;
    };
    const int pair = heightOf(*pairText_, isDrawn ? wide * 2 / 5 - line / 2 : wide) +
                     (openPair_->isHidden() ? 0 : openPair_->sizeHint().height());
    const int all =
        heightOf(*flagsText_, wide) + (isDrawn ? std::max(pair, kSurfaceLines * line) : pair);
    return all > 0 ? line + all : 0;
}

int FindingsPage::heightBelowFigure() const {
    return below_->isHidden() ? 0 : below_->height();
}

/// As much as there is room for below a figure with its statement: the flags first, then the pair
/// in words, then its surface. True where the flags come or go.
bool FindingsPage::fitBelow() {
    const bool wereThere = !flagsText_->isHidden() && !below_->isHidden();
    const bool hasPair = !pairText_->text().isEmpty();
    const bool hasSurface = hasPair && found_ && found_->surface.has_value();
    enum Parts { Flags, Words, Surface };
    constexpr int kWideLetters = 85, kLinesWide = 17, kLinesNarrow = 22;
    const bool isWide = width() > kWideLetters * fontMetrics().averageCharWidth();
    const int leastWithTitle = fontMetrics().height() * (isWide ? kLinesWide : kLinesNarrow);
    int height = 0;
    for (const Parts most : {Surface, Words, Flags}) {
        flagsText_->setVisible(!flags_.empty());
        pairText_->setVisible(hasPair && most >= Words);
        openPair_->setVisible(hasSurface && most >= Words);
        surface_->setVisible(hasSurface && most == Surface);
        const int wanted = heightOfBelow();
        const bool leavesTitle = most == Flags || this->height() - wanted >= leastWithTitle;
        height = wanted > 0 && leavesTitle && roomBelowFigure(wanted) >= wanted ? wanted : 0;
        if (height > 0) break;
    }
    below_->setVisible(height > 0);
    if (height > 0) below_->setFixedHeight(height);
    foldControls();
    return wereThere != (!flagsText_->isHidden() && !below_->isHidden());
}

void FindingsPage::followRoom() {
    foldControls();
    if (found_ && !figure_.isEmpty() && fitBelow()) presentFigure();
}

void FindingsPage::changeEvent(QEvent* event) {
    PaintedPage::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) surface_->setTheme(themeOf(palette()));
}

}  // namespace ardent
