// @cache later

/** A filled path, or a line where it has a width. */
type Shape = readonly [paint: string, path: string, width?: number];

const DEEP = '#0e5a33';
const GREEN = '#3c9a4e';
const PALE = '#a8d48a';
const YELLOW = '#ffc02b';
const AMBER = '#e0900f';
const CLAY = '#c8643c';
const SOIL = '#a8431f';
const BARK = '#6e2a12';
const TAN = '#b98446';
const CREAM = '#fff3cf';
const NIGHT = '#33281a';
const SHADE: Shape = ['var(--maize-wash)', 'M10 104a70 11 0 0 1 140 0 70 11 0 0 1-140 0z'];

/** Drawings of empty lists, 160 by 120, lit from the left. */
export const emptyDrawings = {
  fields: [
    SHADE,
    [SOIL, 'M26 80 62 58l48 6 26 24-38 18-62-4z'],
    [BARK, 'M110 64l26 24-38 18-10-1z'],
    [CLAY, 'M46 82l52-12M52 92l64-13M60 100l52-9', 2.5],
    [DEEP, 'M82 72c18-20 24-30 24-40A24 24 0 0 0 82 8z'],
    [GREEN, 'M82 72C64 52 58 42 58 32A24 24 0 0 1 82 8z'],
    [YELLOW, 'M82 22a10 10 0 0 0 0 20z'],
    [AMBER, 'M82 22a10 10 0 0 1 0 20z'],
  ],
  tasks: [
    SHADE,
    [SOIL, 'M24 102c2-24 22-38 48-38v38z'],
    [BARK, 'M72 64c26 0 46 14 48 38H72z'],
    [
      CLAY,
      'M38 102c4-16 14-26 30-30M56 102c2-12 6-20 14-26M84 102c-2-12-4-18-8-24M104 102c-4-14-12-22-24-28',
      2.5,
    ],
    [TAN, 'M122 16 78 86', 5],
    [NIGHT, 'M112 10c10-6 24-2 30 10l-12 8c-4-6-8-9-16-10z'],
    [GREEN, 'M38 12a22 22 0 0 0 0 44z'],
    [DEEP, 'M38 12a22 22 0 0 1 0 44z'],
    [CREAM, 'M28 34l8 8 13-14', 4.5],
  ],
  messages: [
    SHADE,
    [GREEN, 'M24 16h40v58H40L28 88V74h-4a12 12 0 0 1-12-12V28a12 12 0 0 1 12-12z'],
    [DEEP, 'M60 16h36a12 12 0 0 1 12 12v34a12 12 0 0 1-12 12H60z'],
    [PALE, 'M36 62Q40 30 78 26 76 62 36 62z'],
    [GREEN, 'M36 62 78 26Q76 62 36 62z'],
    [CREAM, 'M36 62 66 36', 2],
    [YELLOW, 'M88 52h26v44H88a10 10 0 0 1-10-10V62a10 10 0 0 1 10-10z'],
    [AMBER, 'M114 52h26a10 10 0 0 1 10 10v24a10 10 0 0 1-10 10h-6v12l-14-12h-6z'],
    [NIGHT, 'M92 68h44M92 80h26', 4],
  ],
  prices: [
    SHADE,
    [BARK, 'M80 22v76M60 100h40', 5],
    [BARK, 'M32 40q48-16 96-4M32 40 18 70h28zM128 36l-14 30h28z', 3.5],
    [YELLOW, 'M80 10a8 8 0 0 0 0 16z'],
    [AMBER, 'M80 10a8 8 0 0 1 0 16z'],
    [YELLOW, 'M25 69c0-8 10-9 12 0z'],
    [AMBER, 'M35 69c0-6 8-6 9 0z'],
    [GREEN, 'M14 68h18v20c-10 0-18-8-18-20z'],
    [DEEP, 'M32 68h18c0 12-8 20-18 20z'],
    [SOIL, 'M110 64h18v18c-10 0-18-7-18-18z'],
    [BARK, 'M128 64h18c0 11-8 18-18 18z'],
  ],
  network: [
    SHADE,
    [PALE, 'M10 104c16-26 44-32 70-20v20z'],
    [GREEN, 'M80 84c26 12 46 2 70 20H80z'],
    [NIGHT, 'M64 104l14-58h4l14 58M70 84h20M67 96h26', 4],
    [YELLOW, 'M80 32a9 9 0 0 0 0 18z'],
    [AMBER, 'M80 32a9 9 0 0 1 0 18z'],
    [
      SOIL,
      'M60 56a24 24 0 0 1 0-30M100 26a24 24 0 0 1 0 30M50 66a40 40 0 0 1 0-50M110 16a40 40 0 0 1 0 50',
      4,
    ],
    [CREAM, 'M46 18 114 66', 10],
    [SOIL, 'M46 18 114 66', 5],
  ],
  photo: [
    SHADE,
    [NIGHT, 'M62 8h36a10 10 0 0 1 10 10v76a10 10 0 0 1-10 10H62a10 10 0 0 1-10-10V18A10 10 0 0 1 62 8z'],
    [CREAM, 'M58 18h44v68H58z'],
    [GREEN, 'M66 78Q58 44 94 28z'],
    [DEEP, 'M66 78Q98 66 94 28z'],
    [PALE, 'M66 78 88 40', 2],
    [AMBER, 'M62 32V22h10M88 22h10v10M98 72v10H88M72 82H62V72', 3],
    [YELLOW, 'M80 90a5 5 0 1 0 .1 0z'],
  ],
  found: [
    SHADE,
    [GREEN, 'M14 104c2-22 16-34 36-36v36z'],
    [DEEP, 'M50 68c20 4 32 16 34 36H50z'],
    [BARK, 'M100 74 124 100', 9],
    [CREAM, 'M82 20a32 32 0 0 0 0 64z'],
    ['#f3dfae', 'M82 20a32 32 0 0 1 0 64z'],
    [BARK, 'M82 20a32 32 0 1 0 .1 0z', 6],
    [TAN, 'M72 44c0-14 22-14 22 0 0 8-11 8-11 16M83 69h.1', 5],
  ],
  history: [
    SHADE,
    [GREEN, 'M30 34c18-6 34-4 50 4v62c-16-8-32-10-50-4z'],
    [DEEP, 'M80 38c16-8 32-10 50-4v62c-18-6-34-4-50 4z'],
    [CREAM, 'M36 26c16-4 30-2 44 6v58c-14-8-28-10-44-6z'],
    ['#f3dfae', 'M80 32c14-8 28-10 44-6v58c-16-4-30-2-44 6z'],
    [TAN, 'M46 42c8-1 16 0 24 3M46 54c8-1 16 0 24 3M46 66c6-1 10-1 14 0', 3],
    [YELLOW, 'M102 40a14 14 0 0 0 0 28z'],
    [AMBER, 'M102 40a14 14 0 0 1 0 28z'],
    [NIGHT, 'M102 46v8l6 4', 3],
  ],
} as const satisfies Record<string, readonly Shape[]>;

export type EmptyDrawing = keyof typeof emptyDrawings;
