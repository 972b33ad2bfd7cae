#pragma once

#include <QScrollArea>

namespace ardent {

/// Scrolls up and down; sideways only where large text would make it take a window's room.
class VerticalScroll : public QScrollArea {
    Q_OBJECT

public:
    explicit VerticalScroll(QWidget* content, QWidget* parent = nullptr);

    QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace ardent
