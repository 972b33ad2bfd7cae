#include "core/method/metric/metric_candidates.h"

#include <QtTest>
#include <limits>

using namespace ardent;

namespace {

constexpr double kNever = std::numeric_limits<double>::infinity();

MetricCandidate withLoss(std::string title, double loss) {
    MetricCandidate candidate;
    candidate.title = std::move(title);
    candidate.loss = loss;
    return candidate;
}

CandidateList listOf(const std::vector<double>& losses) {
    CandidateList list;
    for (const double loss : losses) list.keep(withLoss(std::to_string(loss), loss));
    return list;
}

using Positions = std::vector<std::size_t>;

}  // namespace

class MetricCandidatesTest : public QObject {
    Q_OBJECT

private slots:
    void theEarliestOfEqualsIsBest();
    void diverged_data();
    void diverged();
    void keptTogetherTheyTellWhereTheyStand();
};

void MetricCandidatesTest::theEarliestOfEqualsIsBest() {
    const CandidateList list = listOf({0.1, 0.5, 0.3, 0.3, 0.4});
    QCOMPARE(list.bestFrom(0), std::size_t{0});
    QCOMPARE(list.bestFrom(1), std::size_t{2});
    QCOMPARE(list.best().loss, 0.1);
    QCOMPARE(list.byLoss(), (Positions{0, 2, 3, 4, 1}));
    QCOMPARE(list.byLoss(3), (Positions{3, 4}));
}

void MetricCandidatesTest::diverged_data() {
    QTest::addColumn<double>("loss");
    QTest::newRow("infinite") << kNever;
    QTest::newRow("not a number") << std::numeric_limits<double>::quiet_NaN();
}

/// A training that diverged is never preferred and never goes on.
void MetricCandidatesTest::diverged() {
    QFETCH(double, loss);
    const CandidateList list = listOf({0.2, loss, 0.1});
    QCOMPARE(list.bestFrom(0), std::size_t{2});
    QCOMPARE(list.bestFrom(1), std::size_t{2});
    QCOMPARE(list.byLoss(), (Positions{2, 0}));
    QCOMPARE(listOf({loss, 0.2, 0.3}).best().loss, 0.2);
    const auto finite = list.finiteOf({1, 2});
    QCOMPARE(finite.size(), std::size_t{1});
    QCOMPARE(finite.front().loss, 0.1);
}

void MetricCandidatesTest::keptTogetherTheyTellWhereTheyStand() {
    CandidateList list = listOf({1.});
    QCOMPARE(list.keepAll({withLoss("a", 3.), withLoss("b", 2.)}), (Positions{1, 2}));
    QCOMPARE(list.size(), std::size_t{3});
    QCOMPARE(list[2].title.english(), std::string("b"));
    list.clear();
    QVERIFY(list.empty());
}

ARDENT_TEST(MetricCandidatesTest)
#include "metric_candidates_test.moc"
