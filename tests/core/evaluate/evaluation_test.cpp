#include "core/evaluate/evaluation.h"

#include <QtTest>
#include <new>
#include <set>

#include "core/data/synthetic/synthetic.h"
#include "core/data/task/make_task.h"
#include "core/method/methods.h"
#include "core/model/class_metrics.h"
#include "core/parallel/blocks.h"
#include "core/random/random_stream.h"
#include "tests/support/hand_made_task.h"

using namespace ardent;

namespace {

EvaluationSet setOf(const char* name, Index rows, const HoldOut& holdOut) {
    Recipe recipe;
    recipe.target = "y";
    recipe.split = {0.9, 0.1, 0.};
    auto set = evaluationSet(name, synthesize(*findSyntheticSet(name), rows, 1), recipe, holdOut);
    if (!set) qFatal("%s", set.error().text.english().c_str());
    return *set;
}

double areaUnder(const Matrix& roc) {
    double area = 0.;
    for (Index i = 1; i < roc.rows(); ++i)
        area += (roc(i, 0) - roc(i - 1, 0)) * 0.5 * (roc(i, 1) + roc(i - 1, 1));
    return area;
}

}  // namespace

class EvaluationTest : public QObject {
    Q_OBJECT

private slots:
    void everyRowIsTestedOnceARepeat() {
        const HoldOut plan{.repeats = 2, .folds = 4};
        std::vector<std::int32_t> labels;
        for (int i = 0; i < 50; ++i) labels.push_back(i % 5 == 0 ? 1 : 0);
        const auto parts = testRows(plan, 0, 50, labels);
        std::multiset<Index> seen;
        for (const auto& part : parts) {
            Index positives = 0;
            for (const Index row : part) {
                seen.insert(row);
                positives += labels[static_cast<std::size_t>(row)];
            }
            QVERIFY(positives >= 2 && positives <= 3);
        }
        QCOMPARE(seen.size(), std::size_t{50});
        QCOMPARE(std::set<Index>(seen.begin(), seen.end()).size(), std::size_t{50});
        QVERIFY(testRows(plan, 1, 50, labels) != parts);
        QCOMPARE(testRows(plan, 0, 50, labels), parts);
    }

    void aShareIsStratified() {
        const HoldOut plan{.testShare = 0.3};
        std::vector<std::int32_t> labels(100, 0);
        std::fill(labels.begin() + 80, labels.end(), 1);
        const auto parts = testRows(plan, 0, 100, labels);
        QCOMPARE(parts.size(), std::size_t{1});
        QCOMPARE(parts[0].size(), std::size_t{30});
        QCOMPARE(std::ranges::count_if(parts[0], [](Index row) { return row >= 80; }), 6);
    }

    void scoresAreTheSameForAnyThreads() {
        const EvaluationSet set = setOf("moons", 200, {.folds = 3});
        const EvaluatedMethod method{findMethod("gbrff2"), {{"rounds", 5LL}}, "gbrff2"};
        const auto once = [&](int threads) {
            Metrics metrics;
            Arena(threads).run([&] { metrics = evaluateOnce(set, method, 0, 1, always)->metrics; });
            return metrics;
        };
        const Metrics one = once(1);
        QCOMPARE(one.size(), std::size_t{10});
        QCOMPARE(once(2), one);
        QVERIFY(metric(one, "accuracy") > 0.7);
        QVERIFY(!evaluateOnce(set, method, 0, 0, [] { return false; }).has_value());
    }

    void troublesAreToldAndNotThrown() {
        Table table;
        table.rows = 6;
        table.columns = {test::numbers("x", {1, 2, 3, 4, 5, 6}),
                         test::levels("y", {"yes", "no"}, {0, 0, 0, 0, 0, 1})};
        Recipe recipe;
        recipe.target = "y";
        recipe.split = {1., 0., 0.};
        const auto set = evaluationSet("rare", table, recipe, {.folds = 3});
        QVERIFY(set.has_value());
        const EvaluatedMethod learner{findMethod("gbrff2"), {{"rounds", 5LL}}, "gbrff2"};
        const EvaluatedMethod constant{findMethod("mean"), {}, "mean"};
        int troubles = 0;
        for (int part = 0; part < 3; ++part) {
            const auto result = evaluateOnce(*set, learner, 0, part, always);
            QVERIFY(result.has_value());
            QCOMPARE(result->metrics.empty(), !result->trouble.empty());
            QCOMPARE(result->wasTrained, result->trouble.empty());
            const auto share = evaluateOnce(*set, constant, 0, part, always);
            QVERIFY2(share && share->trouble.empty(), share->trouble.english().c_str());
            if (result->trouble.empty()) continue;
            ++troubles;
            const QString why = QString::fromStdString(result->trouble.english());
            QVERIFY2(why.startsWith("All 4 training rows have the class \"yes\","),
                     qPrintable(why));
            QCOMPARE(metric(share->metrics, "accuracy"), 0.5);  // of "yes" and the one "no"
            QCOMPARE(metric(share->metrics, "auc"), 0.5);
            QVERIFY(std::abs(metric(share->metrics, "log_loss") - 0.5 * std::log(1e6)) < 1e-3);
            QCOMPARE(share->counts.confusion.sum(), 2.);
            QVERIFY(share->wasTrained);
        }
        QCOMPARE(troubles, 1);  // where the one "no" is tested, one class is left to learn
        QVERIFY(!evaluationSet("few", table, recipe, {.folds = 5}).has_value());
    }

    void oneNumberIsLeftToLearn() {
        Table table;
        table.rows = 6;
        table.columns = {test::numbers("x", {1, 2, 3, 4, 5, 6}),
                         test::numbers("y", {3, 3, 3, 3, 3, 9.5})};
        Recipe recipe;
        recipe.target = "y";
        recipe.problem = ProblemChoice::Regression;
        recipe.split = {1., 0., 0.};
        const auto set = evaluationSet("rare", table, recipe, {.folds = 3});
        QVERIFY(set.has_value());
        int troubles = 0;
        for (int part = 0; part < 3; ++part) {
            const auto learned =
                evaluateOnce(*set, {findMethod("ridge"), {}, "ridge"}, 0, part, always);
            const auto constant =
                evaluateOnce(*set, {findMethod("mean"), {}, "mean"}, 0, part, always);
            QVERIFY2(constant && constant->trouble.empty(), constant->trouble.english().c_str());
            if (learned->trouble.empty()) continue;
            ++troubles;
            const QString why = QString::fromStdString(learned->trouble.english());
            QVERIFY2(why.startsWith("All 4 training rows have 3 for \"y\","), qPrintable(why));
            QCOMPARE(metric(constant->metrics, "mae"), 3.25);  // of 3 and 9.5
        }
        QCOMPARE(troubles, 1);
    }

    /// Also before the first step of a training.
    void wantOfMemoryIsATroubleOfOneJob() {
        Method greedy = *findMethod("mean");
        greedy.make = [](TaskPtr, const OptionValues&, Seed) -> Result<std::unique_ptr<Trainer>> {
            throw std::bad_alloc();
        };
        const EvaluationSet set = setOf("moons", 60, {.folds = 3});
        const auto result = evaluateOnce(set, {&greedy, {}, "greedy"}, 0, 0, always);
        QVERIFY(result.has_value());
        QVERIFY(result->trouble.code() == "no-memory-to-evaluate");
        QVERIFY(!result->wasTrained && result->metrics.empty());
    }

    /// The first rows by time are all "a" and "b": "c" is not learned where it is tested first.
    void byTimeOnlyEarlierRowsAreLearned() {
        Table table;
        table.rows = 12;
        std::vector<double> day;
        for (int i = 0; i < 12; ++i) day.push_back(i);
        table.columns = {test::numbers("day", day),
                         test::levels("y", {"a", "b", "c"}, {0, 1, 0, 1, 0, 1, 2, 2, 0, 1, 2, 2})};
        Recipe recipe;
        recipe.target = "y";
        recipe.split = {1., 0., 0.};
        recipe.splitRule = SplitRule::Time;
        recipe.splitColumn = "day";
        const auto set = evaluationSet("days", table, recipe, {.folds = 3});
        QVERIFY(set.has_value());
        QVERIFY(std::ranges::any_of(set->notes, [](const Message& note) {
            return note.english().starts_with("2 test rows have a class that the learning rows");
        }));
        const auto repeated = evaluationSet("days", table, recipe, {.repeats = 2, .folds = 3});
        QVERIFY(!repeated && repeated.error().fault == Fault::Usage);
        QCOMPARE(repeated.error().text.english(),
                 std::string("days: 2 repeats in the order of \"day\" would all test the same "
                             "rows; give one."));
    }

    /// The split of the task that checks the table is none of the evaluation.
    void notesAreOnTheParts() {
        const auto notesOf = [](SplitRule rule) {
            Table table = synthesize(*findSyntheticSet("moons"), 60, 1);
            std::vector<double> visit;
            for (int i = 0; i < 60; ++i) visit.push_back(i / 4);
            table.columns.push_back(test::numbers("visit", visit));
            Recipe recipe;
            recipe.target = "y";
            recipe.splitRule = rule;
            recipe.splitColumn = "visit";
            const auto set = evaluationSet("t", table, recipe, {.folds = 3});
            QStringList notes;
            if (set)
                for (const Message& note : set->notes)
                    notes << QString::fromStdString(note.english());
            return notes.join(u'\n');
        };
        for (const SplitRule rule : {SplitRule::Groups, SplitRule::Time}) {
            const QString notes = notesOf(rule);
            QVERIFY2(notes.contains(rule == SplitRule::Time ? "Parts follow" : "stay in one part"),
                     qPrintable(notes));
            QVERIFY2(!notes.contains("Split by"), qPrintable(notes));
        }
    }

    /// What `train` says of its test rows is said of the first part.
    void repetitionsAndOrderAreNoted() {
        const auto notesOf = [](bool areRepetitions) {
            RandomStream random(3, StreamId::SyntheticNoise);
            std::vector<std::vector<double>> columns(4);
            double walk = 0.;
            for (int i = 0; i < 400; ++i)
                for (std::size_t j = 0; j < columns.size(); ++j) {
                    const double fresh = random.normal();
                    if (j == 3) walk += fresh;
                    const auto before = static_cast<std::size_t>(i - i % 4);
                    columns[j].push_back(areRepetitions && i % 4 > 0
                                             ? columns[j][before] + 0.001 * fresh
                                         : areRepetitions ? fresh
                                         : j == 3         ? walk
                                         : j == 0         ? i
                                                          : fresh);
                }
            Table table;
            table.rows = 400;
            for (std::size_t j = 0; j < 4; ++j)
                table.columns.push_back(
                    test::numbers(j == 3 ? "y" : "x" + std::to_string(j), columns[j]));
            Recipe recipe;
            recipe.target = "y";
            QStringList notes;
            const auto set = evaluationSet("t", table, recipe, {.folds = 5});
            for (const Message& note : set->notes) notes << QString::fromStdString(note.english());
            return notes.join(u'\n');
        };
        const QString repetitions = notesOf(true), order = notesOf(false);
        QVERIFY2(repetitions.contains("With the first part held out: ") &&
                     repetitions.contains("lie ten times closer to a training row"),
                 qPrintable(repetitions));
        QVERIFY2(order.contains("Rows that follow each other in \"x0\""), qPrintable(order));
        QVERIFY2(!order.contains("closer"), qPrintable(order));
    }

    /// With a column to split by, classes are not spread over the parts.
    void oneClassOfAGroupHasItsOwnReason() {
        Table table;
        table.rows = 12;
        table.columns = {test::numbers("x", {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}),
                         test::numbers("day", {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}),
                         test::levels("y", {"no", "yes"}, {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1})};
        Recipe recipe;
        recipe.target = "y";
        recipe.split = {1., 0., 0.};
        recipe.splitRule = SplitRule::Time;
        recipe.splitColumn = "day";
        const EvaluatedMethod learner{findMethod("ridge"), {}, "ridge"};
        const auto why = [&](const HoldOut& holdOut) {
            const auto set = evaluationSet("days", table, recipe, holdOut);
            return set ? evaluateOnce(*set, learner, 0, 0, always)->trouble.english()
                       : set.error().text.english();
        };
        QCOMPARE(why({.folds = 3}),
                 std::string("All 3 training rows have the class \"no\"; take another column to "
                             "split by, or fewer folds."));
        QCOMPARE(why({.testShare = 0.5}),
                 std::string("All 6 training rows have the class \"no\"; take another column to "
                             "split by, or another test share."));
    }

    void tooFewGroupsForAShareAreRefused() {
        Table table = synthesize(*findSyntheticSet("moons"), 20, 1);
        table.columns.push_back(test::numbers("visit", std::vector<double>(20, 7.)));
        Recipe recipe;
        recipe.target = "y";
        recipe.splitRule = SplitRule::Groups;
        recipe.splitColumn = "visit";
        recipe.split = {1., 0., 0.};
        const auto set = evaluationSet("t", table, recipe, {.testShare = 0.3});
        QVERIFY(!set);
        QCOMPARE(set.error().text.english(),
                 std::string("t: 1 different values of \"visit\" are too few to test a share of "
                             "0.3; give another share, or another column."));
    }

    void tooFewRowsAreRefusedWithWhatWouldDo() {
        Recipe recipe;
        recipe.target = "y";
        recipe.split = {0.9, 0.1, 0.};
        const auto refusal = [&](Index rows, const HoldOut& holdOut) {
            const auto set = evaluationSet("t", synthesize(*findSyntheticSet("moons"), rows, 1),
                                           recipe, holdOut);
            return set ? std::string() : set.error().text.english();
        };
        QCOMPARE(refusal(60, {.folds = 60}),
                 std::string("t: 60 rows with a target are too few for 60 folds of two rows or "
                             "more; give at most 30 folds."));
        QCOMPARE(refusal(60, {.folds = 30}), std::string());
        QCOMPARE(refusal(60, {.testShare = 0.001}),
                 std::string("t: a test share of 0.001 of 60 rows with a target is no row; give at "
                             "least 0.017."));
        QCOMPARE(refusal(60, {.testShare = 0.017}), std::string());
        QCOMPARE(refusal(20, {.testShare = 0.95}),
                 std::string("t: a test share of 0.95 of 20 rows with a target leaves one row to "
                             "learn from; give at most 0.9."));
        QVERIFY(refusal(20, {.testShare = 0.999}).find("leaves no row to") != std::string::npos);
        QCOMPARE(refusal(20, {.testShare = 0.9}), std::string());
        QVERIFY(refusal(3, {.testShare = 0.5}).find("at least four") != std::string::npos);
        const auto three =
            evaluationSet("t", synthesize(*findSyntheticSet("moons"), 3, 1), recipe, {});
        QVERIFY(!three && three.error().fault == Fault::Data);
    }

    void classesThatAreNotLearnedAreErrors() {
        Table table;
        table.rows = 41;
        std::vector<double> x;
        std::vector<std::int32_t> codes;
        for (int i = 0; i < 41; ++i) {
            x.push_back(i);
            codes.push_back(i == 40 ? 2 : i % 2);
        }
        table.columns = {test::numbers("x", x), test::levels("y", {"a", "b", "rare"}, codes)};
        Recipe recipe;
        recipe.target = "y";
        recipe.split = {1., 0., 0.};
        const auto set = evaluationSet("rare", table, recipe, {.folds = 4});
        QVERIFY(set.has_value());
        QCOMPARE(
            std::ranges::count_if(set->notes,
                                  [](const auto& note) {
                                      return note.english().starts_with("1 test row has a class");
                                  }),
            1);
        const EvaluatedMethod method{findMethod("mean"), {}, "mean"};
        Matrix confusion = Matrix::Zero(3, 3);
        for (int part = 0; part < 4; ++part) {
            const auto result = evaluateOnce(*set, method, 0, part, always);
            QVERIFY2(result && result->trouble.empty(), result->trouble.english().c_str());
            const double right = result->counts.confusion.diagonal().sum();
            QCOMPARE(metric(result->metrics, "accuracy"), right / result->counts.confusion.sum());
            QVERIFY(std::isfinite(metric(result->metrics, "log_loss")));
            confusion += result->counts.confusion;
        }
        QCOMPARE(confusion.sum(), 41.);
        QCOMPARE(confusion.row(2).sum(), 1.);
        QCOMPARE(confusion(2, 2), 0.);
    }

    void rowsWithoutATargetAreCounted() {
        const auto firstNote = [](int without) {
            Table table;
            table.rows = 20;
            std::vector<double> x, y;
            for (int i = 0; i < 20; ++i) {
                x.push_back(i);
                y.push_back(i < without ? std::nan("") : 0.3 * i);
            }
            table.columns = {test::numbers("x", x), test::numbers("y", y)};
            Recipe recipe;
            recipe.target = "y";
            recipe.split = {1., 0., 0.};
            return evaluationSet("gaps", table, recipe, {.folds = 4})->notes.at(0).english();
        };
        QCOMPARE(firstNote(1), std::string("1 row without a target is left out."));
        QCOMPARE(firstNote(2), std::string("2 rows without a target are left out."));
    }

    /// The parts are the test rows; the whole table has none of its own.
    void doesNotMissTestRows() {
        for (const Message& note : setOf("moons", 100, {.folds = 4}).notes)
            QVERIFY2(note != noTestRows(), note.english().c_str());
    }

    /// A class of one row in 100, of which no model is sure: all its probabilities lie below 0.01.
    void theCurveOfARareClassHasItsArea() {
        constexpr int kRows = 2000;
        std::vector<int> labels;
        Matrix p(kRows, 2);
        for (int i = 0; i < kRows; ++i) {
            labels.push_back(i % 100 == 0 ? 1 : 0);
            const double noise = std::fmod(i * 0.6180339887498949, 1.);
            p(i, 1) = std::pow(10., -4. + noise + 0.6 * labels.back());
            p(i, 0) = 1. - p(i, 1);
        }
        const double area = areaUnder(rocPoints(classCounts(labels, p)));
        const double exact = metric(classificationMetrics(labels, p), "auc");
        QVERIFY(exact > 0.8 && exact < 0.99);
        QVERIFY2(std::abs(area - exact) < 0.01, qPrintable(QString("%1 %2").arg(area).arg(exact)));
        QVERIFY(std::abs(areaUnder(rocPoints(classCounts(labels, p.rowwise().reverse()))) -
                         (1. - exact)) < 0.01);
    }

    /// Of all thresholds, ties passed at once, so that its area is the metric's.
    void rowsGiveTheWholeCurve() {
        Matrix p(6, 2);
        p.col(1) << .9, .8, .8, .3, .2, .1;
        p.col(0) = (1. - p.col(1).array()).matrix();
        const std::vector<int> labels{1, 1, 0, 1, 0, 0};
        Matrix corners(5, 2);
        corners << 0., 0., 0., 1. / 3., 1. / 3., 2. / 3., 1. / 3., 1., 1., 1.;
        const Matrix roc = rocPoints(labels, p);
        QCOMPARE(roc.rows(), corners.rows());
        QVERIFY((roc - corners).cwiseAbs().maxCoeff() < 1e-12);
        std::vector<int> many;
        Matrix noisy(500, 2);
        for (int i = 0; i < 500; ++i) {
            many.push_back(i % 3 == 0 ? 1 : 0);
            noisy(i, 1) = std::fmod(std::fmod(i * 0.618033988749895, 1.) + 0.3 * many.back(), 1.);
            noisy(i, 0) = 1. - noisy(i, 1);
        }
        const double exact = metric(classificationMetrics(many, noisy), "auc");
        QVERIFY(std::abs(areaUnder(rocPoints(many, noisy)) - exact) < 1e-12);
        const Matrix ofOne = rocPoints(std::vector<int>(3, 1), p.topRows(3));
        QVERIFY(ofOne.allFinite() && ofOne.col(0).isZero());
    }

    void countsGiveCurves() {
        Matrix p(4, 2);
        p << .9, .1, .6, .4, .3, .7, .2, .8;
        const std::vector<int> labels{0, 1, 0, 1};
        const ClassCounts counts = classCounts(labels, p);
        QCOMPARE(counts.confusion(0, 0), 1.);
        QCOMPARE(counts.confusion(1, 0), 1.);
        QCOMPARE(balancedAccuracy(counts.confusion), 0.5);
        const Matrix roc = rocPoints(counts);
        QCOMPARE(roc(0, 0), 0.);
        QCOMPARE(roc(roc.rows() - 1, 1), 1.);
        QVERIFY(std::abs(areaUnder(roc) - 0.75) < 1e-12);
        QCOMPARE(calibrationPoints(counts).rows(), Index{4});
        QVERIFY(std::abs(brierScore(labels, p) - (.01 + .36 + .49 + .04) / 4.) < 1e-12);
        QCOMPARE(sumOf(counts, counts).confusion.sum(), 8.);
    }
};

ARDENT_TEST(EvaluationTest)
#include "evaluation_test.moc"
