#pragma once

#include <map>
#include <memory>
#include <vector>

#include "core/data/table/row_selection.h"
#include "core/project/choices.h"
#include "core/store/project_file.h"
#include "ui/session/file_stamp.h"
#include "ui/session/run_entry.h"

namespace ardent {

class Runs;

/// How the views were laid out when a project was saved.
struct ViewMemory {
    int arrangement = -1;                     ///< −1: not told
    QString current;                          ///< id of a view; "": not told
    std::map<QString, QString> options = {};  ///< what each control of the views is set to
    QStringList shown = {};                   ///< ids of the views in sight
    std::map<QString, int> moved = {};        ///< by id: panes of those moved to another one
    RowSelectionPtr rows = nullptr;           ///< that stand out; null: none
    bool operator==(const ViewMemory&) const = default;
};

/// A project as it has come from its file, ready to be shown.
struct OpenedProject {
    QString path;
    FileStamp stamp;    ///< of the file, before it was read
    QString standsFor;  ///< the project whose unsaved state this is; "": none
    DataPtr data;       ///< null: its file is not where it was
    QString missing;    ///< that file's path, else ""
    Choices choices;
    std::vector<std::unique_ptr<RunEntry>> runs;  ///< ended ones, still without ids
    int runsMade = 0;
    int current = -1;  ///< position in `runs`
    int pinned = -1;   ///< the same; −1: none
    ViewMemory views;
    QStringList notices;  ///< what is not as it was when it was saved, in sentences
};

/// The name of a run for files: one that nobody has chosen is kept in English, and shown in the
/// language of the window.
QString keptName(const QString& shown);

/// What there is to save: the runs that have ended. Cheap: runs and models are shared.
StoredProject projectOf(const DataPtr&, const Choices&, const Runs&, const QString& path,
                        const ViewMemory&);

/// Takes time: for a background thread. The table is read from `dataPath`, or "" where the project
/// says or beside the project.
Result<OpenedProject> openProject(const QString& path, const QString& dataPath);

/// By its name or by what it holds.
bool isProject(const QString& path);

}  // namespace ardent
