import { textLineEn } from '../domain/words.en.ts';
import { textLineSw } from '../domain/words.sw.ts';

export const say = { en: textLineEn, sw: textLineSw } as const;
