#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/command_line.h"

using namespace ardent;
using test::ardentCli;

/// A name with a letter wrong is answered by the right one.
class UnknownWordTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void theNearestNameIsTold_data();
    void theNearestNameIsTold();
    void whatIsNearNothingIsListed_data();
    void whatIsNearNothingIsListed();

private:
    QString path(const QString& name) const { return folder_.filePath(name); }
    test::Outcome run(QStringList arguments) const {
        return ardentCli(arguments.replaceInStrings("TABLE", path("wine.csv"))
                             .replaceInStrings("MODEL", path("model.json"))
                             .replaceInStrings("OUT", path("out.csv")));
    }

    QTemporaryDir folder_;
};

void UnknownWordTest::initTestCase() {
    QByteArray text("alcohol,colour,quality\n");
    for (int i = 0; i < 60; ++i)
        text += QByteArray::number(i % 7) + ',' + QByteArray::number(i % 5) +
                (i % 3 == 0   ? ",poor\n"
                 : i % 3 == 1 ? ",fair\n"
                              : ",good\n");
    QVERIFY(test::write(path("wine.csv"), text));
    QCOMPARE(run({"train", "TABLE", "--target", "quality", "--method", "rff", "--set",
                  "features=20", "--model", "MODEL"})
                 .exitCode,
             0);
}

void UnknownWordTest::theNearestNameIsTold_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("nearest");
    QTest::newRow("command") << QStringList{"trian", "TABLE"} << QByteArray("train");
    QTest::newRow("option") << QStringList{"train", "TABLE", "--targt", "quality"}
                            << QByteArray("--target");
    QTest::newRow("option with a value")
        << QStringList{"inspect", "TABLE", "--read_as=alcohol=number"} << QByteArray("--read-as");
    QTest::newRow("option of the program") << QStringList{"--versoin"} << QByteArray("--version");
    QTest::newRow("method") << QStringList{"train",   "TABLE",    "--target",
                                           "quality", "--method", "rfffnet"}
                            << QByteArray("rffnet");
    QTest::newRow("method to evaluate")
        << QStringList{"evaluate", "TABLE", "--target", "quality", "--method", "gbrf2"}
        << QByteArray("gbrff2");
    QTest::newRow("option of a method")
        << QStringList{"train",    "TABLE", "--target", "quality",
                       "--method", "rff",   "--set",    "featurs=20"}
        << QByteArray("features");
    QTest::newRow("task") << QStringList{"train",   "TABLE",  "--target",
                                         "quality", "--task", "regresion"}
                          << QByteArray("regression");
    QTest::newRow("target") << QStringList{"train", "TABLE", "--target", "qualty"}
                            << QByteArray("quality");
    QTest::newRow("column") << QStringList{"figure", "MODEL",  "TABLE", "--view", "effects",
                                           "--x",    "alchol", "--out", "OUT"}
                            << QByteArray("alcohol");
    QTest::newRow("view") << QStringList{"figure", "MODEL", "TABLE", "--view",
                                         "efects", "--out", "OUT"}
                          << QByteArray("effects");
    QTest::newRow("class") << QStringList{"figure",  "MODEL", "TABLE", "--view", "effects",
                                          "--class", "godo",  "--out", "OUT"}
                           << QByteArray("good");
    QTest::newRow("sample") << QStringList{"synth", "mons"} << QByteArray("moons");
}

void UnknownWordTest::theNearestNameIsTold() {
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, nearest);
    const auto outcome = run(arguments);
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(outcome.error.contains("did you mean \"" + nearest + "\"?"),
             outcome.error.constData());
    QCOMPARE(outcome.output, QByteArray());
}

void UnknownWordTest::whatIsNearNothingIsListed_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("command") << QStringList{"zzzzzz"}
                             << QByteArray("There is no command zzzzzz; `ardent-cli --help`");
    QTest::newRow("option") << QStringList{"train", "TABLE", "--zzzzzz"}
                            << QByteArray("There is no option --zzzzzz; `ardent-cli train --help`");
    QTest::newRow("view") << QStringList{"figure", "MODEL", "--view", "zzzzzz", "--out", "OUT"}
                          << QByteArray("choose one of loss, relevance");
}

void UnknownWordTest::whatIsNearNothingIsListed() {
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, says);
    const auto outcome = run(arguments);
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(outcome.error.contains(says), outcome.error.constData());
}

ARDENT_TEST(UnknownWordTest)
#include "unknown_word_test.moc"
