#pragma once

#include <QSplitter>

namespace ardent {

/// Two widgets that have the same room until a person drags the handle, and then keep their shares
/// whatever the size of the whole.
class SharingSplitter : public QSplitter {
    Q_OBJECT

public:
    explicit SharingSplitter(Qt::Orientation orientation, QWidget* parent = nullptr);

    /// Of the first widget, between 0 and 1.
    double share() const { return share_; }
    void setShare(double share);
    void shareEvenly() { setShare(kEven); }

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    void apply();

    static constexpr double kEven = 0.5;

    double share_ = kEven;
};

}  // namespace ardent
