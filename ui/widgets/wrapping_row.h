#pragma once

#include <QLayout>
#include <memory>
#include <vector>

namespace ardent {

/// A row of controls that goes on in a further line where the width does not suffice. A label stays
/// in the line of its buddy, which follows it.
class WrappingRow : public QLayout {
public:
    WrappingRow() = default;
    ~WrappingRow() override;

    /// Room that is left over in a line is shared by stretch.
    void addWidget(QWidget* widget, int stretch = 0);
    void addStretch();

    void addItem(QLayoutItem* item) override;
    int count() const override;
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect& area) override;

private:
    struct Part {
        std::unique_ptr<QLayoutItem> item;
        int stretch = 0;
    };
    using Group = std::vector<const Part*>;  ///< what must not be torn apart

    std::vector<Group> groups() const;
    std::vector<Group> lines(int width) const;
    int gap() const;
    int wanted(const Group& parts) const;
    int least(const Group& parts) const;
    std::vector<int> widths(const Group& line, int width) const;

    std::vector<Part> parts_;
};

}  // namespace ardent
