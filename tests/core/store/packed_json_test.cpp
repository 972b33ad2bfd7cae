#include "core/store/packed_json.h"

#include <QtTest>
#include <limits>

#include "core/base/memory.h"
#include "core/store/gzip_text.h"

using namespace ardent;
using json::Json;

/// What comes back of packed values, and what is refused though it can be unpacked.
class PackedJsonTest : public QObject {
    Q_OBJECT

private slots:
    void valuesComeBack();
    void numbersThatAreNoneBecomeNull();
    void refusesDamage_data();
    void refusesDamage();
    void refusesWhatUnpacksToTooMuch();
    void refusesWhatTakesTooMuchMemory();
};

namespace {

constexpr std::size_t kMost = std::size_t{1} << 22;

Json comesBack(const Json& value) {
    return *json::unpacked(gzipped(json::cborOf(value)), kMost, "p.ardent");
}

std::string reasonAgainst(const std::string& packed) {
    try {
        const auto value = json::unpacked(packed, kMost, "p.ardent");
        return value ? "nothing" : value.error().text.english();
    } catch (const std::exception& error) {
        return json::reasonOf(error);
    }
}

}  // namespace

void PackedJsonTest::valuesComeBack() {
    const Json value = Json::parse(
        R"({"b": [1, -2, 2.5, 0.1, 1.0, 18446744073709551615], "a": {"ü": null, "": true}})");
    QCOMPARE(comesBack(value).dump(), value.dump());
}

void PackedJsonTest::numbersThatAreNoneBecomeNull() {
    constexpr double kInfinity = std::numeric_limits<double>::infinity();
    const Json back = comesBack({std::nan(""), kInfinity, -kInfinity, 1.});
    QVERIFY(back[0].is_null() && back[1].is_null() && back[2].is_null());
    QCOMPARE(back[3].get<double>(), 1.);
}

void PackedJsonTest::refusesDamage_data() {
    QTest::addColumn<QByteArray>("packed");
    QTest::addColumn<QByteArray>("reason");
    const auto row = [](const char* name, const std::string& packed, const char* reason) {
        QTest::newRow(name) << QByteArray::fromStdString(packed) << QByteArray(reason);
    };
    const std::string whole = gzipped(json::cborOf({1, 2, 3, "a longer text"}));
    row("nothing", "", "what is packed in it is damaged");
    row("cut short", whole.substr(0, 20) + whole.substr(whole.size() - 8),
        "what is packed in it is damaged");
    std::string other = whole;
    other[14] = static_cast<char>(other[14] + 1);
    row("another bit", other, "what is packed in it is damaged");
    row("no CBOR", gzipped("\xff\xff"), "a run that is none");
    row("half of CBOR", gzipped("\x9a\xff\xff\xff\xff\x01"), "a run that is none");
    row("bytes", gzipped("\x41x"), "bytes where values should be");
    row("no text", gzipped("\x61\xff"), "a text that is none");
    row("no text as a key", gzipped("\xa1\x61\xff\x01"), "a text that is none");
    row("deep", gzipped(std::string(100'000, '\x81')), "its parts are nested too deeply");
}

void PackedJsonTest::refusesDamage() {
    QFETCH(QByteArray, packed);
    QFETCH(QByteArray, reason);
    QCOMPARE(QByteArray::fromStdString(reasonAgainst(packed.toStdString())), reason);
}

void PackedJsonTest::refusesWhatUnpacksToTooMuch() {
    const std::string reason = reasonAgainst(gzipped(std::string(3 * kMost, '\0')));
    QVERIFY2(reason.find("13 MB") != std::string::npos, reason.c_str());
    QVERIFY2(reason.find("4 MB") != std::string::npos, reason.c_str());
}

/// A machine that is shared by so many has no room for a list of four million values.
void PackedJsonTest::refusesWhatTakesTooMuchMemory() {
    const std::string packed =
        gzipped("\x9a" + std::string("\0\x3d\x09\0", 4) + std::string(4'000'000, '\1'));
    const MemorySharing sharing(1000);
    const std::string reason = reasonAgainst(packed);
    QVERIFY2(reason.find("would take") != std::string::npos, reason.c_str());
}

ARDENT_TEST(PackedJsonTest)
#include "packed_json_test.moc"
