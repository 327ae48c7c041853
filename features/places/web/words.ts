import { useWords } from '#kit/web/words.tsx';
import { placesEn } from '../words.en.ts';
import { placesSw } from '../words.sw.ts';

export const usePlaceWords = () => useWords({ en: placesEn, sw: placesSw });
export type PlaceWords = ReturnType<typeof usePlaceWords>;
