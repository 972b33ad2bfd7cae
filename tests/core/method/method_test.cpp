#include "core/method/methods.h"

#include <array>
#include <map>

#include "tests/support/short_run.h"
#include "tests/support/training.h"

using namespace ardent;
using namespace ardent::test;

namespace {

constexpr std::array kParts{RunPart::Boosting, RunPart::Directions, RunPart::Path,
                            RunPart::Selection};

/// One digit a part, in the order of kParts.
template <class Has>
std::string digits(Has has) {
    std::string text;
    for (const RunPart part : kParts) text += has(part) ? '1' : '0';
    return text;
}

std::string declared(const Method& method) {
    return digits([&](RunPart part) { return mayTell(method, part); });
}

bool tells(const Trainer& trainer, RunPart part) {
    switch (part) {
        case RunPart::Boosting:
            return trainer.boosting() != nullptr;
        case RunPart::Directions:
            return trainer.directions().has_value();
        case RunPart::Path:
            return trainer.path() != nullptr;
        case RunPart::Selection:
            return trainer.selection().has_value();
    }
    return false;
}

/// From which its short run learns more than a constant.
std::string sampleFor(const Method& method) {
    if (method.problems.front() != Problem::Regression) return "moons";
    return method.id == "metric" || method.id == "auto" ? "jse3" : "gse1";
}

}  // namespace

/// What the registry says of its methods.
class MethodTest : public QObject {
    Q_OBJECT

private slots:
    void partsAreDeclared_data();
    void partsAreDeclared();
    void runsTellWhatTheirMethodDeclares_data();
    void runsTellWhatTheirMethodDeclares();
    void whatAMethodCannotDoIsToldWithWhatCould();
};

void MethodTest::partsAreDeclared_data() {
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<std::string>("parts");  // boosting, directions, path, selection
    const auto row = [](const char* method, const char* parts) {
        QTest::newRow(method) << QByteArray(method) << std::string(parts);
    };
    for (const char* method : {"gbrff1", "gbrff2"}) row(method, "1001");
    for (const char* method : {"metric", "auto"}) row(method, "0101");
    row("rfm", "0100");
    for (const char* method : {"srff", "fourier_lasso", "fourier_pairs", "fourier_stochastic",
                               "fourier_random", "lasso"})
        row(method, "0011");
    for (const char* method : {"ridge", "logistic", "rff", "kernel_ridge", "nystroem", "pbrff"})
        row(method, "0010");
    for (const char* method :
         {"rffnet", "ccm", "pearson", "mutual_information", "mrmr", "hsic", "bahsic", "rfe"})
        row(method, "0001");
    for (const char* method : {"mean", "svm", "laplace", "boosted_trees", "random_forest"})
        row(method, "0000");
}

void MethodTest::partsAreDeclared() {
    QFETCH(QByteArray, method);
    QFETCH(std::string, parts);
    const Method* found = findMethod(method.constData());
    QVERIFY(found != nullptr);
    QCOMPARE(declared(*found), parts);
}

void MethodTest::runsTellWhatTheirMethodDeclares_data() {
    QTest::addColumn<const Method*>("method");
    for (const Method& method : methods()) QTest::newRow(method.id.data()) << &method;
}

void MethodTest::runsTellWhatTheirMethodDeclares() {
    QFETCH(const Method*, method);
    std::map<RunPart, bool> told;
    const Training training =
        trainByPieces(method->id.data(), syntheticTask(sampleFor(*method), 300),
                      shortRun(method->id), 1, 1, [&](Trainer& trainer) {
                          Advance piece = trainer.advance(always);
                          for (const RunPart part : kParts) told[part] |= tells(trainer, part);
                          return piece;
                      });
    QVERIFY2(training.refused.empty(), training.refused.c_str());
    QCOMPARE(digits([&](RunPart part) { return told[part]; }), declared(*method));
}

void MethodTest::whatAMethodCannotDoIsToldWithWhatCould() {
    const auto refusal = [](const char* method, const TaskPtr& task) {
        const auto made = makeTrainer(*findMethod(method), task, {}, 1);
        return made ? std::string() : made.error().text.english();
    };
    const TaskPtr numbers = syntheticTask("moons", 60);
    QCOMPARE(refusal("ridge", numbers),
             std::string("Ridge regression cannot do classification; choose another method, such "
                         "as Lasso / elastic net, or regression as the task, since the classes of "
                         "\"y\" are numbers."));
    auto recipe = std::make_shared<FittedRecipe>(*numbers->recipe);
    recipe->classes = {"no", "1"};
    auto words = std::make_shared<Task>(*numbers);
    words->recipe = recipe;
    QCOMPARE(refusal("ridge", words),
             std::string("Ridge regression cannot do classification; choose another method, such "
                         "as Lasso / elastic net."));
    const std::string machine = refusal("rfm", words);  // of its kind, not a line or a constant
    QCOMPARE(machine,
             "Recursive feature machine cannot do classification; choose another method, "
             "such as " +
                 std::string(findMethod("metric")->title) + ".");
    QCOMPARE(refusal("logistic", syntheticTask("gse1", 60)),
             std::string("Logistic regression cannot do regression; choose another method, such "
                         "as Random Fourier features."));
}

ARDENT_TEST(MethodTest)
#include "method_test.moc"
