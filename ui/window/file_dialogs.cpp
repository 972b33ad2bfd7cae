#include "ui/window/file_dialogs.h"

#include <QFileDialog>
#include <QFileInfo>

#include "ui/style/translated.h"

namespace ardent {

namespace {

constexpr const char* kTables =
    "*.csv *.tsv *.tab *.txt *.dat *.csv.gz *.tsv.gz *.xlsx *.xlsm *.ods *.arff *.libsvm *.svm "
    "*.sqlite *.db *.json *.jsonl *.npy *.npz *.sav *.zsav *.por *.dta *.sas7bdat *.xpt *.rds "
    "*.RData *.rda *.mat *.zip *.7z *.tar *.tgz *.gz *.bz2 *.xz *.zst";

QString filters(const QString& first) {
    return QStringList{first, translated("All files (*)")}.join(QStringLiteral(";;"));
}

void openDialog(QFileDialog* dialog, const std::function<void(const QString&)>& take) {
    dialog->setObjectName(QStringLiteral("fileDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &QDialog::finished, dialog, [dialog, take](int result) {
        const QStringList chosen = dialog->selectedFiles();
        take(result == QDialog::Accepted && !chosen.isEmpty() ? chosen.front() : QString());
    });
    dialog->open();
}

void openSaveDialog(QWidget* parent, const QString& title, const QString& filter,
                    const QString& suffix, const QString& proposal,
                    const std::function<void(const QString&)>& take) {
    auto* dialog = new QFileDialog(parent, title, QFileInfo(proposal).path(), filter);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(suffix);
    dialog->selectFile(QFileInfo(proposal).fileName());
    openDialog(dialog, take);
}

}  // namespace

QString askForFile(QWidget* parent, const QString& folder) {
    return QFileDialog::getOpenFileName(
        parent, translated("Open a table or a project"), folder,
        filters(translated("Tables and projects (%1 *.ardent)").arg(QLatin1String(kTables))));
}

void askWhereToSave(QWidget* parent, const QString& proposal,
                    const std::function<void(const QString&)>& take) {
    openSaveDialog(parent, translated("Save the project"), translated("Projects (*.ardent)"),
                   QStringLiteral("ardent"), proposal, take);
}

void askWhereToSaveModel(QWidget* parent, const QString& proposal,
                         const std::function<void(const QString&)>& take) {
    openSaveDialog(parent, translated("Save the model"), translated("Models (*.json)"),
                   QStringLiteral("json"), proposal, take);
}

void askForMovedData(QWidget* parent, const QString& proposal,
                     const std::function<void(const QString&)>& take) {
    auto* dialog = new QFileDialog(
        parent, translated("Where is %1 now?").arg(QFileInfo(proposal).fileName()),
        QFileInfo(proposal).path(), filters(translated("Tables (%1)").arg(QLatin1String(kTables))));
    dialog->setFileMode(QFileDialog::ExistingFile);
    openDialog(dialog, take);
}

}  // namespace ardent
