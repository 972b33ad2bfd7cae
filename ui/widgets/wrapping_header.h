#pragma once

#include <QHeaderView>
#include <QStringList>

namespace ardent {

/// Titles of columns in up to five lines, whole where the columns are as wide as they ask for,
/// else with "…" at the end.
class WrappingHeader : public QHeaderView {
    Q_OBJECT

public:
    explicit WrappingHeader(QWidget* parent);

    /// Width in which the title of a column has five lines at most.
    int leastWidth(int section) const;
    QStringList lines(int section) const;

    QSize sizeHint() const override;

protected:
    void initStyleOptionForIndex(QStyleOptionHeader* option, int section) const override;

private:
    QString title(int section) const;
    int margins() const;
};

}  // namespace ardent
