import { afterEach, expect, test } from 'vitest';
import { openFarm, pageText, cleanUp } from '#features/fields/web/testing.tsx';
import { plot } from '#features/history/web/testing.tsx';
import { resultRow } from '#features/satellite/web/testing.ts';
import { satelliteEn as en } from '#features/satellite/words.en.ts';
import { satelliteSw as sw } from '#features/satellite/words.sw.ts';
import { newId } from '#kit/pure/ids.ts';
import { web } from '../compose.ts';
import { SatellitePart } from './SatellitePart.tsx';

const projections = await web.projections();

afterEach(cleanUp);

const PLANTED = '2026-09-20';
const crop = (over: object = {}) => ({
  kind: 'crop',
  row: {
    id: newId(),
    field_id: plot.id,
    crop_type: 'maize',
    status: 'growing',
    planting_date: PLANTED,
    created_at: '2026-09-20T08:00:00.000Z',
    ...over,
  },
});
const predicted = (over: object = {}) => ({
  kind: 'yield_prediction',
  row: {
    id: newId(),
    field_id: plot.id,
    crop_type: 'maize',
    planting_date: PLANTED,
    area_hectares: 0.5,
    low_kg_per_ha: 2_000,
    high_kg_per_ha: 4_000,
    created_at: '2026-11-01T08:00:00.000Z',
    ...over,
  },
});
const told = async (
  rows: readonly { kind: string; row: { id: string } }[],
  language: 'en' | 'sw' = 'en',
): Promise<string> => {
  await openFarm(<SatellitePart field={plot} />, {
    projections,
    at: `/fields/${plot.id}`,
    language,
    rows: [{ kind: 'field', row: plot }, { kind: 'satellite_result', row: resultRow(plot.id) }, ...rows],
  });
  const text = pageText();
  cleanUp();
  return text;
};

test('SAT-05 tonnes are shown beside the reading only if computed for this planting; the newest counts', async () => {
  const maize = en.tonnes('Maize', '1', '2', '1 Nov 2026');
  expect(await told([crop(), predicted()])).toContain(maize);
  expect(
    await told([
      crop(),
      predicted(),
      predicted({ low_kg_per_ha: 3_000, created_at: '2026-11-09T08:00:00.000Z' }),
    ]),
  ).toContain(en.tonnes('Maize', '1.5', '2', '9 Nov 2026'));
  expect(await told([crop(), predicted()], 'sw')).toContain(sw.tonnes('Mahindi', '1', '2', '1 Nov 2026'));
  // A planned or harvested crop does not share the field.
  expect(
    await told([
      crop(),
      predicted(),
      crop({ crop_type: 'bean', status: 'planning' }),
      crop({ crop_type: 'bean', status: 'harvested' }),
    ]),
  ).toContain(maize);
});

test('SAT-05 no tonnes are shown from another season, another crop, or a field with two crops', async () => {
  for (const rows of [
    [crop(), predicted({ planting_date: '2026-03-20' })],
    [crop(), predicted({ crop_type: 'bean' })],
    [crop(), predicted(), crop({ crop_type: 'bean' })],
    [crop({ status: 'planning' }), predicted()],
    [predicted()],
  ])
    expect(await told(rows)).toContain(en.noYield);
});
