/**
 * Shillings per kilogram above which a price is taken for the price of a whole lot or lorry. A design value:
 * several times the farm price of our most expensive crops.
 */
const KG_PRICE_MAX = 3_000;
/** Less than a tenth of a shilling per kilogram is a typing error. */
const KG_PRICE_MIN = 0.1;

export type PriceFault = 'offers.price_missing' | 'offers.price_low' | 'offers.price_high';

/** Checks shillings for one unit of `kg` kilograms. */
export const priceFault = (price: number, kg: number): PriceFault | null => {
  if (!Number.isFinite(price) || price <= 0) return 'offers.price_missing';
  if (price / kg < KG_PRICE_MIN) return 'offers.price_low';
  return price / kg > KG_PRICE_MAX ? 'offers.price_high' : null;
};
