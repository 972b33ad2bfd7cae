#include <map>

#include "core/method/methods.h"
#include "tests/ui/window_fixture.h"
#include "ui/views/figure_page.h"

using namespace ardent;
using namespace ardent::test;

/// What views without a figure say of a run that goes on, and of one that has ended early.
class EmptyViewsTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { window_.reset(); }
    void noViewDeniesWhatComesLater_data();
    void noViewDeniesWhatComesLater();
    void whatNeverComesIsDeniedFromTheStart();
    void aRunThatWaitsIsToBeRun();
    void earlierRunsAreToldOf();
    void aStoppedRunSaysWhyItShowsNothing();
    void aModelWithoutItsColumnsSaysSo();

private:
    Session& session() { return window_->session(); }
    Runs& runs() { return session().runs(); }
    bool hasEnded() { return runs().current() && !runs().current()->run; }
    std::map<QString, QString> emptyTexts();
    void quicken(const Method& method);

    Sandbox sandbox_;
    std::unique_ptr<WindowFixture> window_;
};

void EmptyViewsTest::init() {
    window_ = std::make_unique<WindowFixture>();
    QVERIFY(window_->isActive());
    window_->openFile(sandbox_.write(QStringLiteral("t.csv"), smallTable(100)));
    QTRY_VERIFY(session().data());
    session().setTarget(QStringLiteral("y"));
}

/// By id, of the views of a single run that show no figure now.
std::map<QString, QString> EmptyViewsTest::emptyTexts() {
    std::map<QString, QString> texts;
    ViewArea& views = window_->window().views();
    for (FigurePage* page : views.pages()) {
        if (page->id() == QStringLiteral("data") || page->id() == QStringLiteral("compare"))
            continue;
        views.showPage(page->id());
        if (page->figure().isEmpty())
            texts[page->id()] = QString::fromStdString(page->figure().empty);
    }
    return texts;
}

/// Few features: it is about words.
void EmptyViewsTest::quicken(const Method& method) {
    const OptionSchema schema = method.schema();
    if (std::ranges::find(schema, "features", &OptionSpec::id) != schema.end())
        session().setOption("features", 20LL);
}

void EmptyViewsTest::noViewDeniesWhatComesLater_data() {
    QTest::addColumn<QString>("id");
    for (const Method& method : methods()) {
        const auto id = QString::fromUtf8(method.id.data(), qsizetype(method.id.size()));
        QTest::newRow(qPrintable(id)) << id;
    }
}

/// Looked at when the run has begun, whenever its stage is another one, after a step and at its
/// end.
void EmptyViewsTest::noViewDeniesWhatComesLater() {
    QFETCH(QString, id);
    const Method& method = *findMethod(id.toStdString());
    if (std::ranges::find(method.problems, Problem::Regression) == method.problems.end())
        session().setTarget(QStringLiteral("kind"));
    session().setMethod(id);
    quicken(method);
    std::map<QString, QStringList> said;
    const auto look = [&] {
        for (const auto& [view, text] : emptyTexts()) said[view] << text;
    };
    QObject watch;
    std::string stage;
    connect(&runs(), &Runs::currentChanged, &watch, look);
    connect(&runs(), &Runs::progressed, &watch, [&] {
        const std::string now = runs().current()->snapshot->stage.english();
        if (now == stage) return;
        stage = now;
        look();
    });
    click(window_->tool("run.step"));
    const auto hasStepped = [&] {
        return runs().current() && runs().current()->state() != RunState::Running;
    };
    QTRY_VERIFY_WITH_TIMEOUT(hasStepped(), kPatience);
    look();
    QVERIFY(!said.empty());
    if (!hasEnded()) click(window_->tool("run.start"));
    QTRY_VERIFY_WITH_TIMEOUT(hasEnded(), kPatience);

    ViewArea& views = window_->window().views();
    for (const auto& [view, texts] : said) {
        views.showPage(view);
        const FigurePage* page = views.page(view);
        QTRY_VERIFY(page->isSettled());
        for (const QString& text : texts) {
            QVERIFY2(!text.contains(QStringLiteral("Press Run")), qPrintable(view));
            QVERIFY2(page->figure().isEmpty() || !text.startsWith(QStringLiteral("This method")),
                     qPrintable(view + QStringLiteral(": ") + text));
        }
    }
}

void EmptyViewsTest::whatNeverComesIsDeniedFromTheStart() {
    window_->chooseEndlessRun();
    click(window_->tool("run.start"));
    QTRY_VERIFY(runs().current() && runs().current()->state() == RunState::Running);
    const auto texts = emptyTexts();
    QVERIFY(runs().current()->isLive());
    for (const char* view : {"boosting", "directions", "path"})
        QVERIFY2(texts.at(QLatin1String(view)).startsWith(QStringLiteral("This method")),
                 qPrintable(texts.at(QLatin1String(view))));
    click(window_->tool("run.stop"));
    QTRY_VERIFY_WITH_TIMEOUT(hasEnded(), kPatience);
}

void EmptyViewsTest::aRunThatWaitsIsToBeRun() {
    session().setMethod(QStringLiteral("lasso"));
    click(window_->tool("run.reset"));
    QTRY_VERIFY(runs().prepared());
    const auto texts = emptyTexts();
    QVERIFY(texts.size() > 8);
    for (const auto& [view, text] : texts) {
        const QString purpose =
            window_->window().actions()[qPrintable(QStringLiteral("view.") + view)]->statusTip();
        QVERIFY(purpose.size() > 10);
        QCOMPARE(text, purpose + QStringLiteral(".\nPress Run (F5) to train the model."));
    }
}

void EmptyViewsTest::earlierRunsAreToldOf() {
    window_->trainToEnd("ridge");
    click(window_->tool("run.reset"));
    QTRY_VERIFY(runs().prepared());
    const QString text = emptyTexts().at(QStringLiteral("boundary"));
    QVERIFY2(text.endsWith(QStringLiteral("or click a run to see it again.")), qPrintable(text));
}

void EmptyViewsTest::aStoppedRunSaysWhyItShowsNothing() {
    window_->trainToEnd("ridge");
    auto stopped = std::make_shared<Snapshot>();
    stopped->state = RunState::Cancelled;
    stopped->reason = "Stopped; there is no model yet.";
    window_->keepRunOf(stopped);
    const auto texts = emptyTexts();
    QVERIFY(texts.size() > 8);
    QStringList never;
    for (const auto& [view, text] : texts)
        if (text.startsWith(QStringLiteral("This method")))
            never << view;
        else
            QVERIFY2(text.endsWith(QStringLiteral(": Stopped; there is no model yet.")),
                     qPrintable(view + QStringLiteral(": ") + text));
    QCOMPARE(never, (QStringList{QStringLiteral("boosting"), QStringLiteral("directions")}));
}

void EmptyViewsTest::aModelWithoutItsColumnsSaysSo() {
    window_->trainToEnd("ridge");
    const RunEntry& trained = *runs().current();
    auto undrawn = std::make_shared<Snapshot>(*trained.snapshot);
    undrawn->predictor = nullptr;
    auto task = std::make_shared<Task>(*trained.task);
    task->notes = {
        "The table no longer has the columns that the model reads: the model is kept, but not "
        "drawn."};
    std::vector<std::unique_ptr<RunEntry>> entries;
    auto run = std::make_unique<RunEntry>();
    run->inputs = trained.inputs;
    run->snapshot = trained.snapshot;
    run->earlier = std::move(undrawn);
    run->task = task;
    entries.push_back(std::move(run));
    runs().replace(std::move(entries), 1, 0);
    const auto texts = emptyTexts();
    for (const char* view : {"boundary", "effects", "interactions", "predictions"})
        QVERIFY2(
            texts.at(QLatin1String(view)) == QString::fromStdString(task->notes.front().english()),
            qPrintable(texts.at(QLatin1String(view))));
}

ARDENT_TEST(EmptyViewsTest)
#include "empty_views_test.moc"
