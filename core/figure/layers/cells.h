#pragma once

#include <string>
#include <vector>

#include "core/base/types.h"

namespace ardent {

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

/// It has words in place of numbers.
inline bool isListing(const Cells& cells) {
    return !cells.words.empty();
}

}  // namespace ardent
