#include "core/data/synthetic/synthetic.h"

#include <QtTest>
#include <numbers>

#include "tests/support/synthetic_data.h"

using namespace ardent;
using namespace ardent::test;

class SyntheticTest : public QObject {
    Q_OBJECT

private slots:
    void listsEveryPublishedSet();
    void namesItsTruth_data() {
        addSets([](const synthetic::Generator&) { return true; });
    }
    void namesItsTruth();
    void repeatsForTheSameSeed_data() {
        addSets([](const synthetic::Generator&) { return true; });
    }
    void repeatsForTheSameSeed();
    void rowsDoNotDependOnTheirNumber_data() {
        addSets([](const synthetic::Generator&) { return true; });
    }
    void rowsDoNotDependOnTheirNumber();
    void responseDependsOnTheRelevantVariablesOnly_data() {
        addSets([](const synthetic::Generator& g) { return g.response != nullptr; });
    }
    void responseDependsOnTheRelevantVariablesOnly();
    void responseMatchesThePaper_data();
    void responseMatchesThePaper();
    void noiseHasItsLevelAndIgnoresTheDesign_data();
    void noiseHasItsLevelAndIgnoresTheDesign();
    void trivialErrorIsThePublishedOne_data();
    void trivialErrorIsThePublishedOne();
    void designHasItsLaw_data();
    void designHasItsLaw();
};

void SyntheticTest::listsEveryPublishedSet() {
    std::vector<std::string_view> ids;
    for (const SyntheticSet& set : syntheticSets()) ids.push_back(set.id);
    const std::vector<std::string_view> expected{
        "gse1",     "gse2",     "se3",          "jse1",  "jse2",        "jse3",           "f1",
        "f2",       "g1",       "g2",           "g3",    "random_walk", "orange_skin",    "xor",
        "additive", "moons",    "circles",      "swiss", "board",       "classification", "ring",
        "xor_pair", "ring_xor", "ring_xor_sum", "nid1",  "nid2",        "nid3",           "nid4",
        "nid5",     "nid6",     "nid7",         "nid8",  "nid9",        "nid10"};
    QCOMPARE(ids, expected);
    QVERIFY(findSyntheticSet("gse1") == &syntheticSets()[0]);
    QVERIFY(findSyntheticSet("gse9") == nullptr);
}

void SyntheticTest::namesItsTruth() {
    QFETCH(QString, id);
    const SyntheticSet& set = generator(id.toStdString()).set;
    for (const std::string_view text : {set.title, set.formula, set.noise, set.source})
        QVERIFY(!text.empty());
    QVERIFY(set.defaultRows >= 100);
    QVERIFY(std::ranges::is_sorted(set.relevant) && !set.relevant.empty());
    QVERIFY(set.relevant.front() >= 1 && set.relevant.back() <= set.inputs);
    for (const auto& variables : set.interactions) {
        QVERIFY(variables.size() >= 2);
        for (int variable : variables) QVERIFY(isRelevant(set, variable));
    }
    const Table table = synthesize(set, 3, 1);
    QCOMPARE(int(table.columns.size()), set.inputs + 1);
    QCOMPARE(table.columns.front().name, std::string("x1"));
    QCOMPARE(table.columns[std::size_t(set.inputs) - 1].name, "x" + std::to_string(set.inputs));
    QCOMPARE(table.columns.back().name, std::string("y"));
}

void SyntheticTest::repeatsForTheSameSeed() {
    QFETCH(QString, id);
    const SyntheticSet& set = generator(id.toStdString()).set;
    const Table a = synthesize(set, 20, 5);
    const Table b = synthesize(set, 20, 5);
    const Table other = synthesize(set, 20, 6);
    for (Index i = 0; i < 20; ++i) QCOMPARE(row(a, i), row(b, i));
    QVERIFY(row(a, 0) != row(other, 0));
}

void SyntheticTest::rowsDoNotDependOnTheirNumber() {
    QFETCH(QString, id);
    const SyntheticSet& set = generator(id.toStdString()).set;
    const Table few = synthesize(set, 7, 3);
    const Table many = synthesize(set, 40, 3);
    for (Index i = 0; i < 7; ++i) QCOMPARE(row(few, i), row(many, i));
}

void SyntheticTest::responseDependsOnTheRelevantVariablesOnly() {
    QFETCH(QString, id);
    const auto& [set, start, response] = generator(id.toStdString());
    const Table table = synthesize(set, 50, 2);
    std::vector<int> changes(std::size_t(set.inputs));
    for (Index i = 0; i + 1 < table.rows; ++i) {
        auto x = row(table, i);
        const auto other = row(table, i + 1);
        x.pop_back();
        const double before = response(x);
        for (std::size_t j = 0; j < x.size(); ++j) {
            const double kept = std::exchange(x[j], other[j]);
            changes[j] += response(x) != before;
            x[j] = kept;
        }
    }
    for (int j = 1; j <= set.inputs; ++j)
        QVERIFY2((changes[std::size_t(j) - 1] > 0) == isRelevant(set, j),
                 qPrintable(QString::number(j)));
}

void SyntheticTest::responseMatchesThePaper_data() {
    // Worked out by hand from the printed formulas.
    QTest::addColumn<QString>("id");
    QTest::addColumn<std::vector<double>>("x");
    QTest::addColumn<double>("y");
    const auto add = [](const char* id, std::vector<double> leading, double y) {
        leading.resize(std::size_t(generator(id).set.inputs), 0.25);
        QTest::addRow("%s", id) << id << leading << y;
    };
    add("gse1", {0.5, 9., 0.5, 9., 9., 9., 1., 0.5, 1.}, std::sin(1.) * std::sin(0.5));
    add("gse2", {9., 9., 9., 9., 9., 9., 9., 9., 9., 9., -1., -1., -1., -1., 1.},
        2. * std::log(3.));
    add("jse1", {1.5, 9.}, 1.5);
    add("jse2", {2., -3.}, -19.);
    add("jse3", {2., -3.}, -6.);
    add("f1", {3., 2., 0., 5., 1.}, 4. * 2. + 5. + 1. - 3.);
    add("f2", {0.2, 0.3, 0.1, 0.4, 0.5},
        2. * std::sin(1.) + 2. * std::cos(1.) + std::sin(1.) + std::cos(1.));
    add("g1", {2., -1.}, 24.);
    add("g2", {2., 2.}, 2. * 6. * 3. * 3. + 9.);
    add("g3", {1., 2.}, -4. * std::exp(-5.));
    add("additive", {std::numbers::pi / 4., -2., 0.5, 0.}, -2. + 0. + 0.5 + 1.);
    add("board", {0.5, 3.5}, 1.);
}

void SyntheticTest::responseMatchesThePaper() {
    QFETCH(QString, id);
    QFETCH(std::vector<double>, x);
    QFETCH(double, y);
    QVERIFY(std::abs(generator(id.toStdString()).response(x) - y) < 1e-12);
}

void SyntheticTest::noiseHasItsLevelAndIgnoresTheDesign_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<double>("level");
    QTest::addRow("gse1") << "gse1" << 0.1;
    QTest::addRow("gse2") << "gse2" << 0.1;
    QTest::addRow("jse1") << "jse1" << 0.1;
    QTest::addRow("jse2") << "jse2" << 0.1;
    QTest::addRow("jse3") << "jse3" << 0.1;
    QTest::addRow("f1") << "f1" << 0.25;
    QTest::addRow("f2") << "f2" << 0.7;
    QTest::addRow("g1") << "g1" << 1.;
    QTest::addRow("g2") << "g2" << 1.;
    QTest::addRow("g3") << "g3" << 0.03;
    QTest::addRow("additive") << "additive" << 1.;
    QTest::addRow("board") << "board" << 0.;
}

void SyntheticTest::noiseHasItsLevelAndIgnoresTheDesign() {
    QFETCH(QString, id);
    QFETCH(double, level);
    const auto& [set, start, response] = generator(id.toStdString());
    const Table table = synthesize(set, 10'000, 11);
    std::vector<double> errors;
    for (Index i = 0; i < table.rows; ++i) {
        auto x = row(table, i);
        const double y = x.back();
        x.pop_back();
        errors.push_back(y - response(x));
    }
    // Six standard errors: of a variance σ²√(2/n), of a mean σ/√n, of a correlation 1/√n.
    const double root = std::sqrt(double(table.rows));
    QVERIFY(std::abs(mean(errors)) <= 6. * level / root);
    QVERIFY(std::abs(covariance(errors, errors) - level * level) <=
            6. * level * level * std::sqrt(2.) / root);
    if (level == 0.) return;
    for (int j = 1; j <= set.inputs; ++j)
        QVERIFY(std::abs(correlation(errors, column(table, "x" + std::to_string(j)))) < 6. / root);

    // Nor is it the design's own sequence of draws, row by row.
    std::vector<double> drawn;
    for (Index i = 0; drawn.size() < errors.size(); ++i) {
        const auto x = row(table, i);
        drawn.insert(drawn.end(), x.begin(), x.end() - 1);
    }
    drawn.resize(errors.size());
    QVERIFY(std::abs(correlation(errors, drawn)) < 6. / root);
}

void SyntheticTest::trivialErrorIsThePublishedOne_data() {
    // Root mean squared error of the mean: Tables 3, 5 and 6 of the SRFF paper at the largest
    // sample, and what the moments of the normal law give for the others.
    QTest::addColumn<QString>("id");
    QTest::addColumn<double>("error");
    QTest::addColumn<double>("tolerance");
    QTest::addRow("gse1") << "gse1" << 0.285 << 0.006;
    QTest::addRow("gse2") << "gse2" << 2.224 << 0.05;
    QTest::addRow("se3") << "se3" << 0.676 << 0.02;
    QTest::addRow("jse3") << "jse3" << std::sqrt(1.01) << 0.05;
    QTest::addRow("jse2") << "jse2" << std::sqrt(30. + 2. * (9. * 0.5 + 6. * 0.125) + 0.01) << 0.7;
}

void SyntheticTest::trivialErrorIsThePublishedOne() {
    QFETCH(QString, id);
    QFETCH(double, error);
    QFETCH(double, tolerance);
    const SyntheticSet& set = generator(id.toStdString()).set;
    const auto y = column(synthesize(set, set.inputs == 1000 ? 4000 : 20'000, 4), "y");
    const double found = std::sqrt(covariance(y, y));
    QVERIFY2(std::abs(found - error) < tolerance, qPrintable(QString::number(found)));
}

void SyntheticTest::designHasItsLaw_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<double>("centre");
    QTest::addColumn<double>("variance");
    for (const char* id : {"gse1", "gse2", "jse1", "jse2", "jse3", "additive"})
        QTest::addRow("%s", id) << id << 0. << 1.;
    for (const char* id : {"f1", "f2"}) QTest::addRow("%s", id) << id << 1. << 4. / 12.;
    for (const char* id : {"g1", "g2", "g3"}) QTest::addRow("%s", id) << id << 0. << 16. / 12.;
    QTest::addRow("board") << "board" << 2. << 16. / 12.;
    QTest::addRow("se3") << "se3" << 0. << 1.01;
}

void SyntheticTest::designHasItsLaw() {
    QFETCH(QString, id);
    QFETCH(double, centre);
    QFETCH(double, variance);
    const Table table = synthesize(generator(id.toStdString()).set, 2000, 8);
    for (std::size_t j = 0; j + 1 < table.columns.size(); ++j) {
        const auto x = column(table, table.columns[j].name);
        QVERIFY(std::abs(mean(x) - centre) < 6. * std::sqrt(variance / 2000.));
        QVERIFY(std::abs(covariance(x, x) - variance) < 6. * variance * std::sqrt(2. / 2000.));
    }
}

ARDENT_TEST(SyntheticTest)
#include "synthetic_test.moc"
