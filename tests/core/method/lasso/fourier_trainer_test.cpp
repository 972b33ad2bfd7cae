#include "core/method/lasso/fourier_trainer.h"
#include "core/method/methods.h"

#include <QtTest>

#include "tests/support/golden.h"
#include "tests/support/hand_made_task.h"
#include "tests/support/training.h"

using namespace ardent;

/// What a training of the family says of variables is of the model that it shows, and in its course
/// measured in one way.
class FourierTrainerTest : public QObject {
    Q_OBJECT

private slots:
    void importancesAreOfTheModelShown_data();
    void importancesAreOfTheModelShown();
    void aStopWithinAFitTellsOfTheOneBefore_data() { importancesAreOfTheModelShown_data(); }
    void aStopWithinAFitTellsOfTheOneBefore();
    void itsCourseHasOneMeasure_data() { importancesAreOfTheModelShown_data(); }
    void itsCourseHasOneMeasure();

private:
    static std::unique_ptr<Trainer> training();
};

std::unique_ptr<Trainer> FourierTrainerTest::training() {
    QFETCH(QString, method);
    OptionValues quick{{"folds", 3LL}, {"lambdas", 30LL}, {"pair_features", 8LL}};
    if (method == QStringLiteral("fourier_stochastic")) quick["functions"] = 150LL;
    auto made =
        makeTrainer(*findMethod(method.toStdString()), test::syntheticTask("g3", 400), quick, 1);
    if (!made) qFatal("%s", made.error().text.english().c_str());
    return std::move(*made);
}

void FourierTrainerTest::importancesAreOfTheModelShown_data() {
    QTest::addColumn<QString>("method");
    for (const char* method : {"fourier_pairs", "fourier_stochastic"})
        QTest::newRow(method) << QString(method);
}

/// The first importances of a final model are followed by fits without what matters little.
void FourierTrainerTest::importancesAreOfTheModelShown() {
    const auto trainer = training();
    const auto saysFinal = [&] {
        const auto relevance = trainer->relevance();
        return relevance && relevance->kind.english().find("final model") != std::string::npos;
    };
    Advance last;
    bool wasFinal = false;
    int after = 0;
    while (last.state == Advance::State::Working) {
        last = trainer->advance(always);
        wasFinal = wasFinal || saysFinal();
        if (!wasFinal || !last.tick) continue;
        ++after;
        QVERIFY(!saysFinal());
        QVERIFY(!trainer->interactions());
    }
    QVERIFY(after > 0);
    QVERIFY(saysFinal() && trainer->interactions());
}

/// The fit before it is kept, which nobody has ranked.
void FourierTrainerTest::aStopWithinAFitTellsOfTheOneBefore() {
    const auto trainer = training();
    for (int solved = 0; solved < 3;)
        if (trainer->advance(always).tick && trainer->stage().english() == "Adaptive group lasso")
            ++solved;
    trainer->settle();
    QVERIFY(trainer->relevance()->kind.english().starts_with("standard deviation"));
    QVERIFY(!trainer->interactions());
}

void FourierTrainerTest::itsCourseHasOneMeasure() {
    const auto trainer = training();
    const std::string_view measure = "standard deviation of the variable's part of f";
    Advance last;
    std::vector<std::vector<double>> course;
    while (last.state == Advance::State::Working) {
        last = trainer->advance(always);
        if (!last.tick) continue;
        const auto now = trainer->tickRelevance();
        QVERIFY(now && now->kind.english().starts_with(measure));
        course.push_back(now->values);
    }
    const auto kept = trainer->trailRelevance();
    QVERIFY(kept && kept->kind.english().starts_with(measure));
    QVERIFY(trainer->keptTick());
    QVERIFY(course.at(static_cast<std::size_t>(*trainer->keptTick() - 1)) == kept->values);
}

ARDENT_TEST(FourierTrainerTest)
#include "fourier_trainer_test.moc"
