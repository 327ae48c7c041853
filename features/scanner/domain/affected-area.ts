/**
 * Share of the visible leaf that is not green, by colour alone. An estimate: it sees yellowing, rust, brown and dry spots;
 * it does not see what has no colour, and a leaf eaten to the rim looks smaller, not sicker.
 *
 * 1. Every pixel of the square photo is green tissue, yellow tissue, glare, or something else (hue, saturation, value).
 * 2. The leaf is the green tissue, the small gaps in it, the holes it encloses, and the yellow tissue that touches it.
 * 3. Affected is what lies on the leaf and is neither green nor glare.
 */
export interface AffectedArea {
  /** 0 to 100. */
  readonly percent: number;
  /** Share of the photo that is leaf, 0 to 1: below `LEAST_LEAF` the percentage means nothing. */
  readonly leafShare: number;
}

export const LEAST_LEAF = 0.06;

const OTHER = 0;
const GREEN = 1;
const YELLOW = 2;
const GLARE = 3;

/** Bounds of hue in degrees and of saturation and value (0 to 1), set by eye on outdoor bean and white-table coffee leaves. */
const tissue = (r: number, g: number, b: number): number => {
  const high = Math.max(r, g, b);
  const spread = high - Math.min(r, g, b);
  const saturation = high ? spread / high : 0;
  const value = high / 255;
  if (value > 0.75 && saturation < 0.14) return GLARE;
  if (value < 0.1 || spread === 0) return OTHER;
  const hue = high === r ? (60 * (g - b)) / spread : high === g ? 120 + (60 * (b - r)) / spread : 240 + (60 * (r - g)) / spread;
  if (hue >= 58 && hue <= 190 && saturation >= 0.1) return GREEN;
  if (hue >= 38 && hue < 58 && saturation >= 0.4 && value >= 0.4) return YELLOW;
  return OTHER;
};

type Mask = Uint8Array;

/** Square window of `reach` around each pixel: `grow` keeps a pixel when any is set, otherwise when all are. */
const spread = (mask: Mask, size: number, reach: number, grow: boolean): Mask => {
  const pass = (from: Mask, step: number): Mask => from.map((_, i) => {
    const along = step === 1 ? i % size : Math.floor(i / size);
    for (let k = -reach; k <= reach; k++) {
      if (along + k < 0 || along + k >= size) continue;
      if ((from[i + k * step] === 1) === grow) return grow ? 1 : 0;
    }
    return grow ? 0 : 1;
  });
  return pass(pass(mask, 1), size);
};

/** Marks everything that hangs together with `seeds` through pixels where `open` holds. */
const flood = (size: number, seeds: readonly number[], open: (i: number) => boolean): Mask => {
  const seen = new Uint8Array(size * size);
  const todo = seeds.filter((i) => open(i));
  for (const i of todo) seen[i] = 1;
  while (todo.length) {
    const i = todo.pop()!;
    const x = i % size;
    for (const j of [x > 0 ? i - 1 : -1, x < size - 1 ? i + 1 : -1, i - size, i + size]) {
      if (j >= 0 && j < seen.length && !seen[j] && open(j)) {
        seen[j] = 1;
        todo.push(j);
      }
    }
  }
  return seen;
};

const edge = (size: number): number[] =>
  Array.from({ length: size }, (_, k) => [k, size * (size - 1) + k, k * size, k * size + size - 1]).flat();

const where = (mask: Mask): number[] => {
  const all: number[] = [];
  mask.forEach((v, i) => { if (v) all.push(i); });
  return all;
};

/** Spots narrower than twice this many pixels of the square are gaps in the leaf even at its rim. */
const GAP = 3;

/** `rgb`: the square photo of the network's input. */
export const affectedArea = (rgb: Uint8Array, size: number): AffectedArea => {
  const kind = new Uint8Array(size * size);
  for (let i = 0; i < kind.length; i++) kind[i] = tissue(rgb[i * 3]!, rgb[i * 3 + 1]!, rgb[i * 3 + 2]!);
  const green = kind.map((k) => (k === GREEN ? 1 : 0));
  const closed = spread(spread(green, size, GAP, true), size, GAP, false);
  const body = closed.map((c, i) => (c || green[i] ? 1 : 0));
  const withYellow = flood(size, where(body), (i) => body[i] === 1 || kind[i] === YELLOW);
  const outside = flood(size, edge(size), (i) => !withYellow[i]);
  let leaf = 0;
  let affected = 0;
  for (let i = 0; i < kind.length; i++) {
    if (outside[i]) continue;
    leaf++;
    if (kind[i] === YELLOW || kind[i] === OTHER) affected++;
  }
  return { percent: leaf ? (100 * affected) / leaf : 0, leafShare: leaf / kind.length };
};
