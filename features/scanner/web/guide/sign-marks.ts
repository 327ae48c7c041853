// Leaves, and the marks of diseases and pests on them, on a square of 64.
import {
  AMBER,
  BARK,
  CLAY,
  DEEP,
  type Drawing,
  GREEN,
  GREY,
  HUSK,
  NIGHT,
  PALE,
  RED,
  SOIL,
  WHITE,
  leaf as leafBetween,
  ovals,
  star,
} from '#features/fields/web/crop-paints.ts';

type Point = readonly [x: number, y: number];
/** What shows through a hole: the ground behind the drawing. */
export const HOLE = 'var(--sign-ground, #f8dfd0)';
export const LEMON = '#ead94c';
const round = (n: number): number => Math.round(n * 10) / 10;

export interface Leaf {
  readonly drawing: Drawing;
  readonly rim: string;
  /** Where its marks sit, left and right in turn, and how its veins run there, in degrees. */
  readonly at: readonly Point[];
  readonly turn: number;
}
/** A leaf with its light half, dark half and veins in these paints. */
export type LeafOf = (light?: string, dark?: string, vein?: string, veinWidth?: number) => Leaf;

/** One half from the tip at the top to the foot: the corners of its curves, counted from the middle. */
const half = (side: number, [top, ...curves]: readonly number[]): string =>
  `M32 ${top}C${curves.map((n, i) => (i % 2 ? n : 32 + side * n)).join(' ')}`;

const upright =
  (curves: readonly number[], veins: string, at: readonly Point[]): LeafOf =>
  (light = GREEN, dark = DEEP, vein = PALE, width = 1.6) => ({
    drawing: [
      [light, half(-1, curves)],
      [dark, half(1, curves)],
      [vein, `M32 12V59${veins}`, width],
    ],
    rim: half(-1, curves) + half(1, curves),
    at,
    turn: 35,
  });

/** Beans, cowpea, black gram, sweet potato. */
export const heart = upright(
  [3, 6, 12, 26, 22, 26, 39, 26, 53, 14, 61, 0, 61],
  'M32 46C24 45 18 40 15 32M32 46c8-1 14-6 17-14M32 29c-4-1-7-4-9-8M32 29c4-1 7-4 9-8',
  [
    [20, 31],
    [40, 19],
    [26, 41],
    [45, 31],
    [21, 53],
    [38, 39],
    [13, 42],
    [51, 43],
    [25, 19],
    [39, 53],
  ],
);
/** Coffee, mango, citrus, pepper, potato and others. */
export const oval = upright(
  [3, 12, 11, 20, 24, 19, 38, 18, 52, 8, 60, 0, 61],
  'M32 50C24 47 19 42 17 35M32 50c8-3 13-8 15-15M32 33c-5-2-9-6-11-12M32 33c5-2 9-6 11-12',
  [
    [22, 27],
    [43, 29],
    [25, 50],
    [37, 38],
    [18, 40],
    [38, 18],
    [27, 38],
    [45, 44],
    [27, 16],
    [37, 53],
  ],
);
/** Tomato. */
export const lobed = upright(
  [
    3, 4, 5, 6, 9, 6, 14, 12, 12, 18, 15, 19, 21, 17, 23, 15, 25, 14, 28, 20, 28, 26, 33, 26, 40, 22, 44, 18,
    45, 14, 44, 15, 52, 8, 59, 0, 61,
  ],
  'M32 46C24 45 18 42 13 37M32 46c8-1 14-4 19-9M32 30c-6-1-10-4-13-9M32 30c6-1 10-4 13-9',
  [
    [21, 20],
    [44, 37],
    [26, 53],
    [38, 29],
    [14, 37],
    [43, 21],
    [26, 32],
    [39, 47],
    [27, 11],
    [51, 36],
  ],
);

/** A point on the long leaf: how far along it, and how far from its middle. */
export const along = (t: number, off: number): Point => [
  round(4 + 56 * t + off * 0.7),
  round(60 - 56 * t + off * 0.7),
];
const onBlade = (...places: readonly Point[]): readonly Point[] => places.map(([t, off]) => along(t, off));
/** Maize, rice, wheat, sorghum, onion, banana. */
export const blade: LeafOf = (light = GREEN, dark = DEEP, vein = PALE, width = 1.6) => {
  const side = (off: number): string => `M4 60Q${along(0.5, off).join(' ')} 60 4`;
  return {
    drawing: [
      [light, side(-34)],
      [dark, side(34)],
      [vein, 'M4 60 53 11', width],
    ],
    rim: side(-34) + side(34),
    at: onBlade(
      [0.36, -7],
      [0.5, 10],
      [0.66, -6],
      [0.28, 4.5],
      [0.52, -11],
      [0.72, 5],
      [0.5, -4],
      [0.44, 4],
      [0.24, -5],
      [0.84, -3],
    ),
    turn: -45,
  };
};

export type Mark = (leaf: Leaf) => Drawing;
/** Spots one in the other, the largest first; round, or longer along the veins. */
export const spots =
  (...rings: readonly (readonly [paint: string, rx: number, ry?: number])[]): Mark =>
  ({ at, turn }) =>
    rings.map(([paint, rx, ry = rx]) => [paint, ovals(rx, ry, ...at.map(([x, y]) => [x, y, turn] as const))]);
/** The mark in the first places only. */
export const few =
  (count: number, mark: Mark): Mark =>
  (leaf) =>
    mark({ ...leaf, at: leaf.at.slice(0, count) });
/** The mark beside its places too. */
export const dense =
  (mark: Mark): Mark =>
  (leaf) => {
    const [dx, dy] = leaf.turn > 0 ? [2, -5] : [5, -5.5];
    return mark({ ...leaf, at: [...leaf.at, ...leaf.at.map(([x, y]): Point => [x + dx, y + dy])] });
  };
/** Spots with straight sides along the veins, or pointed at both ends. */
export const bars =
  (paint: string, long: number, wide: number, isDiamond = false): Mark =>
  ({ at, turn }) => {
    const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    const w = isDiamond ? 0 : wide;
    const l = isDiamond ? 0 : long;
    const corners = [
      [-long, -w],
      [l, -wide],
      [long, w],
      [-l, wide],
    ] as const;
    const corner = ([x, y]: Point, [a, b]: Point): string =>
      `${round(x + a * c - b * s)} ${round(y + a * s + b * c)}`;
    return [[paint, at.map((point) => `M${corners.map((one) => corner(point, one)).join('L')}z`).join('')]];
  };
/** Broken lines along the long leaf, beside its middle vein. */
export const streaks =
  (paint: string, width: number, offs: readonly number[], ...parts: readonly Point[]): Mark =>
  () => {
    const one =
      (off: number, i: number) =>
      ([from, to]: Point): string =>
        `M${along(from + (i % 2) * 0.06, off).join(' ')}L${along(to + (i % 2) * 0.06, off).join(' ')}`;
    return [[paint, offs.flatMap((off, i) => parts.map(one(off, i))).join(''), width]];
  };
export const blobs =
  (paint: string): Mark =>
  ({ at }) => [[paint, at.map(([x, y]) => `M${x - 5} ${y}c1-4 4-5 7-3s4 2 3 5-3 4-5 3-6-1-5-5z`).join('')]];
export const edge =
  (paint: string, width: number): Mark =>
  ({ rim }) => [[paint, rim, width]];
export const draw =
  (...shapes: Drawing): Mark =>
  () =>
    shapes;
/** Dots at these places, as the path of one shape. */
export const dots = (...at: readonly Point[]): string => at.map(([x, y]) => `M${x} ${y}h.1`).join('');

export const rust = (paint: string, size: number, ...halo: readonly string[]): Mark =>
  spots(...halo.map((one) => [one, size + 1.7] as const), [paint, size], [CLAY, size / 2.4]);
export const eye = (halo: string, body: string, middle: string, size = 4): Mark =>
  spots([halo, size], [body, size * 0.78], [middle, size * 0.36]);
export const powder: Mark = (leaf) => [
  ...spots([`${WHITE}b0`, 5.5, 4.5])(leaf),
  [WHITE, leaf.at.map(([x, y]) => dots([x, y], [x - 4, y - 2], [x + 3, y + 3], [x + 3, y - 3])).join(''), 2],
];
export const whiteflies: Mark = ({ at }) => [
  [
    WHITE,
    ovals(
      3.2,
      1.7,
      ...at.flatMap(
        ([x, y]) =>
          [
            [x - 1.5, y, 60],
            [x + 1.5, y, 120],
          ] as const,
      ),
    ),
  ],
  [NIGHT, dots(...at.map(([x, y]): Point => [x, y - 3])), 1.8],
];
export const target = few(6, spots([LEMON, 6.4], [BARK, 5], ['#b98446', 3.7], [BARK, 2.5], ['#b98446', 1.1]));
/** The sides of an upright leaf rolled in, so that its pale underside shows. */
export const rolled = (paint: string): Mark =>
  draw(
    [paint, 'M32 3C44 11 52 24 51 38 50 52 40 60 32 61 40 52 44 42 43 32 42 20 38 10 32 3z'],
    [paint, 'M32 3C20 11 12 24 13 38 14 52 24 60 32 61 24 52 20 42 21 32 22 20 26 10 32 3z'],
  );
export const wrinkles = draw(
  [DEEP, 'M22 24q3 4 7 2M20 34q4 4 9 1M22 46q4 4 8 1', 2],
  [GREEN, 'M42 24q-3 4-7 2M44 34q-4 4-9 1M42 46q-4 4-8 1', 2],
);
/** The tip of an oval leaf and one edge dead, with a line below. */
export const blackTip = (line: string): Mark =>
  draw(
    [BARK, 'M32 3c-9 7-15 14-18 23 6 4 10 0 18 2z'],
    [NIGHT, 'M32 3c9 7 15 14 18 23-6 4-10 0-18 2zM50 42c-6-1-11 3-10 9 1 3 3 4 4 4 4-3 6-8 6-13z'],
    [line, 'M14 26c6 4 10 0 18 2 8-2 12 2 18-2', 2.4],
  );
const winding = 'M22 50c8 1 2-9 9-9s-1-8 6-9-3-8 3-11M18 36c5 1 3-6 8-7s1-6 4-9';
export const trails = draw([WHITE, winding, 3], [HUSK, winding, 0.8]);
export const mites: Mark = (leaf) => [
  [WHITE, 'M14 36 30 14M16 46 44 12M22 54 50 26M34 56l16-18M18 26l26 28M28 16l22 24M14 40l20 18', 0.9],
  ...few(5, spots([RED, 1.2]))(leaf),
];

const stalks = 'M32 62V18c0-6 4-10 9-8M32 30c-2-8-14-8-16 0M32 30c2-8 14-8 16 0M32 46c-2-7-11-7-13-1';
/** A plant whose leaves hang; `more` is drawn over it. */
export const wilted = (light: string, dark: string, stem: string, ...more: Drawing): Drawing => [
  [stem, stalks, 3],
  ...star(light, dark, [16, 29], 21, 0.44, [94]),
  ...star(light, dark, [48, 29], 21, 0.44, [86]),
  ...star(light, dark, [41, 9], 19, 0.44, [84]),
  ...star(light, dark, [19, 44], 14, 0.4, [92]),
  [CLAY, 'M6 63q26-8 52 0z'],
  ...more,
];
/** A young plant over soil that is cut open to show its roots. */
export const rooted = (light: string, dark: string, ...roots: Drawing): Drawing => [
  [SOIL, 'M4 32h56v20c0 6-4 10-10 10H14C8 62 4 58 4 52z'],
  [DEEP, 'M32 34V20', 4],
  ...star(light, dark, [32, 26], 24, 0.42, [-150, -30]),
  ...star(light, dark, [32, 20], 19, 0.4, [-90]),
  ...roots,
];
export const roots = 'M32 32v24M32 38l-11 12M32 38l11 12M32 46l-6 10M32 46l6 10';
const crowd: readonly (readonly [number, number, number])[] = [
  [29, 12, 30],
  [35, 15, -30],
  [29, 20, -20],
  [35, 23, 30],
  [30, 29, 20],
  [35, 32, -20],
  [29, 38, -30],
  [35, 41, 30],
  [21, 18, 45],
  [44, 15, -45],
  [18, 44, 20],
  [46, 38, -20],
];
/** A shoot with a crowd of small insects. */
export const crowded = (paint: string, size: number, mark: string): Drawing => [
  [DEEP, 'M32 62V14', 5],
  ...leafBetween([32, 52], [5, 40], 0.42),
  ...leafBetween([32, 46], [59, 34], 0.42),
  ...leafBetween([32, 28], [12, 8], 0.42),
  ...leafBetween([32, 26], [52, 6], 0.42),
  [paint, ovals(size, size * 0.74, ...crowd)],
  [mark, dots(...crowd.map(([x, y]): Point => [x, y - 1])), 1],
];
export const seedPod: Drawing = [
  [GREEN, 'M6 12C4 36 26 60 58 56 60 56 60 52 58 51 44 48 20 30 14 10 13 6 6 6 6 12z'],
  [DEEP, 'M6 12C4 36 26 60 58 56 32 54 12 34 10 8 8 8 6 9 6 12z'],
  [PALE, 'M17 22q4 8 10 14M33 40q6 5 12 8', 2.4],
];
export const maizeStalk: Drawing = [
  [DEEP, 'M32 61V10', 4],
  ...star(LEMON, AMBER, [32, 44], 31, 0.2, [-142, -30]),
  ...star(LEMON, AMBER, [32, 28], 28, 0.2, [-130, -48]),
  [GREY, 'M30 8l-3-6M34 8l3-6M32 8V2', 1.6],
];
