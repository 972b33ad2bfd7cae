#pragma once

#include <QDialog>
#include <optional>

#include "core/figure/figure_size.h"
#include "ui/figure/figure_export.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QTimer;

namespace ardent {

/// Size, text, colours and format of a figure file, with a preview of what is written. What was
/// chosen is remembered in the program's settings.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    /// `recipe`: how the figure was made; it goes into the file. `name`: of the file, without
    /// suffix; its folder, if it has one, is proposed until a figure has been exported.
    ExportDialog(const Figure& figure, const QString& recipe, const QString& name,
                 QWidget* parent = nullptr);

    /// Writes this instead, which has what is too fine for the preview.
    void setWhole(Figure whole) { whole_ = std::move(whole); }

    /// Files that are not written over.
    void leave(const QStringList& files) { left_ = files; }

    ExportOptions options() const;
    QString path() const;

    /// Writes the file and closes; stays open with the reason when it cannot be written.
    void accept() override;

protected:
    /// Draws the preview anew when its own room changes, with the dialog's size or without: the
    /// reason for a file not written takes some of it.
    bool eventFilter(QObject*, QEvent*) override;

private:
    QDoubleSpinBox* numberField(QFormLayout&, const QString& name, const QString& title,
                                const QString& help, const QString& unit, double least, double most,
                                double value);
    void addSizeFields(QFormLayout&, const ExportOptions&);
    void addFileFields(QFormLayout&, const ExportOptions&, const QString& name);
    void applyPreset(int index);
    void matchPreset();
    void applyFormat();
    void matchFormat();
    void browse();
    void schedulePreview();
    void showPreview();
    void refuse(const QString& reason);

    Figure figure_;
    std::optional<Figure> whole_;
    QString recipe_;
    FigureSize needed_;
    QStringList left_;
    QString confirmedPath_;  ///< one that may be replaced
    QComboBox* preset_;
    QDoubleSpinBox* width_;
    QDoubleSpinBox* height_;
    QDoubleSpinBox* font_;
    QDoubleSpinBox* line_;
    QComboBox* colours_;
    QCheckBox* titles_;
    QCheckBox* allNotes_;
    QComboBox* format_;
    QDoubleSpinBox* dpi_;
    QLineEdit* path_;
    QLabel* preview_;
    QLabel* caption_;
    QLabel* problem_;
    QPushButton* export_;
    QTimer* previewTimer_;
};

}  // namespace ardent
