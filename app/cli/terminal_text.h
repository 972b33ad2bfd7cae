#pragma once

#include <ostream>
#include <streambuf>
#include <string>
#include <string_view>

namespace ardent::cli {

/// While it lives, what goes to that stream has its control characters as \x1B, so that the names
/// of a file, a column or a class cannot steer a terminal; ends of lines and tabs stay.
class TerminalText : public std::streambuf {
public:
    explicit TerminalText(std::ostream& stream);
    ~TerminalText() override;
    TerminalText(const TerminalText&) = delete;

protected:
    int_type overflow(int_type sign) override;
    std::streamsize xsputn(const char* text, std::streamsize size) override;
    int sync() override;

private:
    bool write(std::string_view text);
    void append(char sign, std::string& text);
    void appendLatin(unsigned char second, std::string& text);

    std::ostream& stream_;
    std::streambuf* to_;
    bool isAfterC2_ = false;  ///< in UTF-8 the controls from U+0080 on have a second byte
};

}  // namespace ardent::cli
