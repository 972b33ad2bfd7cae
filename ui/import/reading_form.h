#pragma once

#include <QWidget>
#include <vector>

#include "ui/session/table_reading.h"

class QComboBox;
class QLabel;
class QGridLayout;
class QLineEdit;
class QPlainTextEdit;

namespace ardent {

struct LoadedData;
struct ReadingField;

/// Every option of how a file is read, what was found beside what is chosen, and the steps that are
/// then taken on the table.
class ReadingForm : public QWidget {
    Q_OBJECT

public:
    explicit ReadingForm(QWidget* parent = nullptr);

    /// All but how single columns are read, which the preview has.
    void setReading(const TableReading&);
    TableReading reading() const;
    void goToSteps();       ///< to the field of the steps
    QString fault() const;  ///< why it is no reading, as advice; "": it is

    /// What the program finds by itself where `asked` leaves it open. `isWhole`: the table is all
    /// of the file.
    void tellFound(const LoadedData&, const ReadingOptions& asked, bool isWhole);

signals:
    void changed(bool isTyped);

private:
    struct Row {
        const ReadingField* field = nullptr;
        QComboBox* box = nullptr;
        QLabel* found = nullptr;
    };

    QComboBox* boxFor(const ReadingField&);
    void addDates(QGridLayout&, int line);
    void addShape(QGridLayout&, int line);
    ReadingOptions options() const;

    std::vector<Row> rows_;
    QLineEdit* missing_;
    QComboBox* dates_;
    QPlainTextEdit* shape_;
};

}  // namespace ardent
