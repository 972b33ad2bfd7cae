#pragma once

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>
#include <string>

#include "core/base/error.h"

namespace ardent::cli {

/// Each adds one subcommand whose callback sets `exitCode`.
void addMethodsCommand(CLI::App&, int& exitCode);
void addInspectCommand(CLI::App&, int& exitCode);
void addSynthCommand(CLI::App&, int& exitCode);
void addTrainCommand(CLI::App&, int& exitCode);
void addPredictCommand(CLI::App&, int& exitCode);
void addExplainCommand(CLI::App&, int& exitCode);
void addFindingsCommand(CLI::App&, int& exitCode);
void addFigureCommand(CLI::App&, int& exitCode);
void addSelectCommand(CLI::App&, int& exitCode);
void addEvaluateCommand(CLI::App&, int& exitCode);

/// Prints the sentence on standard error and gives the exit code of its fault.
int reportError(const Error&);

/// Both name the same existing file.
bool isSameFile(const std::string& one, const std::string& other);

/// On an option that names an input as its output.
Message outputIsTable(const char* option, const std::string& file);
Message outputIsInput(const std::string& file);

/// Errors (Fault::Usage): the option is given with an empty name; `what` is "file" or the like.
Result<> requireName(const CLI::App& command, const char* option, const char* what);

/// Prints the object on standard output.
void printJson(const nlohmann::ordered_json&);

}  // namespace ardent::cli
