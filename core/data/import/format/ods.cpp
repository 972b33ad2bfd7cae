#include "core/data/import/format/ods.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <set>

#include "core/data/import/format/sheet_text.h"
#include "core/data/import/format/xml_events.h"

namespace ardent {
namespace {

constexpr std::size_t kLongestOdsCell = std::size_t{1} << 20;

/// "PT26H30M05.5S" as "26:30:05.5".
std::string durationText(std::string_view text) {
    if (!text.starts_with("PT")) return std::string(text);
    std::string_view rest = text.substr(2);
    const auto upTo = [&rest](char unit) {
        const std::size_t end = rest.find(unit);
        if (end == rest.npos) return std::string("00");
        std::string part(rest.substr(0, end));
        rest.remove_prefix(end + 1);
        return part.size() < 2 ? "0" + part : part;
    };
    const std::string hours = upTo('H'), minutes = upTo('M');
    std::string seconds = upTo('S');
    if (seconds.find('.') == 1) seconds.insert(0, "0");
    if (seconds.find('.') != seconds.npos) {
        seconds.resize(seconds.find_last_not_of('0') + 1);
        if (seconds.ends_with('.')) seconds.pop_back();
    }
    return hours + ":" + minutes + ":" + seconds;
}

/// Zeros behind the seconds are left out.
std::string_view dateText(std::string_view text) {
    if (text.find('.') == text.npos) return text;
    text = text.substr(0, text.find_last_not_of('0') + 1);
    if (text.ends_with('.')) text.remove_suffix(1);
    return text;
}

/// pandas writes the value of a boolean where other programs write numbers.
std::string truthText(std::string_view truth, std::string_view value) {
    const std::string_view said = truth.empty() ? value : truth;
    if (said.empty()) return {};
    return said == "true" || said == "TRUE" || said == "1" ? "TRUE" : "FALSE";
}

bool looksLikeError(std::string_view text) {
    return text.starts_with('#') || text.starts_with("Err:");
}

/// The cells of all sheets of a document; what stands in notes, shapes and ruby is left out.
struct OdsEvents : XmlEvents {
    struct Cell {
        Index column = 0, repeated = 1;
        std::string text = {};
        SheetCell kind = SheetCell::Text;
    };

    std::string file;
    std::optional<std::size_t> wanted;  ///< sheet to read, else all are looked at
    std::vector<Sheet> sheets;
    std::optional<SheetText> sheet;  ///< at hand
    Index hiddenRows = 0, valuelessFormulas = 0;
    std::string tableStyle;  ///< being declared
    std::set<std::string, std::less<>> hiddenStyles;

    Index row = 0, rowsRepeated = 1, column = 0;
    bool isHiddenRow = false;
    std::vector<Cell> cells;  ///< of the row
    bool isInCell = false;
    Index repeated = 1;
    bool hasFormula = false, isError = false;
    std::string type, value, text_;
    int paragraphs = 0, depthInTable = 0, aside = 0;
    bool isInParagraph = false;

    explicit OdsEvents(std::string theFile) : file(std::move(theFile)) {}

    static bool isAside(std::string_view name) {
        return name == "office:annotation" || name == "table:shapes" || name == "draw:frame" ||
               name == "draw:custom-shape" || name == "text:ruby-text";
    }

    bool isRead() const { return !wanted || *wanted + 1 == sheets.size(); }

    static Index count(std::string_view text) {
        Index number = 1;
        std::from_chars(text.data(), text.data() + text.size(), number);
        return std::clamp<Index>(number, 1, SheetText::kMostRows);
    }

    void opened(std::string_view name, const XmlAttributes& attributes) override {
        if (isAside(name)) ++aside;
        if (aside > 0) return;
        if (name == "table:table") {
            if (++depthInTable == 1) openSheet(attributes);
        } else if (depthInTable == 0) {
            openStyle(name, attributes);
        } else if (name == "table:table-source" && depthInTable == 1) {
            sheets.back().isHidden = true;  // cells of another file
        } else if (depthInTable != 1 || !isRead()) {
            return;
        } else if (name == "table:table-row") {
            rowsRepeated = count(attributes["table:number-rows-repeated"]);
            const std::string_view visibility = attributes["table:visibility"];
            isHiddenRow = visibility == "collapse" || visibility == "filter";
            column = 0;
            cells.clear();
        } else if (name == "table:table-cell" || name == "table:covered-table-cell") {
            openCell(attributes);
        } else if (isInCell) {
            openText(name, attributes);
        }
    }

    void closed(std::string_view name) override {
        if (aside > 0) {
            if (isAside(name)) --aside;
            return;
        }
        if (name == "table:table") {
            if (--depthInTable == 0) closeSheet();
        } else if (depthInTable != 1 || !isRead()) {
            return;
        } else if (name == "table:table-row") {
            closeRow();
        } else if (name == "table:table-cell" || name == "table:covered-table-cell") {
            closeCell();
        } else if (name == "text:p" || name == "text:h") {
            isInParagraph = false;
        }
    }

    void text(std::string_view piece) override {
        if (aside > 0 || !isInParagraph) return;
        text_ += piece;
        if (text_.size() > kLongestOdsCell)
            failure = Error{Fault::Data,
                            message("cell-too-long",
                                    "{}: a cell in row {} of the sheet has more than 1 MB of text; "
                                    "shorten it.",
                                    file, row + 1)};
    }

    void openSheet(const XmlAttributes& attributes) {
        sheets.push_back({std::string(attributes["table:name"]),
                          hiddenStyles.contains(attributes["table:style-name"])});
        sheet.emplace(file);
        row = 0;
    }

    void openStyle(std::string_view name, const XmlAttributes& attributes) {
        if (name == "style:style")
            tableStyle = attributes["style:family"] == "table" ? attributes["style:name"]
                                                               : std::string_view();
        else if (name == "style:table-properties" && attributes["table:display"] == "false" &&
                 !tableStyle.empty())
            hiddenStyles.insert(tableStyle);
    }

    void closeSheet() {
        sheets.back().holdsCells = sheet->holdsCells();
        sheets.back().holdsTable = sheet->holdsTable();
        if (wanted && isRead()) isDone = true;
    }

    void openCell(const XmlAttributes& attributes) {
        isInCell = true;
        const Index rows = count(attributes["table:number-rows-spanned"]);
        const Index columns = count(attributes["table:number-columns-spanned"]);
        if (wanted && (rows > 1 || columns > 1))
            sheet->merge({column, column + columns - 1, row + 1, row + rows});
        repeated =
            std::min(count(attributes["table:number-columns-repeated"]), SheetText::kMostColumns);
        type = attributes["office:value-type"];
        hasFormula = !attributes["table:formula"].empty();
        isError = attributes["calcext:value-type"] == "error";
        value = attributes["office:value"];
        if (type == "date") value = dateText(attributes["office:date-value"]);
        if (type == "time") value = durationText(attributes["office:time-value"]);
        if (type == "boolean") value = truthText(attributes["office:boolean-value"], value);
        if (type == "string") value = attributes["office:string-value"];
        text_.clear();
        paragraphs = 0;
    }

    void openText(std::string_view name, const XmlAttributes& attributes) {
        if (name == "text:p" || name == "text:h") {
            if (paragraphs++ > 0) text_ += '\n';
            isInParagraph = true;
        } else if (name == "text:s") {
            text_.append(
                static_cast<std::size_t>(std::min<Index>(count(attributes["text:c"]), 1000)), ' ');
        } else if (name == "text:tab") {
            text_ += '\t';
        } else if (name == "text:line-break") {
            text_ += '\n';
        }
    }

    void closeCell() {
        isInCell = false;
        Cell cell{column, repeated};
        column += repeated;
        if (isError || (hasFormula && type == "string" && looksLikeError(text_))) {
            cell.text = text_.empty() ? "an error" : text_;
            cell.kind = SheetCell::Error;
        } else if (type == "float" || type == "currency" || type == "percentage") {
            double number = 0.;
            const auto [end, error] =
                std::from_chars(value.data(), value.data() + value.size(), number);
            const bool isNumber = error == std::errc();  // else, such as 1e400, told as a text
            cell.text = isNumber ? numberCellText(number) : value;
            if (isNumber) cell.kind = type == "percentage" ? SheetCell::Percent : SheetCell::Number;
        } else if (type == "string" || type.empty()) {
            cell.text = value.empty() || type.empty() ? text_ : value;
        } else {
            cell.text = value;
        }
        if (cell.text.empty())
            valuelessFormulas += hasFormula && type.empty() ? 1 : 0;
        else
            cells.push_back(std::move(cell));
    }

    void closeRow() {
        double bytes = 0.;  // as text and as numbers
        for (const Cell& cell : cells)
            bytes += static_cast<double>(cell.repeated * rowsRepeated) *
                     static_cast<double>(cell.text.size() + 9);
        if (const auto room = requireRoom(file, bytes); wanted && !room) failure = room.error();
        for (Index i = 0; i < rowsRepeated && !cells.empty() && !failure && !isEnough(); ++i) {
            hiddenRows += isHiddenRow ? 1 : 0;
            for (const Cell& cell : cells)
                for (Index j = 0; j < cell.repeated && !failure; ++j)
                    if (const auto added =
                            sheet->add(row + 1 + i, cell.column + j, cell.text, cell.kind);
                        !added)
                        failure = added.error();
        }
        row += rowsRepeated;
    }

    /// Of a sheet that is only looked at.
    bool isEnough() const { return !wanted && sheet->holdsTable(); }
};

Result<> refusePassword(const ZipArchive& archive) {
    constexpr std::string_view kManifest = "META-INF/manifest.xml";
    if (!archive.holds(kManifest)) return {};
    const auto manifest = archive.text(kManifest, std::size_t{1} << 22);
    if (!manifest) return tl::unexpected(manifest.error());
    if (manifest->find("encryption-data") == std::string::npos) return {};
    return fail(Fault::Data,
                message("ods-password", "{}: the spreadsheet has a password; save it without one.",
                        archive.file()));
}

}  // namespace

Result<Transcript> transcribeOds(const ZipArchive& archive, const FormatOptions& options) {
    constexpr std::string_view kContent = "content.xml";
    if (const auto open = refusePassword(archive); !open) return tl::unexpected(open.error());
    OdsEvents look(archive.file());
    if (const auto read = readXml(archive, kContent, look); !read)
        return tl::unexpected(read.error());
    const auto chosen = chooseSheet(archive.file(), look.sheets, options.part, options.takeFirst);
    if (!chosen) return tl::unexpected(chosen.error());
    OdsEvents events(archive.file());
    events.wanted = *chosen;
    if (const auto read = readXml(archive, kContent, events); !read)
        return tl::unexpected(read.error());
    Result<Transcript> transcript = events.sheet->finish();
    if (!transcript) return transcript;
    transcript->format = "OpenDocument spreadsheet";
    transcript->part = look.sheets[*chosen].name;
    if (!options.part) transcript->others = otherTables(look.sheets, *chosen);
    transcript->hiddenRows = events.hiddenRows;
    transcript->valuelessFormulas = events.valuelessFormulas;
    return transcript;
}

}  // namespace ardent
