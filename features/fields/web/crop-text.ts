import type { FieldWords } from './words.ts';

/** A crop typed by the farmer is shown as typed; the few words of our own are translated. */
export const cropText = (crop: string, words: FieldWords): string => {
  const known = words.cropNames[crop] ?? crop;
  return known.charAt(0).toUpperCase() + known.slice(1);
};
