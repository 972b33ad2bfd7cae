#include "core/store/packed_json.h"

#include <fmt/format.h>

#include <cmath>
#include <stdexcept>

#include "core/base/memory.h"
#include "core/data/import/text/encodings.h"
#include "core/store/gzip_text.h"

namespace ardent::json {
namespace {

constexpr const char* kNoRun = "a run that is none";

/// Builds the value that is read, and stops where it needs too much or is nothing that text could
/// hold.
class BoundedReader : public nlohmann::detail::json_sax_dom_parser<Json> {
public:
    using Base = nlohmann::detail::json_sax_dom_parser<Json>;

    BoundedReader(Json& result, double mostBytes) : Base(result), most_(mostBytes) {}

    double bytes() const { return bytes_; }

    bool null() { return add(kValueBytes) && Base::null(); }
    bool boolean(bool value) { return add(kValueBytes) && Base::boolean(value); }
    bool number_integer(std::int64_t value) {
        return add(kValueBytes) && Base::number_integer(value);
    }
    bool number_unsigned(std::uint64_t value) {
        return add(kValueBytes) && Base::number_unsigned(value);
    }
    bool number_float(double value, const std::string& text) {
        return std::isfinite(value) ? add(kValueBytes) && Base::number_float(value, text) : null();
    }
    bool string(std::string& value) {
        return addText(value) && add(kValueBytes) && Base::string(value);
    }
    bool key(std::string& value) { return addText(value) && Base::key(value); }
    bool binary(Json::binary_t&) { throw std::invalid_argument("bytes where values should be"); }
    bool start_object(std::size_t count) { return begin() && Base::start_object(count); }
    bool start_array(std::size_t count) { return begin() && Base::start_array(count); }
    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) {
        throw std::invalid_argument(kNoRun);
    }
    bool end_object() { return --depth_, Base::end_object(); }
    bool end_array() { return --depth_, Base::end_array(); }

private:
    bool add(double bytes) { return (bytes_ += bytes) <= most_; }
    bool addText(const std::string& text) {
        require(isUtf8(text), "a text that is none");
        return add(kContainerBytes + static_cast<double>(text.size()));
    }
    bool begin() {
        require(++depth_ <= kMostNested, kNestedTooDeep);
        return add(kContainerBytes);
    }

    double most_, bytes_ = 0.;
    int depth_ = 0;
};

}  // namespace

std::string cborOf(const Json& json) {
    std::string cbor;
    Json::to_cbor(json, cbor);
    return cbor;
}

Result<Json> unpacked(std::string_view packed, std::size_t most, const std::string& path) {
    const std::size_t size = unpackedSize(packed);
    if (size > most)
        throw std::invalid_argument(fmt::format("a run of {}, and none has more than {}",
                                                memoryText(static_cast<double>(size)),
                                                memoryText(static_cast<double>(most))));
    if (const auto fits = checkContentSize(static_cast<double>(size), path); !fits)
        return tl::unexpected(fits.error());
    const std::string cbor = gunzipped(packed);
    Json json;
    BoundedReader reader(json, static_cast<double>(availableMemory()));
    if (Json::sax_parse(cbor, &reader, Json::input_format_t::cbor)) return json;
    const auto fits = checkContentSize(reader.bytes(), path);
    require(!fits.has_value(), kNoRun);
    return tl::unexpected(fits.error());
}

}  // namespace ardent::json
