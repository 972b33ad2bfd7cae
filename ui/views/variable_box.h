#pragma once

class QComboBox;
class QWidget;

namespace ardent {

/// A box to choose one of many variables.
QComboBox* variableBox(QWidget* parent, const char* name);

}  // namespace ardent
