#include "core/data/task/leaks.h"

#include <QTest>

#include "core/data/task/make_task.h"
#include "tests/support/columns.h"

using namespace ardent;
using namespace ardent::test;

class LeaksTest : public QObject {
    Q_OBJECT

private slots:
    void aLinearCopyGivesTheTargetAway();
    void othersDoNot_data();
    void othersDoNot();
    void farFromZeroOnlyCopiesDo();
    void otherNumbersOfTheClassesDoToo();
    void otherNamesOfTheClassesDoToo();
    void finerLevelsOfTheClassesDoToo();
    void levelsOfFewRowsProveNothing();
    void sortedClassesAreFoundToo();
    void rareClassesAreFoundToo();
    void columnsThatFewRowsHaveAreFoundToo();
    void aCodeThatTwoColumnsShareProvesNothing();
    void fewRowsProveNothing();
    void trainingNotesIt();
};

namespace {

std::vector<double> wave(int count) {
    std::vector<double> values;
    for (int i = 0; i < count; ++i) values.push_back(0.5 * i + std::sin(1.7 * i));
    return values;
}

std::vector<double> mapped(std::vector<double> values, double slope, double offset) {
    for (double& value : values) value = offset + slope * value;
    return values;
}

}  // namespace

void LeaksTest::aLinearCopyGivesTheTargetAway() {
    const Column y = numbers("celsius", wave(3000));
    Column fahrenheit = numbers("fahrenheit", mapped(wave(3000), 1.8, 32.));
    QVERIFY(givesAway(y, fahrenheit));
    fahrenheit.numbers.narrow();  // as a table for training holds it
    QVERIFY(givesAway(y, fahrenheit));
    std::vector<double> gaps = mapped(wave(3000), -2., 1.);
    for (std::size_t i = 0; i < gaps.size(); i += 3) gaps[i] = kMissing;
    QVERIFY(givesAway(y, numbers("gaps", gaps)));
    const Column* columns[] = {&y, &fahrenheit};
    const auto notes = leakNotes(y, columns);
    QCOMPARE(notes.size(), std::size_t{1});
    QVERIFY(
        QString::fromStdString(notes[0].english())
            .startsWith("Column \"fahrenheit\" is an exact linear copy of the target \"celsius\""));
}

void LeaksTest::othersDoNot_data() {
    QTest::addColumn<QList<double>>("x");
    const auto row = [](const char* name, std::vector<double> values) {
        QTest::newRow(name) << QList<double>(values.begin(), values.end());
    };
    row("another", sequence(3000));
    row("constant", std::vector<double>(3000, 1.));
    std::vector<double> late = wave(3000);
    late[2500] += 0.1;
    row("one late cell", late);
    row("nothing known", std::vector<double>(3000, kMissing));
}

void LeaksTest::othersDoNot() {
    QFETCH(QList<double>, x);
    QVERIFY(!givesAway(numbers("y", wave(3000)), numbers("x", {x.begin(), x.end()})));
}

/// Where numbers lie close together far from zero, a line is near all of them without being true.
void LeaksTest::farFromZeroOnlyCopiesDo() {
    std::vector<double> seconds = sequence(600), square;
    for (const double second : seconds) square.push_back(second * second);
    Column time = numbers("time", mapped(seconds, 1., 1.7e9));
    QVERIFY(!givesAway(numbers("y", square), time));
    QVERIFY(!givesAway(time, numbers("x", square)));
    QVERIFY(givesAway(time, numbers("minutes", mapped(seconds, 1. / 60., 3.))));
    QVERIFY(!givesAway(numbers("y", mapped(wave(600), 1e-3, 1e6)), numbers("x", square)));
    time.numbers.narrow();
    QVERIFY(!givesAway(numbers("y", square), time));
}

void LeaksTest::otherNumbersOfTheClassesDoToo() {
    std::vector<double> y, code, other;
    for (int i = 0; i < 100; ++i) {
        y.push_back(i % 3);
        code.push_back(i % 3 == 1 ? 30. : 10. + 5. * (i % 3));
        other.push_back(i % 2);
    }
    const Column target = numbers("y", y), codes = numbers("code", code);
    QVERIFY(givesAway(target, codes));
    QVERIFY(!givesAway(target, numbers("other", other)));
    const Column* columns[] = {&codes};
    QVERIFY(leakNotes(target, columns)[0].english().find(
                "matches the target \"y\" value by value") != std::string::npos);
}

void LeaksTest::otherNamesOfTheClassesDoToo() {
    std::vector<std::string> ill, word, other;
    std::vector<double> code;
    for (int i = 0; i < 60; ++i) {
        const bool isIll = i % 3 == 0;
        ill.push_back(isIll ? "ill" : "well");
        word.push_back(isIll ? "krank" : "gesund");
        code.push_back(isIll ? 1. : 0.);
        other.push_back(i % 2 == 0 ? "f" : "m");
    }
    const Column target = categories("state", ill);
    QVERIFY(givesAway(target, categories("Zustand", word)));
    QVERIFY(givesAway(target, numbers("code", code)));
    QVERIFY(!givesAway(target, categories("sex", other)));
    word[57] = "ungewiss";
    QVERIFY(!givesAway(target, categories("Zustand", word)));
}

/// Several diagnoses are the illness, several words are health.
void LeaksTest::finerLevelsOfTheClassesDoToo() {
    const char* words[] = {"flu", "cold", "measles", "sound", "recovered", "untested"};
    std::vector<std::string> state, word;
    std::vector<double> isIll;
    for (std::size_t i = 0; i < 3000; ++i) {
        word.emplace_back(words[i % 6]);
        state.emplace_back(i % 6 < 3 ? "ill" : "well");
        isIll.push_back(i % 6 < 3 ? 1. : 0.);
    }
    const Column target = categories("state", state), column = categories("word", word);
    QVERIFY(givesAway(target, column));
    QVERIFY(givesAway(numbers("is ill", isIll), column));
    QVERIFY(!givesAway(column, target));  // two classes cannot tell six words apart
    const Column* columns[] = {&column};
    QCOMPARE(leakNotes(target, columns)[0].english(),
             std::string("Column \"word\" has one value of the target \"state\" at each of its "
                         "levels and gives it away: ignore it, unless it will be known where "
                         "\"state\" is to be predicted."));
    word[2999] = "flu";  // of somebody well
    QVERIFY(!givesAway(target, categories("word", word)));
    QVERIFY(!givesAway(categories("constant", std::vector<std::string>(3000, "ill")), column));
}

/// Names that occur four times each, by chance or not, decide nothing; nor do numbers.
void LeaksTest::levelsOfFewRowsProveNothing() {
    const auto isToldBy = [](int rowsALevel) {
        std::vector<std::string> state, name;
        for (int i = 0; i < 12 * rowsALevel; ++i) {
            name.push_back("name " + std::to_string(i % 12));
            state.emplace_back(i % 12 % 3 == 0 ? "ill" : "well");
        }
        return givesAway(categories("state", state), categories("name", name));
    };
    QVERIFY(!isToldBy(1));
    QVERIFY(!isToldBy(4));
    QVERIFY(isToldBy(5));
    std::vector<std::string> state;
    std::vector<double> grade;
    for (int i = 0; i < 300; ++i) {
        grade.push_back(i % 6);
        state.emplace_back(i % 6 < 3 ? "passed" : "failed");
    }
    QVERIFY(!givesAway(categories("state", state), numbers("grade", grade)));
}

void LeaksTest::sortedClassesAreFoundToo() {
    std::vector<std::string> state(3000, "well"), word(3000, "gesund");
    std::fill(state.begin() + 2000, state.end(), "ill");
    std::fill(word.begin() + 2000, word.end(), "krank");
    QVERIFY(givesAway(categories("state", state), categories("Zustand", word)));
}

/// Twelve of 20,000 rows, next to each other: a look at one row of twenty meets one of them at
/// most.
void LeaksTest::rareClassesAreFoundToo() {
    std::vector<std::string> state(20'000, "well"), word(20'000, "gesund");
    std::vector<double> isIll(20'000, 0.), code(20'000, 7.);
    for (std::size_t i = 15'002; i < 15'014; ++i) {
        state[i] = "ill";
        word[i] = "krank";
        isIll[i] = 1.;
        code[i] = 9.;
    }
    QVERIFY(givesAway(categories("state", state), categories("Zustand", word)));
    QVERIFY(givesAway(numbers("is ill", isIll), numbers("code", code)));
    word[15'005] = "gesund";
    code[15'005] = 7.;
    QVERIFY(!givesAway(categories("state", state), categories("Zustand", word)));
    QVERIFY(!givesAway(numbers("is ill", isIll), numbers("code", code)));
}

void LeaksTest::columnsThatFewRowsHaveAreFoundToo() {
    const std::vector<double> y = wave(20'000);
    std::vector<double> copy(y.size(), kMissing);
    for (std::size_t i = 12'000; i < 12'030; ++i) copy[i] = 3. - y[i];
    QVERIFY(givesAway(numbers("y", y), numbers("copy", copy)));
    copy[12'015] += 1.;
    QVERIFY(!givesAway(numbers("y", y), numbers("copy", copy)));
}

void LeaksTest::aCodeThatTwoColumnsShareProvesNothing() {
    std::vector<double> y, x;
    for (int i = 0; i < 300; ++i) {
        y.push_back(5. + std::sin(i));
        x.push_back(5. + std::cos(3. * i));
    }
    y[7] = x[7] = 999'999.;
    QVERIFY(!givesAway(numbers("y", y), numbers("x", x)));
    QVERIFY(givesAway(numbers("y", y), numbers("copy", y)));
}

void LeaksTest::fewRowsProveNothing() {
    QVERIFY(!givesAway(numbers("y", wave(9)), numbers("x", wave(9))));
    QVERIFY(givesAway(numbers("y", wave(10)), numbers("x", wave(10))));
}

void LeaksTest::trainingNotesIt() {
    Recipe recipe = target("y");
    const auto data = [] {
        return table({numbers("x", sequence(60)), numbers("copy", mapped(wave(60), 3., 1.)),
                      numbers("y", wave(60))});
    };
    auto task = makeTask(recipe, data());
    QVERIFY(task.has_value());
    QVERIFY(allNotes(*task).contains("\"copy\" is an exact linear copy of the target \"y\""));
    recipe.roles["copy"] = Role::Ignore;
    task = makeTask(recipe, data());
    QVERIFY(!allNotes(*task).contains("linear copy"));
}

ARDENT_TEST(LeaksTest)
#include "leaks_test.moc"
