#pragma once

#include <QDialog>

#include "core/data/import/import_report.h"

namespace ardent {

/// What the import read, kept and dropped, cell by cell.
class ImportDetails : public QDialog {
    Q_OBJECT

public:
    explicit ImportDetails(const ImportReport& report, QWidget* parent = nullptr);
};

/// The report as plain text.
QString reportText(const ImportReport& report);

}  // namespace ardent
