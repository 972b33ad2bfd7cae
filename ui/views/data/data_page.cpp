#include "ui/views/data/data_page.h"

#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>
#include <optional>

#include "ui/session/session.h"
#include "ui/views/data/row_table.h"
#include "ui/views/variable_box.h"
#include "ui/views/view_options.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/field.h"
#include "ui/widgets/wrapping_row.h"

namespace ardent {

namespace {

enum class What { Distribution, Pair, Table };

constexpr int kWidestBox = 40;  ///< letters

bool varies(const ColumnSketch& column) {
    return column.low < column.high || column.distinct > 1;
}

}  // namespace

DataPage::DataPage(Session& session, QWidget* parent)
    : PaintedPage(session, QStringLiteral("data"), tr("Data"), parent),
      what_(new ChoiceBox(this)),
      first_(variableBox(this, "dataVariable")),
      second_(variableBox(this, "dataSecond")),
      rows_(new RowTable(this)) {
    buildControls();
    rows_->hide();
    showControls();
    connect(&session, &Session::dataChanged, this, &DataPage::forget);
    connect(&session, &Session::recipeChanged, this, &DataPage::refresh);
    connect(first_, &QComboBox::currentIndexChanged, this, [this] { opensItself_ = false; });
    connect(second_, &QComboBox::currentIndexChanged, this, [this] {
        followsTarget_ = false;
        isDiagonal_ = first_->currentIndex() == second_->currentIndex();
    });
    options().add(what_);
    options().add(
        first_, [this] { return opensItself_; },
        [this] {
            opensItself_ = true;
            refresh();
        });
    options().add(
        second_, [this] { return followsTarget_; },
        [this] {
            followsTarget_ = true;
            refresh();
        });
    for (QComboBox* box : {what_, first_, second_})
        connect(box, &QComboBox::currentIndexChanged, this, &DataPage::refresh);
    connect(&session, &Session::rowsSelected, this,
            [this] { rows_->mark(this->session().selectedRows()); });
    connect(rows_, &RowTable::picked, this,
            [this](const RowSelectionPtr& rows) { this->session().selectRows(rows); });
}

void DataPage::goToNextSelectedRow() {
    what_->setCurrentIndex(what_->findData(static_cast<int>(What::Table)));
    rows_->goToNextMarked();
    rows_->setFocus();
}

void DataPage::buildControls() {
    what_->setObjectName(QStringLiteral("dataShows"));
    what_->addItem(tr("Distribution"), static_cast<int>(What::Distribution));
    what_->addItem(tr("Two variables"), static_cast<int>(What::Pair));
    what_->addItem(tr("Table"), static_cast<int>(What::Table));
    controls().addWidget(fieldLabel(tr("Show"), what_, tr("What is shown of the loaded table")));
    controls().addWidget(what_);
    firstLabel_ =
        fieldLabel(tr("of"), first_, tr("Column that is drawn; of two, the horizontal one"));
    secondLabel_ = fieldLabel(tr("and"), second_, tr("The other column, drawn upwards"));
    first_->setAccessibleName(tr("Variable"));
    second_->setAccessibleName(tr("Second variable"));
    controls().addWidget(firstLabel_);
    controls().addWidget(first_, 1);
    controls().addWidget(secondLabel_);
    controls().addWidget(second_, 1);
    for (QComboBox* box : {first_, second_})
        box->setMaximumWidth(box->fontMetrics().averageCharWidth() * kWidestBox);
}

void DataPage::forget() {
    painter().clear();
    asked_.reset();
    followsTarget_ = opensItself_ = true;
    isDiagonal_ = false;
    rows_->showTable(nullptr);
    refresh();
}

void DataPage::offer() {
    QStringList names;
    for (const Column& column : session().data()->table.columns)
        names << QString::fromStdString(column.name);
    const QSignalBlocker quiet(first_), quieter(second_);
    if (names != offered_) {
        offered_ = names;
        for (QComboBox* box : {first_, second_}) {
            box->clear();
            box->addItems(names);
        }
    }
    if (opensItself_) first_->setCurrentIndex(firstOfInterest());
    const bool isPair = what_->currentData().toInt() == static_cast<int>(What::Pair);
    const bool isAlike = first_->currentIndex() == second_->currentIndex();
    if (isPair && isAlike && !isDiagonal_) followsTarget_ = true;
    if (followsTarget_) second_->setCurrentIndex(partnerOf(first_->currentIndex()));
}

/// The target where one column is drawn; else the first feature that varies, the first feature
/// where none does, and the first column where there is none.
int DataPage::firstOfInterest() const {
    const LoadedData& loaded = *session().data();
    const Recipe& recipe = session().recipe();
    const auto target = static_cast<int>(loaded.table.find(recipe.target));
    if (what_->currentData().toInt() == static_cast<int>(What::Distribution) && target >= 0)
        return target;
    std::optional<int> constant;
    for (std::size_t j = 0; j < loaded.table.columns.size(); ++j) {
        if (roleOf(recipe, loaded.table.columns[j]) != Role::Feature) continue;
        if (varies(loaded.sketches[j])) return static_cast<int>(j);
        if (!constant) constant = static_cast<int>(j);
    }
    return constant.value_or(0);
}

/// A target of numbers; else the next column that varies, for classes are told apart by colour.
int DataPage::partnerOf(int first) const {
    const LoadedData& loaded = *session().data();
    const Table& table = loaded.table;
    const Recipe& recipe = session().recipe();
    const auto target = static_cast<int>(table.find(recipe.target));
    const bool isNumber =
        target >= 0 && recipe.problem != ProblemChoice::Classification &&
        table.columns[static_cast<std::size_t>(target)].type == ColumnType::Numeric;
    if (isNumber && target != first) return target;
    const auto count = static_cast<int>(table.columns.size());
    std::optional<int> constant;
    for (int step = 1; step < count; ++step) {
        const int next = (first + step) % count;
        if (next == target) continue;
        if (varies(loaded.sketches[static_cast<std::size_t>(next)])) return next;
        if (!constant) constant = next;
    }
    return constant.value_or(count - 1);
}

void DataPage::showControls() {
    const auto what = static_cast<What>(what_->currentData().toInt());
    for (QWidget* widget : {static_cast<QWidget*>(firstLabel_), static_cast<QWidget*>(first_)})
        widget->setVisible(what != What::Table);
    for (QWidget* widget : {static_cast<QWidget*>(secondLabel_), static_cast<QWidget*>(second_)})
        widget->setVisible(what == What::Pair);
}

void DataPage::showRows(bool shown) {
    showInstead(shown ? rows_ : nullptr);
    if (!shown) return rows_->showTable(nullptr);
    rows_->showTable(session().data());
    rows_->mark(session().selectedRows());
    Figure none;
    none.empty = tr("The table is shown instead of a figure: choose another view of the data.")
                     .toStdString();
    painter().clear();
    asked_.reset();
    present(none);
}

void DataPage::draw() {
    const DataPtr loaded = session().data();
    showControls();
    if (!loaded) {
        painter().clear();
        return present(whenEmpty());
    }
    offer();
    const auto what = static_cast<What>(what_->currentData().toInt());
    showRows(what == What::Table);
    if (what == What::Table) return;
    Wish wish;
    wish.data = loaded;
    wish.choice.view = what == What::Pair ? DataView::Pair : DataView::Distribution;
    wish.choice.first = first_->currentIndex();
    if (what == What::Pair) wish.choice.second = second_->currentIndex();
    wish.target = session().recipe().target;
    wish.problem = session().recipe().problem;
    if (asked_ == wish) return;
    asked_ = wish;
    Recipe recipe;
    recipe.target = wish.target;
    recipe.problem = wish.problem;
    painter().paint([loaded, recipe, choice = wish.choice](const GoOn& goOn) {
        return dataFigure(loaded->table, recipe, choice, goOn);
    });
}

}  // namespace ardent
