#include "core/data/synthetic.h"

#include <Eigen/LU>
#include <QtTest>
#include <cmath>
#include <numbers>
#include <set>

#include "core/data/synthetic/generator.h"

using namespace ardent;

namespace {

const synthetic::Generator& generator(std::string_view id) {
    for (const auto& candidate : synthetic::generators())
        if (candidate.set.id == id) return candidate;
    throw std::logic_error("no such set");
}

std::vector<double> column(const Table& table, std::string_view name) {
    std::vector<double> values(std::size_t(table.rows));
    table.columns[std::size_t(table.find(name))].numbers.read(0, values);
    return values;
}

std::vector<double> row(const Table& table, Index i) {
    std::vector<double> values;
    for (const Column& cells : table.columns) values.push_back(cells.numbers.at(i));
    return values;
}

double mean(const std::vector<double>& values) {
    double sum = 0.;
    for (double value : values) sum += value;
    return sum / double(values.size());
}

double covariance(const std::vector<double>& a, const std::vector<double>& b) {
    const double centreA = mean(a);
    const double centreB = mean(b);
    double sum = 0.;
    for (std::size_t i = 0; i < a.size(); ++i) sum += (a[i] - centreA) * (b[i] - centreB);
    return sum / double(a.size());
}

double correlation(const std::vector<double>& a, const std::vector<double>& b) {
    return covariance(a, b) / std::sqrt(covariance(a, a) * covariance(b, b));
}

/// Rows of class `label`, variable `name`.
std::vector<double> ofClass(const Table& table, std::string_view name, double label) {
    const auto values = column(table, name);
    const auto labels = column(table, "y");
    std::vector<double> chosen;
    for (std::size_t i = 0; i < values.size(); ++i)
        if (labels[i] == label) chosen.push_back(values[i]);
    return chosen;
}

bool isRelevant(const SyntheticSet& set, int variable) {
    return std::ranges::find(set.relevant, variable) != set.relevant.end();
}

void addSets(bool (*wanted)(const synthetic::Generator&)) {
    QTest::addColumn<QString>("id");
    for (const auto& candidate : synthetic::generators()) {
        const QString id =
            QString::fromUtf8(candidate.set.id.data(), qsizetype(candidate.set.id.size()));
        if (wanted(candidate)) QTest::addRow("%s", qPrintable(id)) << id;
    }
}

}  // namespace

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
    void jordanDesignIsAutoregressive();
    void se3HasFiveNoisyCopiesOfEachLatentVariable();
    void orangeSkinIsAShell();
    void xorClassesAreProductsOfSigns();
    void irrelevantVariablesSayNothingOfTheClass_data();
    void irrelevantVariablesSayNothingOfTheClass();
    void planeClassesLieWhereTheFormulaSays();
    void classificationRepeatsTwoVariables();
    void classificationFlipsHalfAPercent();
    void randomWalkAddsUpItsSteps();
};

void SyntheticTest::listsEveryPublishedSet() {
    std::vector<std::string_view> ids;
    for (const SyntheticSet& set : syntheticSets()) ids.push_back(set.id);
    const std::vector<std::string_view> expected{
        "gse1",     "gse2",  "se3",     "jse1",  "jse2",        "jse3",          "f1",
        "f2",       "g1",    "g2",      "g3",    "random_walk", "orange_skin",   "xor",
        "additive", "moons", "circles", "swiss", "board",       "classification"};
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

void SyntheticTest::jordanDesignIsAutoregressive() {
    const Table table = synthesize(generator("jse2").set, 20'000, 9);
    for (int i = 1; i <= 10; ++i)
        for (int j = 1; j < i; ++j) {
            const double found = correlation(column(table, "x" + std::to_string(i)),
                                             column(table, "x" + std::to_string(j)));
            QVERIFY(std::abs(found - std::pow(0.5, i - j)) < 0.04);
        }
    const Table independent = synthesize(generator("jse3").set, 20'000, 9);
    QVERIFY(std::abs(correlation(column(independent, "x1"), column(independent, "x2"))) < 0.04);
}

void SyntheticTest::se3HasFiveNoisyCopiesOfEachLatentVariable() {
    const Table table = synthesize(generator("se3").set, 2000, 1);
    const auto x1 = column(table, "x1");
    QVERIFY(std::abs(correlation(x1, column(table, "x5")) - 1. / 1.01) < 0.003);
    QVERIFY(std::abs(correlation(x1, column(table, "x6"))) < 0.14);
    QVERIFY(std::abs(correlation(column(table, "x996"), column(table, "x1000")) - 1. / 1.01) <
            0.003);

    // The mean of the copies is close to the latent variable, and so is the response to the
    // formula's.
    std::vector<double> errors;
    for (Index i = 0; i < table.rows; ++i) {
        const auto x = row(table, i);
        const double z1 = (x[0] + x[1] + x[2] + x[3] + x[4]) / 5.;
        const double z2 = (x[5] + x[6] + x[7] + x[8] + x[9]) / 5.;
        const double radius = z1 * z1 + z2 * z2;
        errors.push_back(x.back() - 10. * radius * std::exp(-2. * radius));
    }
    QVERIFY(std::sqrt(covariance(errors, errors)) < 0.3);
}

void SyntheticTest::orangeSkinIsAShell() {
    const Table table = synthesize(generator("orange_skin").set, 3000, 1);
    int skins = 0;
    int insideBall = 0;
    for (Index i = 0; i < table.rows; ++i) {
        const auto x = row(table, i);
        const double length = x[0] * x[0] + x[1] * x[1] + x[2] * x[2] + x[3] * x[3];
        if (x.back() == 1.) {
            ++skins;
            QVERIFY(length >= 9. - 1e-5 && length <= 16. + 1e-5);
        } else {
            insideBall += length < 9.;
        }
    }
    QVERIFY(std::abs(skins - 1500) < 6 * 27);
    QVERIFY(insideBall > 0.92 * (3000 - skins));  // P(χ²₄ < 9) = 0.939
}

void SyntheticTest::xorClassesAreProductsOfSigns() {
    const Table table = synthesize(generator("xor").set, 4000, 1);
    // With v's signs known the class is certain: mean of x1 x3 is +1 in classes 1 and 3, −1 in 0
    // and 2.
    for (int label = 0; label < 4; ++label) {
        const auto x1 = ofClass(table, "x1", label);
        const auto x2 = ofClass(table, "x2", label);
        const auto x3 = ofClass(table, "x3", label);
        QVERIFY(x1.size() > 800 && x1.size() < 1200);
        QVERIFY(std::abs(covariance(x1, x3) - (label % 2 == 1 ? 1. : -1.)) < 0.2);
        QVERIFY(std::abs(covariance(x2, x3) - (label / 2 == 1 ? 1. : -1.)) < 0.2);
        QVERIFY(std::abs(covariance(x1, x1) - 1.5) < 0.2);  // ±1 plus the paper's variance of 0.5
        QVERIFY(std::abs(mean(x1)) < 0.25);
    }
}

void SyntheticTest::irrelevantVariablesSayNothingOfTheClass_data() {
    QTest::addColumn<QString>("id");
    for (const char* id : {"orange_skin", "xor", "classification"}) QTest::addRow("%s", id) << id;
}

void SyntheticTest::irrelevantVariablesSayNothingOfTheClass() {
    QFETCH(QString, id);
    const SyntheticSet& set = generator(id.toStdString()).set;
    const Table table = synthesize(set, 8000, 2);
    for (int j = 1; j <= set.inputs; ++j) {
        const std::string name = "x" + std::to_string(j);
        double largest = 0.;
        for (int label = 0; label < 2; ++label) {
            const auto values = ofClass(table, name, label);
            largest = std::max(
                {largest, std::abs(mean(values)), std::abs(covariance(values, values) - 1.)});
        }
        // Six standard errors of a variance of 1 over about 2000 or 4000 rows.
        if (!isRelevant(set, j))
            QVERIFY2(largest < 0.19, qPrintable(QString::number(j)));
        else
            QVERIFY2(largest > 0.25, qPrintable(QString::number(j)));
    }
}

void SyntheticTest::planeClassesLieWhereTheFormulaSays() {
    const Table moons = synthesize(generator("moons").set, 500, 1);
    for (Index i = 0; i < moons.rows; ++i) {
        const auto x = row(moons, i);
        const bool lower = x[2] == 1.;
        const double distance = lower ? std::hypot(x[0] - 1., x[1] - 0.5) : std::hypot(x[0], x[1]);
        QVERIFY(std::abs(distance - 1.) < 1e-6);
        QVERIFY(lower ? x[1] <= 0.5 + 1e-6 : x[1] >= -1e-6);
    }
    const Table circles = synthesize(generator("circles").set, 500, 1);
    for (Index i = 0; i < circles.rows; ++i) {
        const auto x = row(circles, i);
        const double radius = std::hypot(x[0], x[1]);
        double nearest = 9.;
        for (int circle = 1; circle <= 4; ++circle)
            if ((circle + 1) % 2 == int(x[2]))
                nearest = std::min(nearest, std::abs(radius - circle) / circle);
        QVERIFY(nearest < 6. * 0.07);
    }
    const Table swiss = synthesize(generator("swiss").set, 500, 1);
    for (Index i = 0; i < swiss.rows; ++i) {
        const auto x = row(swiss, i);
        const double radius = std::hypot(x[0], x[1]);
        const double low = (x[2] == 1. ? 0.9 : 1.) * 1.5 * std::numbers::pi;
        QVERIFY(radius > low - 6. * 0.4 && radius < 3. * low + 6. * 0.4);
    }
}

void SyntheticTest::classificationRepeatsTwoVariables() {
    const Table table = synthesize(generator("classification").set, 100, 3);
    // x3 and x4 are exact linear combinations of x1 and x2: their residuals after least squares
    // vanish.
    Matrix base(100, 2);
    Matrix repeated(100, 2);
    for (Index i = 0; i < 100; ++i) {
        const auto x = row(table, i);
        base.row(i) << x[0], x[1];
        repeated.row(i) << x[2], x[3];
    }
    const Matrix weights = (base.transpose() * base).inverse() * base.transpose() * repeated;
    QVERIFY((repeated - base * weights).cwiseAbs().maxCoeff() < 1e-5);
    QVERIFY(weights.cwiseAbs().maxCoeff() <= 1.);
}

void SyntheticTest::classificationFlipsHalfAPercent() {
    const Index rows = 50'000;
    const auto labels = column(synthesize(generator("classification").set, rows, 3), "y");
    RandomStream design(
        3, StreamId::SyntheticDesign);  // a row draws its cluster and 18 normal numbers
    int flipped = 0;
    for (Index i = 0; i < rows; ++i) {
        flipped += design.below(4) % 2 != labels[std::size_t(i)];
        for (int draw = 0; draw < 18; ++draw) design.normal();
    }
    QVERIFY(std::abs(flipped - 250) < 6 * 16);
}

void SyntheticTest::randomWalkAddsUpItsSteps() {
    const Table table = synthesize(generator("random_walk").set, 5000, 1);
    const auto y = column(table, "y");
    QCOMPARE(column(table, "x1")[4999], 5000.);
    std::vector<double> steps;
    for (std::size_t i = 1; i < y.size(); ++i) steps.push_back(y[i] - y[i - 1]);
    QVERIFY(std::abs(covariance(steps, steps) - 1.) < 0.12);
    QVERIFY(std::abs(mean(steps)) < 0.085);
}

QTEST_GUILESS_MAIN(SyntheticTest)
#include "synthetic_test.moc"
