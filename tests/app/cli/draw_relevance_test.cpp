#include <QFile>
#include <QTemporaryDir>
#include <QtTest>
#include <nlohmann/json.hpp>

#include "core/data/import/table_reader.h"
#include "core/data/task/make_task.h"
#include "core/figure/relevance/importance.h"
#include "core/store/project_file.h"
#include "tests/support/command_line.h"
#include "tests/support/places.h"

using namespace ardent;
using test::ardentCli;
using test::Outcome;
using test::read;
using Json = nlohmann::ordered_json;

/// ardent-cli figure --view relevance, with further importance measures and the truth where it is
/// known.
class DrawRelevanceTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void aSecondMeasureIsDrawn_data();
    void aSecondMeasureIsDrawn();
    void allStandBesideAsFarAsTheyCan();
    void aProjectsRowsAreThoseOfItsSplit();
    void itStandsAloneWhereTheMethodTellsNone();
    void theTruthOfASampleIsMarked();
    void trainingAndModelFileSayTheSame();
    void refusesWithOneSentence_data();
    void refusesWithOneSentence();

private:
    QString path(const char* name) const { return folder_.filePath(QLatin1String(name)); }
    QStringList drawing(const QString& model) const {
        return {"figure",    model,    path("t.csv"), "--view",       "relevance",
                "--measure", "method", "--out",       path("out.csv")};
    }

    QTemporaryDir folder_;
};

void DrawRelevanceTest::initTestCase() {
    QFile table(path("t.csv"));
    QVERIFY(table.open(QIODevice::WriteOnly));
    table.write("a,b,c,y\n");
    for (int i = 0; i < 100; ++i)
        table.write(QByteArray::number(i % 7) + ',' + QByteArray::number(i % 5) + ',' +
                    QByteArray::number(i % 11) + ',' + QByteArray::number(3 * (i % 7) + i % 5) +
                    '\n');
    table.close();
    for (const char* method : {"ridge", "kernel_ridge"}) {
        const Outcome trained = ardentCli({"train", path("t.csv"), "--target", "y", "--method",
                                           method, "--model", path(method) + ".json"});
        QVERIFY2(trained.exitCode == 0, trained.error.constData());
    }
}

void DrawRelevanceTest::aSecondMeasureIsDrawn_data() {
    QTest::addColumn<QString>("importance");
    QTest::addColumn<bool>("hasDeviations");
    QTest::newRow("derivative") << "derivative" << false;
    QTest::newRow("permutation") << "permutation" << true;
    QTest::newRow("sobol") << "sobol" << false;
}

void DrawRelevanceTest::aSecondMeasureIsDrawn() {
    QFETCH(QString, importance);
    QFETCH(bool, hasDeviations);
    const Outcome drawn =
        ardentCli(drawing(path("ridge.json")) + QStringList{"--beside", importance});
    QVERIFY2(drawn.exitCode == 0, drawn.error.constData());
    const QList<QByteArray> lines = read(path("out.csv")).trimmed().split('\n');
    QCOMPARE(lines.front(), "part,name,x,y,value,strength,mark,beside,beside_strength");
    QCOMPARE(lines.size(), 4);
    double before = HUGE_VAL;
    for (const QByteArray& line : lines.sliced(1)) {
        const QList<QByteArray> cells = line.split(',');
        QCOMPARE(cells.size(), 9);
        QVERIFY(cells[7].toDouble() <= before);  // as ridge has them
        before = cells[7].toDouble();
        QCOMPARE(!cells[8].isEmpty(), hasDeviations);
    }
#ifdef ARDENT_GUI
    QStringList picture = drawing(path("ridge.json")) + QStringList{"--beside", importance};
    picture.replaceInStrings("out.csv", "out.svg");
    QCOMPARE(ardentCli(picture).exitCode, 0);
    QVERIFY2(read(path("out.svg")).contains("hollow bars"), read(path("out.svg")).constData());
#endif
}

void DrawRelevanceTest::allStandBesideAsFarAsTheyCan() {
    const QStringList all{"--beside", "all"};
    const Outcome drawn = ardentCli(drawing(path("ridge.json")) + all);
    QVERIFY2(drawn.exitCode == 0, drawn.error.constData());
    QVERIFY2(read(path("out.csv"))
                 .startsWith("part,name,x,y,value,strength,mark,beside_derivative,"
                             "beside_derivative_strength,beside_permutation,"
                             "beside_permutation_strength,beside_sobol,beside_sobol_strength\n"),
             read(path("out.csv")).constData());
    QCOMPARE(ardentCli(drawing(path("kernel_ridge.json")) + all).exitCode, 0);
    QVERIFY(read(path("out.csv"))
                .startsWith("part,name,x,y,value,strength,mark,low,high,beside,beside_strength\n"
                            "bar,a,"));
#ifdef ARDENT_GUI
    QStringList picture = drawing(path("kernel_ridge.json")) + all;
    picture.replaceInStrings("out.csv", "out.svg");
    QCOMPARE(ardentCli(picture).exitCode, 0);
    QVERIFY(read(path("out.svg")).contains("only permutation relevance"));
#endif
}

void DrawRelevanceTest::aProjectsRowsAreThoseOfItsSplit() {
    const std::string folder = test::inSources("tests/reference/").toStdString();
    const auto project = loadProject(folder + "project_v1.ardent");
    QVERIFY(project.has_value());
    const StoredRun& run = project->runs.back();
    const auto table =
        readTable(folder + "project_v1.csv", Precision::Training, run.recipe.readings);
    QVERIFY(table.has_value());
    const auto task = makeTask(run.recipe, table->table);
    QVERIFY(task.has_value() && !task->split.validation.empty());
    const auto expected = measure(Importance::Permutation, *run.snapshot->predictor, *task, {});
    QCOMPARE(expected->rowsAre.many, rowsOf(RowPart::Validation));
    const Outcome drawn =
        ardentCli({"figure", QString::fromStdString(folder + "project_v1.ardent"),
                   QString::fromStdString(folder + "project_v1.csv"), "--view", "relevance",
                   "--beside", "permutation", "--out", path("out.csv")});
    QVERIFY2(drawn.exitCode == 0, drawn.error.constData());
    const QList<QByteArray> lines = read(path("out.csv")).trimmed().split('\n');
    QCOMPARE(std::size_t(lines.size()), expected->relevance.names.size() + 1);
    for (const QByteArray& line : lines.sliced(1)) {
        const QList<QByteArray> cells = line.split(',');
        const auto& names = expected->relevance.names;
        const auto at = std::ranges::find(names, cells[1].toStdString()) - names.begin();
        const double value = expected->relevance.values.at(static_cast<std::size_t>(at));
        QVERIFY(std::abs(cells[7].toDouble() - value) < 1e-9);
    }
}

void DrawRelevanceTest::itStandsAloneWhereTheMethodTellsNone() {
    Json model = Json::parse(read(path("kernel_ridge.json")).toStdString());
    QVERIFY(model.erase("importance") == 1);
    QVERIFY(test::write(path("older.json"), QByteArray::fromStdString(model.dump())));
    const Outcome without = ardentCli(drawing(path("older.json")));
    QCOMPARE(without.exitCode, 3);
    QVERIFY2(without.error.contains("--beside permutation"), without.error.constData());
    const Outcome drawn =
        ardentCli(drawing(path("older.json")) + QStringList{"--beside", "permutation"});
    QVERIFY2(drawn.exitCode == 0, drawn.error.constData());
    QVERIFY2(read(path("out.csv")).startsWith("part,name,x,y,value,strength,mark\nbar,a,"),
             read(path("out.csv")).constData());
}

/// The run of a project, as if it had learned from a sample.
void DrawRelevanceTest::theTruthOfASampleIsMarked() {
    auto project = loadProject(test::inSources("tests/reference/project_v1.ardent").toStdString());
    QVERIFY(project.has_value());
    project->data.sample = "additive";
    StoredRun& run = project->runs.back();
    run.recipe.target = "y";
    auto snapshot = std::make_shared<Snapshot>();
    snapshot->state = RunState::Finished;
    snapshot->relevance = Relevance{"w", {"x1", "x5", "x9"}, {2., 1., 0.}};
    snapshot->selection = Selection{"being among the first 2", {0, 1, 2}, {}, 2};
    run.snapshot = snapshot;
    QVERIFY(saveProject(*project, path("sample.ardent").toStdString()).has_value());
    const Outcome drawn = ardentCli(
        {"figure", path("sample.ardent"), "--view", "relevance", "--out", path("truth.csv")});
    QVERIFY2(drawn.exitCode == 0, drawn.error.constData());
    for (const char* line : {"bar,x1,,,2,,found\n", "bar,x5,,,1,,false\n"})
        QVERIFY2(read(path("truth.csv")).contains(line), read(path("truth.csv")).constData());
}

/// The notes in a picture: the last line of its description, behind how it was made.
QString notesIn(const QByteArray& picture, const char* begin, const char* end) {
    const qsizetype from = picture.indexOf(begin) + qsizetype(qstrlen(begin));
    const QString text = QString::fromUtf8(picture.mid(from, picture.indexOf(end, from) - from));
    return text.section(u'\n', -1);
}

/// Of a model that is worse than the mean and whose columns are strongly correlated.
void DrawRelevanceTest::trainingAndModelFileSayTheSame() {
#ifdef ARDENT_GUI
    QFile table(path("doubtful.csv"));
    QVERIFY(table.open(QIODevice::WriteOnly));
    table.write("a,b,c,y\n");
    for (int i = 0; i < 200; ++i)
        table.write(QByteArray::number(i % 17) + ',' + QByteArray::number(2 * (i % 17) + i % 2) +
                    ',' + QByteArray::number(i * i % 13) + ',' +
                    QByteArray::number(i * 7919 % 101) + '\n');
    table.close();
    for (const auto& [method, says] : {std::pair("rffnet", "goes together with"),
                                       std::pair("lasso", "No variable is selected")}) {
        QStringList training{"train",     path("doubtful.csv"),
                             "--target",  "y",
                             "--method",  method,
                             "--model",   path("model.json"),
                             "--figures", path("figures")};
        if (qstrcmp(method, "rffnet") == 0)
            training << "--set"
                     << "max_epochs=3";
        const Outcome trained = ardentCli(training);
        QVERIFY2(trained.exitCode == 0, trained.error.constData());
        const Outcome drawn = ardentCli({"figure", path("model.json"), path("doubtful.csv"),
                                         "--view", "relevance", "--out", path("model.svg")});
        QVERIFY2(drawn.exitCode == 0, drawn.error.constData());
        const QString ofTraining =
            notesIn(read(path("figures/relevance.pdf")),
                    "<dc:description><rdf:Alt><rdf:li xml:lang=\"x-default\">", "</rdf:li>");
        QString ofModel = notesIn(read(path("model.svg")), "<desc>", "</desc>");
        ofModel.remove("model.json: ");
        QVERIFY2(ofTraining.contains(says), qPrintable(ofTraining));
        QCOMPARE(ofModel, ofTraining);
    }
#endif
}

void DrawRelevanceTest::refusesWithOneSentence_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("no such importance")
        << QStringList{path("ridge.json"), path("t.csv"), "--view", "relevance", "--beside", "sobl"}
        << QByteArray("did you mean \"sobol\"?");
    QTest::newRow("another view") << QStringList{path("ridge.json"), path("t.csv"), "--view",
                                                 "boundary",         "--beside",    "sobol"}
                                  << QByteArray("only --view relevance");
    QTest::newRow("no table") << QStringList{path("ridge.json"), "--view", "relevance", "--beside",
                                             "sobol"}
                              << QByteArray("This view needs a table");
    QTest::newRow("a kernel") << QStringList{path("kernel_ridge.json"),
                                             path("t.csv"),
                                             "--view",
                                             "relevance",
                                             "--beside",
                                             "derivative"}
                              << QByteArray("only permutation relevance can be measured");
}

void DrawRelevanceTest::refusesWithOneSentence() {
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, says);
    const Outcome refused =
        ardentCli(QStringList{"figure"} + arguments + QStringList{"--out", path("never.csv")});
    QCOMPARE(refused.exitCode, 2);
    QVERIFY2(refused.error.contains(says), refused.error.constData());
    QVERIFY(!QFile::exists(path("never.csv")));
}

ARDENT_TEST(DrawRelevanceTest)
#include "draw_relevance_test.moc"
