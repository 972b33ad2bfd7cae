#include "ui/session/ending_runs.h"

#include <QTest>

#include "tests/support/small_task.h"
#include "ui/session/runs.h"
#include "ui/session/session.h"

using namespace ardent;
using namespace std::chrono_literals;

namespace {

/// Says that it has begun, and is at its first piece of work until it is let out.
class Stubborn : public Trainer {
public:
    Stubborn(std::promise<void>& begun, std::shared_future<void> out)
        : begun_(begun), out_(std::move(out)) {}

    std::vector<CurveSeries> series() const override {
        return {{"train", message("training-loss", "training loss")}};
    }
    TickUnit tickUnit() const override { return TickUnit::Epoch; }
    Advance advance(const GoOn&) override {
        begun_.set_value();
        out_.wait();
        return {.state = Advance::State::Finished, .tick = {}, .reason = "let out"};
    }
    PredictorPtr predictor() const override { return nullptr; }
    std::optional<Relevance> relevance() const override { return std::nullopt; }

private:
    std::promise<void>& begun_;
    std::shared_future<void> out_;
};

}  // namespace

/// Runs that do not end when they are told to.
class EndingRunsTest : public QObject {
    Q_OBJECT

private slots:
    void aSessionDoesNotWaitForRunsThatItLetGo();
};

void EndingRunsTest::aSessionDoesNotWaitForRunsThatItLetGo() {
    std::promise<void> begun;
    EndingRuns left;
    std::promise<void> out;  // goes before `left`, which waits for it
    {
        Session session;
        PreparedRun prepared;
        prepared.task = test::syntheticTask("gse1", 50);
        prepared.trainer = std::make_unique<Stubborn>(begun, out.get_future().share());
        std::vector<std::unique_ptr<RunEntry>> entries;
        entries.push_back(entryOf(std::move(prepared)));
        entries.front()->run->resume();
        session.runs().replace(std::move(entries), 1, 0);
        begun.get_future().wait();
        left = session.runs().letGo();
    }
    QVERIFY(!left.haveEnded(0ms));
    out.set_value();
    QVERIFY(left.haveEnded(60s));
}

ARDENT_TEST(EndingRunsTest)
#include "ending_runs_test.moc"
