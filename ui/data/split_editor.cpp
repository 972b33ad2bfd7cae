#include "ui/data/split_editor.h"

#include <QComboBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QSignalBlocker>
#include <cmath>

#include "core/base/message.h"
#include "core/data/task/same_recipe.h"
#include "core/data/task/split.h"
#include "core/data/task/split_rule.h"
#include "core/data/task/target.h"
#include "ui/session/session.h"
#include "ui/style/translated.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/field.h"
#include "ui/widgets/number_box.h"
#include "ui/widgets/number_text.h"

namespace ardent {

namespace {

NumberBox* shareBox(QWidget* parent, const char* name, double minimum) {
    auto* box =
        new NumberBox(NumberBox::Kind::Integer, NumberBox::Steps::Linear, minimum, 100., parent);
    box->setObjectName(QLatin1String(name));
    box->setSuffix(QStringLiteral(" %"));
    box->setSingleStep(5.);
    box->setMinimumWidth(box->fontMetrics().averageCharWidth() * 8);
    box->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    return box;
}

double percent(double share) {
    return std::round(100. * share);
}

/// What a column's rule makes of the rows, in a sentence. Takes time.
Result<QString> columnSplit(const Recipe& recipe, const Table& table) {
    const Result<Target> target = readTarget(recipe, table);
    if (!target) return tl::unexpected(target.error());
    std::vector<Message> notes;
    const auto split = splitRows(recipe, recipe.split, table, *target, notes);
    if (!split) return tl::unexpected(split.error());
    return notes.empty() ? QString() : QString::fromStdString(words(notes.front()));
}

}  // namespace

SplitEditor::SplitEditor(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      rule_(new ChoiceBox(this)),
      column_(new ChoiceBox(this)),
      train_(shareBox(this, "trainShare", 1.)),
      validation_(shareBox(this, "validationShare", 0.)),
      test_(shareBox(this, "testShare", 0.)),
      scaled_(smallPrint()),
      rows_(smallPrint()) {
    scaled_->setObjectName(QStringLiteral("scaledShares"));
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    buildRule();
    auto* layout = new QGridLayout;
    all->addLayout(layout);
    const QString rule = tr("Shares are scaled to sum to 100 %");
    int column = 0;
    const auto add = [&](const QString& title, NumberBox* box, const QString& help) {
        layout->addWidget(fieldLabel(title, box, help + u'\n' + rule), 0, column);
        layout->addWidget(box, 1, column);
        layout->setColumnStretch(column++, 1);
        connect(box, &QDoubleSpinBox::valueChanged, this, &SplitEditor::commit);
    };
    add(tr("Tr&ain"), train_, tr("Rows the model learns from"));
    add(tr("Val&idation"), validation_,
        tr("Rows that decide when to stop and which model to keep"));
    add(tr("&Test"), test_, tr("Rows used once, to evaluate the final model"));
    layout->addWidget(scaled_, 2, 0, 1, column);
    layout->addWidget(rows_, 3, 0, 1, column);

    rows_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    connect(&session, &Session::dataChanged, this, &SplitEditor::offerColumns);
    connect(&session, &Session::dataReread, this, &SplitEditor::offerColumns);
    connect(&session, &Session::recipeChanged, this, &SplitEditor::showRecipe);
    offerColumns();
    showRecipe();
}

void SplitEditor::buildRule() {
    rule_->setObjectName(QStringLiteral("splitRule"));
    rule_->addItem(tr("Chance"), static_cast<int>(SplitRule::Chance));
    rule_->addItem(tr("Named parts"), static_cast<int>(SplitRule::Parts));
    rule_->addItem(tr("Groups"), static_cast<int>(SplitRule::Groups));
    rule_->addItem(tr("Time"), static_cast<int>(SplitRule::Time));
    column_->setObjectName(QStringLiteral("splitColumn"));
    column_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(
        fieldLabel(tr("Dealt by"), rule_,
                   tr("Chance: at random, by the seed\nNamed parts: a column says train, "
                      "validation or test\nGroups: rows with the same value of a column stay "
                      "together\nTime: in the order of a column, the last rows for testing")),
        rule_);
    columnLabel_ = fieldLabel(tr("C&olumn"), column_, tr("The column to split by"));
    form->addRow(columnLabel_, column_);
    static_cast<QVBoxLayout*>(layout())->addLayout(form);
    connect(rule_, &QComboBox::activated, this, &SplitEditor::commitRule);
    connect(column_, &QComboBox::activated, this, &SplitEditor::commitRule);
}

void SplitEditor::offerColumns() {
    const QSignalBlocker quiet(column_);
    column_->clear();
    column_->addItem(tr("Choose a column"), QString());
    if (session_.data())
        for (const Column& column : session_.data()->table.columns)
            column_->addItem(QString::fromStdString(column.name),
                             QString::fromStdString(column.name));
    showRule();
}

void SplitEditor::showRule() {
    const Recipe& recipe = session_.recipe();
    const bool hasColumn = recipe.splitRule != SplitRule::Chance;
    rule_->setCurrentIndex(rule_->findData(static_cast<int>(recipe.splitRule)));
    column_->setCurrentIndex(
        std::max(0, column_->findData(QString::fromStdString(recipe.splitColumn))));
    columnLabel_->setVisible(hasColumn);
    column_->setVisible(hasColumn);
    const QString fixed = recipe.splitRule == SplitRule::Parts
                              ? tr("The column says which rows these are")
                              : QString();
    for (NumberBox* box : {train_, validation_, test_}) setUsable(*box, fixed);
}

void SplitEditor::showRecipe() {
    const SplitShares& split = session_.recipe().split;
    const std::pair<NumberBox*, double> fields[] = {
        {train_, split.train}, {validation_, split.validation}, {test_, split.test}};
    for (const auto& [box, share] : fields) {
        const QSignalBlocker quiet(box);
        box->setValue(percent(share));
    }
    showRule();
    showScale();
    showRows();
}

void SplitEditor::showRows() {
    constexpr int kMostLines = 2;  // reserved, so that a shorter text moves no table
    rows_->setMinimumHeight(kMostLines * rows_->fontMetrics().lineSpacing());
    setEnabled(session_.data() != nullptr);
    const Recipe& recipe = session_.recipe();
    if (session_.data() && recipe.splitRule != SplitRule::Chance) return countRows();
    counter_.abandon();
    counted_ = nullptr;
    if (!session_.data()) return rows_->setText(tr("Rows are assigned at random by the seed"));
    const Table& table = session_.data()->table;
    const Index target = table.find(recipe.target);
    const Index rows =
        table.rows - (target < 0 ? 0 : table.columns[static_cast<std::size_t>(target)].missing);
    const Result<SplitSizes> sizes = splitSizes(rows, recipe.split);
    if (!sizes) return rows_->setText(faultText(sizes.error()));
    const QString text = target < 0 ? tr("About %1, %2 and %3 rows, assigned at random by the seed")
                                    : tr("%1, %2 and %3 rows, assigned at random by the seed");
    rows_->setText(
        text.arg(countText((*sizes)[0]), countText((*sizes)[1]), countText((*sizes)[2])));
}

/// As a run would deal them.
void SplitEditor::countRows() {
    const Recipe& recipe = session_.recipe();
    if (recipe.splitColumn.empty() || recipe.target.empty()) {
        counter_.abandon();
        counted_ = nullptr;
        return rows_->setText(recipe.splitColumn.empty()
                                  ? tr("Choose the column that rows are split by")
                                  : tr("Choose a target, and the rows are counted"));
    }
    const bool isCounted = counted_ == session_.data() && sameColumnsAndRows(recipe_, recipe) &&
                           recipe_.seed == recipe.seed;
    if (isCounted) return;
    counted_ = session_.data();
    recipe_ = recipe;
    counter_.run([data = counted_, recipe] { return columnSplit(recipe, data->table); },
                 [this](const Result<QString>& count) {
                     rows_->setText(count ? *count : faultText(count.error()));
                 });
}

void SplitEditor::showScale() {
    constexpr double kWhole = 100.;
    constexpr int kDigits = 3;
    const double sum = train_->value() + validation_->value() + test_->value();
    const auto part = [&](const NumberBox* box) {
        return numberText(kWhole * box->value() / sum, kDigits);
    };
    const bool isScaled = sum != kWhole && session_.recipe().splitRule != SplitRule::Parts;
    scaled_->setVisible(isScaled);
    if (!isScaled) return;
    scaled_->setText(
        tr("%1 % in all: parts are scaled to %2 / %3 / %4 %")
            .arg(numberText(sum, kDigits), part(train_), part(validation_), part(test_)));
}

void SplitEditor::commit() {
    session_.setSplit({train_->value() / 100., validation_->value() / 100., test_->value() / 100.});
}

void SplitEditor::commitRule() {
    session_.setSplitRule(static_cast<SplitRule>(rule_->currentData().toInt()),
                          column_->currentData().toString());
}

}  // namespace ardent
