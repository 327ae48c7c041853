import { fieldsEn } from '#features/fields/words.en.ts';
import { fieldsSw } from '#features/fields/words.sw.ts';
import { placesEn } from '#features/places/words.en.ts';
import { placesSw } from '#features/places/words.sw.ts';
import type { ScreenshotTarget, ScreenshotContext } from './screenshot-target.ts';

/** A field on a phone without location, found by name. */
const searchPlace =
  (typed: string) =>
  async ({ phone, language }: ScreenshotContext): Promise<void> => {
    const { page, context } = phone;
    await context.clearPermissions();
    await page
      .getByRole('button', { name: (language === 'sw' ? fieldsSw : fieldsEn).createInstantly })
      .click();
    await page.waitForURL('**/fields/*');
    await page.getByLabel((language === 'sw' ? placesSw : placesEn).search).fill(typed);
    await page.waitForTimeout(2_500);
  };

export const placeScreens: Readonly<Record<string, ScreenshotTarget>> = {
  'place-search': {
    path: () => '/fields',
    signedIn: true,
    states: ['empty'],
    prepare: searchPlace('bahati'),
  },
  'place-none': { path: () => '/fields', signedIn: true, states: ['empty'], prepare: searchPlace('zzqqxx') },
};
