#include "core/data/import/format/line_reader.h"

namespace ardent {
namespace {

constexpr std::size_t kLineBlock = std::size_t{1} << 20;
constexpr std::size_t kLongestLine = std::size_t{64} << 20;

}  // namespace

Result<LineReader> LineReader::open(const std::filesystem::path& path,
                                    const std::string& encoding) {
    Result<TextSource> source = TextSource::open(path, encoding);
    if (!source) return tl::unexpected(source.error());
    return LineReader(path.string(), std::move(*source));
}

Result<bool> LineReader::next(std::string_view& line) {
    for (std::size_t from = at_;;) {
        const std::size_t end = held_.find_first_of("\r\n", from);
        // A line feed may follow a return that the block ends with.
        if (end != std::string::npos &&
            (end + 1 < held_.size() || isWhole_ || held_[end] == '\n')) {
            line = std::string_view(held_).substr(at_, end - at_);
            at_ = end + (std::string_view(held_).substr(end).starts_with("\r\n") ? 2 : 1);
            ++number_;
            return true;
        }
        if (isWhole_) {
            if (at_ >= held_.size()) return false;
            line = std::string_view(held_).substr(at_);
            at_ = held_.size();
            ++number_;
            return true;
        }
        if (held_.size() - at_ > kLongestLine)
            return fail(Fault::Data,
                        message("line-too-long",
                                "{}, line {}: this line does not end within 64 MB; every row must "
                                "end with a line break.",
                                file_, number_ + 1));
        held_.erase(0, at_);
        at_ = 0;
        from = end == std::string::npos ? held_.size() : held_.size() - 1;
        const std::size_t kept = held_.size();
        held_.resize(kept + kLineBlock);
        const auto count = source_.read(std::span(held_).subspan(kept));
        if (!count) return tl::unexpected(count.error());
        held_.resize(kept + *count);
        isWhole_ = *count < kLineBlock;
    }
}

}  // namespace ardent
