#include "core/store/recipe_json.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace ardent::json {
namespace {

/// Whether a date's inputs begin with it.
bool isFirstPart(const DateSource& date, const EncodedColumn& input) {
    switch (date.clock) {
        case DateClock::Time:
            return input.part == DatePart::Days;
        case DateClock::DayOfYear:
            return input.part == DatePart::YearSine;
        case DateClock::Weekday:
            return input.part == DatePart::Weekday;
        case DateClock::Hour:
            return input.part == DatePart::Hour;
    }
    return false;
}

/// Inputs follow the order of their sources; a level belongs to a categorical source and exists
/// there.
void checkInput(const EncodedColumn& input, const FittedRecipe& recipe) {
    const SourceColumn& source = recipe.sources[static_cast<std::size_t>(input.source)];
    const bool numeric = source.type == ColumnType::Numeric;
    const Index before = recipe.columns.empty() ? 0 : recipe.columns.back().source;
    if (input.source < before || input.source > before + 1)
        throw std::invalid_argument("inputs that do not follow their sources");
    const bool isSecond = !recipe.columns.empty() && recipe.columns.back().source == input.source;
    const bool isPart = input.part != DatePart::None;
    if (source.date ? input.marksMissing == isPart || isSecond == isFirstPart(*source.date, input)
                    : isPart || input.marksMissing != (numeric && isSecond))
        throw std::invalid_argument("an input that does not mark the missing cells of a number");
    if (numeric != (input.level < 0) ||
        input.level >= static_cast<Index>(source.levels.size() + numeric))
        throw std::invalid_argument("an input whose level its source does not have");
    if (!std::isfinite(input.scale) || input.scale < 0. || !std::isfinite(input.offset))
        throw std::invalid_argument("an input whose offset or scale is not a number");
}

/// What no input encodes would leave a gap in every row, and a number has one input, or a second
/// one that marks its missing cells.
void checkInputCounts(const FittedRecipe& recipe) {
    std::vector<std::size_t> inputs(recipe.sources.size());
    for (const EncodedColumn& input : recipe.columns)
        ++inputs[static_cast<std::size_t>(input.source)];
    for (std::size_t s = 0; s < inputs.size(); ++s)
        if (const auto& date = recipe.sources[s].date;
            inputs[s] == 0 || (date && date->clock == DateClock::DayOfYear && inputs[s] != 2) ||
            (inputs[s] > 2 && recipe.sources[s].type == ColumnType::Numeric &&
             !recipe.sources[s].date))
            throw std::invalid_argument("a source without its inputs");
}

void checkTarget(const FittedRecipe& recipe) {
    const bool regression = recipe.problem == Problem::Regression;
    if (regression != recipe.classes.empty() || recipe.classes.size() == 1)
        throw std::invalid_argument("classes that do not fit the task");
    std::vector<std::string> classes = recipe.classes;
    std::ranges::sort(classes);
    if (std::ranges::adjacent_find(classes) != classes.end())
        throw std::invalid_argument("two classes of the same name");
    if (!std::isfinite(recipe.targetScale) || recipe.targetScale == 0. ||
        !std::isfinite(recipe.targetOffset))
        throw std::invalid_argument("a target without a scale");
}

char toDecimalMark(const std::string& mark) {
    if (mark.empty()) return 0;
    if (mark != "." && mark != ",") throw std::invalid_argument("an unknown decimal mark");
    return mark.front();
}

Json fromReadings(const Readings& readings) {
    Json json = Json::object();
    for (const auto& [column, reading] : readings) json[column] = readAsName(reading);
    return json;
}

Readings toReadings(const Json& json) {
    Readings readings;
    for (const auto& [column, name] : json.items()) {
        const auto reading = readAsCalled(name.get<std::string>());
        if (!reading) throw std::invalid_argument("an unknown way to read a column");
        readings[column] = *reading;
    }
    return readings;
}

Json fromFileReading(const ReadingOptions& options) {
    Json json = Json::object();
    const auto put = [&json](const char* name, const auto& value) {
        if (value) json[name] = *value;
    };
    const auto putCharacter = [&json](const char* name, std::optional<char> value) {
        if (value) json[name] = *value == 0 ? std::string() : std::string(1, *value);
    };
    put("header", options.header);
    put("separator", options.separator);
    putCharacter("decimal", options.decimal);
    putCharacter("thousands", options.thousands);
    putCharacter("quote", options.quote);
    putCharacter("escape", options.escape);
    put("comment", options.comment);
    put("skip", options.skip);
    put("footer", options.footer);
    put("encoding", options.encoding);
    put("part", options.part);
    if (!options.missing.empty()) json["missing"] = options.missing;
    return json;
}

ReadingOptions toFileReading(const Json& json) {
    ReadingOptions options;
    const auto take = [&json]<class Value>(const char* name, std::optional<Value>& value) {
        if (json.contains(name)) value = json.at(name).get<Value>();
    };
    const auto takeCharacter = [&json](const char* name, std::optional<char>& value) {
        if (!json.contains(name)) return;
        const auto text = json.at(name).get<std::string>();
        if (text.size() > 1) throw std::invalid_argument("more than a character");
        value = text.empty() ? '\0' : text.front();
    };
    take("header", options.header);
    take("separator", options.separator);
    takeCharacter("decimal", options.decimal);
    takeCharacter("thousands", options.thousands);
    takeCharacter("quote", options.quote);
    takeCharacter("escape", options.escape);
    take("comment", options.comment);
    take("skip", options.skip);
    take("footer", options.footer);
    take("encoding", options.encoding);
    take("part", options.part);
    options.missing = json.value("missing", std::vector<std::string>());
    if (options.separator && options.separator->empty())
        throw std::invalid_argument("an empty separator");
    return options;
}

Json fromShape(const TableShape& shape) {
    Json json = Json::array();
    for (const ShapeStep& step : shape) {
        Json one;
        if (step.kind == StepKind::Where) one["where"] = step.expression;
        if (step.kind == StepKind::Exclude) one["without_rows"] = step.expression;
        if (step.kind == StepKind::Derive) {
            one["derive"] = step.column;
            one["from"] = step.expression;
        }
        if (step.kind == StepKind::Transform) {
            one["transform"] = step.column;
            one["by"] = transformName(step.transform);
        }
        json.push_back(std::move(one));
    }
    return json;
}

ShapeStep toShapeStep(const Json& json) {
    ShapeStep step;
    if (json.contains("where")) {
        step.expression = json.at("where");
    } else if (json.contains("without_rows")) {
        step.kind = StepKind::Exclude;
        step.expression = json.at("without_rows");
    } else if (json.contains("derive")) {
        step.kind = StepKind::Derive;
        step.column = json.at("derive");
        step.expression = json.at("from");
    } else {
        constexpr Transform kKinds[] = {Transform::Log, Transform::Sqrt};
        step.kind = StepKind::Transform;
        step.column = json.at("transform");
        const auto kind =
            std::ranges::find(kKinds, json.at("by").get<std::string>(), transformName);
        if (kind == std::end(kKinds)) throw std::invalid_argument("an unknown transform");
        step.transform = *kind;
    }
    return step;
}

TableShape toShape(const Json& json) {
    TableShape shape;
    if (!json.contains("shape")) return shape;
    for (const Json& step : json.at("shape")) shape.push_back(toShapeStep(step));
    return shape;
}

constexpr const char* kUnknownLevels[] = {"no_indicator", "mean_over_levels"};

const char* nameOf(UnknownLevels rule) {
    return kUnknownLevels[static_cast<int>(rule)];
}

/// Files of version 0.1.0 do not name their rule.
UnknownLevels unknownLevelsIn(const Json& json) {
    const std::string name = json.value("unknown_levels", kUnknownLevels[0]);
    const auto rule = std::ranges::find(kUnknownLevels, name);
    if (rule == std::end(kUnknownLevels))
        throw std::invalid_argument("an unknown rule for cells without a known level");
    return static_cast<UnknownLevels>(rule - std::begin(kUnknownLevels));
}

Json fromPreprocessing(const FittedRecipe& recipe) {
    Json sources = Json::array();
    for (const SourceColumn& source : recipe.sources) {
        const bool numeric = source.type == ColumnType::Numeric;
        Json json{{"name", source.name},
                  {"type", source.date ? "date"
                           : numeric   ? "numeric"
                                       : "categorical"}};
        if (source.date) {
            if (source.date->order) json["day_first"] = source.date->order == DateOrder::DayFirst;
            json["days_since"] = dateText(source.date->origin);
            json["column"] = source.date->column;
            json["clock"] = clockName(source.date->clock);
            if (source.date->holdsTimesOfDay) json["times_of_day"] = true;
        }
        if (numeric)
            json["missing_becomes"] = source.fill;
        else
            json["levels"] = source.levels;
        if (numeric && source.low <= source.high)
            json["training_range"] = {source.low, source.high};
        sources.push_back(std::move(json));
    }
    Json columns = Json::array();
    for (const EncodedColumn& column : recipe.columns) {
        Json json{{"name", column.name}, {"source", column.source}};
        if (column.level >= 0) json["level"] = column.level;
        if (column.marksMissing) json["marks_missing"] = true;
        if (column.part != DatePart::None) json["part"] = datePartName(column.part);
        json["offset"] = column.offset;
        json["scale"] = column.scale;
        columns.push_back(std::move(json));
    }
    Json json{{"sources", sources},
              {"inputs", columns},
              {"unknown_levels", nameOf(recipe.unknownLevels)}};
    if (!recipe.readings.empty()) json["read_as"] = fromReadings(recipe.readings);
    if (recipe.fileReading != ReadingOptions{})
        json["read_file"] = fromFileReading(recipe.fileReading);
    if (!recipe.shape.empty()) json["shape"] = fromShape(recipe.shape);
    if (recipe.decimalMark != 0) json["decimal_mark"] = std::string(1, recipe.decimalMark);
    return json;
}

/// Recipes of version 0.1.0 do not name their rule.
MissingNumbers missingNumbersIn(const Json& json) {
    constexpr MissingNumbers kRules[] = {MissingNumbers::Median, MissingNumbers::Indicator,
                                         MissingNumbers::Auto};
    const std::string name = json.value("missing_numbers", "median");
    const auto rule = std::ranges::find(kRules, name, missingNumbersName);
    if (rule == std::end(kRules))
        throw std::invalid_argument("an unknown rule for missing numbers");
    return *rule;
}

/// Earlier recipes do not name their rule.
DateRule dateRuleIn(const Json& json) {
    constexpr DateRule kRules[] = {DateRule::AsRead, DateRule::Parts, DateRule::DayFirst,
                                   DateRule::MonthFirst};
    const std::string name = json.value("dates", "as-read");
    const auto rule = std::ranges::find(kRules, name, dateRuleName);
    if (rule == std::end(kRules)) throw std::invalid_argument("an unknown rule for dates");
    return *rule;
}

DatePart datePartIn(const Json& input) {
    if (!input.contains("part")) return DatePart::None;
    const auto part =
        std::ranges::find(kDateParts, input.at("part").get<std::string>(), datePartName);
    if (part == std::end(kDateParts)) throw std::invalid_argument("an unknown part of a date");
    return *part;
}

DateSource dateSourceIn(const Json& source) {
    std::optional<DateOrder> order;
    if (source.contains("day_first"))
        order = source.at("day_first").get<bool>() ? DateOrder::DayFirst : DateOrder::MonthFirst;
    const auto origin = daysOfDate(source.at("days_since").get<std::string>(), DateOrder::DayFirst);
    if (!origin) throw std::invalid_argument("a first day that is no date");
    const std::string name = source.value("clock", std::string(clockName(DateClock::Time)));
    const auto clock = std::ranges::find(kDateClocks, name, clockName);
    if (clock == std::end(kDateClocks)) throw std::invalid_argument("an unknown clock of a date");
    return {order, *origin, *clock, source.value("column", source.at("name").get<std::string>()),
            source.value("times_of_day", false)};
}

constexpr const char* kSplitRules[] = {"chance", "parts", "groups", "time"};

/// Splits of version 0.1.0 are all by chance and do not say so.
void readSplitRule(const Json& json, Recipe& recipe) {
    if (!json.contains("split_rule")) return;
    const auto rule = std::ranges::find(kSplitRules, json.at("split_rule").get<std::string>());
    if (rule == std::end(kSplitRules)) throw std::invalid_argument("an unknown rule of the split");
    recipe.splitRule = static_cast<SplitRule>(rule - std::begin(kSplitRules));
    recipe.splitColumn = json.at("split_column");
}

constexpr Role kRoles[] = {Role::Feature, Role::Target, Role::Ignore, Role::Id};
constexpr std::size_t kMostClassesOf010 = 20;  // of numbers, in files of version 0.1.0
constexpr const char* kProblems[] = {"auto", "regression", "classification"};

Role roleCalled(const std::string& name) {
    const auto found = std::ranges::find(kRoles, name, roleName);
    if (found == std::end(kRoles)) throw std::invalid_argument("an unknown role");
    return *found;
}

void checkSplit(const SplitShares& split) {
    for (const double share : {split.train, split.validation, split.test})
        if (!std::isfinite(share) || share < 0.) throw std::invalid_argument("shares below 0");
    if (split.train <= 0.) throw std::invalid_argument("no share for training");
}

}  // namespace

Json fromRecipe(const Recipe& recipe) {
    Json roles = Json::object();
    for (const auto& [column, role] : recipe.roles) roles[column] = roleName(role);
    Json json{{"target", recipe.target},
              {"roles", roles},
              {"problem", kProblems[static_cast<int>(recipe.problem)]},
              {"split", {recipe.split.train, recipe.split.validation, recipe.split.test}},
              {"seed", recipe.seed},
              {"unknown_levels", nameOf(recipe.unknownLevels)},
              {"missing_numbers", missingNumbersName(recipe.missingNumbers)}};
    if (recipe.mostNumberedClasses != kMostClassesOf010)
        json["most_numbered_classes"] = recipe.mostNumberedClasses;
    if (recipe.dates != DateRule::AsRead) json["dates"] = dateRuleName(recipe.dates);
    if (recipe.splitRule != SplitRule::Chance) {
        json["split_rule"] = kSplitRules[static_cast<int>(recipe.splitRule)];
        json["split_column"] = recipe.splitColumn;
    }
    if (!recipe.readings.empty()) json["read_as"] = fromReadings(recipe.readings);
    if (recipe.fileReading != ReadingOptions{})
        json["read_file"] = fromFileReading(recipe.fileReading);
    if (!recipe.shape.empty()) json["shape"] = fromShape(recipe.shape);
    return json;
}

Recipe toRecipe(const Json& json) {
    Recipe recipe;
    recipe.target = json.at("target");
    for (const auto& [column, role] : json.at("roles").items())
        recipe.roles[column] = roleCalled(role.get<std::string>());
    const auto problem = std::ranges::find(kProblems, json.at("problem").get<std::string>());
    if (problem == std::end(kProblems)) throw std::invalid_argument("an unknown problem");
    recipe.problem = static_cast<ProblemChoice>(problem - std::begin(kProblems));
    recipe.mostNumberedClasses = json.value("most_numbered_classes", kMostClassesOf010);
    const Json& split = json.at("split");
    recipe.split = {split.at(0), split.at(1), split.at(2)};
    checkSplit(recipe.split);
    readSplitRule(json, recipe);
    recipe.seed = json.at("seed");
    recipe.unknownLevels = unknownLevelsIn(json);
    recipe.missingNumbers = missingNumbersIn(json);
    recipe.dates = dateRuleIn(json);
    recipe.shape = toShape(json);
    if (json.contains("read_as")) recipe.readings = toReadings(json.at("read_as"));
    if (json.contains("read_file")) recipe.fileReading = toFileReading(json.at("read_file"));
    return recipe;
}

void addFittedRecipe(const FittedRecipe& recipe, Json& file) {
    file["task"] = problemName(recipe.problem);
    file["target"] = {{"name", recipe.target},
                      {"offset", recipe.targetOffset},
                      {"scale", recipe.targetScale},
                      {"classes", recipe.classes}};
    file["preprocessing"] = fromPreprocessing(recipe);
}

FittedRecipe toFittedRecipe(const Json& json) {
    FittedRecipe recipe;
    if (json.at("task") != "regression" && json.at("task") != "classification")
        throw std::invalid_argument("an unknown task");
    recipe.problem =
        json.at("task") == "regression" ? Problem::Regression : Problem::Classification;
    const Json& target = json.at("target");
    recipe.target = target.at("name");
    recipe.targetOffset = target.at("offset");
    recipe.targetScale = target.at("scale");
    recipe.classes = target.at("classes").get<std::vector<std::string>>();
    checkTarget(recipe);
    for (const Json& source : json.at("preprocessing").at("sources")) {
        SourceColumn column;
        column.name = source.at("name");
        const bool isDate = source.at("type") == "date";
        column.type = isDate || source.at("type") == "numeric" ? ColumnType::Numeric
                                                               : ColumnType::Categorical;
        if (isDate) column.date = dateSourceIn(source);
        column.fill = source.value("missing_becomes", 0.);
        if (source.contains("training_range")) {
            column.low = source.at("training_range").at(0);
            column.high = source.at("training_range").at(1);
        }
        column.levels = source.value("levels", std::vector<std::string>());
        recipe.sources.push_back(std::move(column));
    }
    if (json.at("preprocessing").contains("read_as"))
        recipe.readings = toReadings(json.at("preprocessing").at("read_as"));
    if (json.at("preprocessing").contains("read_file"))
        recipe.fileReading = toFileReading(json.at("preprocessing").at("read_file"));
    recipe.shape = toShape(json.at("preprocessing"));
    recipe.targetTransform = transformOf(recipe.shape, recipe.target);
    for (SourceColumn& source : recipe.sources)
        source.transform = transformOf(recipe.shape, source.name);
    recipe.decimalMark = toDecimalMark(json.at("preprocessing").value("decimal_mark", ""));
    recipe.unknownLevels = unknownLevelsIn(json.at("preprocessing"));
    for (const Json& input : json.at("preprocessing").at("inputs")) {
        EncodedColumn column;
        column.name = input.at("name");
        column.source = input.at("source");
        column.level = input.value("level", Index{-1});
        column.marksMissing = input.value("marks_missing", false);
        column.part = datePartIn(input);
        column.offset = input.at("offset");
        column.scale = input.at("scale");
        if (column.source < 0 || column.source >= static_cast<Index>(recipe.sources.size()))
            throw std::invalid_argument("an input without a source");
        checkInput(column, recipe);
        recipe.columns.push_back(std::move(column));
    }
    checkInputCounts(recipe);
    return recipe;
}

}  // namespace ardent::json
