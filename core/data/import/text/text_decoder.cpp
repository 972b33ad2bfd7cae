#include "core/data/import/text/text_decoder.h"

#include <iconv.h>

#include <array>
#include <cerrno>
#include <utility>

namespace ardent {
namespace {

constexpr std::string_view kReplacementText = "\uFFFD";
constexpr std::size_t kLongestCharacter = 8;

}  // namespace

void TextDecoder::Close::operator()(void* conversion) const {
    iconv_close(conversion);
}

std::optional<TextDecoder> TextDecoder::from(const std::string& encoding) {
    void* const conversion = iconv_open("UTF-8", encoding.c_str());
    // The answer of an unknown encoding is -1 as a pointer.
    if (conversion == reinterpret_cast<void*>(-1)) return std::nullopt;
    return TextDecoder(conversion);
}

void TextDecoder::decode(std::string_view bytes, std::string& utf8) {
    std::string in = std::exchange(waiting_, {});
    in += bytes;
    char* from = in.data();
    std::size_t left = in.size();
    std::array<char, 4096> out;
    while (left > 0) {
        char* to = out.data();
        std::size_t room = out.size();
        const std::size_t result = iconv(conversion_.get(), &from, &left, &to, &room);
        const int error = errno;
        utf8.append(out.data(), out.size() - room);
        if (result != static_cast<std::size_t>(-1) || error == E2BIG) continue;
        if (error == EINVAL && left < kLongestCharacter) {
            waiting_.assign(from, left);
            return;
        }
        utf8 += kReplacementText;
        ++from;
        --left;
    }
}

std::string decoded(std::string_view bytes, const std::string& encoding) {
    std::string utf8;
    if (auto decoder = TextDecoder::from(encoding)) decoder->decode(bytes, utf8);
    return utf8;
}

}  // namespace ardent
