#include "core/project/sample_table.h"

namespace ardent {

Table sampleTable(const SyntheticSet& set) {
    return synthesize(set, set.defaultRows, /*seed=*/1);
}

}  // namespace ardent
