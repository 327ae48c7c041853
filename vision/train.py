"""Trains the leaf network from the packed arrays. Commands and recipe: README.md; what was run: runs.md."""
import argparse
import json
import math
import os
import time

import numpy as np
import torch
import torch.nn.functional as F

from augment import augment, background_masks, plain
from network import FEATURES, from_imagenet

CLASSES = [
    "bean___angular_leaf_spot", "bean___healthy", "bean___rust",
    "coffee___cercospora_leaf_spot", "coffee___healthy", "coffee___leaf_miner", "coffee___leaf_rust", "coffee___phoma_brown_leaf_spot",
    "maize___common_rust", "maize___gray_leaf_spot", "maize___healthy", "maize___northern_leaf_blight",
    "unknown___not_a_leaf", "unknown___other_crop_leaf",
]
REPLACE_BACKGROUND = {"bracol", "pvcorn", "ood_otherleaf"}
# Photos per epoch: the field sets lead; the lab photos of a class that has field photos are few, or they drown them.
PER_EPOCH = {"ibean": 330, "bracol": 210, "plantdoc_maize": 130, "neg_background": 200, "ood_otherleaf": 90}
PER_EPOCH_PVCORN = {"maize___healthy": 140, "maize___gray_leaf_spot": 100}
PVCORN_REST = 70
FIELD_NOISE = 0.1  # label smoothing of the web photos: some carry a wrong label
SMOOTH = 0.05


class Photos:
    def __init__(self, folder):
        self.rows = json.load(open(f"{folder}/index.json"))
        self.pixels = np.load(f"{folder}/pixels.npy", mmap_mode="r")
        self.label = np.array([CLASSES.index(r["class"]) for r in self.rows])
        self.set = np.array([r["set"] for r in self.rows])
        self.train = np.array([r["split"] == "train" for r in self.rows])

    def masks(self, folder):
        path = f"{folder}/masks.npy"
        if not os.path.exists(path):
            out = np.full((len(self.rows), 1, 112, 112), 255, np.uint8)
            wanted = np.where(self.train & np.isin(self.set, list(REPLACE_BACKGROUND)))[0]
            for part in np.array_split(wanted, max(1, len(wanted) // 64)):
                full = background_masks(torch.from_numpy(self.pixels[part]))
                out[part] = F.avg_pool2d(full.float(), 2).byte().numpy()
            np.save(path, out)
        return np.load(path)


def one_epoch(photos, rng):
    """Rows to show this epoch: a capped draw per set and class, small classes drawn more than once."""
    chosen = []
    for name in sorted(set(photos.set[photos.train])):
        for label in range(len(CLASSES)):
            rows = np.where(photos.train & (photos.set == name) & (photos.label == label))[0]
            if not len(rows):
                continue
            wanted = PER_EPOCH_PVCORN.get(CLASSES[label], PVCORN_REST) if name == "pvcorn" else PER_EPOCH[name]
            wanted = min(wanted, 2 * len(rows))
            repeats = -(-wanted // len(rows))
            chosen.append(np.concatenate([rng.permutation(rows) for _ in range(repeats)])[:wanted])
    return rng.permutation(np.concatenate(chosen))


def batches(photos, rows, size):
    for i in range(0, len(rows), 32):
        part = torch.from_numpy(photos.pixels[rows[i:i + 32]]).permute(0, 3, 1, 2).float()
        if size != part.shape[-1]:
            part = F.interpolate(part, (size, size), mode="bilinear", align_corners=False, antialias=True)
        yield plain(part)


def outputs(network, photos, rows, size=224):
    network.eval()
    with torch.no_grad():
        features = torch.cat([network.features(x) for x in batches(photos, rows, size)])
        return features, network.head(features)


def probe(features, labels, epochs=60):
    """Softmax regression on frozen features: where the head starts, and a figure to beat."""
    mean, spread = features.mean(0), features.std(0) + 1e-3
    x, y = (features - mean) / spread, torch.from_numpy(labels)
    head = torch.nn.Linear(FEATURES, len(CLASSES))
    weight = 1 / torch.bincount(y, minlength=len(CLASSES)).clamp(min=1).float()
    fit = torch.optim.LBFGS(head.parameters(), max_iter=epochs, line_search_fn="strong_wolfe")

    def loss():
        fit.zero_grad()
        value = F.cross_entropy(head(x), y, weight=weight / weight.mean()) + 0.02 * head.weight.pow(2).sum() / len(CLASSES)
        value.backward()
        return value

    fit.step(loss)
    with torch.no_grad():
        scaled = head.weight / spread
        return scaled, head.bias - scaled @ mean


def report(logits, photos, rows):
    guess, label = logits.argmax(1).numpy(), photos.label[rows]
    return {s: round(float((guess == label)[photos.set[rows] == s].mean()), 4) for s in sorted(set(photos.set[rows]))}


def smooth_targets(labels, noisy):
    n = len(CLASSES)
    e = torch.where(noisy, FIELD_NOISE, SMOOTH)[:, None]
    return F.one_hot(labels, n).float() * (1 - e) + e / n


def main():
    a = argparse.ArgumentParser()
    a.add_argument("arrays")
    a.add_argument("weights")
    a.add_argument("out")
    a.add_argument("--seed", type=int, default=1)
    a.add_argument("--epochs", type=int, default=20, help="at 160 pixels")
    a.add_argument("--fine", type=int, default=7, help="more, at 224 pixels")
    a.add_argument("--rate", type=float, default=1e-4)
    a.add_argument("--resume", action="store_true")
    o = a.parse_args()
    torch.set_num_threads(2)
    torch.manual_seed(o.seed)
    rng = np.random.default_rng(o.seed)
    os.makedirs(o.out, exist_ok=True)
    photos = Photos(o.arrays)
    masks = photos.masks(o.arrays)
    val = np.where(~photos.train)[0]
    scenes = np.array(photos.pixels[np.where(photos.train & (photos.set == "neg_background"))[0]])

    network = from_imagenet(o.weights, len(CLASSES)).to(memory_format=torch.channels_last)
    started, total = 0, o.epochs + o.fine
    state_path = f"{o.out}/state.pt"
    if not (o.resume and os.path.exists(state_path)):
        rows = np.unique(one_epoch(photos, rng))
        features, _ = outputs(network, photos, rows, 160)
        weight, bias = probe(features, photos.label[rows])
        with torch.no_grad():
            network.head.weight.copy_(weight)
            network.head.bias.copy_(bias)
        print("frozen features", report(outputs(network, photos, val, 160)[1], photos, val), flush=True)

    average = {k: v.clone() for k, v in network.state_dict().items()}
    fit = torch.optim.AdamW([
        {"params": network.backbone.parameters(), "peak": o.rate},
        {"params": network.head.parameters(), "peak": 5 * o.rate},
    ], lr=o.rate, weight_decay=1e-4)
    if o.resume and os.path.exists(state_path):
        s = torch.load(state_path)
        network.load_state_dict(s["network"]), fit.load_state_dict(s["fit"])
        average, started = s["average"], s["epoch"]
        torch.manual_seed(o.seed + started)
        rng = np.random.default_rng(o.seed + started)

    for epoch in range(started, total):
        size = 160 if epoch < o.epochs else 224
        order, losses, t0 = one_epoch(photos, rng), [], time.time()
        steps = len(order) // 32
        network.train()
        for step in range(steps):
            rows = order[step * 32:(step + 1) * 32]
            done = (epoch + step / steps) / total
            for group in fit.param_groups:
                group["lr"] = group["peak"] * min(1, (epoch * steps + step) / 40 + 0.05) * (0.5 + 0.5 * math.cos(math.pi * done))
            lab = torch.from_numpy(np.isin(photos.set[rows], list(REPLACE_BACKGROUND)))
            mask = F.interpolate(torch.from_numpy(masks[rows]).float(), scale_factor=2, mode="bilinear")
            x = augment(torch.from_numpy(photos.pixels[rows]), mask, lab, scenes, size)
            targets = smooth_targets(torch.from_numpy(photos.label[rows]), torch.from_numpy(photos.set[rows] == "plantdoc_maize"))
            loss = F.cross_entropy(network(x), targets)
            fit.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(network.parameters(), 2.0)
            fit.step()
            losses.append(loss.item())
            with torch.no_grad():
                keep = min(0.995, (1 + epoch * steps + step) / (10 + epoch * steps + step))
                for k, v in network.state_dict().items():
                    average[k].mul_(keep).add_(v, alpha=1 - keep)
            if step % 20 == 0:
                print(f"{epoch}.{step}/{steps} loss {np.mean(losses[-20:]):.3f} {32 * (step + 1) / (time.time() - t0):.0f} photos/s", flush=True)
        torch.save({"network": network.state_dict(), "fit": fit.state_dict(), "average": average, "epoch": epoch + 1}, state_path)
        torch.save({"network": average, "classes": CLASSES}, f"{o.out}/average.pt")
        print(f"epoch {epoch + 1}/{total} at {size}: loss {np.mean(losses):.3f}, {time.time() - t0:.0f} s", flush=True)

    network.load_state_dict(average)
    features, logits = outputs(network, photos, val)
    print("validation", report(logits, photos, val), flush=True)


if __name__ == "__main__":
    main()
