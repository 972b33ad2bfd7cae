#pragma once

#include <qcustomplot.h>

#include <QComboBox>
#include <QSlider>
#include <algorithm>

#include "core/figure/notes/notes.h"
#include "core/method/methods.h"
#include "tests/ui/window_fixture.h"
#include "ui/figure/figure_view.h"
#include "ui/views/figure_page.h"

namespace ardent::test {

/// One row for each method that can do it.
inline void addMethodsFor(Problem problem) {
    QTest::addColumn<QString>("method");
    for (const Method& method : methods()) {
        if (std::ranges::find(method.problems, problem) == method.problems.end()) continue;
        const QString id = QString::fromUtf8(method.id);
        QTest::newRow(qPrintable(id)) << id;
    }
}

/// What a person does with a method, by clicks and keys: step, run, pause, step, run to the end,
/// look at effects, go back along its models, mark rows, compare it with a rival.
class MethodJourney {
public:
    MethodJourney(const Sandbox& sandbox, const QString& method, Problem problem)
        : table_(sandbox.write(QStringLiteral("t.csv"), smallTable(120))),
          method_(method),
          problem_(problem) {}

    void go() {
        for (const auto part :
             {&MethodJourney::choose, &MethodJourney::begin, &MethodJourney::pauseAndStep,
              &MethodJourney::finish, &MethodJourney::readHeadlines, &MethodJourney::lookAtEffects,
              &MethodJourney::scrub, &MethodJourney::brush, &MethodJourney::compare}) {
            (this->*part)();
            if (QTest::currentTestFailed()) return;
        }
    }

private:
    Session& session() { return window_.session(); }
    const RunEntry& run() { return *session().runs().current(); }
    const Figure& figure(const char* id) {
        return window_.window().views().page(QLatin1String(id))->figure();
    }
    bool hasEnded() { return !run().run; }
    /// A run that is paused, or was too short for it.
    bool rests() {
        return session().runs().current() && (hasEnded() || run().state() == RunState::Paused);
    }
    void pick(const char* box, Qt::Key key) {
        auto* widget = child<QComboBox>(window_.window(), box);
        widget->setFocus();
        QTest::keyClick(widget, key);
    }

    void choose();
    void makeSmall();
    void begin();
    void pauseAndStep();
    void finish();
    void readHeadlines();
    void lookAtEffects();
    void scrub();
    void scrub(const char* view, Qt::Key key, bool hasModels);
    void otherViewsShowTheEarlierModel();
    void brush();
    double markedPredictions();
    void compare();

    QString table_, method_;
    Problem problem_;
    WindowFixture window_;
    bool hasPaused_ = false;
};

inline void MethodJourney::choose() {
    QVERIFY(window_.isActive());
    window_.openFile(table_);
    QTRY_VERIFY(session().data());
    auto* target = child<QComboBox>(window_.window(), "target");
    target->setFocus();
    QTest::keyClicks(
        target, problem_ == Problem::Regression ? QStringLiteral("y") : QStringLiteral("kind"));
    QVERIFY(!session().recipe().target.empty());
    session().setMethod(method_);
    makeSmall();
}

/// Work of fractions of a second, whatever the method's options are.
inline void MethodJourney::makeSmall() {
    static const OptionValues small{
        {"preset", "fast"},    {"features", 10LL},    {"pair_features", 4LL},
        {"functions", 20LL},   {"max_epochs", 20LL},  {"epochs", 2LL},
        {"lambdas", 5LL},      {"draws", 2LL},        {"candidates", 2LL},
        {"folds", 2LL},        {"search_folds", 2LL}, {"most_pairs", 5LL},
        {"most_triples", 0LL}, {"hidden_sets", 0LL},  {"rounds", 10LL},
        {"landmarks", 10LL},   {"iterations", 2LL},   {"max_iterations", 10LL},
        {"refinement", 2LL}};
    const auto offers = [](const OptionSpec& spec, const OptionValue& value) {
        const auto isIt = [&](const auto& one) { return OptionValue(one.first) == value; };
        return spec.kind != OptionSpec::Kind::Choice || std::ranges::any_of(spec.choices, isIt);
    };
    for (const OptionSpec& spec : session().method()->schema())
        if (const auto found = small.find(spec.id); found != small.end() &&
                                                    takesPart(spec, session().inputs().options) &&
                                                    offers(spec, found->second))
            session().setOption(spec.id, found->second);
}

inline void MethodJourney::begin() {
    window_.key(Qt::Key_F10);
    QTRY_VERIFY_WITH_TIMEOUT(rests(), kPatience);
    hasPaused_ = !hasEnded();
    if (hasPaused_) QCOMPARE(run().snapshot->tick, 1);
}

inline void MethodJourney::pauseAndStep() {
    if (hasEnded()) return;
    window_.key(Qt::Key_F5);
    QCOMPARE(run().state(), RunState::Running);
    window_.key(Qt::Key_F6);
    QCOMPARE(run().state(), RunState::Paused);
    QTRY_VERIFY_WITH_TIMEOUT(run().snapshot->state == RunState::Paused || hasEnded(), kPatience);
    const auto before = run().snapshot->tick;
    window_.key(Qt::Key_F10);
    QTRY_VERIFY_WITH_TIMEOUT(rests(), kPatience);
    QVERIFY(run().snapshot->tick > before || hasEnded());
}

inline void MethodJourney::finish() {
    if (!hasEnded()) window_.key(Qt::Key_F5);
    QTRY_VERIFY_WITH_TIMEOUT(hasEnded(), kPatience);
    QVERIFY2(run().state() == RunState::Finished, run().snapshot->reason.english().c_str());
    QVERIFY(run().hasResult());
    QVERIFY2(hasPaused_ || run().snapshot->tick == 1, "only a run of one step cannot be paused");
    QCOMPARE(session().runs().all().size(), std::size_t(1));
}

/// A view says one thing in at most 25 words, whatever else its notes hold.
inline void MethodJourney::readHeadlines() {
    constexpr qsizetype kMostWords = 25;
    for (const FigurePage* page : window_.window().views().pages()) {
        window_.window().views().showPage(page->id());
        QTRY_VERIFY2_WITH_TIMEOUT(page->isSettled(), qPrintable(page->id()), kPatience);
        const QString sentence = QString::fromStdString(headlineOf(page->figure()).sentence);
        QVERIFY2(sentence.split(u' ').size() <= kMostWords,
                 qPrintable(page->id() + QStringLiteral(": ") + sentence));
    }
}

/// Every model has them.
inline void MethodJourney::lookAtEffects() {
    window_.key(Qt::Key_5, Qt::AltModifier);
    if (!run().snapshot->predictor) return;
    QTRY_VERIFY(findLayer<Bars>(figure("effects")) || !layers<Series>(figure("effects")).empty());
}

inline void MethodJourney::scrub() {
    const Snapshot& snapshot = *run().snapshot;
    scrub("path", Qt::Key_7, snapshot.path && !snapshot.path->lambdas.empty());
    if (QTest::currentTestFailed()) return;
    scrub("boosting", Qt::Key_9, snapshot.boosting != nullptr);
}

inline void MethodJourney::scrub(const char* view, Qt::Key key, bool hasModels) {
    window_.key(key, Qt::AltModifier);
    const std::string name = view;
    auto* slider = child<QSlider>(window_.window(), (name + "Position").c_str());
    auto* own = child<QToolButton>(window_.window(), (name + "Own").c_str());
    const bool canMove = hasModels && run().canLookBack();
    QTRY_COMPARE(slider->isEnabled(), canMove);
    QTRY_VERIFY(hasModels || !figure(view).empty.empty());
    if (!canMove || slider->maximum() == 0) return;
    slider->setFocus();
    const auto press = [&](Qt::Key step) {
        QTest::keyClick(slider, step);
        return run().lookedBack.value_or(-1);
    };
    press(Qt::Key_End);
    QCOMPARE(press(Qt::Key_Home), Index(0));
    QVERIFY(run().shown()->predictor);
    otherViewsShowTheEarlierModel();
    if (QTest::currentTestFailed()) return;
    window_.key(key, Qt::AltModifier);
    slider->setFocus();
    QCOMPARE(press(Qt::Key_Right), Index(1));
    QCOMPARE(press(Qt::Key_End), Index(slider->maximum()));
    QCOMPARE(press(Qt::Key_Left), Index(slider->maximum() - 1));
    QTRY_VERIFY(own->isEnabled());
    click(own);
    QVERIFY(!run().lookedBack);
    QCOMPARE(run().shown(), run().snapshot);
}

inline void MethodJourney::otherViewsShowTheEarlierModel() {
    const std::pair<const char*, Qt::Key> views[] = {
        {"relevance", Qt::Key_2}, {"effects", Qt::Key_5}, {"predictions", Qt::Key_6}};
    for (const auto& [view, key] : views) {
        window_.key(key, Qt::AltModifier);
        const auto isThat = [&] {
            return notesText(figure(view)).find("(not the run's own)") != std::string::npos ||
                   !figure(view).empty.empty();
        };
        QTRY_VERIFY2(isThat(), view);
    }
}

/// The left half of a scatter plot, marked among the predicted training rows.
inline void MethodJourney::brush() {
    window_.key(Qt::Key_0, Qt::AltModifier);
    pick("dataShows", Qt::Key_Down);
    QTRY_VERIFY(figure("data").title.find(" against ") != std::string::npos);
    QCustomPlot& plot = *window_.window().views().page(QStringLiteral("data"))->view()->plot();
    plot.replot();
    const QRect inside = plot.axisRect()->rect().adjusted(2, 2, -2, -2);
    const QPoint end(inside.center().x(), inside.bottom());
    QTest::mousePress(&plot, Qt::LeftButton, {}, inside.topLeft());
    QTest::mouseMove(&plot, inside.center());
    QTest::mouseMove(&plot, end);
    QTest::mouseRelease(&plot, Qt::LeftButton, {}, end);
    QVERIFY(session().selectedRows());
    const Index selected = session().selectedRows()->count();
    QVERIFY2(selected > 20 && selected < 100, qPrintable(QString::number(selected)));

    window_.key(Qt::Key_6, Qt::AltModifier);
    QTRY_COMPARE(figure("predictions").empty.empty(), run().snapshot->predictor != nullptr);
    if (!run().snapshot->predictor) return;
    pick("predictionRows", Qt::Key_End);
    QTRY_VERIFY(notesText(figure("predictions")).find("training rows") != std::string::npos);
    QTRY_VERIFY(markedPredictions() > 10.);
}

inline double MethodJourney::markedPredictions() {
    const Figure& shown = figure("predictions");
    double count = findLayer<Cells>(shown) ? findLayer<Cells>(shown)->selected.sum() : 0.;
    for (const Points& points : layers<Points>(shown))
        count += static_cast<double>(std::ranges::count(points.selected, true));
    return count;
}

inline void MethodJourney::compare() {
    const QString rival = method_ != QLatin1String("mean")  ? QStringLiteral("mean")
                          : problem_ == Problem::Regression ? QStringLiteral("ridge")
                                                            : QStringLiteral("logistic");
    session().setMethod(rival);
    window_.key(Qt::Key_F5);
    QTRY_VERIFY_WITH_TIMEOUT(session().runs().all().size() == 2 && hasEnded(), kPatience);
    window_.key(Qt::Key_C, Qt::ControlModifier | Qt::AltModifier);
    QTRY_COMPARE(figure("compare").x.categories.size(), std::size_t(2));
    QVERIFY(findLayer<Cells>(figure("compare")) &&
            findLayer<Cells>(figure("compare"))->values.rows() > 0);
}

}  // namespace ardent::test
