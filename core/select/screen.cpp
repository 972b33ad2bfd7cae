#include "core/select/screen.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <numeric>

#include "core/parallel/blocks.h"
#include "core/random/random_stream.h"
#include "core/select/false_discovery.h"
#include "core/select/nested_fit.h"
#include "core/select/pair_screen.h"

namespace ardent {
namespace {

/// By which p grows in each round; the inverses add up to 1.
constexpr std::array kRoundPrices = {1.5, 6., 6.};
/// The least p of permutations from which the tail is judged.
constexpr std::size_t kCheckedTail = 30;
/// Of the rows, at most so large a share is spent on columns of the fit.
constexpr double kLargestFit = 1. / 3.;
/// Variables whose pairs are enough to judge the tail from.
constexpr Index kCheckedVariables = 400;

struct Pair {
    Index first = 0, second = 0;
    double p = 1.;  ///< in the price of its round

    bool has(Index variable) const { return variable == first || variable == second; }
};

template <class T>
T& at(std::vector<T>& values, Index i) {
    return values[static_cast<std::size_t>(i)];
}

template <class T>
const T& at(const std::vector<T>& values, Index i) {
    return values[static_cast<std::size_t>(i)];
}

Matrix beside(const Matrix& left, const Matrix& right) {
    Matrix both(left.rows(), left.cols() + right.cols());
    both << left, right;
    return both;
}

/// The power, at most 1, to which p of a law is raised so that the least of those under the null
/// hypothesis are where they should be: p of rank k of `tests` at k / tests.
double tailPower(std::vector<double> nullP, double tests) {
    constexpr std::size_t kFirst = 3;
    std::ranges::sort(nullP);
    double sum = 0.;
    int terms = 0;
    for (std::size_t k = kFirst; k <= std::min(kCheckedTail, nullP.size()); ++k) {
        const double expected = static_cast<double>(k) / tests;
        const double found = nullP[k - 1];
        if (expected >= 0.5 || found >= 0.5) break;
        sum += std::log(expected) / std::log(std::max(found, 1e-300));
        ++terms;
    }
    return terms == 0 ? 1. : std::min(1., sum / terms);
}

class Screener {
public:
    Screener(const RankBasis& basis, const Matrix& targets, double rate, Seed seed,
             const GoOn& goOn)
        : basis_(basis),
          targets_(targets),
          rate_(rate),
          seed_(seed),
          goOn_(goOn),
          fit_(constantFit(targets)),
          isActive_(static_cast<std::size_t>(basis.variables()), false),
          found_(isActive_.size()) {}

    std::optional<Screening> run() {
        Screening result;
        for (const double price : kRoundPrices) {
            ++result.rounds;
            const std::size_t before = size();
            mainPower_ = powerOfMains();
            addMains(price);
            if (isLeft_) return std::nullopt;
            if (fit_.isPerfect) break;
            if (!takePowerOfPairs() || !addPairs(price)) return std::nullopt;
            if (size() == before || fit_.isPerfect) break;
        }
        dropWhatIsNotMissed();
        if (isLeft_) return std::nullopt;
        judge(result);
        return result;
    }

private:
    double variables() const { return static_cast<double>(basis_.variables()); }

    /// Those that vary.
    double testable() const {
        return static_cast<double>(basis_.variables() -
                                   std::ranges::count(basis_.groups, 0, &BasisGroup::count));
    }

    bool goesOn() const {
        if (!isLeft_ && !goOn_()) isLeft_ = true;
        return !isLeft_;
    }

    /// So many permutations that there are enough tests, but no more than some seconds take.
    int permutations(double fewestTests, double tests) const {
        constexpr double kMostRows = 2e6;
        const double most = std::max(10., kMostRows / static_cast<double>(basis_.rows()));
        return static_cast<int>(std::min(std::ceil(fewestTests / std::max(tests, 1.)), most));
    }

    double activeOnes() const { return static_cast<double>(std::ranges::count(isActive_, true)); }

    std::size_t size() const { return pairs_.size() + static_cast<std::size_t>(activeOnes()); }

    Matrix effectColumns(Index variable) const {
        return beside(basis_.of(variable), basis_.higherOf(variable));
    }

    Matrix effectColumns(const Pair& pair) const {
        return beside(effectColumns(pair.first), effectColumns(pair.second));
    }

    bool hasRoomFor(Index columns) const {
        return static_cast<double>(fit_.basis.cols() + columns) <
               kLargestFit * static_cast<double>(basis_.rows());
    }

    bool takesRoom(Index columns) {
        hadNoRoom_ = hadNoRoom_ || !hasRoomFor(columns);
        return hasRoomFor(columns);
    }

    std::vector<double> allP() const {
        std::vector<double> all;
        for (const ScreenedVariable& variable : found_) all.push_back(variable.p);
        return all;
    }

    double threshold() const { return rejectionThreshold(allP(), rate_); }

    void improve(Index variable, double p, Index partner) {
        ScreenedVariable& found = at(found_, variable);
        if (!at(isActive_, variable) && p < found.p) {
            found.p = p;
            found.partner = partner;
        }
    }

    // Main effects

    std::vector<PartialTest> testMains(const NestedFit& fit) const {
        std::vector<PartialTest> tests(isActive_.size());
        forEachBlock(basis_.variables(), 8, [&](Index, Index first, Index size) {
            for (Index j = first; j < first + size; ++j)
                if (!at(isActive_, j) && goesOn()) at(tests, j) = partialTest(fit, basis_.of(j));
        });
        return tests;
    }

    double powerOfMains() const {
        constexpr double kFewestTests = 2000.;
        const double tests = testable() - activeOnes();
        const int repeats = permutations(kFewestTests, tests);
        std::vector<double> all;
        for (int repeat = 0; repeat < repeats && goesOn(); ++repeat)
            for (const PartialTest& test : testMains(permutedFit(repeat))) all.push_back(test.p);
        return tailPower(all, repeats * tests);
    }

    double priceOfMain(double price) const { return 2. * price; }

    void addMains(double price) {
        const std::vector<PartialTest> raw = testMains(fit_);
        for (Index j = 0; j < basis_.variables(); ++j)
            improve(j, std::min(1., priceOfMain(price) * std::pow(at(raw, j).p, mainPower_)), -1);
        const double limit = threshold();
        std::vector<Index> rising;
        for (Index j = 0; j < basis_.variables(); ++j)
            if (!at(isActive_, j) && at(found_, j).p <= limit && at(found_, j).partner < 0)
                rising.push_back(j);
        std::ranges::stable_sort(
            rising, {}, [&](Index j) { return std::pair(at(found_, j).p, -at(raw, j).trace); });
        for (const Index j : rising) {
            if (!goesOn()) return;
            const double given = std::pow(partialP(fit_, basis_.of(j)), mainPower_);
            ScreenedVariable& found = at(found_, j);
            found.p = std::max(found.p, std::min(1., priceOfMain(price) * given));
            if (found.p <= limit) activate(j);
        }
    }

    void activate(Index variable) {
        const Matrix columns = effectColumns(variable);
        if (at(isActive_, variable) || fit_.isPerfect || !takesRoom(columns.cols())) return;
        at(isActive_, variable) = true;
        fit_ = extended(std::move(fit_), newDirections(fit_.basis, columns));
    }

    // Pairs

    double pairP(const NestedFit& fit, const Pair& pair) const {
        return partialP(fit, effectColumns(pair), basis_.products(pair.first, pair.second));
    }

    /// Tests among which a variable's pair with `partner` is the best.
    double priceOfPair(double price, Index partner) const {
        const double all = variables() - 1.;
        const double active = activeOnes();
        if (active == 0.) return 2. * price * all;
        return 4. * price * (at(isActive_, partner) ? std::min(active, all) : all);
    }

    /// What the share `p` of pairs under the null hypothesis is above; the quick score is not
    /// exact, so that twice as many are looked at.
    static float leastDeviate(double p) {
        return static_cast<float>(normalDeviate(std::min(2. * p, 0.5)));
    }

    /// Pairs whose price leaves hope.
    std::optional<std::vector<Pair>> hopefulPairs(double price) const {
        std::vector<float> least;
        for (Index j = 0; j < basis_.variables(); ++j)
            least.push_back(leastDeviate(1. / priceOfPair(price, j)));
        const std::size_t most = 8 * isActive_.size() + 100;
        std::vector<Pair> pairs;
        const auto scores = screenedPairs(basis_, fit_.left, least, most, goOn_);
        if (!scores) return std::nullopt;
        for (const PairScore& score : *scores)
            if (!isInModel(score)) pairs.push_back({score.first, score.second});
        forEachBlock(std::ssize(pairs), 1,
                     [&](Index, Index i, Index) { at(pairs, i).p = pairP(fit_, at(pairs, i)); });
        return pairs;
    }

    bool isInModel(const PairScore& score) const {
        return std::ranges::any_of(pairs_, [&](const Pair& pair) {
            return pair.first == score.first && pair.second == score.second;
        });
    }

    std::vector<Index> checkedVariables() const {
        std::vector<Index> varying;
        for (Index j = 0; j < basis_.variables(); ++j)
            if (at(basis_.groups, j).count > 0) varying.push_back(j);
        const Index checked = std::min(kCheckedVariables, std::ssize(varying));
        std::vector<Index> some;
        for (Index i = 0; i < checked; ++i)
            some.push_back(at(varying, i * std::ssize(varying) / checked));
        return some;
    }

    bool takePowerOfPairs() {
        constexpr double kFewestTests = 5000.;
        const std::vector<Index> checked = checkedVariables();
        const auto count = static_cast<double>(checked.size());
        const double pairs = count * (count - 1.) / 2.;
        if (pairs == 0.) return true;
        const RankBasis some = basis_.only(checked);
        const int repeats = permutations(kFewestTests, pairs);
        const double share = static_cast<double>(kCheckedTail) / (pairs * repeats);
        const std::vector<float> least(checked.size(), leastDeviate(share));
        std::vector<double> all;
        for (int repeat = 0; repeat < repeats; ++repeat) {
            const NestedFit fit = permutedFit(repeat);
            const auto scores = screenedPairs(some, fit.left, least, 10 * kCheckedTail, goOn_);
            if (!scores) return false;
            const std::size_t before = all.size();
            all.resize(before + scores->size());
            forEachBlock(std::ssize(*scores), 1, [&](Index, Index i, Index) {
                const PairScore& score = at(*scores, i);
                const Pair pair{at(checked, score.first), at(checked, score.second)};
                all[before + static_cast<std::size_t>(i)] = pairP(fit, pair);
            });
        }
        pairPower_ = tailPower(all, pairs * repeats);
        return true;
    }

    bool addPairs(double price) {
        auto hopeful = hopefulPairs(price);
        if (!hopeful) return false;
        std::vector<Pair>& pairs = *hopeful;
        std::ranges::stable_sort(pairs, {}, &Pair::p);
        for (Pair& pair : pairs) {
            pair.p = std::pow(pair.p, pairPower_);
            improve(pair.first, std::min(1., priceOfPair(price, pair.second) * pair.p),
                    pair.second);
            improve(pair.second, std::min(1., priceOfPair(price, pair.first) * pair.p), pair.first);
        }
        const double limit = threshold();
        const std::size_t before = size();
        const auto prices = [&](const Pair& pair) {
            return std::pair(priceOfPair(price, pair.second), priceOfPair(price, pair.first));
        };
        std::vector<std::pair<double, double>> priced;
        for (const Pair& pair : pairs) priced.push_back(prices(pair));
        const std::vector<char> wasActive = isActive_;
        const double among = std::max(1., activeOnes() * (activeOnes() - 1.) / 2.) * price;
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            Pair& pair = pairs[i];
            const bool bothActive = at(wasActive, pair.first) && at(wasActive, pair.second);
            const auto isFound = [&](double p) {
                if (bothActive) return among * p <= rate_ / 2.;
                return (at(wasActive, pair.first) || priced[i].first * p <= limit) &&
                       (at(wasActive, pair.second) || priced[i].second * p <= limit);
            };
            if (!isFound(pair.p)) continue;
            const bool isFirst = size() == before;
            const double given =
                isFirst ? pair.p : std::max(pair.p, std::pow(pairP(fit_, pair), pairPower_));
            if (isFound(given))
                join(pair, std::min(1., price * given));
            else
                doubt(pair, given, priced[i]);
        }
        return true;
    }

    /// A pair that the fit meanwhile explains is no longer what its variables are found by.
    void doubt(const Pair& pair, double p, const std::pair<double, double>& prices) {
        if (!at(isActive_, pair.first) && at(found_, pair.first).partner == pair.second)
            at(found_, pair.first).p = std::min(1., prices.first * p);
        if (!at(isActive_, pair.second) && at(found_, pair.second).partner == pair.first)
            at(found_, pair.second).p = std::min(1., prices.second * p);
    }

    void join(const Pair& pair, double p) {
        const Matrix products = basis_.products(pair.first, pair.second);
        if (fit_.isPerfect || !takesRoom(products.cols() + effectColumns(pair).cols())) return;
        activate(pair.first);
        activate(pair.second);
        if (!at(isActive_, pair.first) || !at(isActive_, pair.second)) return;
        fit_ = extended(std::move(fit_), newDirections(fit_.basis, products));
        pairs_.push_back({pair.first, pair.second, p});
    }

    // The whole fit

    NestedFit permutedFit(int repeat) const {
        std::vector<std::int32_t> order(static_cast<std::size_t>(basis_.rows()));
        std::iota(order.begin(), order.end(), 0);
        RandomStream random(seed_, StreamId::Permutation, static_cast<std::uint32_t>(repeat));
        shuffle(order, random);
        return permuted(fit_, order);
    }

    template <class IsKept>
    NestedFit fitOf(IsKept isKept) const {
        NestedFit fit = constantFit(targets_);
        for (Index j = 0; j < basis_.variables(); ++j)
            if (at(isActive_, j) && isKept(Pair{j, j}))
                fit = extended(std::move(fit), newDirections(fit.basis, effectColumns(j)));
        for (const Pair& pair : pairs_)
            if (isKept(pair))
                fit = extended(std::move(fit),
                               newDirections(fit.basis, basis_.products(pair.first, pair.second)));
        return fit;
    }

    double pWithout(Index variable) const {
        const NestedFit others = fitOf([&](const Pair& pair) { return !pair.has(variable); });
        Matrix columns = basis_.of(variable);
        const Matrix none(basis_.rows(), 0);
        bool isInPairs = false;
        for (const Pair& pair : pairs_)
            if (pair.has(variable)) {
                columns = beside(columns, basis_.products(pair.first, pair.second));
                isInPairs = true;
            }
        return std::max(robustP(others, columns),
                        isInPairs ? partialP(others, none, columns) : partialP(others, columns));
    }

    double pWithout(const Pair& pair) const {
        const NestedFit others = fitOf([&](const Pair& other) {
            return other.first != pair.first || other.second != pair.second;
        });
        const Matrix products = basis_.products(pair.first, pair.second);
        return std::max(robustP(others, products),
                        partialP(others, Matrix(basis_.rows(), 0), products));
    }

    /// One variable after the other, that first which is missed least.
    void dropWhatIsNotMissed() {
        if (fit_.isPerfect) return;
        while (goesOn()) {
            std::vector<Index> active;
            for (Index j = 0; j < basis_.variables(); ++j)
                if (at(isActive_, j)) active.push_back(j);
            if (active.empty()) return;
            std::vector<double> missed(active.size());
            forEachBlock(std::ssize(active), 1, [&](Index, Index i, Index) {
                if (goesOn()) at(missed, i) = pWithout(at(active, i));
            });
            if (isLeft_) return;
            const auto least = std::ranges::max_element(missed) - missed.begin();
            if (at(missed, least) <= threshold()) {
                for (std::size_t i = 0; i < active.size(); ++i)
                    at(found_, active[i]).p = std::max(at(found_, active[i]).p, missed[i]);
                return;
            }
            const Index dropped = at(active, least);
            at(found_, dropped).p = std::max(at(found_, dropped).p, at(missed, least));
            at(isActive_, dropped) = false;
            std::erase_if(pairs_, [&](const Pair& pair) { return pair.has(dropped); });
        }
    }

    /// Share of the first column's variance that another variable's columns have.
    double sharedVariance(Index variable, Index other) const {
        const BasisGroup& of = at(basis_.groups, variable);
        const BasisGroup& in = at(basis_.groups, other);
        const auto rows = static_cast<float>(basis_.rows());
        return (basis_.columns.middleCols(in.first, in.count).transpose() *
                basis_.columns.col(of.first) / rows)
            .squaredNorm();
    }

    void nameTwins() {
        constexpr double kAlmostAlike = 0.9;
        forEachBlock(basis_.variables(), 1, [&](Index, Index j, Index) {
            if (at(found_, j).selected || at(basis_.groups, j).count == 0) return;
            double most = kAlmostAlike;
            for (Index other = 0; other < basis_.variables(); ++other) {
                if (!at(found_, other).selected) continue;
                const double shared = sharedVariance(j, other);
                if (shared < most) continue;
                most = shared;
                at(found_, j).twin = other;
            }
        });
    }

    void judge(Screening& result) {
        const std::vector<double> q = qValues(allP(), variables());
        for (std::size_t j = 0; j < found_.size(); ++j) {
            found_[j].q = q[j];
            found_[j].selected = q[j] <= rate_;
        }
        nameTwins();
        result.hadNoRoom = hadNoRoom_;
        result.variables = std::move(found_);
        for (const Pair& pair : pairs_) {
            const double missed = fit_.isPerfect ? 0. : pWithout(pair);
            result.pairs.push_back({pair.first, pair.second, std::max(pair.p, missed)});
        }
        std::ranges::stable_sort(result.pairs, {}, &ScreenedPair::p);
        std::vector<double> p;
        for (const ScreenedPair& pair : result.pairs) p.push_back(pair.p);
        const std::vector<double> pairQ = qValues(p, variables() * (variables() - 1.) / 2.);
        for (std::size_t i = 0; i < p.size(); ++i) {
            result.pairs[i].q = pairQ[i];
            result.pairs[i].selected = pairQ[i] <= rate_;
        }
    }

    const RankBasis& basis_;
    const Matrix& targets_;
    double rate_;
    Seed seed_;
    const GoOn& goOn_;
    NestedFit fit_;
    std::vector<char> isActive_;  // whether in the fit, one a variable
    std::vector<ScreenedVariable> found_;
    std::vector<Pair> pairs_;
    double mainPower_ = 1., pairPower_ = 1.;
    bool hadNoRoom_ = false;
    mutable std::atomic<bool> isLeft_ = false;
};

}  // namespace

std::optional<Screening> screen(const RankBasis& basis, const Matrix& targets, double rate,
                                Seed seed, const GoOn& goOn) {
    if (basis.variables() == 0) return Screening{};
    return Screener(basis, targets, rate, seed, goOn).run();
}

}  // namespace ardent
