#include "ui/data/split_editor.h"

#include <QGridLayout>
#include <QSignalBlocker>
#include <cmath>

#include "core/data/task/split.h"
#include "ui/session/session.h"
#include "ui/style/translated.h"
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

}  // namespace

SplitEditor::SplitEditor(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      train_(shareBox(this, "trainShare", 1.)),
      validation_(shareBox(this, "validationShare", 0.)),
      test_(shareBox(this, "testShare", 0.)),
      scaled_(smallPrint()),
      rows_(smallPrint()) {
    scaled_->setObjectName(QStringLiteral("scaledShares"));
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
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
    connect(&session, &Session::recipeChanged, this, &SplitEditor::showRecipe);
    showRecipe();
}

void SplitEditor::showRecipe() {
    const SplitShares& split = session_.recipe().split;
    const std::pair<NumberBox*, double> fields[] = {
        {train_, split.train}, {validation_, split.validation}, {test_, split.test}};
    for (const auto& [box, share] : fields) {
        const QSignalBlocker quiet(box);
        box->setValue(percent(share));
    }
    showScale();
    constexpr int kMostLines = 2;  // reserved, so that a shorter text moves no table
    rows_->setMinimumHeight(kMostLines * rows_->fontMetrics().lineSpacing());
    setEnabled(session_.data() != nullptr);
    if (!session_.data()) return rows_->setText(tr("Rows are assigned at random by the seed"));
    const Table& table = session_.data()->table;
    const Index target = table.find(session_.recipe().target);
    const Index rows =
        table.rows - (target < 0 ? 0 : table.columns[static_cast<std::size_t>(target)].missing);
    const Result<SplitSizes> sizes = splitSizes(rows, split);
    if (!sizes) return rows_->setText(faultText(sizes.error()));
    const QString text = target < 0 ? tr("About %1, %2 and %3 rows, assigned at random by the seed")
                                    : tr("%1, %2 and %3 rows, assigned at random by the seed");
    rows_->setText(
        text.arg(countText((*sizes)[0]), countText((*sizes)[1]), countText((*sizes)[2])));
}

void SplitEditor::showScale() {
    constexpr double kWhole = 100.;
    constexpr int kDigits = 3;
    const double sum = train_->value() + validation_->value() + test_->value();
    const auto part = [&](const NumberBox* box) {
        return numberText(kWhole * box->value() / sum, kDigits);
    };
    scaled_->setVisible(sum != kWhole);
    if (sum == kWhole) return;
    scaled_->setText(
        tr("%1 % in all: parts are scaled to %2 / %3 / %4 %")
            .arg(numberText(sum, kDigits), part(train_), part(validation_), part(test_)));
}

void SplitEditor::commit() {
    session_.setSplit({train_->value() / 100., validation_->value() / 100., test_->value() / 100.});
}

}  // namespace ardent
