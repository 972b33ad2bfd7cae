#include <QtTest>

#include "core/method/methods.h"
#include "tests/support/training.h"

using namespace ardent;

namespace {

/// Advances until so many rounds are made.
void boost(Trainer& trainer, std::size_t rounds) {
    const auto made = [&] { return trainer.boosting() ? trainer.boosting()->rounds.size() : 0; };
    while (made() < rounds && trainer.advance(always).state == Advance::State::Working) {
    }
}

std::unique_ptr<Trainer> trainerOf(const QString& method, const TaskPtr& task,
                                   const OptionValues& options) {
    return *makeTrainer(*findMethod(method.toStdString()), task, options, 1);
}

double stepOf(const Trainer& trainer, std::size_t round) {
    return trainer.boosting()->rounds[round]->step;
}

}  // namespace

/// What may be changed while a run boosts.
class LiveBoostingTest : public QObject {
    Q_OBJECT

private slots:
    void roundsFollowAChangedLearningRate_data();
    void roundsFollowAChangedLearningRate();
    void roundsFollowAChangedPenalty_data();
    void roundsFollowAChangedPenalty();
    void theEndTellsThePenaltyOfTheRoundKept_data();
    void theEndTellsThePenaltyOfTheRoundKept();
    void otherSettingsStay();
};

void LiveBoostingTest::roundsFollowAChangedLearningRate_data() {
    QTest::addColumn<QString>("method");
    for (const char* name : {"gbrff1", "gbrff2"}) QTest::addRow("%s", name) << name;
}

/// The learner of the next round is the same, its step a quarter of what it would have been.
void LiveBoostingTest::roundsFollowAChangedLearningRate() {
    QFETCH(QString, method);
    const TaskPtr task = test::syntheticTask("additive", 200);
    const auto usual = trainerOf(method, task, {});
    boost(*usual, 4);
    const auto changed = trainerOf(method, task, {});
    boost(*changed, 3);
    QVERIFY(changed->set("learning_rate", 0.25).has_value());
    boost(*changed, 4);
    QCOMPARE(stepOf(*changed, 2), stepOf(*usual, 2));
    QCOMPARE(stepOf(*changed, 3), 0.25 * stepOf(*usual, 3));
}

void LiveBoostingTest::roundsFollowAChangedPenalty_data() {
    QTest::addColumn<double>("gamma");
    QTest::newRow("given width") << 0.5;
    QTest::newRow("width from the data") << 0.;
}

/// As if it had been asked for from the first round on, for the width that was chosen.
void LiveBoostingTest::roundsFollowAChangedPenalty() {
    QFETCH(double, gamma);
    const TaskPtr task = test::syntheticTask("additive", 200);
    const auto inputs = static_cast<double>(task->x.cols());
    const auto trainer = trainerOf("gbrff2", task, {{"gamma", gamma}});
    while (trainer->stage().english() != "Boosting") trainer->advance(always);
    QVERIFY(trainer->set("lambda", 0.5).has_value());
    boost(*trainer, 3);
    const auto isThatOf = [&](double width) {
        const double penalty = gamma > 0. ? 0.5 : 0.5 / (width * inputs);
        const auto other = trainerOf("gbrff2", task, {{"gamma", width}, {"lambda", penalty}});
        boost(*other, 3);
        return qFuzzyCompare(stepOf(*trainer, 2), stepOf(*other, 2));
    };
    if (gamma > 0.)
        QVERIFY(isThatOf(gamma));
    else
        QCOMPARE(isThatOf(1. / inputs) + isThatOf(4. / inputs) + isThatOf(16. / inputs), 1);
}

void LiveBoostingTest::theEndTellsThePenaltyOfTheRoundKept_data() {
    QTest::addColumn<std::size_t>("roundsBefore");
    QTest::addColumn<QString>("told");
    QTest::newRow("before the last round") << std::size_t{39} << "λ = 1e+09";
    QTest::newRow("after it") << std::size_t{40} << "λ = 0.25";
}

/// The huge penalty leaves the last round nothing to change, so that it is as good as the one
/// before.
void LiveBoostingTest::theEndTellsThePenaltyOfTheRoundKept() {
    QFETCH(std::size_t, roundsBefore);
    QFETCH(QString, told);
    const TaskPtr task = test::syntheticTask("additive", 200);
    const auto trainer = trainerOf(
        "gbrff2", task, {{"gamma", 0.5}, {"lambda", 0.25}, {"rounds", 40LL}, {"patience", 0LL}});
    boost(*trainer, roundsBefore);
    QVERIFY(trainer->set("lambda", 1e9).has_value());
    Advance last;
    while (last.state == Advance::State::Working) last = trainer->advance(always);
    QCOMPARE(trainer->keptTick(), std::optional<std::int64_t>(40));
    const QString reason = QString::fromStdString(last.reason.english());
    QVERIFY2(reason.contains("rounds with γ = 0.5, " + told +
                             ". λ was changed on the way, and is that of the last round kept."),
             qPrintable(reason));
}

void LiveBoostingTest::otherSettingsStay() {
    const TaskPtr task = test::syntheticTask("moons", 50);
    QVERIFY(!trainerOf("gbrff1", task, {})->set("lambda", 0.5).has_value());
    QVERIFY(!trainerOf("gbrff2", task, {})->set("rounds", 5LL).has_value());
    const OptionValues tuned{{"tuning", std::string("cross_validate")}};
    QVERIFY(!trainerOf("gbrff2", task, tuned)->set("lambda", 0.5).has_value());
}

ARDENT_TEST(LiveBoostingTest)
#include "live_boosting_test.moc"
