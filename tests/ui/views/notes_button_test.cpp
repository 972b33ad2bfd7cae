#include "ui/views/notes_button.h"

#include <QApplication>
#include <QLabel>

#include "tests/ui/support.h"

using namespace ardent;
using namespace ardent::test;

/// All notes of a figure, one click away.
class NotesButtonTest : public QObject {
    Q_OBJECT

private slots:
    void showsAllNotesByKind();
    void asksAnewEachTime();
    void escapeClosesIt();

private:
    std::vector<Note> notes_;
};

void NotesButtonTest::showsAllNotesByKind() {
    notes_ = {{NoteKind::Caution, "a goes together with b."},
              {NoteKind::Finding, "2 < 3 variables are selected."},
              {NoteKind::Shown, std::string(60, 'x') + ' ' + std::string(60, 'y') + " the end."},
              {NoteKind::Origin, "Run 1: Ridge."}};
    NotesButton button([this] { return notes_; }, nullptr);
    button.show();
    QVERIFY(QTest::qWaitForWindowExposed(&button));
    QTest::mouseClick(&button, Qt::LeftButton);
    auto* text = button.findChild<QLabel*>(QStringLiteral("notesText"));
    QTRY_VERIFY(text->isVisible());
    qsizetype behind = -1;
    for (const char* part :
         {"Caution", "a goes together", "Finding", "2 &lt; 3", "What is shown", "Run 1: Ridge."}) {
        const qsizetype at = text->text().indexOf(QLatin1String(part));
        QVERIFY2(at > behind, part);
        behind = at;
    }
    QVERIFY2(text->height() >= text->heightForWidth(text->width()),
             qPrintable(QString::number(text->height())));
}

void NotesButtonTest::asksAnewEachTime() {
    notes_ = {{NoteKind::Shown, "Before."}};
    NotesButton button([this] { return notes_; }, nullptr);
    button.show();
    auto* text = button.findChild<QLabel*>(QStringLiteral("notesText"));
    button.click();
    QVERIFY(text->text().contains(QStringLiteral("Before.")));
    text->window()->close();
    notes_.front().text = "After.";
    button.click();
    QVERIFY(text->text().contains(QStringLiteral("After.")));
    QVERIFY(!text->text().contains(QStringLiteral("Caution")));
}

void NotesButtonTest::escapeClosesIt() {
    notes_ = {{NoteKind::Shown, "All rows."}};
    NotesButton button([this] { return notes_; }, nullptr);
    button.show();
    QVERIFY(QTest::qWaitForWindowExposed(&button));
    button.setFocus();
    QTest::keyClick(&button, Qt::Key_Space);
    auto* text = button.findChild<QLabel*>(QStringLiteral("notesText"));
    QTRY_VERIFY(text->isVisible());
    QTest::keyClick(text->window(), Qt::Key_Escape);
    QTRY_VERIFY(!text->isVisible());
}

ARDENT_TEST(NotesButtonTest)
#include "notes_button_test.moc"
