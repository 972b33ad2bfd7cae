#include "core/data/import/truth_words.h"

#include <QTest>

#include "tests/support/columns.h"

using namespace ardent;

class TruthWordsTest : public QObject {
    Q_OBJECT

private slots:
    void severalWaysOfSayingYesAreNoted();
    void othersAreNot_data();
    void othersAreNot();
};

void TruthWordsTest::severalWaysOfSayingYesAreNoted() {
    const Message note = truthWordsNote(test::categories("paid", {"TRUE", "FALSE", "1", "0"}));
    QCOMPARE(QString::fromStdString(note.english()),
             QString("Column \"paid\" says yes and no in several ways; \"TRUE\", \"1\" count as "
                     "different levels; write them alike in the file."));
    const Message no = truthWordsNote(test::categories("paid", {"yes", "no", "nein"}));
    QVERIFY2(no.english().find("\"no\", \"nein\"") != std::string::npos, no.english().c_str());
}

void TruthWordsTest::othersAreNot_data() {
    QTest::addColumn<QStringList>("levels");
    QTest::newRow("two") << QStringList{"yes", "no"};
    QTest::newRow("in capital letters too") << QStringList{"yes", "no", "YES", "No"};
    QTest::newRow("something else too") << QStringList{"yes", "no", "1", "maybe"};
}

void TruthWordsTest::othersAreNot() {
    QFETCH(QStringList, levels);
    std::vector<std::string> cells;
    for (const QString& level : levels) cells.push_back(level.toStdString());
    QVERIFY(truthWordsNote(test::categories("paid", cells)).empty());
}

ARDENT_TEST(TruthWordsTest)
#include "truth_words_test.moc"
