#pragma once

#include <QDockWidget>
#include <map>

class QLabel;
class QTableView;
class QWidget;

namespace ardent {

class RunsModel;
class Session;

/// Bottom: every run of the session, and how far the queue is. The selected one is shown in the
/// views; ticked ones share the loss view and are compared, against the one that is pinned.
class RunsDock : public QDockWidget {
    Q_OBJECT

public:
    explicit RunsDock(Session& session, QWidget* parent = nullptr);

    /// Its actions stand in the menu of a row.
    QTableView* table() const { return table_; }

    /// Of the current run, where there is one.
    void renameCurrent();
    void pinCurrent(bool pinned);
    void removeCurrent();

signals:
    void notesWanted();  ///< of the current run

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    static constexpr int kNone = -1;

    void buildTable();
    int contentOf(int column) const;
    int widthOf(int column) const;
    void fitColumns();
    void fitRows();
    void keepCurrentInSight();
    void widenColumns();
    int narrow(int wanted);
    void showTargets();
    QWidget* buildQueue();
    void showQueue();
    void showMenu(const QPoint& position);
    void followCurrent();

    Session& session_;
    RunsModel* model_;
    QTableView* table_;
    std::map<int, int> fittedTo_;  ///< widths of what the columns held then
    int live_ = kNone;             ///< the run that went on when last told
    QLabel* waiting_;
    QWidget* queue_;
};

}  // namespace ardent
