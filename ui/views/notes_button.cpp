#include "ui/views/notes_button.h"

#include <QFrame>
#include <QLabel>
#include <QScreen>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "ui/widgets/line_icon.h"

namespace ardent {

namespace {

QString paragraphs(const std::vector<Note>& notes, NoteKind kind) {
    QString html;
    for (const Note& note : notes)
        if (note.kind == kind)
            html +=
                QStringLiteral("<p>%1</p>").arg(QString::fromStdString(note.text).toHtmlEscaped());
    return html;
}

QString sectionOf(const QString& title, const QString& paragraphs) {
    return paragraphs.isEmpty() ? QString()
                                : QStringLiteral("<h4>%1</h4>%2").arg(title, paragraphs);
}

}  // namespace

NotesButton::NotesButton(std::function<std::vector<Note>()> notes, QWidget* parent)
    : QToolButton(parent),
      notes_(std::move(notes)),
      panel_(new QFrame(this, Qt::Popup)),
      text_(new QLabel(panel_)) {
    setIcon(lineIcon(QStringLiteral("notes")));
    setAutoRaise(true);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Notes"));
    setAccessibleDescription(
        tr("All notes on this figure: cautions, findings, what is shown and "
           "which run it is of"));
    setToolTip(accessibleDescription());
    panel_->setObjectName(QStringLiteral("notesPanel"));
    panel_->setFrameStyle(QFrame::StyledPanel | QFrame::Plain);
    text_->setObjectName(QStringLiteral("notesText"));
    text_->setAccessibleName(accessibleName());
    text_->setTextFormat(Qt::RichText);
    text_->setWordWrap(true);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* layout = new QVBoxLayout(panel_);
    layout->addWidget(text_);
    connect(this, &QToolButton::clicked, this, &NotesButton::open);
}

/// Below the button, within the screen.
void NotesButton::open() {
    constexpr int kLetters = 64;
    const std::vector<Note> notes = notes_();
    text_->setText(sectionOf(tr("Caution"), paragraphs(notes, NoteKind::Caution)) +
                   sectionOf(tr("Finding"), paragraphs(notes, NoteKind::Finding)) +
                   sectionOf(tr("What is shown"), paragraphs(notes, NoteKind::Shown)) +
                   sectionOf(tr("Run"), paragraphs(notes, NoteKind::Origin)));
    const int width = kLetters * fontMetrics().averageCharWidth();
    text_->setFixedSize(width, text_->heightForWidth(width));
    panel_->adjustSize();
    const QRect free = screen()->availableGeometry();
    const QSize taken = panel_->size();
    const QPoint corner = mapToGlobal(QPoint(this->width() - taken.width(), height()));
    const auto within = [](int at, int least, int most) {
        return std::clamp(at, least, std::max(least, most));
    };
    panel_->move(within(corner.x(), free.left(), free.right() - taken.width()),
                 within(corner.y(), free.top(), free.bottom() - taken.height()));
    panel_->show();
    text_->setFocus();
}

}  // namespace ardent
