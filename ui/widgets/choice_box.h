#pragma once

#include <QComboBox>
#include <QFont>
#include <optional>

namespace ardent {

/// A box as wide as its longest choice where there is room, though choices may be longer. What is
/// chosen ends in "…" then, or lacks letters from its middle where another choice begins alike; its
/// tooltip begins with all of it, and the list that opens is as wide as the longest choice.
class ChoiceBox : public QComboBox {
    Q_OBJECT

public:
    explicit ChoiceBox(QWidget* parent = nullptr);

    /// What stands in the closed box.
    const QString& shownText() const;

    QSize sizeHint() const override;
    void showPopup() override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;
    bool eventFilter(QObject* object, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Shortened {
        QString choice;
        int room = 0;  ///< pixels
        QFont font;
        QString text;
    };

    int textRoom() const;
    QString shortened(int room) const;
    int listWidth() const;

    mutable std::optional<Shortened> shortened_;  ///< while the choices are the same
};

}  // namespace ardent
