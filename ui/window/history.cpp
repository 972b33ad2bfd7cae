#include "ui/window/history.h"

#include <QApplication>
#include <QKeyEvent>
#include <QScopedValueRollback>
#include <algorithm>

#include "ui/session/runs.h"
#include "ui/session/session.h"
#include "ui/views/figure_page.h"
#include "ui/window/actions.h"

namespace ardent {

History::History(Session& session, ViewArea& views, Actions& actions, QObject* parent)
    : QObject(parent), session_(session), views_(views), actions_(actions) {
    connect(actions["edit.undo"], &QAction::triggered, this, &History::undo);
    connect(actions["edit.redo"], &QAction::triggered, this, &History::redo);
    connect(&session, &Session::inputsChanged, this, &History::observe);
    connect(&session, &Session::rowsSelected, this, &History::observe);
    connect(&views, &ViewArea::arranged, this, &History::observe);
    for (const FigurePage* page : views.pages())
        connect(&page->options(), &ViewOptions::changed, this,
                [this, page](const QString& option, const QString& before, const QString& after) {
                    observeOption(*page, option, before, after);
                });
    connect(&session.runs(), &Runs::changed, this, &History::observe);
    connect(&session.runs(), &Runs::lookedBack, this, &History::observe);
    connect(&session.runs(), &Runs::added, this, [this] {
        mayMerge_ = false;
        last_.runs = marksOf(session_.runs());
    });
    connect(&session.runs(), &Runs::removed, this, &History::observeDeletion);
    qApp->installEventFilter(this);
    clear();
}

bool History::eventFilter(QObject* object, QEvent* event) {
    const auto type = event->type();
    const bool isKey = type == QEvent::ShortcutOverride || type == QEvent::KeyPress;
    if (type == QEvent::MouseButtonPress ||
        (isKey && !static_cast<const QKeyEvent*>(event)->isAutoRepeat()))
        ++gesture_;
    return QObject::eventFilter(object, event);
}

void History::clear() {
    steps_.clear();
    done_ = 0;
    last_ = now();
    last_.options.clear();
    update();
}

History::State History::now() const {
    return {session_.choices(),      views_.arrangement(),     views_.moved(),
            session_.selectedRows(), marksOf(session_.runs()), last_.options};
}

/// Changes with this key are one step as long as it is the same press.
QString History::ofThisGesture(const char* kind) const {
    return QStringLiteral("/%1%2").arg(QLatin1String(kind)).arg(gesture_);
}

void History::observe() {
    if (isGoing_) return;
    const State state = now();
    if (state == last_) return;
    if (state.choices != last_.choices) return add(changeName(last_.choices, state.choices), state);
    if (state.rows != last_.rows)
        return add({tr("selection of rows"), ofThisGesture("rows")}, state);
    if (state.runs != last_.runs) return add(changeName(last_.runs, state.runs), state);
    const bool isMove = state.arrangement == last_.arrangement;
    add({isMove ? tr("place of a view") : tr("arrangement of views"), {}}, state);
}

/// A view that chooses for itself again is a step of its own.
void History::observeOption(const FigurePage& page, const QString& option, const QString& before,
                            const QString& after) {
    State state = now();
    last_.options[option] = before;
    state.options[option] = after;
    const ViewOptions::Option& changed = *page.options().find(option);
    add({QStringLiteral("%1, %2").arg(page.title(), changed.title.isEmpty()
                                                        ? changed.control->accessibleName()
                                                        : changed.title),
         changed.isTyped && !after.isEmpty() ? u'/' + option : ofThisGesture("options")},
        state);
}

void History::add(const ChangeName& name, const State& state) {
    steps_.resize(done_);
    if (mayMerge_ && done_ > 0 && !name.key.isEmpty() && steps_.back().name.key == name.key) {
        steps_.back().before.options.merge(ViewOptions::Values(last_.options));
        steps_.back().after = state;
    } else {
        steps_.push_back({name, last_, state});
    }
    if (steps_.back().before == state) steps_.pop_back();
    done_ = steps_.size();
    mayMerge_ = true;
    last_ = state;
    update();
}

/// A step where it can be brought back; else what was about this run only is none any more.
void History::observeDeletion(int run) {
    const RunMarks marks = marksOf(session_.runs());
    if (marks.contains(run))
        observe();
    else
        forget(run);
}

void History::forget(int run) {
    last_.runs.erase(run);
    for (Step& step : steps_) {
        step.before.runs.erase(run);
        step.after.runs.erase(run);
    }
    const auto isNothing = [](const Step& step) { return step.before == step.after; };
    const auto end = steps_.begin() + static_cast<std::ptrdiff_t>(done_);
    done_ -= static_cast<std::size_t>(std::count_if(steps_.begin(), end, isNothing));
    std::erase_if(steps_, isNothing);
    mayMerge_ = false;
    update();
}

void History::undo() {
    if (done_ > 0) go(steps_[--done_].before);
}

void History::redo() {
    if (done_ < steps_.size()) go(steps_[done_++].after);
}

/// A view that changes comes into sight, with all that was chosen there.
void History::goToOptions(const ViewOptions::Values& options) {
    for (const FigurePage* page : views_.pages()) {
        const auto changes = [&](const auto& option) {
            const auto known = last_.options.find(option.first);
            const bool isSame = known != last_.options.end() && known->second == option.second;
            return !isSame && page->options().find(option.first);
        };
        if (std::ranges::none_of(options, changes)) continue;
        views_.showPage(page->id());
        page->options().take(options);
    }
}

void History::go(const State& state) {
    {
        const QScopedValueRollback going(isGoing_, true);
        goToOptions(state.options);
        if (session_.choices() != state.choices) session_.restore(state.choices);
        if (views_.arrangement() != state.arrangement)
            views_.arrange(state.arrangement, state.moved);
        else
            views_.setMoved(state.moved);
        session_.selectRows(state.rows);
        setMarks(session_.runs(), state.runs);
    }
    last_.options = state.options;
    last_ = now();
    mayMerge_ = false;
    update();
}

void History::update() {
    const auto show = [this](const char* id, bool possible, const QString& plain,
                             const QString& named, const QString& refusal) {
        actions_[id]->setText(possible ? named : plain);
        actions_.allow(id, possible, refusal);
        if (possible)
            actions_[id]->setToolTip(QStringLiteral("%1 (%2)").arg(
                QString(named).remove(u'&'),
                actions_[id]->shortcut().toString(QKeySequence::NativeText)));
    };
    const auto nameAt = [this](std::size_t step) {
        return step < steps_.size() ? steps_[step].name.text : QString();
    };
    show("edit.undo", done_ > 0, tr("&Undo"), tr("&Undo: %1").arg(nameAt(done_ - 1)),
         tr("There is nothing to undo"));
    show("edit.redo", done_ < steps_.size(), tr("&Redo"), tr("&Redo: %1").arg(nameAt(done_)),
         tr("There is nothing to redo"));
}

}  // namespace ardent
