import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { saveScan } from './contract.ts';
import { lossBasis } from './domain/loss.ts';

const sent = {
  id: '01939f00-0000-7000-8000-000000000001',
  field_id: null,
  crop_type: 'bean',
  photo: 'a'.repeat(64),
  severity: null,
  affected_area_percentage: null,
  location: { lat: -0.3, lng: 36.1, country: 'Kenya' },
  taken_at: '2026-11-21T08:00:00.000Z',
  known_used: 0,
  outcome: 'not_sure',
  condition: null,
  confidence: null,
  top3: [],
  model: 'm',
};
const accepts = (args: unknown): boolean => z.safeParse(saveScan.args, args).success;

test('SCN-13 a check is sent with its photo’s hash (never base64), its crop and its location with country', () => {
  expect(accepts(sent)).toBe(true);
  expect(accepts({ ...sent, photo: 'data:image/jpeg;base64,/9j/4AAQ' })).toBe(false);
  expect(accepts({ ...sent, location: { lat: 91, lng: 36.1, country: null } })).toBe(false);
  expect(accepts({ ...sent, crop_type: undefined })).toBe(false);
});

test('SCN-13 without better data the loss uses 3500 kg per hectare and 0.35 USD per kg', () => {
  expect(lossBasis('bean', null, null)).toMatchObject({
    yield_kg_ha: 3500,
    usd_per_kg: 0.35,
    yield_from: 'constant',
  });
});
