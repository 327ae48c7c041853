import type { Bilingual } from '../types.ts';
import type { Drawing, Label, Outline, Shape, Tint } from './types.ts';

/**
 * The same on screens and on paper. The pictures have their own background, so a dark theme does not change
 * them.
 */
export const tints: Readonly<Record<Tint, string>> = {
  ink: '#33281a',
  soft: '#4d4935',
  paper: '#fff7e0',
  soil: '#cf8a5c',
  skin: '#8a5636',
  deep: '#6e2a12',
  leaf: '#3c9a4e',
  dark: '#0e5a33',
  yellow: '#ffc02b',
  straw: '#e8cf8e',
  clay: '#a8371f',
  water: '#3790c9',
  sky: '#d9eefa',
  white: '#ffffff',
  grey: '#a89f8e',
};

interface Look {
  readonly fill?: Tint;
  readonly line?: Tint;
  readonly width?: number;
}

const n = (value: number): number => Math.round(value * 10) / 10;

export const path = (d: string, look: Look): Outline => ({ d, ...look });

export const box = (x: number, y: number, w: number, h: number, look: Look): Outline =>
  path(`M${n(x)} ${n(y)}H${n(x + w)}V${n(y + h)}H${n(x)}Z`, look);

export const oval = (x: number, y: number, rx: number, ry: number, look: Look): Outline =>
  path(
    `M${n(x - rx)} ${n(y)}A${n(rx)} ${n(ry)} 0 1 1 ${n(x + rx)} ${n(y)}A${n(rx)} ${n(ry)} 0 1 1 ${n(x - rx)} ${n(y)}Z`,
    look,
  );

export const disc = (x: number, y: number, r: number, look: Look): Outline => oval(x, y, r, r, look);

export const line = (
  points: readonly (readonly [number, number])[],
  tint: Tint = 'ink',
  width = 1.5,
): Outline =>
  path(points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join(''), { line: tint, width });

/** Arrow whose head is at the second point. */
export const arrow = (
  from: readonly [number, number],
  to: readonly [number, number],
  tint: Tint = 'ink',
  width = 1.5,
): Outline => {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const wing = (turn: number): string =>
    `${n(to[0] - 8 * Math.cos(angle + turn))} ${n(to[1] - 8 * Math.sin(angle + turn))}`;
  return path(`M${from[0]} ${from[1]}L${to[0]} ${to[1]}M${wing(0.5)}L${to[0]} ${to[1]}L${wing(-0.5)}`, {
    line: tint,
    width,
  });
};

/** Dimension line between two points, with a bar at each end. */
export const span = (from: readonly [number, number], to: readonly [number, number]): Outline => {
  const isFlat = from[1] === to[1];
  const bar = ([x, y]: readonly [number, number]): string =>
    isFlat ? `M${x} ${y - 4}V${y + 4}` : `M${x - 4} ${y}H${x + 4}`;
  return path(`M${from[0]} ${from[1]}L${to[0]} ${to[1]}${bar(from)}${bar(to)}`, { line: 'ink', width: 1.2 });
};

export const label = (
  at: readonly [number, number],
  text: Bilingual,
  more: { readonly size?: number; readonly anchor?: 'start' | 'middle' | 'end' } = {},
): Label<Bilingual> => ({ text, at, ...more });

export const cross = (x: number, y: number, size = 9): Outline =>
  path(`M${x - size} ${y - size}L${x + size} ${y + size}M${x + size} ${y - size}L${x - size} ${y + size}`, {
    line: 'clay',
    width: 3,
  });
export const tick = (x: number, y: number): Outline =>
  path(`M${x - 8} ${y}L${x - 2} ${y + 7}L${x + 9} ${y - 8}`, { line: 'dark', width: 3 });

export const drawing = (
  height: number,
  alt: Bilingual,
  ...shapes: readonly (Shape<Bilingual> | readonly Shape<Bilingual>[])[]
): Drawing<Bilingual> => ({ height, alt, shapes: shapes.flat() as readonly Shape<Bilingual>[] });
