/**
 * Shillings for a kilogram above which a price is taken for that of a whole lot or a lorry. A design value:
 * several times what the dearest crops of our list bring at the farm.
 */
const KG_PRICE_MAX = 3_000;
/** A tenth of a shilling for a kilogram is a slip of the finger, not a price. */
const KG_PRICE_MIN = 0.1;

export type PriceFault = 'offers.price_missing' | 'offers.price_low' | 'offers.price_high';

/** Shillings for one unit that weighs `kg`. */
export const priceFault = (price: number, kg: number): PriceFault | null => {
  if (!Number.isFinite(price) || price <= 0) return 'offers.price_missing';
  if (price / kg < KG_PRICE_MIN) return 'offers.price_low';
  return price / kg > KG_PRICE_MAX ? 'offers.price_high' : null;
};
