#pragma once

#include <QFont>
#include <QFontMetrics>
#include <QHash>
#include <QList>

#include "ui/figure/distinct_names.h"
#include "ui/widgets/soft_delegate.h"

namespace ardent {

/// A role, or a type, which is told in short where the pixels do not suffice.
QString choiceText(const QModelIndex& index, const QFontMetrics& metrics, int widthPx);

/// Edits a whole number, each of which has a name, with a drop-down list.
class ChoiceDelegate : public SoftDelegate {
    Q_OBJECT

public:
    struct Choice {
        int value = 0;
        QString text;
        QString help;
    };

    /// `title` is the accessible name of the list, with %1 for the column's name.
    ChoiceDelegate(const QString& title, QList<Choice> choices, QObject* parent);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model,
                      const QModelIndex& index) const override;

private:
    QString title_;
    QList<Choice> choices_;
};

/// Draws a column's histogram as small bars.
class HistogramDelegate : public SoftDelegate {
    Q_OBJECT

public:
    using SoftDelegate::SoftDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
};

/// Plain text, pale where the column is not used.
class ColumnTextDelegate : public SoftDelegate {
    Q_OBJECT

public:
    using SoftDelegate::SoftDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

/// Names in two lines where they are long and rows high, else shortened so that each can still be
/// told from the others of the table.
class ColumnNameDelegate : public ColumnTextDelegate {
    Q_OBJECT

public:
    using ColumnTextDelegate::ColumnTextDelegate;

    void setNames(const std::vector<std::string>& names);
    /// room: in pixels.
    QString shortened(const QString& name, const QFont& font, QSize room) const;
    int widestOfSeveralWords(const QFont& font) const;  ///< pixels, of a name that can be broken

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    QString fitted(const QString& name, const QFontMetricsF& metrics, QSize room) const;

    DistinctNames names_;
    std::vector<std::string> all_;
    mutable QHash<QString, QString> known_;  ///< by name, for the font and room below
    mutable QFont font_;
    mutable QSize room_;
};

}  // namespace ardent
