#pragma once

#include <QDockWidget>

namespace ardent {

class ColumnTable;
class Session;
class TargetPicker;

/// Left: what the data are and what they are used for.
class DataDock : public QDockWidget {
    Q_OBJECT

public:
    explicit DataDock(Session& session, QWidget* parent = nullptr);

    void focusColumnSearch();
    void focusTarget();

signals:
    void readingWanted();  ///< see FileCard

private:
    TargetPicker* target_;
    ColumnTable* columns_;
};

}  // namespace ardent
