#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/data/import/dialect/sample_cut.h"
#include "core/data/import/format/transcript.h"

namespace ardent {

/// A first line such as Excel's "sep=;".
struct SeparatorLine {
    char separator = 0;  ///< 0: there is none
    TextPosition end;
};

SeparatorLine separatorLine(std::string_view sample);

/// Leading lines that start with a mark such as '#'.
struct Comments {
    TextPosition end;
    Index lines = 0;
    std::string_view last;  ///< without its mark
};

/// With '#', or with another usual mark in front of several lines or of a blank; `mark`: with that.
Comments leadingComments(std::string_view sample, TextPosition start,
                         const std::optional<std::string>& mark = std::nullopt);

/// Where so many lines are behind.
TextPosition behindLines(std::string_view sample, TextPosition start, Index lines);

/// Records of the header at `header`: 2 where dashes stand below it, 3 where Orange's types and
/// roles of the columns do, else 1.
std::size_t headerRecords(const SampleCut&, std::size_t header);

/// What Orange's line of types below the names says of the columns.
std::vector<DeclaredColumn> orangeColumns(const RowCells& types);

/// The record that a table of so many columns starts with, 0 where nothing but a table is seen.
/// Before it stand records with fewer fields by more than one; titles that are blank but for one
/// cell, above a header; and other records that are short or blank at their end, or keys with
/// values, above names that stand over numbers.
std::size_t tableStart(const SampleCut&, std::size_t columns);

}  // namespace ardent
