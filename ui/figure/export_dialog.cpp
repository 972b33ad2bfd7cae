#include "ui/figure/export_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QStandardPaths>
#include <QTimer>
#include <QToolButton>
#include <algorithm>
#include <cmath>

#include "ui/figure/export_preset.h"
#include "ui/style/translated.h"

namespace ardent {

namespace {

constexpr int kPreviewDelay = 60;  ///< ms; typing a number draws once
constexpr double kCoarsestDpi = 10.;
const QString kFolderKey = QStringLiteral("figureExport/folder");
const QString kFormatKey = QStringLiteral("figureExport/format");

const QStringList& suffixes() {
    static const QStringList list{QStringLiteral("pdf"), QStringLiteral("svg"),
                                  QStringLiteral("png"), QStringLiteral("csv")};
    return list;
}

/// Label with the field as buddy; both speak to assistive technology.
void addField(QFormLayout& form, QWidget& field, const QString& name, const QString& title,
              const QString& help) {
    auto* label = new QLabel(title);
    label->setBuddy(&field);
    field.setObjectName(name);
    QString plain = title;
    field.setAccessibleName(plain.remove(QLatin1Char('&')));
    field.setToolTip(help);
    form.addRow(label, &field);
}

QString startFolder(const QSettings& settings, const QFileInfo& proposed) {
    const QString saved = settings.value(kFolderKey).toString();
    if (!saved.isEmpty() && QFileInfo(saved).isDir()) return saved;
    if (proposed.isAbsolute() && proposed.dir().exists()) return proposed.path();
    const QString pictures = QStandardPaths::writableLocation(QStandardPaths::PicturesLocation);
    return QFileInfo(pictures).isDir() ? pictures : QDir::homePath();
}

/// Of the screen, with the frame and the panels of the desktop around it, and of the window that
/// it belongs to.
QSize roomFor(const QWidget& dialog) {
    const QSize room = dialog.screen()->availableSize() * 9 / 10;
    const QWidget* parent = dialog.parentWidget();
    return parent ? room.boundedTo(parent->window()->size()) : room;
}

/// As wide as its content, as high as there is room for it.
QScrollArea* scrolled(QWidget* content) {
    auto* area = new QScrollArea;
    area->setWidget(content);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setMinimumWidth(content->minimumSizeHint().width() +
                          area->verticalScrollBar()->sizeHint().width());
    return area;
}

}  // namespace

ExportDialog::ExportDialog(const Figure& figure, const QString& recipe, const QString& name,
                           QWidget* parent)
    : QDialog(parent),
      figure_(figure),
      recipe_(recipe),
      needed_(preferredSize(figure)),
      preview_(new QLabel(this)),
      caption_(new QLabel(this)),
      problem_(new QLabel(this)),
      previewTimer_(new QTimer(this)) {
    setWindowTitle(tr("Export figure"));
    const ExportOptions saved = savedExportOptions(QSettings(), needed_);
    auto* fields = new QWidget;
    auto* form = new QFormLayout(fields);
    form->setContentsMargins(0, 0, 0, 0);
    addSizeFields(*form, saved);
    addFileFields(*form, saved, name);

    preview_->setObjectName(QStringLiteral("preview"));
    preview_->setAccessibleName(tr("Preview"));
    preview_->setAlignment(Qt::AlignCenter);
    const int em = fontMetrics().height();
    const QSize room = roomFor(*this);
    preview_->setMinimumSize(
        QSize(24 * em, 18 * em).boundedTo({room.width() / 3, room.height() / 2}));
    preview_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    preview_->installEventFilter(this);
    caption_->setObjectName(QStringLiteral("caption"));
    caption_->setAlignment(Qt::AlignCenter);
    problem_->setObjectName(QStringLiteral("problem"));
    problem_->setWordWrap(true);
    QPalette warning = palette();
    const bool dark = warning.color(QPalette::Window).lightness() < 128;
    warning.setColor(QPalette::WindowText, theme(dark ? ThemeKind::Dark : ThemeKind::Light).error);
    problem_->setPalette(warning);
    problem_->hide();

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    export_ = buttons->addButton(tr("&Export"), QDialogButtonBox::AcceptRole);
    export_->setObjectName(QStringLiteral("export"));
    export_->setToolTip(tr("Write the file"));
    export_->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &ExportDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &ExportDialog::reject);

    auto* picture = new QVBoxLayout;
    picture->addWidget(preview_, 1);
    picture->addWidget(caption_);
    auto* columns = new QHBoxLayout;
    columns->addWidget(scrolled(fields));
    columns->addSpacing(em);
    columns->addLayout(picture, 1);
    auto* page = new QVBoxLayout(this);
    page->addLayout(columns, 1);
    page->addWidget(problem_);
    page->addWidget(buttons);

    previewTimer_->setSingleShot(true);
    previewTimer_->setInterval(kPreviewDelay);
    connect(previewTimer_, &QTimer::timeout, this, &ExportDialog::showPreview);
    matchPreset();
    applyFormat();
    resize(QSize(60 * em, 30 * em).boundedTo(room));
}

QDoubleSpinBox* ExportDialog::numberField(QFormLayout& form, const QString& name,
                                          const QString& title, const QString& help,
                                          const QString& unit, double least, double most,
                                          double value) {
    auto* field = new QDoubleSpinBox;
    field->setRange(least, most);
    field->setDecimals(most > 100. ? 1 : 2);
    field->setSingleStep(most > 100. ? 5. : 0.5);
    field->setSuffix(QLatin1Char(' ') + unit);
    field->setValue(value);
    field->setKeyboardTracking(true);
    addField(form, *field, name, title, help);
    connect(field, &QDoubleSpinBox::valueChanged, this, &ExportDialog::schedulePreview);
    return field;
}

void ExportDialog::addSizeFields(QFormLayout& form, const ExportOptions& saved) {
    preset_ = new QComboBox;
    for (const ExportPreset& preset : exportPresets(needed_)) preset_->addItem(preset.name);
    preset_->addItem(tr("Custom"));
    addField(form, *preset_, QStringLiteral("preset"), tr("&Size"),
             tr("A usual size with text and lines that are legible there"));
    connect(preset_, &QComboBox::activated, this, &ExportDialog::applyPreset);
    width_ =
        numberField(form, QStringLiteral("width"), tr("&Width"), tr("Width of the figure on paper"),
                    tr("mm"), kLeastFigureWidth, 2000., saved.widthMm);
    height_ = numberField(form, QStringLiteral("height"), tr("&Height"),
                          tr("Height of the figure on paper"), tr("mm"), kLeastFigureHeight, 2000.,
                          saved.heightMm);
    font_ = numberField(form, QStringLiteral("font"), tr("&Text"),
                        tr("Size of axis labels; numbers are a little smaller, the title larger"),
                        tr("pt"), 3., 72., saved.fontPt);
    font_->setDecimals(1);
    line_ = numberField(form, QStringLiteral("line"), tr("&Lines"), tr("Width of the curves"),
                        tr("pt"), 0.1, 10., saved.lineWidthPt);
    for (QDoubleSpinBox* field : {width_, height_, font_, line_}) {
        connect(field, &QDoubleSpinBox::valueChanged, this, &ExportDialog::matchPreset);
    }
    colours_ = new QComboBox;
    colours_->addItems({tr("Light, for paper"), tr("Dark, for slides")});
    colours_->setCurrentIndex(saved.theme == ThemeKind::Dark ? 1 : 0);
    addField(form, *colours_, QStringLiteral("colours"), tr("Col&ours"),
             tr("Independent of the window's theme"));
    connect(colours_, &QComboBox::currentIndexChanged, this, &ExportDialog::schedulePreview);
    const auto addBox = [&](const QString& name, const QString& title, const QString& help,
                            bool isChecked) {
        auto* box = new QCheckBox(title);
        box->setObjectName(name);
        box->setToolTip(help);
        box->setChecked(isChecked);
        form.addRow(QString(), box);
        connect(box, &QCheckBox::toggled, this, &ExportDialog::schedulePreview);
        return box;
    };
    titles_ = addBox(QStringLiteral("titles"), tr("T&itle and first sentence"),
                     tr("Leave them out where a caption says the same"), saved.titles);
    allNotes_ = addBox(QStringLiteral("allNotes"), tr("All &notes"),
                       tr("Everything that is known about the figure, not only the first sentence"),
                       saved.allNotes);
    allNotes_->setEnabled(saved.titles);
    connect(titles_, &QCheckBox::toggled, allNotes_, &QWidget::setEnabled);
}

void ExportDialog::addFileFields(QFormLayout& form, const ExportOptions& saved,
                                 const QString& name) {
    const QSettings settings;
    format_ = new QComboBox;
    format_->addItems(
        {tr("PDF, vector"), tr("SVG, vector"), tr("PNG, pixels"), tr("CSV, the figure's numbers")});
    const auto last = suffixes().indexOf(settings.value(kFormatKey).toString());
    format_->setCurrentIndex(std::max(0, static_cast<int>(last)));
    addField(form, *format_, QStringLiteral("format"), tr("For&mat"),
             tr("PDF and SVG stay sharp at any size; PNG is for the web"));
    connect(format_, &QComboBox::currentIndexChanged, this, &ExportDialog::applyFormat);
    dpi_ = numberField(form, QStringLiteral("dpi"), tr("&Resolution"),
                       tr("Pixels in an inch of a PNG; journals ask for 300 to 1,200"), tr("dpi"),
                       30., 1200., saved.dpi);
    dpi_->setDecimals(0);
    dpi_->setSingleStep(50.);

    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    path_ = new QLineEdit(
        QDir(startFolder(settings, QFileInfo(name))).filePath(QFileInfo(name).fileName()));
    auto* browse = new QToolButton;
    browse->setObjectName(QStringLiteral("browse"));
    browse->setText(tr("&Browse…"));
    browse->setAccessibleName(tr("Browse for a file"));
    browse->setToolTip(tr("Choose folder and file name"));
    path_->setMinimumWidth(std::min(15 * fontMetrics().height(), roomFor(*this).width() / 4));
    layout->addWidget(path_, 1);
    layout->addWidget(browse);
    addField(form, *row, QStringLiteral("file"), tr("&File"), QString());
    path_->setObjectName(QStringLiteral("path"));
    path_->setAccessibleName(tr("File"));
    path_->setToolTip(tr("Where the figure is written; its ending is the format"));
    row->setFocusProxy(path_);
    connect(browse, &QToolButton::clicked, this, &ExportDialog::browse);
    connect(path_, &QLineEdit::textEdited, this, &ExportDialog::matchFormat);
}

ExportOptions ExportDialog::options() const {
    ExportOptions options;
    options.widthMm = width_->value();
    options.heightMm = height_->value();
    options.dpi = dpi_->value();
    options.fontPt = font_->value();
    options.lineWidthPt = line_->value();
    options.theme = colours_->currentIndex() == 1 ? ThemeKind::Dark : ThemeKind::Light;
    options.titles = titles_->isChecked();
    options.allNotes = allNotes_->isChecked();
    options.recipe = recipe_;
    return options;
}

QString ExportDialog::path() const {
    return path_->text();
}

void ExportDialog::applyPreset(int index) {
    const QVector<ExportPreset> presets = exportPresets(needed_);
    if (index >= presets.size()) return;
    const ExportPreset& preset = presets[index];
    width_->setValue(preset.widthMm);
    height_->setValue(preset.heightMm);
    font_->setValue(preset.fontPt);
    line_->setValue(preset.lineWidthPt);
    preset_->setCurrentIndex(index);
}

void ExportDialog::matchPreset() {
    const QVector<ExportPreset> presets = exportPresets(needed_);
    const auto same = std::ranges::find_if(presets, [&](const ExportPreset& p) {
        return p.widthMm == width_->value() && p.heightMm == height_->value() &&
               p.fontPt == font_->value() && p.lineWidthPt == line_->value();
    });
    preset_->setCurrentIndex(static_cast<int>(same - presets.begin()));
}

void ExportDialog::applyFormat() {
    const QString suffix = suffixes()[format_->currentIndex()];
    const QFileInfo file(path_->text());
    const bool known = suffixes().contains(file.suffix().toLower());
    const QString base = known ? file.completeBaseName() : file.fileName();
    path_->setText(file.dir().filePath(base + QLatin1Char('.') + suffix));
    dpi_->setEnabled(suffix == QLatin1String("png"));
    schedulePreview();
}

void ExportDialog::matchFormat() {
    const auto index = suffixes().indexOf(QFileInfo(path_->text()).suffix().toLower());
    if (index < 0) return;
    const QSignalBlocker blocked(format_);
    format_->setCurrentIndex(static_cast<int>(index));
    dpi_->setEnabled(suffixes()[index] == QLatin1String("png"));
    schedulePreview();
}

void ExportDialog::browse() {
    const QString suffix = suffixes()[format_->currentIndex()];
    const QString chosen =
        QFileDialog::getSaveFileName(this, tr("Export figure"), path_->text(),
                                     tr("%1 files (*.%2)").arg(suffix.toUpper(), suffix));
    if (chosen.isEmpty()) return;
    path_->setText(chosen);
    confirmedPath_ = chosen;
    matchFormat();
}

void ExportDialog::schedulePreview() {
    previewTimer_->start();
}

void ExportDialog::showPreview() {
    ExportOptions sheet = options();
    const QSizeF room = QSizeF(preview_->size()) * preview_->devicePixelRatioF();
    const double pixelsPerMm =
        std::min(room.width() / sheet.widthMm, room.height() / sheet.heightMm);
    const double pixelDpi = sheet.dpi;
    sheet.dpi = std::max(kCoarsestDpi, 25.4 * pixelsPerMm * 0.98);
    QPixmap pixmap = QPixmap::fromImage(figureImage(figure_, sheet));
    const QSize most = room.toSize();
    if (pixmap.width() > most.width() || pixmap.height() > most.height())
        pixmap = pixmap.scaled(most, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    pixmap.setDevicePixelRatio(preview_->devicePixelRatioF());
    preview_->setPixmap(pixmap);

    const QLocale locale;
    QString caption =
        tr("%1 × %2 mm")
            .arg(locale.toString(sheet.widthMm, 'g', 6), locale.toString(sheet.heightMm, 'g', 6));
    if (suffixes()[format_->currentIndex()] == QLatin1String("png")) {
        caption = tr("%1, %2 × %3 pixels")
                      .arg(caption, locale.toString(qRound(sheet.widthMm / 25.4 * pixelDpi)),
                           locale.toString(qRound(sheet.heightMm / 25.4 * pixelDpi)));
    }
    caption_->setText(caption);
    preview_->setAccessibleDescription(caption);
}

void ExportDialog::refuse(const QString& reason) {
    problem_->setText(reason);
    problem_->show();
}

void ExportDialog::accept() {
    const QFileInfo file(path_->text());
    if (file.exists())
        for (const QString& left : left_)
            if (file.canonicalFilePath() == QFileInfo(left).canonicalFilePath())
                return refuse(tr("%1 is open in this window and is left as it is: choose another "
                                 "name.")
                                  .arg(file.fileName()));
    if (file.exists() && path_->text() != confirmedPath_) {
        const auto answer = QMessageBox::question(
            this, tr("Export figure"), tr("%1 exists. Replace it?").arg(file.fileName()),
            QMessageBox::Yes | QMessageBox::No, QMessageBox::No);
        if (answer != QMessageBox::Yes) return;
    }
    const Result<> written = exportFigure(whole_ ? *whole_ : figure_, options(), path_->text());
    if (!written) return refuse(faultText(written.error()));
    QSettings settings;
    saveExportOptions(settings, options(), needed_);
    settings.setValue(kFolderKey, file.absolutePath());
    settings.setValue(kFormatKey, suffixes()[format_->currentIndex()]);
    QDialog::accept();
}

bool ExportDialog::eventFilter(QObject* object, QEvent* event) {
    if (object == preview_ && event->type() == QEvent::Resize) schedulePreview();
    return QDialog::eventFilter(object, event);
}

}  // namespace ardent
