#pragma once

#include <QDialog>
#include <QTimer>
#include <atomic>
#include <memory>

#include "ui/session/background.h"
#include "ui/session/loaded_data.h"

class QLabel;
class QProgressBar;
class QPushButton;
class QToolButton;

namespace ardent {

class ReadingForm;
class ReadingPreview;

/// Where the reading for a dialog is done: they outlive it, so that closing it waits for nothing.
struct ReadingJobs {
    Background first;  ///< of the first rows
    Background whole;
    Background found;  ///< of the first rows, as the program reads them by itself
};

/// How a file is to be read, and what comes of that: the first rows at once, all others in the
/// background.
class ReadingDialog : public QDialog {
    Q_OBJECT

public:
    /// Begins with the readings and options of the table that was read from this file; null: there
    /// is none.
    ReadingDialog(const QString& path, DataPtr there, ReadingJobs&, QWidget* parent = nullptr);
    ~ReadingDialog() override;
    void goToSteps();  ///< where filters and computed columns are written

protected:
    void keyPressEvent(QKeyEvent* event) override;

signals:
    void read(const ardent::DataPtr& table);  ///< as it is wanted, all of it

private:
    void build();
    QWidget* buildFoot();
    void change(bool isTyped);
    void readFirst();
    void readWhole();
    void findByItself();
    void receive(Result<DataPtr> table, bool isWhole);
    void stop();
    void accept() override;
    void followProgress();
    void tell(const QString& state);
    void beginAgain();

    QString path_;
    DataPtr there_;
    Readings columns_;
    ReadingJobs& jobs_;
    TableReading asked_;                       ///< what is being read
    DataPtr whole_;                            ///< what was read so; null: not yet
    bool isWanted_ = false;                    ///< as soon as all of it is read
    std::shared_ptr<std::atomic<int>> share_;  ///< in thousandths
    QTimer soon_;
    QTimer progressTimer_;
    ReadingForm* form_;
    ReadingPreview* preview_;
    QLabel* state_;
    QLabel* fault_;
    QProgressBar* progress_;
    QToolButton* stop_;
    QPushButton* take_;
};

}  // namespace ardent
