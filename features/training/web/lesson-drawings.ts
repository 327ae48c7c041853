// One drawing for each lesson, in the hand of the crop drawings.
import {
  AMBER,
  BARK,
  CLAY,
  CREAM,
  DEEP,
  type Drawing,
  FAWN,
  GREEN,
  GREY,
  HUSK,
  NIGHT,
  PALE,
  PURPLE,
  RED,
  SAND,
  SOIL,
  TAN,
  WHITE,
  YELLOW,
  balls,
  leaf,
  ovals,
  star,
} from '#features/fields/web/crop-paints.ts';
import { produce } from '#features/fields/web/drawn-produce.ts';
import { seedCrops } from '#features/fields/web/drawn-seed-crops.ts';

const WATER = '#3790c9';
const ground = 'M2 62q30-9 60 0z';
const seedling = (x: number, y: number): Drawing => [
  [DEEP, `M${x} ${y}v-9`, 2.6],
  ...star(GREEN, DEEP, [x, y - 7], 10, 0.44, [-155, -25]),
];
const grass = (x: number): Drawing => star(PALE, GREEN, [x, 60], 30, 0.14, [-118, -98, -78, -60]);

const drawings: Readonly<Record<string, Drawing>> = {
  'make-compost': [
    [SOIL, 'M6 60C8 38 18 22 32 22v38z'],
    [BARK, 'M32 22c14 0 24 16 26 38H32z'],
    [GREEN, 'M12 46q20-6 40 0l2 6q-22-6-44 0z'],
    [SAND, 'M18 34q14-5 28 0l3 5q-17-5-34 0z'],
    [TAN, 'M38 4 30 50', 3.4],
    [WHITE, 'M18 18c-4-4 4-6 0-11M48 18c-4-4 4-6 0-11', 2.6],
  ],
  'liquid-manure': [
    [TAN, 'M46 2 34 30', 3.6],
    [WATER, 'M10 20h22v40H20c-5 0-7-3-8-8z'],
    ['#12527f', 'M32 20h22l-2 32c-1 5-3 8-8 8H32z'],
    [BARK, 'M10 20a22 6 0 0 0 44 0 22 6 0 0 0-44 0z'],
    [HUSK, 'M16 20a16 3.6 0 0 0 32 0 16 3.6 0 0 0-32 0z'],
    [CREAM, 'M16 38h8M40 38h8', 2],
    ...leaf([26, 22], [14, 6], 0.42),
  ],
  'clean-bean-seed': [
    ...(seedCrops['bean'] ?? []),
    [GREEN, 'M48 2a12 12 0 0 0 0 24z'],
    [DEEP, 'M48 2a12 12 0 0 1 0 24z'],
    [CREAM, 'M42 14l5 5 8-9', 3.2],
  ],
  'clean-nursery': [
    [SOIL, 'M4 44h28v16H8z'],
    [BARK, 'M32 44h28l-4 16H32z'],
    ...[12, 25, 39, 52].flatMap((x) => seedling(x, 44)),
    [TAN, 'M6 22q26-26 52 0', 3],
    [PALE, 'M14 16v7M26 10v6M38 10v6M50 16v7', 2],
  ],
  'mulch-and-stakes': [
    [TAN, 'M40 60V4', 4],
    [DEEP, 'M30 60C30 40 38 34 36 12', 3.6],
    ...star(GREEN, DEEP, [33, 44], 20, 0.42, [-165, -20]),
    ...star(GREEN, DEEP, [36, 26], 18, 0.42, [-160, -25]),
    ...balls(6, RED, '#9c1f17', [22, 50], [46, 40]),
    [FAWN, 'M2 62q14-12 30-9v9z'],
    [TAN, 'M32 53q16-3 30 9H32z'],
    [SAND, 'M10 58l8-4M20 60l10-5M36 58l10 2M46 56l9 5', 1.8],
  ],
  'hunger-or-disease': [
    ...star('#ead94c', AMBER, [20, 60], 56, 0.42, [-90]),
    [GREEN, 'M20 58V16M20 44l-7-8M20 44l7-8M20 32l-6-7M20 32l6-7', 2.6],
    ...star(GREEN, DEEP, [46, 60], 56, 0.42, [-90]),
    [BARK, ovals(3.4, 3.4, [42, 30], [50, 38], [42, 44], [47, 20])],
    [YELLOW, ovals(1.4, 1.4, [42, 30], [50, 38], [42, 44], [47, 20])],
  ],
  'sick-plants-out': [
    [CLAY, ground],
    ...star(YELLOW, AMBER, [34, 26], 22, 0.42, [-150, -30, -90]),
    [DEEP, 'M34 44V22', 4],
    [SAND, 'M34 42v12M34 44l-7 8M34 44l7 8', 2.4],
    [RED, 'M54 34V14', 5],
    [RED, 'M47 17 54 7l7 10z'],
  ],
  'fall-armyworm': [
    ...leaf([4, 60], [60, 4], 0.4),
    [CREAM, 'M20 34l6-6M38 44l6-6M44 24l5-5', 3.6],
    [TAN, 'M18 46c4-8 8 0 13-6s6 0 11-6', 9],
    [HUSK, 'M20 46c4-8 8 0 11-5s6 0 10-6', 2.4],
    [NIGHT, 'M44 32h.1', 9],
    [CREAM, 'M42 34l2-2 2 2M44 32v-3', 1.4],
  ],
  'push-pull': [
    ...grass(10),
    ...grass(54),
    [DEEP, 'M32 60V8', 3.6],
    ...star(GREEN, DEEP, [32, 42], 22, 0.22, [-145, -35]),
    ...star(GREEN, DEEP, [32, 26], 20, 0.22, [-135, -45]),
    [CLAY, ground],
    [PURPLE, ovals(2.6, 2.2, [22, 54], [27, 56], [38, 55], [43, 53])],
  ],
  'fruit-flies': [
    ...(produce['mango']?.slice(0, 5) ?? []),
    ...leaf([26, 7], [50, 4]),
    [GREY, ovals(7, 3, [40, 38, -30], [52, 38, 30])],
    [NIGHT, ovals(3.4, 6, [46, 45])],
    [RED, 'M44 37h.1M48 37h.1', 3],
  ],
  'potato-ridges-and-blight': [
    [SOIL, 'M2 60C10 34 20 30 32 30v30z'],
    [BARK, 'M32 30c12 0 22 4 30 30H32z'],
    ...balls(6, FAWN, TAN, [20, 50], [33, 46], [45, 51]),
    [DEEP, 'M32 32V12', 3.6],
    ...star(GREEN, DEEP, [32, 24], 20, 0.42, [-160, -125, -90, -55, -20]),
  ],
  'neem-and-soap': [
    [WHITE, 'M12 26h14v34H16c-3 0-4-2-4-4z'],
    [SAND, 'M26 26h14v30c0 2-1 4-4 4H26z'],
    [GREEN, 'M16 36h20v14H16z'],
    [HUSK, 'M20 26v-8h12v8zM32 12h-8v6h14v-3z'],
    [WATER, 'M44 10h.1M50 6h.1M50 14h.1M56 10h.1', 3],
    ...leaf([40, 60], [60, 26], 0.42),
  ],
  'spray-safely': [
    ['#8a5636', ovals(17, 19, [32, 30])],
    ['#64391f', 'M32 11a17 19 0 0 1 0 38z'],
    [YELLOW, 'M10 22C12 6 22 2 32 2v20z'],
    [AMBER, 'M32 2c10 0 20 4 22 20H32z'],
    [NIGHT, 'M24 28h.1M40 28h.1', 4],
    [WHITE, 'M17 36q15-7 15-7v23c-8 0-14-6-15-16z'],
    [GREY, 'M47 36q-15-7-15-7v23c8 0 14-6 15-16z'],
    [GREEN, 'M8 62q4-11 24-11v11z'],
    [DEEP, 'M32 51q20 0 24 11H32z'],
  ],
  'dry-and-store-grain': [
    [SAND, 'M18 16h14v44H16C6 54 8 28 18 16z'],
    [FAWN, 'M32 16h14c10 12 12 38 2 44H32z'],
    [HUSK, 'M18 17h28', 4],
    [FAWN, 'M20 14 16 4l8 5z'],
    [TAN, 'M24 9l8-5 8 5 8-5-4 10H20z'],
    [YELLOW, ovals(4.4, 3.4, [26, 36], [34, 32], [30, 43], [39, 40])],
    [AMBER, ovals(4.4, 3.4, [36, 48], [24, 50])],
  ],
};

/** The drawing of a lesson; a book for a guide or a lesson without one. */
export const lessonDrawing = (slug: string): Drawing =>
  drawings[slug] ?? [
    [GREEN, 'M6 14c10-4 18-3 26 2v40c-8-5-16-6-26-2z'],
    [DEEP, 'M32 16c8-5 16-6 26-2v40c-10-4-18-3-26 2z'],
    [CREAM, 'M10 10c8-3 16-1 22 3v38c-6-4-14-6-22-3z'],
    [SAND, 'M32 13c6-4 14-6 22-3v38c-8-3-16-1-22 3z'],
    ...leaf([38, 42], [50, 18], 0.42),
    [TAN, 'M15 20c5-1 8 0 12 2M15 29c5-1 8 0 12 2M15 38c5-1 8 0 12 2', 2.4],
  ];
