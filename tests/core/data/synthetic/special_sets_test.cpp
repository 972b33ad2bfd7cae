#include <Eigen/LU>
#include <QtTest>
#include <numbers>

#include "core/data/synthetic/synthetic.h"
#include "tests/support/synthetic_data.h"

using namespace ardent;
using namespace ardent::test;

class SpecialSetsTest : public QObject {
    Q_OBJECT

private slots:
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

void SpecialSetsTest::jordanDesignIsAutoregressive() {
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

void SpecialSetsTest::se3HasFiveNoisyCopiesOfEachLatentVariable() {
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

void SpecialSetsTest::orangeSkinIsAShell() {
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

void SpecialSetsTest::xorClassesAreProductsOfSigns() {
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

void SpecialSetsTest::irrelevantVariablesSayNothingOfTheClass_data() {
    QTest::addColumn<QString>("id");
    for (const char* id : {"orange_skin", "xor", "classification"}) QTest::addRow("%s", id) << id;
}

void SpecialSetsTest::irrelevantVariablesSayNothingOfTheClass() {
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

void SpecialSetsTest::planeClassesLieWhereTheFormulaSays() {
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

void SpecialSetsTest::classificationRepeatsTwoVariables() {
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

void SpecialSetsTest::classificationFlipsHalfAPercent() {
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

void SpecialSetsTest::randomWalkAddsUpItsSteps() {
    const Table table = synthesize(generator("random_walk").set, 5000, 1);
    const auto y = column(table, "y");
    QCOMPARE(column(table, "x1")[4999], 5000.);
    std::vector<double> steps;
    for (std::size_t i = 1; i < y.size(); ++i) steps.push_back(y[i] - y[i - 1]);
    QVERIFY(std::abs(covariance(steps, steps) - 1.) < 0.12);
    QVERIFY(std::abs(mean(steps)) < 0.085);
}

ARDENT_TEST(SpecialSetsTest)
#include "special_sets_test.moc"
