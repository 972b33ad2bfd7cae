#pragma once

#include <QObject>
#include <QPointer>
#include <functional>

class QMessageBox;
class QPushButton;

namespace ardent {

class MainWindow;

/// Opens tables and projects, saves projects, and asks before something unsaved is left.
class ProjectActions : public QObject {
    Q_OBJECT

public:
    explicit ProjectActions(MainWindow& window);

    void openFile(const QString& path);
    void openSample(const QString& id);

    /// Something would be lost now: what is not saved, or a run that has begun and not ended.
    bool wouldLose() const;
    /// Does `then` at once, or once a person has saved or given up what would be lost.
    void leave(std::function<void()> then);

private:
    void openByDialog();
    void describeLoss(QMessageBox& question);
    void stopAndSave(std::function<void()> then);
    void save(std::function<void()> then);
    void saveAs(std::function<void()> then);
    void askAboutOthers(const QString& path, std::function<void()> then);
    void saveTo(const QString& path, std::function<void()> then);
    void findData(const QString& project, const QString& dataPath);
    void showSaved();
    void allowSaving();

    MainWindow& window_;
    QPointer<QMessageBox> question_;
    QPointer<QObject> waiting_;    ///< for the end of the run that is saved
    QPushButton* stop_ = nullptr;  ///< of the question, while a run goes on
    QPointer<QMessageBox> othersQuestion_;
};

}  // namespace ardent
