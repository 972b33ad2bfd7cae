#include "core/figure/lines/line_places.h"

#include <QtTest>

using namespace ardent;

namespace {

LinePlaces places(const std::vector<double>& values) {
    LinePlaces all;
    for (const double value : values) all.append(value);
    return all;
}

}  // namespace

class LinePlacesTest : public QObject {
    Q_OBJECT

private slots:
    void tellsWhatWasAppended_data();
    void tellsWhatWasAppended();
    void findsPlaces_data();
    void findsPlaces();
    void comparesPlaceByPlace();
};

void LinePlacesTest::tellsWhatWasAppended_data() {
    using Values = std::vector<double>;
    QTest::addColumn<std::vector<double>>("values");
    QTest::newRow("none") << Values{};
    QTest::newRow("one") << Values{7.};
    QTest::newRow("even") << Values{4., 8., 12., 16.};
    QTest::newRow("uneven from the third on") << Values{1., 2., 4., 5.};
    QTest::newRow("uneven at the end") << Values{1., 2., 3., 4., 4.5};
    QTest::newRow("even but for rounding") << Values{0.1, 0.2, 0.1 + 2. * 0.1, 0.4, 0.5};
    QTest::newRow("a distance that rounds") << Values{1e-30, 1., 2.};
    QTest::newRow("alike") << Values{2., 2., 2.};
}

void LinePlacesTest::tellsWhatWasAppended() {
    QFETCH(std::vector<double>, values);
    const LinePlaces all = places(values);
    QCOMPARE(all.size(), values.size());
    QCOMPARE(all.all(), values);
    if (values.empty()) return;
    QCOMPARE(all.front(), values.front());
    QCOMPARE(all.back(), values.back());
}

void LinePlacesTest::findsPlaces_data() {
    QTest::addColumn<std::vector<double>>("values");
    QTest::newRow("even") << std::vector<double>{1., 2., 3., 4.};
    QTest::newRow("uneven") << std::vector<double>{1., 2., 3.5, 4.};
}

void LinePlacesTest::findsPlaces() {
    QFETCH(std::vector<double>, values);
    const LinePlaces all = places(values);
    QCOMPARE(all.firstFrom(0., 0, 4), std::size_t(0));
    QCOMPARE(all.firstFrom(2., 0, 4), std::size_t(1));
    QCOMPARE(all.firstFrom(2., 2, 4), std::size_t(2));
    QCOMPARE(all.firstFrom(3.75, 0, 3), std::size_t(3));  // not in that part
    QCOMPARE(all.firstAbove(0.), std::size_t(0));
    QCOMPARE(all.firstAbove(2.), std::size_t(2));
    QCOMPARE(all.firstAbove(4.), std::size_t(4));
}

void LinePlacesTest::comparesPlaceByPlace() {
    const LinePlaces even = places({1., 2., 3., 4.});
    const LinePlaces uneven = places({1., 2., 2.5, 4.});
    QVERIFY(even == places({1., 2., 3., 4.}));
    QVERIFY(!(even == uneven));
    QVERIFY(!(even == places({1., 2., 3., 5.})));
    QVERIFY(!(even == places({1., 2., 3.})));
    QVERIFY(uneven == places({1., 2., 2.5, 4.}));
    QVERIFY(!(uneven == places({1., 1.5, 2.5, 4.})));
    QVERIFY(LinePlaces() == LinePlaces());
}

ARDENT_TEST(LinePlacesTest)
#include "line_places_test.moc"
