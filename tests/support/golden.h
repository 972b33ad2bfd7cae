#pragma once

#include <QFile>
#include <QtTest>
#include <nlohmann/json.hpp>

#include "core/base/types.h"
#include "tests/support/places.h"

/// Reading golden values: one JSON file a topic in tests/reference, with named cases.
namespace ardent::test {

inline nlohmann::json golden(const char* file) {
    QFile source(inSources("tests/reference/") + QLatin1String(file));
    if (!source.open(QIODevice::ReadOnly)) qFatal("cannot read %s", file);
    return nlohmann::json::parse(source.readAll().toStdString());
}

/// One data row a case.
inline void addCases(const char* file) {
    QTest::addColumn<int>("number");
    int number = 0;
    const auto cases = golden(file).at("cases");
    for (const auto& entry : cases)
        QTest::addRow("%s", entry.at("name").get<std::string>().c_str()) << number++;
}

struct GoldenCase {
    nlohmann::json inputs, expected;
    nlohmann::json tolerance;  ///< of the whole file; null where it states none
};

inline GoldenCase goldenCase(const char* file, int number) {
    const nlohmann::json all = golden(file);
    const nlohmann::json& one = all.at("cases").at(static_cast<std::size_t>(number));
    return {one.at("inputs"), one.at("expected"), all.value("tolerance", nlohmann::json())};
}

/// That of the present data row.
inline GoldenCase goldenCase(const char* file) {
    QFETCH(int, number);
    return goldenCase(file, number);
}

inline Vector vectorOf(const nlohmann::json& json) {
    const auto values = json.get<std::vector<double>>();
    return Eigen::Map<const Vector>(values.data(), static_cast<Index>(values.size()));
}

inline Matrix matrixOf(const nlohmann::json& json) {
    const auto rows = json.get<std::vector<std::vector<double>>>();
    Matrix matrix(static_cast<Index>(rows.size()), static_cast<Index>(rows.front().size()));
    for (Index i = 0; i < matrix.rows(); ++i)
        for (Index j = 0; j < matrix.cols(); ++j)
            matrix(i, j) = rows[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)];
    return matrix;
}

}  // namespace ardent::test

#define COMPARE_WITHIN(actual, expected, tolerance)                                             \
    do {                                                                                        \
        const double distance = std::abs((actual) - (expected));                                \
        QVERIFY2(distance <= (tolerance), qPrintable(QStringLiteral("%1 differs from %2 by %3") \
                                                         .arg(double(actual), 0, 'g', 17)       \
                                                         .arg(double(expected), 0, 'g', 17)     \
                                                         .arg(distance)));                      \
    } while (false)
