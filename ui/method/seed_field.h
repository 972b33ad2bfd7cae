#pragma once

#include <QObject>

class QLineEdit;
class QToolButton;

namespace ardent {

class Session;

/// A form row for the one number that all randomness comes from, with a button for another one.
class SeedField : public QObject {
    Q_OBJECT

public:
    /// The widgets become children of `form`.
    SeedField(Session& session, QWidget* form);

    QLineEdit* edit() const { return edit_; }
    QToolButton* another() const { return another_; }

private:
    void commit();

    Session& session_;
    QLineEdit* edit_;
    QToolButton* another_;
};

/// A seed not used before, short enough to be written down.
std::uint64_t anotherSeed();

}  // namespace ardent
