#include <QtTest>
#include <string_view>

#include "core/random/random_stream.h"
#include "tests/support/hand_made_task.h"
#include "tests/support/training.h"

using namespace ardent;

/// Data in which nothing can be found.
class FourierNoiseTest : public QObject {
    Q_OBJECT

private slots:
    void endsWithAModel_data();
    void endsWithAModel();
};

namespace {

TaskPtr noise(Seed seed, int rows) {
    RandomStream random(seed, StreamId::SyntheticNoise);
    std::vector<Column> columns;
    for (const char* name : {"a", "b", "c", "same", "y"}) {
        std::vector<double> values;
        for (int i = 0; i < rows; ++i)
            values.push_back(std::string_view(name) == "same" ? 1. : random.normal());
        columns.push_back(test::numbers(name, values));
    }
    return test::taskOf(std::move(columns), Problem::Regression);
}

}  // namespace

void FourierNoiseTest::endsWithAModel_data() {
    QTest::addColumn<QByteArray>("method");
    for (const char* method : {"fourier_lasso", "fourier_pairs", "fourier_stochastic"})
        QTest::addRow("%s", method) << QByteArray(method);
}

void FourierNoiseTest::endsWithAModel() {
    QFETCH(QByteArray, method);
    for (Seed seed = 1; seed <= 5; ++seed) {
        const auto trained =
            test::trainToEnd(method.constData(), noise(seed, 60), {{"lambdas", 20LL}});
        QCOMPARE(trained.last.state, Advance::State::Finished);
        QVERIFY(trained.predictor->fourier()->isFinite());
    }
}

ARDENT_TEST(FourierNoiseTest)
#include "fourier_noise_test.moc"
