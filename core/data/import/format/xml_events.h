#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "core/base/error.h"
#include "core/data/import/format/zip_archive.h"

namespace ardent {

/// The attributes of an element that opens, valid while it is told of.
class XmlAttributes {
public:
    explicit XmlAttributes(const char** pairs) : pairs_(pairs) {}

    /// By its whole name, such as "office:value"; "" where there is none.
    std::string_view operator[](std::string_view name) const;
    /// Whatever its prefix.
    std::string_view local(std::string_view name) const;

private:
    const char** pairs_;  ///< name, value, …, null
};

/// The name without its prefix.
std::string_view localName(std::string_view name);

/// What is told of an XML document while it is read.
class XmlEvents {
public:
    virtual ~XmlEvents() = default;
    virtual void opened(std::string_view name, const XmlAttributes&) = 0;
    virtual void closed(std::string_view) {}
    virtual void text(std::string_view) {}  ///< a piece of it

    bool isDone = false;                          ///< set to end the reading
    std::optional<Error> failure = std::nullopt;  ///< the same, with an error
};

/// Reads a member of an archive. Errors (Fault::Data): those of ZipArchive::read, no XML, entities
/// that the document defines itself, more than 100 elements in one another or more than
/// `mostBytes`; the failure that the events give.
Result<> readXml(const ZipArchive&, std::string_view member, XmlEvents&,
                 std::uint64_t mostBytes = std::uint64_t{1} << 40);

}  // namespace ardent
