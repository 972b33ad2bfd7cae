#include "ui/data/data_dock.h"

#include <QComboBox>
#include <QVBoxLayout>

#include "ui/data/column_table.h"
#include "ui/data/file_card.h"
#include "ui/data/split_editor.h"
#include "ui/data/target_picker.h"
#include "ui/widgets/field.h"
#include "ui/widgets/vertical_scroll.h"

namespace ardent {

DataDock::DataDock(Session& session, QWidget* parent) : QDockWidget(tr("Data"), parent) {
    setObjectName(QStringLiteral("dataDock"));
    auto* content = new QWidget(this);
    target_ = new TargetPicker(session, content);
    columns_ = new ColumnTable(session, content);

    auto* layout = new QVBoxLayout(content);
    auto* card = new FileCard(session, content);
    connect(card, &FileCard::readingWanted, this, &DataDock::readingWanted);
    layout->addWidget(card);
    layout->addSpacing(fontMetrics().height() / 2);
    layout->addWidget(target_);
    layout->addSpacing(fontMetrics().height() / 2);
    layout->addWidget(columns_, 1);
    layout->addWidget(sectionTitle(tr("Split")));
    layout->addWidget(new SplitEditor(session, content));
    content->setMinimumWidth(fontMetrics().averageCharWidth() * 28);
    setWidget(new VerticalScroll(content, this));
}

void DataDock::focusColumnSearch() {
    show();
    raise();
    columns_->focusSearch();
}

void DataDock::focusTarget() {
    show();
    raise();
    target_->targetBox()->setFocus(Qt::ShortcutFocusReason);  // which shows the focus
}

}  // namespace ardent
