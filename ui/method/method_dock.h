#pragma once

#include <QDockWidget>

class QComboBox;
class QLabel;
class QToolButton;
class QVBoxLayout;

namespace ardent {

class OptionForm;
class Session;

/// Right: which method learns, with which options, seed and limits.
class MethodDock : public QDockWidget {
    Q_OBJECT

public:
    explicit MethodDock(Session& session, QWidget* parent = nullptr);

    OptionForm* form() const { return form_; }
    void showHelp();

protected:
    void changeEvent(QEvent* event) override;

private:
    QToolButton* makeHelpButton(QWidget* form);
    void align();
    void chainFocus();
    void fillMethods();
    void showMethod();
    void showOptions();
    void showPossible();

    Session& session_;
    QComboBox* picker_;
    QLabel* misfit_;
    QLabel* summary_;
    QLabel* paper_;
    QVBoxLayout* formPlace_;
    OptionForm* form_ = nullptr;
};

}  // namespace ardent
