#pragma once

#include <QObject>
#include <functional>

#include "core/figure/lines/thinned_line.h"

namespace ardent {

class FigurePage;

/// Lets a page draw of long lines only what can be told apart, as finely as the part in sight asks
/// for, and all of it as a table.
class LineSight : public QObject {
    Q_OBJECT

public:
    /// longest: points of the longest line that the page has.
    LineSight(FigurePage& page, std::function<Index()> longest);

    /// Presents a figure as fine as is needed now: again where that has fitted the axes anew.
    void draw(const std::function<void(const Finest&)>& present);

private:
    Finest needed() const;
    bool isAsFine() const;
    void follow();

    FigurePage& page_;
    std::function<Index()> longest_;
    Finest drawn_;
    bool isOtherPartDue_ = false;
};

}  // namespace ardent
