#include "ui/window/remedy_offer.h"

#include <QPushButton>
#include <algorithm>

#include "tests/ui/window_fixture.h"
#include "ui/widgets/number_box.h"
#include "ui/window/banner.h"

using namespace ardent;
using namespace ardent::test;

/// A run that diverges offers to run again with what would mend it.
class RemedyOfferTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { window_.reset(); }
    void aClickRunsAgainWithThePresetsRate();
    void itGoesWithTheTrouble();
    void theQueueGoesOnWithoutTakingItAway();
    void aProjectKeepsIt();
    void aModelWorseThanAConstantHasOneToo();
    void aRankingOffersTheNumberOfVariablesOfFarBetterModels();

private:
    Session& session() { return window_->session(); }
    Runs& runs() { return session().runs(); }
    Banner& banner() { return *window_->window().findChild<Banner*>(); }
    QPushButton& button() { return *child<QPushButton>(banner(), "bannerRemedy"); }
    OptionValue rate() { return session().inputs().options.at("learning_rate"); }

    Sandbox sandbox_;
    std::unique_ptr<WindowFixture> window_;
};

/// RFFNet at an absurd rate, which has been run.
void RemedyOfferTest::init() {
    window_ = std::make_unique<WindowFixture>();
    QVERIFY(window_->isActive());
    window_->openSmallTable(sandbox_);
    session().setMethod(QStringLiteral("rffnet"));
    session().setOption("optimiser", std::string("sgd"));
    session().setOption("alpha", 0.);
    session().setOption("patience", 1000LL);
    session().setOption("learning_rate", 10.);
    click(window_->tool("run.start"));
    QTRY_VERIFY(banner().text().contains(QStringLiteral("no longer finite")));
    QCOMPARE(runs().current()->state(), RunState::Diverged);
    QVERIFY(button().isVisible());
}

void RemedyOfferTest::aClickRunsAgainWithThePresetsRate() {
    QCOMPARE(button().text(), QStringLiteral("Set Learning rate to 0.001 and run again"));
    QVERIFY(!button().toolTip().isEmpty());
    const Seed seed = session().seed();
    session().setSeed(seed + 7);
    const Choices before = session().choices();
    click(&button());
    QTRY_COMPARE(runs().all().size(), std::size_t(2));
    const RunEntry& again = *runs().all().back();
    QVERIFY(again.inputs.options.at("learning_rate") == OptionValue(0.001));
    QCOMPARE(again.inputs.recipe.seed, seed);
    QVERIFY(rate() == OptionValue(0.001));
    QCOMPARE(child<NumberBox>(window_->window(), "option.learning_rate")->value(), 0.001);
    QTRY_VERIFY(!again.run);
    window_->key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(session().choices() == before);
    QVERIFY(rate() == OptionValue(10.));
    QCOMPARE(runs().all().size(), std::size_t(2));
}

void RemedyOfferTest::itGoesWithTheTrouble() {
    session().reportTrouble(QStringLiteral("Something else"), Cause::Inputs);
    QVERIFY(banner().isVisible());
    QVERIFY(!button().isVisible());
    window_->key(Qt::Key_F5);
    QTRY_VERIFY(runs().all().size() == 2 && button().isVisible());
    QVERIFY(banner().text().startsWith(QStringLiteral("Run 2")));
    runs().remove(runs().all().back()->id);
    QVERIFY(!button().isVisible());
}

/// Nobody may have read it by then; the run with the remedy waits for its turn.
void RemedyOfferTest::theQueueGoesOnWithoutTakingItAway() {
    window_->chooseEndlessRun();
    session().setOption("learning_rate", 0.002);
    window_->key(Qt::Key_F5, Qt::ControlModifier);
    QTRY_VERIFY(runs().live() && runs().live()->snapshot->tick > 0);
    QVERIFY(button().isVisible());
    QVERIFY(banner().text().startsWith(QStringLiteral("Run 1")));
    click(&button());
    QVERIFY(!banner().isVisible());
    QCOMPARE(runs().queue().waiting, 1);
    QVERIFY(rate() == OptionValue(0.001));
}

void RemedyOfferTest::aProjectKeepsIt() {
    const QString project = sandbox_.path(QStringLiteral("diverged.ardent"));
    Snapshot ended = *runs().current()->snapshot;
    ended.tick = std::max<std::int64_t>(ended.tick, 1);  // a run without a tick is not kept
    window_->keepRunOf(std::make_shared<const Snapshot>(std::move(ended)));
    window_->window().dialogs.askWhereToSave = [project](QWidget*, const QString&,
                                                         const auto& take) { take(project); };
    QSignalSpy saved(&session(), &Session::projectSaved);
    window_->key(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(saved.wait());

    window_.reset();
    window_ = std::make_unique<WindowFixture>();
    QVERIFY(window_->isActive());
    QVERIFY(!button().isVisible());
    window_->openFile(project);
    QTRY_VERIFY(button().isVisible());
    QVERIFY(banner().text().contains(QStringLiteral("no longer finite")));
    QVERIFY(banner().text().contains(QStringLiteral("Lower the learning rate")));
    QCOMPARE(button().text(), QStringLiteral("Set Learning rate to 0.001 and run again"));
    click(&button());
    QTRY_COMPARE(runs().all().size(), std::size_t(2));
    QVERIFY(runs().all().back()->inputs.options.at("learning_rate") == OptionValue(0.001));
    QTRY_VERIFY(!runs().all().back()->run);
}

/// The target is a random number, whose training rows the run learns by heart.
void RemedyOfferTest::aModelWorseThanAConstantHasOneToo() {
    session().reportTrouble({}, Cause::Run);
    session().setTarget(QStringLiteral("c"));
    session().setRole(QStringLiteral("kind"), Role::Ignore);
    session().setSplit({0.3, 0., 0.7});
    session().setOption("optimiser", std::string("adam"));
    session().setOption("learning_rate", 0.1);
    window_->key(Qt::Key_F5);
    QVERIFY(window_->hasEnded(1));
    QCOMPARE(runs().all().back()->state(), RunState::Finished);
    QVERIFY2(banner().text().startsWith(QStringLiteral("Run 2: ")), qPrintable(banner().text()));
    QVERIFY(banner().text().contains(QStringLiteral("worse than")));
    QVERIFY(button().isVisible());
    click(&button());
    QTRY_COMPARE(runs().all().size(), std::size_t(3));
    QVERIFY(rate() == OptionValue(0.001));
}

/// Of y = a + b its rule keeps one variable.
void RemedyOfferTest::aRankingOffersTheNumberOfVariablesOfFarBetterModels() {
    QByteArray text("a,b,y\n");
    for (int i = 0; i < 1000; ++i) {
        const int a = i * 37 % 101, b = i * 53 % 89;
        text += QByteArray::number(a) + ',' + QByteArray::number(b) + ',' +
                QByteArray::number(a + b) + '\n';
    }
    openAndWait(session(), sandbox_.write(QStringLiteral("sum.csv"), text));
    session().setTarget(QStringLiteral("y"));
    window_->trainToEnd("pearson");
    QCOMPARE(runs().current()->state(), RunState::Finished);
    QTRY_VERIFY(button().isVisible());
    QVERIFY2(banner().text().contains(QStringLiteral(
                 "With m = 2 the models predict much better than with m = 1, which is kept: their "
                 "mean squared error on validation rows is ")),
             qPrintable(banner().text()));
    QCOMPARE(button().text(), QStringLiteral("Set Variables m to 2 and run again"));
    const std::size_t before = runs().all().size();
    click(&button());
    QVERIFY(window_->hasEnded(before));
    QCOMPARE(runs().current()->snapshot->selection->chosen, Index{2});
    QVERIFY(!banner().isVisible());
}

ARDENT_TEST(RemedyOfferTest)
#include "remedy_offer_test.moc"
