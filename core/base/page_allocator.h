#pragma once

#include <cstddef>

namespace ardent {

/// Memory for blocks that come and go while a large table streams through: large ones are mapped
/// from and given back to the system at once, so that freeing them lowers the resident size. Throws
/// std::bad_alloc.
void* allocatePages(std::size_t bytes);
void freePages(void* pages, std::size_t bytes) noexcept;

/// For containers of such blocks.
template <class T>
struct PageAllocator {
    using value_type = T;

    PageAllocator() = default;
    template <class U>
    PageAllocator(const PageAllocator<U>&) noexcept {}

    T* allocate(std::size_t count) { return static_cast<T*>(allocatePages(count * sizeof(T))); }
    void deallocate(T* values, std::size_t count) noexcept { freePages(values, count * sizeof(T)); }

    bool operator==(const PageAllocator&) const = default;
};

/// Empties a container and gives its memory back, which `values = {}` does not.
template <class Container>
void release(Container& values) {
    Container().swap(values);
}

}  // namespace ardent
