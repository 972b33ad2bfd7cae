#include "core/figure/notes/notes.h"

#include <QtTest>

using namespace ardent;

class NotesTest : public QObject {
    Q_OBJECT

private slots:
    void aCautionComesFirst();
    void aCautionFollowsEarlierOnes();
    void aFirstCautionComesBeforeThem();
    void nothingToSayChangesNothing();
    void theHeadlineIsTheFirstCautionAndFinding();
};

void NotesTest::aCautionComesFirst() {
    Figure figure;
    addNote(NoteKind::Shown, "Most relevant first.", figure);
    addCaution("It may be chance.", figure);
    QCOMPARE(notesText(figure, NoteKind::Caution), std::string("It may be chance."));
    QCOMPARE(notesText(figure), std::string("It may be chance. Most relevant first."));
}

void NotesTest::aCautionFollowsEarlierOnes() {
    Figure figure;
    addCaution("One.", figure);
    QCOMPARE(notesText(figure), std::string("One."));
    addNote(NoteKind::Origin, "Rest.", figure);
    addCaution("Two.", figure);
    QCOMPARE(notesText(figure, NoteKind::Caution), std::string("One. Two."));
    QCOMPARE(notesText(figure), std::string("One. Two. Rest."));
}

void NotesTest::aFirstCautionComesBeforeThem() {
    Figure figure;
    addNote(NoteKind::Shown, "Rest.", figure);
    addCaution("Two.", figure);
    addFirstCaution("One.", figure);
    QCOMPARE(notesText(figure), std::string("One. Two. Rest."));
}

void NotesTest::nothingToSayChangesNothing() {
    Figure figure;
    addNote(NoteKind::Shown, "Rest.", figure);
    addCaution("", figure);
    addFirstCaution("", figure);
    addNote(NoteKind::Finding, "", figure);
    QCOMPARE(figure.notes.size(), std::size_t(1));
}

void NotesTest::theHeadlineIsTheFirstCautionAndFinding() {
    Figure figure;
    QVERIFY(headlineOf(figure).caution.empty() && headlineOf(figure).sentence.empty());
    addNote(NoteKind::Shown, "Shown.", figure);
    addNote(NoteKind::Origin, "Run 1.", figure);
    QCOMPARE(headlineOf(figure).sentence, std::string("Shown."));
    addNote(NoteKind::Finding, "Finding.", figure);
    addNote(NoteKind::Finding, "Another.", figure);
    addCaution("Caution.", figure);
    addCaution("Another.", figure);
    QCOMPARE(headlineOf(figure).sentence, std::string("Finding."));
    QCOMPARE(headlineOf(figure).caution, std::string("Caution."));
}

ARDENT_TEST(NotesTest)
#include "notes_test.moc"
