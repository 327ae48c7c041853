import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#kit/pure/ids.ts';
import type { Sight, SyncReply } from '#kit/sync/exchange.ts';
import { openHouse } from './testing.ts';

let house: Awaited<ReturnType<typeof openHouse>>;
beforeAll(async () => { house = await openHouse(); });
afterAll(() => house.stop());

const square = (lat: number, side: number): string => `POLYGON((${[[36, lat], [36 + side, lat], [36 + side, lat + side], [36, lat + side], [36, lat]].map((p) => p.map((n) => n.toFixed(7)).join(' ')).join(', ')}))`;

/** One farmer with one field that both phones know: `cursor` is how far their screens are. */
const farm = async () => {
  const farmer = await house.farmer();
  const send = async (name: string, args: object, sight?: Sight): Promise<SyncReply> => (await farmer.ask('POST', '/api/sync', {
    body: { userId: farmer.userId, cursor: 0, restarting: false, commands: [{ id: newId(), name, args, deviceTime: new Date().toISOString(), ...(sight && { sight }) }] },
  })).body;
  const id = newId();
  const added = await send('fields.add', {
    id, farm_id: newId(), name: 'Shamba', size: 1, size_unit: 'acres', crop_type: 'maize', season: '2026-short', soil_type: null, irrigation_type: null,
    place: { lat: -0.3, lng: 36, accuracy_m: 8 }, location_description: 'Nakuru',
  });
  const row = ({ changes }: SyncReply): any => changes.rows.find((r) => r.kind === 'field')?.row;
  return { id, send, row, before: row(added), sight: (was?: object): Sight => ({ cursor: added.changes.cursor, acts: [], ...(was && { was: was as Record<string, unknown> }) }) };
};
const entry = (field_id: string) => ({ id: newId(), field_id, date: '2026-11-01', event_type: 'weeding', description: '', notes: null, photos: [], product: null, wait_days: null, quantity: null, quantity_unit: null });
const maize = (field_id: string) => ({
  id: newId(), field_id, crop_type: 'maize', variety: null, variety_class: null, status: 'growing', area_size: null, area_unit: null, planting_date: '2026-03-20', expected_harvest_date: null,
  harvest_source: null, harvest_from: null, harvest_to: null, altitude_band: null, county: 'Nakuru', expected_yield: null, expected_yield_size: null, expected_yield_unit: null, notes: null,
});
const outline = (id: string, boundary: string) => ({ id, boundary, boundary_source: 'walked', area_error_m2: 40, measured_at: '2026-11-20T08:00:00.000Z' });

test('two phones change different details of one field: both stand, and nobody is asked', async () => {
  const { id, send, row, sight } = await farm();
  await send('fields.change', { id, name: 'Kando ya mto' }, sight({ name: 'Shamba' }));
  const reply = await send('fields.change', { id, crop_type: 'beans' }, sight({ crop_type: 'maize' }));
  expect(reply.outcomes[0]).not.toHaveProperty('replaced');
  expect(row(reply)).toMatchObject({ name: 'Kando ya mto', crop_type: 'beans' });
});

test('two phones draw the outline of one field: the second is refused and the first stands until the farmer chooses', async () => {
  const { id, send, row, before, sight } = await farm();
  const [first, second] = [square(-0.3, 0.001), square(-0.3, 0.0012)];
  const drawn = await send('fields.set_boundary', outline(id, first), sight({ boundary: before.boundary }));
  expect(drawn.outcomes[0]).toMatchObject({ result: 'applied' });
  const late = await send('fields.set_boundary', outline(id, second), sight({ boundary: before.boundary }));
  expect(late.outcomes[0]).toMatchObject({ result: 'refused', code: 'sync.changed_elsewhere' });
  expect(row(late).boundary).toBe(row(drawn).boundary);
  const chosen = await send('fields.set_boundary', outline(id, second), { cursor: late.changes.cursor, acts: [], was: { boundary: row(late).boundary } });
  expect(chosen.outcomes[0]).toMatchObject({ result: 'applied' });
  expect(row(chosen).boundary).not.toBe(row(drawn).boundary);
});

test.each([
  ['an entry of its history', (id: string) => ['history.add', entry(id)] as const],
  ['a name', (id: string) => ['fields.change', { id, name: 'Bondeni' }] as const],
])('a field is not deleted over %s that the deleting phone had not shown', async (_, work) => {
  const { id, send, row, sight } = await farm();
  const [name, args] = work(id);
  expect((await send(name, args)).outcomes[0]).toMatchObject({ result: 'applied' });
  const refused = await send('fields.remove', { id }, sight());
  expect(refused.outcomes[0]).toMatchObject({ result: 'refused', code: 'sync.unseen' });
  expect(row(refused)).toMatchObject({ id });
  expect((await send('fields.remove', { id }, { cursor: refused.changes.cursor, acts: [] })).outcomes[0]).toMatchObject({ result: 'applied' });
});

test('a removal behind this phone’s own change still asks for what the other phone did before that change', async () => {
  const { id, send, row, sight } = await farm();
  const drawn = await send('fields.set_boundary', outline(id, square(-0.3, 0.001)), sight({ boundary: null }));
  expect(drawn.outcomes[0]).toMatchObject({ result: 'applied' });
  const renamed = await send('fields.change', { id, name: 'Bondeni' }, sight({ name: 'Shamba' }));
  const rename = renamed.outcomes[0]!;
  expect(rename).toEqual({ result: 'applied', id: rename.id, seq: expect.any(Number) });
  const behind = { ...sight(), acts: [rename.id] };
  const again = await send('fields.change', { id, name: 'Bondeni kwetu' }, { ...behind, was: { name: 'Bondeni' } });
  const refused = await send('fields.remove', { id }, { ...behind, acts: [rename.id, again.outcomes[0]!.id] });
  expect(refused.outcomes[0]).toMatchObject({ result: 'refused', code: 'sync.unseen' });
  expect(row(refused)).toMatchObject({ id, boundary: row(drawn).boundary });
  // A screen that had shown the outline, though not yet the number of its own change, is not asked.
  const seen = { cursor: drawn.changes.cursor, acts: [rename.id, again.outcomes[0]!.id] };
  expect((await send('fields.remove', { id }, seen)).outcomes[0]).toMatchObject({ result: 'applied' });
});

test('a field is not deleted over a harvest that the deleting phone had only changed another detail of', async () => {
  const { id, send, sight } = await farm();
  const crop = maize(id);
  const added = await send('crops.add', crop);
  expect(added.outcomes[0]).toMatchObject({ result: 'applied' });
  const old = { cursor: added.changes.cursor, acts: [] };
  const harvested = await send('crops.harvest', { id: crop.id, harvested_on: '2026-10-01', actual_yield: 1080, actual_yield_size: 12, actual_yield_unit: 'bag_90kg' }, { ...old, was: { actual_yield_size: null } });
  expect(harvested.outcomes[0]).toMatchObject({ result: 'applied' });
  const changed = await send('crops.change', { id: crop.id, notes: 'Juu ya njia' }, { ...old, was: { notes: null } });
  expect(changed.outcomes[0]).toMatchObject({ result: 'applied' });
  const refused = await send('fields.remove', { id }, { ...sight(), cursor: old.cursor, acts: [changed.outcomes[0]!.id] });
  expect(refused.outcomes[0]).toMatchObject({ result: 'refused', code: 'sync.unseen' });
});

test('two phones put photos to one entry: the second list takes none of the first away until the farmer chooses', async () => {
  const { id, send, sight } = await farm();
  const [first, theirs, mine] = ['a', 'b', 'c'].map((letter) => letter.repeat(64));
  const told = { ...entry(id), photos: [first] };
  const cursor = (await send('history.add', told)).changes.cursor;
  const seen: Sight = { ...sight({ photos: [first] }), cursor };
  const photos = ({ changes }: SyncReply): any => changes.rows.find((r) => r.id === told.id)?.row?.['photos'];
  expect(photos(await send('history.change', { id: told.id, photos: [first, theirs] }, seen))).toEqual([first, theirs]);
  const late = await send('history.change', { id: told.id, photos: [first, mine] }, seen);
  expect(late.outcomes[0]).toMatchObject({ result: 'refused', code: 'sync.changed_elsewhere' });
  expect(photos(late)).toEqual([first, theirs]);
});
