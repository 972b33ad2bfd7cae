#include "ui/views/what_if.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "core/base/order.h"
#include "core/explain/source_rows.h"
#include "ui/session/run_entry.h"
#include "ui/views/row_box.h"
#include "ui/views/value_field.h"
#include "ui/views/view_options.h"
#include "ui/widgets/eliding_label.h"
#include "ui/widgets/field.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/vertical_scroll.h"
#include "ui/widgets/wrapping_row.h"

namespace ardent {

namespace {

constexpr std::size_t kTop = 4;    ///< variables that are shown before "more"
constexpr std::size_t kMost = 50;  ///< that are shown at once
constexpr int kTopLines = 2, kMoreLines = 5;

/// "price: 12.3", or the three likeliest classes.
QString predictionText(const FittedRecipe& recipe, const Matrix& predicted) {
    const QString target = QString::fromStdString(recipe.target);
    if (recipe.problem == Problem::Regression)
        return QStringLiteral("%1: %2").arg(target, numberText(predicted(0, 0)));
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
    const auto& relevance = run.shown()->relevance;
    return positionsFalling(relevance ? relevance->values
                                      : std::vector<double>(run.task->recipe->sources.size()));
}

}  // namespace

WhatIf::WhatIf(ViewOptions& options, QWidget* parent)
    : QWidget(parent),
      options_(options),
      prediction_(new ElidingLabel(Qt::ElideRight, this)),
      row_(new RowBox(tr("none"), this)),
      reset_(new QToolButton(this)),
      more_(new QToolButton(this)),
      search_(new QLineEdit(this)),
      content_(new QWidget),
      grid_(new QGridLayout(content_)),
      scroll_(new VerticalScroll(content_, this)) {
    grid_->setContentsMargins(0, 0, 0, 0);
    grid_->setVerticalSpacing(fontMetrics().height() / 5);
    auto* column = new QVBoxLayout(this);
    const int gap = fontMetrics().height() / 2;
    column->setContentsMargins(gap, 0, gap, gap / 2);
    column->setSpacing(gap / 2);
    head_ = makeHead();
    column->addWidget(head_);
    column->addWidget(scroll_);
    addOption();
    connect(row_, &QSpinBox::valueChanged, this, &WhatIf::takeRow);
    connect(reset_, &QToolButton::clicked, this, [this] {
        if (row_->value() == 0) return takeRow();
        row_->setValue(0);
    });
    connect(more_, &QToolButton::toggled, this, [this] { makeFields(); });
    connect(search_, &QLineEdit::textChanged, this, [this] { makeFields(); });
}

/// Cannot be set while the rows are on their way.
void WhatIf::addOption() {
    options_.add(ViewOptions::Option{row_, false, [this] { return state(); },
                                     [this](const QString& state) { return restore(state); }});
}

/// "17", or "17 {…}" with what was moved.
QString WhatIf::state() const {
    const QString row = QString::number(row_->value());
    return moved_.empty() ? row : row + u' ' + movedText(*task_->recipe, moved_);
}

bool WhatIf::restore(const QString& state) {
    bool isNumber = false;
    const int row = state.section(u' ', 0, 0).toInt(&isNumber);
    if (values_.size() == 0 || !isNumber || row < row_->minimum() || row > row_->maximum())
        return false;
    {
        const QSignalBlocker quiet(row_);
        row_->setValue(row);
    }
    values_ = taken();
    moved_ = movedFrom(*task_->recipe, state.section(u' ', 1));
    for (auto& [source, value] : moved_) {
        const auto at = static_cast<std::size_t>(source);
        if (task_->recipe->sources[at].type == ColumnType::Numeric)
            value = std::clamp(value, frame_.ranges[at].low, frame_.ranges[at].high);
        values_(source) = value;
    }
    showValues();
    emit changed();
    return true;
}

QWidget* WhatIf::makeHead() {
    auto* head = new QWidget(this);
    auto* line = new WrappingRow;
    line->setContentsMargins(0, 0, 0, 0);
    head->setLayout(line);
    prediction_->setObjectName(QStringLiteral("whatIfPrediction"));
    QFont bold = prediction_->font();
    bold.setWeight(QFont::DemiBold);
    prediction_->setFont(bold);
    line->addWidget(prediction_, 1);
    row_->setObjectName(QStringLiteral("whatIfRow"));
    line->addWidget(
        fieldLabel(tr("Row"), row_,
                   tr("Row of the table whose values the what-if row takes; one without a target "
                      "gives way to the next that has one")));
    line->addWidget(row_);
    row_->setAccessibleName(tr("What-if row"));
    reset_->setObjectName(QStringLiteral("whatIfReset"));
    reset_->setText(tr("Reset"));
    reset_->setToolTip(
        tr("Puts every number to its median and every category to its most frequent level"));
    more_->setObjectName(QStringLiteral("whatIfMore"));
    more_->setCheckable(true);
    more_->setText(tr("More"));
    more_->setToolTip(tr("Shows the variables that matter less, too"));
    for (QToolButton* button : {reset_, more_}) {
        button->setFocusPolicy(Qt::StrongFocus);
        button->setAccessibleName(button->text());
        line->addWidget(button);
    }
    search_->setObjectName(QStringLiteral("whatIfSearch"));
    search_->setPlaceholderText(tr("Find a variable"));
    search_->setAccessibleName(tr("Find a variable"));
    search_->setToolTip(tr("Shows the variables whose name contains this text; without it, the %1 "
                           "that matter most")
                            .arg(kMost));
    search_->setClearButtonEnabled(true);
    search_->hide();
    line->addWidget(search_);
    return head;
}

void WhatIf::show(const RunEntry* run) {
    const bool has = run && run->shown()->predictor && !run->task->split.train.empty();
    setVisible(has);
    predictor_ = has ? run->shown()->predictor : nullptr;
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
    const QSignalBlocker quiet(row_), quietSearch(search_);
    row_->setValue(0);
    search_->clear();
}

void WhatIf::receive(ValueFrame frame) {
    frame_ = std::move(frame);
    {
        const QSignalBlocker quiet(row_);
        row_->setRows(tableRows_, task_->x.rows());
        row_->setValue(0);
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
    const auto isIn = [](const std::vector<Index>& all, Index source) {
        return std::ranges::find(all, source) != all.end();
    };
    const bool isMissing = std::ranges::any_of(sources, [&](Index source) {
        return isIn(order_, source) && !isIn(fieldSources_, source);
    });
    if (isMissing && !isInUse()) makeFields();
}

/// The first of the order, or of those that are sought; those to be included in any case.
void WhatIf::chooseFields() {
    const auto isIncluded = [this](Index source) {
        return std::ranges::find(included_, source) != included_.end();
    };
    const std::size_t most = more_->isChecked() ? kMost : kTop;
    fieldSources_ = order_;
    if (order_.size() <= most) return;
    std::ranges::stable_partition(fieldSources_, isIncluded);
    if (more_->isChecked())
        std::erase_if(fieldSources_,
                      [&](Index source) { return !isIncluded(source) && !isSought(source); });
    fieldSources_.resize(std::min(fieldSources_.size(), std::max(most, included_.size())));
}

bool WhatIf::isSought(Index source) const {
    const std::string& name = task_->recipe->sources[static_cast<std::size_t>(source)].name;
    return QString::fromStdString(name).contains(search_->text(), Qt::CaseInsensitive);
}

void WhatIf::makeFields() {
    if (values_.size() == 0) return;
    forgetFields();
    chooseFields();
    more_->setVisible(order_.size() > kTop);
    search_->setVisible(more_->isChecked() && order_.size() > kMost);
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
    const int room = scroll_->maximumViewportSize().width() + gap;
    const int columns = std::max(1, room / (widest + gap));
    for (std::size_t i = 0; i < fields_.size(); ++i)
        grid_->addWidget(fields_[i], static_cast<int>(i) / columns, static_cast<int>(i) % columns);
    for (int c = 0; c < grid_->columnCount(); ++c) grid_->setColumnStretch(c, c < columns ? 1 : 0);
    const int lines = (static_cast<int>(fields_.size()) + columns - 1) / columns;
    const int fitting = std::max(1, (room_ - heightAroundValues(head_->height())) / lineHeight());
    const int shown = std::min({lines, fitting, more_->isChecked() ? kMoreLines : kTopLines});
    // A scroll bar of one line's height is nothing but its arrows; keys and the wheel scroll as
    // well.
    scroll_->setVerticalScrollBarPolicy(shown == 1 ? Qt::ScrollBarAlwaysOff
                                                   : Qt::ScrollBarAsNeeded);
    scroll_->setFixedHeight(shown * lineHeight());
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

/// Whatever the prediction, which has a line of its own where it is long.
int WhatIf::leastHeight() const {
    const int head = 2 * row_->sizeHint().height() + head_->layout()->spacing();
    return heightAroundValues(head) + lineHeight();
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
    const auto row = row_->taskRow();
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

void WhatIf::predictNow() {
    if (values_.size() == 0 || !predictor_) return prediction_->clear();
    const DesignMatrix row = encodeRow(*predictor_->recipe, values_).transpose();
    prediction_->setText(predictionText(*predictor_->recipe, predict(*predictor_, row)));
}

}  // namespace ardent
