#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"

struct zip;

namespace ardent {

/// A zip file whose members are unpacked in blocks, never as a whole.
class ZipArchive {
public:
    /// Errors (Fault::Data): damaged or cut short.
    static Result<ZipArchive> open(const std::filesystem::path&);

    const std::vector<std::string>& names() const { return names_; }
    bool holds(std::string_view name) const;  ///< whatever the case of its letters

    /// Hands the bytes to `take` until it returns false. Errors (Fault::Data): no such member, one
    /// with a password or damaged, or what unpacks to more than 4 GB or 500 times its size.
    Result<> read(std::string_view name, const std::function<bool(std::string_view)>& take) const;

    /// All of a small member. Errors also: more than `most` bytes.
    Result<std::string> text(std::string_view name, std::size_t most) const;

    const std::string& file() const { return file_; }

private:
    struct Close {
        void operator()(zip*) const;
    };
    ZipArchive(std::string file, zip* archive);
    std::size_t find(std::string_view name) const;

    std::string file_;
    std::unique_ptr<zip, Close> archive_;
    std::vector<std::string> names_;
};

}  // namespace ardent
