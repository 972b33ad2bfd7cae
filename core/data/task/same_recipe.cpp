#include "core/data/task/same_recipe.h"

namespace ardent {

bool sameButForProblem(const Recipe& a, const Recipe& b) {
    return a.target == b.target && a.roles == b.roles && a.readings == b.readings &&
           a.fileReading == b.fileReading && a.split.train == b.split.train &&
           a.split.validation == b.split.validation && a.split.test == b.split.test &&
           a.splitRule == b.splitRule && a.splitColumn == b.splitColumn &&
           a.unknownLevels == b.unknownLevels && a.missingNumbers == b.missingNumbers &&
           a.dates == b.dates && a.shape == b.shape;
}

bool sameColumnsAndRows(const Recipe& a, const Recipe& b) {
    return a.problem == b.problem && sameButForProblem(a, b);
}

}  // namespace ardent
