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

#define TEXT(text) QT_TRANSLATE_NOOP("ardent", text)

/// What figures and their tables do by themselves; portable text, several separated by "; ".
constexpr struct {
    const char* text;
    const char* keys;
} kFigureKeys[] = {
    {TEXT("Fit axes"), "F"},
    {TEXT("Zoom in"), "+"},
    {TEXT("Zoom out"), "-"},
    {TEXT("Move the axes, or the crosshair from point to point"), "Left; Right; Up; Down"},
    {TEXT("Logarithmic horizontal axis, in Loss"), "Shift+X"},
    {TEXT("Logarithmic vertical axis, in Loss"), "Shift+L"},
    {TEXT("Open what is marked, in Relevance or Interactions"), "Return"},
    {TEXT("Select the rows behind chosen cells, in a table"), "Space"},
    {TEXT("Clear the selection of rows, or leave the presentation"), "Esc"}};

QString plain(QString text) {
    return text.remove(u'&');
}

QString keysText(const QList<QKeySequence>& all) {
    QStringList keys;
    for (const QKeySequence& key : all) keys << key.toString(QKeySequence::NativeText);
    return keys.join(translated(" or "));
}

void addActions(QTreeWidgetItem& group, const QMenu& menu) {
    for (const QAction* action : menu.actions()) {
        if (action->menu()) addActions(group, *action->menu());
        if (action->shortcut().isEmpty()) continue;
        auto* row =
            new QTreeWidgetItem(&group, {plain(action->text()), keysText(action->shortcuts())});
        row->setToolTip(0, action->statusTip());
    }
}

QTreeWidgetItem& addGroup(QTreeWidget& table, const QString& title) {
    auto* group = new QTreeWidgetItem(&table, {title});
    QFont strong = table.font();
    strong.setWeight(QFont::DemiBold);
    group->setFont(0, strong);
    group->setFlags(Qt::ItemIsEnabled);
    return *group;
}

void addFigureKeys(QTreeWidgetItem& group) {
    for (const auto& [text, keys] : kFigureKeys)
        new QTreeWidgetItem(&group, {translated(text),
                                     keysText(QKeySequence::listFromString(QLatin1String(keys)))});
}

QTreeWidget* makeTable(const QMenuBar& menus, QWidget* parent) {
    auto* table = new QTreeWidget(parent);
    table->setObjectName(QStringLiteral("shortcuts"));
    table->setAccessibleName(translated("Keyboard shortcuts"));
    table->setToolTip(translated("Commands and their keys, menu by menu"));
    table->setHeaderLabels({translated("Command"), translated("Keys")});
    table->setRootIsDecorated(false);
    table->setItemsExpandable(false);
    for (const QAction* menu : menus.actions())
        addActions(addGroup(*table, plain(menu->text())), *menu->menu());
    addFigureKeys(addGroup(*table, translated("In a figure")));
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

#undef TEXT

}  // namespace ardent
