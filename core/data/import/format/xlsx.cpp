#include "core/data/import/format/xlsx.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <map>

#include "core/data/import/format/number_format.h"
#include "core/data/import/format/sheet_text.h"
#include "core/data/import/format/xml_events.h"

namespace ardent {
namespace {

constexpr std::size_t kLongestCell = std::size_t{1} << 20;
constexpr std::uint64_t kLongestPart = std::uint64_t{64} << 20;  ///< that holds no cells
constexpr std::size_t kMostSheets = 1000;

/// The whole text as a number; false where it is none.
template <class Value>
bool take(std::string_view text, Value& value) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size();
}

Error damagedSheet(const std::string& file, std::string_view what) {
    return Error{Fault::Data,
                 message("workbook-damaged",
                         "{}: the workbook is damaged ({}); save it again with a spreadsheet "
                         "program.",
                         file, what)};
}

/// The parts that a part of the package points to.
struct Relations : XmlEvents {
    struct Relation {
        std::string type, target;
    };
    std::map<std::string, Relation, std::less<>> byId;

    void opened(std::string_view name, const XmlAttributes& attributes) override {
        if (localName(name) != "Relationship") return;
        byId.emplace(attributes["Id"],
                     Relation{std::string(attributes["Type"]), std::string(attributes["Target"])});
    }

    /// Of the first whose type ends so; "" where there is none.
    std::string targetOf(std::string_view type) const {
        for (const auto& [id, relation] : byId)
            if (relation.type.ends_with(type)) return relation.target;
        return {};
    }
};

/// A target as the name of a member, from that of the part that points to it.
std::string memberAt(std::string_view target, std::string_view from) {
    if (target.starts_with('/')) return std::string(target.substr(1));
    std::string folder(from.substr(0, from.rfind('/') + 1));
    if (from.find('/') == from.npos) folder.clear();
    while (target.starts_with("../")) {
        target.remove_prefix(3);
        const std::size_t above =
            folder.empty() ? folder.npos : folder.rfind('/', folder.size() - 2);
        folder.resize(above == folder.npos ? 0 : above + 1);
    }
    if (target.starts_with("./")) target.remove_prefix(2);
    return folder.append(target);
}

std::string relationsOf(std::string_view member) {
    const std::size_t name = member.rfind('/') + 1;
    return std::string(member.substr(0, name)) + "_rels/" + std::string(member.substr(name)) +
           ".rels";
}

struct WorkbookEvents : XmlEvents {
    struct Entry {
        std::string name, relation;
        bool isHidden;
    };
    std::vector<Entry> sheets;
    bool since1904 = false;

    void opened(std::string_view name, const XmlAttributes& attributes) override {
        name = localName(name);
        if (name == "workbookPr") {
            const std::string_view word = attributes["date1904"];
            since1904 = word == "1" || word == "true";
        } else if (name == "sheet") {
            const std::string_view state = attributes["state"];
            sheets.push_back({std::string(attributes["name"]), std::string(attributes.local("id")),
                              !state.empty() && state != "visible"});
        }
    }
};

/// What each style of a cell shows its number as.
struct StyleEvents : XmlEvents {
    std::map<int, Shown> byFormat;
    std::vector<Shown> styles;
    bool isInCellStyles = false;

    void opened(std::string_view name, const XmlAttributes& attributes) override {
        name = localName(name);
        int id = 0;
        if (name == "numFmt") {
            if (take(attributes["numFmtId"], id)) byFormat[id] = shownBy(attributes["formatCode"]);
        } else if (name == "cellXfs") {
            isInCellStyles = true;
        } else if (name == "xf" && isInCellStyles) {
            take(attributes["numFmtId"], id);
            const auto found = byFormat.find(id);
            styles.push_back(found == byFormat.end() ? shownByBuiltin(id) : found->second);
        }
    }
    void closed(std::string_view name) override {
        if (localName(name) == "cellXfs") isInCellStyles = false;
    }
};

/// Texts of many cells, one behind the other.
struct SharedTexts : XmlEvents {
    std::string all;
    std::vector<std::size_t> ends;
    RoomCheck room;
    bool isInText = false;
    int phonetic = 0;  ///< depth in notes on how to pronounce the text

    explicit SharedTexts(std::string file) : room(std::move(file)) {}

    std::string_view operator[](std::size_t place) const {
        const std::size_t begin = place == 0 ? 0 : ends[place - 1];
        return std::string_view(all).substr(begin, ends[place] - begin);
    }
    void opened(std::string_view name, const XmlAttributes&) override {
        name = localName(name);
        if (name == "rPh") ++phonetic;
        if (name == "t") isInText = phonetic == 0;
    }
    void closed(std::string_view name) override {
        name = localName(name);
        if (name == "rPh") --phonetic;
        if (name == "t") isInText = false;
        if (name != "si") return;
        ends.push_back(all.size());
        checkRoom();
    }
    void checkRoom() {
        if (const auto fits = room.grow(all.size() + sizeof(std::size_t) * ends.size()); !fits)
            failure = fits.error();
    }
    void text(std::string_view piece) override {
        if (!isInText) return;
        all += piece;
        checkRoom();
    }
};

/// Characters of control, and underscores before what looks like one, are written as _x0009_ in
/// cells.
std::string withoutEscapes(std::string_view text) {
    std::string plain;
    for (std::size_t at = 0; at < text.size(); ++at) {
        unsigned code = 0;
        const std::string_view rest = text.substr(at);
        const bool isEscape =
            rest.size() >= 7 && rest.starts_with("_x00") && rest[6] == '_' &&
            std::from_chars(rest.data() + 4, rest.data() + 6, code, 16).ptr == rest.data() + 6;
        if (!isEscape || code >= 0x80) {
            plain += text[at];
            continue;
        }
        if (code >= ' ' || code == '\t' || code == '\n') plain += static_cast<char>(code);
        at += 6;
    }
    return plain;
}

struct Workbook {
    std::vector<Sheet> sheets;
    std::vector<std::string> members;  ///< of the sheets
    std::string texts, styles;         ///< members; "" where there are none
    bool since1904 = false;
};

/// The cells of a sheet.
struct SheetEvents : XmlEvents {
    const std::string& file;
    SheetText& sheet;
    const SharedTexts* texts;  ///< nullptr where only is asked whether cells are filled
    const std::vector<Shown>& styles;
    bool since1904;
    bool endsAtTable = false;  ///< to know whether there is one

    Index row = 0, column = -1;
    Index hiddenRows = 0, valuelessFormulas = 0;
    bool isHidden = false;  ///< the row
    bool isFilled = false;  ///< the row
    std::string type, value;
    std::size_t style = 0;
    bool isInValue = false, hasFormula = false;
    bool isBehind = false;  ///< behind the cells
    int phonetic = 0;

    SheetEvents(const std::string& theFile, SheetText& theSheet, const SharedTexts* theTexts,
                const std::vector<Shown>& theStyles, bool is1904)
        : file(theFile), sheet(theSheet), texts(theTexts), styles(theStyles), since1904(is1904) {}

    void opened(std::string_view name, const XmlAttributes& attributes) override {
        name = localName(name);
        if (isBehind) {
            if (name == "mergeCell") merge(attributes["ref"]);
        } else if (name == "c") {
            openCell(attributes);
        } else if (name == "row") {
            if (!take(attributes["r"], row)) ++row;
            column = -1;
            isHidden = attributes["hidden"] == "1" || attributes["hidden"] == "true";
            isFilled = false;
        } else if (name == "v" || name == "t") {
            isInValue = phonetic == 0;
        } else if (name == "f") {
            hasFormula = true;
        } else if (name == "rPh") {
            ++phonetic;
        }
    }

    void closed(std::string_view name) override {
        name = localName(name);
        if (isBehind) return;
        if (name == "c")
            closeCell();
        else if (name == "v" || name == "t")
            isInValue = false;
        else if (name == "rPh")
            --phonetic;
        else if (name == "sheetData")
            isBehind = true;
        isDone |= isBehind && endsAtTable;
    }

    void text(std::string_view piece) override {
        if (!isInValue) return;
        value += piece;
        if (value.size() > kLongestCell) failure = damagedSheet(file, "a cell of more than 1 MB");
    }

    /// Of a place such as "AB12", from 0.
    static Index columnAt(std::string_view place) {
        Index letters = 0;
        for (const char c : place) {
            if (c < 'A' || c > 'Z' || letters > SheetText::kMostColumns) break;
            letters = 26 * letters + (c - 'A' + 1);
        }
        return letters - 1;
    }

    /// Takes "A2:A4".
    void merge(std::string_view range) {
        const std::size_t colon = std::min(range.find(':'), range.size());
        const std::string_view from = range.substr(0, colon);
        const std::string_view to = colon < range.size() ? range.substr(colon + 1) : from;
        const auto rowAt = [](std::string_view place) {
            place.remove_prefix(std::min(place.size(), place.find_first_of("0123456789")));
            Index number = 0;
            return take(place, number) ? number : 0;
        };
        sheet.merge({columnAt(from), columnAt(to), rowAt(from), rowAt(to)});
    }

    void openCell(const XmlAttributes& attributes) {
        ++column;
        if (const std::string_view place = attributes["r"]; !place.empty()) {
            column = columnAt(place);
        }
        type = attributes["t"];
        if (!take(attributes["s"], style)) style = 0;
        value.clear();
        hasFormula = false;
    }

    void put(std::string_view text, SheetCell kind) {
        if (const auto added = sheet.add(row, column, text, kind); !added) failure = added.error();
        if (isHidden && !isFilled) ++hiddenRows;
        isFilled = true;
        if (endsAtTable && sheet.holdsTable()) isDone = true;
    }

    void closeCell() {
        if (value.empty()) {
            valuelessFormulas += hasFormula && type != "str" ? 1 : 0;
            return;
        }
        if (type == "s") return putShared();
        if (type == "b") return put(value == "0" ? "FALSE" : "TRUE", SheetCell::Text);
        if (type == "e") return put(value, SheetCell::Error);
        if (type == "d") return putDate();
        double number = 0.;
        if ((type.empty() || type == "n") && take(value, number)) return putNumber(number);
        put(value.find("_x00") == value.npos ? value : withoutEscapes(value), SheetCell::Text);
    }

    void putShared() {
        if (texts == nullptr) return put("text", SheetCell::Text);
        std::size_t place = 0;
        if (!take(value, place) || place >= texts->ends.size()) {
            failure = damagedSheet(file, "a cell without its text");
            return;
        }
        const std::string_view text = (*texts)[place];
        if (text.empty()) return;
        put(text.find("_x00") == text.npos ? std::string(text) : withoutEscapes(text),
            SheetCell::Text);
    }

    void putDate() {
        std::string_view text = value;
        if (text.ends_with('Z')) text.remove_suffix(1);
        put(text, SheetCell::Text);
    }

    void putNumber(double number) {
        const Shown shown = style < styles.size() ? styles[style] : Shown::Number;
        if (shown == Shown::Number || shown == Shown::Percent)
            return put(numberCellText(number),
                       shown == Shown::Percent ? SheetCell::Percent : SheetCell::Number);
        put(serialText(number, shown, since1904), SheetCell::Text);
    }
};

Result<Workbook> readWorkbook(const ZipArchive& archive) {
    Relations package;
    if (const auto read = readXml(archive, "_rels/.rels", package, kLongestPart); !read)
        return tl::unexpected(read.error());
    std::string member = memberAt(package.targetOf("/officeDocument"), "");
    if (member.empty()) member = "xl/workbook.xml";
    WorkbookEvents events;
    if (const auto read = readXml(archive, member, events, kLongestPart); !read)
        return tl::unexpected(read.error());
    Relations relations;
    if (const auto read = readXml(archive, relationsOf(member), relations, kLongestPart); !read)
        return tl::unexpected(read.error());
    if (events.sheets.size() > kMostSheets)
        return tl::unexpected(damagedSheet(archive.file(), "more than 1,000 sheets"));
    Workbook workbook;
    workbook.since1904 = events.since1904;
    for (const auto& [name, relation, isHidden] : events.sheets) {
        const auto found = relations.byId.find(relation);
        if (found == relations.byId.end() || !found->second.type.ends_with("/worksheet")) continue;
        workbook.sheets.push_back({name, isHidden});
        workbook.members.push_back(memberAt(found->second.target, member));
    }
    if (const std::string texts = relations.targetOf("/sharedStrings"); !texts.empty())
        workbook.texts = memberAt(texts, member);
    if (const std::string styles = relations.targetOf("/styles"); !styles.empty())
        workbook.styles = memberAt(styles, member);
    return workbook;
}

/// Looks into each sheet as far as it takes to know whether it holds a table.
Result<> lookForTables(const ZipArchive& archive, Workbook& workbook) {
    const std::vector<Shown> noStyles;
    std::map<std::string, std::size_t, std::less<>> seen;
    for (std::size_t i = 0; i < workbook.sheets.size(); ++i) {
        const auto [first, isNew] = seen.try_emplace(workbook.members[i], i);
        if (!isNew) {
            workbook.sheets[i].holdsCells = workbook.sheets[first->second].holdsCells;
            workbook.sheets[i].holdsTable = workbook.sheets[first->second].holdsTable;
            continue;
        }
        SheetText text(archive.file());
        SheetEvents events(archive.file(), text, nullptr, noStyles, false);
        events.endsAtTable = true;
        if (const auto read = readXml(archive, workbook.members[i], events); !read)
            return tl::unexpected(read.error());
        workbook.sheets[i].holdsCells = text.holdsCells();
        workbook.sheets[i].holdsTable = text.holdsTable();
    }
    return {};
}

}  // namespace

Result<Transcript> transcribeXlsx(const ZipArchive& archive, const FormatOptions& options) {
    Result<Workbook> workbook = readWorkbook(archive);
    if (!workbook) return tl::unexpected(workbook.error());
    if (!options.part)
        if (const auto looked = lookForTables(archive, *workbook); !looked)
            return tl::unexpected(looked.error());
    const auto chosen =
        chooseSheet(archive.file(), workbook->sheets, options.part, options.takeFirst);
    if (!chosen) return tl::unexpected(chosen.error());
    SharedTexts texts(archive.file());
    StyleEvents styles;
    if (!workbook->texts.empty())
        if (const auto read = readXml(archive, workbook->texts, texts); !read)
            return tl::unexpected(read.error());
    if (!workbook->styles.empty())
        if (const auto read = readXml(archive, workbook->styles, styles, kLongestPart); !read)
            return tl::unexpected(read.error());
    SheetText sheet(archive.file());
    SheetEvents events(archive.file(), sheet, &texts, styles.styles, workbook->since1904);
    if (const auto read = readXml(archive, workbook->members[*chosen], events); !read)
        return tl::unexpected(read.error());
    Result<Transcript> transcript = sheet.finish();
    if (!transcript) return transcript;
    transcript->format = "Excel workbook";
    transcript->part = workbook->sheets[*chosen].name;
    if (!options.part) transcript->others = otherTables(workbook->sheets, *chosen);
    transcript->hiddenRows = events.hiddenRows;
    transcript->valuelessFormulas = events.valuelessFormulas;
    return transcript;
}

}  // namespace ardent
