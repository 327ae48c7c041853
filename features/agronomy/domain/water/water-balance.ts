import { stressCoefficient } from './soil.ts';

/** One day's inputs in mm. `rain` is after runoff. */
export interface WaterInputs {
  readonly rain: number;
  readonly irrigation: number;
  /** ETc: what the crop would use without water stress. */ readonly etc: number;
  readonly taw: number;
  readonly p: number;
}
export interface WaterResult {
  /** Depletion of the root zone at the end of the day, between 0 (full) and TAW. */
  readonly depletion: number;
  readonly ks: number;
  readonly used: number;
  readonly percolation: number;
}

const positiveOrZero = (x: number): number => (Number.isFinite(x) && x > 0 ? x : 0);

/**
 * FAO-56 eq. 85 to 88. Ks is from the depletion at the start of the day. Surplus percolates below the root
 * zone; a crop uses no more than the soil has. Negative rain is a faulty reading and counts as 0.
 */
export const stepDay = (start: number, day: WaterInputs): WaterResult => {
  const taw = positiveOrZero(day.taw);
  const startDepletion = Math.min(taw, positiveOrZero(start));
  const ks = stressCoefficient(taw, day.p, startDepletion);
  const inflow = positiveOrZero(day.rain) + positiveOrZero(day.irrigation);
  const used = Math.min(
    ks * positiveOrZero(day.etc),
    taw - startDepletion + inflow > 0 ? taw - startDepletion + inflow : 0,
  );
  const after = startDepletion - inflow + used;
  const percolation = Math.max(0, -after);
  return { depletion: Math.min(taw, Math.max(0, after)), ks, used, percolation };
};

export const runBalance = (start: number, days: readonly WaterInputs[]): readonly WaterResult[] => {
  let depletion = start;
  return days.map((day) => {
    const out = stepDay(depletion, day);
    depletion = out.depletion;
    return out;
  });
};
