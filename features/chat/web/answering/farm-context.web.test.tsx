import { afterEach, expect, test } from 'vitest';
import { field, openFarm, cleanUp } from '#features/fields/web/testing.tsx';
import { addDays, dayInNairobi } from '#kit/pure/days.ts';
import { farmContext } from './farm-context.ts';

afterEach(cleanUp);

const today = dayInNairobi(new Date());
const plot = field({ crop_type: 'maize' });
const crop = {
  id: 'c',
  field_id: plot.id,
  crop_type: 'maize',
  status: 'growing',
  planting_date: addDays(today, -40),
  harvest_from: null,
  harvest_to: null,
  county: 'Nakuru',
};
const seen = {
  id: plot.id,
  sample: false,
  of: 'plot',
  boundary: 'measured',
  pass_date: addDays(today, -3),
  health: { value: 0.776, against: 'crop' },
};
const contextWith = async (result: object) => {
  const { store } = await openFarm(<p />, {
    projections: {},
    rows: [
      { kind: 'field', row: plot },
      { kind: 'crop', row: crop },
      { kind: 'satellite_result', row: { ...seen, ...result } },
    ],
  });
  return farmContext(store, { question: 'Is my maize OK?', language: 'en', turns: [], leaf: null });
};

test('CHT-19: offline, the assistant knows a field’s satellite reading and its date, never a sample', async () => {
  expect((await contextWith({})).fields[0]?.vegetationIndex).toMatchObject({
    share: 0.776,
    day: addDays(today, -3),
  });
  cleanUp();
  expect((await contextWith({ sample: true })).fields[0]?.vegetationIndex).toBeNull();
});
