"""Trains the leaf network from the packed arrays. Commands and recipe: README.md; what was run: runs.md."""
import argparse
import json
import math
import os
import time

import numpy as np
import torch
import torch.nn.functional as F

from augment import augment, background_masks, plain, strangers
from network import FEATURES, Network, from_imagenet

CLASSES = [
    "bean___angular_leaf_spot", "bean___healthy", "bean___rust",
    "blackgram___anthracnose", "blackgram___healthy", "blackgram___leaf_crinkle", "blackgram___powdery_mildew", "blackgram___yellow_mosaic",
    "citrus___black_spot", "citrus___canker", "citrus___greening", "citrus___healthy",
    "coffee___cercospora_leaf_spot", "coffee___healthy", "coffee___leaf_miner", "coffee___leaf_rust", "coffee___phoma_brown_leaf_spot",
    "groundnut___early_leaf_spot", "groundnut___healthy", "groundnut___late_leaf_spot", "groundnut___nutrient_deficiency", "groundnut___rust",
    "maize___common_rust", "maize___gray_leaf_spot", "maize___healthy", "maize___northern_leaf_blight",
    "mango___anthracnose", "mango___bacterial_canker", "mango___cutting_weevil", "mango___die_back", "mango___gall_midge", "mango___healthy", "mango___powdery_mildew", "mango___sooty_mould",
    "pepper___bacterial_spot", "pepper___cercospora_leaf_spot", "pepper___healthy", "pepper___murda_complex_mites_thrips", "pepper___nutrient_deficiency", "pepper___powdery_mildew",
    "potato___early_blight", "potato___healthy", "potato___late_blight",
    "tomato___bacterial_spot", "tomato___early_blight", "tomato___healthy", "tomato___late_blight", "tomato___leaf_mold", "tomato___mosaic_virus", "tomato___septoria_leaf_spot", "tomato___spider_mites", "tomato___target_spot", "tomato___yellow_leaf_curl_virus",
    "unknown___not_a_leaf", "unknown___other_crop_leaf",
]
REPLACE_BACKGROUND = {"bracol", "mango", "citrus", "pvcorn", "pv_tomato", "pv_potato", "pv_pepper", "ood_otherleaf"}
# Photos per class and epoch: the field sets lead; the lab photos of a class that has field photos are few, or they drown them.
PER_EPOCH = {
    "ibean": 200, "blackgram": 150, "groundnut": 190, "chilli": 130, "plantdoc_maize": 135, "bracol": 200, "mango": 55,
    "citrus": 80, "pv_tomato": 48, "pv_potato": 50, "pv_pepper": 50, "pvcorn": 60, "neg_background": 200, "ood_otherleaf": 90,
}
PVCORN_MORE = {"maize___healthy": 120, "maize___gray_leaf_spot": 80}
MOST_REPEATS = 3
FIELD_NOISE = 0.1  # label smoothing of the web photos: some carry a wrong label
SMOOTH = 0.0
BACKGROUND = 0.25  # share of the photos from lab and paper that get a new background
STRANGERS = 3  # of each 32, made from leaves of other photos, trained as a leaf of another crop
FROZEN = 4  # layers down to 56 x 56 pixels: taken over from the run before


class Photos:
    def __init__(self, folder):
        self.rows = json.load(open(f"{folder}/index.json"))
        self.pixels = np.load(f"{folder}/pixels.npy", mmap_mode="r")
        self.label = np.array([CLASSES.index(r["class"]) if r["class"] in CLASSES else -1 for r in self.rows])
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
            wanted = PVCORN_MORE.get(CLASSES[label], PER_EPOCH[name]) if name == "pvcorn" else PER_EPOCH[name]
            wanted = min(wanted, MOST_REPEATS * len(rows))
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
    return {str(s): round(float((guess == label)[photos.set[rows] == s].mean()), 4) for s in sorted(set(photos.set[rows]))}


def smooth_targets(labels, noisy):
    n = len(CLASSES)
    e = torch.where(noisy, FIELD_NOISE, SMOOTH)[:, None]
    return F.one_hot(labels, n).float() * (1 - e) + e / n


def first_weights(path):
    """ImageNet's, or the backbone of an earlier run under a fresh head."""
    if path.endswith(".tflite"):
        return from_imagenet(path, len(CLASSES))
    network = Network(len(CLASSES))
    earlier = torch.load(path)["network"]
    network.load_state_dict({**network.state_dict(), **{k: v for k, v in earlier.items() if k.startswith("backbone")}})
    return network


def fitted_head(network, photos, rng):
    rows = np.unique(one_epoch(photos, rng))
    features, _ = outputs(network, photos, rows, 160)
    weight, bias = probe(features, photos.label[rows])
    with torch.no_grad():
        network.head.weight.copy_(weight)
        network.head.bias.copy_(bias)


def batch_loss(network, photos, masks, scenes, rows, size):
    lab = torch.from_numpy(np.isin(photos.set[rows], list(REPLACE_BACKGROUND)))
    mask = F.interpolate(torch.from_numpy(masks[rows]).float(), scale_factor=2, mode="bilinear")
    x = augment(torch.from_numpy(photos.pixels[rows]), mask, lab, scenes, size, BACKGROUND)
    labels = torch.from_numpy(photos.label[rows].copy())
    leaves = torch.from_numpy(np.where(photos.set[rows] != "neg_background")[0][:STRANGERS])
    x[leaves] = strangers(x[leaves])
    labels[leaves] = CLASSES.index("unknown___other_crop_leaf")
    targets = smooth_targets(labels, torch.from_numpy(photos.set[rows] == "plantdoc_maize"))
    with torch.autocast("cpu", dtype=torch.bfloat16):
        logits = network(x)
    return F.cross_entropy(logits.float(), targets)


def main():
    a = argparse.ArgumentParser()
    a.add_argument("arrays")
    a.add_argument("weights")
    a.add_argument("out")
    a.add_argument("--seed", type=int, default=1)
    a.add_argument("--minutes", type=float, default=75, help="the cosine follows the clock: shared cores make epochs of unequal length")
    a.add_argument("--fine", type=float, default=0.3, help="share of the time at 224 pixels, after 160")
    a.add_argument("--rate", type=float, default=1e-4)
    a.add_argument("--resume", action="store_true")
    o = a.parse_args()
    torch.set_num_threads(int(os.environ.get("THREADS", 2)))  # one on shared cores: two wait for each other
    torch.manual_seed(o.seed)
    rng = np.random.default_rng(o.seed)
    os.makedirs(o.out, exist_ok=True)
    photos = Photos(o.arrays)
    masks = photos.masks(o.arrays)
    val = np.where(~photos.train & (photos.label >= 0))[0]
    scenes = np.array(photos.pixels[np.where(photos.train & (photos.set == "neg_background"))[0]])

    network = first_weights(o.weights).to(memory_format=torch.channels_last)
    state_path = f"{o.out}/state.pt"
    resumed = o.resume and os.path.exists(state_path)
    if not resumed:
        fitted_head(network, photos, rng)
        print("frozen features", report(outputs(network, photos, val, 160)[1], photos, val), flush=True)
    for layer in network.backbone[:FROZEN]:
        layer.requires_grad_(False)
    average = {k: v.clone() for k, v in network.state_dict().items()}
    fit = torch.optim.AdamW([
        {"params": [p for p in network.backbone.parameters() if p.requires_grad], "peak": o.rate},
        {"params": network.head.parameters(), "peak": 5 * o.rate},
    ], lr=o.rate, weight_decay=1e-4)
    epoch, step, before = 0, 0, 0.0
    if resumed:
        s = torch.load(state_path)
        network.load_state_dict(s["network"]), fit.load_state_dict(s["fit"])
        average, epoch, step, before = s["average"], s["epoch"], s["step"], s["seconds"]
        torch.manual_seed(o.seed + epoch)
        rng = np.random.default_rng(o.seed + epoch)
        for group, peak in zip(fit.param_groups, (o.rate, 5 * o.rate)):
            group["peak"] = peak

    begun = time.time() - before
    done = before / (60 * o.minutes)
    while done < 1:
        order, losses, t0 = one_epoch(photos, rng), [], time.time()
        network.train()
        for rows in np.array_split(order, len(order) // 32):
            done = (time.time() - begun) / (60 * o.minutes)
            if done >= 1:
                break
            size = 160 if done < 1 - o.fine else 224
            for group in fit.param_groups:
                group["lr"] = group["peak"] * min(1, step / 40 + 0.05) * (0.5 + 0.5 * math.cos(math.pi * done))
            loss = batch_loss(network, photos, masks, scenes, rows, size)
            fit.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(network.parameters(), 2.0)
            fit.step()
            losses.append(loss.item())
            step += 1
            with torch.no_grad():
                keep = min(0.995, (1 + step) / (10 + step))
                for k, v in network.state_dict().items():
                    average[k].mul_(keep).add_(v, alpha=1 - keep)
            if len(losses) % 20 == 1:
                print(f"{epoch}.{len(losses)} at {size}: loss {np.mean(losses[-20:]):.3f} {32 * len(losses) / (time.time() - t0):.0f} photos/s", flush=True)
        epoch += 1
        torch.save({"network": network.state_dict(), "fit": fit.state_dict(), "average": average, "epoch": epoch, "step": step, "seconds": time.time() - begun}, state_path)
        torch.save({"network": average, "classes": CLASSES}, f"{o.out}/average.pt")
        print(f"epoch {epoch}, {100 * done:.0f} % of the time: loss {np.mean(losses):.3f}, {time.time() - t0:.0f} s", flush=True)

    network.load_state_dict(average)
    print(f"{step} steps; validation", report(outputs(network, photos, val)[1], photos, val), flush=True)


if __name__ == "__main__":
    main()
