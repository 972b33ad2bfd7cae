#pragma once

#include <QHeaderView>

namespace ardent {

/// Titles of columns that end in "…" where they have no room: Qt's own cut off the beginning of
/// those at the right.
class ElidingHeader : public QHeaderView {
    Q_OBJECT

public:
    explicit ElidingHeader(QWidget* parent);

protected:
    void initStyleOptionForIndex(QStyleOptionHeader* option, int section) const override;
};

}  // namespace ardent
