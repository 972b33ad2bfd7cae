#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/message.h"
#include "core/base/range.h"
#include "core/base/types.h"

namespace ardent {

struct RowPlaces;

/// A picture as plain data: screen, PDF, SVG, PNG, CSV and tests all use this value.

struct Axis {
    std::string label;  ///< with its unit
    bool logarithmic = false;
    std::optional<Range> range;           ///< fitted to the data when absent
    std::vector<std::string> categories;  ///< names at 0, 1, 2, … instead of numbers
    bool reversed = false;
    bool whole = false;        ///< counts something: no ticks between whole numbers
    std::string english = {};  ///< its label, where that is in the reader's words; see axis_name.h
};

/// What a line stands for; with the run's colour it decides dash and marker. Main: what the figure
/// is about, where that is no loss. Individual: one of many alike, thin and pale, told once in the
/// legend.
enum class LineRole { Main, Train, Validation, Score, Reference, Individual };

/// What a reference line marks on the x axis. Upright: the tick whose model a run keeps, a change
/// of its options, the λ of the lowest score or the sparsest one about as good, or another place.
/// Stage: all from the first point to the last, where a run tells something else than is drawn.
enum class PlaceKind { Other, Kept, Change, Lowest, Sparsest, Stage };

constexpr bool isSolid(LineRole role) {
    return role == LineRole::Main || role == LineRole::Train;
}

struct Series {
    std::string name;
    LineRole role = LineRole::Main;
    int colour = 0;  ///< position in the palette: the run's
    std::vector<double> x, y;
    bool selected = false;             ///< of a selected row: stands out among others of its kind
    std::vector<double> spreads = {};  ///< empty, or how far a band reaches beside each point
    std::optional<std::int32_t> row = {};  ///< of the table, where the line is of that row alone
    std::string member = {};  ///< its own name in tables, where lines share one in the legend
    PlaceKind place = PlaceKind::Other;  ///< of a reference line
    std::string sign = {};               ///< "", or a word or letter at its upper end
    std::vector<Range> gaps = {};        ///< of x, ascending: it is broken across them
    std::string spreadName = {};         ///< what its spreads are; "": standard deviations
    /// Whose it is and what of it, where several have the same lines: a legend tells each once.
    std::string owner = {}, kind = {};
    bool isOnlyListed = false;  ///< in tables and files, as there are too many to draw
};

/// What a line is called where it stands alone.
inline const std::string& ownName(const Series& line) {
    return line.member.empty() ? line.name : line.member;
}

/// Horizontal bars, the first at the top.
struct Bars {
    /// A further number for every bar on a scale of its own: its largest is as long as the largest
    /// bar.
    struct Beside {
        std::string name;             ///< with its unit
        std::string label;            ///< in short
        std::vector<double> values;   ///< one a bar
        std::vector<double> spreads;  ///< empty, or how far each one's whisker reaches
        std::string id = {};          ///< in files that hold several
    };
    static constexpr std::size_t kMostBeside = 3;

    /// How a variable acts: a small curve, or a dot a level.
    struct Sketch {
        std::vector<double> places;  ///< 0 … 1, ascending
        Matrix values;               ///< places × outputs
        bool areLevels = false;
    };

    std::string name;
    int colour = 0;
    std::vector<std::string> names;
    std::vector<double> values;
    std::vector<bool> selected;  ///< empty, or one a bar: drawn filled, the others pale
    /// A line below this many bars ("top k"), at least one and fewer than all.
    std::optional<Index> separatorAfter;
    std::vector<double> spreads = {};    ///< empty, or how far each bar's whisker reaches
    std::vector<Range> intervals = {};   ///< empty, or from where to where it does, in their place
    std::vector<Message> remarks = {};   ///< empty, or one a bar: small print after its value
    std::vector<Message> together = {};  ///< empty, or one a bar: the same of it and others as one
    std::vector<double> parts = {};      ///< empty, or how much of each bar is of selected rows
    std::vector<Beside> beside = {};     ///< at most kMostBeside
    std::vector<Sketch> sketches = {};   ///< empty, or one a bar, some of which have no place
    std::string sketchName = {};         ///< what they show, on one scale
    /// Of all values; absent: three significant digits each.
    std::optional<int> decimals = {};
};

/// Numbers of rows in bins side by side, one group stacked on the other.
struct Histogram {
    std::string name;                 ///< what is counted
    int colour = 0;                   ///< of the first group; the others follow in the palette
    std::vector<double> edges;        ///< ascending, one more than there are bins
    std::vector<std::string> groups;  ///< from the bottom up; a single one may have no name
    Matrix counts;                    ///< bins × groups
    Matrix selected = {};             ///< empty, or how many of them are selected rows
};

enum class ColourMap { Sequential, Diverging, Classes };

/// Values on a regular grid; value(i, j) belongs to the i-th x and the j-th y.
struct Field {
    Range x, y;
    Matrix values;         ///< nx × ny; for classes: the class index
    Matrix strength;       ///< classes: probability of the shown class, else empty
    Matrix runnerUp;       ///< classes: probability of the next likely one, else empty
    Matrix runnerUpClass;  ///< and which it is, else empty
    ColourMap map = ColourMap::Sequential;
    std::string label;  ///< what the colour means, with unit
    std::vector<std::string> classes;
    /// What the colours span beside the values: those of points, which have the same scale.
    std::optional<Range> covers = {};
    bool xIsOfLevels = false;  ///< cells at 0, 1, 2, …, between which no value lies
    bool yIsOfLevels = false;
};

/// The colour of what belongs to no run: that of the text.
constexpr int kNeutral = -1;

struct Points {
    std::string name;
    int colour = 0;  ///< position in the palette, or kNeutral
    std::vector<double> x, y;
    std::vector<double> values;  ///< empty, or one a point, coloured like the field
    std::vector<bool> wrong;     ///< empty, or: misclassified points get a cross
    int shape = 0;               ///< position among the marker shapes, where there is no field
    std::vector<std::int32_t> rows = {};  ///< empty, or the row of the table of each point
    std::vector<bool> selected = {};      ///< empty, or one a point: the others are pale
    std::vector<bool> filled = {};    ///< empty, or one a point: hollow, not where it was measured
    std::vector<double> counts = {};  ///< empty, or of how many rows each point is a summary
    std::string countName = {};       ///< "rows of the bin"
    std::vector<bool> few = {};       ///< empty, or one a point: hollow, of too few rows to trust
    bool sideBySide = false;          ///< points with the same numbers are drawn around their place
};

/// A table, its first row at the top; value(i, j) stands at (j, i) of axes with categories. With
/// words it is a listing: rows as high as text that scroll, titles of the columns on top.
struct Cells {
    std::string name;  ///< what is counted
    int colour = 0;
    Matrix values;  ///< NaN where there is no number
    Matrix shade;   ///< 0 … 1, as large as `values`: how strongly a cell is coloured
    std::vector<std::string> words = {};    ///< empty, or row by row what is shown for the numbers
    std::vector<std::string> remarks = {};  ///< empty, or row by row small print below the words
    std::string remarkName = {};            ///< what the remarks are
    Matrix spreads = {};  ///< empty, or standard deviations of `values`, NaN where there is none
    Matrix counts = {};   ///< empty, or of how many runs each value is the mean
    /// Empty, or the differences that remarks print and their standard deviations, NaN for none.
    Matrix changes = {}, changeSpreads = {};
    std::string changeName = {};             ///< what the differences are
    std::vector<std::string> rowNames = {};  ///< empty, or the rows' names where they stand alone
    bool methodsFirst = false;               ///< the first row says how each column was made
    std::vector<int> columnColours = {};     ///< empty, or one a column in place of `colour`
    Matrix selected = {};                    ///< empty, or how many selected rows a cell has
    /// Not empty: numbers coloured from 0 to the largest, and what the scale beside them is called.
    std::string scale = {};
};

/// Named things around a circle and how strongly two or three of them belong together.
struct Graph {
    struct Edge {
        std::vector<Index> nodes;  ///< two or three
        double value = 0.;
    };

    std::string nodeLabel, edgeLabel;  ///< what a node's size and an edge's width mean
    int colour = 0;
    std::vector<std::string> names;
    std::vector<double> sizes;  ///< one a node, 0 or more; empty: all alike
    std::vector<Edge> edges;    ///< strongest first
};

/// "a × b".
std::string edgeName(const Graph&, const Graph::Edge&);

/// Why something is said of a figure. Caution: what misleads in these very numbers. Finding: what
/// they say about the data. Shown: which rows, scales and marks are drawn. Origin: of which run,
/// with which seed and split.
enum class NoteKind { Caution, Finding, Shown, Origin };

struct Note {
    NoteKind kind = NoteKind::Shown;
    std::string text;  ///< one sentence or a few, in the reader's words
};

struct Figure {
    std::string title;
    std::vector<Note> notes;  ///< cautions first; see notes.h
    Axis x, y;
    std::vector<Series> series;
    std::optional<Bars> bars;
    std::optional<Histogram> histogram;
    std::optional<Field> field;
    std::optional<Cells> cells;
    std::optional<Graph> graph;
    std::vector<Points> points;
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

/// It has words in place of numbers: see Cells.
bool isListing(const Cells&);

}  // namespace ardent
