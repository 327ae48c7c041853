import type { Measure } from '#kit/pure/measures.ts';
import { ok, refuse, type Result } from '#kit/pure/result.ts';
import { priceFault, type PriceFault } from '#features/offers/domain/price.ts';
import { isWeight, kgOf } from '#features/offers/domain/weights.ts';
import { cropByKey } from '#knowledge/crops.ts';

export const directions = ['above', 'below'] as const;
export type Direction = (typeof directions)[number];

export const ALERTS_MAX = 20;

export interface AlertDetails {
  readonly crop: string;
  /** By name; null: any market of the county, or of Kenya. */
  readonly market: string | null;
  readonly county: string | null;
  readonly direction: Direction;
  /** Shillings for one unit. */
  readonly price: number;
  readonly unit: Measure;
  readonly kg_each: number | null;
}

export type AlertFault = 'offers.crop_missing' | 'offers.weight_missing' | PriceFault;

export const alertFault = (said: AlertDetails): AlertFault | null => {
  if (!cropByKey(said.crop)) return 'offers.crop_missing';
  const kg = kgOf(said);
  if (kg === null || (said.kg_each !== null && !isWeight(said.kg_each))) return 'offers.weight_missing';
  return priceFault(said.price, kg);
};

/** Shillings for a kilogram; `decideAlert` has seen that somebody said what one unit weighs. */
export const perKgOf = (said: AlertDetails): number => said.price / (kgOf(said) ?? 1);

export const decideAlert = (
  said: AlertDetails,
  others: number,
): Result<undefined, AlertFault | 'price_alerts.too_many'> => {
  const fault = alertFault(said);
  if (fault) return refuse(fault);
  return others >= ALERTS_MAX ? refuse('price_alerts.too_many', { limit: ALERTS_MAX }) : ok(undefined);
};
