#include "ui/import/reading_dialog.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/import/file_lines.h"
#include "ui/import/reading_form.h"
#include "ui/import/reading_preview.h"
#include "ui/style/translated.h"
#include "ui/widgets/field.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/vertical_scroll.h"

namespace ardent {

namespace {

constexpr Index kFirstRows = 1000;
constexpr int kThousandths = 1000;

/// The first rows and, where there are any, the lines that they come from.
struct FirstRows {
    Result<DataPtr> table;
    QString lines;
};

FirstRows firstRows(const QString& path, const TableReading& reading, const GoOn& goOn) {
    FirstRows first{loadFile(path, reading, {kFirstRows, goOn, tellNobody}), {}};
    if (first.table && !(*first.table)->report.dialect.packing.empty()) return first;
    const std::optional<std::string>& encoding = reading.file.encoding;
    first.lines = fileLines(path, encoding.value_or(std::string()));
    if (encoding || !first.table) return first;
    const std::string& found = (*first.table)->report.dialect.encoding;
    if (!found.starts_with("UTF")) first.lines = fileLines(path, found);
    return first;
}

QString extent(const LoadedData& data) {
    return ReadingDialog::tr("%1 rows × %2 columns")
        .arg(countText(data.table.rows),
             countText(static_cast<long long>(data.table.columns.size())));
}

/// What came of the whole file.
QString outcome(const LoadedData& data) {
    QStringList parts{extent(data)};
    const ImportReport& report = data.report;
    if (report.rowsDropped > 0)
        parts << ReadingDialog::tr("dropped rows: %1").arg(countText(report.rowsDropped));
    if (report.badCellCount > 0)
        parts << ReadingDialog::tr("unreadable cells: %1").arg(countText(report.badCellCount));
    parts << ReadingDialog::tr("missing cells: %1").arg(countText(report.missingCells));
    return parts.join(QStringLiteral(" · "));
}

}  // namespace

ReadingDialog::ReadingDialog(const QString& path, DataPtr there, ReadingJobs& jobs, QWidget* parent)
    : QDialog(parent),
      path_(path),
      there_(std::move(there)),
      columns_(there_ ? there_->reading.columns : Readings{}),
      jobs_(jobs),
      form_(new ReadingForm(this)),
      preview_(new ReadingPreview(this)),
      state_(new QLabel(this)),
      fault_(new QLabel(this)),
      progress_(new QProgressBar(this)),
      stop_(new QToolButton(this)) {
    setObjectName(QStringLiteral("reading"));
    setWindowTitle(tr("Reading options – %1").arg(QFileInfo(path).fileName()));
    build();
    soon_.setSingleShot(true);
    connect(&soon_, &QTimer::timeout, this, &ReadingDialog::readFirst);
    progressTimer_.setInterval(100);
    connect(&progressTimer_, &QTimer::timeout, this, &ReadingDialog::followProgress);
    connect(form_, &ReadingForm::changed, this, &ReadingDialog::change);
    connect(preview_, &ReadingPreview::readingChosen, this,
            [this](const QString& column, ReadAs reading) {
                columns_.erase(column.toStdString());
                if (reading != ReadAs::Automatic) columns_[column.toStdString()] = reading;
                change(/*isTyped=*/false);
            });
    connect(this, &QDialog::finished, this, [this] {  // the next dialog has the same jobs
        soon_.stop();
        for (Background* job : {&jobs_.first, &jobs_.whole, &jobs_.found}) job->abandon();
    });
    form_->setFocus();
    if (form_->reading() != TableReading{}) findByItself();
    readFirst();
}

ReadingDialog::~ReadingDialog() = default;

void ReadingDialog::goToSteps() {
    form_->goToSteps();
}

void ReadingDialog::build() {
    if (there_) form_->setReading(there_->reading);
    state_->setObjectName(QStringLiteral("readingState"));
    fault_->setObjectName(QStringLiteral("readingFault"));
    fault_->setWordWrap(true);
    fault_->hide();

    auto* left = new QWidget(this);
    auto* form = new QVBoxLayout(left);
    form->setContentsMargins(0, 0, fontMetrics().averageCharWidth(), 0);
    form->addWidget(form_, 1);
    form->addWidget(fault_);
    auto* scroll = new VerticalScroll(left, this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setMinimumWidth(left->minimumSizeHint().width() +
                            scroll->verticalScrollBar()->sizeHint().width());

    auto* right = new QVBoxLayout;
    right->addWidget(preview_, 1);
    right->addWidget(state_);

    auto* columns = new QHBoxLayout;
    columns->setSpacing(fontMetrics().height());
    columns->addWidget(scroll);
    columns->addLayout(right, 1);
    auto* all = new QVBoxLayout(this);
    all->addLayout(columns, 1);
    all->addWidget(buildFoot());
    const QSize wanted(fontMetrics().averageCharWidth() * 170, fontMetrics().height() * 40);
    resize(wanted.boundedTo(screen()->availableSize() * 9 / 10));
}

QWidget* ReadingDialog::buildFoot() {
    auto* foot = new QWidget(this);
    progress_->setObjectName(QStringLiteral("readingProgress"));
    progress_->setRange(0, kThousandths);
    progress_->setTextVisible(false);
    progress_->setAccessibleName(tr("Share of the file that has been read"));
    progress_->setToolTip(progress_->accessibleName());
    progress_->setMaximumWidth(fontMetrics().averageCharWidth() * 30);
    stop_->setObjectName(QStringLiteral("readingStop"));
    stop_->setText(tr("Stop"));
    stop_->setAutoRaise(true);
    stop_->setFocusPolicy(Qt::StrongFocus);
    stop_->setAccessibleName(tr("Stop reading"));
    stop_->setToolTip(tr("Looks at no more rows for now; Read reads them all"));
    connect(stop_, &QToolButton::clicked, this, [this] {
        stop();
        isWanted_ = false;
        tell(tr("Only the first rows were looked at"));
    });
    progress_->hide();
    stop_->hide();

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, foot);
    take_ = buttons->addButton(tr("&Read"), QDialogButtonBox::AcceptRole);
    take_->setObjectName(QStringLiteral("readingTake"));
    take_->setAccessibleDescription(tr("Reads the table so; runs made before stay"));
    setUsable(*take_, {});
    QPushButton* reset = buttons->addButton(tr("&Automatic"), QDialogButtonBox::ResetRole);
    reset->setObjectName(QStringLiteral("readingReset"));
    reset->setToolTip(tr("Everything as the program finds it"));
    QPushButton* cancel = buttons->button(QDialogButtonBox::Cancel);
    cancel->setText(tr("Cancel"));
    cancel->setToolTip(tr("Changes nothing"));
    for (QPushButton* button : {take_, reset, cancel}) button->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::accepted, this, &ReadingDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(reset, &QPushButton::clicked, this, &ReadingDialog::beginAgain);

    auto* row = new QHBoxLayout(foot);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(progress_, 1);
    row->addWidget(stop_);
    row->addStretch(1);
    row->addWidget(buttons);
    return foot;
}

void ReadingDialog::beginAgain() {
    columns_.clear();
    form_->setReading({});
    change(/*isTyped=*/false);
}

void ReadingDialog::change(bool isTyped) {
    constexpr int kBetweenKeys = 250;  // milliseconds
    whole_ = nullptr;
    isWanted_ = false;
    stop();
    soon_.start(isTyped ? kBetweenKeys : 0);
}

void ReadingDialog::readFirst() {
    const QString fault = form_->fault();
    fault_->setText(fault);
    fault_->setVisible(!fault.isEmpty());
    setUsable(*take_, fault);
    if (!fault.isEmpty()) {
        preview_->refuse(fault);
        return tell({});
    }
    asked_ = form_->reading();
    asked_.columns = columns_;
    jobs_.first.run(
        [path = path_, asked = asked_](const GoOn& goOn) -> Result<FirstRows> {
            return firstRows(path, asked, goOn);
        },
        [this](Result<FirstRows> first) {
            if (!first) return receive(tl::unexpected(first.error()), /*isWhole=*/false);
            preview_->showLines(first->lines);
            receive(std::move(first->table), /*isWhole=*/false);
        });
}

/// What is there already need not be read again.
void ReadingDialog::readWhole() {
    const bool isThere = there_ && there_->reading == asked_ && there_->stamp == stampOf(path_);
    if (isThere) return receive(there_, /*isWhole=*/true);
    share_ = std::make_shared<std::atomic<int>>(0);
    const auto tellShare = [share = share_](double done) {
        share->store(static_cast<int>(kThousandths * done));
    };
    jobs_.whole.run(
        [path = path_, asked = asked_, tellShare](const GoOn& goOn) {
            return loadFile(path, asked, {kAllRows, goOn, tellShare});
        },
        [this](Result<DataPtr> table) { receive(std::move(table), /*isWhole=*/true); });
    progressTimer_.start();
}

void ReadingDialog::findByItself() {
    jobs_.found.run(
        [path = path_](const GoOn& goOn) {
            return loadFile(path, {}, {kFirstRows, goOn, tellNobody});
        },
        [this](const Result<DataPtr>& table) {
            if (table) form_->tellFound(**table, {}, /*isWhole=*/false);
        });
}

void ReadingDialog::receive(Result<DataPtr> table, bool isWhole) {
    if (isWhole) stop();
    if (!table) {
        isWanted_ = false;
        preview_->refuse(faultText(table.error()));
        setUsable(*take_, tr("The file cannot be read so: change the options"));
        return tell({});
    }
    setUsable(*take_, {});
    form_->tellFound(**table, asked_.file, isWhole);
    preview_->show(*table);
    if (!isWhole) {
        tell(tr("The first %1 rows").arg(countText((*table)->table.rows)));
        return readWhole();
    }
    tell(outcome(**table));
    whole_ = std::move(*table);
    if (isWanted_) accept();
}

void ReadingDialog::stop() {
    jobs_.whole.abandon();
    progressTimer_.stop();
    progress_->hide();
    stop_->hide();
}

/// Only what takes a while is told.
void ReadingDialog::followProgress() {
    constexpr int kMostlyDone = 900;
    const int done = share_->load();
    progress_->setValue(done);
    if (done >= kMostlyDone || progress_->isVisible()) return;
    progress_->show();
    stop_->show();
}

void ReadingDialog::tell(const QString& state) {
    state_->setText(state);
}

/// Enter ends what is typed in a field, and presses the button that has the focus.
void ReadingDialog::keyPressEvent(QKeyEvent* event) {
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!isEnter || qobject_cast<QPushButton*>(focusWidget())) return QDialog::keyPressEvent(event);
    if (soon_.isActive()) soon_.start(0);
}

void ReadingDialog::accept() {
    if (soon_.isActive()) {
        soon_.stop();
        readFirst();
    }
    if (!take_->isEnabled()) return;
    if (whole_) {
        emit read(whole_);
        return QDialog::accept();
    }
    isWanted_ = true;
    tell(tr("Reading all rows …"));
    if (!jobs_.first.isBusy() && !jobs_.whole.isBusy()) readWhole();
}

}  // namespace ardent
