import { useWords } from '#kit/web/words.tsx';
import { waterEn } from '../words.water.en.ts';
import { waterSw } from '../words.water.sw.ts';

export const useWaterWords = () => useWords({ en: waterEn, sw: waterSw });
export type WaterWords = ReturnType<typeof useWaterWords>;
