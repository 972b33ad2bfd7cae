#include "ui/window/gallery.h"

#include <QDir>
#include <vector>

#include "ui/window/photographer.h"

namespace ardent {

namespace {

Result<std::vector<Scene>> scenesOf(const QString& sample) {
    std::vector<Scene> all{
        {"gse1", "rffnet", {{"learning_rate", 0.01}, {"max_epochs", 30LL}}, 5, "relevance", true},
        {"moons", "rffnet", {{"learning_rate", 0.01}, {"max_epochs", 100LL}}, 10, "boundary", true},
        {"gse1", "srff", {{"features", 50LL}, {"lambdas", 12LL}}, 5, "path"},
        {"moons", "gbrff2", {{"rounds", 60LL}}, 15, "boosting"},
        {"gse1", "metric", {{"preset", "fast"}, {"epochs", 2LL}}, 8, "directions"},
        {"gse1", "ccm", {{"variables", 6LL}, {"features", 50LL}}, 5, "selection"},
        {"moons", "rff", {{"features", 50LL}}, 2, "compare", false, "logistic"}};
    if (sample.isEmpty()) return all;
    std::erase_if(all, [&](const Scene& scene) { return sample != QLatin1String(scene.sample); });
    if (all.empty())
        return fail(Fault::Usage, message("no-such-gallery",
                                          "There are no pictures of \"{}\"; choose gse1 or moons.",
                                          sample.toStdString()));
    return all;
}

Result<QDir> galleryFolder(const QString& path) {
    if (!QDir().mkpath(path))
        return fail(Fault::Output, message("gallery-folder-not-made",
                                           "{}: the folder cannot be created; choose another "
                                           "place.",
                                           QDir::toNativeSeparators(path).toStdString()));
    return QDir(path);
}

}  // namespace

Result<int> drawGallery(const GalleryWish& wish) {
    const auto scenes = scenesOf(wish.sample);
    if (!scenes) return tl::unexpected(scenes.error());
    const auto folder = galleryFolder(wish.folder);
    if (!folder) return tl::unexpected(folder.error());
    int taken = 0;
    if (wish.sample.isEmpty()) {
        Photographer start(*folder, wish.theme, wish.size);
        if (auto done = start.takeStart(); !done) return tl::unexpected(done.error());
        taken += start.taken();
    }
    for (const Scene& scene : *scenes) {
        Photographer photographer(*folder, wish.theme, wish.size);
        if (auto done = photographer.take(scene); !done) return tl::unexpected(done.error());
        taken += photographer.taken();
    }
    return taken;
}

}  // namespace ardent
