#include "ui/figure/figure_export.h"

#include <QBuffer>
#include <QFileInfo>
#include <QImageWriter>
#include <QPageLayout>
#include <QPageSize>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <algorithm>
#include <cmath>
#include <string_view>

#include "core/base/output_file.h"
#include "core/figure/figure_csv.h"
#include "core/figure/notes/notes.h"
#include "ui/figure/paper.h"

namespace ardent {

namespace {

constexpr double kMostPixels = 250e6;
const QString kProgram = QStringLiteral("Ardent");

DrawStyle styleOf(const ExportOptions& options) {
    DrawStyle style;
    style.theme = options.theme;
    style.fontPt = options.fontPt;
    style.linePt = options.lineWidthPt;
    style.titles = options.titles;
    style.allNotes = options.allNotes;
    return style;
}

QSizeF sheet(const ExportOptions& options) {
    return {options.widthMm, options.heightMm};
}

QSize pixels(const ExportOptions& options) {
    const auto length = [&](double mm) {
        return static_cast<int>(std::lround(mm / 25.4 * options.dpi));
    };
    return {length(options.widthMm), length(options.heightMm)};
}

bool isTooLarge(QSize size) {
    const double count = static_cast<double>(size.width()) * size.height();
    return count > kMostPixels || std::max(size.width(), size.height()) > 32000;
}

/// How the figure was made and all that its note says, of which a small page shows a part.
QString descriptionOf(const Figure& figure, const ExportOptions& options) {
    QStringList lines{options.recipe, QString::fromStdString(notesText(figure))};
    lines.removeAll(QString());
    return lines.join(u'\n');
}

/// XML has no place for control characters, which the name of a column may hold.
QByteArray withoutControls(QByteArray xml) {
    const auto isControl = [](char byte) {
        return static_cast<unsigned char>(byte) < ' ' && byte != '\t' && byte != '\n' &&
               byte != '\r';
    };
    std::ranges::replace_if(xml, isControl, '?');
    return xml;
}

/// Dublin Core and XMP, which readers of PDF show as properties.
QByteArray pdfMetadata(const Figure& figure, const ExportOptions& options) {
    const QString title = QString::fromStdString(figure.title).toHtmlEscaped();
    const QString xmp =
        QStringLiteral(
            "<?xpacket begin=\"\uFEFF\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n"
            "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\">\n"
            "<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">\n"
            "<rdf:Description rdf:about=\"\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\" "
            "xmlns:xmp=\"http://ns.adobe.com/xap/1.0/\">\n"
            "<dc:title><rdf:Alt><rdf:li xml:lang=\"x-default\">%1</rdf:li></rdf:Alt></dc:title>\n"
            "<dc:description><rdf:Alt><rdf:li xml:lang=\"x-default\">%2</rdf:li></rdf:Alt>"
            "</dc:description>\n"
            "<xmp:CreatorTool>%3</xmp:CreatorTool>\n"
            "</rdf:Description>\n</rdf:RDF>\n</x:xmpmeta>\n<?xpacket end=\"w\"?>\n")
            .arg(title, descriptionOf(figure, options).toHtmlEscaped(), kProgram);
    return withoutControls(xmp.toUtf8());
}

QByteArray pdf(const Figure& figure, const ExportOptions& options) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setPageLayout(QPageLayout(
            QPageSize(sheet(options), QPageSize::Millimeter, QString(), QPageSize::ExactMatch),
            QPageLayout::Portrait, QMarginsF()));
        writer.setResolution(1200);
        writer.setTitle(QString::fromStdString(figure.title));
        writer.setCreator(kProgram);
        writer.setDocumentXmpMetadata(pdfMetadata(figure, options));
        drawOnPaper(figure, styleOf(options), sheet(options), writer,
                    QSizeF(writer.width(), writer.height()), true);
    }
    return bytes;
}

Result<QByteArray> png(const Figure& figure, const ExportOptions& options) {
    const QImage image = figureImage(figure, options);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QImageWriter writer(&buffer, "png");
    if (image.isNull() || !writer.write(image)) {
        return fail(Fault::Output,
                    message("picture-too-large",
                            "A picture of {} × {} pixels does not fit in memory; choose fewer dots "
                            "per inch.",
                            pixels(options).width(), pixels(options).height()));
    }
    return bytes;
}

Result<> checkNumber(const Message& name, double value, double least, double most,
                     const char* unit) {
    if (value >= least && value <= most) return {};
    return fail(Fault::Usage,
                message("bad-figure-option", "The figure's {0} is {1} {2}; choose {3} to {4} {2}.",
                        name, value, unit, least, most));
}

Result<> checkOptions(const ExportOptions& options, bool raster) {
    for (const auto& result :
         {checkNumber(message("figure-width", "width"), options.widthMm, 10., 2000., "mm"),
          checkNumber(message("figure-height", "height"), options.heightMm, 10., 2000., "mm"),
          checkNumber(message("figure-font", "font size"), options.fontPt, 3., 72., "pt"),
          checkNumber(message("figure-lines", "line width"), options.lineWidthPt, 0.1, 10., "pt"),
          checkNumber(message("figure-resolution", "resolution"), options.dpi, 30., 2400.,
                      "dpi")}) {
        if (!result) return result;
    }
    const QSize size = pixels(options);
    if (raster && isTooLarge(size)) {
        return fail(Fault::Usage, message("too-many-pixels",
                                          "The picture would have {} × {} pixels; choose fewer "
                                          "dots per inch or a smaller size.",
                                          size.width(), size.height()));
    }
    return {};
}

Result<QByteArray> rendered(const Figure& figure, const ExportOptions& options,
                            const QString& suffix) {
    if (suffix == QLatin1String("csv")) return QByteArray::fromStdString(toCsv(figure));
    const bool raster = suffix == QLatin1String("png");
    if (const auto checked = checkOptions(options, raster); !checked) {
        return tl::unexpected(checked.error());
    }
    if (raster) return png(figure, options);
    return suffix == QLatin1String("pdf") ? pdf(figure, options) : figureSvg(figure, options);
}

}  // namespace

QImage figureImage(const Figure& figure, const ExportOptions& options) {
    if (isTooLarge(pixels(options))) return {};
    QImage image(pixels(options), QImage::Format_RGB32);
    if (image.isNull()) return image;
    image.fill(theme(options.theme).plotBackground);
    drawOnPaper(figure, styleOf(options), sheet(options), image, QSizeF(image.size()), false);
    const int dotsPerMetre = static_cast<int>(std::lround(options.dpi / 0.0254));
    image.setDotsPerMeterX(dotsPerMetre);
    image.setDotsPerMeterY(dotsPerMetre);
    image.setText(QStringLiteral("Title"), QString::fromStdString(figure.title));
    image.setText(QStringLiteral("Description"), descriptionOf(figure, options));
    image.setText(QStringLiteral("Software"), kProgram);
    return image;
}

/// At 2540 dpi a unit is a hundredth of a millimetre, so that sizes are exact. The generator writes
/// title and description as they are, so they are escaped here.
QByteArray figureSvg(const Figure& figure, const ExportOptions& options) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    const QSize size(static_cast<int>(std::lround(100. * options.widthMm)),
                     static_cast<int>(std::lround(100. * options.heightMm)));
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(2540);
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(), size));
    generator.setTitle(QString::fromStdString(figure.title).toHtmlEscaped());
    generator.setDescription(descriptionOf(figure, options).toHtmlEscaped());
    drawOnPaper(figure, styleOf(options), sheet(options), generator, QSizeF(size), true);
    return withoutControls(std::move(bytes));
}

Result<> exportFigure(const Figure& figure, const ExportOptions& options, const QString& path) {
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (!QStringList{QStringLiteral("pdf"), QStringLiteral("svg"), QStringLiteral("png"),
                     QStringLiteral("csv")}
             .contains(suffix)) {
        return fail(Fault::Usage,
                    message("unknown-picture-format",
                            "{} names no format that can be written; end it in .pdf, .svg, .png or "
                            ".csv.",
                            path.toStdString()));
    }
    const Result<QByteArray> bytes = rendered(figure, options, suffix);
    if (!bytes) return tl::unexpected(bytes.error());
    return writeFileAtomically(
        path.toStdString(),
        std::string_view(bytes->constData(), static_cast<std::size_t>(bytes->size())));
}

}  // namespace ardent
