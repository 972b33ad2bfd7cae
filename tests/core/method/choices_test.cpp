#include <fmt/format.h>
#include <fmt/ranges.h>

#include <QtTest>
#include <algorithm>
#include <map>
#include <set>

#include "core/method/methods.h"
#include "tests/support/short_run.h"
#include "tests/support/training.h"

using namespace ardent;
using namespace ardent::test;

namespace {

/// What a run found, to the bit.
std::string fingerprint(const Training& run, const Task& task) {
    std::string text = fmt::format("{} {}\n", run.refused, run.last.reason.english());
    for (const auto& tick : run.ticks) text += fmt::format("{}\n", fmt::join(tick, " "));
    if (run.predictor) {
        const Matrix found = predict(*run.predictor, task.x);
        for (const double one : found.reshaped()) text += fmt::format("{} ", one);
    }
    if (run.relevance) text += fmt::format("\n{}", fmt::join(run.relevance->values, " "));
    if (run.selection)
        text +=
            fmt::format("\n{} of {}", run.selection->chosen, fmt::join(run.selection->order, " "));
    return text;
}

std::string setFor(const Method& method) {
    if (method.id == "pbrff" || method.problems.front() != Problem::Regression) return "moons";
    return "gse1";
}

/// Choices that may find the same on so few rows, with why.
bool maybeWithoutEffect(const std::string& choice) {
    static const std::set<std::string> known{};
    return known.contains(choice);
}

/// With which the option takes part.
OptionValues whereItTakesPart(const Method& method, const OptionSpec& spec) {
    OptionValues options = shortRun(method.id);
    std::erase_if(options, [&](const auto& one) { return one.first == spec.id; });
    if (spec.onlyWith && !spec.onlyWith->values.empty())
        options[spec.onlyWith->option] = spec.onlyWith->values.front();
    return options;
}

}  // namespace

/// Every choice of every option does something: none is another one's by mistake.
class ChoicesTest : public QObject {
    Q_OBJECT

private slots:
    void everyChoiceChangesTheRun_data();
    void everyChoiceChangesTheRun();
};

void ChoicesTest::everyChoiceChangesTheRun_data() {
    QTest::addColumn<const Method*>("method");
    QTest::addColumn<std::string>("option");
    for (const Method& method : methods())
        for (const OptionSpec& spec : method.schema())
            if (spec.kind == OptionSpec::Kind::Choice && spec.id != "preset")
                QTest::addRow("%s.%s", method.id.data(), spec.id.c_str()) << &method << spec.id;
}

void ChoicesTest::everyChoiceChangesTheRun() {
    QFETCH(const Method*, method);
    QFETCH(std::string, option);
    const OptionSchema schema = method->schema();
    const OptionSpec& spec = *std::ranges::find(schema, option, &OptionSpec::id);
    const TaskPtr task = syntheticTask(setFor(*method), 200);
    std::map<std::string, std::string> choiceOf;  // by what it finds
    for (const auto& [id, title] : spec.choices) {
        OptionValues options = whereItTakesPart(*method, spec);
        options[option] = id;
        const Training run = trainToEnd(method->id.data(), task, options);
        const auto [other, isNew] = choiceOf.emplace(fingerprint(run, *task), id);
        const std::string name = fmt::format("{}.{}={}", method->id, option, id);
        if (!isNew && !maybeWithoutEffect(name))
            QFAIL(
                qPrintable(QString::fromStdString(name + " does what " + other->second + " does")));
    }
}

ARDENT_TEST(ChoicesTest)
#include "choices_test.moc"
