#include "ui/window/run_notes.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QStatusBar>
#include <QTextBlock>
#include <QTextEdit>
#include <QTextList>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/runs/run_text.h"
#include "ui/session/session.h"
#include "ui/window/actions.h"

namespace ardent {

namespace {

bool isTold(const RunEntry& run) {
    return !notesOn(run).empty() || !run.snapshot->changes.empty() || !run.snapshot->reason.empty();
}

/// Why it ended and the notes on it as a list, to be read, selected and copied with the mouse or
/// the keys.
QTextEdit* textOf(const RunEntry& run, QWidget* parent) {
    QStringList notes = changesText(run);
    for (const std::string& note : notesOn(run)) notes << QString::fromStdString(note);
    const QString reason = reasonText(*run.snapshot);
    auto* text = new QTextEdit(parent);
    text->setObjectName(QStringLiteral("notes"));
    text->setAccessibleName(RunNotes::tr("Notes"));
    text->setToolTip(RunNotes::tr("Why the run ended and what was done with its rows and columns"));
    text->setReadOnly(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    QTextCursor cursor = text->textCursor();
    QTextBlockFormat apart = cursor.blockFormat();
    apart.setBottomMargin(text->fontMetrics().height() / 3.);
    cursor.setBlockFormat(apart);
    cursor.insertText(reason);
    if (!reason.isEmpty() && !notes.isEmpty()) cursor.insertBlock();
    QTextListFormat bullets;
    bullets.setStyle(QTextListFormat::ListDisc);
    if (!notes.isEmpty()) cursor.createList(bullets);
    cursor.insertText(notes.join(QChar::ParagraphSeparator));
    text->moveCursor(QTextCursor::Start);
    return text;
}

}  // namespace

RunNotes::RunNotes(Session& session, Actions& actions, QStatusBar& bar)
    : QObject(&bar), session_(session), actions_(actions), count_(new QToolButton) {
    count_->setObjectName(QStringLiteral("statusNotes"));
    count_->setAutoRaise(true);
    QFont link;
    link.setUnderline(true);
    count_->setFont(link);
    count_->setFocusPolicy(Qt::TabFocus);
    count_->setToolTip(actions["run.notes"]->toolTip());
    bar.addWidget(count_);
    connect(count_, &QToolButton::clicked, actions["run.notes"], &QAction::trigger);
    connect(actions["run.notes"], &QAction::triggered, this, &RunNotes::show);
    for (const auto signal : {&Runs::currentChanged, &Runs::stateChanged})
        connect(&session.runs(), signal, this, &RunNotes::update);
    update();
}

void RunNotes::update() {
    const RunEntry* run = session_.runs().current();
    const int notes = run ? static_cast<int>(notesOn(*run).size()) : 0;
    count_->setVisible(notes > 0);
    count_->setText(notes == 1 ? tr("1 note") : tr("%1 notes").arg(notes));
    count_->setAccessibleName(count_->text());
    actions_.allow("run.notes", run && isTold(*run),
                   run ? tr("There is nothing to note about this run's rows and columns")
                       : tr("There is no run: press Run first"));
}

void RunNotes::show() {
    const RunEntry& run = *session_.runs().current();
    auto* dialog = new QDialog(count_->window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setObjectName(QStringLiteral("runNotes"));
    dialog->setWindowTitle(tr("Notes of %1").arg(run.name));
    auto* text = textOf(run, dialog);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    buttons->button(QDialogButtonBox::Close)->setToolTip(tr("Closes this window"));
    connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    auto* layout = new QVBoxLayout(dialog);
    layout->addWidget(text);
    layout->addWidget(buttons);
    dialog->resize(dialog->fontMetrics().averageCharWidth() * 84,
                   dialog->fontMetrics().height() * 18);
    dialog->open();
}

}  // namespace ardent
