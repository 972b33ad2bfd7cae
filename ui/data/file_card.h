#pragma once

#include <QFrame>

class QLabel;
class QToolButton;

namespace ardent {

class Session;

/// Name and size of the data, and what the import did to them.
class FileCard : public QFrame {
    Q_OBJECT

public:
    explicit FileCard(Session& session, QWidget* parent = nullptr);

private:
    void refresh();
    void showReport();

    Session& session_;
    QLabel* title_;
    QLabel* size_;
    QLabel* remarks_;
    QToolButton* details_;
};

}  // namespace ardent
