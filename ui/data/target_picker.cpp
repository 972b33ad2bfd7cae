#include "ui/data/target_picker.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>

#include "ui/session/session.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/field.h"

namespace ardent {

TargetPicker::TargetPicker(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      target_(new ChoiceBox(this)),
      problem_(new ChoiceBox(this)) {
    constexpr int kVisibleTargets = 20;
    target_->setObjectName(QStringLiteral("target"));
    target_->setMaxVisibleItems(kVisibleTargets);
    target_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    problem_->setObjectName(QStringLiteral("problem"));
    problem_->addItem(tr("Automatic"), static_cast<int>(ProblemChoice::Auto));
    problem_->addItem(tr("Regression"), static_cast<int>(ProblemChoice::Regression));
    problem_->addItem(tr("Classification"), static_cast<int>(ProblemChoice::Classification));

    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(fieldLabel(tr("Tar&get"), target_, tr("The column to predict")), target_);
    form->addRow(
        fieldLabel(tr("&Problem"), problem_,
                   tr("Automatic: classification for a category, regression for a number")),
        problem_);

    connect(target_, &QComboBox::currentIndexChanged, this,
            [this] { session_.setTarget(target_->currentData().toString()); });
    connect(problem_, &QComboBox::currentIndexChanged, this, [this] {
        session_.setProblem(static_cast<ProblemChoice>(problem_->currentData().toInt()));
    });
    connect(&session, &Session::dataChanged, this, &TargetPicker::fillTargets);
    connect(&session, &Session::dataReread, this, &TargetPicker::fillTargets);
    connect(&session, &Session::recipeChanged, this, &TargetPicker::showRecipe);
    fillTargets();
}

void TargetPicker::fillTargets() {
    {
        const QSignalBlocker quiet(target_);
        target_->clear();
        target_->addItem(tr("Choose a column"), QString());
        if (session_.data())
            for (const Column& column : session_.data()->table.columns)
                if (column.type != ColumnType::Text || column.name == session_.recipe().target)
                    target_->addItem(QString::fromStdString(column.name),
                                     QString::fromStdString(column.name));
    }
    showRecipe();
}

/// With what it comes to.
QString TargetPicker::automaticText() const {
    const auto& problem = session_.inputs().problem;
    const Recipe& recipe = session_.recipe();
    if (!problem || recipe.target.empty() || recipe.problem != ProblemChoice::Auto)
        return tr("Automatic");
    return *problem == Problem::Regression ? tr("Auto: regression") : tr("Auto: classification");
}

void TargetPicker::showRecipe() {
    const QSignalBlocker quietTarget(target_);
    const QSignalBlocker quietProblem(problem_);
    setEnabled(session_.data() != nullptr);
    const int index = target_->findData(QString::fromStdString(session_.recipe().target));
    target_->setCurrentIndex(std::max(0, index));
    problem_->setItemText(problem_->findData(static_cast<int>(ProblemChoice::Auto)),
                          automaticText());
    problem_->setCurrentIndex(problem_->findData(static_cast<int>(session_.recipe().problem)));
}

}  // namespace ardent
