#pragma once

#include <QObject>
#include <functional>
#include <optional>

#include "core/data/table/row_selection.h"
#include "core/project/choices.h"
#include "ui/session/background.h"
#include "ui/session/cause.h"
#include "ui/session/project.h"
#include "ui/session/project_claim.h"

namespace ardent {

class Runs;

/// The document: data, the person's choices about them, and the runs made so far. Everything in the
/// window reads it and listens to it; nothing in it knows the window.
class Session : public QObject {
    Q_OBJECT

public:
    /// What a project keeps of the session.
    struct Contents {
        struct Kept {
            int run = 0;
            QString name;
            bool overlaid = true;
            bool pinned = false;
            SnapshotPtr snapshot;
            bool operator==(const Kept&) const = default;
        };

        Choices choices;
        std::vector<Kept> runs;
        bool operator==(const Contents&) const = default;
    };

    explicit Session(QObject* parent = nullptr);
    ~Session() override;

    /// Does `then` once what is there may be left, or never.
    using Leave = std::function<void(std::function<void()> then)>;
    static void leaveAtOnce(const std::function<void()>& then) { then(); }

    /// These load in the background; what is there stays until the new data have arrived and it may
    /// be left, and then the runs go. A table keeps the method and begins with the defaults of all
    /// else. A project's table is read from `dataPath` where the project is mistaken.
    void openFile(const QString& path, Leave = leaveAtOnce);  ///< a table or a project
    void openSample(const QString& id, Leave = leaveAtOnce);
    void openProject(const QString& path, const QString& dataPath = {}, Leave = leaveAtOnce);
    /// Takes a table that was read from its file in another way: in place of what is there where
    /// that is the same file, so that the runs stay, else as a table that is opened.
    void takeReading(DataPtr read, const Leave& leave = leaveAtOnce);
    /// Opens the copy of a session that was not saved, then does `then`; saving goes to the project
    /// that it was, if that is still there and no newer. Not done where another opening comes in
    /// between.
    void restoreWork(const QString& copy, std::function<void()> then);
    bool isLoading() const { return loader_.isBusy() || rereader_.isBusy(); }
    /// What is missing before a run can start, as advice. What began while other data are being
    /// opened would go with those that are there.
    std::optional<QString> missingForRun() const;

    /// Writes the project in the background, without the run that is going on and after those that
    /// are being written, then does `then`; a fault is told as trouble, as is what must not be
    /// written over (see ProjectClaim). There must be data.
    void saveProject(
        const QString& path, const ViewMemory& views, std::function<void()> then = [] {},
        Replacing replacing = Replacing::Known);
    QString projectPath() const { return projectPath_; }  ///< "" when there is none
    /// The project's file is there and no longer what this session has read or saved.
    bool isChangedByOthers() const;
    /// Another window has the project open, and saves it.
    bool isOpenElsewhere();
    /// See ProjectClaim.
    std::optional<QString> otherComputer() const { return claim_.otherComputer(); }
    /// Saving would keep something: a run that has ended, or a change to a project.
    bool isModified() const;
    Contents contents() const;
    /// What there is to save there.
    StoredProject toProject(const QString& path, const ViewMemory& views) const;
    /// The project holds the run with its present result.
    bool isSaved(const RunEntry& run) const;

    const DataPtr& data() const { return inputs_.data; }
    const Inputs& inputs() const { return inputs_; }
    const Recipe& recipe() const { return inputs_.recipe; }
    const Method* method() const { return inputs_.method; }
    Choices choices() const { return {inputs_.recipe, inputs_.method, chosen_, inputs_.limits}; }
    void restore(const Choices& choices);  ///< choices made for this table
    void takeOver(const Inputs& inputs);   ///< a run's, of this table
    OptionValues standardOptions() const;  ///< what the options are unless they are chosen
    Seed seed() const { return inputs_.recipe.seed; }

    void setTarget(const QString& column);                ///< "" for none
    void setRole(const QStringList& columns, Role role);  ///< only one can be the target
    void setRole(const QString& column, Role role) { setRole(QStringList{column}, role); }
    bool canReread() const;  ///< the table is a file's
    /// Reads the file anew in the background, where no run has it read so; until then none can
    /// begin.
    void setReading(const QStringList& columns, ReadAs reading);
    /// Whether there are such rows, not all, of a file's table that is read as chosen.
    bool canExcludeSelectedRows() const;
    void excludeSelectedRows();  ///< a step more from the table as it is read
    void setProblem(ProblemChoice problem);
    void setSplit(const SplitShares& split);
    void setSplitRule(SplitRule rule, const QString& column = {});  ///< of the rules that have one
    void setSeed(Seed seed);
    void setLimits(const RunLimits& limits);  ///< of the runs to come
    void setMethod(const QString& id);
    void setOption(const std::string& id,
                   const OptionValue& value);  ///< its default: no longer chosen

    /// Rows of the table that stand out in every view, whatever the runs; null: none.
    const RowSelectionPtr& selectedRows() const { return selectedRows_; }
    void selectRows(RowSelectionPtr rows);

    Runs& runs() { return *runs_; }
    const Runs& runs() const { return *runs_; }

    /// Something went wrong and the person should know: what, where and what to do.
    void reportTrouble(const QString& text, Cause cause);

signals:
    void loadingStarted(const QString& what);
    void loadingEnded();
    void dataChanged();
    void dataReread();  ///< the same file, read in another way; the runs stay
    void recipeChanged();
    void methodChanged();
    void optionsChanged();
    void seedChanged();
    void limitsChanged();
    void inputsChanged();  ///< after any of the above
    void rowsSelected();
    void trouble(const QString& text, ardent::Cause cause);
    void sampleOpened(const QString& id);
    void fileOpened(const QString& path);    ///< a table or a project
    void tableRefused(const QString& path);  ///< after the trouble that tells why
    void projectOpened(const ardent::ViewMemory& views);
    /// The project's table is not where it was: openProject wants to know where it is.
    void dataMissing(const QString& project, const QString& dataPath);
    void projectSaved();

private:
    void readAsChosen();
    void stopRereading();
    DataPtr known(const Recipe& readAs) const;
    void receiveReread(Result<DataPtr> loaded);
    void putInPlace(DataPtr reread);
    void receive(Result<DataPtr> loaded, const Leave& leave, std::function<void()> then);
    void begin(DataPtr data);
    void receive(OpenedProject opened, bool isSaved);
    void findProblem();
    void changeRecipe();
    void changeOptions(const OptionValues& before);
    void completeOptions();

    /// What the problem depends on.
    struct Question {
        DataPtr data;
        std::string target;
        ProblemChoice choice = ProblemChoice::Auto;
        bool operator==(const Question&) const = default;
    };

    Inputs inputs_;
    Question asked_;  ///< that inputs_.problem answers
    RowSelectionPtr selectedRows_;
    std::map<const Method*, OptionValues> chosen_;  ///< where a person left the defaults
    QString projectPath_;
    ProjectClaim claim_;  ///< to that file
    std::optional<Contents> saved_;
    Background loader_;
    Background rereader_;
    Background saver_{Background::Jobs::InOrder};
    std::unique_ptr<Runs> runs_;
};

}  // namespace ardent
