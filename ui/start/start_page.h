#pragma once

#include <QScrollArea>

class QAction;
class QVBoxLayout;

namespace ardent {

class Session;

/// What the window shows before there are data: samples that each ask a question, a place to drop a
/// file, and the files opened last.
class StartPage : public QScrollArea {
    Q_OBJECT

public:
    StartPage(Session& session, QAction* open, QWidget* parent = nullptr);

    /// Reads the list of recent files again.
    void refresh();

private:
    QWidget* makeSamples();
    QWidget* makeDropZone(QAction* open);
    QWidget* recentRow(const QString& path);

    Session& session_;
    QWidget* recent_;
    QVBoxLayout* recentRows_;
};

}  // namespace ardent
