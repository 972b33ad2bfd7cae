#pragma once

#include <QScrollArea>

class QAction;
class QPushButton;
class QVBoxLayout;

namespace ardent {

/// What the window shows before there are data: samples that each ask a question, a place to drop a
/// file, and the files opened last.
class StartPage : public QScrollArea {
    Q_OBJECT

public:
    StartPage(QAction* open, QAction* leave, QWidget* parent = nullptr);

    /// Shows a way back to the table of that name; "": there is none.
    void offerBack(const QString& table);

    /// Reads the list of recent files again.
    void refresh();

signals:
    void sampleWanted(const QString& id);
    void fileWanted(const QString& path);

protected:
    void changeEvent(QEvent* event) override;

private:
    void limitLines();
    QWidget* makeSamples();
    QWidget* makeDropZone(QAction* open);
    QWidget* recentRow(const QString& path);

    QWidget* content_;
    QPushButton* back_;
    QWidget* recent_;
    QVBoxLayout* recentRows_;
};

}  // namespace ardent
