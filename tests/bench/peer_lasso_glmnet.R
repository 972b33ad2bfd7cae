# Seconds, λs and objectives of glmnet's lasso path: peer_lasso_glmnet.R DATA FAMILY THRESHOLD.
# DATA as in lasso_path_bench.cpp; the λs given there are used, or glmnet's own 100.
suppressPackageStartupMessages(library(glmnet))
arguments <- commandArgs(trailingOnly = TRUE)
file <- file(arguments[1], "rb")
integers <- readBin(file, "integer", 6, size = 4)  # low halves of the three
n <- integers[1]; p <- integers[3]; count <- integers[5]
lambda <- if (count > 0) readBin(file, "double", count) else NULL
y <- readBin(file, "double", n)
x <- matrix(readBin(file, "double", n * p), n, p)
close(file)
seconds <- system.time(
  fit <- glmnet(x, y, family = arguments[2], lambda = lambda, thresh = as.numeric(arguments[3]),
                maxit = 1e7))[["elapsed"]]
deviation <- sqrt(colMeans(sweep(x, 2, colMeans(x))^2))
objective <- sapply(seq_along(fit$lambda), function(i) {
  b <- fit$beta[, i]
  f <- as.vector(fit$a0[i] + x[, b != 0, drop = FALSE] %*% b[b != 0])
  loss <- if (arguments[2] == "gaussian") mean((y - f)^2) / 2 else
    mean(pmax(f, 0) + log1p(exp(-abs(f))) - y * f)
  loss + fit$lambda[i] * sum(deviation * abs(b))
})
cat(sprintf('{"seconds": %.4f, "lambdas": [%s], "objectives": [%s]}\n', seconds,
            paste(sprintf("%.17g", fit$lambda), collapse = ","),
            paste(sprintf("%.17g", objective), collapse = ",")))
