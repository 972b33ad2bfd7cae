#include "ui/method/seed_field.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QRandomGenerator>
#include <QRegularExpressionValidator>
#include <QToolButton>

#include "ui/session/session.h"
#include "ui/widgets/line_icon.h"

namespace ardent {

std::uint64_t anotherSeed() {
    constexpr quint32 kLargest = 999'999;
    return QRandomGenerator::global()->bounded(1u, kLargest + 1u);
}

SeedField::SeedField(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), edit_(new QLineEdit(this)) {
    edit_->setObjectName(QStringLiteral("seed"));
    edit_->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,20}")), edit_));
    auto* another = new QToolButton(this);
    another->setObjectName(QStringLiteral("newSeed"));
    another->setIcon(lineIcon(QStringLiteral("dice")));
    another->setText(tr("New seed"));
    another->setAutoRaise(true);
    another->setFocusPolicy(Qt::StrongFocus);
    another->setToolTip(tr("New seed: draws another one for the next run"));
    another->setAccessibleName(tr("New seed"));

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(edit_, 1);
    layout->addWidget(another);
    setFocusProxy(edit_);

    const auto showSeed = [this] { edit_->setText(QString::number(session_.seed())); };
    showSeed();
    connect(&session, &Session::seedChanged, this, showSeed);
    connect(edit_, &QLineEdit::editingFinished, this, &SeedField::commit);
    connect(another, &QToolButton::clicked, this, [this] { session_.setSeed(anotherSeed()); });
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
