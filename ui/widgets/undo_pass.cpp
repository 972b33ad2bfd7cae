#include "ui/widgets/undo_pass.h"

#include <QKeyEvent>
#include <QWidget>

namespace ardent {

namespace {

class UndoPass : public QObject {
public:
    UndoPass(QWidget& field, std::function<bool()> hasNothingTyped)
        : QObject(&field), hasNothingTyped_(std::move(hasNothingTyped)) {}

protected:
    bool eventFilter(QObject* field, QEvent* event) override {
        if (event->type() != QEvent::ShortcutOverride) return QObject::eventFilter(field, event);
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool isUndo = key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo);
        if (!isUndo || !hasNothingTyped_()) return QObject::eventFilter(field, event);
        event->ignore();
        return true;
    }

private:
    std::function<bool()> hasNothingTyped_;
};

}  // namespace

void passUndo(QWidget& field, std::function<bool()> hasNothingTyped) {
    field.installEventFilter(new UndoPass(field, std::move(hasNothingTyped)));
}

}  // namespace ardent
