#include "ui/window/command_list.h"

#include <QCoreApplication>
#include <QDialog>
#include <QKeyEvent>
#include <QLineEdit>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "core/base/text.h"
#include "ui/window/actions.h"

namespace ardent {

namespace {

class CommandList : public QDialog {
    Q_DECLARE_TR_FUNCTIONS(ardent::CommandList)

public:
    CommandList(const Actions& actions, const QList<Command>& further, QWidget* parent)
        : QDialog(parent), search_(new QLineEdit(this)), list_(new QTreeWidget(this)) {
        setWindowTitle(tr("Find a command"));
        setAttribute(Qt::WA_DeleteOnClose);
        setObjectName(QStringLiteral("commandList"));
        search_->setPlaceholderText(tr("Type a part of a command, a method, a sample or a column"));
        search_->setAccessibleName(tr("Find a command"));
        search_->setToolTip(tr("Shows the commands that contain this text"));
        search_->installEventFilter(this);
        list_->setAccessibleName(tr("Commands"));
        list_->setToolTip(tr("Return carries out the chosen command"));
        list_->setColumnCount(2);
        list_->setHeaderHidden(true);
        list_->setRootIsDecorated(false);
        for (QAction* action : actions.all()) addAction(*action);
        for (const Command& command : further) add(command, QString());
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
    void addAction(QAction& action) {
        auto* item = add({action.statusTip(), action.shortcut().toString(QKeySequence::NativeText),
                          [&action] { action.trigger(); }, QString()},
                         action.text().remove(u'&'));
        item->setToolTip(0, action.toolTip());
        item->setDisabled(!action.isEnabled());
    }

    QTreeWidgetItem* add(const Command& command, const QString& otherName) {
        auto* item = new QTreeWidgetItem(list_, {command.text, command.kind});
        if (!command.refusal.isEmpty()) {
            item->setDisabled(true);
            item->setToolTip(0, command.refusal);
            item->setData(0, Qt::AccessibleDescriptionRole, command.refusal);
        }
        entries_ << Entry{item, otherName, command.carryOut};
        return item;
    }

    void filter(const QString& text) {
        list_->setCurrentItem(nullptr);
        for (const Entry& entry : entries_) {
            const bool isNamed = entry.item->text(0).contains(text, Qt::CaseInsensitive) ||
                                 entry.otherName.contains(text, Qt::CaseInsensitive);
            const bool fits = text.isEmpty() ? !entry.otherName.isEmpty() : isNamed;
            entry.item->setHidden(!fits);
            if (fits && !list_->currentItem() && !entry.item->isDisabled())
                list_->setCurrentItem(entry.item);
        }
        if (!allHidden()) return;
        if (const QString near = nearestWord(text); !near.isEmpty()) filter(near);
    }

    bool allHidden() const {
        return std::ranges::all_of(entries_,
                                   [](const Entry& entry) { return entry.item->isHidden(); });
    }

    /// Of the commands, to what no command contains; "" where none is near.
    QString nearestWord(const QString& typed) const {
        std::vector<std::string> words;
        for (const Entry& entry : entries_) {
            words.push_back(entry.item->text(0).toStdString());
            for (const QString& word : entry.item->text(0).split(u' '))
                words.push_back(word.toStdString());
        }
        return QString::fromStdString(nearestName(typed.toStdString(), words));
    }

    void carryOut(const QTreeWidgetItem* item) {
        if (!item || item->isDisabled()) return;
        for (const Entry& entry : std::as_const(entries_)) {
            if (entry.item != item) continue;
            const auto command = entry.carryOut;
            accept();
            return command();
        }
    }

    struct Entry {
        QTreeWidgetItem* item;
        QString otherName;  ///< of an action; "" is found only by what is typed
        std::function<void()> carryOut;
    };

    QLineEdit* search_;
    QTreeWidget* list_;
    QList<Entry> entries_;
};

}  // namespace

void showCommandList(const Actions& actions, const QList<Command>& further, QWidget* parent) {
    (new CommandList(actions, further, parent))->open();
}

}  // namespace ardent
