#pragma once

#include <QAbstractButton>

#include "ui/start/samples.h"

namespace ardent {

/// A button with a small picture, a question and what the sample is.
class SampleCard : public QAbstractButton {
    Q_OBJECT

public:
    explicit SampleCard(const Sample& sample, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    QRect textArea(int width) const;

    Sample sample_;
};

}  // namespace ardent
