import { box, disc, line, oval, path } from './draw.ts';
import type { Outline, Tint } from './types.ts';

const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

/** A single leaf that grows from (x, y); `turn` in degrees from upright. */
export const leaf = (x: number, y: number, length: number, turn: number, fill: Tint = 'leaf'): Outline => {
  const a = (turn - 90) * (Math.PI / 180);
  const [tx, ty] = [x + length * Math.cos(a), y + length * Math.sin(a)];
  const side = (s: number): string =>
    `${roundToTenth(x + length * 0.5 * Math.cos(a) + s * length * 0.34 * -Math.sin(a))} ${roundToTenth(y + length * 0.5 * Math.sin(a) + s * length * 0.34 * Math.cos(a))}`;
  return path(
    `M${roundToTenth(x)} ${roundToTenth(y)}Q${side(1)} ${roundToTenth(tx)} ${roundToTenth(ty)}Q${side(-1)} ${roundToTenth(x)} ${roundToTenth(y)}Z`,
    {
      fill,
      line: 'dark',
      width: 0.8,
    },
  );
};

/** A maize plant with long bent leaves; `ground` is the y of the soil, `h` the plant's height. */
export const maize = (x: number, ground: number, h: number, fill: Tint = 'leaf'): Outline[] => {
  const blade = (at: number, direction: number): Outline => {
    const [y, w] = [ground - h * at, h * 0.36 * direction];
    return path(
      `M${roundToTenth(x)} ${roundToTenth(y)}Q${roundToTenth(x + w * 0.6)} ${roundToTenth(y - h * 0.26)} ${roundToTenth(x + w)} ${roundToTenth(y - h * 0.04)}Q${roundToTenth(x + w * 0.55)} ${roundToTenth(y - h * 0.15)} ${roundToTenth(x)} ${roundToTenth(y + h * 0.06)}Z`,
      { fill, line: 'dark', width: 0.7 },
    );
  };
  return [
    line(
      [
        [x, ground],
        [x, ground - h * 0.85],
      ],
      'dark',
      Math.max(2, h / 26),
    ),
    blade(0.22, -1),
    blade(0.32, 1),
    blade(0.48, -0.95),
    blade(0.58, 0.95),
    blade(0.74, -0.7),
    blade(0.8, 0.7),
  ];
};

/** A low plant with three-leaved stalks: beans, groundnut. */
export const bush = (x: number, ground: number, h: number, fill: Tint = 'leaf'): Outline[] => [
  line(
    [
      [x, ground],
      [x, ground - h * 0.6],
    ],
    'dark',
    2,
  ),
  ...(
    [
      [-62, 0.35],
      [60, 0.4],
      [-30, 0.55],
      [32, 0.58],
      [0, 0.6],
    ] as const
  ).map(([turn, at]) => leaf(x, ground - h * at, h * 0.5, turn, fill)),
];

export const ground = (y: number, height: number): Outline[] => [
  box(0, y, 320, height - y, { fill: 'soil' }),
  line(
    [
      [0, y],
      [320, y],
    ],
    'deep',
    1.5,
  ),
];

export const sun = (x: number, y: number, r = 14): Outline[] => [
  disc(x, y, r, { fill: 'yellow' }),
  path(
    Array.from({ length: 8 }, (_, i) => {
      const a = (i * Math.PI) / 4;
      return `M${roundToTenth(x + (r + 4) * Math.cos(a))} ${roundToTenth(y + (r + 4) * Math.sin(a))}L${roundToTenth(x + (r + 10) * Math.cos(a))} ${roundToTenth(y + (r + 10) * Math.sin(a))}`;
    }).join(''),
    { line: 'yellow', width: 2 },
  ),
];

export const drop = (x: number, y: number, r = 5): Outline =>
  path(`M${x} ${y - r * 1.8}Q${x + r * 1.3} ${y} ${x} ${y + r}Q${x - r * 1.3} ${y} ${x} ${y - r * 1.8}Z`, {
    fill: 'water',
  });

/** Side view, with the head on the left. */
export const caterpillar = (x: number, y: number, r = 7): Outline[] => [
  ...Array.from({ length: 7 }, (_, i) =>
    disc(x + (i + 1) * r * 1.25, y - (i % 2) * r * 0.25, r, { fill: 'leaf', line: 'deep', width: 0.8 }),
  ),
  disc(x, y, r * 1.05, { fill: 'deep' }),
];

/** `full`: fill level from 0 to 1. */
export const bucket = (
  x: number,
  y: number,
  w: number,
  h: number,
  full = 0.7,
  fill: Tint = 'water',
): Outline[] => {
  const inset = (depth: number): number => w * 0.12 * depth;
  const top = 1 - full;
  return [
    path(
      `M${roundToTenth(x + inset(top))} ${roundToTenth(y + h * top)}L${roundToTenth(x + inset(1))} ${y + h}H${roundToTenth(x + w - inset(1))}L${roundToTenth(x + w - inset(top))} ${roundToTenth(y + h * top)}Z`,
      { fill },
    ),
    path(
      `M${x} ${y}L${roundToTenth(x + inset(1))} ${y + h}H${roundToTenth(x + w - inset(1))}L${x + w} ${y}`,
      {
        line: 'ink',
        width: 2,
      },
    ),
    oval(x + w / 2, y, w / 2, 4, { line: 'ink', width: 1.5 }),
  ];
};

export const sack = (x: number, y: number, w: number, h: number, fill: Tint = 'straw'): Outline[] => [
  path(
    `M${x} ${y + h}Q${x - 5} ${y + h * 0.5} ${x + w * 0.3} ${y + 10}L${x + w * 0.22} ${y}H${x + w * 0.78}L${x + w * 0.7} ${y + 10}Q${x + w + 5} ${y + h * 0.5} ${x + w} ${y + h}Z`,
    { fill, line: 'deep', width: 1.5 },
  ),
  line(
    [
      [x + w * 0.26, y + 10],
      [x + w * 0.74, y + 10],
    ],
    'clay',
    3,
  ),
];
