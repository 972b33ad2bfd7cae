#pragma once

#include <QLabel>
#include <QString>

class QGridLayout;

namespace ardent {

/// A label for a form field: its buddy gets the label's text as accessible name and `help` as
/// tooltip, and the wheel no longer turns the field by accident.
QLabel* fieldLabel(const QString& title, QWidget* field, const QString& help);

/// Lets a field with a label be used, or says in its tooltip what is missing for that; one that has
/// the focus keeps it.
void setUsable(QWidget& field, const QString& missing);

/// Columns of a form: label, field and a place for a small button.
void setFormColumns(QGridLayout& grid);

/// Columns of the forms in a dock become the same, whatever stands in them. To be called when that
/// or the letters have changed.
void alignForms(const QWidget& dock);

/// A heading inside a dock.
QLabel* sectionTitle(const QString& text);

/// Small print: pale text that wraps.
QLabel* smallPrint(const QString& text = {});

}  // namespace ardent
