#pragma once

#include <QObject>

namespace ardent {

class Actions;
class Session;
class ViewArea;

/// Ties the view commands and the export to the views.
class ViewActions : public QObject {
    Q_OBJECT

public:
    ViewActions(Session& session, Actions& actions, ViewArea& views, QWidget* window);

    /// Views and panels cannot be reached from the start page.
    void setReachable(bool reachable);

signals:
    void figureSaved(const QString& path);
    void figureCopied();

private:
    void connectArrangement();
    void allowExport();
    void tickTable();
    void exportFigure();
    void copyFigure();

    Session& session_;
    Actions& actions_;
    ViewArea& views_;
    QWidget* window_;
    bool reachable_ = false;
};

}  // namespace ardent
