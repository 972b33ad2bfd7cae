#include "app/cli/terminal_text.h"

#include <fmt/format.h>

#include <utility>

namespace ardent::cli {
namespace {

constexpr unsigned char kC2 = 0xC2;

bool isPlain(unsigned char byte) {
    return (byte >= ' ' && byte != 0x7F) || byte == '\n' || byte == '\t' || byte == '\r';
}

std::string inHex(unsigned char byte) {
    return fmt::format("\\x{:02X}", byte);
}

}  // namespace

TerminalText::TerminalText(std::ostream& stream) : stream_(stream), to_(stream.rdbuf(this)) {}

TerminalText::~TerminalText() {
    stream_.rdbuf(to_);
}

void TerminalText::appendLatin(unsigned char second, std::string& text) {
    const bool isControl = second >= 0x80 && second < 0xA0;
    if (isControl) {
        text += inHex(second);
    } else {
        text += static_cast<char>(kC2);
        append(static_cast<char>(second), text);
    }
}

void TerminalText::append(char sign, std::string& text) {
    const auto byte = static_cast<unsigned char>(sign);
    if (std::exchange(isAfterC2_, false))
        appendLatin(byte, text);
    else if (byte == kC2)
        isAfterC2_ = true;
    else if (isPlain(byte))
        text += sign;
    else
        text += inHex(byte);
}

/// In one go, as standard error has no buffer.
bool TerminalText::write(std::string_view text) {
    std::string plain;
    for (const char sign : text) append(sign, plain);
    const auto size = static_cast<std::streamsize>(plain.size());
    return to_->sputn(plain.data(), size) == size;
}

TerminalText::int_type TerminalText::overflow(int_type sign) {
    if (traits_type::eq_int_type(sign, traits_type::eof())) return traits_type::not_eof(sign);
    const char letter = traits_type::to_char_type(sign);
    return write({&letter, 1}) ? sign : traits_type::eof();
}

std::streamsize TerminalText::xsputn(const char* text, std::streamsize size) {
    return write({text, static_cast<std::size_t>(size)}) ? size : 0;
}

int TerminalText::sync() {
    return to_->pubsync();
}

}  // namespace ardent::cli
