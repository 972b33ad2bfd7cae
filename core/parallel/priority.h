#pragma once

#include <memory>

namespace ardent {

/// How a thread competes for a core: low ones leave it to those of a window.
enum class Priority { Normal, Low };

/// While it lives, every thread that works in the arena of the thread that made it is lowered to
/// low priority, that thread included, and stays so. Without effect where a system knows no
/// priorities of single threads.
class LoweredArena {
public:
    LoweredArena();
    ~LoweredArena();
    LoweredArena(const LoweredArena&) = delete;
    LoweredArena& operator=(const LoweredArena&) = delete;

private:
    class Observer;
    std::unique_ptr<Observer> observer_;
};

}  // namespace ardent
