#pragma once

#include <QObject>

class QLabel;
class QStatusBar;
class QToolButton;

namespace ardent {

class Actions;
class Session;
class ViewArea;

/// The commands about selected rows, and in the status bar how many there are.
class SelectedRows : public QObject {
    Q_OBJECT

public:
    SelectedRows(Session& session, Actions& actions, ViewArea& views, QStatusBar& bar);

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void update();
    void goToNext();

    Session& session_;
    Actions& actions_;
    ViewArea& views_;
    QLabel* count_;
    QToolButton* exclude_;
    QToolButton* clear_;
};

}  // namespace ardent
