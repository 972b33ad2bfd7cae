#pragma once

#include <QLockFile>
#include <memory>
#include <mutex>
#include <optional>

#include "core/base/error.h"
#include "ui/session/file_stamp.h"

namespace ardent {

struct StoredProject;

/// What a save may replace: what this window knows, or whatever others have made of it meanwhile.
enum class Replacing { Known, Any };

/// A window's claim to its project file: as long as it lasts no other window saves there, and what
/// other programs write there is noticed. A file beside the project stands for it; where none can
/// be made there is no claim, and saving says why. Used by the window's thread and the one that
/// saves.
class ProjectClaim {
public:
    /// In place of the claim before, to a file as it was when it was read; "" to none.
    void begin(const QString& path, const FileStamp& known);
    /// Counts the beginnings.
    int opening() const;

    /// Another window has the claim; asked anew each time.
    bool isElsewhere();
    /// Of the window that has the claim, where that is another computer than this one: it may have
    /// broken down, which cannot be found out from here. "" where its name cannot be read.
    std::optional<QString> otherComputer() const;
    /// The file is there and no longer what this window has read or saved.
    bool isChangedByOthers() const;

    /// Takes the claim to that file along unless another has begun since `opening`. Errors
    /// (Fault::Output), with the file left as it is: another window has it open, it is no project
    /// or has changed and may not be replaced, or it cannot be written. Replacing::Any takes the
    /// claim over from another computer.
    Result<> save(const StoredProject&, const QString& path, Replacing, int opening);

private:
    struct Held {
        QString path;
        FileStamp known;
        std::shared_ptr<QLockFile> lock;  ///< null: another window has the claim
    };

    Held held() const;
    std::shared_ptr<QLockFile> lockOf(const QString& path) const;

    mutable std::mutex mutex_;
    Held held_;        ///< guarded
    int opening_ = 0;  ///< guarded
};

}  // namespace ardent
