#pragma once

#include <QDockWidget>

class QTableView;

namespace ardent {

class RunsModel;
class Session;

/// Bottom: every run of the session. The selected one is shown in the views; ticked ones share the
/// loss view.
class RunsDock : public QDockWidget {
    Q_OBJECT

public:
    explicit RunsDock(Session& session, QWidget* parent = nullptr);

    QTableView* table() const { return table_; }

private:
    void buildTable();
    void buildActions();
    void showMenu(const QPoint& position);
    void removeSelected();
    void followCurrent();

    Session& session_;
    RunsModel* model_;
    QTableView* table_;
    QAction* rename_;
    QAction* remove_;
};

}  // namespace ardent
