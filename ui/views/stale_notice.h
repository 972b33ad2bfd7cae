#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace ardent {

class Session;

/// Says above the views that what they show was made with other settings than the panels have now,
/// and lets the panels take these over.
class StaleNotice : public QWidget {
    Q_OBJECT

public:
    explicit StaleNotice(Session& session, QWidget* parent = nullptr);

    QString text() const;  ///< "" when nothing is stale

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void refresh();
    void takeOver();

    Session& session_;
    QLabel* text_;
    QPushButton* takeOver_;
};

}  // namespace ardent
