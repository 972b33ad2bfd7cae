#pragma once

#include <QMainWindow>
#include <memory>

#include "ui/session/session.h"
#include "ui/views/view_area.h"
#include "ui/window/actions.h"
#include "ui/window/file_dialogs.h"

class QStackedWidget;

namespace ardent {

class Banner;
class DataDock;
class History;
class MethodDock;
class PanelHeight;
class PanelWidths;
class Presentation;
class PresentedToolbar;
class ProjectActions;
class Recovery;
class RunsDock;
class StaleNotice;
class StartPage;
class StatusLine;
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
    ProjectActions& projects() { return *projects_; }
    StatusLine& status() { return *status_; }
    Recovery& recovery() { return *recovery_; }
    ViewMemory viewMemory() const;

    FileDialogs dialogs;

protected:
    bool event(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void buildCentre();
    void buildDocks();
    void connectActions();
    void showWorkspace();
    void showStart();
    void resetLayout();
    void hideDocks();
    void present(bool on);
    void saveLayout();
    void updateTitle();
    void recall(const ViewMemory& memory);
    bool inWorkspace() const;

    Session session_;
    Actions actions_;
    QStackedWidget* centre_;
    StaleNotice* stale_;
    ViewArea* views_;
    StartPage* start_;
    Banner* banner_;
    StatusLine* status_;
    DataDock* data_;
    MethodDock* method_;
    RunsDock* runs_;
    PanelWidths* widths_;
    std::unique_ptr<PanelHeight> runsHeight_;
    ViewActions* viewActions_;
    ProjectActions* projects_;
    History* history_;
    Recovery* recovery_;
    bool leaving_ = false;
    Presentation* presentation_;
    std::unique_ptr<PresentedToolbar> presentedToolbar_;
    QByteArray firstLayout_;
};

}  // namespace ardent
