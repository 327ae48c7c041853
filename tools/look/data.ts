import { toGeoJson } from '#features/farm-data/domain/geojson.ts';
import { farmDataEn } from '#features/farm-data/words.en.ts';
import { farmDataSw } from '#features/farm-data/words.sw.ts';
import { squareAround } from '#kit/pure/geometry.ts';
import { toPolygonText } from '#kit/pure/geometry.ts';
import type { ScreenshotTarget, Visit } from './screenshot-target.ts';

const words = ({ language }: Visit) => (language === 'sw' ? farmDataSw : farmDataEn);
const createStatement = async (visit: Visit): Promise<void> => {
  await visit.phone.page.getByRole('button', { name: words(visit).statement.make }).click();
  await visit.phone.page.getByText(words(visit).statement.yours).waitFor({ timeout: 30_000 });
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
    prepare: async (visit) => {
      const { page } = visit.phone;
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
      await page.getByRole('button', { name: words(visit).take.photos }).click();
      await page.getByText(words(visit).take.copyReady).waitFor({ timeout: 30_000 });
    },
  },
  'data-statement': {
    path: () => '/settings/data/statement',
    signedIn: true,
    states: ['data', 'empty', 'offline'],
    prepare: async (visit) => {
      if (visit.state === 'data') await createStatement(visit);
    },
  },
  'data-import': {
    path: () => '/settings/data/import',
    signedIn: true,
    states: ['data', 'empty'],
    prepare: async (visit) => {
      if (visit.state === 'empty') return;
      await visit.phone.page.setInputFiles('input[type=file]', {
        name: 'mashamba.geojson',
        mimeType: 'application/geo+json',
        buffer: Buffer.from(sampleGeoJson()),
      });
      await visit.phone.page.getByText(words(visit).bring.found(3)).waitFor();
    },
  },
  'data-delete': { path: () => '/settings/data/delete', signedIn: true, states: ['data', 'offline'] },
  verify: {
    path: () => '/settings/data/statement',
    signedIn: true,
    states: ['data'],
    prepare: async (visit) => {
      await createStatement(visit);
      await visit.phone.page
        .getByRole('link', { name: words(visit).statement.check })
        .first()
        .click();
      await visit.phone.page.getByText(words(visit).verify.known).waitFor();
    },
  },
  'verify-unknown': { path: () => '/verify/00000000000000000000000000', signedIn: false, states: ['empty'] },
};
