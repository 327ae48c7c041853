/** Units in which a harvest is counted. */
export const measures = ['kg', 'bag_90kg', 'bag_50kg', 'debe', 'gorogoro', 'crate', 'bunch'] as const;
export type Measure = (typeof measures)[number];

interface Factor {
  /** Kilograms per unit. */
  readonly kg: number;
  /** A measure of volume, or heaped: approximate. */
  readonly isApproximate: boolean;
  readonly source: string;
}

/** Dry grain is sold in weighed bags: AFA and NAFIS quote all of these per 90-kg bag. */
const weighedByBag = [
  'maize',
  'bean',
  'wheat',
  'sorghum',
  'finger_millet',
  'pearl_millet',
  'green_gram',
  'blackgram',
  'cowpea',
  'pigeon_pea',
  'soybean',
] as const;

const bagFactor = (kg: number): Factor => ({
  kg,
  isApproximate: false,
  source: 'The bag’s own name; dry grain is traded by it (AFA, NAFIS market lists)',
});
const tin = (source: string): Factor => ({ kg: 2, isApproximate: true, source });

/** Tins measure volume: their weight is known only for the grain they were weighed with. */
const tins: Readonly<Partial<Record<string, Partial<Record<Measure, Factor>>>>> = {
  maize: {
    gorogoro: tin('Kenya News Agency, Farm Radio: maize by the 2-kg gorogoro'),
    debe: { kg: 18, isApproximate: true, source: 'Five debes to a 90-kg bag, as farmers count' },
  },
  bean: { gorogoro: tin('Soko Directory 2016: beans by the 2-kg tin, Kitale and Kakamega') },
  green_gram: { gorogoro: tin('Seed advice, eastern Kenya: 2 gorogoros of green grams are 4 kg') },
};

/**
 * Kilograms in one measure of a crop (its key), or null when only the farmer can know. Bags of potatoes (50
 * kg by law, up to 110 kg in trade), groundnuts (110), sweet potatoes (98), cabbages (126) and carrots (138)
 * differ from their name, tomato boxes hold 64 to 210 kg, and bunches vary: nothing is assumed for these.
 */
export const factorOf = (measure: Measure, crop: string): Factor | null => {
  if (measure === 'kg') return { kg: 1, isApproximate: false, source: 'SI' };
  if ((weighedByBag as readonly string[]).includes(crop)) {
    if (measure === 'bag_90kg') return bagFactor(90);
    if (measure === 'bag_50kg') return bagFactor(50);
  }
  return tins[crop]?.[measure] ?? null;
};

/** Quoted by markets: shown next to the question, never used in a computation. */
const quoted: Readonly<Partial<Record<string, Partial<Record<Measure, Omit<Factor, 'isApproximate'>>>>>> = {
  potato: {
    bag_50kg: { kg: 50, source: 'Crops (Irish Potatoes) Regulations, 2019: the most one bag may hold' },
  },
  tomato: { crate: { kg: 64, source: 'AFA, WFP: the crate of market lists' } },
  banana: { bunch: { kg: 14, source: 'AFA: ripe bananas; cooking bananas 22 kg' } },
  capsicum: { bag_50kg: { kg: 50, source: 'AFA market lists' } },
};

export const quotedFor = (measure: Measure, crop: string): Omit<Factor, 'isApproximate'> | null =>
  quoted[crop]?.[measure] ?? null;

/** `each`: the weight that the farmer entered for one; it overrides every factor. */
export const toKilograms = (
  amount: number,
  measure: Measure,
  crop: string,
  each: number | null = null,
): number | null => {
  const kg = each ?? factorOf(measure, crop)?.kg ?? null;
  return kg === null ? null : amount * kg;
};

export const fromKilograms = (
  kilograms: number,
  measure: Measure,
  crop: string,
  each: number | null = null,
): number | null => {
  const kg = each ?? factorOf(measure, crop)?.kg ?? null;
  return kg === null ? null : kilograms / kg;
};
