#include "ui/data/role_text.h"

#include "ui/style/translated.h"

namespace ardent {

QString roleText(Role role) {
    switch (role) {
        case Role::Feature:
            return translated("Feature");
        case Role::Target:
            return translated("Target");
        case Role::Ignore:
            return translated("Ignore");
        case Role::Id:
            return translated("Id");
    }
    return {};
}

QString roleHelp(Role role) {
    switch (role) {
        case Role::Feature:
            return translated("The model may use this column to predict the target");
        case Role::Target:
            return translated("The column to predict; there is exactly one");
        case Role::Ignore:
            return translated("The column is left out");
        case Role::Id:
            return translated("The column names the rows and is left out of the model");
    }
    return {};
}

QList<Role> allRoles() {
    return {Role::Feature, Role::Target, Role::Ignore, Role::Id};
}

QString columnTypeText(ColumnType type) {
    switch (type) {
        case ColumnType::Numeric:
            return translated("number");
        case ColumnType::Categorical:
            return translated("category");
        case ColumnType::Text:
            return translated("text");
    }
    return {};
}

QString shortColumnTypeText(ColumnType type) {
    switch (type) {
        case ColumnType::Numeric:
            return translated("num.");
        case ColumnType::Categorical:
            return translated("cat.");
        case ColumnType::Text:
            return columnTypeText(type);
    }
    return {};
}

QString readAsText(ReadAs reading) {
    switch (reading) {
        case ReadAs::Automatic:
            return translated("Automatic");
        case ReadAs::Number:
            return translated("Number");
        case ReadAs::DecimalComma:
            return translated("Number like 1.234,5");
        case ReadAs::ThousandsComma:
            return translated("Number like 1,234.5");
        case ReadAs::Category:
            return translated("Category");
    }
    return {};
}

QString readAsHelp(ReadAs reading) {
    switch (reading) {
        case ReadAs::Automatic:
            return translated("The cells of the whole file decide what the column is");
        case ReadAs::Number:
            return translated("Cells that are no numbers count as missing");
        case ReadAs::DecimalComma:
            return translated("The comma stands before decimals, points between thousands");
        case ReadAs::ThousandsComma:
            return translated("The point stands before decimals, commas between thousands");
        case ReadAs::Category:
            return translated("Every distinct text or number is its own class");
    }
    return {};
}

}  // namespace ardent
