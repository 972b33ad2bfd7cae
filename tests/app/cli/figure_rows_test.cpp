#include <QTemporaryDir>
#include <QtTest>
#include <set>

#include "tests/support/command_line.h"

using namespace ardent;
using test::ardentCli;
using test::read;
using test::write;

class FigureRowsTest : public QObject {
    Q_OBJECT

private slots:
    void rowsAreNumberedAsInTheTable_data();
    void rowsAreNumberedAsInTheTable();

private:
    QString path(const QString& name) const { return folder_.filePath(name); }

    QTemporaryDir folder_;
};

void FigureRowsTest::rowsAreNumberedAsInTheTable_data() {
    QTest::addColumn<QString>("view");
    for (const char* view : {"boundary", "effects"}) QTest::newRow(view) << view;
}

/// The first of the 60 rows has no target any more, so that the run leaves it out.
void FigureRowsTest::rowsAreNumberedAsInTheTable() {
    QFETCH(QString, view);
    const QString project = test::inSources("tests/reference/project_v1.ardent");
    QByteArrayList lines = read(test::inSources("tests/reference/project_v1.csv")).split('\n');
    lines[1].truncate(lines[1].lastIndexOf(',') + 1);
    QVERIFY(write(path("later.csv"), lines.join('\n')));
    const test::Outcome drawn = ardentCli({"figure", project, path("later.csv"), "--view", view,
                                           "--x", "a", "--out", path("rows.csv")});
    QVERIFY2(drawn.exitCode == 0, drawn.error.constData());
    const QByteArrayList told = read(path("rows.csv")).trimmed().split('\n');
    QVERIFY2(told.front().endsWith(",row"), told.front().constData());
    std::set<int> rows;
    for (const QByteArray& line : told)
        if (line.startsWith("point,")) rows.insert(line.mid(line.lastIndexOf(',') + 1).toInt());
    QCOMPARE(rows.size(), std::size_t{59});
    QCOMPARE(*rows.begin(), 2);
    QCOMPARE(*rows.rbegin(), 60);
}

ARDENT_TEST(FigureRowsTest)
#include "figure_rows_test.moc"
