#pragma once

#include <QString>
#include <functional>

class QWidget;

namespace ardent {

/// Asks a person for a file and later calls `take` with its path, "" when they changed their mind.
/// `proposal` is a path to begin with.
using PathDialog = std::function<void(QWidget* parent, const QString& proposal,
                                      const std::function<void(const QString&)>& take)>;

/// At once: a table or a project, from a folder; "" when they changed their mind.
QString askForFile(QWidget* parent, const QString& folder);

/// Where to save a project.
void askWhereToSave(QWidget* parent, const QString& proposal,
                    const std::function<void(const QString&)>& take);

/// Where to save a model.
void askWhereToSaveModel(QWidget* parent, const QString& proposal,
                         const std::function<void(const QString&)>& take);

/// Where a table is that is no longer at the proposed path.
void askForMovedData(QWidget* parent, const QString& proposal,
                     const std::function<void(const QString&)>& take);

/// How a person is asked for files. Replaceable.
struct FileDialogs {
    std::function<QString(QWidget* parent, const QString& folder)> askForFile = ardent::askForFile;
    PathDialog askWhereToSave = ardent::askWhereToSave;
    PathDialog askWhereToSaveModel = ardent::askWhereToSaveModel;
    PathDialog askForMovedData = ardent::askForMovedData;
};

}  // namespace ardent
