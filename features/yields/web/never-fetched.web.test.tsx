import { fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { projections as fieldProjections } from '#features/fields/web/projections.ts';
import {
  field,
  openFarm,
  pageText,
  proPlan,
  screen,
  waitForUpdates,
  tap,
  cleanUp,
} from '#features/fields/web/testing.tsx';
import { addDays, dayInNairobi } from '#kit/pure/days.ts';
import { yieldsEn as en } from '../words.en.ts';
import { projections as yieldProjections } from './projections.ts';
import { YieldScreen } from './YieldScreen.tsx';

// Chunks that this phone has never downloaded.
vi.mock('./climate.ts', () => ({ loadClimateNormals: async () => null }));
vi.mock('#features/places/web/gazetteer.ts', async (actual) => ({
  ...(await actual<object>()),
  useGazetteer: () => 'missing',
}));
afterEach(cleanUp);

test('YLD-01, YLD-04b: without place and climate data a chosen county is used and rain is not counted', async () => {
  await openFarm(<YieldScreen />, {
    projections: { ...fieldProjections, ...yieldProjections },
    at: '/yield-predictor',
    plan: proPlan,
    online: false,
    rows: [
      {
        kind: 'field',
        row: field({ crop_type: 'maize', soil_type: 'loam', location_description: 'Kwa mto' }),
      },
    ],
  });
  fireEvent.input(screen.getByLabelText(en.form.planted), {
    target: { value: addDays(dayInNairobi(new Date()), -20) },
  });
  fireEvent.change(screen.getByLabelText(en.place.county), { target: { value: 'Nakuru' } });
  await waitForUpdates();
  expect(pageText()).not.toContain(en.place.unconfirmed);
  await tap(en.form.predict);
  await screen.findByRole('heading', { name: en.result.heading('Maize') });
  expect(pageText()).toContain(en.result.riskFactors.rainNotCounted);
  await tap(en.result.why);
  expect(pageText()).toContain(en.sources.rainWhy.no_climate);
});
