#pragma once

#include <QLabel>
#include <QString>

namespace ardent {

/// A label for a form field: its buddy gets the label's text as accessible name and `help` as
/// tooltip, and the wheel no longer turns the field by accident.
QLabel* fieldLabel(const QString& title, QWidget* field, const QString& help);

/// A heading inside a dock.
QLabel* sectionTitle(const QString& text);

/// Small print: pale text that wraps.
QLabel* smallPrint(const QString& text = {});

}  // namespace ardent
