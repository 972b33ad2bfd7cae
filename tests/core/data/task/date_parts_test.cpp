#include "core/data/task/date_parts.h"

#include <QTest>
#include <nlohmann/json.hpp>

#include "core/data/task/encoding.h"
#include "core/data/task/gaps.h"
#include "core/data/task/later_table.h"
#include "core/data/task/make_task.h"
#include "core/data/task/sources.h"
#include "core/explain/effect_axis.h"
#include "core/explain/partial_dependence.h"
#include "core/explain/source_rows.h"
#include "core/store/recipe_json.h"
#include "tests/support/hand_made_task.h"
#include "tests/support/test_class.h"

using namespace ardent;
using namespace ardent::test;

namespace {

constexpr double kFirst = 18993.;  // 2022-01-01

/// So many dates from 2022-01-01 on, every `step` days.
std::vector<std::string> datesFrom2022(int count, double step) {
    std::vector<std::string> dates;
    for (int i = 0; i < count; ++i) dates.push_back(dateText(kFirst + i * step));
    return dates;
}

std::vector<DatePart> partsOf(int count, double step) {
    std::vector<double> days;
    for (int i = 0; i < count; ++i) days.push_back(kFirst + i * step);
    return tellingParts(days);
}

Table sales(const std::vector<std::string>& dates) {
    return table({categories("day", dates, ColumnType::Text),
                  numbers("y", sequence(static_cast<int>(dates.size()), 3., 0.5))});
}

TaskPtr salesTask(const std::vector<std::string>& dates, DateRule rule = DateRule::Parts) {
    Recipe recipe = target("y");
    recipe.split = {1., 0., 0.};
    recipe.dates = rule;
    auto task = makeTask(recipe, sales(dates));
    if (!task) qFatal("no task");
    return std::make_shared<const Task>(std::move(*task));
}

}  // namespace

class DatePartsTest : public QObject {
    Q_OBJECT

private slots:
    void onlyPartsThatTellSomethingAreKept();
    void aDateIsOneVariableOfSeveralInputs();
    void aLaterTableHasTheSameParts();
    void aLaterTableShowsItsOwnOrderOrIsRefused();
    void aColumnReadAsCategoryHasNoDates();
    void missingDatesAreTheMedian();
    void anEffectMovesAllPartsTogether();
    void openDatesAreNotGuessed();
    void theRuleOfEarlierRecipesStays();
    void aModelFileKeepsTheParts();
};

void DatePartsTest::onlyPartsThatTellSomethingAreKept() {
    using enum DatePart;
    QCOMPARE(partsOf(20, 0.01), (std::vector{Days}));
    QCOMPARE(partsOf(20, 1.), (std::vector{Days, Weekday}));
    QCOMPARE(partsOf(60, 1.), (std::vector{Days, Month, Weekday}));
    QCOMPARE(partsOf(100, 0.25), (std::vector{Days, Weekday, Hour}));
    QCOMPARE(partsOf(365, 1.), (std::vector{Days, Month, Weekday, YearSine, YearCosine}));
    QCOMPARE(partsOf(800, 1.), (std::vector{Days, Year, Month, Weekday, YearSine, YearCosine}));
    const std::vector<double> januaries{kFirst, kFirst + 365., kFirst + 730., kFirst + 1096.};
    QCOMPARE(tellingParts(januaries), (std::vector{Days, Year}));
    QCOMPARE(datePart(Weekday, kFirst, 0.), 6.);
    QCOMPARE(datePart(Hour, kFirst + 0.5, 0.), 12.);
    QCOMPARE(datePart(Year, kFirst - 1., 0.), 2021.);
    QCOMPARE(datePart(YearCosine, kFirst, 0.), 1.);
}

void DatePartsTest::aDateIsOneVariableOfSeveralInputs() {
    const TaskPtr task = salesTask(datesFrom2022(800, 1.));
    const FittedRecipe& recipe = *task->recipe;
    QCOMPARE(recipe.sources.size(), 1U);
    QCOMPARE(recipe.inputs(), Index{6});
    QCOMPARE(recipe.columns[0].name, std::string("day (days since 2022-01-01)"));
    QCOMPARE(recipe.columns[2].name, std::string("day: month"));
    const SourceInputs inputs = sourceInputs(recipe).front();
    QVERIFY(inputs.numeric && inputs.count == 6);
    QCOMPARE(sourceRow(recipe, task->x, 31)(0), 31.);
    QCOMPARE(valueText(recipe.sources[0], 31.), std::string("2022-02-01"));
    QVERIFY(
        allNotes(*task).contains("becomes: days since 2022-01-01, year, month, weekday, day of "
                                 "the year as sine and cosine."));
}

void DatePartsTest::aLaterTableHasTheSameParts() {
    const TaskPtr task = salesTask(datesFrom2022(800, 1.));
    const auto later = encode(*task->recipe, sales({"2022-02-01", "01.02.2022", "2023-12-24"}));
    QVERIFY(later.has_value());
    QVERIFY(later->x.row(0) == task->x.row(31));
    QVERIFY(later->x.row(1) == task->x.row(31));
    QVERIFY(later->x.row(2) == task->x.row(722));
    QCOMPARE(laterReadings(*task->recipe).at("day"), ReadAs::Category);
    const auto refused =
        encode(*task->recipe, table({numbers("day", {2022.}), numbers("y", {1.})}));
    QVERIFY(!refused);
    QVERIFY(QString::fromStdString(refused.error().text.english()).contains("dates are needed"));
}

void DatePartsTest::missingDatesAreTheMedian() {
    std::vector<std::string> dates = datesFrom2022(41, 1.);
    for (int i = 0; i < 20; ++i) dates.emplace_back();
    const TaskPtr task = salesTask(dates);
    const FittedRecipe& recipe = *task->recipe;
    QCOMPARE(recipe.sources[0].fill, 20.);
    QVERIFY(recipe.columns.back().marksMissing);
    QVERIFY(std::isnan(sourceRow(recipe, task->x, 50)(0)));
    const Index parts = recipe.inputs() - 1;
    QVERIFY(task->x.row(50).head(parts) == task->x.row(20).head(parts));
    const auto gaps = findGaps(recipe, sales({"2022-01-05", "soon", ""}));
    QCOMPARE(gaps.size(), 1U);
    QCOMPARE(gapNotes(recipe, gaps).front().english(),
             std::string("Column \"day\": 1 missing cell and 1 cell without a date (\"soon\") "
                         "filled with the training median 2022-01-21 and marked as missing."));
}

void DatePartsTest::anEffectMovesAllPartsTogether() {
    const TaskPtr task = salesTask(datesFrom2022(800, 1.));
    const FittedRecipe& recipe = *task->recipe;
    Matrix linear = Matrix::Zero(1, recipe.inputs());
    linear(0, 2) = recipe.columns[2].scale / recipe.targetScale;  // f = month
    const double intercept = (recipe.columns[2].offset - recipe.targetOffset) / recipe.targetScale;
    const Predictor predictor =
        linearPredictor(task->recipe, linear, Vector::Constant(1, intercept), Link::Identity);
    EffectAxis axis = effectAxis(predictor, task->x, task->split.train, 0, 5);
    QCOMPARE(axis.values.front(), 0.);
    QCOMPARE(axis.values.back(), 799.);
    axis.values = {0., 31., 364.};
    const auto effect =
        partialDependence(predictor, task->x, task->split.train, axis, {}, [] { return true; });
    QVERIFY(effect.has_value());
    QVERIFY(std::abs(effect->finding.mean(0, 0) - 1.) < 1e-4);
    QVERIFY(std::abs(effect->finding.mean(1, 0) - 2.) < 1e-4);
    QVERIFY(std::abs(effect->finding.mean(2, 0) - 12.) < 1e-4);
}

void DatePartsTest::openDatesAreNotGuessed() {
    std::vector<std::string> dates;
    for (int i = 0; i < 60; ++i)
        dates.push_back("0" + std::to_string(1 + i % 9) + "/0" + std::to_string(1 + i % 7) +
                        "/2022");
    const auto refused = makeTask(target("y"), sales(dates));
    QVERIFY(!refused);  // there is no other column
    const TaskPtr byDay = salesTask(dates, DateRule::DayFirst);
    const TaskPtr byMonth = salesTask(dates, DateRule::MonthFirst);
    QVERIFY(sourceRow(*byDay->recipe, byDay->x, 8)(0) !=
            sourceRow(*byMonth->recipe, byMonth->x, 8)(0));
}

void DatePartsTest::theRuleOfEarlierRecipesStays() {
    Recipe recipe = target("y");
    auto json = json::fromRecipe(recipe);
    QCOMPARE(json::toRecipe(json).dates, DateRule::Parts);
    json.erase("dates");
    QCOMPARE(json::toRecipe(json).dates, DateRule::AsRead);
    recipe.dates = DateRule::AsRead;
    const Column day = categories("day", datesFrom2022(3, 1.), ColumnType::Text);
    QCOMPARE(roleOf(recipe, day), Role::Ignore);
    QCOMPARE(roleOf(target("y"), day), Role::Feature);
}

void DatePartsTest::aModelFileKeepsTheParts() {
    std::vector<std::string> dates = datesFrom2022(400, 1.25);
    for (int i = 0; i < 20; ++i) dates.emplace_back();
    const TaskPtr task = salesTask(dates);
    json::Json file;
    json::addFittedRecipe(*task->recipe, file);
    const FittedRecipe read = json::toFittedRecipe(file);
    const auto later = encode(read, sales(dates));
    QVERIFY(later.has_value());
    QVERIFY(later->x == task->x);
    for (const char* part : {"hour", "tuesday"}) {
        file["preprocessing"]["inputs"][1]["part"] = part;
        bool isRefused = false;
        try {
            json::toFittedRecipe(file);
        } catch (const std::exception&) {
            isRefused = true;
        }
        QCOMPARE(isRefused, std::string(part) == "tuesday");
    }
}

void DatePartsTest::aLaterTableShowsItsOwnOrderOrIsRefused() {
    const TaskPtr plain = salesTask(datesFrom2022(400, 1.));
    QVERIFY(!plain->recipe->sources[0].date->order);
    const auto firstDay = [](const TaskPtr& task, std::vector<std::string> dates) {
        const auto encoded = encode(*task->recipe, sales(dates));
        return encoded ? encoded->x(0, 0) : std::nanf("");
    };
    const float asIso = firstDay(plain, {"2022-04-03", "2022-04-25"});
    QCOMPARE(firstDay(plain, {"03/04/2022", "25/04/2022"}), asIso);
    QCOMPARE(firstDay(plain, {"04/03/2022", "04/25/2022"}), asIso);
    const auto open = encode(*plain->recipe, sales({"03/04/2022", "05/06/2022"}));
    QVERIFY(!open);
    QVERIFY(open.error().text.english().find("the month may come first") != std::string::npos);

    std::vector<std::string> american;
    for (int day = 1; day <= 28; ++day) american.push_back("04/" + std::to_string(day) + "/2022");
    const TaskPtr monthFirst = salesTask(american);
    QVERIFY(monthFirst->recipe->sources[0].date->order == DateOrder::MonthFirst);
    QCOMPARE(firstDay(monthFirst, {"04/03/2022", "04/05/2022"}),
             firstDay(monthFirst, {"2022-04-03", "2022-04-05"}));
    std::vector<std::string> withStray(20, "04/03/2022");
    withStray.push_back("13/02/2022");
    QCOMPARE(firstDay(monthFirst, withStray), firstDay(monthFirst, {"2022-04-03", "2022-04-05"}));
}

void DatePartsTest::aColumnReadAsCategoryHasNoDates() {
    Recipe recipe = target("y");
    recipe.split = {1., 0., 0.};
    recipe.readings["day"] = ReadAs::Category;
    std::vector<std::string> dates;
    for (int i = 0; i < 40; ++i) dates.push_back(i % 2 == 0 ? "2022-01-01" : "2022-06-01");
    const auto task =
        makeTask(recipe, table({categories("day", dates), numbers("y", sequence(40, 3., 0.5))}));
    QVERIFY(task);
    QVERIFY(!task->recipe->sources[0].date);
    QCOMPARE(std::ssize(task->recipe->sources[0].levels), Index{2});
}

ARDENT_TEST(DatePartsTest)
#include "date_parts_test.moc"
