#include "core/data/task/identifiers.h"

#include <QTest>

#include "tests/support/columns.h"

using namespace ardent;
using namespace ardent::test;

/// Columns that tell rows apart.
class IdentifiersTest : public QObject {
    Q_OBJECT

private slots:
    void isTold_data();
    void isTold();
    void onlyFeaturesAre();
    void fewRowsTellNothing();
    void namesOfRowsAreNoFeatures_data();
    void namesOfRowsAreNoFeatures();
};

namespace {

std::vector<double> counted(int rows, double first, double step) {
    std::vector<double> numbers;
    for (int i = 0; i < rows; ++i) numbers.push_back(first + step * (i * 7 % rows));
    return numbers;
}

QString textOfNotes(std::vector<Column> columns, const Recipe& recipe = {}) {
    QStringList notes;
    for (const Message& note : identifierNotes(table(std::move(columns)), recipe))
        notes << QString::fromStdString(note.english());
    return notes.join(u'\n');
}

}  // namespace

void IdentifiersTest::isTold_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<double>("first");
    QTest::addColumn<double>("step");
    QTest::addColumn<QString>("says");
    const QString counts = QStringLiteral("without a gap"), names = QStringLiteral("like an ID");
    QTest::newRow("counted from one") << "n" << 1. << 1. << counts;
    QTest::newRow("counted from zero") << "x" << 0. << 1. << counts;
    QTest::newRow("with gaps") << "x" << 5. << 3. << QString();
    QTest::newRow("with gaps, called so") << "patient_id" << 5. << 3. << names;
    QTest::newRow("called so in one word") << "PassengerId" << 5. << 3. << names;
    QTest::newRow("no whole numbers") << "id" << 0.5 << 1. << QString();
    QTest::newRow("called so in capitals") << "userID" << 5. << 3. << names;
    for (const char* word : {"humid", "PAID", "BID"})
        QTest::addRow("%s", word) << word << 5. << 3. << QString();
}

void IdentifiersTest::isTold() {
    QFETCH(QString, name);
    QFETCH(double, first);
    QFETCH(double, step);
    QFETCH(QString, says);
    const QString note = textOfNotes({numbers(name.toStdString(), counted(12, first, step))});
    QVERIFY2(says.isEmpty() ? note.isEmpty() : note.contains(says) && note.contains(name),
             qPrintable(note));
}

void IdentifiersTest::onlyFeaturesAre() {
    std::vector<std::string> names;
    for (int i = 0; i < 12; ++i) names.push_back("name" + std::to_string(i));
    const auto columns = [&] {
        return std::vector{numbers("n", counted(12, 1., 1.)), categories("k", names)};
    };
    Recipe recipe;
    QCOMPARE(textOfNotes(columns(), recipe).count(u'\n'), 1);
    recipe.roles["k"] = Role::Id;
    QVERIFY(!textOfNotes(columns(), recipe).contains(QStringLiteral("\"k\"")));
    recipe.target = "n";
    QCOMPARE(textOfNotes(columns(), recipe), QString());
    std::vector<double> repeated = counted(12, 1., 1.);
    repeated[0] = repeated[1];
    QCOMPARE(textOfNotes({numbers("n", repeated)}), QString());
}

void IdentifiersTest::fewRowsTellNothing() {
    QCOMPARE(textOfNotes({numbers("id", counted(9, 1., 1.))}), QString());
}

void IdentifiersTest::namesOfRowsAreNoFeatures_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<double>("step");
    QTest::addColumn<bool>("isId");
    QTest::newRow("called so") << "id" << 1. << true;
    QTest::newRow("with gaps") << "case_id" << 3. << true;
    QTest::newRow("without a name") << "column 1" << 1. << true;
    QTest::newRow("without a name, with gaps") << "column 1" << 3. << false;
    QTest::newRow("row numbers") << "No." << 1. << true;
    QTest::newRow("time") << "t" << 1. << false;
    QTest::newRow("falling") << "id" << -1. << false;
}

void IdentifiersTest::namesOfRowsAreNoFeatures() {
    QFETCH(QString, name);
    QFETCH(double, step);
    QFETCH(bool, isId);
    std::vector<double> values;
    for (int i = 0; i < 12; ++i) values.push_back(100. + step * i);
    const Column column = numbers(name.toStdString(), values);
    const auto roleIn = [&](Recipe recipe) {
        takeRowNames(table({column}), recipe);
        return roleOf(recipe, column);
    };
    Recipe recipe;
    QCOMPARE(roleIn(recipe), isId ? Role::Id : Role::Feature);
    takeRowNames(table({column}), recipe);
    QCOMPARE(textOfNotes({column}, recipe).contains(QStringLiteral("is no feature")), isId);
    Recipe byTime;
    byTime.splitRule = SplitRule::Time;
    byTime.splitColumn = name.toStdString();
    QCOMPARE(roleIn(byTime), Role::Feature);
    recipe.roles[name.toStdString()] = Role::Feature;
    QCOMPARE(roleIn(recipe), Role::Feature);
}

ARDENT_TEST(IdentifiersTest)
#include "identifiers_test.moc"
