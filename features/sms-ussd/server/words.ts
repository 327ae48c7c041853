import { smsUssdEn } from '../domain/words.en.ts';
import { smsUssdSw } from '../domain/words.sw.ts';

export const say = { en: smsUssdEn, sw: smsUssdSw } as const;
