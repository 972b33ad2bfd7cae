#include "ui/views/variable_box.h"

#include <QComboBox>

namespace ardent {

QComboBox* variableBox(QWidget* parent, const char* name) {
    constexpr int kVisible = 20;
    auto* box = new QComboBox(parent);
    box->setObjectName(QLatin1String(name));
    box->setMaxVisibleItems(kVisible);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(6);
    return box;
}

}  // namespace ardent
