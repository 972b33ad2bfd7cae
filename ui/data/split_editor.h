#pragma once

#include <QWidget>

#include "core/data/task/recipe.h"
#include "ui/session/background.h"
#include "ui/session/loaded_data.h"

class QComboBox;
class QLabel;

namespace ardent {

class NumberBox;
class Session;

/// How rows are dealt to training, validation and test, and how many rows each part has: of those
/// with a target, once one is chosen.
class SplitEditor : public QWidget {
    Q_OBJECT

public:
    explicit SplitEditor(Session& session, QWidget* parent = nullptr);

private:
    void buildRule();
    void offerColumns();
    void showRecipe();
    void showRule();
    void showScale();
    void showRows();
    void countRows();
    void commit();
    void commitRule();

    Session& session_;
    QComboBox* rule_;
    QLabel* columnLabel_;
    QComboBox* column_;
    NumberBox* train_;
    NumberBox* validation_;
    NumberBox* test_;
    QLabel* scaled_;
    QLabel* rows_;
    Background counter_;
    DataPtr counted_;  ///< the table that was counted last, by a column's rule
    Recipe recipe_;    ///< of that count
};

}  // namespace ardent
