#pragma once

#include <QString>

#include "core/project/choices.h"
#include "ui/session/run_marks.h"

namespace ardent {

/// What sets two states apart, for a person.
struct ChangeName {
    QString text;  ///< "target"
    QString key;   ///< changes in a row with the same one are one; "": each stands alone
};

ChangeName changeName(const Choices& before, const Choices& after);
ChangeName changeName(const RunMarks& before, const RunMarks& after);

}  // namespace ardent
