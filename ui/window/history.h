#pragma once

#include <QObject>
#include <vector>

#include "core/data/table/row_selection.h"
#include "core/project/choices.h"
#include "ui/session/run_marks.h"
#include "ui/views/view_area.h"
#include "ui/views/view_options.h"
#include "ui/window/change_name.h"

namespace ardent {

class Actions;
class Session;

/// Takes back, and does again, what a person chose: the settings, what the views are set to, how
/// they share the window, also by moves, which rows stand out, and the names, ticks, pin, shown
/// models and deletion of runs. What one press of a button or key brings about, as rows along
/// a drag, is one step.
class History : public QObject {
    Q_OBJECT

public:
    History(Session& session, ViewArea& views, Actions& actions, QObject* parent);

    void clear();

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    struct State {
        Choices choices;
        Arrangement arrangement = Arrangement::Tabs;
        ViewArea::Moves moved;
        RowSelectionPtr rows;
        RunMarks runs;
        ViewOptions::Values options;  ///< as far as a person has changed them
        bool operator==(const State&) const = default;
    };
    struct Step {
        ChangeName name;
        State before, after;
    };

    State now() const;
    void observe();
    void observeOption(const FigurePage& page, const QString& option, const QString& before,
                       const QString& after);
    void add(const ChangeName& name, const State& state);
    void undo();
    void redo();
    void observeDeletion(int run);
    void forget(int run);
    void go(const State& state);
    void goToOptions(const ViewOptions::Values& options);
    QString ofThisGesture(const char* kind) const;
    void update();

    Session& session_;
    ViewArea& views_;
    Actions& actions_;
    std::vector<Step> steps_;
    std::size_t done_ = 0;  ///< steps that could be taken back; the others could be done again
    bool mayMerge_ = false;
    bool isGoing_ = false;  ///< to another state
    int gesture_ = 0;       ///< presses so far
    State last_;
};

}  // namespace ardent
