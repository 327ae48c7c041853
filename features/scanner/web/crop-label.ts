import type { Language } from '#kit/pure/words.ts';
import type { Words } from '#kit/pure/words.ts';
import type { guideEn } from '../words.guide.en.ts';
import type { Crop } from './crop-of-field.ts';

/** A crop with the way it can be checked (DET-05). */
export const cropLabel = ({ name, check }: Crop, language: Language, words: Words<typeof guideEn>): string =>
  ({ photo: words.byPhoto, lab: words.byLab, guided_key: words.byQuestions })[check](name[language]);
