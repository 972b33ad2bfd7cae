#include <QDir>
#include <QMessageBox>
#include <cmath>

#include "tests/ui/window_fixture.h"
#include "ui/window/banner.h"

using namespace ardent;
using namespace ardent::test;

/// Every bad input gets one sentence in the banner, and the window goes on working.
class BadInputTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(QDir(sandbox_.path({})).mkdir(QStringLiteral("folder"))); }
    void filesThatAreNoTables_data();
    void filesThatAreNoTables();
    void whatCannotBeReadAsksNothing();
    void tablesThatCannotBeLearned_data();
    void tablesThatCannotBeLearned();
    void oddTablesTrain_data();
    void oddTablesTrain();

private:
    static void aGoodTableStillTrains(WindowFixture& w, const QString& path);
    QString goodTable() { return sandbox_.write(QStringLiteral("good.csv"), smallTable(100)); }

    Sandbox sandbox_;
};

void BadInputTest::aGoodTableStillTrains(WindowFixture& w, const QString& path) {
    w.openFile(path);
    QTRY_VERIFY(!w.session().isLoading() && w.session().data() &&
                w.session().data()->title == QStringLiteral("good.csv"));
    w.session().setTarget(QStringLiteral("y"));
    w.session().setMethod(QStringLiteral("rffnet"));
    w.session().setOption("max_epochs", 3LL);
    click(w.tool("run.start"));
    QTRY_VERIFY(w.session().runs().current() && !w.session().runs().current()->run);
    QCOMPARE(w.session().runs().current()->snapshot->state, RunState::Finished);
}

void BadInputTest::filesThatAreNoTables_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("says");
    QTest::newRow("missing") << "not-there.csv" << QByteArray() << "there is no such file";
    QTest::newRow("directory") << "folder" << QByteArray() << "this is a folder";
    QTest::newRow("binary") << "b.csv"
                            << QByteArray(
                                   "\x7f"
                                   "ELF\0\1\2\3\0\0",
                                   10)
                            << "this is a binary file";
    QTest::newRow("empty") << "e.csv" << QByteArray("") << "the file is empty";
    QTest::newRow("header only") << "h.csv" << QByteArray("a,b\n") << "no row below it";
    QTest::newRow("open quote") << "q.csv" << QByteArray("a,b\n1,\"2\n3,4\n")
                                << "a quote (\") opens here";
}

void BadInputTest::filesThatAreNoTables() {
    QFETCH(QString, name);
    QFETCH(QByteArray, content);
    QFETCH(QString, says);
    WindowFixture w;
    QVERIFY(w.isActive());
    w.openFile(content.isNull() ? sandbox_.path(name) : sandbox_.write(name, content));
    auto* banner = w.window().findChild<Banner*>();
    QTRY_VERIFY(banner->isVisible());
    QVERIFY2(banner->text().contains(says), qPrintable(banner->text()));
    QCOMPARE(banner->text().count(QLatin1Char('\n')), 0);
    QVERIFY(!w.session().data());
    aGoodTableStillTrains(w, goodTable());
}

/// About what is not saved: it stays as it is.
void BadInputTest::whatCannotBeReadAsksNothing() {
    WindowFixture w;
    QVERIFY(w.isActive());
    aGoodTableStillTrains(w, goodTable());
    w.openFile(sandbox_.write(QStringLiteral("u.arff"), "@relation u\n@data\n1\n"));
    auto* banner = w.window().findChild<Banner*>();
    QTRY_VERIFY(banner->isVisible());
    QVERIFY2(banner->text().contains(QStringLiteral("ARFF")), qPrintable(banner->text()));
    QVERIFY(!w.window().findChild<QMessageBox*>(QStringLiteral("leaveQuestion")));
    QCOMPARE(w.session().data()->title, QStringLiteral("good.csv"));
    QCOMPARE(w.session().runs().all().size(), std::size_t(1));
}

void BadInputTest::tablesThatCannotBeLearned_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("says");
    QByteArray constant("a,y\n"), oneClass("a,y\n"), huge("a,y\n"), tiny("a,y\n");
    for (int i = 0; i < 40; ++i) {
        const QByteArray number = QByteArray::number(i);
        constant += number + ",5\n";
        oneClass += number + ",red\n";
        tiny += number + ',' + number + "e-200\n";
        huge += number + (i == 7 ? ",1e308\n" : ',' + number + ".5\n");
    }
    QTest::newRow("one row") << QByteArray("a,y\n1,2\n") << "at least two are needed";
    QTest::newRow("constant target") << constant << "is \"5\" in every row";
    QTest::newRow("one class") << oneClass << "is \"red\" in every row";
    QTest::newRow("huge target") << huge << "too large for squared errors";
    QTest::newRow("tiny target") << tiny << "too little for squared errors";
    QTest::newRow("no usable column")
        << QByteArray("a,y\n,1.5\n,2\n,3.25\n,4\n,5\n,7\n") << "no usable feature column";
}

void BadInputTest::tablesThatCannotBeLearned() {
    QFETCH(QByteArray, content);
    QFETCH(QString, says);
    WindowFixture w;
    QVERIFY(w.isActive());
    w.openFile(sandbox_.write(QStringLiteral("bad.csv"), content));
    QTRY_VERIFY(w.session().data());
    w.session().setTarget(QStringLiteral("y"));
    click(w.tool("run.start"));
    auto* banner = w.window().findChild<Banner*>();
    QTRY_VERIFY(banner->isVisible());
    QVERIFY2(banner->text().contains(says), qPrintable(banner->text()));
    QVERIFY(w.session().runs().all().empty());
    aGoodTableStillTrains(w, goodTable());
}

void BadInputTest::oddTablesTrain_data() {
    QTest::addColumn<QByteArray>("content");
    QByteArray odd("a,b,y\n"), wide, words("a,y\n");
    for (int i = 0; i < 60; ++i) {
        const QByteArray number = QByteArray::number(i);
        odd += (i == 3    ? "NaN"
                : i == 9  ? "1e308"
                : i == 12 ? "-1e308"
                          : number) +
               ',' + (i == 5 ? "inf" : QByteArray::number(i % 7)) + ',' + number + ".5\n";
        words += QByteArray(i % 3 == 0 ? "u" : "v") + (i % 2 == 0 ? ",yes\n" : ",no\n");
        wide += 'x' + number + ',';
    }
    wide += "y\n";
    for (int row = 0; row < 12; ++row)
        for (int i = 0; i <= 60; ++i)
            wide += QByteArray::number((row * 37 + i * 11) % 101) + (i == 60 ? '\n' : ',');
    QTest::newRow("NaN, inf and 1e308") << odd;
    QTest::newRow("more columns than rows") << wide;
    QTest::newRow("no numeric column") << words;
}

void BadInputTest::oddTablesTrain() {
    QFETCH(QByteArray, content);
    WindowFixture w;
    QVERIFY(w.isActive());
    w.openFile(sandbox_.write(QStringLiteral("odd.csv"), content));
    QTRY_VERIFY(w.session().data());
    w.session().setTarget(QStringLiteral("y"));
    w.session().setMethod(QStringLiteral("rffnet"));
    w.session().setOption("max_epochs", 3LL);
    click(w.tool("run.start"));
    QTRY_VERIFY(w.session().runs().current() && !w.session().runs().current()->run);
    const Snapshot& last = *w.session().runs().current()->snapshot;
    QCOMPARE(last.state, RunState::Finished);
    QVERIFY(std::isfinite(last.curve.value(last.curve.size() - 1, 0)));
}

ARDENT_TEST(BadInputTest)
#include "bad_input_test.moc"
