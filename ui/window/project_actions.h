#pragma once

#include <QObject>
#include <QPointer>
#include <functional>

#include "ui/session/session.h"

class QMessageBox;

namespace ardent {

class Actions;
class StatusLine;
class ViewArea;
struct FileDialogs;

/// Opens tables and projects, saves projects, and asks before something unsaved is left.
class ProjectActions : public QObject {
    Q_OBJECT

public:
    /// All of these outlive it; a project keeps how the views are laid out.
    ProjectActions(Session&, Actions&, const ViewArea&, StatusLine&, const FileDialogs&,
                   QWidget& window);

    /// What is left is asked about once what comes has been read.
    void openFile(const QString& path);
    void openSample(const QString& id);

    /// Something would be lost now: what is not saved, or a run that has begun and not ended.
    bool wouldLose() const;
    /// Does `then` at once, or once a person has saved or given up what would be lost; not where
    /// that is being asked already.
    /// otherwise: where the person cancels.
    void leave(
        std::function<void()> then, std::function<void()> otherwise = [] {});

private:
    void openByDialog();
    Session::Leave leaving();
    void offerSaving(QMessageBox& question);
    void stopAndSave(std::function<void()> then);
    void save(std::function<void()> then);
    void saveAs(std::function<void()> then);
    void askAboutOthers(const QString& path, bool isOpenElsewhere, std::function<void()> then);
    void saveTo(const QString& path, std::function<void()> then,
                Replacing replacing = Replacing::Known);
    void findData(const QString& project, const QString& dataPath);
    void showSaved();
    void allowSaving();

    Session& session_;
    Actions& actions_;
    const ViewArea& views_;
    StatusLine& status_;
    const FileDialogs& dialogs_;
    QWidget& window_;
    QPointer<QMessageBox> question_;
    std::function<void()>
        next_;                   ///< opens what was read meanwhile, where the question is cancelled
    QPointer<QObject> waiting_;  ///< for the end of the run that is saved
    QPointer<QMessageBox> othersQuestion_;
};

}  // namespace ardent
