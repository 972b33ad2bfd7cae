#pragma once

#include <QtGlobal>
#include <array>
#include <nlohmann/json.hpp>
#include <random>
#include <string>
#include <vector>

namespace ardent::test {

using MutableJson = nlohmann::ordered_json;

/// How many mutations a test tries; the nightly run asks for more.
inline int mutationCount(int usual) {
    const int asked = qEnvironmentVariableIntValue("ARDENT_MUTATIONS");
    return asked > 0 ? asked : usual;
}

/// A JSON document with one to three things in it changed that a program or a person may have
/// damaged: values replaced or swapped, lists longer or shorter, keys removed or renamed. The same
/// number gives the same document.
class MutatedJson {
public:
    MutatedJson(MutableJson whole, int number)
        : json_(std::move(whole)), random_(static_cast<unsigned>(number)) {
        for (std::size_t changes = 1 + below(3); changes > 0; --changes) change();
    }

    const MutableJson& json() const { return json_; }
    const std::string& told() const { return told_; }

private:
    std::size_t below(std::size_t count) { return random_() % count; }

    /// Every level alike, so that a long list of numbers does not hide what stands beside it.
    MutableJson::json_pointer place() {
        MutableJson::json_pointer at;
        const MutableJson* here = &json_;
        while (here->is_structured() && !here->empty() && (at.empty() || below(5) > 0)) {
            auto child = here->begin();
            std::advance(child, static_cast<std::ptrdiff_t>(below(here->size())));
            if (here->is_object())
                at /= child.key();
            else
                at /= static_cast<std::size_t>(child - here->begin());
            here = &*child;
        }
        return at;
    }

    MutableJson strangeValue() {
        static const std::array kStrange{"null",
                                         "true",
                                         "0",
                                         "-1",
                                         "1",
                                         "2.5",
                                         "1e300",
                                         "-1e300",
                                         "4294967296",
                                         "7",
                                         "9223372036854775807",
                                         "18446744073709551615",
                                         "\"\"",
                                         "\"nothing\"",
                                         "[]",
                                         "{}",
                                         "[1]",
                                         "[[1]]",
                                         "\"<b>x</b>\\u001b\"",
                                         "[0,1]",
                                         "[null]",
                                         "{\"a\":1}",
                                         "1000000"};
        return MutableJson::parse(kStrange[below(kStrange.size())]);
    }

    void change() {
        const auto at = place();
        if (at.empty()) return;
        MutableJson& value = json_[at];
        MutableJson& parent = json_[at.parent_pointer()];
        told_ += at.to_string();
        switch (below(7)) {
            case 0:
                told_ += " removed; ";
                remove(parent, at.back());
                break;
            case 1: {
                const auto other = place();
                told_ += " becomes " + other.to_string() + "; ";
                const MutableJson copy = json_[other];
                json_[at] = copy;
                break;
            }
            case 2:
                told_ += " longer or shorter; ";
                resize(value);
                break;
            case 3:
                told_ += " renamed; ";
                rename(parent, at.back());
                break;
            default:
                value = strangeValue();
                told_ += " = " + value.dump() + "; ";
        }
    }

    static void remove(MutableJson& parent, const std::string& key) {
        if (parent.is_object())
            parent.erase(key);
        else
            parent.erase(static_cast<std::size_t>(std::stoul(key)));
    }

    void resize(MutableJson& value) {
        if (value.is_string()) value = value.get<std::string>() + "x";
        if (value.is_number()) value = value.get<double>() * -3.;
        if (!value.is_array() || value.empty()) return;
        if (below(2) == 0)
            value.push_back(value[below(value.size())]);
        else
            value.erase(below(value.size()));
    }

    static void rename(MutableJson& parent, const std::string& key) {
        if (!parent.is_object()) return remove(parent, key);
        const MutableJson value = parent[key];
        parent.erase(key);
        parent[key + "x"] = value;
    }

    MutableJson json_;
    std::mt19937 random_;
    std::string told_;
};

}  // namespace ardent::test
