#include "ui/start/start_page.h"

#include <QAction>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/base/text.h"
#include "ui/start/drop_zone.h"
#include "ui/start/recent_files.h"
#include "ui/start/sample_card.h"
#include "ui/widgets/field.h"
#include "ui/widgets/line_icon.h"

namespace ardent {

namespace {

constexpr char kTimesText[] = "timesText";  ///< property: size of a heading in sizes of text

void scaleHeading(QLabel& label, double textPoints) {
    QFont font = label.font();
    font.setPointSizeF(textPoints * label.property(kTimesText).toDouble());
    label.setFont(font);
}

QLabel* heading(const QString& text, double timesText) {
    QLabel* label = sectionTitle(text);
    label->setProperty(kTimesText, timesText);
    scaleHeading(*label, label->font().pointSizeF());
    return label;
}

}  // namespace

StartPage::StartPage(QAction* open, QAction* leave, QWidget* parent)
    : QScrollArea(parent),
      content_(new QWidget),
      back_(new QPushButton),
      recent_(new QWidget),
      recentRows_(new QVBoxLayout(recent_)) {
    setObjectName(QStringLiteral("startPage"));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);

    limitLines();
    recentRows_->setContentsMargins(0, 0, 0, 0);
    recentRows_->setSpacing(0);
    const int line = fontMetrics().height();
    auto* layout = new QVBoxLayout(content_);
    layout->setContentsMargins(3 * line, 2 * line, 3 * line, 2 * line);
    layout->setSpacing(line / 2);
    layout->addStretch(1);
    back_->setObjectName(QStringLiteral("startBack"));
    back_->setToolTip(tr("Shows the table and its runs again (%1)")
                          .arg(leave->shortcut().toString(QKeySequence::NativeText)));
    connect(back_, &QPushButton::clicked, leave, &QAction::trigger);
    layout->addWidget(back_, 0, Qt::AlignLeft);
    layout->addWidget(heading(tr("Which variables matter, how do they act?"), 1.8));
    layout->addWidget(smallPrint(tr("Open a table or a sample, choose the target, press Run.")));
    layout->addSpacing(line);
    layout->addWidget(makeDropZone(open));
    layout->addSpacing(line);
    layout->addWidget(heading(tr("Samples"), 1.2));
    layout->addWidget(makeSamples());
    layout->addSpacing(line);
    layout->addWidget(recent_);
    layout->addStretch(2);

    auto* page = new QWidget;
    auto* centre = new QHBoxLayout(page);
    centre->setContentsMargins(0, 0, 0, 0);
    centre->addStretch(1);
    centre->addWidget(content_, 100);
    centre->addStretch(1);
    setWidget(page);
    offerBack({});
    refresh();
}

void StartPage::limitLines() {
    content_->setMaximumWidth(fontMetrics().averageCharWidth() * 128);
}

void StartPage::changeEvent(QEvent* event) {
    QScrollArea::changeEvent(event);
    if (event->type() != QEvent::FontChange) return;
    limitLines();
    for (QLabel* label : findChildren<QLabel*>())
        if (label->property(kTimesText).isValid()) scaleHeading(*label, font().pointSizeF());
}

void StartPage::offerBack(const QString& table) {
    constexpr std::size_t kReadable = 48;
    back_->setVisible(!table.isEmpty());
    const std::string name = withoutMiddle(table.toStdString(), kReadable);
    back_->setText(
        tr("Back to %1").arg(QString::fromStdString(name).replace(u'&', QStringLiteral("&&"))));
    back_->setAccessibleName(tr("Back to %1").arg(table));
}

QWidget* StartPage::makeSamples() {
    constexpr int kColumns = 3;
    auto* place = new QWidget;
    auto* grid = new QGridLayout(place);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(fontMetrics().height() * 2 / 3);
    int position = 0;
    for (const Sample& sample : samples()) {
        auto* card = new SampleCard(sample, place);
        connect(card, &QAbstractButton::clicked, this,
                [this, id = sample.id] { emit sampleWanted(id); });
        grid->addWidget(card, position / kColumns, position % kColumns);
        grid->setColumnStretch(position % kColumns, 1);
        ++position;
    }
    return place;
}

QWidget* StartPage::makeDropZone(QAction* open) {
    auto* zone = new DropZone;
    auto* button =
        new QPushButton(lineIcon(QStringLiteral("open")), tr("Open a ta&ble or project…"), zone);
    button->setObjectName(QStringLiteral("startOpen"));
    button->setToolTip(open->toolTip());
    button->setAccessibleName(tr("Open a table or a project"));
    connect(button, &QPushButton::clicked, open, &QAction::trigger);
    auto* layout = new QHBoxLayout(zone);
    const int line = fontMetrics().height();
    layout->setContentsMargins(line, line, line, line);
    layout->addWidget(button);
    layout->addWidget(
        smallPrint(
            tr("or drop a file here: CSV, TSV, Excel or OpenDocument, or a project of Ardent")),
        1);
    return zone;
}

QWidget* StartPage::recentRow(const QString& path) {
    const QFileInfo file(path);
    auto* row = new QWidget;
    auto* open = new QToolButton(row);
    open->setAutoRaise(true);
    open->setFocusPolicy(Qt::StrongFocus);
    open->setText(file.exists() ? file.fileName() : tr("%1 (missing)").arg(file.fileName()));
    open->setToolTip(tr("Opens %1").arg(path));
    open->setAccessibleName(tr("Open %1").arg(file.fileName()));
    open->setEnabled(file.exists());
    connect(open, &QToolButton::clicked, this, [this, path] { emit fileWanted(path); });
    auto* pin = new QToolButton(row);
    pin->setObjectName(QStringLiteral("pin:") + path);
    pin->setIcon(lineIcon(QStringLiteral("pin")));
    pin->setCheckable(true);
    pin->setChecked(isPinned(path));
    pin->setAutoRaise(true);
    pin->setFocusPolicy(Qt::StrongFocus);
    pin->setToolTip(pin->isChecked() ? tr("Pinned: stays at the top of the list")
                                     : tr("Keep this file at the top of the list"));
    pin->setAccessibleName(tr("Pin %1").arg(file.fileName()));
    connect(pin, &QToolButton::toggled, this, [this, path](bool pinned) {
        pinFile(path, pinned);
        refresh();
        recent_->findChildren<QToolButton*>(QStringLiteral("pin:") + path).back()->setFocus();
    });
    auto* forget = new QToolButton(row);
    forget->setIcon(lineIcon(QStringLiteral("close")));
    forget->setAutoRaise(true);
    forget->setFocusPolicy(Qt::StrongFocus);
    forget->setToolTip(tr("Take this file off the list"));
    forget->setAccessibleName(tr("Take %1 off the list").arg(file.fileName()));
    connect(forget, &QToolButton::clicked, this, [this, path] {
        forgetFile(path);
        refresh();
    });
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(pin);
    layout->addWidget(open);
    layout->addWidget(smallPrint(file.absolutePath()), 1);
    layout->addWidget(forget);
    return row;
}

void StartPage::refresh() {
    while (QLayoutItem* item = recentRows_->takeAt(0)) {
        if (item->widget()) item->widget()->deleteLater();
        delete item;
    }
    const QStringList files = recentFiles();
    recent_->setVisible(!files.isEmpty());
    if (files.isEmpty()) return;
    recentRows_->addWidget(heading(tr("Recent files"), 1.2));
    for (const QString& path : files) recentRows_->addWidget(recentRow(path));
}

}  // namespace ardent
