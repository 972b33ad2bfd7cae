#pragma once

#include <QStringList>
#include <array>

#include "core/data/task/recipe.h"

class QComboBox;
class QWidget;

namespace ardent {

/// A box to choose one of many variables.
QComboBox* variableBox(QWidget* parent, const char* name);
bool isVariableBox(const QComboBox& box);

/// Offers these names, whose data are their places, behind `none` where it is not "". What was
/// chosen stays chosen by name, or else the first.
void offerNames(QComboBox& box, const QStringList& names, const QString& none = {});

enum class OfferedVariables { Numbers, All };

/// Offers variables, whose data are their places among all sources; what was chosen stays chosen by
/// name, or else the boxes show the first and the second. False where they already offer just
/// these.
bool offerVariables(const std::array<QComboBox*, 2>& boxes, const FittedRecipe& recipe,
                    OfferedVariables offered);

}  // namespace ardent
