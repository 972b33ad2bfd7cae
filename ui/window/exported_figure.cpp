#include "ui/window/exported_figure.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QStatusBar>
#include <QToolButton>
#include <QUrl>

#include "ui/window/status_line.h"

namespace ardent {

ExportedFigure::ExportedFigure(StatusLine& status, QStatusBar& bar)
    : QObject(&bar), status_(status), open_(new QToolButton) {
    open_->setObjectName(QStringLiteral("openExportFolder"));
    open_->setText(tr("Open folder"));
    open_->setAutoRaise(true);
    open_->setFocusPolicy(Qt::TabFocus);
    open_->setAccessibleName(tr("Open the folder of the saved figure"));
    open_->setToolTip(tr("Shows the folder in which the figure was saved"));
    bar.addPermanentWidget(open_);
    open_->hide();
    connect(open_, &QToolButton::clicked, this, [this] {
        QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(path_).absolutePath()));
    });
    connect(&status, &StatusLine::said, open_, [this](const QString& shown) {
        open_->setVisible(!shown.isEmpty() && shown == message_);
    });
}

void ExportedFigure::tell(const QString& path) {
    constexpr int kShown = 30000;  // milliseconds
    path_ = path;
    message_ = tr("Figure saved as %1").arg(QDir::toNativeSeparators(path));
    status_.say(message_, kShown);
}

}  // namespace ardent
