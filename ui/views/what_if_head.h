#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;

namespace ardent {

class RowBox;

/// What stands above the values of a what-if row: the prediction, the row of the table that is
/// taken, and how many of the variables are in sight.
class WhatIfHead : public QWidget {
    Q_OBJECT

public:
    static constexpr std::size_t kMost = 50;  ///< variables that are shown at once

    explicit WhatIfHead(QWidget* parent);

    QLabel* prediction() const { return prediction_; }
    RowBox* row() const { return row_; }
    QToolButton* reset() const { return reset_; }
    QToolButton* more() const { return more_; }
    QLineEdit* search() const { return search_; }  ///< among more variables than have fields

    void tellInSight(int shown, int all);

private:
    QLabel* prediction_;
    RowBox* row_;
    QToolButton* reset_;
    QToolButton* more_;
    QLabel* inSight_;
    QLineEdit* search_;
};

}  // namespace ardent
