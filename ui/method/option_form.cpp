#include "ui/method/option_form.h"

#include <QGridLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/method/option_field.h"
#include "ui/style/translated.h"
#include "ui/widgets/field.h"
#include "ui/widgets/fold.h"

namespace ardent {

OptionForm::OptionForm(const OptionSchema& schema, QWidget* parent) : QWidget(parent) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(makeRows(schema, false));
    const bool hasAdvanced = std::ranges::any_of(schema, &OptionSpec::advanced);
    if (!hasAdvanced) return;
    advanced_ = new Fold(tr("Adva&nced"), makeRows(schema, true), this);
    layout->addWidget(advanced_);
}

QWidget* OptionForm::makeRows(const OptionSchema& schema, bool advanced) {
    auto* rows = new QWidget(this);
    auto* grid = new QGridLayout(rows);
    setFormColumns(*grid);
    for (const OptionSpec& spec : schema) {
        if (spec.advanced != advanced) continue;
        auto* field = new OptionField(spec, rows);
        const int row = grid->rowCount();
        grid->addWidget(field->label(), row, 0);
        grid->addWidget(field->editor(), row, 1);
        grid->addWidget(field->resetButton(), row, 2);
        connect(field, &OptionField::edited, this,
                [this, id = spec.id](const OptionValue& value) { emit edited(id, value); });
        fields_.push_back(field);
    }
    return rows;
}

void OptionForm::show(const OptionValues& values, const OptionValues& standards) {
    for (OptionField* field : fields_) {
        const std::string& id = field->spec().id;
        field->show(values.at(id), standards.at(id));
        field->setEnabled(takesPart(field->spec(), values), conditionText(field->spec()));
    }
}

/// When the option has an effect; empty: always.
QString OptionForm::conditionText(const OptionSpec& spec) const {
    if (!spec.onlyWith) return {};
    const OptionField* ruling = field(spec.onlyWith->option);
    if (!ruling) return {};
    if (spec.onlyWith->values.empty())
        return tr("Has an effect only where %1 is not 0").arg(translatedCore(ruling->spec().title));
    QStringList values;
    for (const std::string& value : spec.onlyWith->values)
        if (const auto parsed = parseOption(ruling->spec(), value))
            values << optionText(ruling->spec(), *parsed);
    return tr("Has an effect only with %1: %2")
        .arg(translatedCore(ruling->spec().title), values.join(tr(" or ")));
}

OptionValues OptionForm::values() const {
    OptionValues values;
    for (const OptionField* field : fields_) values[field->spec().id] = field->value();
    return values;
}

QList<QWidget*> OptionForm::focusOrder() const {
    QList<QWidget*> order, hidden;
    for (const OptionField* field : fields_)
        (field->spec().advanced ? hidden : order) << field->editor() << field->resetButton();
    if (advanced_) order << advanced_->heading();
    return order + hidden;
}

OptionField* OptionForm::field(const std::string& id) const {
    const auto found = std::ranges::find_if(
        fields_, [&](const OptionField* field) { return field->spec().id == id; });
    return found == fields_.end() ? nullptr : *found;
}

}  // namespace ardent
