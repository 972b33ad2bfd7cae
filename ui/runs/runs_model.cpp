#include "ui/runs/runs_model.h"

#include <QApplication>
#include <QFont>
#include <QFontMetrics>
#include <QSet>
#include <cmath>

#include "core/base/message.h"
#include "core/figure/lines/trail.h"
#include "core/figure/loss/drawn_series.h"
#include "core/figure/marked_place.h"
#include "ui/runs/progress_text.h"
#include "ui/runs/run_text.h"
#include "ui/session/comparable.h"
#include "ui/session/session.h"
#include "ui/style/translated.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/palette_theme.h"

namespace ardent {

namespace {

bool isNumeric(int field) {
    return field == RunsModel::SeedText || field == RunsModel::Loss || field == RunsModel::Test ||
           field == RunsModel::Ticks || field == RunsModel::Time;
}

QString lossName(const RunEntry& entry) {
    const CurveSeries& series = entry.loss.series();
    return QString::fromStdString(words(series.rows == SeriesRows::Validation
                                            ? message("validation-loss", "validation loss")
                                            : series.title));
}

/// By which all runs with a loss are judged; "" where there are several or none.
QString sharedMeasure(const Runs& runs) {
    QSet<QString> measures;
    for (const auto& run : runs.all())
        if (run->loss.isLogged()) measures << lossMeasure(*run);
    return measures.size() == 1 ? *measures.begin() : QString();
}

/// No line of a tooltip wraps.
QString shortLines(const QString& text) {
    constexpr qsizetype kLetters = 160;
    QStringList lines = text.split(u'\n');
    for (QString& line : lines)
        if (line.size() > kLetters) line = line.left(kLetters - 1).trimmed() + u'…';
    return lines.join(u'\n');
}

}  // namespace

RunsModel::RunsModel(Session& session, QObject* parent)
    : QAbstractTableModel(parent), session_(session) {
    Runs& runs = session.runs();
    connect(&runs, &Runs::aboutToAdd, this, [this](int row) { beginInsertRows({}, row, row); });
    connect(&runs, &Runs::added, this, [this] {
        endInsertRows();
        nameLoss();
    });
    connect(&runs, &Runs::aboutToRemove, this, [this](int row) { beginRemoveRows({}, row, row); });
    connect(&runs, &Runs::removed, this, [this] {
        endRemoveRows();
        nameLoss();
    });
    const auto refreshRun = [this](int run, Field first, Field last) {
        const int row = rowOf(run);
        if (row >= 0) emit dataChanged(index(row, first), index(row, last));
    };
    const auto last = static_cast<Field>(FieldCount - 1);
    connect(&runs, &Runs::changed, this, [=, this](int run) {
        refreshRun(run, Name, last);
        nameLoss();
    });
    // A cell that changes gives up what is being typed in it: the name stays as it is.
    connect(&runs, &Runs::progressed, this, [=, this](int run) {
        refreshRun(run, State, last);
        nameLoss();
    });
    connect(&runs, &Runs::timePassed, this, [=](int run) { refreshRun(run, Time, Time); });
    connect(&runs, &Runs::currentChanged, this, &RunsModel::refresh);
    connect(&session, &Session::inputsChanged, this, &RunsModel::refresh);
}

void RunsModel::nameLoss() {
    QSet<QString> names;
    for (const auto& run : session_.runs().all())
        if (run->loss.isLogged()) names << lossName(*run);
    const QString name = names.size() == 1 ? *names.begin() : QString();
    if (name == lossName_) return;
    lossName_ = name;
    emit headerDataChanged(Qt::Horizontal, Loss, Loss);
    refresh();
}

void RunsModel::refresh() {
    if (const int rows = rowCount(); rows > 0)
        emit dataChanged(index(0, 0), index(rows - 1, FieldCount - 1));
}

int RunsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(session_.runs().all().size());
}

int RunsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : FieldCount;
}

const RunEntry& RunsModel::entryAt(int row) const {
    return *session_.runs().all()[static_cast<std::size_t>(row)];
}

int RunsModel::runAt(int row) const {
    return entryAt(row).id;
}

int RunsModel::rowOf(int run) const {
    for (int row = 0; row < rowCount(); ++row)
        if (runAt(row) == run) return row;
    return -1;
}

bool RunsModel::hasSeveralTargets() const {
    for (int row = 1; row < rowCount(); ++row)
        if (!areComparable(entryAt(row), entryAt(0))) return true;
    return false;
}

/// With what tells it from those of the other runs: "0.12 (MSE, training)".
QString RunsModel::lossText(const RunEntry& entry) const {
    if (std::isnan(entry.loss.value())) return QStringLiteral("–");
    QStringList remarks;
    if (sharedMeasure(session_.runs()).isEmpty()) remarks << shortLossMeasure(entry);
    if (lossName_.isEmpty()) remarks << lossRows(entry);
    remarks.removeAll(QString());
    const QString value = numberText(entry.loss.value());
    return remarks.isEmpty() ? value : tr("%1 (%2)").arg(value, remarks.join(QStringLiteral(", ")));
}

QString RunsModel::text(const RunEntry& entry, int field) const {
    switch (field) {
        case Name:
            return entry.name;
        case Target:
            return targetText(entry);
        case MethodTitle:
            return translatedCore(entry.inputs.method->title);
        case SeedText:
            return QString::number(entry.inputs.recipe.seed);
        case Loss:
            return lossText(entry);
        case Ticks:
            return tickCountText(entry);
        case Time:
            return durationText(entry.seconds());
        case State: {
            QString state = outcomeText(entry);
            if (session_.runs().isPinned(entry.id)) state = tr("%1, baseline").arg(state);
            return session_.runs().staleness(entry) == Staleness::Data ? tr("%1, stale").arg(state)
                                                                       : state;
        }
        case Notes:
            return notesOn(entry).empty() ? QString() : QString::number(notesOn(entry).size());
        case Test:
            return testScoreText(entry);
        default:
            return {};
    }
}

QString RunsModel::tooltip(const RunEntry& entry, int field) const {
    if (field == Loss) {
        if (!entry.loss.isLogged())
            return entry.snapshot->tick > 0 ? tr("This method logs no loss")
                                            : tr("No loss is logged yet");
        if (std::isnan(entry.loss.value()))
            return tr("%1: none is logged")
                .arg(QString::fromStdString(titleOf(entry.loss.series())));
        return lossHelp(entry) + u'\n' +
               (entry.loss.isOfKept() ? tr("Of the model that the run has kept")
                                      : tr("The lowest that is logged"));
    }
    if (field == State) {
        QStringList lines{stateText(entry)};
        if (const Message& stage = entry.snapshot->stage; entry.isLive() && !stage.empty())
            lines << QString::fromStdString(words(stage));
        if (entry.isStopping())
            lines << tr("It ends once the current step is done; you can continue meanwhile");
        if (!entry.snapshot->reason.empty()) lines << reasonText(*entry.snapshot);
        const Staleness staleness = session_.runs().staleness(entry);
        if (staleness == Staleness::Data) lines << tr("Stale: %1").arg(staleText());
        if (staleness == Staleness::Settings)
            lines << tr("The Method panel shows other settings than this run has");
        if (session_.runs().isPinned(entry.id))
            lines << tr("Other runs are compared with this one");
        return lines.join(u'\n');
    }
    if (field == Notes && !notesOn(entry).empty()) {
        QStringList lines{tr("Click to read and copy them")};
        for (const std::string& note : notesOn(entry)) lines << QString::fromStdString(note);
        return lines.join(u'\n');
    }
    if (field == Test) return testScoreHelp(entry);
    QStringList lines{settingsText(entry)};
    if (field == Ticks && !hasEnded(entry.state())) lines.prepend(progressText(entry));
    if (const auto kept = keptTickOf(*entry.snapshot); field == Ticks && kept)
        lines.prepend(QString::fromStdString(keptName(entry.snapshot->tickUnit, *kept)));
    return lines.join(u'\n');
}

QVariant RunsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const RunEntry& entry = entryAt(index.row());
    const bool isNumber = isNumeric(index.column());
    switch (role) {
        case Qt::DisplayRole:
        case Qt::EditRole:
            return text(entry, index.column());
        case Qt::ToolTipRole:
            return shortLines(tooltip(entry, index.column()));
        case Qt::TextAlignmentRole:
            return isNumber ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
        case Qt::CheckStateRole:
            if (index.column() != Name) return {};
            return entry.overlaid ? Qt::Checked : Qt::Unchecked;
        case Qt::DecorationRole:
            if (index.column() != Name) return {};
            return colourChip(entry.colour, themeOf(QApplication::palette()),
                              QFontMetrics(QApplication::font()).height());
        case Qt::FontRole: {
            QFont font = QApplication::font("QAbstractItemView");
            font.setItalic(session_.runs().staleness(entry) == Staleness::Data);
            font.setUnderline(index.column() == Notes);
            return font;
        }
        case Qt::ForegroundRole:
            return index.column() == Notes ? QVariant(QApplication::palette().link()) : QVariant();
        default:
            return {};
    }
}

QVariant RunsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant((isNumeric(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && section == Name)
        return tr(
            "Ticked runs are drawn in the loss view and compared, as far as they predict "
            "the same target");
    if (role == Qt::ToolTipRole && section == Notes)
        return tr("What was done with the rows and columns");
    if (role == Qt::ToolTipRole && section == Loss) {
        const QString measure = sharedMeasure(session_.runs());
        const QString ofWhat =
            tr("Of the model that a run has kept, on validation rows where there are any; the "
               "lowest so far while it trains");
        QStringList lines{headerData(Loss, orientation, Qt::DisplayRole).toString(), ofWhat};
        if (!measure.isEmpty()) lines << tr("All runs: %1").arg(measure);
        return lines.join(u'\n');
    }
    if (role == Qt::ToolTipRole && section == Test)
        return tr("Quality of the run's model on new rows");
    if (role != Qt::DisplayRole) return {};
    switch (section) {
        case Name:
            return tr("Run");
        case Target:
            return tr("Target");
        case MethodTitle:
            return tr("Method");
        case SeedText:
            return tr("Seed");
        case Loss:
            return lossName_.isEmpty() ? tr("Loss")
                                       : lossName_.left(1).toUpper() + lossName_.mid(1);
        case Test:
            return tr("Test score");
        case Ticks:
            return tr("Progress");
        case Time:
            return tr("Training time");
        case State:
            return tr("State");
        case Notes:
            return tr("Notes");
        default:
            return {};
    }
}

Qt::ItemFlags RunsModel::flags(const QModelIndex& index) const {
    if (!index.isValid()) return Qt::NoItemFlags;
    const Qt::ItemFlags common = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    return index.column() == Name ? common | Qt::ItemIsEditable | Qt::ItemIsUserCheckable : common;
}

bool RunsModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (!index.isValid() || index.column() != Name) return false;
    const int run = runAt(index.row());
    if (role == Qt::EditRole) session_.runs().rename(run, value.toString());
    if (role == Qt::CheckStateRole)
        session_.runs().setOverlaid(run, value.value<Qt::CheckState>() == Qt::Checked);
    return role == Qt::EditRole || role == Qt::CheckStateRole;
}

}  // namespace ardent
