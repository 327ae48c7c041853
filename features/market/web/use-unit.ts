import { useState } from 'react';
import { useFormat } from '#kit/web/format.ts';
import { readPreference, writePreference } from '#kit/web/preference.ts';
import { type SellingUnit, sellingUnitsOf, defaultUnit } from '../domain/selling-unit.ts';
import { useMarketWords } from './words.ts';

export interface DisplayUnit extends SellingUnit {
  /** "a 90 kg bag", "a crate, about 64 kg". */ readonly label: string;
  /** Formats a price per kilogram as shillings per unit. */ money(perKg: number): string;
}

const keyOf = (crop: string): string => `market_unit_${crop}`;

/** The unit in which the prices of a crop are shown. */
export const displayUnit = (crop: string, chosen = readPreference(keyOf(crop))): SellingUnit =>
  sellingUnitsOf(crop).find((one) => one.measure === chosen) ?? defaultUnit(crop);

/** The unit in which this farmer sells the crop, saved on this phone. */
export const useUnit = (crop: string) => {
  const words = useMarketWords();
  const format = useFormat();
  const units = sellingUnitsOf(crop);
  const [measure, setMeasure] = useState(() => readPreference(keyOf(crop)));
  const unit = displayUnit(crop, measure);
  const labelOf = (one: SellingUnit): string =>
    one.rough ? `${words.per[one.measure]} (${words.about(format.number(one.kg))})` : words.per[one.measure];
  const shown: DisplayUnit = {
    ...unit,
    label: labelOf(unit),
    money: (perKg) => `KES ${format.number(perKg * unit.kg, unit.kg > 1 ? 0 : 1)}`,
  };
  return {
    unit: shown,
    options: units.map((one) => ({ value: one.measure as string, label: labelOf(one) })),
    choose: (value: string): void => {
      setMeasure(value);
      writePreference(keyOf(crop), value);
    },
  };
};
export type UnitChoice = ReturnType<typeof useUnit>;
