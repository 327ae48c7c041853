import { formats } from '#kit/web/format.ts';
import type { CropWords } from './words.ts';

const { number } = formats.en;

/** The recorded amount in the farmer's unit, with kilograms. `null` if nothing was recorded. */
export const yieldText = (
  kg: number | null,
  size: number | null,
  unit: string | null,
  words: CropWords,
): string | null => {
  const formatQuantity = size === null || unit === null ? undefined : words.quantities[unit];
  if (size !== null && formatQuantity) {
    const amount = formatQuantity(number(size, 2));
    return unit === 'kg' || kg === null ? amount : words.amountKg(amount, number(kg));
  }
  return kg === null ? null : words.quantities['kg']!(number(kg));
};
