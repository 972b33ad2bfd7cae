#include <QDir>
#include <QtTest>
#include <cmath>

#include "core/data/import/table_reader.h"
#include "core/data/synthetic/synthetic.h"
#include "core/data/task/make_task.h"
#include "tests/support/places.h"

using namespace ardent;

namespace {

const QString kFolder = test::inSources("resources/samples/");

Imported sample(const QString& file) {
    auto imported = readTable((kFolder + file).toStdString());
    if (!imported) qFatal("%s", imported.error().text.english().c_str());
    return *std::move(imported);
}

}  // namespace

class SamplesTest : public QObject {
    Q_OBJECT

private slots:
    void areAllDescribed();
    void readWithoutLoss_data();
    void readWithoutLoss();
    void syntheticOnesAreWhatTheyClaim_data();
    void syntheticOnesAreWhatTheyClaim();
};

void SamplesTest::areAllDescribed() {
    QFile readme(kFolder + "README.md");
    QVERIFY(readme.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(readme.readAll());
    const QStringList files = QDir(kFolder).entryList({"*.csv"});
    QCOMPARE(files.size(), 4);
    for (const QString& file : files)
        QVERIFY2(text.count('`' + file + '`') == 2,
                 qPrintable(file));  // in the table and under Origin
}

void SamplesTest::readWithoutLoss_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<QString>("target");
    QTest::addColumn<int>("classes");
    QTest::addRow("gse1") << "gse1.csv" << 10'000 << 19 << "y" << 0;
    QTest::addRow("moons") << "moons.csv" << 600 << 3 << "y" << 2;
    QTest::addRow("concrete") << "concrete.csv" << 1030 << 9 << "Compressive strength (MPa)" << 0;
    QTest::addRow("wine") << "wine.csv" << 178 << 14 << "Cultivar" << 3;
}

void SamplesTest::readWithoutLoss() {
    QFETCH(QString, file);
    QFETCH(int, rows);
    QFETCH(int, columns);
    QFETCH(QString, target);
    QFETCH(int, classes);
    Imported imported = sample(file);
    QCOMPARE(imported.table.rows, Index(rows));
    QCOMPARE(int(imported.table.columns.size()), columns);
    QCOMPARE(imported.report.badCellCount, Index(0));
    QCOMPARE(imported.report.missingCells, Index(0));
    QCOMPARE(imported.report.rowsDropped, Index(0));
    QCOMPARE(imported.table.columns.back().name, target.toStdString());

    Recipe recipe;
    recipe.target = target.toStdString();
    const auto task = makeTask(recipe, std::move(imported.table));
    QVERIFY2(task.has_value(), task ? "" : task.error().text.english().c_str());
    QCOMPARE(int(task->recipe->classes.size()), classes);
    QCOMPARE(int(task->recipe->inputs()), columns - 1);
}

void SamplesTest::syntheticOnesAreWhatTheyClaim_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("seed");
    QTest::addColumn<double>("unit");
    QTest::addRow("gse1") << "gse1" << 3 << 0.01;
    QTest::addRow("moons") << "moons" << 1 << 0.0001;
}

void SamplesTest::syntheticOnesAreWhatTheyClaim() {
    QFETCH(QString, id);
    QFETCH(int, seed);
    QFETCH(double, unit);
    const Table read = sample(id + ".csv").table;
    const Table made = synthesize(*findSyntheticSet(id.toStdString()), read.rows, Seed(seed));
    for (std::size_t j = 0; j < made.columns.size(); ++j) {
        const Column& column = read.columns[j];
        QCOMPARE(column.name, made.columns[j].name);
        for (Index i = 0; i < read.rows; ++i) {
            const double value =
                column.type == ColumnType::Numeric
                    ? column.numbers.at(i)
                    : std::stod(column.levels[std::size_t(column.codes[std::size_t(i)])]);
            QVERIFY(std::abs(value - made.columns[j].numbers.at(i)) <= 0.501 * unit);
        }
    }
}

ARDENT_TEST(SamplesTest)
#include "samples_test.moc"
