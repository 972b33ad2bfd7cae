#pragma once

#include "core/data/recipe.h"
#include "core/train/findings.h"
#include "ui/views/painted_page.h"

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace ardent {

/// How much each variable matters to the current run, as it learns.
class RelevancePage : public PaintedPage {
    Q_OBJECT

public:
    explicit RelevancePage(Session& session, QWidget* parent = nullptr);
    bool looksBack() const override { return !isOverSeeds(); }

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

    bool isOverSeeds() const;
    const std::string& cautionOf(const TaskPtr& task, const Relevance& relevance);

    QComboBox* order_;
    QLineEdit* filter_;
    QCheckBox* overSeeds_;
    Caution caution_;
};

}  // namespace ardent
