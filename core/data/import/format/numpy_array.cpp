#include "core/data/import/format/numpy_array.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <fstream>
#include <limits>
#include <optional>
#include <sstream>

#include "core/data/import/format/joined_arrays.h"
#include "core/data/import/format/packed_faults.h"
#include "core/data/import/format/sheet_text.h"

namespace ardent {
namespace {

/// A field of an element, such as "<f8".
struct Field {
    std::string name = {};
    char order = '|', kind = 'f';
    std::size_t size = 8;  ///< characters of texts
    std::size_t offset = 0;

    std::size_t bytes() const { return kind == 'U' ? 4 * size : size; }
};

struct ArrayHead {
    std::vector<Field> fields;
    std::size_t itemBytes = 0;
    bool isColumnMajor = false;
    bool isMatrix = false;  ///< of two dimensions, if one of them be 1
    Index rows = 0, columns = 1;
};

bool takeType(std::string_view text, Field& field) {
    if (text.size() < 3) return false;
    field.order = text[0];
    field.kind = text[1];
    const auto [end, error] =
        std::from_chars(text.data() + 2, text.data() + text.size(), field.size);
    if (error != std::errc() || end != text.data() + text.size() || field.size > 1 << 20)
        return false;
    switch (field.kind) {
        case 'f':
            return field.size == 2 || field.size == 4 || field.size == 8;
        case 'i':
        case 'u':
            return field.size == 1 || field.size == 2 || field.size == 4 || field.size == 8;
        case 'b':
            return field.size == 1;
        default:
            return (field.kind == 'U' || field.kind == 'S') && field.size > 0;
    }
}

/// The texts in quotes from `at` up to `end`.
std::vector<std::string> quotedTexts(std::string_view head) {
    std::vector<std::string> texts;
    for (std::size_t at = head.find('\''); at != head.npos;) {
        const std::size_t end = head.find('\'', at + 1);
        if (end == head.npos) break;
        texts.emplace_back(head.substr(at + 1, end - at - 1));
        at = head.find('\'', end + 1);
    }
    return texts;
}

/// The value behind a key of the dictionary that the header is, up to `stop`.
std::string_view valueOf(std::string_view head, std::string_view key, char stop) {
    const std::size_t at = head.find(key);
    if (at == head.npos) return {};
    const std::string_view rest = head.substr(at + key.size());
    return rest.substr(0, rest.find(stop));
}

/// The list of fields up to its end; "" where it holds more than names and types, such as
/// sub-arrays.
std::string_view plainList(std::string_view list) {
    bool isInQuotes = false;
    int parentheses = 0;
    for (std::size_t i = 1; i < list.size(); ++i) {
        const char c = list[i];
        if (c == '\'') {
            isInQuotes = !isInQuotes;
        } else if (isInQuotes) {
            continue;
        } else if (c == ']') {
            return parentheses == 0 ? list.substr(0, i) : std::string_view();
        } else if (c == '(' || c == ')') {
            parentheses += c == '(' ? 1 : -1;
            if (parentheses < 0 || parentheses > 1) return {};
        } else if (c != ',' && c != ' ') {
            return {};
        }
    }
    return {};
}

bool takeFields(std::string_view head, ArrayHead& array) {
    const std::string_view behind = valueOf(head, "'descr':", '\0');
    const std::size_t first = behind.find_first_not_of(' ');
    if (first == behind.npos) return false;
    const bool isList = behind[first] == '[';
    if (!isList && behind[first] != '\'') return false;
    const std::vector<std::string> texts =
        quotedTexts(isList ? plainList(behind.substr(first)) : behind);
    for (std::size_t i = 0; i < texts.size(); i += isList ? 2 : texts.size()) {
        if (isList && i + 1 >= texts.size()) return false;
        Field& field = array.fields.emplace_back();
        if (isList) field.name = texts[i];
        if (!takeType(texts[isList ? i + 1 : i], field)) return false;
        field.offset = array.itemBytes;
        array.itemBytes += field.bytes();
    }
    return !array.fields.empty();
}

bool takeShape(std::string_view head, ArrayHead& array) {
    std::vector<Index> shape;
    std::string_view text = valueOf(head, "'shape': (", ')');
    while (!text.empty()) {
        Index length = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), length);
        if (error != std::errc() || length < 0) return false;
        shape.push_back(length);
        text.remove_prefix(static_cast<std::size_t>(end - text.data()));
        text.remove_prefix(std::min(text.size(), text.find_first_not_of(", ")));
    }
    if (shape.empty() || shape.size() > 2) return false;
    array.rows = shape[0];
    array.isMatrix = shape.size() == 2;
    if (array.isMatrix) array.columns = shape[1];
    return shape.size() == 1 || array.fields.size() == 1;
}

template <class Value>
Value valueAt(const char* bytes, bool isSwapped) {
    char ordered[sizeof(Value)];
    std::memcpy(ordered, bytes, sizeof(Value));
    if (isSwapped) std::reverse(ordered, ordered + sizeof(Value));
    Value value;
    std::memcpy(&value, ordered, sizeof(Value));
    return value;
}

std::string wholeText(const char* bytes, const Field& field, bool isSwapped) {
    const bool isSigned = field.kind == 'i';
    switch (field.size) {
        case 1:
            return isSigned
                       ? fmt::format("{}", static_cast<int>(static_cast<signed char>(*bytes)))
                       : fmt::format("{}", static_cast<int>(static_cast<unsigned char>(*bytes)));
        case 2:
            return isSigned ? fmt::format("{}", valueAt<std::int16_t>(bytes, isSwapped))
                            : fmt::format("{}", valueAt<std::uint16_t>(bytes, isSwapped));
        case 4:
            return isSigned ? fmt::format("{}", valueAt<std::int32_t>(bytes, isSwapped))
                            : fmt::format("{}", valueAt<std::uint32_t>(bytes, isSwapped));
        default:
            return isSigned ? fmt::format("{}", valueAt<std::int64_t>(bytes, isSwapped))
                            : fmt::format("{}", valueAt<std::uint64_t>(bytes, isSwapped));
    }
}

void appendUtf8(std::uint32_t c, std::string& text) {
    if (c >= 0x110000) c = 0xFFFD;
    if (c < 0x80) {
        text += static_cast<char>(c);
        return;
    }
    const int more = c < 0x800 ? 1 : c < 0x10000 ? 2 : 3;
    constexpr unsigned kLead[] = {0, 0xC0, 0xE0, 0xF0};
    text += static_cast<char>(kLead[more] | (c >> (6 * more)));
    for (int i = more - 1; i >= 0; --i) text += static_cast<char>(0x80U | ((c >> (6 * i)) & 0x3FU));
}

/// A float of 16 bits (IEEE 754 binary16).
double halfValue(std::uint16_t bits) {
    const int exponent = bits >> 10 & 0x1F;
    const int fraction = bits & 0x3FF;
    const double sign = (bits & 0x8000) != 0 ? -1. : 1.;
    if (exponent == 0x1F)
        return fraction == 0 ? sign * std::numeric_limits<double>::infinity()
                             : std::numeric_limits<double>::quiet_NaN();
    return sign *
           (exponent == 0 ? std::ldexp(fraction, -24) : std::ldexp(1024 + fraction, exponent - 25));
}

/// "" for NaN.
std::string cellOf(const char* bytes, const Field& field) {
    const bool isSwapped = (field.order == '>') != (std::endian::native == std::endian::big) &&
                           field.order != '|' && field.order != '=';
    std::string text;
    switch (field.kind) {
        case 'b':
            return *bytes == 0 ? "FALSE" : "TRUE";
        case 'i':
        case 'u':
            return wholeText(bytes, field, isSwapped);
        case 'f': {
            if (field.size == 2) {
                const double half = halfValue(valueAt<std::uint16_t>(bytes, isSwapped));
                return half != half ? std::string() : numberCellText(half);
            }
            const double value = field.size == 8
                                     ? valueAt<double>(bytes, isSwapped)
                                     : static_cast<double>(valueAt<float>(bytes, isSwapped));
            if (value != value) return {};
            return field.size == 8 ? numberCellText(value)
                                   : fmt::format("{}", valueAt<float>(bytes, isSwapped));
        }
        case 'S':
            return std::string(bytes, std::find(bytes, bytes + field.size, '\0'));
        default:
            for (std::size_t i = 0; i < field.size; ++i) {
                const auto c = valueAt<std::uint32_t>(bytes + 4 * i, isSwapped);
                if (c == 0) break;
                appendUtf8(c, text);
            }
            return text;
    }
}

std::optional<ArrayHead> headOf(std::istream& file) {
    char start[10] = {};
    file.read(start, sizeof start);
    const auto byteAt = [&start](int i) { return static_cast<unsigned char>(start[i]); };
    std::size_t length = byteAt(8) + 256U * byteAt(9);
    if (byteAt(6) > 1) {
        char more[2] = {};
        file.read(more, 2);
        length += 65536U * (static_cast<unsigned char>(more[0]) +
                            256U * static_cast<unsigned char>(more[1]));
    }
    if (!file || length > (1U << 20)) return std::nullopt;
    std::string head(length, '\0');
    file.read(head.data(), static_cast<std::streamsize>(length));
    ArrayHead array;
    if (!file || !takeFields(head, array) || !takeShape(head, array)) return std::nullopt;
    array.isColumnMajor = valueOf(head, "'fortran_order':", ',').find("True") != head.npos;
    return array;
}

/// An array with its elements.
struct NumpyArray {
    ArrayHead head;
    std::string data;

    Index columns() const { return head.columns * std::ssize(head.fields); }

    ArrayCell cell(Index row, Index column) const {
        const auto fields = std::ssize(head.fields);
        const Field& field = head.fields[static_cast<std::size_t>(column % fields)];
        const Index item = head.isColumnMajor ? row + (column / fields) * head.rows
                                              : row * head.columns + column / fields;
        const bool isNumber = field.kind == 'f' || field.kind == 'i' || field.kind == 'u';
        return {cellOf(data.data() + static_cast<std::size_t>(item) * head.itemBytes + field.offset,
                       field),
                isNumber ? SheetCell::Number : SheetCell::Text};
    }
};

double bytesOf(const ArrayHead& head) {
    return static_cast<double>(head.rows) * static_cast<double>(head.columns) *
           static_cast<double>(head.itemBytes);
}

/// Of a stream that has so many bytes.
Result<NumpyArray> readArray(const std::string& name, std::istream& file, double size) {
    auto head = headOf(file);
    if (!head)
        return fail(Fault::Data,
                    message("numpy-array",
                            "{}: this NumPy array is no table of numbers and texts in one or two "
                            "dimensions; save it as CSV.",
                            name));
    if (head->rows == 0 || head->columns == 0)
        return fail(Fault::Data,
                    message("numpy-empty",
                            "{}: the array in it is empty; it needs rows and columns.", name));
    const double bytes = bytesOf(*head);
    const auto start = static_cast<double>(file.tellg());
    if (bytes + start > size)
        return fail(
            Fault::Data,
            message("numpy-cut", "{}: the file is cut short; copy or download it again.", name));
    if (bytes + start < size)
        return fail(Fault::Data,
                    message("numpy-length",
                            "{}: the file holds more bytes than the array in it takes; save the "
                            "array alone, or as CSV.",
                            name));
    if (const auto room = requireRoom(name, 4. * bytes); !room) return tl::unexpected(room.error());
    NumpyArray array{std::move(*head), std::string(static_cast<std::size_t>(bytes), '\0')};
    file.read(array.data.data(), static_cast<std::streamsize>(array.data.size()));
    return array;
}

constexpr std::string_view kArrayEnding = ".npy";

/// An array of an archive, without its elements; nothing where it is none that can be read.
std::optional<ArrayHead> headInArchive(const ZipArchive& archive, const std::string& member) {
    constexpr std::size_t kLongestHead = std::size_t{1} << 20;
    std::string start;
    const auto read = archive.read(member, [&start](std::string_view bytes) {
        start += bytes;
        return start.size() < kLongestHead;
    });
    std::istringstream stream(start);
    return read ? headOf(stream) : std::nullopt;
}

Result<NumpyArray> arrayInArchive(const ZipArchive& archive, const std::string& member) {
    std::string bytes;
    RoomCheck room(archive.file());
    Result<> fits;
    const auto read = archive.read(member, [&](std::string_view block) {
        bytes += block;
        fits = room.grow(2 * bytes.size());
        return fits.has_value();
    });
    if (!read) return tl::unexpected(read.error());
    if (!fits) return tl::unexpected(fits.error());
    const auto size = static_cast<double>(bytes.size());
    std::istringstream stream(std::move(bytes));
    return readArray(archive.file() + "/" + member, stream, size);
}

bool isTextKind(const Field& field) {
    return field.kind == 'U' || field.kind == 'S';
}

NamedArray described(std::string name, const ArrayHead& head) {
    const bool hasFields = head.fields.size() > 1;
    return {std::move(name), head.rows, head.columns * std::ssize(head.fields),
            head.columns == 1 && !hasFields && !head.isMatrix, isTextKind(head.fields.front())};
}

}  // namespace

bool isNumpyArchive(const ZipArchive& archive) {
    const auto& names = archive.names();
    return !names.empty() && std::ranges::all_of(names, [](const std::string& name) {
        return name.ends_with(kArrayEnding);
    });
}

Result<Transcript> transcribeNumpyArchive(const ZipArchive& archive, const FormatOptions& options) {
    std::vector<NamedArray> arrays;
    for (const std::string& member : archive.names())
        if (const auto head = headInArchive(archive, member))
            arrays.push_back(
                described(member.substr(0, member.size() - kArrayEnding.size()), *head));
    if (arrays.empty())
        return fail(Fault::Data,
                    message("numpy-archive",
                            "{}: no array in it is a table of numbers and texts in one or two "
                            "dimensions; save one as CSV.",
                            archive.file()));
    const auto choice = chooseArrays(archive.file(), arrays, options);
    if (!choice) return tl::unexpected(choice.error());
    std::vector<std::optional<NumpyArray>> held(arrays.size());
    std::vector<std::size_t> wanted = choice->joined;
    if (choice->names) wanted.push_back(*choice->names);
    for (const std::size_t place : wanted) {
        auto array = arrayInArchive(archive, arrays[place].name + std::string(kArrayEnding));
        if (!array) return tl::unexpected(array.error());
        if (array->head.rows != arrays[place].rows || array->columns() != arrays[place].columns)
            return archiveDamaged(archive.file());
        held[place] = std::move(*array);
    }
    const auto nameOf = [&](std::size_t array, Index column) {
        if (choice->names && !arrays[array].isVector)
            return held[*choice->names]->cell(column, 0).text;
        const std::string& field =
            held[array]
                ->head
                .fields[static_cast<std::size_t>(column % std::ssize(held[array]->head.fields))]
                .name;
        return field.empty() ? arrayColumnName(arrays[array], column) : field;
    };
    auto transcript =
        joinArrays(archive.file(), arrays, *choice, nameOf,
                   [&](std::size_t array, Index i, Index j) { return held[array]->cell(i, j); });
    if (transcript) transcript->format = "NumPy archive";
    return transcript;
}

Result<Transcript> transcribeNumpy(const std::filesystem::path& path) {
    const std::string name = path.string();
    std::ifstream file(path, std::ios::binary);
    std::error_code error;
    const auto size = std::filesystem::file_size(path, error);
    const auto array = readArray(name, file, error ? 0. : static_cast<double>(size));
    if (!array) return tl::unexpected(array.error());
    SheetText text = SheetText::ofRows(name);
    const bool hasNames = !array->head.fields.front().name.empty();
    const Index first = hasNames ? 2 : 1;
    for (Index j = 0; j < array->columns() && hasNames; ++j)
        if (const auto added = text.add(1, j, array->head.fields[static_cast<std::size_t>(j)].name,
                                        SheetCell::Text);
            !added)
            return tl::unexpected(added.error());
    for (Index i = 0; i < array->head.rows; ++i) {
        if (const auto started = text.startRow(first + i); !started)
            return tl::unexpected(started.error());
        for (Index j = 0; j < array->columns(); ++j) {
            const ArrayCell cell = array->cell(i, j);
            if (cell.text.empty()) continue;
            if (const auto added = text.add(first + i, j, cell.text, cell.kind); !added)
                return tl::unexpected(added.error());
        }
    }
    Result<Transcript> transcript = text.finish();
    if (!transcript) return transcript;
    transcript->format = "NumPy array";
    transcript->header = hasNames ? 1 : 0;
    if (hasNames) transcript->firstLine = 0;
    return transcript;
}

}  // namespace ardent
