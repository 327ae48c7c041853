import { useWords } from '#kit/web/words.tsx';
import { deskEn } from '../words.desk.en.ts';
import { deskSw } from '../words.desk.sw.ts';

export const useDeskWords = () => useWords({ en: deskEn, sw: deskSw });
