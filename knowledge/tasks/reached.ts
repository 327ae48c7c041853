import type { Range } from '../calendar/index.ts';
import { COUNTY_MAIZE_YEARS, countyMaize } from './county-maize.ts';
import { REFERENCE_YIELD_YEARS, referenceYield } from '../reference-yields.ts';
import type { TaskSource } from './sources.ts';

/** kg per hectare. */
export interface Reached { readonly kg: Range; readonly source: TaskSource }

const BAG = 90;
const ACRES_IN_HECTARE = 2.47105;
/** From bags of 90 kg per acre. */
const bags = (low: number, high: number, source: TaskSource): Reached => ({ kg: { low: low * BAG * ACRES_IN_HECTARE, high: high * BAG * ACRES_IN_HECTARE }, source });
const tonnes = (low: number, high: number): Reached => ({ kg: { low: low * 1000, high: high * 1000 }, source: 'attainable_guides' });

/** Best published yield by calendar row, or by crop where its rows are not distinguished. */
const best: Readonly<Record<string, Reached>> = {
  maize_highland: bags(32, 42, 'kalro_maize_yield'), maize_midland: bags(22, 24, 'kalro_maize_yield'), maize_medium: bags(16, 20, 'kalro_maize_yield'), maize_early: bags(12, 14, 'kalro_maize_yield'),
  bean_early: bags(4.4, 10, 'kalro_bean_yield'), bean_bush: bags(7, 13, 'kalro_bean_yield'), bean_climbing: tonnes(1.5, 2.5),
  potato: tonnes(25, 35), tomato: tonnes(40, 75), cassava: tonnes(25, 40), sweet_potato: tonnes(20, 35), rice: tonnes(6, 8), wheat: tonnes(5, 6), sorghum: tonnes(3, 4),
  finger_millet: tonnes(2, 2.5), pearl_millet: tonnes(2, 2.5), banana: tonnes(40, 60), coffee: tonnes(1.5, 2.5), cotton: tonnes(1.5, 2.5), soybean: tonnes(2, 2.5), cabbage: tonnes(50, 70),
  onion: tonnes(25, 40), carrot: tonnes(30, 40), groundnut: tonnes(2, 2.5), sunflower: tonnes(2, 2), sesame: tonnes(1.2, 1.2), avocado: tonnes(20, 25), mango: tonnes(20, 20), kale: tonnes(20, 40),
  cowpea: tonnes(1.5, 1.5), pigeon_pea: tonnes(1.5, 2), sugarcane: tonnes(100, 120),
};

/** The best published yield of these calendar rows, else of the crop. Null if none was published. */
export const bestOf = (crop: string, rows: readonly string[]): Reached | null => {
  const found = rows.flatMap((row) => best[row] ?? []).sort((a, b) => b.kg.high - a.kg.high)[0];
  return found ?? best[crop] ?? null;
};

export interface Usual { readonly kg: number; readonly years: string; readonly county: string | null; readonly source: TaskSource }

/** The usual yield: for maize the county mean if known, otherwise the mean of Kenya. */
export const usualOf = (crop: string, county: string | null): Usual | null => {
  const here = crop === 'maize' ? countyMaize(county) : null;
  if (here !== null) return { kg: here, years: COUNTY_MAIZE_YEARS, county, source: 'kilimostat' };
  const kg = referenceYield(crop);
  return kg === null ? null : { kg, years: REFERENCE_YIELD_YEARS, county: null, source: 'faostat' };
};
