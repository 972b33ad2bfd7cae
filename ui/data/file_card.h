#pragma once

#include <QFrame>
#include <string>
#include <vector>

#include "ui/session/background.h"
#include "ui/session/loaded_data.h"

class QLabel;
class QToolButton;

namespace ardent {

class Session;

/// Name and size of the data, and what the import did to them.
class FileCard : public QFrame {
    Q_OBJECT

public:
    explicit FileCard(Session& session, QWidget* parent = nullptr);

signals:
    void readingWanted();  ///< to be looked at and changed

private:
    void refresh();
    void findLeaks();
    void showRemarks();
    void showReport();

    Session& session_;
    DataPtr searched_;                ///< for columns that give the target away
    std::string target_;              ///< of that search
    std::vector<std::size_t> leaks_;  ///< positions, once they are found
    QLabel* title_;
    QLabel* size_;
    QLabel* remarks_;
    QToolButton* reading_;
    QToolButton* details_;
    Background finder_;
};

}  // namespace ardent
