#include <QtTest>
#include <algorithm>

#include "core/base/message.h"
#include "tests/support/training.h"

using namespace ardent;
using namespace ardent::test;

namespace {

/// Texts whose code is that of a name, in it and in what is filled in: English that nobody would
/// translate.
bool isMadeOfTexts(const Message& text) {
    const bool isName = text.code() == Message("a name").code();
    if (isName) return text.english().find(' ') == std::string::npos;
    return std::ranges::all_of(text.arguments(), [](const Message::Argument& argument) {
        const auto* inner = std::get_if<std::vector<Message>>(&argument);
        return !inner || std::ranges::all_of(*inner, isMadeOfTexts);
    });
}

/// Few features: it is about words.
OptionValues quick(const Method& method) {
    const OptionSchema schema = method.schema();
    const auto has = std::ranges::find(schema, "features", &OptionSpec::id) != schema.end();
    return has ? OptionValues{{"features", 20LL}} : OptionValues{};
}

void addFindings(const Trainer& trainer, std::vector<Message>& texts) {
    if (const auto found = trainer.relevance()) texts.push_back(wholeKind(*found));
    if (const auto found = trainer.selection())
        texts.insert(texts.end(), {found->rule, found->measure, found->scored});
    if (const auto found = trainer.interactions()) texts.push_back(wholeKind(*found));
    if (const auto found = trainer.directions()) texts.push_back(found->kind);
    if (const PathPtr path = trainer.path())
        texts.insert(texts.end(), {path->lambdaKind, path->normKind, path->relevanceKind,
                                   path->scoreKind, path->scoreCaution});
    if (const BoostingPtr found = trainer.boosting())
        texts.insert(texts.end(), {found->lossKind, found->marginKind});
}

}  // namespace

/// Whatever a method says of itself can be translated.
class TextsOfMethodsTest : public QObject {
    Q_OBJECT

private slots:
    void areNoNames_data();
    void areNoNames();
};

void TextsOfMethodsTest::areNoNames_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("set");
    for (const Method& method : methods())
        for (const Problem problem : method.problems) {
            const auto id = QString::fromUtf8(method.id.data(), qsizetype(method.id.size()));
            const char* set = problem == Problem::Regression ? "g1" : "moons";
            QTest::addRow("%s on %s", qPrintable(id), set) << id << QString::fromUtf8(set);
        }
}

void TextsOfMethodsTest::areNoNames() {
    QFETCH(QString, id);
    QFETCH(QString, set);
    const TaskPtr task = syntheticTask(set.toStdString(), 60);
    Arena(1).run([&] {
        const Method& method = *findMethod(id.toStdString());
        auto trainer = makeTrainer(method, task, quick(method), 1);
        QVERIFY2(trainer, trainer ? "" : trainer.error().text.english().c_str());
        std::vector<Message> texts;
        for (const CurveSeries& series : (*trainer)->series())
            texts.insert(texts.end(), {series.title, series.measure, series.unit});
        int ticks = 0;
        for (Advance last; last.state == Advance::State::Working;) {
            last = (*trainer)->advance(always);
            texts.insert(texts.end(), {(*trainer)->stage(), last.reason});
            if (last.tick && ++ticks == 3) addFindings(**trainer, texts);
        }
        addFindings(**trainer, texts);
        for (const Message& text : texts) QVERIFY2(isMadeOfTexts(text), text.english().c_str());
    });
}

ARDENT_TEST(TextsOfMethodsTest)
#include "texts_of_methods_test.moc"
