import type { Language } from '#kit/pure/words.ts';
import { findCropByName } from '#knowledge/crops.ts';
import type { FieldWords } from './words.ts';

/** A known crop in the reader's language, whichever language it was typed in. Anything else as typed. */
export const cropText = (crop: string, words: FieldWords, language: Language): string => {
  const known = words.cropNames[crop] ?? findCropByName(crop)?.name[language] ?? crop;
  return known.charAt(0).toUpperCase() + known.slice(1);
};
