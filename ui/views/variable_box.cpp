#include "ui/views/variable_box.h"

#include <QComboBox>
#include <QSignalBlocker>
#include <algorithm>

#include "ui/widgets/choice_box.h"

namespace ardent {

namespace {

constexpr const char* kMark = "offersVariables";

}  // namespace

QComboBox* variableBox(QWidget* parent, const char* name) {
    constexpr int kVisible = 20;
    auto* box = new ChoiceBox(parent);
    box->setObjectName(QLatin1String(name));
    box->setProperty(kMark, true);
    box->setMaxVisibleItems(kVisible);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(4);
    return box;
}

bool isVariableBox(const QComboBox& box) {
    return box.property(kMark).toBool();
}

void offerNames(QComboBox& box, const QStringList& names, const QString& none) {
    const QSignalBlocker quiet(&box);
    const QString before = box.currentText();
    box.clear();
    if (!none.isEmpty()) box.addItem(none, QStringLiteral("no other"));  // as projects say
    for (qsizetype i = 0; i < names.size(); ++i) box.addItem(names[i], static_cast<qlonglong>(i));
    box.setCurrentIndex(std::max(0, box.findText(before)));
}

bool offerVariables(const std::array<QComboBox*, 2>& boxes, const FittedRecipe& recipe,
                    OfferedVariables variables) {
    QList<std::pair<QString, qlonglong>> wanted, offered;
    for (std::size_t s = 0; s < recipe.sources.size(); ++s)
        if (variables == OfferedVariables::All || recipe.sources[s].type == ColumnType::Numeric)
            wanted.emplace_back(QString::fromStdString(recipe.sources[s].name),
                                static_cast<qlonglong>(s));
    for (int i = 0; i < boxes[0]->count(); ++i)
        offered.emplace_back(boxes[0]->itemText(i), boxes[0]->itemData(i).toLongLong());
    if (offered == wanted) return false;
    for (std::size_t b = 0; b < boxes.size(); ++b) {
        const QSignalBlocker quiet(boxes[b]);
        const QString before = boxes[b]->currentText();
        boxes[b]->clear();
        for (const auto& [name, place] : wanted) boxes[b]->addItem(name, place);
        const int same = boxes[b]->findText(before);
        boxes[b]->setCurrentIndex(same >= 0 ? same
                                            : std::min(static_cast<int>(b), boxes[b]->count() - 1));
    }
    return true;
}

}  // namespace ardent
