#include "core/train/trainer.h"

#include <QtTest>

using namespace ardent;

namespace {

class Fixed : public Trainer {
public:
    std::vector<CurveSeries> series() const override { return {}; }
    std::string tickName() const override { return "epoch"; }
    Advance advance(Pulse&) override { return {}; }
    PredictorPtr predictor() const override { return nullptr; }
    std::optional<Relevance> relevance() const override { return std::nullopt; }
};

}  // namespace

class TrainerTest : public QObject {
    Q_OBJECT

private slots:
    void changesNoOptionUnlessItSaysSo();
};

void TrainerTest::changesNoOptionUnlessItSaysSo() {
    Fixed trainer;
    const auto result = trainer.set("alpha", 0.1);
    QVERIFY(!result.has_value());
    QCOMPARE(int(result.error().fault), int(Fault::Usage));
    QCOMPARE(result.error().text,
             std::string("alpha cannot be changed during a run; start a new run with the "
                         "new value."));
    QVERIFY(!trainer.selection());
}

QTEST_GUILESS_MAIN(TrainerTest)
#include "trainer_test.moc"
