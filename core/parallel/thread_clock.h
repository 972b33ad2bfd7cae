#pragma once

namespace ardent {

/// How long the calling thread has been on a processor since this was made: beside busy threads
/// less than the time that has passed.
class ThreadClock {
public:
    double milliseconds() const { return now() - begin_; }

private:
    static double now();

    double begin_ = now();
};

}  // namespace ardent
