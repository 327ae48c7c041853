import type { Language } from '#kit/pure/words.ts';
import type { Words } from '#kit/pure/words.ts';
import type { guideEn } from '../words.guide.en.ts';
import type { Crop } from './crop-of-field.ts';

/** A crop's name with the method that can check it (DET-05). */
export const cropLabel = ({ name, check }: Crop, language: Language, words: Words<typeof guideEn>): string =>
  ({ photo: words.byPhoto, lab: words.byLab, guided_key: words.byQuestions })[check](name[language]);
