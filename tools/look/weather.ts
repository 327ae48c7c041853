import { weatherEn } from '#features/weather/words.en.ts';
import { weatherSw } from '#features/weather/words.sw.ts';
import type { ScreenshotTarget, ScreenshotContext } from './screenshot-target.ts';

const words = ({ language }: ScreenshotContext) => (language === 'sw' ? weatherSw : weatherEn);

/** The third day: the sample forecast has different weather every day. */
const openThirdDay = async (context: ScreenshotContext): Promise<void> => {
  for (let i = 0; i < 2; i++)
    await context.phone.page.getByRole('button', { name: words(context).next }).click();
};

export const weatherScreens: Readonly<Record<string, ScreenshotTarget>> = {
  weather: { path: () => '/weather', signedIn: true, states: ['data', 'empty', 'offline', 'failed'] },
  'weather-day': { path: () => '/weather', signedIn: true, states: ['data'], prepare: openThirdDay },
};
