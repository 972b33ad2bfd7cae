#pragma once

#include <QString>
#include <optional>
#include <span>
#include <string>

#include "core/data/import/dialect/reading_options.h"

namespace ardent {

struct LoadedData;

/// A value of an option and what it is called.
struct ReadingValue {
    const char* text;
    const char* value;
};

/// Of which files an option is: of all, of text, or of those with sheets or tables.
enum class ReadingUse { Always, Text, Parts };

/// An option of how a file is read, as a form shows it. Its values are what stands in the file,
/// such as ";", or a number of lines; "" is none. No value: the program finds it.
struct ReadingField {
    const char* id;
    const char* title;  ///< with a mnemonic
    const char* help;
    const char* wanted;     ///< what may be typed, "" where one of the values is to be chosen
    const char* otherText;  ///< what a value is called that is not one of these, with %1 for it
    std::span<const ReadingValue> values;
    std::optional<std::string> (*get)(const ReadingOptions&);
    /// False: that says nothing of how a file is read.
    bool (*set)(const std::string& value, ReadingOptions&);
    /// Nothing where the table does not tell.
    std::optional<std::string> (*found)(const LoadedData&);
    bool isOfTheEnd = false;  ///< what is found stands at the end of the file
    ReadingUse use = ReadingUse::Text;
};

std::span<const ReadingField> readingFields();

/// What a value is called.
QString valueText(const ReadingField&, const std::string& value);

/// What is chosen, in words; "" where all is found.
QString optionsText(const ReadingOptions&);

/// Texts that stand for a missing cell, as they are typed in one line: "-999, n.a.".
QString missingText(const std::vector<std::string>&);
std::vector<std::string> missingIn(const QString& line);

}  // namespace ardent
