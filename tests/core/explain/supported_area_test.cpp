#include "core/explain/supported_area.h"

#include <QtTest>
#include <random>

using namespace ardent;

/// Where rows stand, and where nothing is known.
class SupportedAreaTest : public QObject {
    Q_OBJECT

private slots:
    void isNearTheRows();
    void moreRowsReachLessFar();
    void aRowCanBeGivenAReach();
    void levelsDoNotReachEachOther();
    void rowsOutsideAndOneValueDoNoHarm();
    void longStretchesAreEmpty();
};

namespace {

/// Enough rows to tell from.
std::vector<double> many(const std::vector<double>& values) {
    std::vector<double> all;
    for (int i = 0; i < 10; ++i) all.insert(all.end(), values.begin(), values.end());
    return all;
}

}  // namespace

void SupportedAreaTest::isNearTheRows() {
    const std::vector<double> x = many({0., 1., 2., 10.}), y = x;
    const SupportedArea area = supportedArea({{0., 10.}, x}, {{0., 10.}, y});
    for (std::size_t i = 0; i < x.size(); ++i) QVERIFY(area.has(x[i], y[i]));
    QVERIFY(area.has(1.5, 1.));
    QVERIFY(!area.has(10., 0.));
    QVERIFY(!area.has(0., 10.));
    QVERIFY(!area.has(6., 6.));
}

void SupportedAreaTest::moreRowsReachLessFar() {
    std::vector<double> few(20, 0.), thousands(5000, 0.);
    const auto reaches = [](const std::vector<double>& values, double at) {
        return supportedArea({{0., 1.}, values}, {{0., 1.}, values}).has(at, 0.);
    };
    QVERIFY(reaches(few, 0.15) && !reaches(few, 0.25));
    QVERIFY(reaches(thousands, 0.04) && !reaches(thousands, 0.1));
}

void SupportedAreaTest::aRowCanBeGivenAReach() {
    std::vector<double> ratings;
    for (int i = 0; i < 2000; ++i) ratings.push_back(1 + i % 5);
    const SupportAxis axis{{1., 5.}, ratings}, wide{{1., 5.}, ratings, false, 0.75};
    QVERIFY(!supportedArea(axis, axis).has(2.5, 2.5));
    QVERIFY(supportedArea(wide, wide).has(2.5, 2.5));
}

void SupportedAreaTest::levelsDoNotReachEachOther() {
    const std::vector<double> level = many({0., 2.}), number = many({0.5, 0.5});
    const SupportedArea area = supportedArea({{0., 2.}, level, true}, {{0., 1.}, number});
    QCOMPARE(area.cells.rows(), Index(3));
    QVERIFY(area.has(0., 0.5) && area.has(2., 0.5));
    QVERIFY(!area.has(1., 0.5));
}

void SupportedAreaTest::rowsOutsideAndOneValueDoNoHarm() {
    const double gap = std::nan("");
    const std::vector<double> x = many({-100., 0.5, gap, 1e300}), y = many({0.5, 0.5, 0.5, 0.5});
    const SupportedArea area = supportedArea({{0., 1.}, x}, {{0.5, 0.5}, y});
    QVERIFY(area.has(0.5, 0.5));
    QVERIFY(!area.has(0., 0.5));
    QVERIFY(supportedArea({{0., 1.}, {}}, {{0., 1.}, {}}).has(0.5, 0.5));  // too few to tell
}

void SupportedAreaTest::longStretchesAreEmpty() {
    const auto stretches = emptyStretches({0., 10.}, {10., 0., 1., std::nan(""), 2., 7.});
    QCOMPARE(stretches.size(), std::size_t(2));
    QCOMPARE(stretches[0].low, 2.5);
    QCOMPARE(stretches[0].high, 6.5);
    QCOMPARE(stretches[1].low, 7.5);
    QCOMPARE(stretches[1].high, 9.5);
    QVERIFY(emptyStretches({0., 10.}, {}).empty());
    QVERIFY(emptyStretches({0., 1.}, {0., 0.5, 0.9, 0.6, 0.75, 0.3, 0.45, 0.15, 1000.}).empty());
}

ARDENT_TEST(SupportedAreaTest)
#include "supported_area_test.moc"
