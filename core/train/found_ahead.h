#pragma once

#include "core/base/message.h"

namespace ardent {

/// The kind of a relevance that a search has found before there is a model of it.
Message foundAhead(const Message& kind);

/// What it is the kind of.
Message withoutAhead(const Message& kind);

}  // namespace ardent
