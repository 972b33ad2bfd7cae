#pragma once

#include <qcustomplot.h>

#include <QFont>
#include <limits>
#include <string>
#include <vector>

#include "core/base/types.h"
#include "ui/figure/distinct_names.h"

namespace ardent {

/// Ticks at 1, 2, 2.5 or 5 times a power of ten with equal decimals.
class NumberTicker : public QCPAxisTicker {
public:
    explicit NumberTicker(bool wholeOnly = false) : wholeOnly_(wholeOnly) {}

    /// None beyond.
    void setLast(double last) { last_ = last; }

protected:
    QVector<double> createTickVector(double tickStep, const QCPRange& range) override;
    double getTickStep(const QCPRange& range) override;
    QVector<QString> createLabelVector(const QVector<double>& ticks, const QLocale&, QChar,
                                       int) override;

private:
    bool wholeOnly_;
    double last_ = std::numeric_limits<double>::infinity();
};

/// Of an axis of numbers: none beyond `last`.
void endTicks(QCPAxis&, double last);

/// Powers of ten; 1, 2 and 5 between them on a short range, and even steps within one decade, so
/// that a logarithmic axis always has labels.
class LogTicker : public QCPAxisTicker {
public:
    void generate(const QCPRange&, const QLocale&, QChar formatChar, int precision,
                  QVector<double>& ticks, QVector<double>* subTicks,
                  QVector<QString>* labels) override;
};

/// The name of row i at i, shortened to a width in pixels so that it can be told from the others.
class NameTicker : public QCPAxisTicker {
public:
    void setNames(const std::vector<std::string>& names, const QFont&, double widthPx);
    /// Pixels that each name has and needs along the axis: every so many are left out that the
    /// others do not overlap.
    void setRoom(double eachPx, double neededPx);
    Index leftOut() const;  ///< how many of the names
    void generate(const QCPRange&, const QLocale&, QChar formatChar, int precision,
                  QVector<double>& ticks, QVector<double>* subTicks,
                  QVector<QString>* labels) override;

private:
    std::vector<std::string> names_;
    DistinctNames distinct_;
    QFont font_;
    double widthPx_ = 0.;
    double step_ = 1.;
};

}  // namespace ardent
