#include "ui/import/reading_preview.h"

#include <QActionGroup>
#include <QFontDatabase>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QStackedWidget>
#include <QStyleOptionHeader>
#include <QTableView>
#include <QTableWidget>
#include <algorithm>

#include "ui/data/import_details.h"
#include "ui/data/role_text.h"
#include "ui/import/preview_model.h"
#include "ui/widgets/eliding_header.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/soft_delegate.h"

namespace ardent {

namespace {

enum Tab { Rows, BadCells, Lines, Notes };

/// Titles of several lines, each of which ends in "…" where it has no room.
class LinesHeader : public ElidingHeader {
public:
    using ElidingHeader::ElidingHeader;

protected:
    void initStyleOptionForIndex(QStyleOptionHeader* option, int section) const override {
        QHeaderView::initStyleOptionForIndex(option, section);
        const int margin = style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, this);
        QStringList lines = option->text.split(u'\n');
        for (QString& line : lines)
            line = option->fontMetrics.elidedText(line, Qt::ElideRight,
                                                  sectionSize(section) - 2 * margin);
        option->text = lines.join(u'\n');
    }
};

QPlainTextEdit* textPage(const char* name, const QString& title, QWidget* parent) {
    auto* page = new QPlainTextEdit(parent);
    page->setObjectName(QLatin1String(name));
    page->setReadOnly(true);
    page->setTabChangesFocus(true);
    page->setAccessibleName(title);
    page->setToolTip(title);
    return page;
}

QString counted(const QString& title, long long count) {
    return count == 0 ? title : QStringLiteral("%1 (%2)").arg(title, countText(count));
}

}  // namespace

ReadingPreview::ReadingPreview(QWidget* parent)
    : QTabWidget(parent),
      first_(new QStackedWidget(this)),
      table_(new QTableView(this)),
      model_(new PreviewModel(this)),
      refusal_(new QLabel(this)),
      bad_(new QTableWidget(this)),
      lines_(textPage("fileLines", tr("The first lines of the file, as they stand there"), this)),
      notes_(textPage("readingNotes", tr("How the file was read"), this)) {
    setAccessibleName(tr("How the file was read"));
    setToolTip(tr("How the file was read"));
    refusal_->setAccessibleName(tr("Notes"));
    setDocumentMode(true);
    buildTable();
    refusal_->setObjectName(QStringLiteral("refusal"));
    refusal_->setWordWrap(true);
    refusal_->setTextFormat(Qt::PlainText);
    refusal_->setAlignment(Qt::AlignCenter);
    refusal_->setMargin(fontMetrics().height() * 2);
    refusal_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    first_->addWidget(table_);
    first_->addWidget(refusal_);
    bad_->setObjectName(QStringLiteral("badCells"));
    bad_->setAccessibleName(tr("Cells that could not be read"));
    bad_->setToolTip(tr("They count as missing"));
    bad_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    bad_->setSelectionBehavior(QAbstractItemView::SelectRows);
    bad_->setTabKeyNavigation(false);
    bad_->setShowGrid(false);
    bad_->verticalHeader()->hide();
    bad_->setColumnCount(3);
    bad_->setHorizontalHeaderLabels({tr("Line"), tr("Column"), tr("Cell")});
    bad_->horizontalHeader()->setStretchLastSection(true);
    bad_->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    lines_->setLineWrapMode(QPlainTextEdit::NoWrap);
    lines_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    addTab(first_, tr("Table"));
    addTab(bad_, tr("Unreadable cells"));
    addTab(lines_, tr("Lines of the file"));
    addTab(notes_, tr("Notes"));
}

void ReadingPreview::buildTable() {
    table_->setObjectName(QStringLiteral("preview"));
    table_->setAccessibleName(tr("First rows of the table"));
    table_->setToolTip(
        tr("Click the title of a column, or press Enter in it, to choose how it is "
           "read"));
    table_->setModel(model_);
    table_->setItemDelegate(new SoftDelegate(table_));
    table_->setHorizontalHeader(new LinesHeader(table_));
    table_->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    table_->setTabKeyNavigation(false);
    table_->setWordWrap(false);
    table_->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table_->verticalHeader()->setDefaultSectionSize(fontMetrics().height() * 3 / 2);
    table_->setContextMenuPolicy(Qt::CustomContextMenu);
    table_->installEventFilter(this);
    connect(table_->horizontalHeader(), &QHeaderView::sectionClicked, this,
            &ReadingPreview::offerReadings);
    connect(table_, &QWidget::customContextMenuRequested, this,
            [this](const QPoint& place) { offerReadings(table_->columnAt(place.x())); });
}

bool ReadingPreview::eventFilter(QObject* watched, QEvent* event) {
    if (watched == table_ && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const bool opens = key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space;
        if (opens && table_->currentIndex().isValid()) {
            offerReadings(table_->currentIndex().column());
            return true;
        }
    }
    return QTabWidget::eventFilter(watched, event);
}

void ReadingPreview::offerReadings(int column) {
    const DataPtr& shown = model_->shown();
    if (!shown || column < 0 || column >= model_->columnCount()) return;
    const std::string& name = shown->table.columns[static_cast<std::size_t>(column)].name;
    const auto chosen = shown->reading.columns.find(name);
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("readingMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setToolTipsVisible(true);
    auto* group = new QActionGroup(menu);
    for (const ReadAs reading : kReadings) {
        QAction* action = menu->addAction(readAsText(reading));
        group->addAction(action);
        action->setCheckable(true);
        action->setToolTip(readAsHelp(reading));
        action->setChecked(reading == (chosen == shown->reading.columns.end() ? ReadAs::Automatic
                                                                              : chosen->second));
        connect(action, &QAction::triggered, this,
                [this, column = QString::fromStdString(name), reading] {
                    emit readingChosen(column, reading);
                });
    }
    const int left = table_->columnViewportPosition(column);
    menu->popup(table_->viewport()->mapToGlobal(QPoint(std::max(0, left), 0)));
}

/// As wide as what they show, up to a limit; where there are very many, all the same.
void ReadingPreview::fitColumns() {
    constexpr int kMeasured = 300;
    const int letter = fontMetrics().averageCharWidth();
    if (model_->columnCount() > kMeasured) return;
    table_->resizeColumnsToContents();
    for (int j = 0; j < model_->columnCount(); ++j)
        table_->setColumnWidth(j, std::clamp(table_->columnWidth(j), 10 * letter, 28 * letter));
}

void ReadingPreview::listBadCells(const ImportReport& report) {
    bad_->clearContents();
    bad_->setRowCount(static_cast<int>(report.badCells.size()));
    int row = 0;
    for (const BadCell& cell : report.badCells) {
        auto* line = new QTableWidgetItem(countText(cell.line));
        line->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        bad_->setItem(row, 0, line);
        bad_->setItem(row, 1, new QTableWidgetItem(QString::fromStdString(cell.column)));
        bad_->setItem(row++, 2, new QTableWidgetItem(QString::fromStdString(cell.text)));
    }
    setTabText(BadCells, counted(tr("Unreadable cells"), report.badCellCount));
}

void ReadingPreview::show(DataPtr shown) {
    const QModelIndex current = table_->currentIndex();
    const ImportReport& report = shown->report;
    listBadCells(report);
    notes_->setPlainText(reportText(report));
    setTabText(Notes, counted(tr("Notes"), std::ssize(report.notes)));
    model_->show(std::move(shown));
    first_->setCurrentWidget(table_);
    fitColumns();
    table_->setCurrentIndex(
        model_->index(std::max(0, current.row()), std::max(0, current.column())));
}

void ReadingPreview::refuse(const QString& why) {
    model_->show(nullptr);
    listBadCells({});
    notes_->setPlainText(why);
    setTabText(Notes, tr("Notes"));
    refusal_->setText(why);
    first_->setCurrentWidget(refusal_);
}

void ReadingPreview::showLines(const QString& text) {
    if (lines_->toPlainText() != text) lines_->setPlainText(text);
}

}  // namespace ardent
