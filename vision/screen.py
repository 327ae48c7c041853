"""
Choices of the recipe, screened on frozen features at 160 pixels: one softmax head per variant, told by set.
    python3 screen.py <arrays> <ImageNet weights.tflite | average.pt>
Shapes of the answer: a row per variant, validation top-1 per set. Recorded in runs.md.
"""
import sys

import numpy as np
import torch
import torch.nn.functional as F

from augment import augment
from train import CLASSES, REPLACE_BACKGROUND, Photos, first_weights, one_epoch, outputs, report

SHARES = (0.0, 0.45, 0.9)
FIELD = ["ibean", "blackgram", "groundnut", "chilli", "plantdoc_maize"]


def features(network, photos, masks, scenes, rows, share):
    """One augmented view of each row (N x 1280), backgrounds replaced in `share` of the photos from lab and paper."""
    network.eval()
    out = []
    with torch.no_grad(), torch.autocast("cpu", dtype=torch.bfloat16):
        for part in np.array_split(rows, len(rows) // 32):
            lab = torch.from_numpy(np.isin(photos.set[part], list(REPLACE_BACKGROUND)))
            mask = F.interpolate(torch.from_numpy(masks[part]).float(), scale_factor=2, mode="bilinear")
            out.append(network.features(augment(torch.from_numpy(photos.pixels[part]), mask, lab, scenes, 160, share)).float())
    return torch.cat(out)


def head(x, y, weight, smooth):
    mean, spread = x.mean(0), x.std(0) + 1e-3
    n = len(CLASSES)
    target = F.one_hot(y, n).float() * (1 - smooth) + smooth / n
    layer = torch.nn.Linear(x.shape[1], n)
    fit = torch.optim.LBFGS(layer.parameters(), max_iter=80, line_search_fn="strong_wolfe")
    z = (x - mean) / spread

    def loss():
        fit.zero_grad()
        value = (F.cross_entropy(layer(z), target, reduction="none") * weight).sum() / weight.sum() + 0.02 * layer.weight.pow(2).sum() / n
        value.backward()
        return value

    fit.step(loss)
    return lambda v: layer((v - mean) / spread).detach()


def main(arrays, weights):
    torch.set_num_threads(2)
    torch.manual_seed(1)
    rng = np.random.default_rng(1)
    photos = Photos(arrays)
    masks = photos.masks(arrays)
    scenes = np.array(photos.pixels[np.where(photos.train & (photos.set == "neg_background"))[0]])
    val = np.where(~photos.train & (photos.label >= 0))[0]
    network = first_weights(weights).to(memory_format=torch.channels_last)
    rows = one_epoch(photos, rng)
    of_val, _ = outputs(network, photos, val, 160)
    views = {share: features(network, photos, masks, scenes, rows, share) for share in SHARES}
    y = torch.from_numpy(photos.label[rows])
    even = torch.ones(len(rows))
    per_class = 1 / torch.bincount(y, minlength=len(CLASSES)).clamp(min=1).float()[y]
    field = torch.from_numpy(np.isin(photos.set[rows], FIELD)).float()

    def variant(name, share=0.45, weight=even, smooth=0.05):
        told = report(head(views[share], y, weight, smooth)(of_val), photos, val)
        told["mean of crops"] = round(float(np.mean([v for s, v in told.items() if not s.startswith(("neg", "ood"))])), 4)
        print(name, told, flush=True)

    variant("as run 3 (smoothing .05, background .45, capped draw)")
    for s in (0.0, 0.1):
        variant(f"smoothing {s}", smooth=s)
    for share in (0.0, 0.9):
        variant(f"background {share}", share=share)
    variant("classes balanced", weight=per_class)
    for more in (2, 4):
        variant(f"field photos x {more}", weight=1 + (more - 1) * field)


if __name__ == "__main__":
    main(*sys.argv[1:3])
