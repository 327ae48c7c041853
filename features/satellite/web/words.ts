import { useWords } from '#kit/web/words.tsx';
import { satelliteEn } from '../words.en.ts';
import { satelliteSw } from '../words.sw.ts';

export const useSatelliteWords = () => useWords({ en: satelliteEn, sw: satelliteSw });
export type SatelliteWords = ReturnType<typeof useSatelliteWords>;
