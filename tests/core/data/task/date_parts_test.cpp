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
    void clocksShowTheirTime();
    void aDateIsAVariableForEachClock();
    void aLaterTableHasTheSameParts();
    void aLaterTableShowsItsOwnOrderOrIsRefused();
    void aColumnReadAsCategoryHasNoDates();
    void missingDatesAreTheMedian();
    void clocksHaveTheirOwnEffects();
    void clocksReadWhatTheyShow();
    void aClockHasANameOfItsOwn();
    void timesOfDayAreHours();
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
    QCOMPARE(partsOf(365, 1.), (std::vector{Days, Weekday, YearSine, YearCosine}));
    QCOMPARE(partsOf(800, 1.), (std::vector{Days, Year, Weekday, YearSine, YearCosine}));
    const std::vector<double> januaries{kFirst, kFirst + 365., kFirst + 730., kFirst + 1096.};
    QCOMPARE(tellingParts(januaries), (std::vector{Days, Year}));
}

void DatePartsTest::clocksShowTheirTime() {
    QCOMPARE(clockValue(DateClock::Weekday, kFirst, 0.), 6.);
    QCOMPARE(clockValue(DateClock::Hour, kFirst + 0.5, 0.), 12.);
    QCOMPARE(clockValue(DateClock::DayOfYear, kFirst + 59., 0.), 61.);  // 1 March
    QCOMPARE(clockPart(DateClock::Time, DatePart::Year, kFirst - 1., 0.), 2021.);
    for (double day = 1.; day <= 366.; ++day) {
        const auto part = [day](DatePart which) {
            return clockPart(DateClock::DayOfYear, which, day, 0.);
        };
        QCOMPARE(dayOfYear(part(DatePart::YearSine), part(DatePart::YearCosine)), day);
    }
    QCOMPARE(clockText(DateClock::DayOfYear, 61., 0.), std::string("03-01"));
    QCOMPARE(clockText(DateClock::Weekday, 7., 0.), std::string("Sun"));
    QCOMPARE(clockText(DateClock::Hour, 14.5, 0.), std::string("14:30"));
}

void DatePartsTest::aDateIsAVariableForEachClock() {
    const TaskPtr task = salesTask(datesFrom2022(800, 1.));
    const FittedRecipe& recipe = *task->recipe;
    QCOMPARE(sourceNames(recipe),
             (std::vector<std::string>{"day", "day: day of year", "day: weekday"}));
    QCOMPARE(sourceColumns(recipe), (std::vector<std::string>{"day"}));
    QCOMPARE(recipe.inputs(), Index{5});
    QCOMPARE(recipe.columns[0].name, std::string("day (days since 2022-01-01)"));
    QCOMPARE(recipe.columns[1].name, std::string("day: year"));
    const Vector row = sourceRow(recipe, task->x, 31);
    QCOMPARE(row, Eigen::Vector3d(31., 32., 2.));
    QCOMPARE(valueText(recipe.sources[0], row(0)), std::string("2022-02-01"));
    QCOMPARE(valueText(recipe.sources[1], row(1)), std::string("02-01"));
    QCOMPARE(encodeRow(recipe, row), Eigen::VectorXf(task->x.row(31).transpose()));
    QVERIFY(
        allNotes(*task).contains("becomes: days since 2022-01-01, year, weekday, day of the year "
                                 "as sine and cosine."));
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
    QVERIFY(recipe.columns[2].marksMissing);
    QVERIFY(std::isnan(sourceRow(recipe, task->x, 50)(0)));
    QCOMPARE(task->x(50, 0), task->x(20, 0));
    const auto gaps = findGaps(recipe, sales({"2022-01-05", "soon", ""}));
    QCOMPARE(gaps.size(), 1U);
    QCOMPARE(gapNotes(recipe, gaps).front().english(),
             std::string("Column \"day\": 1 missing cell and 1 cell without a date (\"soon\") "
                         "filled with the training median 2022-01-21 and marked as missing."));
}

void DatePartsTest::clocksHaveTheirOwnEffects() {
    const TaskPtr task = salesTask(datesFrom2022(800, 1.));
    const FittedRecipe& recipe = *task->recipe;
    const auto input = [&](DatePart part) {
        return std::ranges::find(recipe.columns, part, &EncodedColumn::part) -
               recipe.columns.begin();
    };
    const Index weekday = input(DatePart::Weekday), year = input(DatePart::Year);
    Matrix linear = Matrix::Zero(1, recipe.inputs());  // f = weekday + year
    double intercept = -recipe.targetOffset;
    for (const Index j : {weekday, year}) {
        linear(0, j) = recipe.columns[static_cast<std::size_t>(j)].scale / recipe.targetScale;
        intercept += recipe.columns[static_cast<std::size_t>(j)].offset;
    }
    const Predictor predictor = linearPredictor(
        task->recipe, linear, Vector::Constant(1, intercept / recipe.targetScale), Link::Identity);
    const auto effectOf = [&](Index source, std::vector<double> values) {
        EffectAxis axis = effectAxis(predictor, task->x, task->split.train, source, 5);
        axis.values = std::move(values);
        return partialDependence(predictor, task->x, task->split.train, axis, {}, always)
            ->finding.mean;
    };
    const Matrix ofTime = effectOf(0, {0., 3., 364., 365.});
    QVERIFY(std::abs(ofTime(1, 0) - ofTime(0, 0)) < 1e-3);
    QVERIFY(std::abs(ofTime(3, 0) - ofTime(2, 0) - 1.) < 1e-3);
    const Matrix ofWeekday = effectOf(2, {1., 7.});
    QVERIFY(std::abs(ofWeekday(1, 0) - ofWeekday(0, 0) - 6.) < 1e-3);
    const EffectAxis axis = axisOfValues(predictor, task->x, task->split.train, 2, 50);
    QCOMPARE(axis.values, (std::vector<double>{1., 2., 3., 4., 5., 6., 7.}));
    QCOMPARE(effectAxis(predictor, task->x, task->split.train, 0, 5).values.back(), 799.);
}

void DatePartsTest::clocksReadWhatTheyShow() {
    for (const DateClock clock : kDateClocks)
        for (const double value : {1., 3., 5.})
            QCOMPARE(
                clockValueIn(clock, clockText(clock, value, kFirst), DateOrder::DayFirst, kFirst)
                    .value_or(-1.),
                value);
    QVERIFY(!clockValueIn(DateClock::Weekday, "soon", DateOrder::DayFirst, 0.));
    QVERIFY(!clockText(DateClock::Hour, 1e300, 0.).empty());
}

void DatePartsTest::aClockHasANameOfItsOwn() {
    Table table = sales(datesFrom2022(40, 1.));
    table.columns.push_back(numbers("day: weekday", sequence(40)));
    const auto task = makeTask(target("y"), table);
    QVERIFY(task.has_value());
    QCOMPARE(std::ranges::count(sourceNames(*task->recipe), "day: weekday"), 1);
}

void DatePartsTest::timesOfDayAreHours() {
    const TaskPtr task = salesTask({"08:15", "14:30", "7:45 PM", "", "23:59:59", "00:00"});
    const FittedRecipe& recipe = *task->recipe;
    QCOMPARE(sourceNames(recipe), (std::vector<std::string>{"day: hour"}));
    QCOMPARE(sourceRow(recipe, task->x, 0)(0), 8.25);
    QCOMPARE(sourceRow(recipe, task->x, 2)(0), 19.75);
    QCOMPARE(valueText(recipe.sources[0], 19.75), std::string("19:45"));
    QVERIFY2(allNotes(*task).contains("holds times of day and becomes: hour."),
             qPrintable(allNotes(*task)));
    const auto later = encode(recipe, sales({"8:15", "2:30 PM", "noon"}));
    QVERIFY(later && later->x.row(0) == task->x.row(0) && later->x.row(1) == task->x.row(1));
    QVERIFY(QString::fromStdString(
                gapNotes(recipe, findGaps(recipe, sales({"8:15", "", "noon"}))).front().english())
                .contains("1 missing cell and 1 cell without a date"));
    QVERIFY(!encode(recipe, sales({"2024-01-05 14:30", "2024-01-06 08:15"})));
    const auto refused =
        encode(*salesTask(datesFrom2022(40, 1.))->recipe, sales({"08:15", "14:30"}));
    QVERIFY(!refused);
    QVERIFY(refused.error().text.english().find("holds times of day") != std::string::npos);
    const Column race = categories("day", {"3:45", "4:10", "5:59"}, ColumnType::Text);
    QCOMPARE(roleOf(target("y"), race), Role::Ignore);
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
    for (const char* part : {"days", "tuesday"}) {
        file["preprocessing"]["inputs"][1]["part"] = part;
        bool isRefused = false;
        try {
            json::toFittedRecipe(file);
        } catch (const std::exception&) {
            isRefused = true;
        }
        QVERIFY2(isRefused, part);
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
