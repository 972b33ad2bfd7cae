#pragma once

#include <QWidget>

class QLineEdit;

namespace ardent {

class Session;

/// The one number that all randomness comes from, with a button for another one.
class SeedField : public QWidget {
    Q_OBJECT

public:
    explicit SeedField(Session& session, QWidget* parent = nullptr);

    QLineEdit* edit() const { return edit_; }

private:
    void commit();

    Session& session_;
    QLineEdit* edit_;
};

/// A seed not used before, short enough to be written down.
std::uint64_t anotherSeed();

}  // namespace ardent
