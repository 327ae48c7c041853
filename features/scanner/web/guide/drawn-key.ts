// @cache later

// What is ticked in the guided key: parts of the plant, and patterns on a leaf that represents any crop.
import {
  AMBER,
  BARK,
  CREAM,
  DEEP,
  type Drawing,
  FAWN,
  GREEN,
  GREY,
  HUSK,
  NIGHT,
  PALE,
  SOIL,
  TAN,
  WHITE,
  YELLOW,
  balls,
  leaf as leafBetween,
  ovals,
  star,
} from '#features/fields/web/crop-paints.ts';
import { produce } from '#features/fields/web/drawn-produce.ts';
import { seedCrops } from '#features/fields/web/drawn-seed-crops.ts';
import type { Colour, Part, Pattern } from '#knowledge/types.ts';
import { signOf } from './drawn-signs.ts';
import {
  HOLE,
  LEMON,
  type Leaf,
  type Mark,
  bars,
  blade,
  blobs,
  crowded,
  dots,
  draw,
  edge,
  few,
  heart,
  mites,
  oval,
  powder,
  rolled,
  rooted,
  roots,
  rust,
  spots,
  streaks,
  target,
  trails,
  wilted,
} from './sign-marks.ts';

const on = (leaf: Leaf, ...marks: readonly Mark[]): Drawing => [
  ...leaf.drawing,
  ...marks.flatMap((mark) => mark(leaf)),
];
const plant: Drawing = [
  [DEEP, 'M32 60V12', 4],
  ...leafBetween([32, 50], [6, 34], 0.42),
  ...leafBetween([32, 46], [58, 28], 0.42),
  ...leafBetween([32, 30], [14, 12], 0.42),
  ...leafBetween([32, 26], [50, 6], 0.42),
];
const sign = (key: string): Drawing => signOf(key) ?? [];

export const partDrawings: Readonly<Record<Part, Drawing>> = {
  leaf: heart().drawing,
  stem: [
    [GREEN, 'M26 4h6v56h-6z'],
    [DEEP, 'M32 4h6v56h-6z'],
    [PALE, 'M26 22h12M26 42h12', 2.4],
    ...leafBetween([38, 24], [60, 12], 0.4),
    ...leafBetween([26, 44], [4, 32], 0.4),
  ],
  growing_point: [
    [DEEP, 'M32 62V40', 5],
    ...leafBetween([32, 52], [8, 38], 0.42),
    ...leafBetween([32, 52], [56, 38], 0.42),
    ...leafBetween([32, 44], [20, 8], 0.36),
    ...leafBetween([32, 44], [44, 8], 0.36),
    [PALE, 'M32 44C25 34 27 18 32 6c5 12 7 28 0 38z'],
  ],
  flower: [
    [DEEP, 'M32 62V34', 4],
    ...leafBetween([32, 58], [56, 46], 0.42),
    ...star(WHITE, FAWN, [32, 24], 21, 0.5, [-90, -30, 30, 90, 150, 210]),
    ...balls(6.5, YELLOW, AMBER, [32, 24]),
  ],
  fruit: seedCrops['maize'] ?? [],
  root: rooted(GREEN, DEEP, [CREAM, roots, 3]),
  whole_plant: [...plant, [SOIL, 'M6 62q26-8 52 0z']],
};

export const patternDrawings: Readonly<Record<Pattern, Drawing>> = {
  round_spots: on(heart(), few(7, spots([BARK, 4]))),
  angular_spots: on(heart(), few(7, bars(HUSK, 4, 3.4))),
  rings: on(oval(), target),
  stripes: on(blade(), streaks(LEMON, 2.4, [-9, -4.5, 4.5, 9], [0.24, 0.44], [0.5, 0.7])),
  large_patches: on(
    heart(),
    draw([HUSK, 'M12 36c2-10 14-12 18-4s-2 18-10 18-10-6-8-14zM38 22c6-6 14 0 14 8s-10 8-14 4-4-8 0-12z']),
  ),
  powder: on(heart(), powder),
  dusty_pustules: on(heart(), rust(SOIL, 2.6, YELLOW)),
  mould: on(heart(), few(5, spots([`${GREY}d0`, 7, 5.6])), ({ at }) => [
    [
      WHITE,
      at
        .slice(0, 5)
        .map(([x, y]) => `M${x - 4} ${y + 3}v-5M${x} ${y + 3}v-7M${x + 4} ${y + 3}v-5`)
        .join(''),
      1.2,
    ],
  ]),
  holes: on(heart(), few(6, spots([HOLE, 5.4, 4.4]))),
  windows: on(blade(), bars(CREAM, 5.4, 2.2)),
  trails: on(oval(), trails),
  mosaic: on(heart(), blobs(PALE)),
  curling: on(oval(), rolled(PALE)),
  wilting: wilted(GREEN, DEEP, DEEP),
  rot: sign('tomato___blossom_end_rot'),
  stunted: [
    [DEEP, 'M46 58V8', 4],
    ...leafBetween([46, 44], [62, 26], 0.36),
    ...leafBetween([46, 30], [30, 14], 0.36),
    ...leafBetween([46, 20], [60, 4], 0.36),
    [DEEP, 'M16 58V44', 3.4],
    ...star(LEMON, AMBER, [16, 52], 13, 0.42, [-160, -20, -90]),
    [SOIL, 'M2 62q30-8 60 0z'],
  ],
  galls: sign('any___root_knot_nematodes'),
  insects: crowded(NIGHT, 3.6, WHITE),
  webbing: on(oval(), mites),
  sticky: on(
    heart(),
    few(5, spots([`${NIGHT}c8`, 7, 5])),
    draw([PALE, 'M44 46c4 6 6 8 6 11a6 6 0 0 1-12 0c0-3 2-5 6-11z'], [WHITE, 'M41 57a3 3 0 0 0 3 3', 1.6]),
  ),
  dry_edges: on(oval(), edge(YELLOW, 7), edge(HUSK, 4.4)),
  between_veins: on(oval(LEMON, AMBER, GREEN, 3.4)),
  cracks: [...(produce['tomato'] ?? []), [NIGHT, 'M38 24c-4 7 4 9 0 16s3 8 1 13M23 27c2 5-3 8-1 13', 3]],
  frass: [
    [GREEN, 'M24 2h8v60h-8z'],
    [DEEP, 'M32 2h8v60h-8z'],
    [NIGHT, ovals(4.4, 4, [33, 26])],
    [
      TAN,
      dots(
        [36, 34],
        [41, 38],
        [37, 41],
        [43, 44],
        [39, 48],
        [45, 52],
        [36, 54],
        [49, 58],
        [42, 59],
        [33, 47],
      ),
      5,
    ],
  ],
  dieback: sign('mango___die_back'),
};

const shades: Readonly<Record<Colour, readonly [light: string, dark: string]>> = {
  yellow: [YELLOW, AMBER],
  brown: ['#9a6432', '#74471f'],
  black: [NIGHT, '#15110a'],
  grey: ['#b4aea2', '#8f887a'],
  white: [WHITE, '#e6dfcb'],
  orange: ['#e2711c', '#bd5414'],
  red: ['#d63a22', '#9c1f17'],
  purple: ['#9a5aa0', '#6d3b7d'],
  dark_green: ['#1f5a37', '#0b3a20'],
};
/** A drop of the colour. */
export const colourDrawing = (colour: Colour): Drawing => [...balls(24, ...shades[colour], [32, 32])];
