#include "core/data/import/format/find_transcript.h"

#include <algorithm>

#include "core/data/import/format/arff.h"
#include "core/data/import/format/foreign_format.h"
#include "core/data/import/format/json_records.h"
#include "core/data/import/format/libsvm.h"
#include "core/data/import/format/matlab_file.h"
#include "core/data/import/format/numpy_array.h"
#include "core/data/import/format/ods.h"
#include "core/data/import/format/r_data.h"
#include "core/data/import/format/r_serial.h"
#include "core/data/import/format/sqlite_table.h"
#include "core/data/import/format/survey_file.h"
#include "core/data/import/format/xlsx.h"
#include "core/data/import/format/zip_archive.h"

namespace ardent {
namespace {

tl::unexpected<Error> refused(const std::string& file, const Message& why) {
    return fail(Fault::Data, message("not-read", "{}: {}.", file, why));
}

template <class Value>
Result<std::optional<Transcript>> found(Result<Value> transcript) {
    if (!transcript) return tl::unexpected(transcript.error());
    return std::optional<Transcript>(std::move(*transcript));
}

struct Sign {
    const char* member;
    const char* name;
    const char* advice;
};
constexpr Sign kSigns[] = {
    {"xl/workbook.bin", "a binary Excel workbook (.xlsb)", "save it as .xlsx"},
    {"word/document.xml", "a Word document", "save its table as CSV or .xlsx"},
    {"ppt/presentation.xml", "a PowerPoint file", "save its table as CSV or .xlsx"},
    {"Index/Document.iwa", "an Apple Numbers document", "export it as Excel or CSV"},
    {"content.xml", "an OpenDocument file but no spreadsheet", "save its table as .ods or CSV"}};

/// What a zip file holds that is no table.
Message documentIn(const ZipArchive& archive) {
    for (const auto& [member, name, advice] : kSigns)
        if (archive.holds(member)) return message("other-document", "this is {}; {}", name, advice);
    return message("zip-document", "this is a document that holds no table; save its table as CSV");
}

bool isOffice(const ZipArchive& archive) {
    return archive.holds("[Content_Types].xml");
}

bool isOds(const ZipArchive& archive) {
    if (!archive.holds("content.xml") || !archive.holds("mimetype")) return false;
    const auto type = archive.text("mimetype", 1024);
    return type && type->starts_with("application/vnd.oasis.opendocument.spreadsheet");
}

}  // namespace

bool isBinaryFormat(std::string_view start) {
    return !foreignFormat(start).empty() || isSqlite(start) || surveyFormat(start) ||
           isRSerial(start) || isMatlab(start) || start.starts_with("\x93NUMPY");
}

bool isTableOfZip(const ZipArchive& archive) {
    return isOffice(archive) || isOds(archive) || isNumpyArchive(archive) ||
           std::ranges::any_of(kSigns,
                               [&](const Sign& sign) { return archive.holds(sign.member); });
}

Result<std::optional<Transcript>> transcribeBinary(const std::filesystem::path& path,
                                                   std::string_view start,
                                                   const FormatOptions& options) {
    if (const Message format = foreignFormat(start); !format.empty())
        return refused(path.string(), format);
    if (isSqlite(start)) return found(transcribeSqlite(path, start, options));
    if (const auto survey = surveyFormat(start)) return found(transcribeSurvey(path, *survey));
    if (isMatlab(start)) return found(transcribeMatlab(path, options));
    if (isRSerial(start)) return found(transcribeRData(path, options));
    if (start.starts_with("\x93NUMPY")) return found(transcribeNumpy(path));
    if (!start.starts_with("PK\x03\x04")) return std::nullopt;
    const auto archive = ZipArchive::open(path);
    if (!archive) return tl::unexpected(archive.error());
    if (isOds(*archive)) return found(transcribeOds(*archive, options));
    if (isNumpyArchive(*archive)) return found(transcribeNumpyArchive(*archive, options));
    const bool isXlsx =
        isOffice(*archive) && std::ranges::any_of(archive->names(), [](std::string_view name) {
            return name.ends_with("workbook.xml") || name.starts_with("xl/worksheets/");
        });
    if (isXlsx && !archive->holds("xl/workbook.bin"))
        return found(transcribeXlsx(*archive, options));
    return refused(path.string(), documentIn(*archive));
}

Result<std::optional<Transcript>> transcribeText(const std::filesystem::path& path,
                                                 std::string_view sample,
                                                 const std::string& encoding,
                                                 const FormatOptions& options) {
    if (isArff(sample)) return found(transcribeArff(path, encoding));
    if (isLibsvm(sample)) return found(transcribeLibsvm(path, options.knownNames));
    if (isJson(sample)) return found(transcribeJson(path, encoding));
    return std::nullopt;
}

}  // namespace ardent
