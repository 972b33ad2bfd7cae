#pragma once

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/data/synthetic/generator.h"

/// Looking at synthetic data: columns, rows and moments.
namespace ardent::test {

inline const synthetic::Generator& generator(std::string_view id) {
    for (const auto& candidate : synthetic::generators())
        if (candidate.set.id == id) return candidate;
    throw std::logic_error("no such set");
}

inline std::vector<double> column(const Table& table, std::string_view name) {
    std::vector<double> values(std::size_t(table.rows));
    table.columns[std::size_t(table.find(name))].numbers.read(0, values);
    return values;
}

inline std::vector<double> row(const Table& table, Index i) {
    std::vector<double> values;
    for (const Column& cells : table.columns) values.push_back(cells.numbers.at(i));
    return values;
}

inline double mean(const std::vector<double>& values) {
    double sum = 0.;
    for (double value : values) sum += value;
    return sum / double(values.size());
}

inline double covariance(const std::vector<double>& a, const std::vector<double>& b) {
    const double centreA = mean(a);
    const double centreB = mean(b);
    double sum = 0.;
    for (std::size_t i = 0; i < a.size(); ++i) sum += (a[i] - centreA) * (b[i] - centreB);
    return sum / double(a.size());
}

inline double correlation(const std::vector<double>& a, const std::vector<double>& b) {
    return covariance(a, b) / std::sqrt(covariance(a, a) * covariance(b, b));
}

/// Rows of class `label`, variable `name`.
inline std::vector<double> ofClass(const Table& table, std::string_view name, double label) {
    const auto values = column(table, name);
    const auto labels = column(table, "y");
    std::vector<double> chosen;
    for (std::size_t i = 0; i < values.size(); ++i)
        if (labels[i] == label) chosen.push_back(values[i]);
    return chosen;
}

inline bool isRelevant(const SyntheticSet& set, int variable) {
    return std::ranges::find(set.relevant, variable) != set.relevant.end();
}

inline void addSets(bool (*wanted)(const synthetic::Generator&)) {
    QTest::addColumn<QString>("id");
    for (const auto& candidate : synthetic::generators()) {
        const QString id =
            QString::fromUtf8(candidate.set.id.data(), qsizetype(candidate.set.id.size()));
        if (wanted(candidate)) QTest::addRow("%s", qPrintable(id)) << id;
    }
}

}  // namespace ardent::test
