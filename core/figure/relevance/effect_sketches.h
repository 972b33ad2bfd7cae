#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/base/go_on.h"
#include "core/figure/figure.h"
#include "core/model/predictor.h"

namespace ardent {

/// How some columns act in a model, by name: partial dependence of f before the link, less its
/// mean.
using EffectSketches = std::map<std::string, Bars::Sketch>;

/// Over some training rows, of the first few of these columns. Nothing where it was not to go on.
std::optional<EffectSketches> effectSketches(const Predictor&, const Task&,
                                             const std::vector<std::size_t>& sources,
                                             const GoOn& = always);

/// At the bars of the same names; an empty figure stays as it is.
void addSketches(const EffectSketches&, const FittedRecipe&, Figure&);

}  // namespace ardent
