import { useWords } from '#kit/web/words.tsx';
import { weatherEn } from '../words.en.ts';
import { weatherSw } from '../words.sw.ts';

export const useWeatherWords = () => useWords({ en: weatherEn, sw: weatherSw });
export type WeatherWords = ReturnType<typeof useWeatherWords>;
