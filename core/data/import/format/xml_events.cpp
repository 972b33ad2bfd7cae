#include "core/data/import/format/xml_events.h"

#include <expat.h>

#include <cstring>
#include <memory>

namespace ardent {
namespace {

/// A tag or an attribute that is longer is no table's, and a parser is slow on it.
constexpr XML_Index kLongestToken = XML_Index{8} << 20;
constexpr int kMostDeep = 100;

struct FreeParser {
    void operator()(XML_ParserStruct* parser) const { XML_ParserFree(parser); }
};

struct Reading {
    XML_ParserStruct* parser;
    XmlEvents& events;
    bool hasOwnEntities = false;
    int depth = 0;

    bool isTooDeep() const { return depth > kMostDeep; }
    bool isOver() const { return events.isDone || events.failure || hasOwnEntities || isTooDeep(); }
    void stopWhereOver() {
        if (isOver()) XML_StopParser(parser, XML_FALSE);
    }
};

Reading& readingOf(void* data) {
    return *static_cast<Reading*>(data);
}

void onOpen(void* data, const char* name, const char** attributes) {
    Reading& reading = readingOf(data);
    if (reading.isOver()) return;
    ++reading.depth;
    if (!reading.isTooDeep()) reading.events.opened(name, XmlAttributes(attributes));
    reading.stopWhereOver();
}

void onClose(void* data, const char* name) {
    Reading& reading = readingOf(data);
    if (reading.isOver()) return;
    --reading.depth;
    reading.events.closed(name);
    reading.stopWhereOver();
}

void onText(void* data, const char* text, int length) {
    Reading& reading = readingOf(data);
    if (!reading.isOver())
        reading.events.text(std::string_view(text, static_cast<std::size_t>(length)));
}

void onDoctype(void* data, const char*, const char*, const char*, int) {
    Reading& reading = readingOf(data);
    reading.hasOwnEntities = true;
    reading.stopWhereOver();
}

tl::unexpected<Error> noXml(const std::string& file, std::string_view member, XML_Size line) {
    return fail(Fault::Data,
                message("xml-damaged",
                        "{}: \"{}\" in it is damaged at its line {}; save the file again with the "
                        "program that made it.",
                        file, member, static_cast<long long>(line)));
}

}  // namespace

std::string_view localName(std::string_view name) {
    return name.substr(name.find(':') + 1);
}

std::string_view XmlAttributes::operator[](std::string_view name) const {
    for (const char** pair = pairs_; *pair != nullptr; pair += 2)
        if (name == *pair) return pair[1];
    return {};
}

std::string_view XmlAttributes::local(std::string_view name) const {
    for (const char** pair = pairs_; *pair != nullptr; pair += 2)
        if (name == localName(*pair)) return pair[1];
    return {};
}

Result<> readXml(const ZipArchive& archive, std::string_view member, XmlEvents& events,
                 std::uint64_t mostBytes) {
    const std::unique_ptr<XML_ParserStruct, FreeParser> parser(XML_ParserCreate(nullptr));
    Reading reading{parser.get(), events};
    XML_SetUserData(parser.get(), &reading);
    XML_SetElementHandler(parser.get(), onOpen, onClose);
    XML_SetCharacterDataHandler(parser.get(), onText);
    XML_SetStartDoctypeDeclHandler(parser.get(), onDoctype);
    bool isFine = true;
    XML_Index taken = 0;
    const auto isTooLong = [&] { return static_cast<std::uint64_t>(taken) > mostBytes; };
    const auto parse = [&](std::string_view bytes, bool isLast) {
        isFine = XML_Parse(parser.get(), bytes.data(), static_cast<int>(bytes.size()),
                           isLast ? XML_TRUE : XML_FALSE) == XML_STATUS_OK;
        taken += static_cast<XML_Index>(bytes.size());
        if (taken - XML_GetCurrentByteIndex(parser.get()) > kLongestToken) isFine = false;
        return isFine && !reading.isOver() && !isTooLong();
    };
    const auto all =
        archive.read(member, [&](std::string_view bytes) { return parse(bytes, false); });
    if (reading.hasOwnEntities)
        return fail(Fault::Data,
                    message("xml-entities",
                            "{}: \"{}\" in it declares a document type, as no spreadsheet program "
                            "writes; save the file again with one.",
                            archive.file(), member));
    if (reading.isTooDeep())
        return fail(Fault::Data,
                    message("xml-depth",
                            "{}: \"{}\" in it nests its elements more than {} deep, which no table "
                            "does; save the table as CSV.",
                            archive.file(), member, kMostDeep));
    if (isTooLong())
        return fail(Fault::Data, message("xml-length",
                                         "{}: \"{}\" in it is longer than {} MB, which no "
                                         "spreadsheet program writes; save the table as CSV.",
                                         archive.file(), member, mostBytes >> 20));
    if (events.failure) return tl::unexpected(*events.failure);
    if (!all || events.isDone) return all;
    if (isFine) parse({"", 0}, true);
    if (!isFine && !events.isDone && !events.failure)
        return noXml(archive.file(), member, XML_GetCurrentLineNumber(parser.get()));
    if (events.failure) return tl::unexpected(*events.failure);
    return {};
}

}  // namespace ardent
