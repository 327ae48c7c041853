import { bagsPerAcre } from '#features/agronomy/domain/yield-estimate.ts';
import { unitWeight } from '#features/crops/domain/yield.ts';
import { toHectares } from '#kit/pure/units.ts';
import type { Format } from '#kit/web/format.ts';
import { useFormat } from '#kit/web/format.ts';
import type { YieldPrediction } from '../domain/prediction-request.ts';
import { useYieldWords, type YieldWords } from './words.ts';

const KG_PER_BAG = 90;
/** Two significant figures: a future harvest is not known more exactly. */
export const roundToTwoDigits = (n: number): number => (n === 0 ? 0 : Number(n.toPrecision(2)));

/** Bags: to the half below ten, whole above. */
const bags = (kgPerHa: number, { number }: Format): string => {
  const n = bagsPerAcre(kgPerHa / 1000, KG_PER_BAG) ?? 0;
  return n < 10 ? number(Math.round(n * 2) / 2, 1) : number(Math.round(n));
};
const perAcre = (kgPerHa: number, { number }: Format): string =>
  number(roundToTwoDigits(kgPerHa * toHectares(1, 'acres')));
/** Always one decimal. */
export const tonnes = (kgPerHa: number): string => (kgPerHa / 1000).toFixed(1);

type YieldRange = Pick<
  YieldPrediction,
  'crop_type' | 'low_kg_per_ha' | 'high_kg_per_ha' | 'predicted_yield_kg_per_ha'
>;

/** The range in the farmer's units: 90 kg bags per acre where the crop is sold by them, else kilograms. */
const rangeIn = (
  words: YieldWords['result'],
  format: Format,
  {
    crop_type: crop,
    low_kg_per_ha: low,
    high_kg_per_ha: high,
    predicted_yield_kg_per_ha: middle,
  }: YieldRange,
) => {
  const isBagged = unitWeight('bag_90kg', crop) !== null;
  const of = isBagged ? bags : perAcre;
  return {
    isBagged,
    range: (isBagged ? words.bags : words.kgAcre)(of(low, format), of(high, format)),
    middle: (isBagged ? words.middle : words.middleKg)(of(middle, format)),
    tonnes: words.tonnes(tonnes(low), tonnes(high), tonnes(middle)),
  };
};

export const useRange = (row: YieldRange) => rangeIn(useYieldWords().result, useFormat(), row);

/** −10%, +25%. */
export const percentChange = (factor: number, { number }: Format): string => {
  const percent = Math.round((factor - 1) * 100);
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${number(Math.abs(percent))}%`;
};
