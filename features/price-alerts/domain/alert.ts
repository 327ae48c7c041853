import { priceFault, type PriceFault } from '#features/offers/domain/price.ts';
import { isWeight, kgOf } from '#features/offers/domain/weights.ts';
import type { Measure } from '#kit/pure/measures.ts';
import { ok, refuse, type Result } from '#kit/pure/result.ts';
import { cropByKey } from '#knowledge/crops.ts';

export const directions = ['above', 'below'] as const;
export type Direction = (typeof directions)[number];

const MAX_ALERTS = 20;

export interface AlertDetails {
  readonly crop: string;
  /** By name; null: any market of the county, or of Kenya. */
  readonly market: string | null;
  readonly county: string | null;
  readonly direction: Direction;
  /** Shillings per unit. */
  readonly price: number;
  readonly unit: Measure;
  readonly kg_each: number | null;
}

type AlertFault = 'offers.crop_missing' | 'offers.weight_missing' | PriceFault;

export const alertFault = (details: AlertDetails): AlertFault | null => {
  if (!cropByKey(details.crop)) return 'offers.crop_missing';
  const kg = kgOf(details);
  if (kg === null || (details.kg_each !== null && !isWeight(details.kg_each))) return 'offers.weight_missing';
  return priceFault(details.price, kg);
};

/** KES per kilogram; `decideAlert` requires the weight of one unit. */
export const perKgOf = (details: AlertDetails): number => details.price / (kgOf(details) ?? 1);

export const decideAlert = (
  details: AlertDetails,
  others: number,
): Result<undefined, AlertFault | 'price_alerts.too_many'> => {
  const fault = alertFault(details);
  if (fault) return refuse(fault);
  return others >= MAX_ALERTS ? refuse('price_alerts.too_many', { limit: MAX_ALERTS }) : ok(undefined);
};
