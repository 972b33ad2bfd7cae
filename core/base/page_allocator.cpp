#include "core/base/page_allocator.h"

#include <new>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace ardent {
namespace {

#ifdef __linux__
constexpr std::size_t kMapFrom = std::size_t{128} << 10;
#endif

}  // namespace

void* allocatePages(std::size_t bytes) {
#ifdef __linux__
    if (bytes >= kMapFrom) {
        void* pages =
            mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (pages == MAP_FAILED) throw std::bad_alloc();
        return pages;
    }
#endif
    return ::operator new(bytes);
}

void freePages(void* pages, std::size_t bytes) noexcept {
#ifdef __linux__
    if (bytes >= kMapFrom) {
        munmap(pages, bytes);
        return;
    }
#endif
    ::operator delete(pages, bytes);
}

}  // namespace ardent
