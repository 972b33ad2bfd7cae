#pragma once

#include <QObject>

#include "ui/session/background.h"
#include "ui/session/inputs.h"

namespace ardent {

class Runs;

/// The document: data, the person's choices about them, and the runs made so far. Everything in the
/// window reads it and listens to it; nothing in it knows the window.
class Session : public QObject {
    Q_OBJECT

public:
    explicit Session(QObject* parent = nullptr);
    ~Session() override;

    /// Both load in the background; what is there stays until the new data have arrived.
    void openFile(const QString& path);
    void openSample(const QString& id);
    bool isLoading() const { return loader_.isBusy(); }

    const DataPtr& data() const { return inputs_.data; }
    const Inputs& inputs() const { return inputs_; }
    const Recipe& recipe() const { return inputs_.recipe; }
    const Method* method() const { return inputs_.method; }
    OptionValues standardOptions() const;  ///< what the options are unless they are chosen
    Seed seed() const { return inputs_.recipe.seed; }

    void setTarget(const QString& column);  ///< "" for none
    void setRole(const QString& column, Role role);
    void setProblem(ProblemChoice problem);
    void setSplit(const SplitShares& split);
    void setSeed(Seed seed);
    void setMethod(const QString& id);
    void setOption(const std::string& id,
                   const OptionValue& value);  ///< its default: no longer chosen

    Runs& runs() { return *runs_; }
    const Runs& runs() const { return *runs_; }

    /// Something went wrong and the person should know: what, where and what to do.
    void reportTrouble(const QString& text);

signals:
    void loadingStarted(const QString& what);
    void loadingEnded();
    void dataChanged();
    void recipeChanged();
    void methodChanged();
    void optionsChanged();
    void seedChanged();
    void inputsChanged();  ///< after any of the above
    void trouble(const QString& text);
    void sampleOpened(const QString& id);
    void fileOpened(const QString& path);

private:
    void receive(Result<DataPtr> loaded);
    void changeRecipe();
    void completeOptions();

    Inputs inputs_;
    std::map<const Method*, OptionValues> chosen_;  ///< where a person left the defaults
    Background loader_;
    std::unique_ptr<Runs> runs_;
};

}  // namespace ardent
