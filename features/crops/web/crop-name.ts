import type { Language } from '#kit/pure/words.ts';
import { findCropByName } from '#knowledge/crops.ts';

/** A known crop's name in the reader's language, otherwise the name as typed. */
export const cropName = (typed: string, language: Language): string => {
  const name = findCropByName(typed)?.name[language] ?? typed;
  return name.charAt(0).toUpperCase() + name.slice(1);
};
