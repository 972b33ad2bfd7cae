#include "core/random/random_stream.h"

#include <QtTest>
#include <cmath>
#include <numeric>

using namespace ardent;

class RandomStreamTest : public QObject {
    Q_OBJECT

private slots:
    void repeatsForTheSameSeed();
    void differsBetweenStreams();
    void matchesPublishedPhiloxVector();
    void hasTheMomentsOfItsLaw_data();
    void hasTheMomentsOfItsLaw();
    void shufflePermutes();
    void belowIsUnbiased();
};

void RandomStreamTest::repeatsForTheSameSeed() {
    RandomStream a(7, StreamId::Phases);
    RandomStream b(7, StreamId::Phases);
    for (int i = 0; i < 100; ++i) QCOMPARE(a.normal(), b.normal());
}

void RandomStreamTest::differsBetweenStreams() {
    RandomStream base(7, StreamId::Phases);
    RandomStream otherStream(7, StreamId::Shuffle);
    RandomStream otherSeed(8, StreamId::Phases);
    RandomStream otherSubstream(7, StreamId::Phases, 1);
    const double value = base.uniform();
    QVERIFY(value != otherStream.uniform());
    QVERIFY(value != otherSeed.uniform());
    QVERIFY(value != otherSubstream.uniform());
}

void RandomStreamTest::matchesPublishedPhiloxVector() {
    // Random123's known-answer file: philox4x32-10 with counter and key all zero.
    RandomStream zero(0, StreamId{0});
    QCOMPARE(zero.bits(), 0x6627e8d5u);
    QCOMPARE(zero.bits(), 0xe169c58du);
    QCOMPARE(zero.bits(), 0xbc57ac4cu);
    QCOMPARE(zero.bits(), 0x9b00dbd8u);
}

void RandomStreamTest::hasTheMomentsOfItsLaw_data() {
    QTest::addColumn<QString>("law");
    QTest::addColumn<double>("meanAbsolute");
    QTest::addColumn<double>("median");
    QTest::addRow("normal") << "normal" << std::sqrt(2. / M_PI) << 0.;
    QTest::addRow("laplace") << "laplace" << 1. << 0.;
    QTest::addRow("uniform") << "uniform" << 0.5 << 0.5;
    QTest::addRow("cauchy") << "cauchy" << -1. << 0.;
}

void RandomStreamTest::hasTheMomentsOfItsLaw() {
    QFETCH(QString, law);
    QFETCH(double, meanAbsolute);
    QFETCH(double, median);
    RandomStream random(3, StreamId::Frequencies);
    const int count = 200'000;
    double sum = 0.;
    int below = 0;
    int withinOne = 0;
    for (int i = 0; i < count; ++i) {
        const double value = law == "normal"    ? random.normal()
                             : law == "laplace" ? random.laplace()
                             : law == "uniform" ? random.uniform()
                                                : random.cauchy();
        sum += std::abs(value);
        below += value < median;
        withinOne += std::abs(value) < 1.;
    }
    // Six standard errors of a share of one half: 6 · 0.5 / √200000 = 0.0067.
    QVERIFY(std::abs(below / double(count) - 0.5) < 0.0067);
    if (meanAbsolute > 0.) QVERIFY(std::abs(sum / count - meanAbsolute) < 0.015);
    if (law == "cauchy") QVERIFY(std::abs(withinOne / double(count) - 0.5) < 0.0067);
}

void RandomStreamTest::shufflePermutes() {
    std::vector<std::int32_t> values(1000);
    std::iota(values.begin(), values.end(), 0);
    RandomStream random(1, StreamId::Shuffle);
    shuffle(values, random);
    int fixed = 0;
    for (std::int32_t i = 0; i < 1000; ++i) fixed += values[std::size_t(i)] == i;
    QVERIFY(fixed < 10);
    std::sort(values.begin(), values.end());
    for (std::int32_t i = 0; i < 1000; ++i) QCOMPARE(values[std::size_t(i)], i);
}

void RandomStreamTest::belowIsUnbiased() {
    RandomStream random(2, StreamId::Shuffle);
    std::array<int, 3> counts{};
    for (int i = 0; i < 90'000; ++i) ++counts[random.below(3)];
    for (int count : counts) QVERIFY(std::abs(count - 30'000) < 900);
}

ARDENT_TEST(RandomStreamTest)
#include "random_stream_test.moc"
