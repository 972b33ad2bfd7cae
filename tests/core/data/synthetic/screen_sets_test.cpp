#include <QtTest>

#include "core/data/synthetic/synthetic.h"
#include "tests/support/synthetic_data.h"

using namespace ardent;

/// Sets of which a few of any number of variables matter.
class ScreenSetsTest : public QObject {
    Q_OBJECT

private slots:
    void halfOfTheRowsAreOfEitherClass() {
        for (const char* id : {"ring", "xor_pair", "ring_xor", "ring_xor_sum"}) {
            const double share =
                test::mean(test::column(synthesize(*findSyntheticSet(id), 20'000, 1), "y"));
            QVERIFY2(std::abs(share - 0.5) < 0.03, id);
        }
    }

    void hasAsManyVariablesAsAskedFor() {
        const SyntheticSet set = withInputs(*findSyntheticSet("ring_xor_sum"), 40);
        QCOMPARE(synthesize(set, 5, 1).columns.size(), std::size_t(41));
        QVERIFY_EXCEPTION_THROWN(withInputs(*findSyntheticSet("ring_xor_sum"), 5),
                                 std::logic_error);
        QVERIFY_EXCEPTION_THROWN(withInputs(*findSyntheticSet("gse1"), 50), std::logic_error);
    }

    void classIsWhatTheFormulaSays() {
        const Table table = synthesize(*findSyntheticSet("ring_xor"), 500, 2);
        for (Index i = 0; i < table.rows; ++i) {
            const auto x = test::row(table, i);
            const double distance = std::hypot(x[0] - 0.5, x[1] - 0.5);
            const bool isOne =
                std::abs(distance - 0.35) <= 0.0704 || (x[2] - 0.5) * (0.5 - x[3]) >= 0.0337;
            QCOMPARE(x.back(), isOne ? 1. : 0.);
        }
    }
};

ARDENT_TEST(ScreenSetsTest)
#include "screen_sets_test.moc"
