#pragma once

#include <QString>

#include "ui/session/choices.h"

namespace ardent {

/// What sets two choices apart, for a person.
struct ChangeName {
    QString text;  ///< "target"
    QString key;   ///< changes in a row with the same one are one; "": each stands alone
};

ChangeName changeName(const Choices& before, const Choices& after);

}  // namespace ardent
