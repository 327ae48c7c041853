import type { AltitudeBand } from '#features/crops/domain/crop.ts';

/**
 * Maximum yield of a good smallholder, t/ha: general knowledge of variety sheets, GYGA, CIP, IRRI and
 * ICRISAT. No factor lifts a prediction above it. Maize by KALRO's zones: dry and low, middle, highland.
 */
const maize: Readonly<Record<AltitudeBand, number>> = { low: 3, middle: 6, high: 9 };
const DRY_COUNTIES: readonly string[] = [
  'Kitui',
  'Machakos',
  'Makueni',
  'Kajiado',
  'Isiolo',
  'Tharaka-Nithi',
];
const attainableYields: Readonly<Record<string, number>> = {
  bean: 2.5,
  potato: 35,
  tomato: 75,
  cassava: 40,
  sweet_potato: 35,
  rice: 8,
  wheat: 6,
  sorghum: 4,
  finger_millet: 2.5,
  pearl_millet: 2.5,
  cotton: 2.5,
  soybean: 2.5,
  cabbage: 70,
  onion: 40,
  carrot: 40,
  groundnut: 2.5,
  cowpea: 1.5,
  pigeon_pea: 2,
  sunflower: 2,
  sesame: 1.2,
};

/** Null: unknown. */
export const attainableYieldOf = (
  crop: string,
  band: AltitudeBand | null,
  county: string | null,
): number | null => {
  if (crop !== 'maize') return attainableYields[crop] ?? null;
  return county !== null && DRY_COUNTIES.includes(county) ? maize.low : maize[band ?? 'high'];
};
