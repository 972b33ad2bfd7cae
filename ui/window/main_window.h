#pragma once

#include <QMainWindow>
#include <functional>

#include "ui/session/session.h"
#include "ui/views/view_area.h"
#include "ui/window/actions.h"

class QStackedWidget;

namespace ardent {

class DataDock;
class MethodDock;
class RunsDock;
class StartPage;
class ViewActions;

/// Puts the panels, the views and the start page together. Each of them wires itself to the
/// session.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    MainWindow();
    ~MainWindow() override;

    Session& session() { return session_; }
    Actions& actions() { return actions_; }
    ViewArea& views() { return *views_; }

    /// Asks for a file to open; "" when the person changed their mind. Replaceable.
    std::function<QString(QWidget* parent, const QString& folder)> askForFile;

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void buildCentre();
    void buildDocks();
    void connectActions();
    void showWorkspace();
    void showStart();
    void resetLayout();
    void saveLayout();
    void openByDialog();
    void updateTitle();
    bool inWorkspace() const;

    Session session_;
    Actions actions_;
    QStackedWidget* centre_;
    ViewArea* views_;
    StartPage* start_;
    DataDock* data_;
    MethodDock* method_;
    RunsDock* runs_;
    ViewActions* viewActions_;
    QByteArray firstLayout_;
};

}  // namespace ardent
