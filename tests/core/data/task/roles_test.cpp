#include <QTest>

#include "core/data/task/make_task.h"
#include "tests/support/columns.h"

using namespace ardent;
using namespace ardent::test;

namespace {

constexpr int kFewRows = 30;

Table streets() {
    std::vector<std::string> names;
    for (int i = 0; i < kFewRows; ++i) names.push_back("street " + std::to_string(i % 10));
    return table({numbers("a", sequence(kFewRows)), categories("street", names, ColumnType::Text),
                  numbers("y", sequence(kFewRows, 0., 0.5))});
}

}  // namespace

class RolesTest : public QObject {
    Q_OBJECT

private slots:
    void textNamedAsAFeatureIsEncoded();
    void aTargetMayStandInTheRoles();
    void refusesRolesThatDoNotFit_data();
    void refusesRolesThatDoNotFit();
    void textWithTooManyLevelsIsRefused();
};

void RolesTest::textNamedAsAFeatureIsEncoded() {
    Recipe recipe = target("y");
    recipe.roles = {{"street", Role::Feature}};
    const auto task = makeTask(recipe, streets());
    QVERIFY(task);
    QCOMPARE(task->recipe->sources.size(), 2U);
    const SourceColumn& street = task->recipe->sources[1];
    QCOMPARE(street.name, std::string("street"));
    QVERIFY(street.type != ColumnType::Numeric);
    QCOMPARE(street.levels.size(), 10U);
    QCOMPARE(task->recipe->inputs(), 11);
    QVERIFY(!allNotes(*task).contains("not used"));
    // Rows 0 and 10 live in the same street, row 1 in another.
    QVERIFY(task->x.row(0).tail(10) == task->x.row(10).tail(10));
    QVERIFY(task->x.row(0).tail(10) != task->x.row(1).tail(10));
}

void RolesTest::aTargetMayStandInTheRoles() {
    Recipe recipe;
    recipe.roles = {{"y", Role::Target}};
    const auto task = makeTask(recipe, streets());
    QVERIFY(task);
    QCOMPARE(task->recipe->target, std::string("y"));
}

void RolesTest::refusesRolesThatDoNotFit_data() {
    QTest::addColumn<QString>("column");
    QTest::addColumn<int>("role");
    QTest::addColumn<QString>("says");
    QTest::newRow("misspelt") << "stret" << int(Role::Ignore) << "did you mean \"street\"?";
    QTest::newRow("not there") << "qwertyuiop" << int(Role::Id) << "to use as id; its columns are";
    QTest::newRow("target ignored") << "y" << int(Role::Ignore) << "is the target and cannot have";
    QTest::newRow("target as feature") << "y" << int(Role::Feature) << "the role feature too";
    QTest::newRow("target as id") << "y" << int(Role::Id) << "the role id too";
    QTest::newRow("no feature left") << "a" << int(Role::Ignore) << "no usable feature column";
}

void RolesTest::refusesRolesThatDoNotFit() {
    QFETCH(QString, column);
    QFETCH(int, role);
    QFETCH(QString, says);
    Recipe recipe = target("y");
    recipe.roles = {{column.toStdString(), static_cast<Role>(role)}};
    const auto task = makeTask(recipe, streets());
    QVERIFY(!task);
    QVERIFY2(QString::fromStdString(task.error().text.english()).contains(says),
             task.error().text.english().c_str());
}

void RolesTest::textWithTooManyLevelsIsRefused() {
    constexpr int kMany = 1500;
    std::vector<std::string> names;
    for (int i = 0; i < kMany; ++i) names.push_back("name " + std::to_string(i));
    Recipe recipe = target("y");
    recipe.roles = {{"name", Role::Feature}};
    const auto task = makeTask(
        recipe, table({numbers("a", sequence(kMany)), categories("name", names, ColumnType::Text),
                       numbers("y", sequence(kMany, 0., 0.5))}));
    QVERIFY(!task);
    QVERIFY(QString::fromStdString(task.error().text.english()).contains("1500 different texts"));
}

ARDENT_TEST(RolesTest)
#include "roles_test.moc"
