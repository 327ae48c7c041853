import { stressCoefficient } from './soil.ts';

/** One day's inputs in mm. `rain` is after runoff. */
export interface WaterIn {
  readonly rain: number;
  readonly irrigation: number;
  /** ETc: what the crop would use without water stress. */ readonly etc: number;
  readonly taw: number;
  readonly p: number;
}
export interface WaterOut {
  /** Depletion of the root zone at the end of the day, between 0 (full) and TAW. */
  readonly depletion: number;
  readonly ks: number;
  readonly used: number;
  readonly percolation: number;
}

const sane = (x: number): number => (Number.isFinite(x) && x > 0 ? x : 0);

/**
 * FAO-56 eq. 85 to 88. Ks is from the depletion at the start of the day. Surplus percolates below the root
 * zone; a crop uses no more than the soil has. Negative rain is a broken reading and counts as none.
 */
export const stepDay = (start: number, day: WaterIn): WaterOut => {
  const taw = sane(day.taw);
  const before = Math.min(taw, sane(start));
  const ks = stressCoefficient(taw, day.p, before);
  const inflow = sane(day.rain) + sane(day.irrigation);
  const used = Math.min(ks * sane(day.etc), taw - before + inflow > 0 ? taw - before + inflow : 0);
  const after = before - inflow + used;
  const percolation = Math.max(0, -after);
  return { depletion: Math.min(taw, Math.max(0, after)), ks, used, percolation };
};

export const runBalance = (start: number, days: readonly WaterIn[]): readonly WaterOut[] => {
  let depletion = start;
  return days.map((day) => {
    const out = stepDay(depletion, day);
    depletion = out.depletion;
    return out;
  });
};
