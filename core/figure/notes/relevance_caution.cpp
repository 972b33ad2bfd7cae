#include "core/figure/notes/relevance_caution.h"

#include "core/figure/notes/correlation_note.h"
#include "core/figure/notes/rare_values_note.h"

namespace ardent {

std::string relevanceCaution(const Task& task, std::span<const Index> sources) {
    const std::string rare = rareValuesNote(task, sources);
    const std::string together = relevanceCorrelationNote(task, sources);
    return rare.empty() || together.empty() ? rare + together : rare + ' ' + together;
}

}  // namespace ardent
