#include "core/store/message_json.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <stdexcept>

#include "core/train/snapshot.h"

namespace ardent::json {
namespace {

constexpr std::size_t kMostMessagesNested = 20;

Json fromArgument(const Message::Argument& argument) {
    if (const auto* whole = std::get_if<long long>(&argument)) return *whole;
    if (const auto* real = std::get_if<double>(&argument)) return {{"number", fromMeasured(*real)}};
    if (const auto* name = std::get_if<std::string>(&argument)) return *name;
    return fromMessages(std::get<std::vector<Message>>(argument));
}

Message toMessage(const Json& json, std::size_t depth);

/// Whether it has the two lists of a reason, of which the window shows the second alone.
bool saysHowItEnded(const Message& reason) {
    const auto isList = [](const Message::Argument& argument) {
        const auto* messages = std::get_if<std::vector<Message>>(&argument);
        return messages != nullptr && !messages->empty();
    };
    return reason.arguments().size() == 2 && std::ranges::all_of(reason.arguments(), isList);
}

std::vector<Message> toMessages(const Json& json, std::size_t depth) {
    std::vector<Message> messages;
    for (const Json& one : json) messages.push_back(toMessage(one, depth));
    return messages;
}

Message::Argument toArgument(const Json& json, std::size_t depth) {
    if (json.is_number_integer()) return json.get<long long>();
    if (json.is_object()) return toMeasured(json.at("number"));
    if (json.is_array()) return toMessages(json, depth + 1);
    return json.get<std::string>();
}

Message toMessage(const Json& json, std::size_t depth) {
    require(depth < kMostMessagesNested, "a text within too many others");
    if (json.is_string()) return json.get<std::string>();
    std::vector<Message::Argument> arguments;
    for (const Json& one : json.at("arguments")) arguments.push_back(toArgument(one, depth));
    Message message(json.at("code"), json.at("pattern"), std::move(arguments));
    require(message.code() != kEndedWith || saysHowItEnded(message), "a reason without an outcome");
    return message;
}

constexpr std::array<const char*, 3> kDoubtKinds{"none", "not_shown", "worse"};
constexpr std::array<const char*, 4> kRowsOfSeries{"other", "training", "validation", "folds"};

template <class Value, std::size_t size>
Value called(const std::array<const char*, size>& names, const std::string& name) {
    const auto found = std::ranges::find(names, name);
    if (found == names.end()) throw std::invalid_argument("a word that is not known");
    return static_cast<Value>(found - names.begin());
}

// Up to version 0.1.0 the English text alone said what follows.

Doubt doubtOfText(const std::string& text) {
    if (text.empty()) return {};
    const bool isWorse = text.find("this model is worse than ") != std::string::npos;
    return {isWorse ? Doubt::Kind::Worse : Doubt::Kind::NotShown, text};
}

SeriesRows rowsOfTitle(const std::string& title) {
    struct Known {
        const char* part;
        SeriesRows rows;
    };
    constexpr std::array<Known, 5> kKnown{{{"ross-validat", SeriesRows::Folds},
                                           {" folds", SeriesRows::Folds},
                                           {"Validation loss", SeriesRows::Validation},
                                           {"Calibrated validation loss", SeriesRows::Validation},
                                           {"Training loss", SeriesRows::Training}}};
    const auto found = std::ranges::find_if(
        kKnown, [&](const Known& known) { return title.find(known.part) != std::string::npos; });
    return found == kKnown.end() ? SeriesRows::Other : found->rows;
}

Message measureCalled(const std::string& name) {
    if (name == "mean squared error") return message("mean-squared-error", "mean squared error");
    if (name == "cross-entropy") return message("cross-entropy", "cross-entropy");
    return name;
}

Message titleCalled(std::string title) {
    if (title == "Training loss") return message("training-loss", "training loss");
    if (title == "Validation loss") return message("validation-loss", "validation loss");
    if (!title.empty())
        title[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(title[0])));
    return title;
}

/// "Training loss (mean squared error)", "Validation loss (cross-entropy, natural log)"; a trail's
/// is the name of a column.
CurveSeries seriesOfTitle(const std::string& id, const std::string& title) {
    CurveSeries series{id, title};
    const std::size_t open = title.find(" (");
    if (id == title || open == std::string::npos || !title.ends_with(')')) return series;
    const std::string measure = title.substr(open + 2, title.size() - open - 3);
    const std::size_t comma = measure.find(", ");
    series.title = titleCalled(title.substr(0, open));
    series.measure = measureCalled(measure.substr(0, comma));
    if (comma != std::string::npos) series.unit = measure.substr(comma + 2);
    if (series.unit == Message("natural log")) series.unit = message("natural-log", "natural log");
    series.rows = rowsOfTitle(title);
    const bool isOfModel = series.rows == SeriesRows::Training || id == "validation";
    if (series.rows != SeriesRows::Folds && isOfModel && measure == "mean squared error" &&
        (title.starts_with("Training loss (") || title.starts_with("Validation loss (")))
        series.metric = "mse";
    return series;
}

}  // namespace

Json fromMessage(const Message& message) {
    if (message.empty()) return "";
    if (message == Message(message.english())) return message.english();
    Json arguments = Json::array();
    for (const Message::Argument& one : message.arguments()) arguments.push_back(fromArgument(one));
    return {{"code", message.code()}, {"pattern", message.pattern()}, {"arguments", arguments}};
}

Message toMessage(const Json& json) {
    return toMessage(json, 0);
}

Json fromMessages(const std::vector<Message>& messages) {
    Json json = Json::array();
    for (const Message& one : messages) json.push_back(fromMessage(one));
    return json;
}

std::vector<Message> toMessages(const Json& json) {
    return toMessages(json, 0);
}

Json fromDoubt(const Doubt& doubt) {
    return {{"kind", kDoubtKinds[static_cast<std::size_t>(doubt.kind)]},
            {"text", fromMessage(doubt.text)}};
}

Doubt toDoubt(const Json& json) {
    if (json.is_string()) return doubtOfText(json);
    return {called<Doubt::Kind>(kDoubtKinds, json.at("kind")), toMessage(json.at("text"))};
}

void addSeries(const CurveSeries& series, Json& file) {
    file["title"] = fromMessage(series.title);
    if (series.title == Message(series.id)) return;
    file["measure"] = fromMessage(series.measure);
    if (!series.unit.empty()) file["unit"] = fromMessage(series.unit);
    file["rows"] = kRowsOfSeries[static_cast<std::size_t>(series.rows)];
    if (!series.metric.empty()) file["metric"] = series.metric;
}

CurveSeries toSeries(const Json& file) {
    const std::string id = file.at("id");
    if (!file.contains("rows")) {
        const Json& title = file.at("title");
        CurveSeries series = title.is_string() ? seriesOfTitle(id, title.get<std::string>())
                                               : CurveSeries{id, toMessage(title)};
        series.metric = file.value("metric", series.metric);
        return series;
    }
    return {id,
            toMessage(file.at("title")),
            toMessage(file.at("measure")),
            file.contains("unit") ? toMessage(file.at("unit")) : Message(),
            called<SeriesRows>(kRowsOfSeries, file.at("rows")),
            file.value("metric", "")};
}

}  // namespace ardent::json
