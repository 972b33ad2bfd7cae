#pragma once

#include <QToolButton>

#include "core/figure/figure.h"

class QLabel;

namespace ardent {

/// Opens all notes of a figure, of which the figure itself shows the first ones.
class NotesButton : public QToolButton {
    Q_OBJECT

public:
    explicit NotesButton(QWidget* parent);

    /// Empty where there are no notes; the open panel follows.
    void setNotes(const std::vector<Note>&);

private:
    void open();

    QWidget* panel_;
    QLabel* text_;
};

}  // namespace ardent
