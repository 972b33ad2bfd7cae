#pragma once

#include <QToolButton>
#include <functional>
#include <vector>

#include "core/figure/figure.h"

class QFrame;
class QLabel;

namespace ardent {

/// Opens all notes of a figure, of which the figure itself shows the first ones.
class NotesButton : public QToolButton {
    Q_OBJECT

public:
    /// notes: asked each time it is pressed.
    NotesButton(std::function<std::vector<Note>()> notes, QWidget* parent);

private:
    void open();

    std::function<std::vector<Note>()> notes_;
    QFrame* panel_;
    QLabel* text_;
};

}  // namespace ardent
