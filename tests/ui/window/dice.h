#pragma once

#include <QPoint>
#include <QSize>
#include <algorithm>
#include <random>

namespace ardent::test {

/// The same choices in every run and on every machine.
class Dice {
public:
    explicit Dice(unsigned seed) : engine_(seed) {}

    int below(qsizetype count) {
        return static_cast<int>(engine_() % static_cast<unsigned>(count));
    }
    template <class List>
    auto& oneOf(List& list) {
        return list[below(static_cast<qsizetype>(std::size(list)))];
    }
    QPoint within(const QSize& size) {
        return {below(std::max(1, size.width())), below(std::max(1, size.height()))};
    }

private:
    std::mt19937 engine_;
};

}  // namespace ardent::test
