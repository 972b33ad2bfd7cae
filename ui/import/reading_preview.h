#pragma once

#include <QTabWidget>

#include "core/data/import/dialect/reading.h"
#include "ui/session/loaded_data.h"

class QLabel;
class QMenu;
class QPlainTextEdit;
class QStackedWidget;
class QTableView;
class QTableWidget;

namespace ardent {

class PreviewModel;

/// What comes of a reading: the first rows, the cells that do not fit, the lines of the file, and
/// what the import has to say.
class ReadingPreview : public QTabWidget {
    Q_OBJECT

public:
    explicit ReadingPreview(QWidget* parent = nullptr);

    void show(DataPtr);
    void refuse(const QString& why);  ///< there is no table
    void showLines(const QString& text);

signals:
    void readingChosen(const QString& column, ardent::ReadAs reading);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildTable();
    void fitColumns();
    void offerReadings(int column);
    void listBadCells(const ImportReport&);

    QStackedWidget* first_;
    QTableView* table_;
    PreviewModel* model_;
    QLabel* refusal_;
    QTableWidget* bad_;
    QPlainTextEdit* lines_;
    QPlainTextEdit* notes_;
};

}  // namespace ardent
