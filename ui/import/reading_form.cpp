#include "ui/import/reading_form.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <utility>

#include "core/data/shape/shape_text.h"
#include "ui/import/reading_fields.h"
#include "ui/session/loaded_data.h"
#include "ui/style/translated.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/field.h"
#include "ui/widgets/number_text.h"

namespace ardent {

namespace {

/// Nothing: as it is found.
std::optional<std::string> chosenIn(const QComboBox& box) {
    const QString text = box.currentText();
    const int known = box.isEditable() ? box.findText(text) : box.currentIndex();
    if (known == 0 || text.isEmpty()) return std::nullopt;
    return (known > 0 ? box.itemData(known).toString() : text).toStdString();
}

void choose(QComboBox& box, const std::optional<std::string>& value) {
    const int known = value ? box.findData(QString::fromStdString(*value)) : 0;
    if (known >= 0) return box.setCurrentIndex(known);
    box.setEditText(QString::fromStdString(*value));
}

/// What speaks for the separator.
QString evidence(const Dialect& dialect) {
    return ReadingForm::tr("Cut there, %1 of the first %2 rows have the same number of cells")
        .arg(countText(dialect.alike), countText(dialect.sampled));
}

}  // namespace

ReadingForm::ReadingForm(QWidget* parent)
    : QWidget(parent),
      missing_(new QLineEdit(this)),
      dates_(new ChoiceBox(this)),
      shape_(new QPlainTextEdit(this)) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    int line = 0;
    for (const ReadingField& field : readingFields()) {
        Row row{&field, boxFor(field), smallPrint()};
        row.found->setObjectName(QLatin1String(field.id) + QStringLiteral("Found"));
        row.found->setWordWrap(false);
        grid->addWidget(fieldLabel(translated(field.title), row.box, translated(field.help)), line,
                        0);
        grid->addWidget(row.box, line, 1);
        grid->addWidget(row.found, line++, 2);
        rows_.push_back(row);
    }
    missing_->setObjectName(QStringLiteral("missingTexts"));
    missing_->setPlaceholderText(tr("-999, n.a."));
    grid->addWidget(
        fieldLabel(tr("&Missing"), missing_,
                   tr("Texts that stand for a missing cell beside the usual ones (an empty cell, "
                      "NA, NaN, null, ?), separated by commas")),
        line, 0);
    grid->addWidget(missing_, line++, 1, 1, 2);
    addDates(*grid, line++);
    addShape(*grid, line++);
    setTabOrder(rows_.back().box, missing_);
    setTabOrder(missing_, dates_);
    setTabOrder(dates_, shape_);
    setFocusProxy(rows_.front().box);
    grid->setColumnMinimumWidth(2, fontMetrics().averageCharWidth() * 22);
    grid->setColumnStretch(1, 1);
    grid->setRowStretch(line, 1);
    connect(missing_, &QLineEdit::textEdited, this, [this] { emit changed(true); });
}

void ReadingForm::addDates(QGridLayout& grid, int line) {
    dates_->setObjectName(QStringLiteral("dates"));
    for (const auto& [rule, text] : {std::pair(DateRule::Parts, tr("Automatic")),
                                     std::pair(DateRule::DayFirst, tr("day first: 31/12/2024")),
                                     std::pair(DateRule::MonthFirst, tr("month first: 12/31/2024")),
                                     std::pair(DateRule::AsRead, tr("not used as dates"))})
        dates_->addItem(text, static_cast<int>(rule));
    grid.addWidget(fieldLabel(tr("&Order of dates"), dates_,
                              tr("Dates become days, year, month, weekday, hour and day of the "
                                 "year; say which number comes first where the file does not "
                                 "show it")),
                   line, 0);
    grid.addWidget(dates_, line, 1, 1, 2);
    connect(dates_, &QComboBox::activated, this, [this] { emit changed(false); });
}

void ReadingForm::goToSteps() {
    shape_->setFocus();
    shape_->moveCursor(QTextCursor::End);
}

void ReadingForm::addShape(QGridLayout& grid, int line) {
    constexpr int kLines = 5;
    shape_->setObjectName(QStringLiteral("shape"));
    shape_->setPlaceholderText(
        tr("where age > 30 and sex = \"f\"\nratio = price / rooms\nlog of income"));
    shape_->setTabChangesFocus(true);
    shape_->setLineWrapMode(QPlainTextEdit::NoWrap);
    shape_->setFixedHeight(shape_->fontMetrics().lineSpacing() * kLines);
    QLabel* label = fieldLabel(
        tr("Fi&lter, compute"), shape_,
        tr("What is done with the table before it is learned, one step a line: \"where\" keeps the "
           "rows for which a condition holds, \"without rows\" leaves some out by their numbers, "
           "\"name = expression\" adds a column, \"log of\" and "
           "\"sqrt of\" transform one"));
    grid.addWidget(label, line, 0, Qt::AlignTop);
    grid.addWidget(shape_, line, 1, 1, 2);
    connect(shape_, &QPlainTextEdit::textChanged, this, [this] { emit changed(true); });
}

QComboBox* ReadingForm::boxFor(const ReadingField& field) {
    const bool isTyped = *field.wanted != '\0';
    auto* box = isTyped ? new QComboBox(this) : new ChoiceBox(this);
    box->setObjectName(QLatin1String(field.id));
    box->addItem(tr("Automatic"));
    for (const ReadingValue& value : field.values)
        box->addItem(translated(value.text), QString::fromUtf8(value.value));
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    if (isTyped) {
        box->setEditable(true);
        box->setInsertPolicy(QComboBox::NoInsert);
        box->setCompleter(nullptr);
        box->lineEdit()->setAccessibleName(translated(field.title).remove(u'&'));
        box->lineEdit()->setToolTip(translated(field.help));
        connect(box->lineEdit(), &QLineEdit::textEdited, this, [this] { emit changed(true); });
    }
    connect(box, &QComboBox::activated, this, [this] { emit changed(false); });
    return box;
}

void ReadingForm::setReading(const TableReading& reading) {
    for (const Row& row : rows_) choose(*row.box, row.field->get(reading.file));
    missing_->setText(missingText(reading.file.missing));
    dates_->setCurrentIndex(dates_->findData(static_cast<int>(reading.dates)));
    const QSignalBlocker isSet(shape_);
    shape_->setPlainText(QString::fromStdString(shapeText(reading.shape)));
}

TableReading ReadingForm::reading() const {
    TableReading reading;
    reading.file = options();
    reading.dates = static_cast<DateRule>(dates_->currentData().toInt());
    reading.shape = shapeIn(shape_->toPlainText().toStdString()).value_or(TableShape());
    return reading;
}

ReadingOptions ReadingForm::options() const {
    ReadingOptions options;
    for (const Row& row : rows_)
        if (const auto value = chosenIn(*row.box)) std::ignore = row.field->set(*value, options);
    options.missing = missingIn(missing_->text());
    return options;
}

QString ReadingForm::fault() const {
    ReadingOptions options;
    for (const Row& row : rows_) {
        const auto value = chosenIn(*row.box);
        if (!value || row.field->set(*value, options)) continue;
        return tr("%1: choose from the list, or type %2.")
            .arg(translated(row.field->title).remove(u'&'), translated(row.field->wanted));
    }
    if (options.decimal && options.decimal == options.thousands)
        return tr(
            "The same mark cannot stand before decimals and between thousands: change one "
            "of the two.");
    const auto shape = shapeIn(shape_->toPlainText().toStdString());
    return shape ? QString() : QString::fromStdString(words(shape.error().text));
}

void ReadingForm::tellFound(const LoadedData& table, const ReadingOptions& asked, bool isWhole) {
    const Dialect& dialect = table.report.dialect;
    const bool isText = dialect.format.empty();
    const bool hasParts = !isText || !dialect.packing.empty();
    for (const Row& row : rows_) {
        const ReadingUse use = row.field->use;
        const bool isOfUse =
            use == ReadingUse::Always || (use == ReadingUse::Text ? isText : hasParts);
        setUsable(*row.box, isOfUse  ? QString()
                            : isText ? tr("A text file has no parts")
                                     : tr("Only of text files"));
        if (!isOfUse) row.found->clear();
        if (!isOfUse || row.field->get(asked) || (row.field->isOfTheEnd && !isWhole)) continue;
        const auto value = row.field->found(table);
        row.found->setText(value ? tr("found: %1").arg(valueText(*row.field, *value)) : QString());
        if (row.field->id == std::string_view("separator"))
            row.found->setToolTip(evidence(table.report.dialect));
    }
}

}  // namespace ardent
