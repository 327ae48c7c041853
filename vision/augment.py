"""What a phone camera in a field may do to a leaf, done to a batch of training photos."""
import math

import torch
import torch.nn.functional as F


def background_masks(photos):
    """1 on the leaf, 0 on an even background: grey or black pixels that hang together with the photo's edge."""
    x = F.avg_pool2d(photos.permute(0, 3, 1, 2).float(), 2)
    high, low = x.max(1, keepdim=True).values, x.min(1, keepdim=True).values
    excess_green = (2 * x[:, 1] - x[:, 0] - x[:, 2])[:, None]
    even = high - low
    plain = (((even < 34) & (excess_green < 4)) | ((even < 40) & (excess_green < 12) & (low > 120)) | (high < 28))
    bluish = (x[:, 2] >= x[:, 1]) & (x[:, 2] - x[:, 0] > 8)
    plain = (plain | (bluish[:, None] & (low > 90))).float()
    reached = torch.zeros_like(plain)
    reached[:, :, [0, -1], :] = plain[:, :, [0, -1], :]
    reached[:, :, :, [0, -1]] = plain[:, :, :, [0, -1]]
    for _ in range(150):
        grown = F.max_pool2d(reached, 3, 1, 1) * plain
        if torch.equal(grown, reached):
            break
        reached = grown
    # One step in: the rim still shows the old background.
    reached = F.max_pool2d(reached, 3, 1, 1)
    leaf = 1 - reached
    whole = leaf.mean((1, 2, 3), keepdim=True)
    leaf = torch.where((whole < 0.08) | (whole > 0.97), torch.ones_like(leaf), leaf)
    return (F.interpolate(leaf, scale_factor=2, mode="bilinear") * 255).byte()


def uniform(n, low, high):
    return torch.rand(n) * (high - low) + low


def chance(n, p):
    return (torch.rand(n) < p).float()


def geometry(n, replaced):
    """Affine grids: zoom, aspect, turn, flip. A leaf on a replaced background may also shrink."""
    zoom = torch.where(replaced, uniform(n, 0.6, 1.35), torch.sqrt(uniform(n, 0.45, 1.0)))
    aspect = torch.exp(uniform(n, -0.45, 0.45) * 0.5)
    sx, sy = zoom * aspect, zoom / aspect
    sx, sy = torch.where(replaced, sx, sx.clamp(max=1)), torch.where(replaced, sy, sy.clamp(max=1))
    angle = torch.where(replaced, uniform(n, -math.pi, math.pi), uniform(n, -0.35, 0.35) * chance(n, 0.5))
    angle = angle + chance(n, 0.25) * math.pi / 2
    flip_x, flip_y = 1 - 2 * chance(n, 0.5), 1 - 2 * chance(n, 0.4)
    cos, sin = torch.cos(angle), torch.sin(angle)
    room_x, room_y = (1 - sx).clamp(min=0), (1 - sy).clamp(min=0)
    theta = torch.stack([
        torch.stack([sx * cos * flip_x, -sx * sin * flip_y, uniform(n, -1, 1) * room_x], 1),
        torch.stack([sy * sin * flip_x, sy * cos * flip_y, uniform(n, -1, 1) * room_y], 1),
    ], 1)
    return theta


def backgrounds(n, size, scenes):
    """Half everyday scenes, half plain colours with soft blotches (soil, paper, cloth, sky)."""
    base = torch.rand(n, 3, 1, 1) * 255
    blotches = F.interpolate(torch.randn(n, 3, 6, 6), size=(size, size), mode="bicubic", align_corners=False)
    plain = base + blotches * uniform(n, 0, 35).view(-1, 1, 1, 1)
    pick = scenes[torch.randint(len(scenes), (n,)).numpy()]
    scene = F.interpolate(torch.from_numpy(pick).permute(0, 3, 1, 2).float(), size=(size, size), mode="bilinear", align_corners=False)
    return torch.where(chance(n, 0.5).view(-1, 1, 1, 1) > 0, scene, plain).clamp(0, 255)


def colours(x):
    n = len(x)
    shape = (-1, 1, 1, 1)
    mean = x.mean((2, 3), keepdim=True)
    grey = x.mean(1, keepdim=True)
    x = grey + (x - grey) * uniform(n, 0.7, 1.3).view(shape)
    x = mean + (x - mean) * uniform(n, 0.75, 1.3).view(shape)
    x = x * uniform(n, 0.7, 1.3).view(shape) * (1 + (torch.rand(n, 3, 1, 1) - 0.5) * 0.16)
    return x.clamp(0, 255)


def optics(x):
    """Soft focus, small originals and sensor noise, each on some of the photos."""
    n, size = len(x), x.shape[-1]
    small = F.interpolate(x, scale_factor=0.55, mode="bilinear", align_corners=False, antialias=True)
    soft = F.interpolate(small, size=(size, size), mode="bilinear", align_corners=False)
    amount = (chance(n, 0.3) * torch.rand(n)).view(-1, 1, 1, 1)
    x = x + (soft - x) * amount
    return x + torch.randn_like(x) * (chance(n, 0.25) * uniform(n, 1, 10)).view(-1, 1, 1, 1)


def augment(photos, masks, may_replace, scenes, size, share):
    """uint8 N x H x W x 3 and leaf masks to the network's range, at `size`; `share` of those that may get a new background."""
    n = len(photos)
    replaced = may_replace & (torch.rand(n) < share)
    grid = F.affine_grid(geometry(n, replaced), [n, 3, size, size], align_corners=False)
    x = F.grid_sample(photos.permute(0, 3, 1, 2).float(), grid, padding_mode="reflection", align_corners=False)
    if replaced.any():
        leaf = F.grid_sample(masks[replaced].float() / 255, grid[replaced], padding_mode="zeros", align_corners=False)
        x[replaced] = x[replaced] * leaf + backgrounds(int(replaced.sum()), size, scenes) * (1 - leaf)
    return plain(optics(colours(x)))


def turned_hue(x):
    """Colours turned by 60 to 300 degrees around the grey axis: no leaf of ours is blue or red all over."""
    angle = uniform(len(x), 1.05, 5.2)
    c, s, third, root = torch.cos(angle), torch.sin(angle), 1 / 3, math.sqrt(1 / 3)
    even, up, down = c + third * (1 - c), third * (1 - c) + root * s, third * (1 - c) - root * s
    turn = torch.stack([even, down, up, up, even, down, down, up, even], 1).view(-1, 3, 3)
    return torch.einsum("nij,njhw->nihw", turn, x).clamp(0, 255)


def stretched(x):
    """Drawn out to two to four times its length."""
    theta = torch.eye(2, 3).repeat(len(x), 1, 1)
    theta[:, 1, 1] = 1 / uniform(len(x), 2.2, 4.0)
    return F.grid_sample(x, F.affine_grid(theta, list(x.shape), align_corners=False), align_corners=False)


def shuffled(x, parts=4):
    """Cut in 4 x 4 pieces, laid anew."""
    n, c, h, w = x.shape
    side = h // parts
    pieces = F.unfold(x, side, stride=side)[:, :, torch.randperm(parts * parts)]
    return F.fold(pieces, (h, w), side, stride=side)


def strangers(x):
    """Network-range photos of known leaves, in place of leaves of plants that we have no photos of."""
    x = (x + 1) * 127.5
    kind = torch.rand(len(x)).view(-1, 1, 1, 1)
    other = 0.5 * (x + x.roll(1, 0))
    x = torch.where(kind < 0.4, turned_hue(x), torch.where(kind < 0.7, stretched(x), torch.where(kind < 0.85, shuffled(x), other)))
    return plain(x)


def plain(x):
    return (x.clamp(0, 255) / 127.5 - 1).contiguous(memory_format=torch.channels_last)
