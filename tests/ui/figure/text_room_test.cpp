#include "ui/figure/text_room.h"

#include <QtTest>

using namespace ardent;

namespace {

DrawStyle styleOf(bool live) {
    DrawStyle style;
    style.live = live;
    return style;
}

}  // namespace

class TextRoomTest : public QObject {
    Q_OBJECT

private slots:
    void aLowFigureHasAShortNote();
    void whatIsKeptMayBeLonger();
    void paperHasTheWholeNote();
};

void TextRoomTest::aLowFigureHasAShortNote() {
    const DrawStyle style = styleOf(true);
    int before = 0;
    for (const double lines : {8., 16., 24., 32., 40., 48., 60.}) {
        const int note = textRoom(style, lines * style.em()).noteLines;
        QVERIFY2(note >= before && note <= lines / 7., qPrintable(QString::number(note)));
        before = note;
    }
    QCOMPARE(textRoom(style, 27. * style.em()).noteLines, 3);
    QCOMPARE(before, 6);
}

void TextRoomTest::whatIsKeptMayBeLonger() {
    const DrawStyle style = styleOf(true);
    for (const double lines : {8., 16., 60.})
        QCOMPARE(textRoom(style, lines * style.em()).keptNoteLines, 6);
}

void TextRoomTest::paperHasTheWholeNote() {
    const DrawStyle style = styleOf(false);
    for (const double lines : {10., 60.})
        QVERIFY(textRoom(style, lines * style.em()).noteLines > 100);
}

ARDENT_TEST(TextRoomTest)
#include "text_room_test.moc"
