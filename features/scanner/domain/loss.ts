import { economicImpact, FALLBACK, type EconomicImpact } from './severity.ts';

/** What the money figures of a check were computed from, so that the screen can say which figure is what (SCN-17). */
export interface LossBasis {
  /** The field's own area; null without a field of this crop: the figures are then for one hectare. */
  readonly area_ha: number | null;
  readonly yield_kg_ha: number;
  /** `reference`: of this crop in Kenya. `constant`: of no crop in particular. */
  readonly yield_from: 'reference' | 'constant';
  /** No price of a market is known yet: a constant for any crop. */
  readonly usd_per_kg: number;
}

export interface Plot { readonly crop: string | null; readonly hectares: number }

/** `plot`: the field the check belongs to. One of another crop says nothing about this leaf's area. */
export const lossBasis = (crop: string | null, referenceKgPerHa: number | null, plot: Plot | null): LossBasis => ({
  area_ha: plot && crop !== null && plot.crop === crop ? plot.hectares : null,
  yield_kg_ha: referenceKgPerHa ?? FALLBACK.yieldKgPerHa,
  yield_from: referenceKgPerHa === null ? 'constant' : 'reference',
  usd_per_kg: FALLBACK.usdPerKg,
});

/** Yield loss by SCN-16; the money from the crop's own yield and the field's own area where they are known. */
export const lossOn = (severity: string, affectedPercent: number, basis: LossBasis): EconomicImpact => {
  const { yield_loss_percentage } = economicImpact(severity, affectedPercent);
  const lost = (yield_loss_percentage / 100) * basis.yield_kg_ha * basis.usd_per_kg * (basis.area_ha ?? 1);
  return economicImpact(severity, affectedPercent, { revenue_loss_usd: Math.round(lost) });
};
