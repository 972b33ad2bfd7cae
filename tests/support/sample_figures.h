#pragma once

#include <cmath>
#include <string>

#include "core/figure/figure.h"

namespace ardent::test {

/// `runs` pairs of a training and a validation line with `points` points each.
inline Figure lossLines(int runs, int points) {
    Figure figure;
    figure.title = "Loss";
    figure.notes = {{NoteKind::Shown, "Every logged point."}};
    figure.x.label = "Epoch";
    figure.y.label = "Loss (mean squared error)";
    for (int run = 0; run < runs; ++run) {
        for (const auto role : {LineRole::Train, LineRole::Validation}) {
            const bool train = role == LineRole::Train;
            Series series{"gse1 · run " + std::to_string(run + 1) +
                              (train ? " · training loss" : " · validation loss"),
                          role,
                          run,
                          {},
                          {}};
            for (int i = 1; i <= points; ++i) {
                series.x.push_back(i);
                series.y.push_back((train ? 1. : 1.2) * std::exp(-3. * i / points) + 0.05 +
                                   0.01 * std::sin(12.9898 * i) + 0.1 * run);
            }
            addLayer(figure, series);
        }
    }
    return figure;
}

inline Figure relevanceBars(int count) {
    Figure figure;
    figure.title = "Relevance";
    figure.notes = {{NoteKind::Shown, "Most relevant first."}};
    figure.x.label = "|γ|, kernel scale";
    figure.y.reversed = true;
    Bars bars;
    bars.name = figure.x.label;
    for (int i = 0; i < count; ++i) {
        bars.names.push_back("variable " + std::to_string(i + 1));
        bars.values.push_back(1. / (1. + i));
        bars.selected.push_back(i < 5);
    }
    if (count > 5) bars.separatorAfter = 5;
    figure.y.categories = bars.names;
    addLayer(figure, bars);
    return figure;
}

/// Two runs with so many settings, the first tinted.
inline Figure listing(int rows) {
    Figure figure;
    figure.title = "Settings";
    figure.notes = {{NoteKind::Shown, "What the runs were made with."}};
    figure.x.label = "Run";
    figure.x.categories = {"Run 1", "Run 2"};
    figure.x.range = Range{-0.5, 1.5};
    figure.y.reversed = true;
    Cells cells;
    cells.name = "Setting";
    cells.values = Matrix::Constant(rows, 2, std::nan(""));
    cells.shade = Matrix::Zero(rows, 2);
    cells.shade.col(0).setOnes();
    cells.columnColours = {0, 1};
    for (int i = 1; i <= rows; ++i) {
        figure.y.categories.push_back("setting " + std::to_string(i));
        for (const char* run : {"a", "b"}) cells.words.push_back(run + std::to_string(i));
    }
    addLayer(figure, cells);
    return figure;
}

/// So many runs with two numbers each.
inline Figure wideListing(int runs) {
    Figure figure = listing(2);
    figure.x.categories.clear();
    for (int i = 1; i <= runs; ++i) figure.x.categories.push_back("Run " + std::to_string(i));
    figure.x.range = Range{-0.5, runs - 0.5};
    Cells& cells = *findLayer<Cells>(figure);
    cells.values = Matrix::Constant(2, runs, 0.8384);
    cells.shade = Matrix::Zero(2, runs);
    cells.columnColours.resize(static_cast<std::size_t>(runs));
    for (int i = 0; i < runs; ++i) cells.columnColours[static_cast<std::size_t>(i)] = i;
    cells.words.assign(2 * static_cast<std::size_t>(runs), "0.8384 ± 0.0123");
    cells.remarks.assign(cells.words.size(), "+0.1");
    return figure;
}

/// Two classes divided by the vertical line x = 0, with one misclassified point.
inline Figure classRegions() {
    constexpr Index kSteps = 24;
    Figure figure;
    figure.title = "Decision boundary";
    figure.x.label = "x1";
    figure.y.label = "x2";
    Field field;
    field.x = {-1., 1.};
    field.y = {-1., 1.};
    field.map = ColourMap::Classes;
    field.classes = {"no", "yes"};
    field.label = "y";
    field.values.resize(kSteps, kSteps);
    field.strength.resize(kSteps, kSteps);
    for (Index i = 0; i < kSteps; ++i) {
        const double x = -1. + 2. * static_cast<double>(i) / (kSteps - 1.);
        field.values.row(i).setConstant(x > 0. ? 1. : 0.);
        field.strength.row(i).setConstant(0.5 + 0.5 * std::abs(x));
    }
    field.runnerUp = (1. - field.strength.array()).matrix();
    field.runnerUpClass = (1. - field.values.array()).matrix();
    figure.x.range = field.x;
    figure.y.range = field.y;
    addLayer(figure, field);
    Points points;
    points.name = "training rows";
    points.x = {-0.5, 0.5, 0.7};
    points.y = {0., 0.2, -0.4};
    points.values = {0., 1., 0.};
    points.wrong = {false, false, true};
    addLayer(figure, points);
    return figure;
}

/// Two classes in ten bins of width 1: 10 − i rows of the one, i of the other.
inline Figure stackedBins() {
    Figure figure;
    figure.title = "Distribution";
    figure.x.label = "x1";
    figure.y.label = "rows";
    Histogram histogram;
    histogram.name = "rows";
    histogram.groups = {"no", "yes"};
    histogram.counts.resize(10, 2);
    for (Index i = 0; i <= 10; ++i) histogram.edges.push_back(static_cast<double>(i));
    for (Index i = 0; i < 10; ++i)
        histogram.counts.row(i) << 10. - static_cast<double>(i), static_cast<double>(i);
    addLayer(figure, histogram);
    return figure;
}

inline Figure surface() {
    Figure figure = classRegions();
    figure.title = "Prediction surface";
    findLayer<Field>(figure)->map = ColourMap::Sequential;
    findLayer<Field>(figure)->classes.clear();
    findLayer<Field>(figure)->values = findLayer<Field>(figure)->strength * 100.;
    findLayer<Field>(figure)->strength.resize(0, 0);
    findLayer<Field>(figure)->runnerUp.resize(0, 0);
    findLayer<Field>(figure)->runnerUpClass.resize(0, 0);
    findLayer<Field>(figure)->label = "price (predicted)";
    layers<Points>(figure)[0].values = {60., 70., 80.};
    layers<Points>(figure)[0].wrong.clear();
    return figure;
}

}  // namespace ardent::test
