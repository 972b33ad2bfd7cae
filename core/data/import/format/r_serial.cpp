#include "core/data/import/format/r_serial.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <fstream>
#include <iterator>
#include <limits>
#include <utility>

#include "core/data/import/format/transcript_text.h"
#include "core/data/import/text/encodings.h"

namespace ardent {
namespace {

using std::string_view_literals::operator""sv;
using Kind = RValue::Kind;

/// Types of serialize.c.
enum RType : std::uint32_t {
    kNull = 0,
    kSymbol = 1,
    kPairs = 2,
    kClosure = 3,
    kEnvironment = 4,
    kPromise = 5,
    kCall = 6,
    kSpecial = 7,
    kBuiltin = 8,
    kChars = 9,
    kTruth = 10,
    kWhole = 13,
    kReal = 14,
    kComplex = 15,
    kText = 16,
    kDots = 17,
    kList = 19,
    kExpression = 20,
    kBytecode = 21,
    kPointer = 22,
    kWeak = 23,
    kRaw = 24,
    kS4 = 25,
    kAltrep = 238,
    kPairsWithAttributes = 239,
    kCallWithAttributes = 240,
    kBaseEnvironment = 241,
    kEmptyEnvironment = 242,
    kCodeReference = 243,
    kCodeDefinition = 244,
    kPersistent = 247,
    kPackage = 248,
    kNamespace = 249,
    kBaseNamespace = 250,
    kMissingArgument = 251,
    kUnbound = 252,
    kGlobal = 253,
    kNullValue = 254,
    kReference = 255,
};

constexpr std::uint32_t kHasAttributes = 1U << 9, kHasTag = 1U << 10, kLatin1 = 1U << 14;
constexpr int kDeepestOfR = 1000;

class RReader {
public:
    RReader(std::string bytes, std::string file)
        : bytes_(std::move(bytes)), file_(std::move(file)) {}

    Result<RFile> read() {
        const bool areObjects = bytes_.starts_with("RD");
        if (areObjects) at_ = bytes_.find('\n') + 1;
        at_ += 2;  // X and the end of its line
        const std::int32_t version = whole();
        whole();
        whole();
        if (version == 3) chars(length());
        RValue value = item(0);
        if (!room_) return tl::unexpected(room_.error());
        if (!isSound_)
            return fail(Fault::Data,
                        message("r-data-damaged",
                                "{}: this file of R is damaged or cut short; save the data frame "
                                "again, or as CSV with write.csv.",
                                file_));
        return RFile{std::move(value), areObjects};
    }

private:
    bool stop() {
        isSound_ = false;
        return false;
    }
    /// Whether so many bytes are left.
    bool holds(double bytes) {
        return isSound_ && (bytes <= static_cast<double>(bytes_.size() - at_) || stop());
    }
    void grow(double bytes) {
        constexpr double kStep = 32. * 1024. * 1024.;
        grown_ += bytes;
        if (grown_ - asked_ < kStep) return;
        asked_ = grown_;
        room_ = requireRoom(file_, 2. * grown_);
        isSound_ &= room_.has_value();
    }

    template <class Bits>
    Bits big() {
        if (!holds(sizeof(Bits))) return 0;
        Bits bits = 0;
        for (std::size_t i = 0; i < sizeof(Bits); ++i)
            bits = static_cast<Bits>(bits << 8) | static_cast<unsigned char>(bytes_[at_++]);
        return bits;
    }
    std::int32_t whole() { return static_cast<std::int32_t>(big<std::uint32_t>()); }
    double real() { return std::bit_cast<double>(big<std::uint64_t>()); }
    std::size_t length() {
        const std::int32_t length = whole();
        if (length >= 0) return static_cast<std::size_t>(length);
        if (length < -1) stop();
        const auto upper = static_cast<std::uint64_t>(big<std::uint32_t>());
        return static_cast<std::size_t>(upper << 32 | big<std::uint32_t>());
    }
    std::string chars(std::size_t count) {
        if (!holds(static_cast<double>(count))) return {};
        at_ += count;
        return bytes_.substr(at_ - count, count);
    }

    RValue item(int depth) { return item(big<std::uint32_t>(), depth); }
    RValue item(std::uint32_t flags, int depth);
    RValue vector(std::uint32_t type, int depth);
    RValue numbers(Kind kind, std::size_t bytesEach);
    RValue list(int depth);
    RValue pairs(std::uint32_t flags, int depth);
    RValue environment(int depth);
    RValue reference(std::uint32_t flags);
    RValue named(int depth);
    RValue compact(int depth);
    void code(int depth);
    void codeConstants(int depth);
    void codeItem(std::uint32_t type, int depth);
    RValue text(std::uint32_t flags);
    void takeAttributes(RValue& value, int depth);

    std::string bytes_;
    std::string file_;
    std::size_t at_ = 0;
    std::vector<std::string> referred_ = {};  ///< names of symbols, "" for what has none
    double grown_ = 0., asked_ = 0.;
    Result<> room_ = {};
    bool isSound_ = true;
};

void RReader::takeAttributes(RValue& value, int depth) {
    RValue list = item(depth + 1);
    const std::vector<std::string> names = list.textsOf("names");
    for (std::size_t i = 0; i < list.items.size() && i < names.size(); ++i)
        value.attributes.push_back({names[i], std::move(list.items[i])});
}

RValue RReader::numbers(Kind kind, std::size_t bytesEach) {
    RValue value{kind};
    const std::size_t count = length();
    if (!holds(static_cast<double>(count) * static_cast<double>(bytesEach))) return value;
    grow(8. * static_cast<double>(count));
    if (!isSound_) return value;
    value.numbers.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
        if (bytesEach == 8) {
            value.numbers.push_back(real());
        } else if (bytesEach == 1) {
            value.numbers.push_back(static_cast<unsigned char>(bytes_[at_++]));
        } else {
            const std::int32_t number = whole();
            const bool isMissing = number == std::numeric_limits<std::int32_t>::min();
            value.numbers.push_back(isMissing ? std::numeric_limits<double>::quiet_NaN() : number);
        }
    }
    return value;
}

/// A text or a missing one.
RValue RReader::text(std::uint32_t flags) {
    RValue value{Kind::Text};
    const std::int32_t count = whole();
    if (count < -1) stop();
    std::string bytes = count > 0 ? chars(static_cast<std::size_t>(count)) : std::string();
    if ((flags & kLatin1) != 0 || !isUtf8(bytes)) bytes = utf8FromLatin1(bytes);
    value.texts.push_back(std::move(bytes));
    return value;
}

RValue RReader::list(int depth) {
    RValue value{Kind::List};
    const std::size_t count = length();
    if (!holds(4. * static_cast<double>(count))) return value;
    for (std::size_t i = 0; i < count && isSound_; ++i) {
        grow(sizeof(RValue));
        value.items.push_back(item(depth + 1));
    }
    return value;
}

RValue RReader::vector(std::uint32_t type, int depth) {
    switch (type) {
        case kTruth:
            return numbers(Kind::Truth, 4);
        case kWhole:
            return numbers(Kind::Whole, 4);
        case kReal:
            return numbers(Kind::Real, 8);
        case kRaw:
            return numbers(Kind::Whole, 1);
        case kComplex: {
            const std::size_t count = length();
            if (holds(16. * static_cast<double>(count))) at_ += 16 * count;
            return {};
        }
        case kText: {
            RValue value{Kind::Text};
            const std::size_t count = length();
            if (!holds(8. * static_cast<double>(count))) return value;
            for (std::size_t i = 0; i < count && isSound_; ++i) {
                RValue one = item(depth + 1);
                grow(32. + (one.texts.empty() ? 0. : static_cast<double>(one.texts[0].size())));
                value.texts.push_back(one.texts.empty() ? "" : std::move(one.texts[0]));
            }
            return value;
        }
        default:
            return list(depth);
    }
}

/// A pairlist as a list with names; what ends it otherwise than R does is passed over.
RValue RReader::pairs(std::uint32_t flags, int depth) {
    RValue value{Kind::List};
    RValue names{Kind::Text};
    while (isSound_) {
        const std::uint32_t type = flags & 0xFFU;
        const bool isPair = type == kPairs || type == kPairsWithAttributes || type == kCall ||
                            type == kCallWithAttributes || type == kDots || type == kClosure ||
                            type == kPromise;
        if (!isPair) {
            item(flags, depth + 1);
            break;
        }
        const bool always = type == kPairsWithAttributes || type == kCallWithAttributes;
        if (always || (flags & kHasAttributes) != 0) item(depth + 1);
        RValue tag;
        if ((flags & kHasTag) != 0) tag = item(depth + 1);
        grow(sizeof(RValue));
        value.items.push_back(item(depth + 1));
        names.texts.push_back(tag.texts.empty() ? "" : std::move(tag.texts[0]));
        flags = big<std::uint32_t>();
    }
    value.attributes.push_back({"names", std::move(names)});
    return value;
}

RValue RReader::environment(int depth) {
    referred_.emplace_back();
    whole();                   // whether it is locked
    constexpr int kParts = 4;  // what encloses it, its frame, its table and its attributes
    for (int part = 0; part < kParts; ++part) item(depth + 1);
    return {};
}

RValue RReader::reference(std::uint32_t flags) {
    const std::uint32_t told = flags >> 8U;
    const std::uint32_t place = told != 0 ? told : big<std::uint32_t>();
    if (place == 0 || place > referred_.size()) {
        stop();
        return {};
    }
    RValue value;
    grow(static_cast<double>(referred_[place - 1].size()));
    if (isSound_) value.texts.push_back(referred_[place - 1]);
    return value;
}

/// A package, a namespace or what R was told to keep elsewhere: its name.
RValue RReader::named(int depth) {
    whole();
    const std::size_t count = length();
    for (std::size_t i = 0; i < count && isSound_; ++i) item(depth + 1);
    referred_.emplace_back();
    return {};
}

/// A vector that R keeps in another form, such as 1:n.
RValue RReader::compact(int depth) {
    const RValue about = item(depth + 1);
    RValue state = item(depth + 1);
    RValue value;
    const std::string name =
        about.items.empty() || about.items[0].texts.empty() ? "" : about.items[0].texts[0];
    if (name.starts_with("compact_") && state.numbers.size() == 3) {
        constexpr double kMost = 4e9;
        value.kind = name == "compact_intseq" ? Kind::Whole : Kind::Real;
        const double count = state.numbers[0];
        if (!(count >= 0. && count < kMost)) stop();
        if (isSound_) grow(8. * count);
        for (double i = 0.; isSound_ && i < count; ++i)
            value.numbers.push_back(state.numbers[1] + i * state.numbers[2]);
    } else if (name.starts_with("wrap_") && !state.items.empty()) {
        value = std::move(state.items[0]);
    } else if (name == "deferred_string" && !state.items.empty()) {
        value = std::move(state.items[0]);
        for (const double number : std::exchange(value.numbers, {}))
            value.texts.push_back(std::isnan(number) ? "" : fmt::format("{}", number));
        value.kind = Kind::Text;
    }
    takeAttributes(value, depth);
    return value;
}

/// Compiled code is passed over.
void RReader::code(int depth) {
    whole();  // parts that it shares
    codeConstants(depth);
}

void RReader::codeConstants(int depth) {
    if (depth > kDeepestOfR) stop();
    item(depth + 1);
    const std::size_t count = length();
    for (std::size_t i = 0; i < count && isSound_; ++i) {
        const std::uint32_t type = big<std::uint32_t>();
        if (type == kBytecode)
            codeConstants(depth + 1);
        else
            codeItem(type, depth + 1);
    }
}

/// Along the rest of a list without going deeper.
void RReader::codeItem(std::uint32_t type, int depth) {
    if (depth > kDeepestOfR) stop();
    while (isSound_) {
        if (type == kCodeReference) {
            whole();
            return;
        }
        if (type == kCodeDefinition) {
            whole();
            type = big<std::uint32_t>();
        }
        const bool hasAttributes = type == kCallWithAttributes || type == kPairsWithAttributes;
        if (!hasAttributes && type != kCall && type != kPairs) {
            item(depth + 1);
            return;
        }
        if (hasAttributes) item(depth + 1);
        item(depth + 1);
        codeItem(big<std::uint32_t>(), depth + 1);
        type = big<std::uint32_t>();
    }
}

RValue RReader::item(std::uint32_t flags, int depth) {
    if (depth > kDeepestOfR) stop();
    if (!isSound_) return {};
    RValue value;
    switch (const std::uint32_t type = flags & 0xFFU) {
        case kNull:
        case kNullValue:
            return {Kind::Null};
        case kBaseEnvironment:
        case kEmptyEnvironment:
        case kBaseNamespace:
        case kGlobal:
        case kMissingArgument:
        case kUnbound:
            return {};
        case kReference:
            return reference(flags);
        case kSymbol:
            value = item(depth + 1);
            value.kind = Kind::Other;
            referred_.push_back(value.texts.empty() ? "" : value.texts[0]);
            return value;
        case kPersistent:
        case kNamespace:
        case kPackage:
            return named(depth);
        case kEnvironment:
            return environment(depth);
        case kPairs:
        case kPairsWithAttributes:
        case kCall:
        case kCallWithAttributes:
        case kDots:
        case kClosure:
        case kPromise:
            value = pairs(flags, depth);
            if (type != kPairs && type != kPairsWithAttributes) value.kind = Kind::Other;
            return value;
        case kSpecial:
        case kBuiltin:
            chars(length());
            return {};
        case kChars:
            return text(flags);
        case kAltrep:
            return compact(depth);
        case kPointer:
            referred_.emplace_back();
            item(depth + 1);
            item(depth + 1);
            break;
        case kWeak:
            referred_.emplace_back();
            break;
        case kBytecode:
            code(depth);
            break;
        case kS4:
            break;
        case kTruth:
        case kWhole:
        case kReal:
        case kComplex:
        case kText:
        case kList:
        case kExpression:
        case kRaw:
            value = vector(type, depth);
            break;
        default:
            stop();
            return {};
    }
    if ((flags & kHasAttributes) != 0) takeAttributes(value, depth);
    return value;
}

}  // namespace

std::size_t RValue::size() const {
    return kind == Kind::Text ? texts.size() : kind == Kind::List ? items.size() : numbers.size();
}

const RValue* RValue::attribute(std::string_view name) const {
    const auto found = std::ranges::find(attributes, name, &RAttribute::name);
    return found == attributes.end() ? nullptr : &found->value;
}

std::vector<std::string> RValue::textsOf(std::string_view name) const {
    const RValue* found = attribute(name);
    return found == nullptr ? std::vector<std::string>() : found->texts;
}

bool RValue::isOfClass(std::string_view name) const {
    const RValue* classes = attribute("class");
    return classes != nullptr && std::ranges::find(classes->texts, name) != classes->texts.end();
}

bool isRSerial(std::string_view start) {
    return start.starts_with("RDX2\nX\n") || start.starts_with("RDX3\nX\n") ||
           start.starts_with("X\n\0\0\0\x02"sv) || start.starts_with("X\n\0\0\0\x03"sv);
}

Result<RFile> readRSerial(const std::filesystem::path& path) {
    const std::string file = path.string();
    std::error_code ignored;
    const auto bytes = static_cast<double>(std::filesystem::file_size(path, ignored));
    if (const auto room = requireRoom(file, 2. * bytes); !room) return tl::unexpected(room.error());
    std::ifstream stream(path, std::ios::binary);
    return RReader({std::istreambuf_iterator<char>(stream), {}}, file).read();
}

}  // namespace ardent
