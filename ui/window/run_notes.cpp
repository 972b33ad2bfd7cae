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

#include "core/figure/told.h"
#include "ui/runs/run_text.h"
#include "ui/session/session.h"
#include "ui/window/actions.h"

namespace ardent {

namespace {

/// Why it ended, then the notes on it.
std::vector<std::string> linesOf(const RunEntry& run) {
    std::vector<std::string> lines = notesOn(run);
    if (!run.snapshot->reason.empty()) lines.insert(lines.begin(), told(run.snapshot->reason));
    return lines;
}

/// As a list, to be read, selected and copied with the mouse or the keys.
QTextEdit* listOf(const std::vector<std::string>& notes, QWidget* parent) {
    auto* text = new QTextEdit(parent);
    text->setObjectName(QStringLiteral("notes"));
    text->setAccessibleName(RunNotes::tr("Notes"));
    text->setReadOnly(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    QTextCursor cursor = text->textCursor();
    QTextListFormat bullets;
    bullets.setStyle(QTextListFormat::ListDisc);
    cursor.createList(bullets);
    QTextBlockFormat apart = cursor.blockFormat();
    apart.setBottomMargin(text->fontMetrics().height() / 3.);
    cursor.setBlockFormat(apart);
    for (std::size_t i = 0; i < notes.size(); ++i) {
        if (i > 0) cursor.insertBlock();
        cursor.insertText(QString::fromStdString(notes[i]));
    }
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
    actions_.allow("run.notes", run && !linesOf(*run).empty(),
                   run ? tr("There is nothing to note about this run's rows and columns")
                       : tr("There is no run: press Run first"));
}

void RunNotes::show() {
    const RunEntry& run = *session_.runs().current();
    auto* dialog = new QDialog(count_->window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setObjectName(QStringLiteral("runNotes"));
    dialog->setWindowTitle(tr("Notes of %1").arg(run.name));
    auto* text = listOf(linesOf(run), dialog);
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
