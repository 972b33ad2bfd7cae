#pragma once

#include <optional>

#include "core/figure/data/data_figure.h"
#include "ui/session/loaded_data.h"
#include "ui/views/painted_page.h"

class QComboBox;
class QLabel;

namespace ardent {

class RowTable;

/// What the loaded table holds, before and after a run: distributions, pairs of columns, its rows.
class DataPage : public PaintedPage {
    Q_OBJECT

public:
    explicit DataPage(Session& session, QWidget* parent = nullptr);
    bool looksBack() const override { return false; }
    /// In the table; there must be selected rows.
    void goToNextSelectedRow();

protected:
    void draw() override;
    bool concerns(int) const override { return false; }
    std::vector<const RunEntry*> shownRuns() const override { return {}; }
    void abandon() override {}  // its figures are of the table, whichever run is shown

private:
    /// What a figure of the table at hand depends on.
    struct Wish {
        DataPtr data;
        DataChoice choice;
        std::string target;
        ProblemChoice problem = ProblemChoice::Auto;
        bool operator==(const Wish&) const = default;
    };

    void buildControls();
    void offer();
    int firstOfInterest() const;
    int partnerOf(int first) const;
    void showControls();
    void showRows(bool shown);
    void forget();

    QComboBox* what_;
    QLabel* firstLabel_;
    QComboBox* first_;
    QLabel* secondLabel_;
    QComboBox* second_;
    RowTable* rows_;
    QStringList offered_;        ///< names in the boxes
    bool opensItself_ = true;    ///< the page chooses in the first box, until a person does
    bool followsTarget_ = true;  ///< the second box, until a person chooses there
    bool isDiagonal_ = false;    ///< a person chose the first one there too
    std::optional<Wish> asked_;  ///< what is drawn, or being drawn
};

}  // namespace ardent
