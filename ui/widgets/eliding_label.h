#pragma once

#include <QLabel>

namespace ardent {

/// One line of plain text that gives way: where it does not fit, an ellipsis stands for a part of
/// it and the tooltip has all.
class ElidingLabel : public QLabel {
    Q_OBJECT

public:
    explicit ElidingLabel(Qt::TextElideMode mode, QWidget* parent = nullptr);

    QSize minimumSizeHint() const override;
    QString shownText() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    Qt::TextElideMode mode_;
};

}  // namespace ardent
