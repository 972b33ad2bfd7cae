#include "ui/session/runs.h"

#include <algorithm>
#include <utility>

#include "core/store/stored_project.h"
#include "core/train/earlier_model.h"
#include "ui/session/comparable.h"
#include "ui/session/run_colour.h"
#include "ui/session/trouble_text.h"
#include "ui/style/translated.h"

namespace ardent {

namespace {

constexpr int kPoll = 16;    // milliseconds
constexpr int kClock = 200;  // milliseconds

const OptionSpec* findOption(const OptionSchema& schema, const std::string& id) {
    const auto found = std::ranges::find(schema, id, &OptionSpec::id);
    return found == schema.end() ? nullptr : &*found;
}

using Entries = std::vector<std::unique_ptr<RunEntry>>;

RunEntry* entryIn(const Entries& entries, int id) {
    const auto found = std::ranges::find(entries, id, &RunEntry::id);
    return found == entries.end() ? nullptr : found->get();
}

RunEntry* liveIn(const Entries& entries) {
    const auto found = std::ranges::find_if(entries.rbegin(), entries.rend(), &RunEntry::isLive);
    return found == entries.rend() ? nullptr : found->get();
}

}  // namespace

Runs::Runs(const Inputs& wanted, Missing missing) : wanted_(wanted), missing_(std::move(missing)) {
    timer_.setInterval(kPoll);
    timer_.setTimerType(Qt::PreciseTimer);
    connect(&timer_, &QTimer::timeout, this, &Runs::poll);
    clock_.setInterval(kClock);
    connect(&clock_, &QTimer::timeout, this, [this] {
        if (isTraining()) emit timePassed(live()->id);
    });
}

Runs::~Runs() = default;

void Runs::start() {
    go(Intent::Run);
}

void Runs::pause() {
    if (RunEntry* entry = liveIn(entries_)) tell(*entry, Intent::Pause);
}

void Runs::step() {
    go(Intent::Step);
}

bool Runs::isRefused() {
    const auto missing = missing_();
    if (missing) emit trouble(*missing + u'.', Cause::Inputs);
    return missing.has_value();
}

void Runs::go(Intent intent) {
    if (RunEntry* entry = liveIn(entries_)) return tell(*entry, intent);
    if (isRefused()) return;
    if (!prepared_ || !sameInputs(prepared_->inputs, wanted_)) return prepareNow(intent);
    PreparedRun prepared = std::move(*prepared_);
    prepared_.reset();
    begin(std::move(prepared), intent, Origin::Asked);
}

void Runs::stop() {
    preparer_.abandon();
    prepared_.reset();
    if (RunEntry* entry = liveIn(entries_))
        tell(*entry, Intent::Stop);
    else
        beginNext();
    emit stateChanged();
}

void Runs::tell(RunEntry& entry, Intent intent) {
    entry.intent = intent;
    switch (intent) {
        case Intent::Pause:
            entry.run->pause();
            break;
        case Intent::Step:
            entry.stepEnd = entry.snapshot->tick + 1;
            entry.run->step();
            break;
        case Intent::Run:
            entry.run->resume();
            break;
        case Intent::Stop:
            entry.run->cancel();
            break;
    }
    emit progressed(entry.id);
    emit stateChanged();
}

void Runs::reset() {
    clearQueue();
    stop();
    prepareNow(Intent::Pause);
}

void Runs::prepareNow(Intent first) {
    if (isRefused()) return;
    prepare(wanted_, first, Origin::Asked);
}

void Runs::prepare(Inputs inputs, Intent first, Origin origin) {
    if (const auto missing = missingForRun(inputs)) {
        clearQueue();
        emit trouble(*missing + u'.', Cause::Inputs);
        return;
    }
    prepared_.reset();
    const RunEntry* alike = onSameTask(inputs);
    preparer_.run(
        [inputs = std::move(inputs), task = alike ? alike->task : nullptr,
         rows = alike ? alike->tableRows : nullptr] { return prepareRun(inputs, task, rows); },
        [this, first, origin](Result<PreparedRun> prepared) {
            if (!prepared) {
                clearQueue();
                emit trouble(faultText(prepared.error()), Cause::Inputs);
            } else if (first == Intent::Pause) {
                keep(std::move(*prepared));
            } else {
                begin(std::move(*prepared), first, origin);
            }
            emit stateChanged();
        });
    emit stateChanged();
}

void Runs::keep(PreparedRun prepared) {
    prepared_ = std::move(prepared);
    currentId_ = 0;
    emit currentChanged();
    beginNext();
}

/// The views follow queued replicates from the newest run only.
void Runs::begin(PreparedRun prepared, Intent first, Origin origin) {
    const bool shown = origin == Origin::Asked || !current() || currentId_ == entries_.back()->id;
    auto entry = entryOf(std::move(prepared));
    entry->name = firstName(++numbered_);
    entry->fromQueue = origin == Origin::Queued;
    entry->colour = colourOfNew(entry->inputs, entry->fromQueue, entries_);
    RunEntry& begun = append(std::move(entry));
    if (shown) currentId_ = begun.id;
    emit added(begun.id);
    if (shown) emit currentChanged();
    begun.keepPace(pace_);
    tell(begun, first);
    timer_.start();
    clock_.start();
}

RunEntry& Runs::append(std::unique_ptr<RunEntry> entry) {
    entry->id = ++lastId_;
    emit aboutToAdd(static_cast<int>(entries_.size()));
    return *entries_.emplace_back(std::move(entry));
}

void Runs::replace(std::vector<std::unique_ptr<RunEntry>> entries, int made, int current) {
    queue_.clear();
    begun_ = 0;
    preparer_.abandon();
    prepared_.reset();
    while (!entries_.empty()) remove(entries_.back()->id, /*forGood=*/true);
    deleted_.clear();
    for (auto& entry : entries) emit added(append(std::move(entry)).id);
    numbered_ = made;
    if (!entries_.empty())
        currentId_ = entries_[static_cast<std::size_t>(
                                  std::clamp(current, 0, static_cast<int>(entries_.size()) - 1))]
                         ->id;
    emit currentChanged();
    emit stateChanged();
}

EndingRuns Runs::letGo() {
    timer_.stop();
    clock_.stop();
    queue_.clear();
    preparer_.abandon();
    for (const auto& entry : entries_) ending_.add(std::move(entry->run));
    return std::exchange(ending_, {});
}

void Runs::poll() {
    for (const auto& entry : entries_) {
        if (!entry->run) continue;
        if (SnapshotPtr snapshot = entry->run->take()) receive(*entry, std::move(snapshot));
    }
    const bool quiet =
        std::ranges::none_of(entries_, [](const auto& entry) { return entry->run != nullptr; });
    if (!quiet) return;
    timer_.stop();
    clock_.stop();
}

void Runs::receive(RunEntry& entry, SnapshotPtr snapshot) {
    const RunState before = entry.state();
    const bool wasStopping = entry.isStopping();
    entry.snapshot = std::move(snapshot);
    showEarlier(entry);
    if (entry.intent == Intent::Step && entry.snapshot->tick >= entry.stepEnd)
        entry.intent = Intent::Pause;
    entry.loss.update(*entry.snapshot);
    entry.rate.update(entry.snapshot->tick, entry.snapshot->seconds);
    if (entry.snapshot->isLast) {
        entry.result = newResultId();
        ending_.add(std::move(entry.run));
    }
    if (!entry.run) beginNext();
    emit progressed(entry.id);
    if (entry.state() == before && entry.isStopping() == wasStopping && entry.run) return;
    emit stateChanged();
    const Snapshot& now = *entry.snapshot;
    if (now.state == RunState::Diverged || now.state == RunState::Failed || now.remedy)
        emit trouble(tr("%1: %2").arg(entry.name, troubleText(now)), Cause::Run);
    if (now.remedy) emit remediable(entry.id);
}

void Runs::showEarlier(RunEntry& entry) {
    const Snapshot& now = *entry.snapshot;
    entry.earlier = nullptr;
    if (!entry.lookedBack || !now.predictor || !hasEarlierModels(now)) return;
    const Index own = now.path ? now.path->chosen : now.boosting->chosen;
    if (hasEnded(now.state) && *entry.lookedBack == own) return;
    if (now.path && *entry.lookedBack < std::ssize(now.path->lambdas))
        entry.earlier = atLambda(now, *entry.lookedBack);
    else if (now.boosting && *entry.lookedBack <= roundCount(*now.boosting))
        entry.earlier = afterRounds(now, *entry.lookedBack);
}

void Runs::lookBack(int id, std::optional<Index> position) {
    RunEntry* entry = entryIn(entries_, id);
    if (!entry || !entry->canLookBack() || entry->lookedBack == position) return;
    entry->lookedBack = position;
    showEarlier(*entry);
    emit progressed(id);
    emit lookedBack(id);
}

const RunEntry* Runs::live() const {
    return liveIn(entries_);
}

bool Runs::isTraining() const {
    return live() && live()->state() == RunState::Running;
}

const RunEntry* Runs::find(int id) const {
    return entryIn(entries_, id);
}

const RunEntry* Runs::current() const {
    return find(currentId_);
}

const RunEntry* Runs::reference() const {
    const RunEntry* shown = current();
    return shown || entries_.empty() ? shown : entries_.back().get();
}

bool Runs::isComparable(const RunEntry& entry) const {
    const RunEntry* other = reference();
    return !other || areComparable(entry, *other);
}

const RunEntry* Runs::baseline() const {
    const RunEntry* pinned = find(pinnedId_);
    if (pinned && isComparable(*pinned)) return pinned;
    const auto first = std::ranges::find_if(
        entries_, [this](const auto& entry) { return entry->overlaid && isComparable(*entry); });
    return first == entries_.end() ? nullptr : first->get();
}

void Runs::setPinned(int id, bool pinned) {
    if (!find(id) || isPinned(id) == pinned) return;
    const int before = std::exchange(pinnedId_, pinned ? id : 0);
    if (before) emit changed(before);
    emit changed(id);
}

void Runs::setPace(Pace pace) {
    pace_ = pace;
    if (RunEntry* entry = liveIn(entries_)) entry->keepPace(pace);
    emit stateChanged();
}

void Runs::setCurrent(int id) {
    if (id == currentId_ || !find(id)) return;
    currentId_ = id;
    emit currentChanged();
}

void Runs::setOverlaid(int id, bool overlaid) {
    RunEntry* entry = entryIn(entries_, id);
    if (!entry || entry->overlaid == overlaid) return;
    entry->overlaid = overlaid;
    emit changed(id);
}

void Runs::rename(int id, const QString& name) {
    RunEntry* entry = entryIn(entries_, id);
    const QString trimmed = name.trimmed();
    if (!entry || trimmed.isEmpty() || trimmed == entry->name) return;
    entry->name = trimmed;
    emit changed(id);
}

void Runs::remove(int id) {
    remove(id, /*forGood=*/false);
}

void Runs::remove(int id, bool forGood) {
    const auto found = std::ranges::find(entries_, id, &RunEntry::id);
    if (found == entries_.end()) return;
    const auto row = found - entries_.begin();
    emit aboutToRemove(static_cast<int>(row));
    std::unique_ptr<RunEntry> entry = std::move(*found);
    entries_.erase(found);
    if (entry->hasResult() && !forGood)
        deleted_.push_back({std::move(entry), static_cast<int>(row)});
    else
        ending_.add(std::move(entry->run));
    if (id == currentId_) {
        const auto neighbour =
            std::min<std::size_t>(static_cast<std::size_t>(row), entries_.size() - 1);
        currentId_ = entries_.empty() ? 0 : entries_[neighbour]->id;
    }
    if (id == pinnedId_) pinnedId_ = 0;
    emit removed(id);
    emit currentChanged();
    beginNext();
    emit stateChanged();
}

void Runs::bringBack(int id) {
    const auto found = std::ranges::find(
        deleted_, id, [](const DeletedRun& deleted) { return deleted.entry->id; });
    if (found == deleted_.end()) return;
    DeletedRun deleted = std::move(*found);
    deleted_.erase(found);
    const int row = std::min(deleted.row, static_cast<int>(entries_.size()));
    emit aboutToAdd(row);
    entries_.insert(entries_.begin() + row, std::move(deleted.entry));
    emit added(id);
    setCurrent(id);
    emit stateChanged();
}

void Runs::changeLiveOption(const std::string& option, const OptionValue& value) {
    RunEntry* entry = liveIn(entries_);
    if (!entry || entry->fromQueue || entry->inputs.method != wanted_.method) return;
    if (entry->snapshot->isJudging) return;
    const OptionSchema schema = entry->inputs.method->schema();
    const OptionSpec* spec = findOption(schema, option);
    if (!spec || !spec->live) return;
    entry->run->set(option, value);
    entry->inputs.options[option] = value;
}

const RunEntry* Runs::onSameTask(const Inputs& inputs) const {
    for (const auto& entry : entries_)
        if (sameData(entry->inputs, inputs) && entry->inputs.recipe.seed == inputs.recipe.seed)
            return entry.get();
    return nullptr;
}

}  // namespace ardent
