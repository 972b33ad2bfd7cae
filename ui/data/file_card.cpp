#include "ui/data/file_card.h"

#include <QGridLayout>
#include <QLabel>
#include <QToolButton>
#include <algorithm>
#include <iterator>

#include "core/base/text.h"
#include "core/data/task/column_notes.h"
#include "core/data/task/leaks.h"
#include "ui/data/import_details.h"
#include "ui/session/session.h"
#include "ui/widgets/eliding_label.h"
#include "ui/widgets/number_text.h"

namespace ardent {

namespace {

/// Positions of the columns that give the target away. Takes time.
std::vector<std::size_t> leaks(const Table& table, std::size_t target, const GoOn& goOn) {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < table.columns.size() && goOn(); ++i)
        if (i != target && givesAway(table.columns[target], table.columns[i])) found.push_back(i);
    return found;
}

std::vector<std::string> featuresAmong(const std::vector<std::size_t>& columns,
                                       const Session& session) {
    std::vector<std::string> names;
    for (const std::size_t i : columns) {
        const Column& column = session.data()->table.columns[i];
        if (roleOf(session.recipe(), column) == Role::Feature) names.push_back(column.name);
    }
    return names;
}

/// With what is to be known of the columns that are learned from just now.
ImportReport reportOf(const Session& session) {
    ImportReport report = session.data()->report;
    std::ranges::move(featureNotes(session.data()->table, session.recipe()),
                      std::back_inserter(report.notes));
    return report;
}

/// What a person should know before trusting the table, "" when the import was clean.
QString remarks(const Session& session, const std::vector<std::size_t>& leaks) {
    const ImportReport report = reportOf(session);
    QStringList parts;
    if (report.rowsDropped > 0)
        parts << FileCard::tr("Dropped rows: %1").arg(countText(report.rowsDropped));
    if (report.badCellCount > 0)
        parts << FileCard::tr("Unreadable cells: %1").arg(countText(report.badCellCount));
    if (report.missingCells > 0)
        parts << FileCard::tr("Missing cells: %1").arg(countText(report.missingCells));
    if (!report.undecided.empty())
        parts << FileCard::tr("Decimals or thousands in %1? Choose under Type")
                     .arg(QString::fromStdString(words(quotedList(report.undecided, 3))));
    if (!report.notes.empty())
        parts << FileCard::tr("Notes in Details: %1").arg(countText(std::ssize(report.notes)));
    if (const auto names = featuresAmong(leaks, session); !names.empty())
        parts << FileCard::tr("Gives the target away: %1; ignore unless known when predicting")
                     .arg(QString::fromStdString(words(quotedList(names, 3))));
    return parts.join(QStringLiteral(" · "));
}

}  // namespace

FileCard::FileCard(Session& session, QWidget* parent)
    : QFrame(parent),
      session_(session),
      title_(new ElidingLabel(Qt::ElideMiddle, this)),
      size_(new QLabel(this)),
      remarks_(new QLabel(this)),
      reading_(new QToolButton(this)),
      details_(new QToolButton(this)) {
    QFont strong = title_->font();
    strong.setWeight(QFont::DemiBold);
    title_->setFont(strong);
    title_->setObjectName(QStringLiteral("dataTitle"));
    size_->setWordWrap(true);
    remarks_->setWordWrap(true);
    details_->setObjectName(QStringLiteral("importDetails"));
    details_->setText(tr("Details…"));
    details_->setAutoRaise(true);
    details_->setFocusPolicy(Qt::StrongFocus);
    details_->setToolTip(tr("How the file was read, and every cell that could not be read"));
    details_->setAccessibleName(tr("Details of the import"));
    connect(details_, &QToolButton::clicked, this, &FileCard::showReport);
    reading_->setObjectName(QStringLiteral("readingOptions"));
    reading_->setText(tr("Reading…"));
    reading_->setAutoRaise(true);
    reading_->setFocusPolicy(Qt::StrongFocus);
    reading_->setToolTip(
        tr("See and change how the file is read: header, separator, decimal mark and more"));
    reading_->setAccessibleName(tr("Reading options"));
    connect(reading_, &QToolButton::clicked, this, &FileCard::readingWanted);

    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setVerticalSpacing(layout->verticalSpacing() / 2);
    layout->addWidget(title_, 0, 0, 1, 3);
    layout->addWidget(size_, 1, 0);
    layout->addWidget(reading_, 1, 1);
    layout->addWidget(details_, 1, 2);
    layout->addWidget(remarks_, 2, 0, 1, 3);
    layout->setColumnStretch(0, 1);

    connect(&session, &Session::dataChanged, this, &FileCard::refresh);
    connect(&session, &Session::dataReread, this, &FileCard::refresh);
    connect(&session, &Session::recipeChanged, this, &FileCard::refresh);
    connect(&session, &Session::loadingStarted, this,
            [this](const QString& what) { size_->setText(tr("Reading %1…").arg(what)); });
    connect(&session, &Session::loadingEnded, this, &FileCard::refresh);
    refresh();
}

void FileCard::refresh() {
    const DataPtr& loaded = session_.data();
    details_->setVisible(loaded != nullptr);
    reading_->setVisible(session_.canReread());
    if (!loaded) {
        title_->setText(tr("No data"));
        size_->setText(tr("Open a file or a sample"));
        remarks_->hide();
        return;
    }
    title_->setText(loaded->title);
    title_->setToolTip(loaded->path);
    size_->setText(tr("%1 rows × %2 columns")
                       .arg(countText(loaded->table.rows),
                            countText(static_cast<long long>(loaded->table.columns.size()))));
    findLeaks();
    showRemarks();
}

void FileCard::showRemarks() {
    const QString text = remarks(session_, leaks_);
    remarks_->setText(text);
    remarks_->setVisible(!text.isEmpty());
}

void FileCard::findLeaks() {
    const std::string& target = session_.recipe().target;
    if (searched_ == session_.data() && target_ == target) return;
    searched_ = session_.data();
    target_ = target;
    leaks_.clear();
    finder_.abandon();
    const Index position = searched_->table.find(target);
    if (position < 0) return;
    finder_.run(
        [data = searched_, position](const GoOn& goOn) -> Result<std::vector<std::size_t>> {
            return leaks(data->table, static_cast<std::size_t>(position), goOn);
        },
        [this](Result<std::vector<std::size_t>> found) {
            if (found) leaks_ = std::move(*found);
            showRemarks();
        });
}

void FileCard::showReport() {
    auto* dialog = new ImportDetails(reportOf(session_), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

}  // namespace ardent
