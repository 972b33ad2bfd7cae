#include "ui/session/background.h"

namespace ardent {

Background::Background() {
    pool_.setMaxThreadCount(1);
    connect(this, &Background::gaveBack, this, &Background::takeBack, Qt::QueuedConnection);
}

Background::~Background() {
    abandon();
    pool_.waitForDone();
    const std::lock_guard lock(mutex_);
    givenBack_.clear();
}

int Background::newJob() {
    abandon();
    busy_ = true;
    return job_;
}

void Background::start(Task task) {
    {
        const std::lock_guard lock(mutex_);
        next_ = std::move(task);
    }
    pool_.start([this] { work(); });
}

void Background::work() {
    Task task;
    {
        const std::lock_guard lock(mutex_);
        task = std::exchange(next_, nullptr);
    }
    if (task) task();
}

void Background::giveBack(Task done) {
    const std::lock_guard lock(mutex_);
    givenBack_.push_back(std::move(done));
    // Queued, as takeBack() takes this lock too. That the destructor comes later is waitForDone()'s
    // doing, which ThreadSanitizer cannot see within Qt's pool: it sees the lock.
    emit gaveBack();
}

void Background::takeBack() {
    std::vector<Task> all;
    {
        const std::lock_guard lock(mutex_);
        all = std::exchange(givenBack_, {});
    }
    for (const Task& done : all) done();
}

void Background::abandon() {
    pool_.clear();
    {
        const std::lock_guard lock(mutex_);
        next_ = nullptr;
    }
    ++job_;
    busy_ = false;
}

}  // namespace ardent
