#include "ui/method/seed_field.h"

#include <QLineEdit>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QToolButton>
#include <limits>
#include <optional>

#include "ui/session/session.h"
#include "ui/widgets/line_icon.h"
#include "ui/widgets/told_below.h"
#include "ui/widgets/undo_pass.h"

namespace ardent {

namespace {

/// "42", and "1e3" as the 1000 it is.
std::optional<qulonglong> seedOf(const QString& typed) {
    static const QRegularExpression power(
        QStringLiteral("^\\+?([0-9]+)(?:\\.([0-9]*?)0*)?[eE]\\+?0*([0-9]{1,2})$"));
    QString digits = typed;
    if (const auto parts = power.match(typed); parts.hasMatch()) {
        const qsizetype decimals = parts.capturedLength(2);
        const qsizetype places = parts.captured(3).toInt();
        if (decimals > places) return std::nullopt;
        digits = parts.captured(1) + parts.captured(2) + QString(places - decimals, u'0');
    }
    bool understood = false;
    const qulonglong seed = digits.toULongLong(&understood);
    return understood ? std::optional(seed) : std::nullopt;
}

}  // namespace

std::uint64_t anotherSeed() {
    constexpr quint32 kLargest = 999'999;
    return QRandomGenerator::global()->bounded(1u, kLargest + 1u);
}

SeedField::SeedField(Session& session, QWidget* form)
    : QObject(form),
      session_(session),
      edit_(new QLineEdit(form)),
      another_(new QToolButton(form)) {
    edit_->setObjectName(QStringLiteral("seed"));
    passUndo(*edit_, [this] { return edit_->text() == QString::number(session_.seed()); });
    another_->setObjectName(QStringLiteral("newSeed"));
    another_->setIcon(lineIcon(QStringLiteral("dice")));
    another_->setText(tr("New seed"));
    another_->setAutoRaise(true);
    another_->setFocusPolicy(Qt::StrongFocus);
    another_->setToolTip(tr("New seed: draws another one for the next run"));
    another_->setAccessibleName(tr("New seed"));

    const auto showSeed = [this] { edit_->setText(QString::number(session_.seed())); };
    showSeed();
    connect(&session, &Session::seedChanged, this, showSeed);
    connect(edit_, &QLineEdit::editingFinished, this, &SeedField::commit);
    connect(another_, &QToolButton::clicked, this, [this] { session_.setSeed(anotherSeed()); });
}

void SeedField::commit() {
    const QString typed = edit_->text().trimmed();
    const auto seed = seedOf(typed);
    if (seed) session_.setSeed(*seed);
    edit_->setText(QString::number(session_.seed()));
    if (seed || typed.isEmpty()) return;
    tellBelow(*edit_, tr("“%1” is no seed: a seed is a whole number from 0 to %2. %3 stays.")
                          .arg(typed, QString::number(std::numeric_limits<quint64>::max()),
                               QString::number(session_.seed())));
}

}  // namespace ardent
