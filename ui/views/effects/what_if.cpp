#include "ui/views/effects/what_if.h"

#include <QApplication>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "core/base/order.h"
#include "core/data/task/encoding.h"
#include "core/explain/source_rows.h"
#include "core/train/ranking.h"
#include "ui/session/run_entry.h"
#include "ui/style/number_format.h"
#include "ui/views/effects/value_field.h"
#include "ui/views/effects/what_if_head.h"
#include "ui/views/row_box.h"
#include "ui/views/view_options.h"
#include "ui/widgets/is_within.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/vertical_scroll.h"

namespace ardent {

namespace {

constexpr std::size_t kTop = 8;  ///< variables that are shown before "more"
constexpr int kTopLines = 5, kMoreLines = 10;

/// " (90 %: 8.1 to 16.5)", or "".
QString intervalText(const std::optional<Conformal>& held, double predicted) {
    if (!held || !reaches(*held, kIntervalLevel)) return {};
    const Range range = rangeAt(*held, predicted, scoreWithin(*held, kIntervalLevel));
    const auto shown = [](double value) { return formatAligned(value, 4, numberLocale()); };
    return QLatin1Char(' ') + WhatIf::tr("(%1 %: %2 to %3)")
                                  .arg(100. * kIntervalLevel)
                                  .arg(shown(range.low), shown(range.high));
}

/// "price: 12.3 (90 %: 8.1 to 16.5)", or the three likeliest classes.
QString predictionText(const FittedRecipe& recipe, const Matrix& predicted,
                       const std::optional<Conformal>& held) {
    const QString target = QString::fromStdString(recipe.target);
    if (recipe.problem == Problem::Regression)
        return QStringLiteral("%1: %2").arg(target,
                                            formatAligned(predicted(0, 0), 4, numberLocale())) +
               intervalText(held, predicted(0, 0));
    QStringList parts;
    for (const Index k : positionsFalling(Vector(predicted.row(0).transpose()))) {
        if (parts.size() == 3) break;
        parts << QStringLiteral("%1 (%2)").arg(
            QString::fromStdString(recipe.classes[static_cast<std::size_t>(k)]),
            shareText(predicted(0, k)));
    }
    return QStringLiteral("%1: %2").arg(target, parts.join(QStringLiteral(" · ")));
}

std::vector<Index> byRelevance(const RunEntry& run) {
    const auto relevance = ranking(*run.shown());
    return positionsFalling(relevance ? relevance->values
                                      : std::vector<double>(run.task->recipe->sources.size()));
}

}  // namespace

WhatIf::WhatIf(ViewOptions& options, QWidget* parent)
    : QWidget(parent),
      options_(options),
      head_(new WhatIfHead(this)),
      content_(new QWidget),
      grid_(new QGridLayout(content_)),
      scroll_(new VerticalScroll(content_, this)) {
    grid_->setContentsMargins(0, 0, 0, 0);
    grid_->setVerticalSpacing(fontMetrics().height() / 8);
    auto* column = new QVBoxLayout(this);
    const int gap = fontMetrics().height() / 2;
    column->setContentsMargins(gap, 0, gap, gap / 2);
    column->setSpacing(gap / 2);
    column->addWidget(head_);
    column->addWidget(scroll_);
    addOption();
    connect(head_->row(), &QSpinBox::valueChanged, this, &WhatIf::takeRow);
    connect(head_->reset(), &QToolButton::clicked, this, [this] {
        if (head_->row()->value() == 0) return takeRow();
        head_->row()->setValue(0);
    });
    connect(head_->more(), &QToolButton::toggled, this, [this] { makeFields(); });
    connect(head_->search(), &QLineEdit::textChanged, this, [this] { makeFields(); });
}

/// Cannot be set while the rows are on their way.
void WhatIf::addOption() {
    options_.add(ViewOptions::Option{head_->row(), false, [this] { return state(); },
                                     [this](const QString& state) { return restore(state); }});
}

/// "17", or "17 {…}" with what was moved.
QString WhatIf::state() const {
    const QString row = QString::number(head_->row()->value());
    return moved_.empty() ? row : row + u' ' + movedText(*task_->recipe, moved_);
}

bool WhatIf::restore(const QString& state) {
    bool isNumber = false;
    const int row = state.section(u' ', 0, 0).toInt(&isNumber);
    if (values_.size() == 0 || !isNumber || row < head_->row()->minimum() ||
        row > head_->row()->maximum())
        return false;
    {
        const QSignalBlocker quiet(head_->row());
        head_->row()->setValue(row);
    }
    values_ = taken();
    moved_ = movedFrom(*task_->recipe, state.section(u' ', 1));
    for (const auto& [source, value] : moved_) values_(source) = value;
    showValues();
    showMissingFields();
    emit changed();
    return true;
}

void WhatIf::show(const RunEntry* run) {
    const bool has = run && run->shown()->predictor && !run->task->split.train.empty();
    setVisible(has);
    predictor_ = has ? run->shown()->predictor : nullptr;
    conformal_ = has ? run->shown()->conformal : std::nullopt;
    if (!has) return;
    if (task_ != run->task) {
        if (values_.size() > 0) kept_ = state();
        forgetRows();
        task_ = run->task;
        tableRows_ = run->tableRows;
        worker_.run([task = task_](
                        const GoOn& goOn) -> Result<ValueFrame> { return valueFrame(*task, goOn); },
                    [this](Result<ValueFrame> frame) {
                        if (frame) receive(std::move(*frame));
                    });
    }
    if (run_ != run->id) ordered_ = false;
    run_ = run->id;
    const bool ended = hasEnded(run->shown()->state);
    if (order_.size() != task_->recipe->sources.size() || (ended && !ordered_)) {
        order_ = byRelevance(*run);
        ordered_ = ended;
        if (values_.size() > 0 && !isInUse()) makeFields();
    }
    predictNow();
}

void WhatIf::forget() {
    forgetRows();
    kept_.clear();
}

void WhatIf::forgetRows() {
    worker_.abandon();
    task_ = nullptr;
    forgetFields();
    values_.resize(0);
    moved_.clear();
    order_.clear();
    ordered_ = false;
    const QSignalBlocker quiet(head_->row()), quietSearch(head_->search());
    head_->row()->setValue(0);
    head_->search()->clear();
}

void WhatIf::receive(ValueFrame frame) {
    frame_ = std::move(frame);
    {
        const QSignalBlocker quiet(head_->row());
        head_->row()->setRows(tableRows_, task_->x.rows());
        head_->row()->setValue(0);
    }
    values_ = frame_.typical;
    moved_.clear();
    makeFields();
    if (restore(std::exchange(kept_, QString()))) return;
    showValues();
    emit changed();
}

void WhatIf::forgetFields() {
    qDeleteAll(fields_);
    fields_.clear();
    fieldSources_.clear();
}

/// A slider is dragged or a number typed, which stays.
bool WhatIf::isInUse() const {
    const auto* number = qobject_cast<QLineEdit*>(focusWidget());
    if (number && content_->isAncestorOf(number) && number->isModified()) return true;
    return std::ranges::any_of(content_->findChildren<QSlider*>(), &QSlider::isSliderDown);
}

void WhatIf::include(const std::vector<Index>& sources) {
    included_ = sources;
    const auto firstShown = fieldSources_.begin();
    const auto count = std::min(sources.size(), fieldSources_.size());
    const bool areFirst = std::is_permutation(
        sources.begin(), sources.begin() + static_cast<std::ptrdiff_t>(count), firstShown);
    const bool hasKeyboard = isWithin(QApplication::focusWidget(), *content_) ||
                             isWithin(QApplication::activePopupWidget(), *content_);
    if (!areFirst && !isInUse() && !hasKeyboard)
        makeFields();
    else
        showMissingFields();
}

void WhatIf::set(Index source, double value) {
    if (values_.size() == 0) return;
    move(source, value);
    showValues();
}

/// Of what is to be included and of what was moved.
void WhatIf::showMissingFields() {
    const auto isMissing = [this](Index source) {
        return std::ranges::find(order_, source) != order_.end() &&
               std::ranges::find(fieldSources_, source) == fieldSources_.end();
    };
    if (isInUse()) return;
    if (std::ranges::any_of(included_, isMissing) ||
        std::ranges::any_of(moved_, isMissing, &MovedValues::value_type::first))
        makeFields();
}

/// Those to be included, then those that were moved, then the first of the order, or of those that
/// are sought.
void WhatIf::chooseFields() {
    const auto isMoved = [this](Index source) { return moved_.contains(source); };
    const auto isIncluded = [this](Index source) {
        return std::ranges::find(included_, source) != included_.end();
    };
    const std::size_t most = head_->more()->isChecked() ? WhatIfHead::kMost : kTop;
    fieldSources_ = order_;
    const auto rest = std::ranges::stable_partition(fieldSources_, isIncluded);
    if (order_.size() <= most) return;
    const auto others = std::ranges::stable_partition(rest, isMoved);
    const std::size_t included = fieldSources_.size() - others.size();
    if (head_->more()->isChecked())
        std::erase_if(fieldSources_, [&](Index source) {
            return !isIncluded(source) && !isMoved(source) && !isSought(source);
        });
    fieldSources_.resize(std::min(fieldSources_.size(), std::max(most, included)));
}

bool WhatIf::isSought(Index source) const {
    const std::string& name = task_->recipe->sources[static_cast<std::size_t>(source)].name;
    return QString::fromStdString(name).contains(head_->search()->text(), Qt::CaseInsensitive);
}

void WhatIf::makeFields() {
    if (values_.size() == 0) return;
    forgetFields();
    chooseFields();
    head_->more()->setVisible(order_.size() > kTop);
    head_->search()->setVisible(head_->more()->isChecked() && order_.size() > WhatIfHead::kMost);
    const std::vector<SourceColumn>& sources = task_->recipe->sources;
    std::vector<std::string> names;
    for (const SourceColumn& source : sources) names.push_back(source.name);
    DistinctNames distinct;
    distinct.set(names);
    for (const Index at : fieldSources_) {
        const auto source = static_cast<std::size_t>(at);
        auto* field = new ValueField(sources[source], distinct, frame_.ranges[source],
                                     frame_.whole[source], content_);
        field->setValue(values_(at));
        connect(field, &ValueField::valueChanged, this,
                [this, at](double value) { move(at, value); });
        fields_.push_back(field);
    }
    int widest = 0;
    for (const ValueField* field : fields_) widest = std::max(widest, field->nameWidth());
    int numbers = 0;
    for (const ValueField* field : fields_) numbers = std::max(numbers, field->numberWidth());
    for (ValueField* field : fields_) {
        field->setNameWidth(widest);
        field->setNumberWidth(numbers);
    }
    arrangeFields();
}

void WhatIf::arrangeFields() {
    if (fields_.empty()) return;
    int widest = 0;
    for (const ValueField* field : fields_)
        widest = std::max(widest, field->minimumSizeHint().width());
    const int gap = std::max(0, grid_->horizontalSpacing());
    const int room = room_ - heightAroundValues(head_->height());
    const int fitting = std::max(1, room / lineHeight());
    const int most = std::min(fitting, head_->more()->isChecked() ? kMoreLines : kTopLines);
    const auto columnsIn = [&](int width) { return std::max(1, (width + gap) / (widest + gap)); };
    const auto linesOf = [&](int columns) {
        return (static_cast<int>(fields_.size()) + columns - 1) / columns;
    };
    const int width = scroll_->maximumViewportSize().width();
    int columns = columnsIn(width);
    if (most > 1 && linesOf(columns) > most)
        columns = columnsIn(width - scroll_->verticalScrollBar()->sizeHint().width());
    for (std::size_t i = 0; i < fields_.size(); ++i)
        grid_->addWidget(fields_[i], static_cast<int>(i) / columns, static_cast<int>(i) % columns);
    for (int c = 0; c < grid_->columnCount(); ++c) grid_->setColumnStretch(c, c < columns ? 1 : 0);
    const int shown = std::min(linesOf(columns), most);
    // A scroll bar of one line's height is nothing but its arrows; keys and the wheel scroll as
    // well.
    scroll_->setVerticalScrollBarPolicy(shown == 1 ? Qt::ScrollBarAlwaysOff
                                                   : Qt::ScrollBarAsNeeded);
    scroll_->setFixedHeight(shown * lineHeight());
    const int inSight = std::min(shown * columns, static_cast<int>(fields_.size()));
    head_->tellInSight(inSight, static_cast<int>(order_.size()));
    scroll_->setMinimumWidth(widest);  // how many stand side by side must not hold the window open
}

int WhatIf::lineHeight() const {
    if (fields_.empty()) return 3 * fontMetrics().height() / 2;
    return fields_.front()->sizeHint().height() + grid_->verticalSpacing();
}

int WhatIf::heightAroundValues(int head) const {
    const QMargins margins = layout()->contentsMargins();
    return margins.top() + head + layout()->spacing() + margins.bottom();
}

int WhatIf::leastHeight() const {
    return heightAroundValues(head_->leastHeight()) + lineHeight();
}

void WhatIf::setRoom(int height) {
    if (height == room_) return;
    room_ = height;
    arrangeFields();
}

void WhatIf::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrangeFields();
}

/// The widths of names and numbers are those of the letters.
void WhatIf::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        QMetaObject::invokeMethod(this, &WhatIf::makeFields, Qt::QueuedConnection);
}

/// Options are noted before anyone redraws, which settles them.
void WhatIf::move(Index source, double value) {
    values_(source) = value;
    moved_[source] = value;
    predictNow();
    options_.note();
    emit changed();
}

/// Without what was moved.
Vector WhatIf::taken() const {
    const auto row = head_->row()->taskRow();
    return row ? sourceRow(*task_->recipe, task_->x, *row) : frame_.typical;
}

void WhatIf::takeRow() {
    if (!task_ || values_.size() == 0) return;
    values_ = taken();
    moved_.clear();
    showValues();
    options_.note();
    emit changed();
}

void WhatIf::showValues() {
    for (std::size_t i = 0; i < fields_.size(); ++i)
        fields_[i]->setValue(values_(fieldSources_[i]));
    predictNow();
}

/// Which numbers lie where no training row does.
void WhatIf::tellBeyond() {
    const std::vector<Index> sources =
        values_.size() > 0 ? beyondFrame(frame_, values_) : std::vector<Index>();
    QStringList names;
    for (const Index source : sources) {
        const auto at = static_cast<std::size_t>(source);
        names << tr("%1 (%2 to %3)")
                     .arg(QString::fromStdString(task_->recipe->sources[at].name),
                          numberText(frame_.ranges[at].low), numberText(frame_.ranges[at].high));
    }
    head_->beyond()->setText(names.isEmpty() ? QString()
                                             : tr("Extrapolated: %1 beyond the training rows")
                                                   .arg(names.join(QStringLiteral(", "))));
    head_->beyond()->setVisible(!names.isEmpty());
}

void WhatIf::predictNow() {
    tellBeyond();
    if (values_.size() == 0 || !predictor_) return head_->prediction()->clear();
    const DesignMatrix row = encodeRow(*predictor_->recipe, values_).transpose();
    const bool isWithinRows = beyondFrame(frame_, values_).empty();
    head_->prediction()->setText(predictionText(*predictor_->recipe, predict(*predictor_, row),
                                                isWithinRows ? conformal_ : std::nullopt));
}

}  // namespace ardent
