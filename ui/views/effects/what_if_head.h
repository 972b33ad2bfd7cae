#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;

namespace ardent {

class RowBox;

/// What stands above the values of a what-if row: a line with the prediction and whether it is
/// extrapolated, whose place depends on no text; the row of the table that is taken, and how many
/// of the variables are in sight.
class WhatIfHead : public QWidget {
    Q_OBJECT

public:
    static constexpr std::size_t kMost = 50;  ///< variables that are shown at once

    explicit WhatIfHead(QWidget* parent);

    QLabel* prediction() const { return prediction_; }
    QLabel* beyond() const { return beyond_; }  ///< a warning
    RowBox* row() const { return row_; }
    QToolButton* reset() const { return reset_; }
    QToolButton* more() const { return more_; }
    QLineEdit* search() const { return search_; }  ///< among more variables than have fields

    /// Of both lines, as long as the controls have room in one.
    int leastHeight() const;
    void tellInSight(int shown, int all);

protected:
    void changeEvent(QEvent* event) override;

private:
    void colourWarning();

    QLabel* prediction_;
    QLabel* beyond_;
    RowBox* row_;
    QToolButton* reset_;
    QToolButton* more_;
    QLabel* inSight_;
    QLineEdit* search_;
};

}  // namespace ardent
