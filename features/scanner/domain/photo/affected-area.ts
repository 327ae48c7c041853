/**
 * Share of the visible leaf that is not green, by colour alone. An estimate: it detects yellowing, rust,
 * brown and dry spots. It does not detect colourless damage, and a leaf eaten from the edge looks smaller,
 * not sicker.
 *
 * 1. Every pixel of the square photo is green tissue, yellow tissue, glare, or something else (hue, saturation,
 *    value).
 * 2. The leaf is the largest connected green and yellow tissue near the middle, with its small gaps and enclosed
 *    holes.
 * 3. Affected pixels are those on the leaf that are neither green nor glare.
 *
 * Against 30 photos outlined by eye (vision/outlines.json) the median error is 2 points. Large dry areas open
 * to the leaf's edge are not recognised as leaf, so the estimate is far too low there.
 */
export interface AffectedArea {
  /** 0 to 100. */
  readonly percent: number;
  /** Share of the photo that is leaf, 0 to 1. Below `MIN_LEAF_SHARE` the percentage is meaningless. */
  readonly leafShare: number;
  /** Pixels classified as leaf and as spots, for the outline on the photo. */
  readonly mask: AreaMask;
}

export const BACKGROUND = 0;
export const LEAF = 1;
export const LESION = 2;

/** `size` × `size` cells over the whole photo, row by row: BACKGROUND, LEAF or LESION. */
export interface AreaMask {
  readonly size: number;
  readonly cells: Uint8Array;
}

export const MIN_LEAF_SHARE = 0.06;

const OTHER = 0;
const GREEN = 1;
const YELLOW = 2;
const GLARE = 3;

/**
 * Bounds of hue in degrees and of saturation and value (0 to 1), set by eye on outdoor bean and white-table
 * coffee leaves.
 */
const classifyPixel = (r: number, g: number, b: number): number => {
  const high = Math.max(r, g, b);
  const chroma = high - Math.min(r, g, b);
  const saturation = high ? chroma / high : 0;
  const value = high / 255;
  if (value > 0.75 && saturation < 0.14) return GLARE;
  if (value < 0.1 || chroma === 0) return OTHER;
  const hue =
    high === r
      ? (60 * (g - b)) / chroma
      : high === g
        ? 120 + (60 * (b - r)) / chroma
        : 240 + (60 * (r - g)) / chroma;
  if (hue >= 58 && hue <= 190 && saturation >= 0.1) return GREEN;
  if (hue >= 38 && hue < 58 && saturation >= 0.4 && value >= 0.4) return YELLOW;
  return OTHER;
};

type Mask = Uint8Array;

/** Dilates or erodes a mask with a square window of 2 × `reach` + 1 pixels. */
const dilateOrErode = (mask: Mask, size: number, reach: number, dilate: boolean): Mask => {
  const pass = (from: Mask, step: number): Mask =>
    from.map((_, i) => {
      const along = step === 1 ? i % size : Math.floor(i / size);
      for (let k = -reach; k <= reach; k++) {
        if (along + k < 0 || along + k >= size) continue;
        if ((from[i + k * step] === 1) === dilate) return dilate ? 1 : 0;
      }
      return dilate ? 0 : 1;
    });
  return pass(pass(mask, 1), size);
};

/** Flood fill: all pixels connected to `seeds` through pixels set in `open`. Removes them from `open`. */
const floodFill = (open: Mask, size: number, seeds: readonly number[]): number[] => {
  const taken = seeds.filter((i) => open[i] === 1);
  for (const i of taken) open[i] = 0;
  for (let k = 0; k < taken.length; k++) {
    const i = taken[k]!;
    const x = i % size;
    for (const j of [x > 0 ? i - 1 : -1, x < size - 1 ? i + 1 : -1, i - size, i + size]) {
      if (open[j] === 1) {
        open[j] = 0;
        taken.push(j);
      }
    }
  }
  return taken;
};

const borderPixels = (size: number): number[] =>
  Array.from({ length: size }, (_, k) => [k, size * (size - 1) + k, k * size, k * size + size - 1]).flat();

/** Erosion radius in pixels: separates leaves joined by narrow links, such as stalks or touching tips. */
const EROSION_RADIUS = 3;
/** Closing radius in pixels: fills gaps up to twice as wide, even at the leaf's edge. */
const CLOSING_RADIUS = 3;
/** A hole larger than this share of the leaf is background between leaves, not a spot. */
const MAX_HOLE_SHARE = 0.12;

/** The connected parts of a mask, each as a list of pixels. */
const connectedComponents = (mask: Mask, size: number): number[][] => {
  const rest = mask.slice();
  const found: number[][] = [];
  for (let i = rest.indexOf(1); i >= 0; i = rest.indexOf(1, i)) found.push(floodFill(rest, size, [i]));
  return found;
};

/** The connected part with the most pixels, weighted by nearness to the middle. */
const mainLeaf = (green: Mask, size: number): Mask => {
  const nearness = (i: number): number =>
    Math.exp(-6 * (((i % size) / size - 0.5) ** 2 + (Math.floor(i / size) / size - 0.5) ** 2));
  let best: number[] = [];
  let bestWeight = 0;
  for (const core of connectedComponents(dilateOrErode(green, size, EROSION_RADIUS, false), size)) {
    const weight = core.reduce((sum, i) => sum + nearness(i), 0);
    if (weight > bestWeight) [best, bestWeight] = [core, weight];
  }
  if (best.length === 0) return green;
  const core = new Uint8Array(green.length);
  for (const i of best) core[i] = 1;
  return dilateOrErode(core, size, EROSION_RADIUS + 1, true).map((v, i) => (v && green[i] ? 1 : 0));
};

/** Fills holes small enough to be spots. */
const fillHoles = (leaf: Mask, size: number): Mask => {
  const out = leaf.slice();
  const open = leaf.map((v) => 1 - v);
  floodFill(open, size, borderPixels(size));
  const maxPixels = MAX_HOLE_SHARE * leaf.reduce((sum, v) => sum + v, 0);
  for (const hole of connectedComponents(open, size))
    if (hole.length <= maxPixels) for (const i of hole) out[i] = 1;
  return out;
};

/** Merges four pixels into a cell, which needs at least two lesion or leaf pixels to count as such. */
const downsample = (cells: Uint8Array, size: number): AreaMask => {
  const half = size >> 1;
  const out = new Uint8Array(half * half);
  for (let i = 0; i < out.length; i++) {
    const at = 2 * Math.floor(i / half) * size + 2 * (i % half);
    let lesions = 0;
    let leaf = 0;
    for (const j of [at, at + 1, at + size, at + size + 1]) {
      if (cells[j] === LESION) lesions++;
      if (cells[j] !== BACKGROUND) leaf++;
    }
    out[i] = lesions >= 2 ? LESION : leaf >= 2 ? LEAF : BACKGROUND;
  }
  return { size: half, cells: out };
};

/** `rgb`: the square photo that the network receives. */
export const affectedArea = (rgb: Uint8Array, size: number): AffectedArea => {
  const kind = new Uint8Array(size * size);
  for (let i = 0; i < kind.length; i++)
    kind[i] = classifyPixel(rgb[i * 3]!, rgb[i * 3 + 1]!, rgb[i * 3 + 2]!);
  const tissueMask = kind.map((k) => (k === GREEN || k === YELLOW ? 1 : 0));
  const main = mainLeaf(tissueMask, size);
  const leafMask = fillHoles(
    dilateOrErode(dilateOrErode(main, size, CLOSING_RADIUS, true), size, CLOSING_RADIUS, false).map((v, i) =>
      v || main[i] ? 1 : 0,
    ),
    size,
  );
  const cells = leafMask.map((v, i) =>
    !v ? BACKGROUND : kind[i] === YELLOW || kind[i] === OTHER ? LESION : LEAF,
  );
  const affected = cells.reduce((sum, v) => sum + (v === LESION ? 1 : 0), 0);
  const leaf = cells.reduce((sum, v) => sum + (v === BACKGROUND ? 0 : 1), 0);
  return {
    percent: leaf ? (100 * affected) / leaf : 0,
    leafShare: leaf / kind.length,
    mask: downsample(cells, size),
  };
};
