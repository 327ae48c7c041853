import { toGeoJson } from '#features/farm-data/domain/geojson.ts';
import { farmDataEn } from '#features/farm-data/words.en.ts';
import { farmDataSw } from '#features/farm-data/words.sw.ts';
import { squareAround } from '#kit/pure/geometry.ts';
import { toPolygonText } from '#kit/pure/geometry.ts';
import type { ScreenshotTarget, ScreenshotContext } from './screenshot-target.ts';

const words = ({ language }: ScreenshotContext) => (language === 'sw' ? farmDataSw : farmDataEn);
const createStatement = async (context: ScreenshotContext): Promise<void> => {
  await context.phone.page.getByRole('button', { name: words(context).statement.make }).click();
  await context.phone.page.getByText(words(context).statement.yours).waitFor({ timeout: 30_000 });
};
const sampleGeoJson = (): string =>
  toGeoJson([
    {
      id: 'a',
      name: 'Shamba la juu',
      boundary: toPolygonText(squareAround({ lat: -0.31, lng: 36.08 }, 4_000)),
    },
    {
      id: 'b',
      name: 'Kando ya mto',
      boundary: toPolygonText(squareAround({ lat: -0.33, lng: 36.1 }, 9_000)),
    },
    { id: 'c', name: 'Baharini', boundary: toPolygonText(squareAround({ lat: -4.5, lng: 41 }, 9_000)) },
  ]);

export const dataScreens: Readonly<Record<string, ScreenshotTarget>> = {
  data: { path: () => '/settings/data', signedIn: true, states: ['data', 'empty', 'offline'] },
  'data-large': {
    path: () => '/settings/data',
    signedIn: true,
    states: ['data'],
    prepare: async (context) => {
      const { page } = context.phone;
      await page.route('**/api/data/size', (route) =>
        route.fulfill({
          json: {
            rows: { fields: 4, crop_scans: 380, field_events: 90, photos: 380 },
            dataBytes: 900_000,
            photos: 380,
            photoBytes: 31_000_000,
          },
        }),
      );
      await page.reload();
      await page.getByRole('button', { name: words(context).take.photos }).click();
      await page.getByText(words(context).take.copyReady).waitFor({ timeout: 30_000 });
    },
  },
  'data-statement': {
    path: () => '/settings/data/statement',
    signedIn: true,
    states: ['data', 'empty', 'offline'],
    prepare: async (context) => {
      if (context.state === 'data') await createStatement(context);
    },
  },
  'data-import': {
    path: () => '/settings/data/import',
    signedIn: true,
    states: ['data', 'empty'],
    prepare: async (context) => {
      if (context.state === 'empty') return;
      await context.phone.page.setInputFiles('input[type=file]', {
        name: 'mashamba.geojson',
        mimeType: 'application/geo+json',
        buffer: Buffer.from(sampleGeoJson()),
      });
      await context.phone.page.getByText(words(context).bring.found(3)).waitFor();
    },
  },
  'data-delete': { path: () => '/settings/data/delete', signedIn: true, states: ['data', 'offline'] },
  verify: {
    path: () => '/settings/data/statement',
    signedIn: true,
    states: ['data'],
    prepare: async (context) => {
      await createStatement(context);
      await context.phone.page
        .getByRole('link', { name: words(context).statement.check })
        .first()
        .click();
      await context.phone.page.getByText(words(context).verify.known).waitFor();
    },
  },
  'verify-unknown': { path: () => '/verify/00000000000000000000000000', signedIn: false, states: ['empty'] },
};
