const KG_PER_UNIT: Readonly<Record<string, number>> = {
  kg: 1,
  kgs: 1,
  kilo: 1,
  kilos: 1,
  kilogram: 1,
  kilograms: 1,
  g: 0.001,
  gram: 0.001,
  grams: 0.001,
  mt: 1000,
  tonne: 1000,
  tonnes: 1000,
};

/**
 * Kilograms per unit as written by sources: "KG", "90 KG", "200 G", "90Kg Bag". Null for units without a
 * weight: a bunch, a head, a litre, a lorry, a bag of unknown size.
 */
export const unitKilograms = (unit: string): number | null => {
  const found = /^(\d+(?:\.\d+)?)?\s*([a-z]+)(?:\s+(?:bag|crate|net|sack|box))?$/.exec(
    unit.trim().toLowerCase(),
  );
  const each = found ? KG_PER_UNIT[found[2]!] : undefined;
  if (!found || each === undefined) return null;
  const kg = Number(found[1] ?? 1) * each;
  return kg > 0 && kg <= 1000 ? kg : null;
};

interface QuotedPrice {
  readonly price: number;
  readonly unit: string;
}

/** KAMIS writes "45.00/Kg", "4,050/90Kg Bag", and "-" for no value; a bare number is for a kilogram. */
export const readQuoted = (text: string): QuotedPrice | null => {
  const [amount = '', ...unit] = text.split('/');
  const price = readAmount(amount);
  return price === null ? null : { price, unit: unit.join('/').trim() || 'KG' };
};

/**
 * Parses digits with a decimal point and comma thousands. Null for anything else, including "-" and empty
 * text.
 */
export const readAmount = (text: string): number | null => {
  const digits = text.trim().replace(/^(kes|ksh|kshs)\.?\s*/i, '');
  return /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?(e\+?\d{1,3})?$/i.test(digits)
    ? Number(digits.replace(/,/g, ''))
    : null;
};
