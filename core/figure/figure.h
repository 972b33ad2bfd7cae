#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/figure/axis.h"
#include "core/figure/layers/layers_of.h"
#include "core/figure/notes/note.h"

namespace ardent {

struct RowPlaces;

/// A picture as plain data: screen, PDF, SVG, PNG, CSV and tests all use this value.
struct Figure {
    std::string title;
    std::vector<Note> notes;  ///< cautions first; see notes.h
    Axis x, y;
    std::vector<Layer> layers;                          ///< of a kind, later ones over earlier ones
    std::shared_ptr<const RowPlaces> places = nullptr;  ///< null: rows cannot be picked
    std::string empty;  ///< when there is nothing to draw: why, and what to do

    bool isEmpty() const;
    /// Of the data's table, of some of what is drawn.
    bool knowsRows() const;
    /// The table has gone.
    void forgetRows();
    /// Rows that have the height of text and scroll: bars or a listing; 0 where there are none.
    Index scrolledRows() const;
    /// Columns that keep the width of text and scroll: those of a listing; 0 where there are none.
    Index scrolledColumns() const;
};

/// Those of a kind: layers<Points>(figure). Of a figure that does not last, copies.
template <class T>
LayersOf<const T> layers(const Figure& figure) {
    return LayersOf<const T>(figure.layers);
}

template <class T>
LayersOf<T> layers(Figure& figure) {
    return LayersOf<T>(figure.layers);
}

template <class T>
std::vector<T> layers(Figure&& figure) {
    const LayersOf<T> found(figure.layers);
    return {std::make_move_iterator(found.begin()), std::make_move_iterator(found.end())};
}

/// The first of a kind; null where there is none.
template <class T>
const T* findLayer(const Figure& figure) {
    const auto found = layers<T>(figure);
    return found.empty() ? nullptr : &found.front();
}

template <class T>
T* findLayer(Figure& figure) {
    const auto found = layers<T>(figure);
    return found.empty() ? nullptr : &found.front();
}

/// Over the others of its kind. The reference is good until another one is added.
template <class T>
T& addLayer(Figure& figure, T layer) {
    return std::get<T>(figure.layers.emplace_back(std::move(layer)));
}

template <class T>
void removeLayers(Figure& figure) {
    std::erase_if(figure.layers,
                  [](const Layer& layer) { return std::holds_alternative<T>(layer); });
}

/// The layer that the axes are laid out for: bars, a histogram, cells or a graph. Null where there
/// are but lines, points and fields.
const Layer* bodyOf(const Figure&);

}  // namespace ardent
