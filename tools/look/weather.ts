import { weatherEn } from '#features/weather/words.en.ts';
import { weatherSw } from '#features/weather/words.sw.ts';
import type { ScreenshotTarget, Visit } from './screenshot-target.ts';

const words = ({ language }: Visit) => (language === 'sw' ? weatherSw : weatherEn);

/** The third day: the sample forecast has different weather every day. */
const openThirdDay = async (visit: Visit): Promise<void> => {
  for (let i = 0; i < 2; i++) await visit.phone.page.getByRole('button', { name: words(visit).next }).click();
};

export const weatherScreens: Readonly<Record<string, ScreenshotTarget>> = {
  weather: { path: () => '/weather', signedIn: true, states: ['data', 'empty', 'offline', 'failed'] },
  'weather-day': { path: () => '/weather', signedIn: true, states: ['data'], prepare: openThirdDay },
};
