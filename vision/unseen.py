"""
What would happen to the leaves of a crop that no training photo showed: each crop is left out in turn, a softmax head is
fitted on the frozen ImageNet features of the rest, and the app's evidence rule (diagnose.ts, calibrate.ts) is swept.
    python3 unseen.py <arrays> <weights.tflite>        writes unseen.json
"""
import json
import sys

import numpy as np
import torch

from network import from_imagenet
from train import CLASSES, Photos, batches, probe

CROPS = sorted(set(name.split("___")[0] for name in CLASSES) - {"unknown"})
SHARES = [0.01, 0.02, 0.05, 0.1, 0.2, 0.3]
PER_CLASS = 150  # training photos per set and class
SIZE = 160

crop_of = np.array([name.split("___")[0] for name in CLASSES])


def draw(photos, rng):
    rows = []
    for name in sorted(set(photos.set[photos.train])):
        for label in range(len(CLASSES)):
            own = np.where(photos.train & (photos.set == name) & (photos.label == label))[0]
            rows.append(rng.permutation(own)[:PER_CLASS])
    return np.sort(np.concatenate(rows))


def frozen(network, photos, rows):
    network.eval()
    with torch.no_grad():
        return torch.cat([network.features(x.contiguous(memory_format=torch.channels_last)) for x in batches(photos, rows, SIZE)])


def evidence(logits, known):
    """As in diagnose.ts: how loudly the known outputs speak, and how far above the unknown ones."""
    loud = torch.logsumexp(logits[:, known], 1)
    return (2 * loud - torch.logsumexp(logits[:, ~known], 1)).numpy()


def rank(values, guess, sets, crops):
    """
    The share of known photos that must be risked before this one is refused. A crop's threshold is the lowest of its
    sets' quantiles, as in calibrate.ts; so a photo's rank is the highest that it has in any set of its guessed crop.
    """
    out = np.zeros(len(values))
    for crop in crops:
        mine = guess == crop
        for own in sets[crop]:
            out[mine] = np.maximum(out[mine], np.searchsorted(np.sort(own), values[mine], "right") / len(own))
    return out


def auroc(known, weight, unseen):
    higher = (known[:, None] > unseen) + 0.5 * (known[:, None] == unseen)
    return float((weight @ higher).mean() / weight.sum())


def curve(known, weight, unseen):
    """At each share of known photos refused, as near below it as their number allows."""
    steps = np.unique(np.concatenate([[0], known]))
    lost = np.array([weight[known <= t].sum() / weight.sum() for t in steps])
    points = []
    for share in SHARES:
        i = np.where(lost <= share + 1e-9)[0][-1]
        points.append({"knownRefused": share, "measured": round(float(lost[i]), 4), "unseenRefused": round(float((unseen <= steps[i]).mean()), 4)})
    return points


def leave_out(crop, photos, train, val, of_train, of_val):
    stays = crop_of[photos.label[train]] != crop
    weight, bias = probe(of_train[torch.from_numpy(stays)], photos.label[train][stays])
    keep = crop_of != crop
    kept = crop_of[keep]
    is_known = kept != "unknown"
    logits = (of_val @ weight.T + bias)[:, torch.from_numpy(keep)]
    values = evidence(logits, torch.from_numpy(is_known))
    guess = kept[is_known][logits[:, torch.from_numpy(is_known)].argmax(1).numpy()]
    truth, names = crop_of[photos.label[val]], photos.set[val]
    others = [c for c in CROPS if c != crop]
    sets = {c: [values[names == s] for s in sorted(set(names[truth == c]))] for c in others}
    ranks = rank(values, guess, sets, others)
    known = np.isin(truth, others)
    # Each set weighs the same, however many photos it has.
    size = np.array([1 / (names == n).sum() for n in names[known]])
    right = np.array(CLASSES)[keep][logits.argmax(1).numpy()] == np.array(CLASSES)[photos.label[val]]
    return {
        "knownPhotos": int(known.sum()),
        "knownTop1": round(float((size * right[known]).sum() / size.sum()), 4),
        "sets": {
            s: {"n": int((names == s).sum()), "auroc": round(auroc(ranks[known], size, ranks[names == s]), 4), "curve": curve(ranks[known], size, ranks[names == s])}
            for s in sorted(set(names[truth == crop]))
        },
    }


def main(arrays, weights):
    torch.set_num_threads(1)
    torch.manual_seed(1)
    photos = Photos(arrays)
    train = draw(photos, np.random.default_rng(1))
    val = np.where(~photos.train & np.isin(crop_of[photos.label], CROPS))[0]
    network = from_imagenet(weights, len(CLASSES)).to(memory_format=torch.channels_last)
    of_train, of_val = frozen(network, photos, train), frozen(network, photos, val)
    out = {
        "features": f"MobileNetV2, ImageNet, frozen, {SIZE} pixels",
        "trainingPhotosPerSetAndClass": PER_CLASS,
        "leftOut": {crop: leave_out(crop, photos, train, val, of_train, of_val) for crop in CROPS},
    }
    with open("unseen.json", "w") as file:
        file.write(json.dumps(out, indent=1) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:3])
