import { knownHectares } from '#features/fields/domain/default-size.ts';
import { lossBasis } from '#features/scanner/domain/loss.ts';
import { type Day, daysBetween } from '#kit/pure/days.ts';
import { findCropByName } from '#knowledge/crops.ts';
import { referenceYield } from '#knowledge/reference-yields.ts';
import type { RaisedAlert } from './raised-alert.ts';
import type { Theme } from './rule-ids.ts';

export interface Range {
  readonly low: number;
  readonly high: number;
}
export interface Impact {
  /** Percent of the harvest lost without treatment, as measured by studies. */
  readonly yieldLoss: Range | null;
  /** In US dollars, for this field. */
  readonly financialImpact: Range | null;
  /** Days left to act, including today. */
  readonly timeToAct: number;
}
type Plot = Parameters<typeof knownHectares>[0] & { readonly crop_type: string };

const financialLoss = (loss: Range, crop: string | null, plot: Plot | null): Range | null => {
  const basis = lossBasis(
    crop,
    referenceYield(crop),
    plot && { crop: findCropByName(plot.crop_type)?.key ?? null, hectares: knownHectares(plot) },
  );
  if (basis.yield_from !== 'reference' || basis.area_ha === null) return null;
  const whole = basis.yield_kg_ha * basis.area_ha * basis.usd_per_kg;
  return { low: Math.round((loss.low / 100) * whole), high: Math.round((loss.high / 100) * whole) };
};

/** Themes that need preparation before their first day; afterwards it is too late to cover or drain. */
const preparedThemes = new Set<Theme>(['rain', 'frost', 'heat']);
const daysToAct = ({ theme, from, until }: RaisedAlert, today: Day): number => {
  if (today > until) return 0;
  return preparedThemes.has(theme) ? Math.max(1, daysBetween(today, from)) : daysBetween(today, until) + 1;
};

/**
 * Money only where a loss was measured, this crop's yield is known, and the field grows it on an area that is
 * no default; otherwise null.
 */
export const impactOf = (raised: RaisedAlert, loss: Range | null, plot: Plot | null, today: Day): Impact => ({
  yieldLoss: loss,
  financialImpact: loss && financialLoss(loss, raised.crop, plot),
  timeToAct: daysToAct(raised, today),
});
