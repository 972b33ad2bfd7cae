#pragma once

#include <QWidget>

class QLabel;

namespace ardent {

class NumberBox;
class Session;

/// Shares of the rows for training, validation and test, and how many rows that is: of those with a
/// target, once one is chosen.
class SplitEditor : public QWidget {
    Q_OBJECT

public:
    explicit SplitEditor(Session& session, QWidget* parent = nullptr);

private:
    void showRecipe();
    void showScale();
    void commit();

    Session& session_;
    NumberBox* train_;
    NumberBox* validation_;
    NumberBox* test_;
    QLabel* scaled_;
    QLabel* rows_;
};

}  // namespace ardent
