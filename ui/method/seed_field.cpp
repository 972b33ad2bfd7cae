#include "ui/method/seed_field.h"

#include <QLineEdit>
#include <QRandomGenerator>
#include <QRegularExpressionValidator>
#include <QToolButton>

#include "ui/session/session.h"
#include "ui/widgets/line_icon.h"
#include "ui/widgets/undo_pass.h"

namespace ardent {

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
    edit_->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,20}")), edit_));
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
    bool understood = false;
    const qulonglong seed = edit_->text().toULongLong(&understood);
    if (understood)
        session_.setSeed(seed);
    else
        edit_->setText(QString::number(session_.seed()));
}

}  // namespace ardent
