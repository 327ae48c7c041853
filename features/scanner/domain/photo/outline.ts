import type { AreaMask } from './affected-area.ts';

/**
 * The outline of all cells of at least `least`, as an SVG path in cell units: draw it in `viewBox="0 0 size
 * size"` with `preserveAspectRatio="none"` over the whole photo, because the network's square is the whole
 * photo squeezed.
 */
export const outlinePath = ({ size, cells }: AreaMask, least: number): string => {
  const set = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < size && y < size && cells[y * size + x]! >= least;
  const lines: string[] = [];
  for (let k = 0; k <= size; k++) {
    for (let from = 0; from < size;) {
      const to = runEnd((i) => set(i, k - 1) !== set(i, k), from, size);
      if (to > from) lines.push(`M${from} ${k}H${to}`);
      from = Math.max(to, from + 1);
    }
    for (let from = 0; from < size;) {
      const to = runEnd((i) => set(k - 1, i) !== set(k, i), from, size);
      if (to > from) lines.push(`M${k} ${from}V${to}`);
      from = Math.max(to, from + 1);
    }
  }
  return lines.join('');
};

const runEnd = (holds: (i: number) => boolean, from: number, size: number): number => {
  let to = from;
  while (to < size && holds(to)) to++;
  return to;
};
