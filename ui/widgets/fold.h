#pragma once

#include <QWidget>

class QToolButton;

namespace ardent {

/// A heading that opens and closes what stands below it.
class Fold : public QWidget {
    Q_OBJECT

public:
    Fold(const QString& title, QWidget* content, QWidget* parent = nullptr);

    QToolButton* heading() const { return heading_; }
    void setOpen(bool open);
    bool isOpen() const;

private:
    QToolButton* heading_;
    QWidget* content_;
};

}  // namespace ardent
