#include "core/data/import/format/value_labels.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/text.h"
#include "core/data/import/format/transcript_text.h"

namespace ardent {
namespace {

/// "sex: Sex of the person; agree: Agreement".
std::string labelsOfColumns(const std::vector<std::pair<std::string, std::string>>& columns) {
    constexpr int kShownLabels = 20;
    std::string text;
    int shown = 0;
    for (const auto& [name, label] : columns) {
        if (label.empty() || label == name) continue;
        if (++shown > kShownLabels) return text + "; …";
        text += fmt::format("{}{}: {}", text.empty() ? "" : "; ", name, shortened(label, 80));
    }
    return text;
}

}  // namespace

Labelled labelled(const std::set<LabelledCode>& occurring, const ValueLabels& labels) {
    const auto isLabelled = [&](const LabelledCode& code) { return labels.contains(code); };
    const bool areFew = occurring.size() <= kMostLabelledCodes;
    if (!occurring.empty() && areFew && std::ranges::all_of(occurring, isLabelled))
        return Labelled::Wholly;
    return std::ranges::any_of(occurring, isLabelled) ? Labelled::Partly : Labelled::Not;
}

ValueLabels distinctLabels(const ValueLabels& labels) {
    std::map<std::string, int> uses;
    for (const auto& [code, label] : labels) ++uses[label];
    ValueLabels distinct;
    for (const auto& [code, label] : labels) {
        const std::string plain = code.text.empty() ? numberCellText(code.number) : code.text;
        distinct[code] = label.empty()     ? plain
                         : uses[label] > 1 ? fmt::format("{} ({})", label, plain)
                                           : label;
    }
    return distinct;
}

std::vector<Message> labelNotes(const std::vector<std::pair<std::string, std::string>>& ofColumns,
                                const std::vector<std::string>& partly, Index declaredMissing) {
    std::vector<Message> notes;
    if (const std::string labels = labelsOfColumns(ofColumns); !labels.empty())
        notes.push_back(message("variable-labels", "The file says of its columns: {}.", labels));
    if (!partly.empty())
        notes.push_back(message("partly-labelled",
                                "Columns whose values have labels but in part, read without them: "
                                "{}.",
                                quotedList(partly)));
    if (declaredMissing > 0)
        notes.push_back(message("declared-missing",
                                "Cells with a code that the file declares as missing, taken as "
                                "missing: {}.",
                                declaredMissing));
    return notes;
}

}  // namespace ardent
