#pragma once

#include "core/model/predictor.h"
#include "core/train/trainer.h"

namespace ardent {

/// The relevance that a fitted model carries in itself: |γ| of every source column, the scales of a
/// category's encoded columns pooled by their Euclidean norm.
Relevance scaleRelevance(const Predictor&);

}  // namespace ardent
