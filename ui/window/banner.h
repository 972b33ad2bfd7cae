#pragma once

#include <QFrame>

class QLabel;

namespace ardent {

class Session;

/// Says once, without standing in the way, what went wrong and what to do. The newest trouble
/// replaces the older one; opening data or starting a run clears it.
class Banner : public QFrame {
    Q_OBJECT

public:
    explicit Banner(Session& session, QWidget* parent = nullptr);

    void show(const QString& text);
    QString text() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QLabel* text_;
};

}  // namespace ardent
