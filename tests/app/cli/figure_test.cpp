#include <QFile>
#include <QTemporaryDir>
#include <QtTest>
#include <algorithm>

#include "core/store/project_file.h"
#include "tests/support/command_line.h"
#include "tests/support/places.h"

using namespace ardent;
using test::ardentCli;
using test::Outcome;
using test::read;

class FigureTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void drawsAModel_data();
    void drawsAModel();
    void drawsARunOfAProject_data();
    void drawsARunOfAProject();
    void aFigureNamesItsRun();
    void choosesColumns();
    void drawsTheRunsOwnInteractions();
    void theMoreRelevantColumnIsNotAlwaysX();
    void rowsAreThoseOfTheTable();
    void aRowOfAnUnknownClassIsNotOneWithout();
    void saysWhichRowsItCounts();
    void relevanceWarnsOfCorrelatedColumns();
    void aClassIsOneOfTheModel_data();
    void aClassIsOneOfTheModel();
    void neverWritesOverWhatItReads();
    void readingsNeedATable_data();
    void readingsNeedATable();
    void refusesWithOneSentence_data();
    void refusesWithOneSentence();

private:
    QString path(const QString& name) const { return folder_.filePath(name); }

    bool copyProject() const;

    QTemporaryDir folder_;
};

void FigureTest::initTestCase() {
    QCOMPARE(ardentCli({"synth", "moons", "--rows", "200", "--out", path("moons.csv")}).exitCode,
             0);
    QCOMPARE(ardentCli({"train", path("moons.csv"), "--target", "y", "--method", "rffnet", "--set",
                        "max_epochs=3", "--set", "features=20", "--model", path("model.json")})
                 .exitCode,
             0);
    QFile gaps(path("gaps.csv"));
    QVERIFY(gaps.open(QIODevice::WriteOnly));
    gaps.write("a,b,c,y\n1,2,30,1\n3,4,-5,\n5,1,-5,2\n2,2,30,3\n7,3,4,5\n1,9,-8,2\n");
    for (int i = 0; i < 60; ++i)
        gaps.write(QByteArray::number(i % 7) + ',' + QByteArray::number(i % 5) + ',' +
                   QByteArray::number(i % 11) + ',' + QByteArray::number(0.2 * (i % 7) + i % 11) +
                   '\n');
    gaps.close();
    QCOMPARE(ardentCli({"train", path("gaps.csv"), "--target", "y", "--method", "ridge", "--model",
                        path("gaps.json")})
                 .exitCode,
             0);
}

void FigureTest::drawsAModel_data() {
    QTest::addColumn<QString>("view");
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("begins");
    QTest::addRow("boundary as CSV") << "boundary"
                                     << "b.csv" << QByteArray("part,name,x,y,value");
    QTest::addRow("effects as CSV") << "effects"
                                    << "e.csv" << QByteArray("part,name,x,y,value");
    QTest::addRow("interactions as CSV") << "interactions"
                                         << "i.csv" << QByteArray("part,name,x,y");
    QTest::addRow("interaction graph as CSV") << "interaction-graph"
                                              << "g.csv" << QByteArray("part,name,x,y");
    QTest::addRow("interaction map as CSV") << "interaction-map"
                                            << "m.csv" << QByteArray("part,name,x,y");
    QTest::addRow("relevance as CSV") << "relevance"
                                      << "r.csv" << QByteArray("part,name,x,y");
#ifdef ARDENT_GUI
    QTest::addRow("interaction graph as SVG") << "interaction-graph"
                                              << "g.svg" << QByteArray("<?xml");
    QTest::addRow("interaction map as PDF") << "interaction-map"
                                            << "m.pdf" << QByteArray("%PDF-");
    QTest::addRow("boundary as PDF") << "boundary"
                                     << "b.pdf" << QByteArray("%PDF-");
    QTest::addRow("relevance as SVG") << "relevance"
                                      << "r.svg" << QByteArray("<?xml");
    QTest::addRow("relevance as PNG") << "relevance"
                                      << "r.png" << QByteArray("\x89PNG");
#endif
}

void FigureTest::drawsAModel() {
    QFETCH(QString, view);
    QFETCH(QString, file);
    QFETCH(QByteArray, begins);
    const Outcome drawn = ardentCli({"figure", path("model.json"), path("moons.csv"), "--view",
                                     view, "--size", "85x60mm", "--out", path(file)});
    QCOMPARE(drawn.exitCode, 0);
    QCOMPARE(drawn.error, QByteArray());
    QCOMPARE(drawn.output, QByteArray());
    QFile written(path(file));
    QVERIFY(written.open(QIODevice::ReadOnly));
    QVERIFY(written.readAll().startsWith(begins));
}

void FigureTest::drawsARunOfAProject_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QByteArray>("says");
    QTest::addRow("loss") << QStringList{"--view", "loss"} << 0 << QByteArray();
    QTest::addRow("by place") << QStringList{"--view", "loss", "--run", "1"} << 0 << QByteArray();
    QTest::addRow("by name") << QStringList{"--view", "loss", "--run", "Small net"} << 0
                             << QByteArray();
    QTest::addRow("relevance") << QStringList{"--view", "relevance"} << 0 << QByteArray();
    QTest::addRow("effects") << QStringList{"--view", "effects"} << 0 << QByteArray();
    QTest::addRow("interactions") << QStringList{"--view", "interactions"} << 0 << QByteArray();
    QTest::addRow("boundary") << QStringList{"--view", "boundary"} << 0 << QByteArray();
    QTest::addRow("no such run") << QStringList{"--view", "loss", "--run", "99"} << 2
                                 << QByteArray("project_v1.ardent has no such run; its runs are");
}

bool FigureTest::copyProject() const {
    return std::ranges::all_of(
        QStringList{"project_v1.ardent", "project_v1.csv"}, [this](const QString& name) {
            QFile::remove(path(name));
            return QFile::copy(test::inSources("tests/reference/") + name, path(name));
        });
}

void FigureTest::drawsARunOfAProject() {
    QFETCH(QStringList, arguments);
    QFETCH(int, exitCode);
    QFETCH(QByteArray, says);
    QVERIFY(copyProject());
    QFile::remove(path("run.csv"));
    const Outcome drawn = ardentCli(
        QStringList{"figure", path("project_v1.ardent"), "--out", path("run.csv")} + arguments);
    QCOMPARE(drawn.exitCode, exitCode);
    QVERIFY2(drawn.error.contains(says), drawn.error.constData());
    QCOMPARE(QFile::exists(path("run.csv")), exitCode == 0);
}

void FigureTest::aFigureNamesItsRun() {
#ifdef ARDENT_GUI
    QCOMPARE(
        ardentCli({"figure", path("model.json"), "--view", "relevance", "--out", path("n.svg")})
            .exitCode,
        0);
    QFile written(path("n.svg"));
    QVERIFY(written.open(QIODevice::ReadOnly));
    QVERIFY(written.readAll().contains("model.json: RFFNet"));
#endif
}

void FigureTest::choosesColumns() {
    const QStringList base{"figure", path("model.json"), path("moons.csv"), "--view", "boundary"};
    QCOMPARE(
        ardentCli(base + QStringList{"--x", "x2", "--y", "x1", "--out", path("a.csv")}).exitCode,
        0);
    QCOMPARE(ardentCli(base + QStringList{"--x", "x2", "--out", path("b.csv")}).exitCode, 0);
    QFile a(path("a.csv")), b(path("b.csv"));
    QVERIFY(a.open(QIODevice::ReadOnly) && b.open(QIODevice::ReadOnly));
    QCOMPARE(a.readAll(), b.readAll());
    for (const char* others : {"average", "7"})
        QCOMPARE(ardentCli(base + QStringList{"--others", others, "--out", path("c.csv")}).exitCode,
                 0);
}

/// As the window does, which draws them too where there is no model.
void FigureTest::drawsTheRunsOwnInteractions() {
    auto project = loadProject(test::inSources("tests/reference/project_v1.ardent").toStdString());
    QVERIFY(project.has_value());
    StoredRun& run = project->runs.back();
    auto snapshot = std::make_shared<Snapshot>(*run.snapshot);
    std::vector<std::string> names;
    for (const SourceColumn& source : run.fitted->sources) names.push_back(source.name);
    snapshot->interactions = Interactions{"own score", names, {{{0, 1}, 42.5}}};
    run.snapshot = snapshot;
    QVERIFY(saveProject(*project, path("own.ardent").toStdString()).has_value());
    const QString table = test::inSources("tests/reference/project_v1.csv");
    for (const char* view : {"interactions", "interaction-graph", "interaction-map"}) {
        const Outcome drawn = ardentCli({"figure", path("own.ardent"), table, "--view",
                                         QLatin1String(view), "--out", path("own.csv")});
        QVERIFY2(drawn.exitCode == 0, drawn.error.constData());
        QVERIFY2(read(path("own.csv")).contains("42.5"), read(path("own.csv")).constData());
    }
}

/// The two most relevant ones are drawn in the order of the table, as in the window.
void FigureTest::theMoreRelevantColumnIsNotAlwaysX() {
    const QStringList base{"figure", path("gaps.json"), path("gaps.csv"), "--view", "boundary"};
    QCOMPARE(ardentCli(base + QStringList{"--x", "a", "--y", "c", "--out", path("t.csv")}).exitCode,
             0);
    QCOMPARE(ardentCli(base + QStringList{"--out", path("u.csv")}).exitCode, 0);
    QVERIFY(!read(path("t.csv")).isEmpty());
    QCOMPARE(read(path("u.csv")), read(path("t.csv")));
}

/// Row 2 has no target; row 4 has row 1's c.
void FigureTest::rowsAreThoseOfTheTable() {
    const auto drawn = [&](const char* row) {
        return ardentCli({"figure", path("gaps.json"), path("gaps.csv"), "--view", "boundary",
                          "--x", "a", "--y", "b", "--others", QLatin1String(row), "--out",
                          path(QStringLiteral("row%1.csv").arg(QLatin1String(row)))});
    };
    for (const char* row : {"1", "3", "4", "66"})
        QVERIFY2(drawn(row).exitCode == 0, drawn(row).error.constData());
    QCOMPARE(read(path("row4.csv")), read(path("row1.csv")));
    QVERIFY(read(path("row3.csv")) != read(path("row1.csv")));
    for (const char* row : {"2", "67", "0"}) QCOMPARE(drawn(row).exitCode, 2);
    QVERIFY2(drawn("2").error.contains("row 2 has no y"), drawn("2").error.constData());
}

/// Row 2 is of a class that the model has not learned, row 3 of none.
void FigureTest::aRowOfAnUnknownClassIsNotOneWithout() {
    QFile later(path("later.csv"));
    QVERIFY(later.open(QIODevice::WriteOnly));
    later.write("x1,x2,y\n0.1,0.2,0\n0.3,0.1,7\n0.5,0.5,\n0.2,0.9,1\n");
    later.close();
    const auto told = [&](const char* row) {
        const Outcome drawn =
            ardentCli({"figure", path("model.json"), path("later.csv"), "--view", "boundary",
                       "--others", QLatin1String(row), "--out", path("later.png.csv")});
        return drawn.exitCode == 2 ? drawn.error : QByteArray::number(drawn.exitCode);
    };
    QCOMPARE(told("4"), QByteArray("0"));
    QVERIFY2(told("2").contains("the y of row 2 is \"7\", a class that the model does not know"),
             told("2").constData());
    QVERIFY2(told("3").contains("row 3 has no y"), told("3").constData());
}

/// One row of gaps.csv has no target: an effect needs none, a boundary draws it.
void FigureTest::saysWhichRowsItCounts() {
#ifdef ARDENT_GUI
    const auto note = [&](const char* view) {
        ardentCli({"figure", path("gaps.json"), path("gaps.csv"), "--view", view, "--x", "a",
                   "--out", path("note.svg")});
        return read(path("note.svg")).simplified();
    };
    QVERIFY(note("effects").contains("66 rows of gaps.csv with a set to"));
    QVERIFY(note("boundary").contains("65 rows of gaps.csv with a known y"));
#endif
}

void FigureTest::relevanceWarnsOfCorrelatedColumns() {
#ifdef ARDENT_GUI
    QByteArray text("a,twin,b,y\n");
    for (int i = 0; i < 80; ++i)
        text += QByteArray::number(i % 9) + ',' + QByteArray::number(i % 9 + 0.01 * (i % 2)) + ',' +
                QByteArray::number(i % 5) + ',' + QByteArray::number(i % 9 + 2 * (i % 5)) + '\n';
    QVERIFY(test::write(path("twins.csv"), text));
    QCOMPARE(ardentCli({"train", path("twins.csv"), "--target", "y", "--method", "ridge", "--model",
                        path("twins.json")})
                 .exitCode,
             0);
    const auto drawn = [&](const QStringList& table) {
        const QStringList base{"figure", path("twins.json")};
        ardentCli(base + table + QStringList{"--view", "relevance", "--out", path("twins.svg")});
        return read(path("twins.svg")).simplified();
    };
    QVERIFY(drawn({path("twins.csv")}).contains("goes together with"));
    QVERIFY(drawn({}).contains("goes together with"));
#endif
}

void FigureTest::aClassIsOneOfTheModel_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("of numbers") << QStringList{"gaps.json", "effects", "1"}
                                << QByteArray("--class 1: y is a number and has no classes");
    QTest::newRow("none") << QStringList{"model.json", "effects", "7"}
                          << QByteArray("--class 7: there is no such class; the classes are");
    QTest::newRow("the other one") << QStringList{"model.json", "effects", "0"}
                                   << QByteArray("the log-odds of class 1 are drawn");
    QTest::newRow("of another view")
        << QStringList{"model.json", "boundary", "1"}
        << QByteArray("only --view effects and contributions show one class");
    QTest::newRow("the second") << QStringList{"model.json", "effects", "1"} << QByteArray();
}

void FigureTest::aClassIsOneOfTheModel() {
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, says);
    const QString table = arguments[0] == "gaps.json" ? "gaps.csv" : "moons.csv";
    const Outcome drawn =
        ardentCli({"figure", path(arguments[0]), path(table), "--view", arguments[1], "--class",
                   arguments[2], "--out", path("class.csv")});
    QCOMPARE(drawn.exitCode, says.isEmpty() ? 0 : 2);
    QVERIFY2(drawn.error.contains(says), drawn.error.constData());
}

void FigureTest::neverWritesOverWhatItReads() {
    QVERIFY(copyProject());
    for (const QStringList& inputs : {QStringList{path("model.json"), path("moons.csv")},
                                      QStringList{path("project_v1.ardent")}}) {
        const QString table = inputs.size() > 1 ? "moons.csv" : "project_v1.csv";
        const QByteArray before = read(path(table));
        const Outcome refused =
            ardentCli(QStringList{"figure", "--view", "effects", "--out", path(table)} + inputs);
        QCOMPARE(refused.exitCode, 2);
        QVERIFY2(refused.error.contains("this is an input"), refused.error.constData());
        QCOMPARE(read(path(table)), before);
    }
}

void FigureTest::readingsNeedATable_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("says");
    const QString run = QStringLiteral("PROJECT"), model = QStringLiteral("MODEL");
    QTest::addRow("curves") << QStringList{run, "--view", "loss", "--read-as", "x=number"}
                            << QByteArray("--view loss reads no table");
    QTest::addRow("no table") << QStringList{model, "--view", "relevance", "--read-as", "x1=number"}
                              << QByteArray("--read-as x1=number: no table is read; name one");
    QTest::addRow("no such column")
        << QStringList{model, "TABLE", "--view", "effects", "--read-as", "q=number"}
        << QByteArray("has no column \"q\"");
    QTest::addRow("of a run") << QStringList{run, "--view", "relevance", "--read-as",
                                             "no_such=number"}
                              << QByteArray("has no column \"no_such\"");
    QTest::addRow("no reading") << QStringList{model,     "TABLE",     "--view",
                                               "effects", "--read-as", "x1"}
                                << QByteArray("write COLUMN=number");
    QTest::addRow("as it is read anyway")
        << QStringList{model, "TABLE", "--view", "effects", "--read-as", "x1=number"}
        << QByteArray();
}

void FigureTest::readingsNeedATable() {
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, says);
    QVERIFY(copyProject());
    arguments.replaceInStrings("PROJECT", path("project_v1.ardent"))
        .replaceInStrings("MODEL", path("model.json"))
        .replaceInStrings("TABLE", path("moons.csv"));
    const Outcome drawn =
        ardentCli(QStringList{"figure", "--out", path("reading.csv")} + arguments);
    QCOMPARE(drawn.exitCode, says.isEmpty() ? 0 : 2);
    QVERIFY2(drawn.error.contains(says), drawn.error.constData());
}

void FigureTest::refusesWithOneSentence_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("exitCode");
    QTest::addRow("no such model") << QStringList{"none.json", "--view", "relevance"} << 3;
    QTest::addRow("no curve in a model") << QStringList{"MODEL", "--view", "loss"} << 2;
    QTest::addRow("other view") << QStringList{"MODEL", "--view", "pie"} << 2;
    QTest::addRow("no table") << QStringList{"MODEL", "--view", "boundary"} << 2;
    QTest::addRow("other column") << QStringList{"MODEL", "TABLE", "--view", "boundary", "--x", "q"}
                                  << 2;
    QTest::addRow("no such row") << QStringList{"MODEL",    "TABLE",    "--view",
                                                "boundary", "--others", "201"}
                                 << 2;
    QTest::addRow("others in another view")
        << QStringList{"MODEL", "TABLE", "--view", "effects", "--others", "1"} << 2;
    QTest::addRow("no resolution")
        << QStringList{"MODEL", "--view", "relevance", "--dpi", "nan"} << 2;
    QTest::addRow("no size of text")
        << QStringList{"MODEL", "--view", "relevance", "--font", "-3"} << 2;
    QTest::addRow("one column") << QStringList{"MODEL", "TABLE", "--view", "boundary",
                                               "--x",   "x1",    "--y",    "x1"}
                                << 2;
    QTest::addRow("no size") << QStringList{"MODEL", "--view", "relevance", "--size", "85"} << 2;
    QTest::addRow("too narrow") << QStringList{"MODEL", "--view", "relevance", "--size", "39x80mm"}
                                << 2;
    QTest::addRow("too low") << QStringList{"MODEL", "--view", "relevance", "--size", "120x29mm"}
                             << 2;
    QTest::addRow("no format") << QStringList{"MODEL", "--view", "relevance", "--out", "a.tiff"}
                               << 2;
    QTest::addRow("no folder") << QStringList{"MODEL", "--view", "relevance", "--out", "none/a.csv"}
                               << 5;
}

void FigureTest::refusesWithOneSentence() {
    QFETCH(QStringList, arguments);
    QFETCH(int, exitCode);
    arguments.replaceInStrings("MODEL", path("model.json"))
        .replaceInStrings("TABLE", path("moons.csv"));
    if (!arguments.contains("--out")) arguments += {"--out", path("never.csv")};
    const Outcome refused = ardentCli(QStringList{"figure"} + arguments);
    QCOMPARE(refused.exitCode, exitCode);
    QVERIFY(!refused.error.isEmpty());
    QVERIFY(!QFile::exists(path("never.csv")));
}

ARDENT_TEST(FigureTest)
#include "figure_test.moc"
