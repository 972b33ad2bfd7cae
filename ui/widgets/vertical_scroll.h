#pragma once

#include <QScrollArea>

namespace ardent {

/// Scrolls up and down only, and is never narrower than its content can be.
class VerticalScroll : public QScrollArea {
    Q_OBJECT

public:
    explicit VerticalScroll(QWidget* content, QWidget* parent = nullptr);

    QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace ardent
