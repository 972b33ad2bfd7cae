#include "core/train/curve.h"

#include <QtTest>
#include <array>
#include <cmath>
#include <mutex>
#include <thread>

using namespace ardent;

namespace {

Curve filled(Index rows) {
    Curve curve({{"train", message("training-loss", "training loss")},
                 {"validation", message("validation-loss", "validation loss")}});
    for (Index i = 0; i < rows; ++i)
        curve.append(10 * i, std::array{double(i), i % 7 == 0 ? std::nan("") : -double(i)});
    return curve;
}

}  // namespace

class CurveTest : public QObject {
    Q_OBJECT

private slots:
    void keepsEveryRow_data();
    void keepsEveryRow();
    void copiesStayAsTheyWere();
    void copiesOfOneCurveGrowApart_data();
    void copiesOfOneCurveGrowApart();
    void isReadWhileItGrows();
    void knowsWhatItContinues_data();
    void knowsWhatItContinues();
    void startsEmpty();
    void refusesWhatDoesNotFit();
};

void CurveTest::keepsEveryRow_data() {
    QTest::addColumn<int>("rows");
    for (const int rows : {1, 127, 128, 129, 256, 1000}) QTest::addRow("%d rows", rows) << rows;
}

void CurveTest::keepsEveryRow() {
    QFETCH(int, rows);
    const Curve curve = filled(rows);
    QCOMPARE(curve.size(), Index(rows));
    const auto train = curve.column(0);
    const auto validation = curve.column(1);
    const auto ticks = curve.ticks();
    QCOMPARE(train.size(), std::size_t(rows));
    for (Index i = 0; i < rows; ++i) {
        QCOMPARE(curve.tick(i), std::int64_t(10 * i));
        QCOMPARE(ticks[std::size_t(i)], 10. * double(i));
        QCOMPARE(curve.value(i, 0), double(i));
        QCOMPARE(train[std::size_t(i)], double(i));
        QCOMPARE(std::isnan(validation[std::size_t(i)]), i % 7 == 0);
        if (i % 7 != 0) QCOMPARE(validation[std::size_t(i)], -double(i));
    }
}

void CurveTest::copiesStayAsTheyWere() {
    Curve curve = filled(200);
    const Curve copy = curve;
    for (int i = 0; i < 100; ++i) curve.append(1, std::array{1., 1.});
    QCOMPARE(copy.size(), Index(200));
    QCOMPARE(copy.column(0), filled(200).column(0));
}

void CurveTest::copiesOfOneCurveGrowApart_data() {
    keepsEveryRow_data();
}

void CurveTest::copiesOfOneCurveGrowApart() {
    QFETCH(int, rows);
    Curve one = filled(rows);
    Curve other = one;
    for (int i = 0; i < 300; ++i) {
        one.append(5, std::array{1., 1.});
        other.append(6, std::array{2., 2.});
    }
    for (Index row = rows; row < rows + 300; ++row) {
        QCOMPARE(one.value(row, 0), 1.);
        QCOMPARE(one.tick(row), std::int64_t(5));
        QCOMPARE(other.value(row, 1), 2.);
        QCOMPARE(other.tick(row), std::int64_t(6));
    }
    const Curve alike = filled(rows);
    for (const Curve& curve : {one, other})
        for (Index row = 0; row < rows; ++row) {
            QCOMPARE(curve.tick(row), alike.tick(row));
            QCOMPARE(curve.value(row, 0), alike.value(row, 0));
        }
}

/// By another thread, which is given copies: what the thread sanitizer looks at.
void CurveTest::isReadWhileItGrows() {
    constexpr int kRows = 2'000;
    Curve curve = filled(0);
    std::mutex mutex;
    Curve given = curve;
    std::jthread grower([&] {
        for (int i = 0; i < kRows; ++i) {
            curve.append(i, std::array{double(i), double(i)});
            const std::lock_guard lock(mutex);
            given = curve;
        }
    });
    for (Index read = 0; read < kRows;) {
        Curve copy;
        {
            const std::lock_guard lock(mutex);
            copy = given;
        }
        for (; read < copy.size(); ++read) {
            QCOMPARE(copy.tick(read), std::int64_t(read));
            QCOMPARE(copy.value(read, 1), double(read));
        }
        if (read < kRows) copy.append(-1, std::array{-1., -1.});
    }
}

void CurveTest::knowsWhatItContinues_data() {
    keepsEveryRow_data();
}

void CurveTest::knowsWhatItContinues() {
    QFETCH(int, rows);
    Curve curve = filled(rows);
    const Curve before = curve;
    QVERIFY(curve.continues(before));
    QVERIFY(curve.continues(filled(0)));
    QCOMPARE(curve.continues(filled(rows)), rows < 128);  // filled on its own
    Curve other = before;
    for (int i = 0; i < 300; ++i) {
        curve.append(10 * (rows + i), std::array{1., std::nan("")});
        other.append(10 * (rows + i), std::array{2., std::nan("")});
        QVERIFY(curve.continues(before) && other.continues(before));
        QVERIFY(!before.continues(curve));
        QVERIFY(!curve.continues(other));
    }
    const Curve unlike(
        std::vector<CurveSeries>{{"train", message("training-loss", "training loss")}});
    QVERIFY(!curve.continues(unlike));
}

void CurveTest::startsEmpty() {
    const Curve curve(
        std::vector<CurveSeries>{{"train", message("training-loss", "training loss")}});
    QCOMPARE(curve.size(), Index(0));
    QVERIFY(curve.column(0).empty());
    QVERIFY(curve.ticks().empty());
    QCOMPARE(curve.series()[0].id, std::string("train"));
    QCOMPARE(Curve().size(), Index(0));
}

void CurveTest::refusesWhatDoesNotFit() {
    Curve curve = filled(3);
    QVERIFY_EXCEPTION_THROWN(curve.append(1, std::array{1.}), std::logic_error);
    QVERIFY_EXCEPTION_THROWN(static_cast<void>(curve.value(3, 0)), std::logic_error);
    QVERIFY_EXCEPTION_THROWN(static_cast<void>(curve.value(0, 2)), std::logic_error);
    QVERIFY_EXCEPTION_THROWN(static_cast<void>(curve.tick(-1)), std::logic_error);
}

ARDENT_TEST(CurveTest)
#include "curve_test.moc"
