#include "ui/session/background.h"

namespace ardent {

Background::Background(Jobs jobs) : jobs_(jobs), stop_(std::make_shared<std::atomic<bool>>(false)) {
    pool_.setMaxThreadCount(1);
    connect(this, &Background::gaveBack, this, &Background::takeBack, Qt::QueuedConnection);
}

Background::~Background() {
    if (jobs_ == Jobs::Newest) abandon();
    pool_.waitForDone();
    const std::lock_guard lock(mutex_);
    givenBack_.clear();
}

int Background::newJob() {
    if (jobs_ == Jobs::Newest) abandon();
    return ++newest_;
}

GoOn Background::goOn() const {
    return [stop = stop_] { return !stop->load(); };
}

void Background::start(Task task) {
    {
        const std::lock_guard lock(mutex_);
        waiting_.push_back(std::move(task));
    }
    pool_.start([this] { work(); });
}

void Background::work() {
    Task task;
    {
        const std::lock_guard lock(mutex_);
        if (waiting_.empty()) return;
        task = std::move(waiting_.front());
        waiting_.pop_front();
    }
    task();
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
        waiting_.clear();
    }
    *std::exchange(stop_, std::make_shared<std::atomic<bool>>(false)) = true;
    ended_ = newest_;
}

}  // namespace ardent
