import { textLineEn } from '../words.en.ts';
import { textLineSw } from '../words.sw.ts';

export const say = { en: textLineEn, sw: textLineSw } as const;
