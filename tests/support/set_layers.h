#pragma once

#include <utility>
#include <vector>

#include "core/figure/figure.h"

namespace ardent::test {

/// In place of all that the figure has of this kind.
template <class T>
void setLayers(Figure& figure, std::vector<T> some) {
    removeLayers<T>(figure);
    for (T& layer : some) addLayer(figure, std::move(layer));
}

}  // namespace ardent::test
