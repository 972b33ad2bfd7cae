#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace ardent {

/// Turns a stream of bytes in an encoding of which the system knows into UTF-8; characters may be
/// cut anywhere between calls. What is no character becomes U+FFFD.
class TextDecoder {
public:
    /// Nothing where there is no encoding of this name.
    static std::optional<TextDecoder> from(const std::string& encoding);

    void decode(std::string_view bytes, std::string& utf8);

private:
    struct Close {
        void operator()(void* conversion) const;
    };
    explicit TextDecoder(void* conversion) : conversion_(conversion) {}

    std::unique_ptr<void, Close> conversion_;
    std::string waiting_;  ///< the start of a character
};

/// All of a text; "" where there is no such encoding.
std::string decoded(std::string_view bytes, const std::string& encoding);

}  // namespace ardent
