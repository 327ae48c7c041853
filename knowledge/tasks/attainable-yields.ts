import type { Range } from '../calendar/index.ts';
import { COUNTY_MAIZE_YEARS, countyMaize } from './county-maize.ts';
import { REFERENCE_YIELD_YEARS, referenceYield } from '../reference-yields.ts';
import type { TaskSource } from './sources.ts';

/** kg per hectare. */
export interface AttainableYield { readonly kg: Range; readonly source: TaskSource }

const BAG_KG = 90;
const ACRES_IN_HECTARE = 2.47105;
/** Converts bags of 90 kg per acre to kg per hectare. */
const bagsPerAcre = (low: number, high: number, source: TaskSource): AttainableYield => ({ kg: { low: low * BAG_KG * ACRES_IN_HECTARE, high: high * BAG_KG * ACRES_IN_HECTARE }, source });
const tonnesPerHectare = (low: number, high: number): AttainableYield => ({ kg: { low: low * 1000, high: high * 1000 }, source: 'attainable_guides' });

/** Best published yield by calendar row, or by crop where its rows are not distinguished. */
const bestYields: Readonly<Record<string, AttainableYield>> = {
  maize_highland: bagsPerAcre(32, 42, 'kalro_maize_yield'), maize_midland: bagsPerAcre(22, 24, 'kalro_maize_yield'), maize_medium: bagsPerAcre(16, 20, 'kalro_maize_yield'), maize_early: bagsPerAcre(12, 14, 'kalro_maize_yield'),
  bean_early: bagsPerAcre(4.4, 10, 'kalro_bean_yield'), bean_bush: bagsPerAcre(7, 13, 'kalro_bean_yield'), bean_climbing: tonnesPerHectare(1.5, 2.5),
  potato: tonnesPerHectare(25, 35), tomato: tonnesPerHectare(40, 75), cassava: tonnesPerHectare(25, 40), sweet_potato: tonnesPerHectare(20, 35), rice: tonnesPerHectare(6, 8), wheat: tonnesPerHectare(5, 6), sorghum: tonnesPerHectare(3, 4),
  finger_millet: tonnesPerHectare(2, 2.5), pearl_millet: tonnesPerHectare(2, 2.5), banana: tonnesPerHectare(40, 60), coffee: tonnesPerHectare(1.5, 2.5), cotton: tonnesPerHectare(1.5, 2.5), soybean: tonnesPerHectare(2, 2.5), cabbage: tonnesPerHectare(50, 70),
  onion: tonnesPerHectare(25, 40), carrot: tonnesPerHectare(30, 40), groundnut: tonnesPerHectare(2, 2.5), sunflower: tonnesPerHectare(2, 2), sesame: tonnesPerHectare(1.2, 1.2), avocado: tonnesPerHectare(20, 25), mango: tonnesPerHectare(20, 20), kale: tonnesPerHectare(20, 40),
  cowpea: tonnesPerHectare(1.5, 1.5), pigeon_pea: tonnesPerHectare(1.5, 2), sugarcane: tonnesPerHectare(100, 120),
};

/** The best published yield of these calendar rows, else of the crop. Null if none was published. */
export const bestYieldOf = (crop: string, rows: readonly string[]): AttainableYield | null => {
  const found = rows.flatMap((row) => bestYields[row] ?? []).sort((a, b) => b.kg.high - a.kg.high)[0];
  return found ?? bestYields[crop] ?? null;
};

export interface UsualYield { readonly kg: number; readonly years: string; readonly county: string | null; readonly source: TaskSource }

/** The usual yield: for maize the county mean if known, otherwise the mean of Kenya. */
export const usualYieldOf = (crop: string, county: string | null): UsualYield | null => {
  const countyMean = crop === 'maize' ? countyMaize(county) : null;
  if (countyMean !== null) return { kg: countyMean, years: COUNTY_MAIZE_YEARS, county, source: 'kilimostat' };
  const kg = referenceYield(crop);
  return kg === null ? null : { kg, years: REFERENCE_YIELD_YEARS, county: null, source: 'faostat' };
};
