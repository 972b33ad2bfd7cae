#include "ui/window/command_list.h"

#include <QApplication>
#include <QDialog>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "core/base/text.h"
#include "ui/widgets/field.h"
#include "ui/window/actions.h"
#include "ui/window/command_delegate.h"

namespace ardent {

namespace {

/// Every word that was typed stands in the text, in whatever order.
bool hasWords(const QString& text, const QString& typed) {
    const QStringList words = typed.split(u' ', Qt::SkipEmptyParts);
    return std::ranges::all_of(
        words, [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

class CommandList : public QDialog {
    Q_DECLARE_TR_FUNCTIONS(ardent::CommandList)

public:
    CommandList(const Actions& actions, const QList<Command>& further, QWidget* parent)
        : QDialog(parent),
          search_(new QLineEdit(this)),
          hint_(smallPrint()),
          list_(new QTreeWidget(this)) {
        setWindowTitle(tr("Find a command"));
        setAttribute(Qt::WA_DeleteOnClose);
        setObjectName(QStringLiteral("commandList"));
        search_->setPlaceholderText(tr("Type a part of a command, a method, a sample or a column"));
        search_->setAccessibleName(tr("Find a command"));
        search_->setToolTip(tr("Shows the commands that contain these words"));
        search_->installEventFilter(this);
        list_->setAccessibleName(tr("Commands"));
        list_->setToolTip(tr("Return runs the chosen command"));
        list_->setColumnCount(FieldCount);
        list_->setHeaderHidden(true);
        list_->setRootIsDecorated(false);
        for (QAction* action : actions.all()) addAction(*action);
        for (const Command& command : further) add(command, QString());
        const int letter = fontMetrics().averageCharWidth();
        list_->setItemDelegateForColumn(Name, new CommandDelegate(list_));
        list_->hideColumn(Tip);
        list_->header()->setStretchLastSection(false);
        list_->header()->setSectionResizeMode(Name, QHeaderView::Stretch);
        list_->header()->setSectionResizeMode(Key, QHeaderView::ResizeToContents);
        hint_->setObjectName(QStringLiteral("commandHint"));
        auto* layout = new QVBoxLayout(this);
        layout->addWidget(search_);
        layout->addWidget(hint_);
        layout->addWidget(list_);
        resize(QSize(letter * kLetters, fontMetrics().height() * 26).boundedTo(parent->size()));
        connect(search_, &QLineEdit::textChanged, this,
                [this](const QString& text) { filter(text); });
        connect(search_, &QLineEdit::returnPressed, this, [this] {
            if (!near_.isEmpty()) return search_->setText(near_);
            carryOut(list_->currentItem());
        });
        connect(list_, &QTreeWidget::itemActivated, this,
                [this](QTreeWidgetItem* item) { carryOut(item); });
        connect(qApp, &QGuiApplication::focusWindowChanged, this, [this, parent](QWindow* window) {
            hadFocus_ = hadFocus_ || window == windowHandle();
            if (hadFocus_ && window && window == parent->windowHandle()) reject();  // as menus do
        });
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
    static constexpr int kLetters = 105;
    enum Field { Name, Tip, Key, FieldCount };

    void addAction(QAction& action) {
        auto* item =
            add({action.text().remove(u'&'), action.shortcut().toString(QKeySequence::NativeText),
                 [&action] { action.trigger(); }, QString()},
                action.statusTip());
        item->setToolTip(Name, action.toolTip());
        item->setDisabled(!action.isEnabled());
    }

    QTreeWidgetItem* add(const Command& command, const QString& tip) {
        auto* item = new QTreeWidgetItem(list_, {command.text, tip, command.kind});
        item->setData(Name, CommandDelegate::kTipRole, tip);
        item->setData(Name, Qt::AccessibleDescriptionRole, tip);
        if (!command.refusal.isEmpty()) {
            item->setDisabled(true);
            item->setToolTip(Name, command.refusal);
            item->setData(Name, Qt::AccessibleDescriptionRole, command.refusal);
        }
        entries_ << Entry{item, !tip.isEmpty(), command.carryOut};
        return item;
    }

    /// Chosen is the first whose name begins with the text, else contains its words, else the first
    /// whose tip has the rest of them.
    void filter(const QString& typed) {
        const QString text = typed.simplified();
        QTreeWidgetItem* beginning = nullptr;
        QTreeWidgetItem* named = nullptr;
        QTreeWidgetItem* told = nullptr;
        bool isFound = false;
        for (const Entry& entry : entries_) {
            const QString name = entry.item->text(Name);
            const bool isTold = hasWords(name + u' ' + entry.item->text(Tip), text);
            const bool fits = text.isEmpty() ? entry.isAction : isTold;
            entry.item->setHidden(!fits);
            isFound = isFound || fits;
            if (!fits || entry.item->isDisabled()) continue;
            if (!beginning && name.startsWith(text, Qt::CaseInsensitive)) beginning = entry.item;
            if (!named && hasWords(name, text)) named = entry.item;
            if (!told) told = entry.item;
        }
        list_->setCurrentItem(beginning ? beginning : named ? named : told);
        near_ = isFound ? QString() : nearestWord(text);
        hint_->setText(isFound           ? QString()
                       : near_.isEmpty() ? tr("Nothing found")
                                         : tr("Nothing found; did you mean \"%1\"? Return looks "
                                              "for it.")
                                               .arg(near_));
        hint_->setVisible(!isFound);
    }

    /// Of the commands' names, one that a slip or two away is what was typed; "" where there is
    /// none.
    QString nearestWord(const QString& typed) const {
        constexpr std::size_t kLettersASlip = 4;
        std::vector<std::string> words;
        for (const Entry& entry : entries_) {
            words.push_back(entry.item->text(Name).toStdString());
            for (const QString& word : entry.item->text(Name).split(u' '))
                words.push_back(word.toStdString());
        }
        const std::string text = typed.toStdString();
        const std::string nearest = nearestName(text, words);
        const std::size_t most = std::max<std::size_t>(1, text.size() / kLettersASlip);
        return editDistance(text, nearest) <= most ? QString::fromStdString(nearest) : QString();
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
        bool isAction = false;  ///< the others are found only by what is typed
        std::function<void()> carryOut;
    };

    QLineEdit* search_;
    QLabel* hint_;
    bool hadFocus_ = false;
    QString near_;  ///< to be looked for instead of what was typed; ""
    QTreeWidget* list_;
    QList<Entry> entries_;
};

}  // namespace

void showCommandList(const Actions& actions, const QList<Command>& further, QWidget* parent) {
    (new CommandList(actions, further, parent))->open();
}

}  // namespace ardent
