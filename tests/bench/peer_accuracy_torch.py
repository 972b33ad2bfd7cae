"""The peer's time to accuracy: peer_accuracy_torch.py LEARNING.csv TEST.csv LEVEL SEED THREADS.

The model, the optimiser and the minibatch step are those of peer_rffnet_torch.py, which this imports. Added are what a
person would add to use it: columns and target standardised by the training rows, the relevances started at range /
dimension as in the paper, a validation loss after every epoch, early stopping after ten epochs without a lower one, and
the best checkpoint kept. Prints one JSON object; the seconds are those of training and validating alone.
"""

import json
import sys
import time

import numpy
import torch

from peer_rffnet_torch import Net, mean_squared_error

learning, test = (numpy.loadtxt(name, delimiter=",", skiprows=1, dtype=numpy.float64) for name in sys.argv[1:3])
level, seed, threads = float(sys.argv[3]), int(sys.argv[4]), int(sys.argv[5])
held = numpy.random.default_rng(seed).permutation(len(learning))
rows_train, rows_held = held[len(held) // 10:], held[: len(held) // 10]
mean, scale = learning[rows_train].mean(axis=0), learning[rows_train].std(axis=0)

FEATURES = 300
torch.set_num_threads(threads)
torch.manual_seed(seed)


def encoded(table):
    standardised = torch.tensor((table - mean) / scale, dtype=torch.float32)
    return standardised[:, :-1].contiguous(), standardised[:, -1:].contiguous()


(X, y), (X_held, y_held), (X_test, y_test) = map(encoded, (learning[rows_train], learning[rows_held], test))
net = Net(X.shape[1], FEATURES)
with torch.no_grad():
    net.relevances.copy_((X.max(0).values - X.min(0).values) / X.shape[1])


def main(patience=10, most_epochs=1000):
    seconds, best, best_epoch, error, epoch = 0.0, float("inf"), 0, float("inf"), 0
    for epoch in range(1, most_epochs + 1):
        start = time.perf_counter()
        net.train_epoch(X, y)
        with torch.no_grad():
            validation = mean_squared_error(net.predict(X_held), y_held).item()
        improved = validation < best
        if improved:
            best, best_epoch = validation, epoch
            checkpoint = [parameter.detach().clone() for parameter in (net.relevances, net.weights.weight)]
        seconds += time.perf_counter() - start
        if improved:
            with torch.no_grad():
                features = torch.cos((X_test * checkpoint[0]) @ net.frequencies + net.phases)
                error = mean_squared_error(features @ checkpoint[1].T, y_test).item() * scale[-1] ** 2
            if error <= level:
                return {"seconds": seconds, "epochs": epoch, "mse": error}
        if epoch - best_epoch >= patience:
            break
    return {"seconds": None, "epochs": epoch, "mse": error}


print(json.dumps(main()))
