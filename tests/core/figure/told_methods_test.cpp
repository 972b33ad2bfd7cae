#include <QtTest>
#include <algorithm>
#include <array>

#include "core/base/message.h"
#include "core/figure/loss/drawn_series.h"
#include "core/figure/loss/loss_figure.h"
#include "core/figure/told.h"
#include "core/train/curve.h"
#include "tests/support/training.h"

using namespace ardent;
using namespace ardent::test;

namespace {

constexpr char kMark = '<';
constexpr char kEnd = '>';

std::string marked(const char* english) {
    return kMark + std::string(english) + kEnd;
}

/// Every part of it is known.
bool isKnown(const std::string& english) {
    int depth = 0;
    for (const char c : told(english)) {
        if (c == kMark) ++depth;
        if (depth == 0 && std::string_view("; .").find(c) == std::string_view::npos) return false;
        if (c == kEnd) --depth;
    }
    return true;
}

/// Few features: it is about words.
OptionValues quick(const Method& method) {
    const OptionSchema schema = method.schema();
    const auto has = std::ranges::find(schema, "features", &OptionSpec::id) != schema.end();
    return has ? OptionValues{{"features", 20LL}} : OptionValues{};
}

}  // namespace

/// Whatever a method tells of itself in figures is known to those who translate it.
class ToldMethodsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { translateWith(marked); }
    void cleanupTestCase() { translateWith(nullptr); }
    void areKnown_data();
    void areKnown();
};

void ToldMethodsTest::areKnown_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("set");
    for (const Method& method : methods())
        for (const Problem problem : method.problems) {
            const auto id = QString::fromUtf8(method.id.data(), qsizetype(method.id.size()));
            const char* set = problem == Problem::Regression ? "g1" : "moons";
            QTest::addRow("%s on %s", qPrintable(id), set) << id << QString::fromUtf8(set);
        }
}

void ToldMethodsTest::areKnown() {
    QFETCH(QString, id);
    QFETCH(QString, set);
    const TaskPtr task = syntheticTask(set.toStdString(), 60);
    Arena(1).run([&] {
        const Method& method = *findMethod(id.toStdString());
        auto trainer = makeTrainer(method, task, quick(method), 1);
        QVERIFY2(trainer, trainer ? "" : trainer.error().text.english().c_str());
        std::vector<std::string> texts{(*trainer)->tickName() + 's'};
        Curve curve((*trainer)->series());
        NeverStop pulse;
        const auto read = [&] {
            if (const auto found = (*trainer)->relevance()) texts.push_back(found->kind);
            if (const auto found = (*trainer)->selection()) texts.push_back(found->rule);
            if (const auto found = (*trainer)->interactions()) texts.push_back(found->kind);
            if (const auto found = (*trainer)->directions()) texts.push_back(found->kind);
            if (const PathPtr path = (*trainer)->path()) {
                texts.insert(texts.end(), {path->lambdaKind, path->normKind});
                if (!path->scoreKind.empty()) texts.push_back(path->scoreKind);
            }
            if (const BoostingPtr found = (*trainer)->boosting())
                texts.insert(texts.end(), {found->lossKind, found->marginKind});
        };
        for (Advance last; last.state == Advance::State::Working;) {
            last = (*trainer)->advance(pulse);
            texts.push_back((*trainer)->stage());
            if (last.tick) curve.append(curve.size() + 1, *last.tick);
            if (curve.size() == 3) read();
            texts.push_back(last.reason);
        }
        read();
        for (const std::string& text : texts) QVERIFY2(text.empty() || isKnown(text), text.c_str());
        LossChoice choice;
        for (const CurveSeries& series : curve.series()) choice.shown[series.id] = true;
        const std::array runs{LossCurve{"Run 1", 0, curve, (*trainer)->tickName()}};
        for (const LoggedSeries& series : loggedSeries(runs, choice))
            QVERIFY2(series.title.front() == kMark, series.title.c_str());
        const std::string label = lossFigure(runs).y.label;
        const std::size_t measure = label.find('(');
        QVERIFY2(measure == std::string::npos || label[measure + 1] == kMark, label.c_str());
    });
}

QTEST_APPLESS_MAIN(ToldMethodsTest)
#include "told_methods_test.moc"
