#include "core/data/import/text/invisible_marks.h"

#include <QTest>

#include "tests/support/read_text.h"

using namespace ardent;

class InvisibleMarksTest : public QObject {
    Q_OBJECT

private slots:
    void areTakenOut_data();
    void areTakenOut();
    void areLeftOutOfBlocks();
    void areTold();
};

void InvisibleMarksTest::areTakenOut_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("left");
    QTest::newRow("none") << "a long text with café and — dashes"
                          << "a long text with café and — dashes";
    QTest::newRow("around") << QString("\u200Bred\u200F") << "red";
    QTest::newRow("within") << QString("long words re\u00ADd, blu\u2060e\uFEFF")
                            << "long words red, blue";
    QTest::newRow("joiners of letters") << QString("می\u200Cخواهم") << QString("می\u200Cخواهم");
    QTest::newRow("joiners alone") << QString("می\u200C,7\u200D") << QString("می,7");
}

void InvisibleMarksTest::areTakenOut() {
    QFETCH(QString, text);
    QFETCH(QString, left);
    QByteArray bytes = text.toUtf8();
    InvisibleMarks marks;
    const std::size_t size =
        marks.takeOut(std::span(bytes.data(), static_cast<std::size_t>(bytes.size())));
    QCOMPARE(QString::fromUtf8(bytes.first(static_cast<qsizetype>(size))), left);
    QCOMPARE(marks.count, Index(text.size() - left.size()));
}

/// Wherever a block of the reader ends.
void InvisibleMarksTest::areLeftOutOfBlocks() {
    for (int shift = 0; shift < 4; ++shift) {
        QByteArray text(QByteArray("a") + QByteArray(shift, 'b') + ",b\n");
        constexpr int kRows = 200'000;
        for (int row = 0; row < kRows; ++row) text += "\u200B1,2\u200E\n";
        const auto imported = test::readText(text);
        QVERIFY(imported);
        QCOMPARE(imported->table.rows, Index(kRows));
        QCOMPARE(imported->report.badCellCount, Index(0));
        QVERIFY(test::notesIn(imported->report).contains("400000 invisible characters") ||
                test::notesIn(imported->report).contains("400,000 invisible characters"));
    }
}

void InvisibleMarksTest::areTold() {
    const auto imported = test::readText("a\u200B,b\n1,2\n3,4\n");
    QVERIFY(imported);
    QCOMPARE(imported->table.columns[0].name, std::string("a"));
    QVERIFY(test::notesIn(imported->report)
                .contains("an invisible character (U+200B), which was left out."));
}

ARDENT_TEST(InvisibleMarksTest)
#include "invisible_marks_test.moc"
