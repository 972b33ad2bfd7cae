#include "ui/window/shortcut_sheet.h"

#include <QAction>
#include <QDialog>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "ui/style/translated.h"

namespace ardent {

namespace {

QString plain(QString text) {
    return text.remove(u'&');
}

void addActions(QTreeWidgetItem& group, const QMenu& menu) {
    for (const QAction* action : menu.actions()) {
        if (action->menu()) addActions(group, *action->menu());
        if (action->shortcut().isEmpty()) continue;
        QStringList keys;
        for (const QKeySequence& key : action->shortcuts())
            keys << key.toString(QKeySequence::NativeText);
        auto* row =
            new QTreeWidgetItem(&group, {plain(action->text()), keys.join(translated(" or "))});
        row->setToolTip(0, action->statusTip());
    }
}

QTreeWidget* makeTable(const QMenuBar& menus, QWidget* parent) {
    auto* table = new QTreeWidget(parent);
    table->setObjectName(QStringLiteral("shortcuts"));
    table->setAccessibleName(translated("Keyboard shortcuts"));
    table->setToolTip(translated("Commands and their keys, menu by menu"));
    table->setHeaderLabels({translated("Command"), translated("Keys")});
    table->setRootIsDecorated(false);
    table->setItemsExpandable(false);
    for (const QAction* menu : menus.actions()) {
        auto* group = new QTreeWidgetItem(table, {plain(menu->text())});
        QFont strong = table->font();
        strong.setWeight(QFont::DemiBold);
        group->setFont(0, strong);
        group->setFlags(Qt::ItemIsEnabled);
        addActions(*group, *menu->menu());
    }
    table->expandAll();
    table->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    table->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    table->header()->setStretchLastSection(false);
    return table;
}

}  // namespace

void showShortcuts(const QMenuBar& menus, QWidget* parent) {
    auto* dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setObjectName(QStringLiteral("shortcutSheet"));
    dialog->setWindowTitle(translated("Keyboard shortcuts"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    buttons->button(QDialogButtonBox::Close)->setToolTip(translated("Closes this window"));
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    auto* layout = new QVBoxLayout(dialog);
    layout->addWidget(makeTable(menus, dialog));
    layout->addWidget(buttons);
    dialog->resize(dialog->fontMetrics().averageCharWidth() * 70,
                   dialog->fontMetrics().height() * 34);
    dialog->open();
}

}  // namespace ardent
