#pragma once

#include <QMap>
#include <QWidget>

class QLineEdit;
class QMenu;
class QSortFilterProxyModel;
class QTableView;

namespace ardent {

enum class ColumnType;
class ColumnNameDelegate;
class Session;

/// The columns of the data with a search field and a menu that gives several of them a role, or a
/// way to be read, at once.
class ColumnTable : public QWidget {
    Q_OBJECT

public:
    explicit ColumnTable(Session& session, QWidget* parent = nullptr);

    QTableView* view() const { return view_; }
    void focusSearch();

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void buildView();
    void measure();
    int widestType(QString (*text)(ColumnType)) const;
    void makeRoomForNames();
    void takeNames();
    bool openChoices(const QModelIndex& cell);  ///< false where there are none
    void showMenu(const QPoint& position);
    void offerReadings(QMenu& menu, const QStringList& columns);

    Session& session_;
    QLineEdit* search_;
    QTableView* view_;
    QSortFilterProxyModel* shown_;
    ColumnNameDelegate* names_;
    QMap<int, int> widths_;  ///< that a column needs
    bool isTypeShort_ = false;
    int widestName_ = 0;  ///< of several words, in pixels
};

}  // namespace ardent
