#pragma once

#include "core/data/recipe.h"
#include "ui/views/figure_page.h"

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace ardent {

/// How much each variable matters to the current run, as it learns.
class RelevancePage : public FigurePage {
    Q_OBJECT

public:
    explicit RelevancePage(Session& session, QWidget* parent = nullptr);

protected:
    void draw() override;
    bool concerns(int run) const override;

private:
    /// A sentence on the most relevant variables of a task, which is looked for once.
    struct Caution {
        TaskPtr task;
        std::vector<Index> sources;
        std::string text;
    };

    const std::string& cautionOf(const RunEntry& run);

    QComboBox* order_;
    QLineEdit* filter_;
    QCheckBox* overSeeds_;
    Caution caution_;
};

}  // namespace ardent
