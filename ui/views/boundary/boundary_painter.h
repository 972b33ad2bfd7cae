#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <optional>

#include "core/figure/boundary/boundary_figure.h"
#include "ui/session/background.h"
#include "ui/session/loaded_data.h"

namespace ardent {

class Session;
struct RunEntry;

/// What a boundary figure shows.
struct BoundarySubject {
    PredictorPtr predictor;
    TaskPtr task;
    Index first = 0;
    Index second = 1;
    RowsName rowsAre = RowPart::Training;
    DataPtr data = nullptr;  ///< whose table the rows are of
    TableRowsPtr tableRows = nullptr;
    RowSelectionPtr selected = nullptr;
    Others others = Others::Typical;
    std::int32_t row = 0;    ///< of the design matrix, where the others are fixed at a row
    std::string model = {};  ///< which of the run's the predictor is, as figures tell it
    std::string title = {};  ///< of the figure; empty: its own

    bool operator==(const BoundarySubject&) const = default;
};

/// The model of a run that the views show, which has one, the others at their median.
BoundarySubject boundarySubject(const Session&, const RunEntry&, Index first, Index second);

/// Computes boundary figures in the background: the newest subject coarsely, then finer while
/// nothing new arrives. Rests between pictures (see frame_rest.h), so that training is not held up;
/// where nothing trains, finer pictures follow at once.
class BoundaryPainter : public QObject {
    Q_OBJECT

public:
    BoundaryPainter();

    void paint(const BoundarySubject& subject, bool whileTraining);
    void clear();
    bool isBusy() const;  ///< a finer figure is to come
    /// Of the figure painted last; nothing before there is one.
    const std::optional<BoundarySubject>& shown() const { return shown_; }

signals:
    /// For one receiver, who may move the figure away.
    void painted(ardent::Figure& figure);

private:
    struct Painted {
        Figure figure;
        std::shared_ptr<const BoundaryFrame> frame;
        double milliseconds = 0.;
    };

    std::optional<Index> nextSteps() const;
    void advance();
    void receive(const BoundarySubject& subject, Index steps, Painted painted);

    std::optional<BoundarySubject> wanted_;
    std::optional<BoundarySubject> shown_;
    Index shownSteps_ = 0;
    Index firstSteps_ = 50;  ///< what a new subject starts with; follows the cost
    bool whileTraining_ = false;
    std::shared_ptr<const BoundaryFrame> frame_;  ///< of the last task and pair of variables
    QElapsedTimer begun_;                         ///< of the figure under way
    QTimer rest_;
    Background worker_;
};

}  // namespace ardent
