#pragma once

#include <QWidget>

class QComboBox;

namespace ardent {

class Session;

/// Which column to predict, and as what kind of problem.
class TargetPicker : public QWidget {
    Q_OBJECT

public:
    explicit TargetPicker(Session& session, QWidget* parent = nullptr);

    QComboBox* targetBox() const { return target_; }

private:
    void fillTargets();
    void showRecipe();
    QString automaticText() const;

    Session& session_;
    QComboBox* target_;
    QComboBox* problem_;
};

}  // namespace ardent
