#include "core/train/simplex.h"

#include <random>

#include "tests/support/golden.h"

using namespace ardent;

class SimplexTest : public QObject {
    Q_OBJECT

private slots:
    void agreesWithTheReference_data() { test::addCases("srff.json"); }
    void agreesWithTheReference();
    void isOnTheSimplexAndNearest();
    void cappedPointIsFeasibleAndNearest();
    void cappedPointAgreesWithTheReference_data() { test::addCases("ccm.json"); }
    void cappedPointAgreesWithTheReference();
};

namespace {

Vector drawn(std::mt19937& random, Index size, double spread) {
    std::normal_distribution<double> normal(0., spread);
    Vector v(size);
    for (double& value : v) value = normal(random);
    return v;
}

}  // namespace

void SimplexTest::agreesWithTheReference() {
    const auto projections = test::goldenCase("srff.json").expected.at("simplex_projections");
    QVERIFY(!projections.empty());
    for (const auto& projection : projections) {
        const Vector expected = test::vectorOf(projection.at("w"));
        const Vector found = projectOnSimplex(test::vectorOf(projection.at("v")),
                                              projection.at("size").get<double>());
        for (Index j = 0; j < expected.size(); ++j) {
            COMPARE_WITHIN(found[j], expected[j], 1e-12);
            if (expected[j] == 0.) QCOMPARE(found[j], 0.);
        }
    }
}

/// w is nearest to v in a convex set exactly when (v − w)·(u − w) ≤ 0 for every u of the set; on
/// the simplex it is enough to look at its corners.
void SimplexTest::isOnTheSimplexAndNearest() {
    std::mt19937 random(1);
    for (int repeat = 0; repeat < 200; ++repeat) {
        const Index size = 1 + repeat % 40;
        const double total = 0.1 + repeat % 7;
        const Vector v = drawn(random, size, 1. + repeat % 3);
        const Vector w = projectOnSimplex(v, total);
        COMPARE_WITHIN(w.sum(), total, 1e-12 * total * static_cast<double>(size));
        QVERIFY(w.minCoeff() >= 0.);
        for (Index corner = 0; corner < size; ++corner) {
            const Vector u = total * Vector::Unit(size, corner);
            QVERIFY((v - w).dot(u - w) <= 1e-10);
        }
    }
}

void SimplexTest::cappedPointIsFeasibleAndNearest() {
    std::mt19937 random(2);
    for (int repeat = 0; repeat < 200; ++repeat) {
        const Index size = 1 + repeat % 30;
        const double total = repeat % 5;
        const Vector v = drawn(random, size, 0.5 + repeat % 4);
        const Vector w = projectOnCappedSimplex(v, total);
        QVERIFY(w.minCoeff() >= 0. && w.maxCoeff() <= 1.);
        QVERIFY(w.sum() <= total + 1e-12 * static_cast<double>(size));
        for (int other = 0; other < 50; ++other) {
            Vector u = drawn(random, size, 1.).cwiseAbs().cwiseMin(1.);
            if (u.sum() > total) u *= total / u.sum();
            QVERIFY((v - w).dot(u - w) <= 1e-10);
        }
    }
}

void SimplexTest::cappedPointAgreesWithTheReference() {
    const auto golden = test::goldenCase("ccm.json");
    const double tolerance = golden.tolerance.at("projection_abs");
    const auto& projections = golden.expected.at("projections");
    QVERIFY(!projections.empty());
    for (const auto& projection : projections) {
        const Vector expected = test::vectorOf(projection.at("exact"));
        const Vector found = projectOnCappedSimplex(test::vectorOf(projection.at("v")),
                                                    projection.at("m").get<double>());
        QVERIFY((found - expected).cwiseAbs().maxCoeff() <= tolerance);
    }
}

ARDENT_TEST(SimplexTest)
#include "simplex_test.moc"
