#include "core/data/import/format/libsvm.h"

#include <algorithm>
#include <charconv>
#include <cstdint>

#include "core/data/import/format/line_reader.h"
#include "core/data/import/format/transcript_text.h"

namespace ardent {
namespace {

constexpr double kColumnBytes = 2000.;  ///< that a column takes beside its cells

constexpr std::string_view kSparseBlanks = " \t";
constexpr std::string_view kOfNumbers = "0123456789+-.eE";

/// Without its comment.
std::string_view rowOf(std::string_view line) {
    line = line.substr(0, line.find('#'));
    return line.substr(0, line.find_last_not_of(" \t\r") + 1);
}

/// Takes the next word off the row.
std::string_view nextWord(std::string_view& row) {
    row.remove_prefix(std::min(row.size(), row.find_first_not_of(kSparseBlanks)));
    const std::string_view word = row.substr(0, row.find_first_of(kSparseBlanks));
    row.remove_prefix(word.size());
    return word;
}

bool isNumber(std::string_view word) {
    return !word.empty() && word.find_first_not_of(kOfNumbers) == word.npos;
}

/// "3,1" names several classes.
bool isLabel(std::string_view word) {
    return !word.empty() && word.find_first_not_of("0123456789+-.eE,") == word.npos;
}

struct Pair {
    bool isQuery = false;  ///< "qid:9"
    std::uint32_t index = 0;
    std::string_view value;
};

bool takePair(std::string_view word, Pair& pair) {
    const std::size_t colon = word.find(':');
    if (colon == word.npos || colon == 0) return false;
    pair.value = word.substr(colon + 1);
    pair.isQuery = word.substr(0, colon) == "qid";
    if (pair.isQuery) return isNumber(pair.value);
    const auto [end, error] = std::from_chars(word.data(), word.data() + colon, pair.index);
    return error == std::errc() && end == word.data() + colon && isNumber(pair.value);
}

/// What one pass over the rows tells of them.
struct Size {
    Index rows = 0;
    Index values = 0;
    std::uint32_t last = 0;
    bool hasZero = false, hasQueries = false;
    bool hasLists = false;  ///< of several classes a row
};

/// Of "label index:value …" with each index once; takes note of them.
bool takeRow(std::string_view row, Size& size) {
    const std::string_view label = nextWord(row);
    if (!isLabel(label)) return false;
    size.hasLists |= label.find(',') != label.npos;
    ++size.rows;
    std::vector<std::uint32_t> indices;
    for (std::string_view word = nextWord(row); !word.empty(); word = nextWord(row)) {
        Pair pair;
        if (!takePair(word, pair)) return false;
        size.hasQueries |= pair.isQuery;
        if (pair.isQuery) continue;
        indices.push_back(pair.index);
        size.hasZero |= pair.index == 0;
        size.last = std::max(size.last, pair.index);
        ++size.values;
    }
    std::ranges::sort(indices);
    return std::ranges::adjacent_find(indices) == indices.end();
}

/// The index of "x17" among known names.
std::uint32_t indexOfName(std::string_view name) {
    std::uint32_t index = 0;
    if (!name.starts_with('x')) return 0;
    const auto [end, error] = std::from_chars(name.data() + 1, name.data() + name.size(), index);
    return error == std::errc() && end == name.data() + name.size() ? index : 0;
}

/// Calls `take` with each row that is not blank.
template <class Take>
Result<> forEachRow(const std::filesystem::path& path, Take take) {
    auto lines = LineReader::open(path);
    if (!lines) return tl::unexpected(lines.error());
    std::string_view line;
    for (;;) {
        const auto found = lines->next(line);
        if (!found) return tl::unexpected(found.error());
        if (!*found) return {};
        const std::string_view row = rowOf(line);
        if (row.empty()) continue;
        if (!take(row, lines->number()))
            return fail(Fault::Data,
                        message("libsvm-line",
                                "{}, line {}: this is no row \"label index:value …\" with each "
                                "index once, as LIBSVM has them; correct it.",
                                path.string(), std::to_string(lines->number())));
    }
}

Result<Size> measure(const std::filesystem::path& path) {
    Size size;
    const auto read =
        forEachRow(path, [&](std::string_view row, Index) { return takeRow(row, size); });
    if (!read) return tl::unexpected(read.error());
    return size;
}

void appendRow(std::string_view row, const Size& size, std::string& text) {
    appendCell(nextWord(row), text);
    std::uint32_t next = size.hasZero ? 0 : 1;
    std::string query, values;
    std::vector<Pair> pairs;
    const auto fillUpTo = [&](std::uint32_t index) {
        for (; next < index; ++next) values += "\t0";
    };
    for (std::string_view word = nextWord(row); !word.empty(); word = nextWord(row)) {
        Pair pair;
        takePair(word, pair);
        if (pair.isQuery) {
            query = pair.value;
        } else {
            pairs.push_back(pair);
        }
    }
    std::ranges::sort(pairs, {}, &Pair::index);
    for (const Pair& pair : pairs) {
        fillUpTo(pair.index);
        values += '\t';
        values += pair.value;
        ++next;
    }
    fillUpTo(size.last + 1);
    if (size.hasQueries) text.append("\t").append(query);
    text += values;
}

}  // namespace

bool isLibsvm(std::string_view sample) {
    constexpr Index kRows = 50;
    Size size;
    while (!sample.empty() && size.rows < kRows) {
        const std::size_t end = std::min(sample.size(), sample.find_first_of("\r\n"));
        const bool isCutOff = end == sample.size() && size.rows > 0;
        const std::string_view row = rowOf(sample.substr(0, end));
        if (!isCutOff && !row.empty() && !takeRow(row, size)) return false;
        sample.remove_prefix(std::min(sample.size(), end + 1));
    }
    return size.values > 0;
}

Result<Transcript> transcribeLibsvm(const std::filesystem::path& path,
                                    const std::vector<std::string>& knownNames) {
    Result<Size> size = measure(path);
    if (!size) return tl::unexpected(size.error());
    for (const std::string& name : knownNames) {
        size->last = std::max(size->last, indexOfName(name));
        size->hasZero |= name == "x0";
    }
    const double columnCount = static_cast<double>(size->last) + 1.;
    const double cells = static_cast<double>(size->rows) * columnCount;
    if (const auto room = requireRoom(path.string(), 10. * cells + kColumnBytes * columnCount);
        !room)
        return tl::unexpected(room.error());
    std::string text = "y";
    if (size->hasQueries) text += "\tqid";
    for (std::uint32_t j = size->hasZero ? 0 : 1; j <= size->last; ++j)
        text += "\tx" + std::to_string(j);
    const auto columns = static_cast<std::size_t>(std::ranges::count(text, '\t')) + 1;
    Index at = 0;  // the first row is in line 1 of the file, and the names above it
    const auto read = forEachRow(path, [&](std::string_view row, Index line) {
        goToLine(line, at, text);
        appendRow(row, *size, text);
        return true;
    });
    if (!read) return tl::unexpected(read.error());
    text += '\n';
    Transcript transcript;
    transcript.format = "LIBSVM";
    transcript.header = 1;
    transcript.firstLine = 0;
    transcript.text = std::make_shared<const std::string>(std::move(text));
    transcript.columns.resize(columns, {Declared::Numbers});
    transcript.columns.front().type = size->hasLists ? Declared::Categories : Declared::Nothing;
    return transcript;
}

}  // namespace ardent
