import { formats } from '#kit/web/format.ts';
import type { CropWords } from './words.ts';

const { number } = formats.en;

/** What was weighed as the farmer counts it, with its kilograms; null when nothing was weighed. */
export const yieldText = (kg: number | null, size: number | null, unit: string | null, words: CropWords): string | null => {
  if (size !== null && unit !== null && words.units[unit]) {
    const amount = words.amount(number(size, 2), words.units[unit]);
    return unit === 'kg' || kg === null ? amount : words.amountKg(amount, number(kg));
  }
  return kg === null ? null : words.amount(number(kg), words.units['kg']!);
};
