#pragma once

#include <QObject>

class QStatusBar;
class QToolButton;

namespace ardent {

class StatusLine;

/// Says in the status bar where a figure was saved, with a button that opens the folder.
class ExportedFigure : public QObject {
    Q_OBJECT

public:
    ExportedFigure(StatusLine& status, QStatusBar& bar);

    void tell(const QString& path);

private:
    StatusLine& status_;
    QToolButton* open_;
    QString message_;
    QString path_;
};

}  // namespace ardent
