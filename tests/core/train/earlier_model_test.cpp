#include "core/train/earlier_model.h"

#include <QtTest>

#include "tests/support/explained_model.h"

using namespace ardent;

class EarlierModelTest : public QObject {
    Q_OBJECT

private slots:
    void takesThePathsModelAndNorms() {
        const TaskPtr task = test::mixedTask(20);
        const auto own =
            std::make_shared<const Predictor>(test::randomPredictor(task->recipe, 3, false, 1));
        const auto earlier =
            std::make_shared<const Predictor>(test::randomPredictor(task->recipe, 3, false, 2));
        auto path = std::make_shared<Path>();
        path->lambdas = {2., 1.};
        path->normKind = "norm";
        path->names = {"b", "a × b"};
        path->norms = {Vector::Constant(2, -5.), Vector::Constant(2, 6.)};
        path->relevanceKind = "|norm|";
        path->predictorAt = [&](Index at) { return at == 0 ? earlier : own; };
        Snapshot snapshot;
        snapshot.predictor = own;
        snapshot.path = path;
        snapshot.interactions = Interactions{};

        const SnapshotPtr back = atLambda(snapshot, 0);
        QCOMPARE(back->predictor, earlier);
        QVERIFY(!back->interactions);
        QCOMPARE(back->relevance->names.size(), task->recipe->sources.size());
        QCOMPARE(back->relevance->values[0], 0.);  // a has no norm of its own
        QCOMPARE(back->relevance->values[1], 5.);
        QCOMPARE(back->relevance->kind.english(), std::string("|norm|"));
        QCOMPARE(back->path, snapshot.path);
    }

    void tellsNoRelevanceWithoutNorms() {
        const TaskPtr task = test::mixedTask(20);
        const auto own =
            std::make_shared<const Predictor>(test::randomPredictor(task->recipe, 3, false, 1));
        auto path = std::make_shared<Path>();
        path->lambdas = {1.};
        path->predictorAt = [&](Index) { return own; };
        Snapshot snapshot;
        snapshot.predictor = own;
        snapshot.path = path;
        QVERIFY(!atLambda(snapshot, 0)->relevance);
    }

    void takesTheRelevanceAfterTheRounds() {
        const TaskPtr task = test::mixedTask(20);
        const auto own =
            std::make_shared<const Predictor>(test::randomPredictor(task->recipe, 3, false, 1));
        auto boosting = std::make_shared<Boosting>();
        boosting->predictorAt = [&](Index) { return own; };
        boosting->relevanceAt = [&](Index rounds) {
            Relevance relevance{"slope", {}, {}};
            for (const SourceColumn& source : task->recipe->sources) {
                relevance.names.push_back(source.name);
                relevance.values.push_back(static_cast<double>(rounds));
            }
            return relevance;
        };
        Snapshot snapshot;
        snapshot.predictor = own;
        snapshot.boosting = boosting;
        snapshot.keptTick = 9;
        const SnapshotPtr back = afterRounds(snapshot, 7);
        QVERIFY(!back->keptTick);  // which is another model
        QCOMPARE(back->relevance->values[0], 7.);
        QCOMPARE(back->relevance->names[4], std::string("flat"));
        QCOMPARE(back->relevance->values[4], 0.);
    }
};

ARDENT_TEST(EarlierModelTest)
#include "earlier_model_test.moc"
