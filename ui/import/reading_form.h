#pragma once

#include <QWidget>
#include <vector>

#include "core/data/import/dialect/reading_options.h"

class QComboBox;
class QLabel;
class QLineEdit;

namespace ardent {

struct LoadedData;
struct ReadingField;

/// Every option of how a file is read: what was found beside what is chosen.
class ReadingForm : public QWidget {
    Q_OBJECT

public:
    explicit ReadingForm(QWidget* parent = nullptr);

    void setOptions(const ReadingOptions&);
    ReadingOptions options() const;
    QString fault() const;  ///< why they are no options, as advice; "": they are

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

    std::vector<Row> rows_;
    QLineEdit* missing_;
};

}  // namespace ardent
