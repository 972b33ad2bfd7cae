#pragma once

#include <cstddef>
#include <iterator>
#include <ranges>
#include <type_traits>
#include <vector>

#include "core/base/check.h"
#include "core/figure/layers/layer.h"

namespace ardent {

/// The layers of one kind among all, in their order; T may be const. Iterators outlive it; finding
/// one by its position takes as long as the list is.
template <class T>
class LayersOf : public std::ranges::view_interface<LayersOf<T>> {
    using Kind = std::remove_const_t<T>;
    using All = std::conditional_t<std::is_const_v<T>, const Layer, Layer>;

public:
    class Iterator {
    public:
        using value_type = Kind;
        using difference_type = std::ptrdiff_t;
        using reference = T&;
        using pointer = T*;
        using iterator_category = std::bidirectional_iterator_tag;

        Iterator() = default;
        Iterator(All* at, All* end) : at_(at), end_(end) { skipOthers(); }

        T& operator*() const { return *std::get_if<Kind>(at_); }
        T* operator->() const { return std::get_if<Kind>(at_); }
        Iterator& operator++() {
            ++at_;
            skipOthers();
            return *this;
        }
        Iterator& operator--() {
            do --at_;
            while (!std::holds_alternative<Kind>(*at_));
            return *this;
        }
        Iterator operator++(int) {
            Iterator before = *this;
            ++*this;
            return before;
        }
        Iterator operator--(int) {
            Iterator before = *this;
            --*this;
            return before;
        }
        bool operator==(const Iterator&) const = default;

    private:
        void skipOthers() {
            while (at_ != end_ && !std::holds_alternative<Kind>(*at_)) ++at_;
        }

        All* at_ = nullptr;
        All* end_ = nullptr;
    };

    explicit LayersOf(
        std::conditional_t<std::is_const_v<T>, const std::vector<Layer>, std::vector<Layer>>& all)
        : begin_(all.data()), end_(all.data() + all.size()) {}

    Iterator begin() const { return {begin_, end_}; }
    Iterator end() const { return {end_, end_}; }
    std::size_t size() const {
        return static_cast<std::size_t>(std::ranges::distance(begin(), end()));
    }
    T& at(std::size_t position) const {
        check(position < size(), "no layer {} among {} of its kind", position, size());
        return *std::next(begin(), static_cast<std::ptrdiff_t>(position));
    }
    T& operator[](std::size_t position) const {
        return *std::next(begin(), static_cast<std::ptrdiff_t>(position));
    }

private:
    All* begin_;
    All* end_;
};

}  // namespace ardent

template <class T>
inline constexpr bool std::ranges::enable_borrowed_range<ardent::LayersOf<T>> = true;
