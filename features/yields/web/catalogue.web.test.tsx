import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { projections as cropProjections } from '#features/crops/web/projections.ts';
import { projections as fieldProjections } from '#features/fields/web/projections.ts';
import { field, openFarm, proPlan, screen, tap, cleanUp, toastTexts } from '#features/fields/web/testing.tsx';
import { addDays, dayInNairobi } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { yieldsEn as en } from '../words.en.ts';
import { projections as yieldProjections } from './projections.ts';
import { YieldScreen } from './YieldScreen.tsx';

vi.setConfig({ testTimeout: 30_000 });
vi.mock('#knowledge/climate/normals.ts', () => ({
  normalOf: () => {
    throw new Error('the table did not come');
  },
}));
afterEach(() => {
  vi.restoreAllMocks();
  cleanUp();
});

const plot = field({ crop_type: 'maize', soil_type: 'clay_loam', size: 2, size_hectares: 0.809 });
const grown = {
  id: newId(),
  field_id: plot.id,
  crop_type: 'maize',
  status: 'growing',
  area_planted: 0.6,
  area_size: 1.5,
  area_unit: 'acres',
  planting_date: addDays(dayInNairobi(new Date()), -20),
  created_at: '2026-11-01T08:00:00.000Z',
  updated_at: '2026-11-01T08:00:00.000Z',
};

test('YLD-06, X-06: if data for the prediction cannot be loaded, an error shows and nothing is saved', async () => {
  globalThis.fetch = (async () => {
    throw new TypeError('Failed to fetch');
  }) as typeof fetch;
  const opened = await openFarm(<YieldScreen />, {
    projections: { ...fieldProjections, ...cropProjections, ...yieldProjections },
    at: '/yield-predictor',
    plan: proPlan,
    rows: [
      { kind: 'field', row: plot },
      { kind: 'crop', row: grown },
    ],
  });
  await screen.findByText(en.place.fromField('Nakuru'));
  await tap(en.form.predict);
  await waitFor(() => expect(toastTexts()).toEqual(['Unable to generate predictions. Please try again.']));
  expect(opened.commands()).toEqual([]);
});
