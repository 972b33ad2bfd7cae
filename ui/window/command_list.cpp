#include "ui/window/command_list.h"

#include <QCoreApplication>
#include <QDialog>
#include <QKeyEvent>
#include <QLineEdit>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "ui/window/actions.h"

namespace ardent {

namespace {

class CommandList : public QDialog {
    Q_DECLARE_TR_FUNCTIONS(ardent::CommandList)

public:
    CommandList(const Actions& actions, QWidget* parent)
        : QDialog(parent), search_(new QLineEdit(this)), list_(new QTreeWidget(this)) {
        setWindowTitle(tr("Find a command"));
        setAttribute(Qt::WA_DeleteOnClose);
        setObjectName(QStringLiteral("commandList"));
        search_->setPlaceholderText(tr("Type a part of a command"));
        search_->setAccessibleName(tr("Find a command"));
        search_->setToolTip(tr("Shows the commands that contain this text"));
        search_->installEventFilter(this);
        list_->setAccessibleName(tr("Commands"));
        list_->setToolTip(tr("Return carries out the chosen command"));
        list_->setColumnCount(2);
        list_->setHeaderHidden(true);
        list_->setRootIsDecorated(false);
        for (QAction* action : actions.all()) addCommand(*action);
        list_->setColumnWidth(0, fontMetrics().averageCharWidth() * 60);
        auto* layout = new QVBoxLayout(this);
        layout->addWidget(search_);
        layout->addWidget(list_);
        resize(fontMetrics().averageCharWidth() * 85, fontMetrics().height() * 24);
        connect(search_, &QLineEdit::textChanged, this,
                [this](const QString& text) { filter(text); });
        connect(search_, &QLineEdit::returnPressed, this,
                [this] { carryOut(list_->currentItem()); });
        connect(list_, &QTreeWidget::itemActivated, this,
                [this](QTreeWidgetItem* item) { carryOut(item); });
        filter({});
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (watched == search_ && event->type() == QEvent::KeyPress) {
            const int key = static_cast<QKeyEvent*>(event)->key();
            if (key == Qt::Key_Up || key == Qt::Key_Down)
                return QCoreApplication::sendEvent(list_, event);
        }
        return QDialog::eventFilter(watched, event);
    }

private:
    void addCommand(QAction& action) {
        auto* item = new QTreeWidgetItem(
            list_, {action.statusTip(), action.shortcut().toString(QKeySequence::NativeText)});
        item->setToolTip(0, action.toolTip());
        item->setDisabled(!action.isEnabled());
        item->setData(0, Qt::UserRole, QVariant::fromValue<QObject*>(&action));
    }

    void filter(const QString& text) {
        list_->setCurrentItem(nullptr);
        for (int i = 0; i < list_->topLevelItemCount(); ++i) {
            QTreeWidgetItem* item = list_->topLevelItem(i);
            auto* action = qobject_cast<QAction*>(item->data(0, Qt::UserRole).value<QObject*>());
            const bool fits = item->text(0).contains(text, Qt::CaseInsensitive) ||
                              action->text().remove(u'&').contains(text, Qt::CaseInsensitive);
            item->setHidden(!fits);
            if (fits && !list_->currentItem() && !item->isDisabled()) list_->setCurrentItem(item);
        }
    }

    void carryOut(QTreeWidgetItem* item) {
        if (!item || item->isDisabled()) return;
        auto* action = qobject_cast<QAction*>(item->data(0, Qt::UserRole).value<QObject*>());
        accept();
        action->trigger();
    }

    QLineEdit* search_;
    QTreeWidget* list_;
};

}  // namespace

void showCommandList(const Actions& actions, QWidget* parent) {
    (new CommandList(actions, parent))->open();
}

}  // namespace ardent
