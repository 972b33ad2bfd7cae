#include "core/data/import/format/survey_file.h"

#include <fmt/format.h>
#include <readstat.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <set>

#include "core/base/text.h"
#include "core/data/import/format/sheet_text.h"
#include "core/data/import/format/survey_dates.h"
#include "core/data/import/format/value_labels.h"

namespace ardent {
namespace {

using std::string_view_literals::operator""sv;

struct FreeSurveyParser {
    void operator()(readstat_parser_t* parser) const { readstat_parser_free(parser); }
};
using Parser = std::unique_ptr<readstat_parser_t, FreeSurveyParser>;
using ParseFile = readstat_error_t (*)(readstat_parser_t*, const char* path, void* context);

struct FormatOfSurvey {
    SurveyProgram program;
    ParseFile parse;
    const char* name;
};

FormatOfSurvey known(SurveyFormat format) {
    switch (format) {
        case SurveyFormat::SpssSystem:
            return {SurveyProgram::Spss, readstat_parse_sav, "SPSS"};
        case SurveyFormat::SpssPortable:
            return {SurveyProgram::Spss, readstat_parse_por, "SPSS portable"};
        case SurveyFormat::Stata:
            return {SurveyProgram::Stata, readstat_parse_dta, "Stata"};
        case SurveyFormat::SasTable:
            return {SurveyProgram::Sas, readstat_parse_sas7bdat, "SAS"};
        default:
            return {SurveyProgram::Sas, readstat_parse_xport, "SAS transport"};
    }
}

struct SurveyColumn {
    std::string name, label, labelSet;
    SurveyTime time = SurveyTime::None;
    bool isText = false;
    std::set<LabelledCode> codes = {};  ///< up to one more than kMostLabelledCodes
    const ValueLabels* labels = nullptr;
};

/// What is known of a file; the second pass over it writes the cells.
struct SurveyReading {
    std::string file;
    SurveyProgram program;
    std::vector<SurveyColumn> columns = {};
    std::map<std::string, ValueLabels> labelSets = {};
    Index rows = 0, declaredMissing = 0;
    std::unique_ptr<SheetText> text = {};
    Result<> written = {};
};

SurveyReading& readingIn(void* context) {
    return *static_cast<SurveyReading*>(context);
}

std::string safeText(const char* text) {
    return text == nullptr ? std::string() : std::string(text);
}

LabelledCode codeOf(const readstat_value_t& value) {
    if (readstat_value_type_class(value) == READSTAT_TYPE_CLASS_STRING) {
        std::string text = safeText(readstat_string_value(value));
        text.erase(text.find_last_not_of(' ') + 1);
        return {0., std::move(text)};
    }
    return {readstat_double_value(value)};
}

int takeVariable(int index, readstat_variable_t* variable, const char* labels, void* context) {
    SurveyReading& reading = readingIn(context);
    if (index != static_cast<int>(reading.columns.size())) return READSTAT_HANDLER_ABORT;
    reading.columns.push_back(
        {safeText(readstat_variable_get_name(variable)),
         safeText(readstat_variable_get_label(variable)), safeText(labels),
         surveyTime(reading.program, safeText(readstat_variable_get_format(variable))),
         readstat_variable_get_type_class(variable) == READSTAT_TYPE_CLASS_STRING});
    return READSTAT_HANDLER_OK;
}

int takeLabel(const char* labels, readstat_value_t value, const char* label, void* context) {
    if (readstat_value_is_system_missing(value) || readstat_value_is_tagged_missing(value))
        return READSTAT_HANDLER_OK;
    readingIn(context).labelSets[safeText(labels)][codeOf(value)] = safeText(label);
    return READSTAT_HANDLER_OK;
}

/// Without a handler of variables the library takes some files amiss.
int passVariable(int, readstat_variable_t*, const char*, void*) {
    return READSTAT_HANDLER_OK;
}

SurveyColumn* columnOf(SurveyReading& reading, readstat_variable_t* variable) {
    const auto place = static_cast<std::size_t>(readstat_variable_get_index(variable));
    return place < reading.columns.size() ? &reading.columns[place] : nullptr;
}

bool isMissing(const readstat_value_t& value, readstat_variable_t* variable) {
    if (readstat_value_is_missing(value, variable)) return true;
    return readstat_value_type_class(value) == READSTAT_TYPE_CLASS_NUMERIC &&
           std::isnan(readstat_double_value(value));
}

/// Notes the codes of columns that have labels.
int lookAtValue(int row, readstat_variable_t* variable, readstat_value_t value, void* context) {
    SurveyReading& reading = readingIn(context);
    SurveyColumn* column = columnOf(reading, variable);
    if (column == nullptr) return READSTAT_HANDLER_ABORT;
    reading.rows = std::max<Index>(reading.rows, row + 1);
    if (readstat_value_is_defined_missing(value, variable)) ++reading.declaredMissing;
    const bool isWatched = !column->labelSet.empty() && column->codes.size() <= kMostLabelledCodes;
    if (isWatched && !isMissing(value, variable)) column->codes.insert(codeOf(value));
    return READSTAT_HANDLER_OK;
}

std::string numberText(const readstat_value_t& value) {
    if (readstat_value_type(value) == READSTAT_TYPE_FLOAT)
        return fmt::format("{}", readstat_float_value(value));
    return numberCellText(readstat_double_value(value));
}

struct SurveyCell {
    std::string text;
    SheetCell kind = SheetCell::Text;
};

SurveyCell cellOfSurvey(const SurveyReading& reading, const SurveyColumn& column,
                        const readstat_value_t& value) {
    if (column.labels != nullptr) {
        const auto label = column.labels->find(codeOf(value));
        if (label != column.labels->end()) return {label->second};
    }
    if (readstat_value_type_class(value) == READSTAT_TYPE_CLASS_STRING)
        return {safeText(readstat_string_value(value))};
    if (column.time != SurveyTime::None && column.time != SurveyTime::Duration)
        return {surveyTimeText(reading.program, column.time, readstat_double_value(value))};
    return {numberText(value), SheetCell::Number};
}

int writeValue(int row, readstat_variable_t* variable, readstat_value_t value, void* context) {
    SurveyReading& reading = readingIn(context);
    const SurveyColumn* column = columnOf(reading, variable);
    if (column == nullptr) return READSTAT_HANDLER_ABORT;
    const int place = readstat_variable_get_index(variable);
    if (place == 0) reading.written = reading.text->startRow(2 + row);
    if (reading.written && !isMissing(value, variable))
        if (const SurveyCell cell = cellOfSurvey(reading, *column, value); !cell.text.empty())
            reading.written = reading.text->add(2 + row, place, cell.text, cell.kind);
    return reading.written ? READSTAT_HANDLER_OK : READSTAT_HANDLER_ABORT;
}

tl::unexpected<Error> surveyDamaged(const std::string& file, const char* name,
                                    readstat_error_t error) {
    if (error == READSTAT_ERROR_UNSUPPORTED_CHARSET ||
        error == READSTAT_ERROR_UNSUPPORTED_FILE_FORMAT_VERSION ||
        error == READSTAT_ERROR_UNSUPPORTED_COMPRESSION)
        return fail(Fault::Data,
                    message("survey-version",
                            "{}: this {} file has a version or an encoding that is not read; save "
                            "it as CSV.",
                            file, name));
    return fail(Fault::Data, message("survey-damaged",
                                     "{}: this {} file is damaged or cut short; copy or download "
                                     "it again, or save it as CSV.",
                                     file, name));
}

/// Labels are categories where every value that occurs has one. Names of columns where but some
/// have.
std::vector<std::string> giveLabels(SurveyReading& reading) {
    std::vector<std::string> partly;
    for (auto& [name, labels] : reading.labelSets) labels = distinctLabels(labels);
    for (SurveyColumn& column : reading.columns) {
        const auto labels = reading.labelSets.find(column.labelSet);
        if (column.labelSet.empty() || labels == reading.labelSets.end() || column.codes.empty())
            continue;
        switch (labelled(column.codes, labels->second)) {
            case Labelled::Wholly:
                column.labels = &labels->second;
                break;
            case Labelled::Partly:
                partly.push_back(column.name);
                break;
            case Labelled::Not:
                break;
        }
        std::set<LabelledCode>().swap(column.codes);
    }
    return partly;
}

std::vector<std::string> durationsIn(const std::vector<SurveyColumn>& columns) {
    std::vector<std::string> names;
    for (const SurveyColumn& column : columns)
        if (column.time == SurveyTime::Duration) names.push_back(column.name);
    return names;
}

std::vector<Message> surveyNotes(const SurveyReading& reading,
                                 const std::vector<std::string>& partly) {
    std::vector<std::pair<std::string, std::string>> labels;
    for (const SurveyColumn& column : reading.columns)
        labels.emplace_back(column.name, column.label);
    std::vector<Message> notes = labelNotes(labels, partly, reading.declaredMissing);
    if (const auto durations = durationsIn(reading.columns); !durations.empty())
        notes.push_back(message("durations-in-seconds",
                                "Durations are read as numbers of seconds: {}.",
                                quotedList(durations)));
    return notes;
}

void declareColumns(const SurveyReading& reading, Transcript& transcript) {
    for (std::size_t j = 0; j < transcript.columns.size() && j < reading.columns.size(); ++j) {
        if (reading.columns[j].labels == nullptr) continue;
        transcript.columns[j].type = Declared::Categories;
        for (const auto& [code, label] : *reading.columns[j].labels)
            transcript.columns[j].levels.push_back(label);
    }
}

}  // namespace

std::optional<SurveyFormat> surveyFormat(std::string_view start) {
    constexpr std::string_view kSas = "\xC2\xEA\x81\x60\xB3\x14\x11\xCF"sv;
    constexpr std::size_t kPlaceOfSas = 12, kPlaceOfPortable = 456;
    if (start.starts_with("$FL2") || start.starts_with("$FL3")) return SurveyFormat::SpssSystem;
    if (start.starts_with("<stata_dta>")) return SurveyFormat::Stata;
    const bool isOldStata = start.size() > 4 && start[0] >= '\x69' && start[0] <= '\x73' &&
                            (start[1] == '\x01' || start[1] == '\x02') && start[2] == '\x01' &&
                            start[3] == '\0';
    if (isOldStata) return SurveyFormat::Stata;
    if (start.size() > kPlaceOfSas && start.substr(kPlaceOfSas).starts_with(kSas))
        return SurveyFormat::SasTable;
    if (start.starts_with("HEADER RECORD*******LIB")) return SurveyFormat::SasTransport;
    std::string plain(start);
    std::erase_if(plain, [](char c) { return c == '\r' || c == '\n'; });
    if (plain.find("SPSSPORT") == kPlaceOfPortable) return SurveyFormat::SpssPortable;
    return std::nullopt;
}

Result<Transcript> transcribeSurvey(const std::filesystem::path& path, SurveyFormat format) {
    const auto [program, parse, name] = known(format);
    const std::string file = path.string();
    SurveyReading reading{file, program};
    const auto pass = [&](readstat_value_handler takeValue, bool isFirst) {
        const Parser parser(readstat_parser_init());
        readstat_set_variable_handler(parser.get(), isFirst ? takeVariable : passVariable);
        if (isFirst) readstat_set_value_label_handler(parser.get(), takeLabel);
        readstat_set_value_handler(parser.get(), takeValue);
        return parse(parser.get(), file.c_str(), &reading);
    };
    if (const auto error = pass(lookAtValue, true); error != READSTAT_OK)
        return surveyDamaged(file, name, error);
    if (reading.columns.empty() || reading.rows == 0)
        return fail(Fault::Data,
                    message("survey-empty",
                            "{}: the table in this {} file is empty; it needs columns and rows.",
                            file, name));
    const std::vector<std::string> partly = giveLabels(reading);
    reading.text = std::make_unique<SheetText>(SheetText::ofRows(file));
    for (std::size_t j = 0; j < reading.columns.size(); ++j)
        if (const auto added = reading.text->add(1, static_cast<Index>(j), reading.columns[j].name,
                                                 SheetCell::Text);
            !added)
            return tl::unexpected(added.error());
    const auto error = pass(writeValue, false);
    if (!reading.written) return tl::unexpected(reading.written.error());
    if (error != READSTAT_OK) return surveyDamaged(file, name, error);
    Result<Transcript> transcript = reading.text->finish();
    if (!transcript) return transcript;
    transcript->format = name;
    transcript->header = 1;
    transcript->firstLine = 0;
    transcript->notes = surveyNotes(reading, partly);
    declareColumns(reading, *transcript);
    return transcript;
}

}  // namespace ardent
