#include <QTemporaryDir>
#include <QtTest>
#include <cmath>
#include <nlohmann/json.hpp>

#include "tests/support/command_line.h"

using namespace ardent;
using test::ardentCli;
using test::read;
using test::write;

class FigureAxesTest : public QObject {
    Q_OBJECT

private slots:
    void aModelThatTellsNoRelevanceIsDrawnWhereItChanges();

private:
    QString path(const QString& name) const { return folder_.filePath(name); }

    QTemporaryDir folder_;
};

void FigureAxesTest::aModelThatTellsNoRelevanceIsDrawnWhereItChanges() {
    QByteArray table("a,b,c,d,y\n");
    for (int i = 0; i < 200; ++i) {
        const double c = std::sin(1.7 * i), d = std::cos(2.9 * i);
        for (const double x : {std::sin(0.7 * i), std::cos(1.1 * i), c, d})
            table += QByteArray::number(x) + ',';
        table += QByteArray::number(2. * c + 3. * d * d) + '\n';
    }
    QVERIFY(write(path("last.csv"), table));
    QCOMPARE(ardentCli({"train", path("last.csv"), "--target", "y", "--method", "rff", "--model",
                        path("last.json")})
                 .exitCode,
             0);
    const QStringList named{"figure", path("last.json"), path("last.csv"), "--view", "effects"};
    QCOMPARE(ardentCli(named + QStringList{"--out", path("important.csv")}).exitCode, 0);
    QCOMPARE(ardentCli(named + QStringList{"--x", "c", "--out", path("c.csv")}).exitCode, 0);
    QCOMPARE(read(path("important.csv")), read(path("c.csv")));
    auto model = nlohmann::ordered_json::parse(read(path("last.json")).toStdString());
    QVERIFY(model.erase("importance") == 1);  // as an older file
    QVERIFY(write(path("last.json"), QByteArray::fromStdString(model.dump())));
    const QStringList base{"figure", path("last.json"), path("last.csv"), "--view", "boundary"};
    QCOMPARE(ardentCli(base + QStringList{"--x", "c", "--y", "d", "--out", path("t.csv")}).exitCode,
             0);
    QCOMPARE(ardentCli(base + QStringList{"--out", path("u.csv")}).exitCode, 0);
    QVERIFY(!read(path("t.csv")).isEmpty());
    QCOMPARE(read(path("u.csv")), read(path("t.csv")));
    const QStringList effects{"figure", path("last.json"), path("last.csv"), "--view", "effects"};
    QCOMPARE(ardentCli(effects + QStringList{"--x", "d", "--out", path("d.csv")}).exitCode, 0);
    QCOMPARE(ardentCli(effects + QStringList{"--out", path("steepest.csv")}).exitCode, 0);
    QVERIFY(!read(path("d.csv")).isEmpty());
    QCOMPARE(read(path("steepest.csv")), read(path("d.csv")));
}

ARDENT_TEST(FigureAxesTest)
#include "figure_axes_test.moc"
