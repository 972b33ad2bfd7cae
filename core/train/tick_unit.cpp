#include "core/train/tick_unit.h"

#include <algorithm>
#include <array>

namespace ardent {
namespace {

constexpr std::array<std::string_view, 9> kIds{"step",     "epoch",       "iteration", "round", "λ",
                                               "variable", "elimination", "fit",       "piece"};

}  // namespace

std::string_view idOf(TickUnit unit) {
    return kIds[static_cast<std::size_t>(unit)];
}

TickUnit tickUnitCalled(std::string_view id) {
    const auto found = std::ranges::find(kIds, id);
    return found == kIds.end() ? TickUnit::Step : static_cast<TickUnit>(found - kIds.begin());
}

Message oneTick(TickUnit unit) {
    switch (unit) {
        case TickUnit::Step:
            return message("step", "step");
        case TickUnit::Epoch:
            return message("epoch", "epoch");
        case TickUnit::Iteration:
            return message("iteration", "iteration");
        case TickUnit::Round:
            return message("round", "round");
        case TickUnit::Lambda:
            return "λ";
        case TickUnit::Variable:
            return message("variable", "variable");
        case TickUnit::Elimination:
            return message("elimination", "elimination");
        case TickUnit::Fit:
            return message("fit", "fit");
        case TickUnit::Piece:
            return message("piece", "piece");
    }
    return {};
}

Message manyTicks(TickUnit unit) {
    switch (unit) {
        case TickUnit::Step:
            return message("steps", "steps");
        case TickUnit::Epoch:
            return message("epochs", "epochs");
        case TickUnit::Iteration:
            return message("iterations", "iterations");
        case TickUnit::Round:
            return message("rounds", "rounds");
        case TickUnit::Lambda:
            return message("lambda-values", "λ values");
        case TickUnit::Variable:
            return message("variables", "variables");
        case TickUnit::Elimination:
            return message("eliminations", "eliminations");
        case TickUnit::Fit:
            return message("fits", "fits");
        case TickUnit::Piece:
            return message("pieces", "pieces");
    }
    return {};
}

}  // namespace ardent
