import { useWords } from '#kit/web/words.tsx';
import { cropsEn } from '../words.en.ts';
import { cropsSw } from '../words.sw.ts';

export const useCropWords = () => useWords({ en: cropsEn, sw: cropsSw });
export type CropWords = ReturnType<typeof useCropWords>;
