#include "app/cli/terminal_text.h"

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <utility>

namespace ardent::cli {
namespace {

constexpr unsigned char kC2 = 0xC2;

bool isPlain(unsigned char byte) {
    return (byte >= ' ' && byte != 0x7F) || byte == '\n' || byte == '\t' || byte == '\r';
}

bool put(std::streambuf& to, std::string_view text) {
    return to.sputn(text.data(), static_cast<std::streamsize>(text.size())) ==
           static_cast<std::streamsize>(text.size());
}

}  // namespace

TerminalText::TerminalText(std::ostream& stream) : stream_(stream), to_(stream.rdbuf(this)) {}

TerminalText::~TerminalText() {
    stream_.rdbuf(to_);
}

bool TerminalText::writeLatin(unsigned char second) {
    const bool isControl = second >= 0x80 && second < 0xA0;
    if (isControl) return put(*to_, fmt::format("\\x{:02X}", second));
    return put(*to_, {reinterpret_cast<const char*>(&kC2), 1}) && write(static_cast<char>(second));
}

bool TerminalText::write(char sign) {
    const auto byte = static_cast<unsigned char>(sign);
    if (std::exchange(isAfterC2_, false)) return writeLatin(byte);
    if (byte == kC2) return isAfterC2_ = true;
    return put(*to_, isPlain(byte) ? std::string(1, sign) : fmt::format("\\x{:02X}", byte));
}

TerminalText::int_type TerminalText::overflow(int_type sign) {
    if (traits_type::eq_int_type(sign, traits_type::eof())) return traits_type::not_eof(sign);
    return write(traits_type::to_char_type(sign)) ? sign : traits_type::eof();
}

int TerminalText::sync() {
    return to_->pubsync();
}

}  // namespace ardent::cli
