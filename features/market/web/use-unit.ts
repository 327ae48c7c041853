import { useState } from 'react';
import { useFormat } from '#kit/web/format.ts';
import { readPreference, writePreference } from '#kit/web/preference.ts';
import { type OwnUnit, unitsOf, usualUnit } from '../domain/own-unit.ts';
import { useMarketWords } from './words.ts';

export interface ShownUnit extends OwnUnit {
  /** "a 90-kg bag", "a crate, about 64 kg". */ readonly label: string;
  /** Formats a price per kilogram as shillings per unit. */ money(perKg: number): string;
}

const keyOf = (crop: string): string => `market_unit_${crop}`;

/** The unit in which the prices of a crop are shown. */
export const shownUnit = (crop: string, chosen = readPreference(keyOf(crop))): OwnUnit =>
  unitsOf(crop).find((one) => one.measure === chosen) ?? usualUnit(crop);

/** The unit in which this farmer sells the crop, saved on this phone. */
export const useUnit = (crop: string) => {
  const words = useMarketWords();
  const format = useFormat();
  const units = unitsOf(crop);
  const [measure, setMeasure] = useState(() => readPreference(keyOf(crop)));
  const unit = shownUnit(crop, measure);
  const labelOf = (one: OwnUnit): string =>
    one.rough ? `${words.per[one.measure]} (${words.about(format.number(one.kg))})` : words.per[one.measure];
  const shown: ShownUnit = {
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
