import type { PriceSource } from '#features/market/domain/price.ts';
import { defaultUnit } from '#features/market/domain/selling-unit.ts';
import type { Day } from '#kit/pure/days.ts';
import type { ChatPrice } from './types.ts';
import { chatTextEn } from './words.both.en.ts';
import { chatTextSw } from './words.both.sw.ts';

/** A market's newest price in the app's own format: KES per kilogram. */
export interface MarketPrice {
  readonly crop: string;
  readonly perKg: number;
  readonly market: string;
  readonly date: Day;
  readonly source: PriceSource;
  readonly km: number | null;
  readonly isOld: boolean;
}

const unitOf = (crop: string): { readonly name: 'kg' | 'bag_90kg' | 'bag_50kg'; readonly kg: number } => {
  const { measure, kg } = defaultUnit(crop);
  return measure === 'bag_90kg' || measure === 'bag_50kg' ? { name: measure, kg } : { name: 'kg', kg: 1 };
};

/** The same price in the crop's usual unit of sale. */
export const toChatPrice = ({ crop, perKg, ...where }: MarketPrice): ChatPrice => {
  const { name, kg } = unitOf(crop);
  return {
    ...where,
    crop,
    kg,
    price: Math.round(perKg * kg),
    unit: { en: chatTextEn.price.units[name], sw: chatTextSw.price.units[name] },
  };
};
