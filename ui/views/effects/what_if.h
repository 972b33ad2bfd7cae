#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "core/data/task/table_rows.h"
#include "core/model/conformal.h"
#include "core/model/predictor.h"
#include "ui/session/background.h"
#include "ui/views/effects/moved_values.h"
#include "ui/views/effects/value_frame.h"

class QGridLayout;
class QLabel;

namespace ardent {

class ValueField;
class VerticalScroll;
class ViewOptions;
class WhatIfHead;
struct RunEntry;

/// A made-up row whose values a person moves, and what the current model predicts for it. Starts at
/// the medians and most frequent levels, or at a row of the table. A number may be typed that no
/// training row reaches, and is answered as `predict` answers such a row; but it is marked, for
/// only a straight line goes on there by itself: cosines and kernels have learned nothing of such
/// places.
class WhatIf : public QWidget {
    Q_OBJECT

public:
    /// The row taken, with the values moved since, is an option of the view.
    WhatIf(ViewOptions& options, QWidget* parent);

    /// Values stay as they are while the run learns from the same rows; null: there is no model.
    void show(const RunEntry* run);
    /// The fields of these sources come before those of what matters most.
    void include(const std::vector<Index>& sources);
    /// A number in its own unit, or a level's position.
    void set(Index source, double value);
    void forget();  ///< until a run is shown; values too, as when there is another table

    /// Pixels of height that it may take: the values that have no line then are scrolled to.
    void setRoom(int height);
    int leastHeight() const;  ///< with one line of values

    /// One value a source column: a number, or a level's position. Empty until they are known.
    const Vector& values() const { return values_; }
    bool isBusy() const { return worker_.isBusy(); }  ///< they will be known soon

signals:
    void changed();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void addOption();
    QString state() const;
    bool restore(const QString& state);
    void chooseFields();
    bool isSought(Index source) const;
    void move(Index source, double value);
    Vector taken() const;
    void forgetRows();
    void receive(ValueFrame frame);
    bool isInUse() const;
    void makeFields();
    void forgetFields();
    void showMissingFields();
    void arrangeFields();
    int heightAroundValues(int head) const;
    int lineHeight() const;
    void takeRow();
    void showValues();
    void tellBeyond();
    void predictNow();

    ViewOptions& options_;
    PredictorPtr predictor_;
    std::optional<Conformal> conformal_;  ///< of its run
    TaskPtr task_;
    TableRowsPtr tableRows_;
    std::vector<Index> order_;  ///< sources, those that matter most first
    bool ordered_ = false;      ///< by the relevance of the shown run, which has ended
    int run_ = 0;               ///< the shown one's id
    ValueFrame frame_;
    Vector values_;
    MovedValues moved_;  ///< since the row was taken
    QString kept_;       ///< the state that the next run's rows take over; "" for none
    int room_ = 0;       ///< pixels of height
    WhatIfHead* head_;
    QWidget* content_;
    QGridLayout* grid_;
    VerticalScroll* scroll_;
    std::vector<ValueField*> fields_;
    std::vector<Index> fieldSources_;  ///< one a field
    std::vector<Index> included_;
    Background worker_;
};

}  // namespace ardent
