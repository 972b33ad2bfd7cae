#pragma once

#include <QWidget>

class QLabel;

namespace ardent {

class Session;

/// Says above the views that what they show was made with other settings than the panels have now.
class StaleNotice : public QWidget {
    Q_OBJECT

public:
    explicit StaleNotice(Session& session, QWidget* parent = nullptr);

    QString text() const;  ///< "" when nothing is stale

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void refresh();

    Session& session_;
    QLabel* text_;
};

}  // namespace ardent
