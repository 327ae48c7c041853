import { economicImpact, FALLBACK, type EconomicImpact } from './severity.ts';
import { USD_RATE } from './usd-figures.ts';

/** A market's newest price of the crop, in shillings per kilogram. */
export interface MarketPrice {
  readonly kes_per_kg: number;
  readonly market: string;
  readonly date: string;
  readonly type: 'wholesale' | 'retail' | 'farm_gate';
  /** No current price was known. */
  readonly is_old?: true;
}
/** Average yield of one county, kg per hectare. */
export interface CountyYield {
  readonly county: string;
  readonly kg: number;
}

/** The inputs of a check's money figures, so that the screen can label each (SCN-17). */
export interface LossBasis {
  /**
   * The field's area. Null without a field of this crop, or while its size is a default: the figures are then
   * for one hectare.
   */
  readonly area_ha: number | null;
  readonly yield_kg_ha: number;
  /**
   * `county`: this crop in the field's county. `reference`: this crop in Kenya. `constant`: not
   * crop-specific.
   */
  readonly yield_from: 'county' | 'reference' | 'constant';
  readonly county?: string;
  /** Converted from `price` at the rate used for all figures. Without a price, a constant for any crop. */
  readonly usd_per_kg: number;
  readonly price?: MarketPrice;
}

export interface Plot {
  readonly crop: string | null;
  /** Null while it is a default (`knownHectares`). */
  readonly hectares: number | null;
}

/** Data that only the server looks up. */
export interface LocalFigures {
  readonly county: CountyYield | null;
  readonly price: MarketPrice | null;
}

const TENTHS_OF_CENTS = 1000;
const inUsd = (kes: number): number =>
  Math.round((kes / USD_RATE.kesPerUsd) * TENTHS_OF_CENTS) / TENTHS_OF_CENTS;

const areaOf = (crop: string | null, plot: Plot | null): number | null =>
  plot && crop !== null && plot.crop === crop ? plot.hectares : null;

/** `plot`: the check's field. Its area counts only when it grows this crop. */
export const lossBasis = (
  crop: string | null,
  referenceKgPerHa: number | null,
  plot: Plot | null,
  { county, price }: LocalFigures = { county: null, price: null },
): LossBasis => ({
  area_ha: areaOf(crop, plot),
  yield_kg_ha: county?.kg ?? referenceKgPerHa ?? FALLBACK.yieldKgPerHa,
  yield_from: county ? 'county' : referenceKgPerHa === null ? 'constant' : 'reference',
  ...(county && { county: county.county }),
  usd_per_kg: price ? inUsd(price.kes_per_kg) : FALLBACK.usdPerKg,
  ...(price && { price }),
});

/** The same inputs on the area that the field has now. */
export const withArea = (basis: LossBasis, crop: string | null, plot: Plot | null): LossBasis => ({
  ...basis,
  area_ha: areaOf(crop, plot),
});

/** Yield loss by SCN-16. The money uses the crop's own yield and the field's own area where known. */
export const estimateLoss = (severity: string, affectedPercent: number, basis: LossBasis): EconomicImpact => {
  const { yield_loss_percentage } = economicImpact(severity, affectedPercent);
  const lost = (yield_loss_percentage / 100) * basis.yield_kg_ha * basis.usd_per_kg * (basis.area_ha ?? 1);
  return economicImpact(severity, affectedPercent, { revenue_loss_usd: Math.round(lost) });
};
