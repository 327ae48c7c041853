import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { questionArgs, answerArgs } from '#features/community/server/testing.ts';
import { createFarmerWithAllData, scanOf } from '#features/farm-data/server/testing.ts';
import { offerArgs, createTrader } from '#features/offers/server/testing.ts';
import { addDays, dayInNairobi } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import type { BaseVersion, SyncReply } from '#kit/sync/exchange.ts';
import { lessons } from '#knowledge/lessons/index.ts';
import { openTestServer, type TestServer } from './testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());

const square = (lat: number, side: number): string =>
  `POLYGON((${[
    [36, lat],
    [36 + side, lat],
    [36 + side, lat + side],
    [36, lat + side],
    [36, lat],
  ]
    .map((p) => p.map((n) => n.toFixed(7)).join(' '))
    .join(', ')}))`;

/** A farmer with one field that both phones know; `cursor` is the sync position of their screens. */
const farm = async () => {
  const farmer = await server.farmer();
  const send = async (name: string, args: object, sight?: BaseVersion): Promise<SyncReply> =>
    (
      await farmer.ask('POST', '/api/sync', {
        body: {
          userId: farmer.userId,
          cursor: 0,
          restarting: false,
          commands: [
            { id: newId(), name, args, deviceTime: new Date().toISOString(), ...(sight && { sight }) },
          ],
        },
      })
    ).body;
  const id = newId();
  const added = await send('fields.add', {
    id,
    farm_id: newId(),
    name: 'Shamba',
    size: 1,
    size_unit: 'acres',
    crop_type: 'maize',
    season: '2026-short',
    soil_type: null,
    irrigation_type: null,
    place: { lat: -0.3, lng: 36, accuracy_m: 8 },
    location_description: 'Nakuru',
  });
  const row = ({ changes }: SyncReply): any => changes.rows.find((r) => r.kind === 'field')?.row;
  return {
    id,
    send,
    row,
    before: row(added),
    sight: (was?: object): BaseVersion => ({
      cursor: added.changes.cursor,
      acts: [],
      ...(was && { was: was as Record<string, unknown> }),
    }),
  };
};
const entry = (field_id: string) => ({
  id: newId(),
  field_id,
  date: '2026-11-01',
  event_type: 'weeding',
  description: '',
  notes: null,
  photos: [],
  product: null,
  wait_days: null,
  quantity: null,
  quantity_unit: null,
});
const maize = (field_id: string) => ({
  id: newId(),
  field_id,
  crop_type: 'maize',
  variety: null,
  variety_class: null,
  status: 'growing',
  area_size: null,
  area_unit: null,
  planting_date: '2026-03-20',
  expected_harvest_date: null,
  harvest_source: null,
  harvest_from: null,
  harvest_to: null,
  altitude_band: null,
  county: 'Nakuru',
  expected_yield: null,
  expected_yield_size: null,
  expected_yield_unit: null,
  notes: null,
});
const outline = (id: string, boundary: string) => ({
  id,
  boundary,
  boundary_source: 'walked',
  area_error_m2: 40,
  measured_at: '2026-11-20T08:00:00.000Z',
});

test('two phones change different columns of one field: both changes stay, without a conflict', async () => {
  const { id, send, row, sight } = await farm();
  await send('fields.change', { id, name: 'Kando ya mto' }, sight({ name: 'Shamba' }));
  const reply = await send('fields.change', { id, crop_type: 'beans' }, sight({ crop_type: 'maize' }));
  expect(reply.outcomes[0]).not.toHaveProperty('replaced');
  expect(row(reply)).toMatchObject({ name: 'Kando ya mto', crop_type: 'beans' });
});

test('two phones draw the outline of one field: the second is refused and the first stays until resent', async () => {
  const { id, send, row, before, sight } = await farm();
  const [first, second] = [square(-0.3, 0.001), square(-0.3, 0.0012)];
  const drawn = await send('fields.set_boundary', outline(id, first), sight({ boundary: before.boundary }));
  expect(drawn.outcomes[0]).toMatchObject({ result: 'applied' });
  const late = await send('fields.set_boundary', outline(id, second), sight({ boundary: before.boundary }));
  expect(late.outcomes[0]).toMatchObject({ result: 'refused', code: 'sync.changed_elsewhere' });
  expect(row(late).boundary).toBe(row(drawn).boundary);
  const chosen = await send('fields.set_boundary', outline(id, second), {
    cursor: late.changes.cursor,
    acts: [],
    was: { boundary: row(late).boundary },
  });
  expect(chosen.outcomes[0]).toMatchObject({ result: 'applied' });
  expect(row(chosen).boundary).not.toBe(row(drawn).boundary);
});

test.each([
  ['a history entry', (id: string) => ['history.add', entry(id)] as const],
  ['a new name', (id: string) => ['fields.change', { id, name: 'Bondeni' }] as const],
])('a field is not deleted over %s that the deleting phone has not seen', async (_, work) => {
  const { id, send, row, sight } = await farm();
  const [name, args] = work(id);
  expect((await send(name, args)).outcomes[0]).toMatchObject({ result: 'applied' });
  const refused = await send('fields.remove', { id }, sight());
  expect(refused.outcomes[0]).toMatchObject({ result: 'refused', code: 'sync.unseen' });
  expect(row(refused)).toMatchObject({ id });
  expect(
    (await send('fields.remove', { id }, { cursor: refused.changes.cursor, acts: [] })).outcomes[0],
  ).toMatchObject({ result: 'applied' });
});

test('a deletion after this phone’s own edit still asks about the other phone’s earlier change', async () => {
  const { id, send, row, sight } = await farm();
  const drawn = await send(
    'fields.set_boundary',
    outline(id, square(-0.3, 0.001)),
    sight({ boundary: null }),
  );
  expect(drawn.outcomes[0]).toMatchObject({ result: 'applied' });
  const renamed = await send('fields.change', { id, name: 'Bondeni' }, sight({ name: 'Shamba' }));
  const rename = renamed.outcomes[0]!;
  expect(rename).toEqual({ result: 'applied', id: rename.id, seq: expect.any(Number) });
  const behind = { ...sight(), acts: [rename.id] };
  const again = await send(
    'fields.change',
    { id, name: 'Bondeni kwetu' },
    { ...behind, was: { name: 'Bondeni' } },
  );
  const refused = await send(
    'fields.remove',
    { id },
    { ...behind, acts: [rename.id, again.outcomes[0]!.id] },
  );
  expect(refused.outcomes[0]).toMatchObject({ result: 'refused', code: 'sync.unseen' });
  expect(row(refused)).toMatchObject({ id, boundary: row(drawn).boundary });
  // A screen that had shown the outline, though not yet the number of its change, is not asked.
  const seen = { cursor: drawn.changes.cursor, acts: [rename.id, again.outcomes[0]!.id] };
  expect((await send('fields.remove', { id }, seen)).outcomes[0]).toMatchObject({ result: 'applied' });
});

test('a field is not deleted over a harvest when the deleting phone only edited another column of the crop', async () => {
  const { id, send, sight } = await farm();
  const crop = maize(id);
  const added = await send('crops.add', crop);
  expect(added.outcomes[0]).toMatchObject({ result: 'applied' });
  const old = { cursor: added.changes.cursor, acts: [] };
  const harvested = await send(
    'crops.harvest',
    {
      id: crop.id,
      harvested_on: '2026-10-01',
      actual_yield: 1080,
      actual_yield_size: 12,
      actual_yield_unit: 'bag_90kg',
    },
    { ...old, was: { actual_yield_size: null } },
  );
  expect(harvested.outcomes[0]).toMatchObject({ result: 'applied' });
  const changed = await send(
    'crops.change',
    { id: crop.id, notes: 'Juu ya njia' },
    { ...old, was: { notes: null } },
  );
  expect(changed.outcomes[0]).toMatchObject({ result: 'applied' });
  const refused = await send(
    'fields.remove',
    { id },
    { ...sight(), cursor: old.cursor, acts: [changed.outcomes[0]!.id] },
  );
  expect(refused.outcomes[0]).toMatchObject({ result: 'refused', code: 'sync.unseen' });
});

test('two phones add photos to one entry: the second list is refused and removes no photo', async () => {
  const { id, send, sight } = await farm();
  const [first, theirs, mine] = ['a', 'b', 'c'].map((letter) => letter.repeat(64));
  const told = { ...entry(id), photos: [first] };
  const cursor = (await send('history.add', told)).changes.cursor;
  const seen: BaseVersion = { ...sight({ photos: [first] }), cursor };
  const photos = ({ changes }: SyncReply): any => changes.rows.find((r) => r.id === told.id)?.row?.['photos'];
  expect(photos(await send('history.change', { id: told.id, photos: [first, theirs] }, seen))).toEqual([
    first,
    theirs,
  ]);
  const late = await send('history.change', { id: told.id, photos: [first, mine] }, seen);
  expect(late.outcomes[0]).toMatchObject({ result: 'refused', code: 'sync.changed_elsewhere' });
  expect(photos(late)).toEqual([first, theirs]);
});

const task = (over: object = {}) => ({
  id: newId(),
  plan_id: null,
  field_id: null,
  title: 'Palizi ya kwanza',
  description: null,
  due_date: null,
  due_time: null,
  priority: 'high',
  category: null,
  estimated_duration: null,
  assigned_to: null,
  assigned_phone: null,
  repeat_every: null,
  repeat_unit: null,
  stage: null,
  suggestion_key: null,
  rule: null,
  why: null,
  source: null,
  valid_until: null,
  ...over,
});
const plan = () => ({
  id: newId(),
  title: 'Mahindi ya masika',
  description: null,
  goal: null,
  field_id: null,
  crop_type: null,
  start_date: null,
  end_date: null,
});
const said = (conversation: string) => ({
  conversation_id: conversation,
  title: 'Mahindi',
  language: 'sw',
  question: { id: newId(), content: 'Nipande lini?', attachments: [] },
  answer: null,
});

/** How a row is created, changed by the other phone and deleted: command and arguments. */
type Deed = readonly [name: string, args: Record<string, unknown>];
interface Deleted {
  readonly kind: string;
  readonly id: string;
  readonly made: readonly Deed[];
  readonly work: Deed;
  readonly remove: string;
  readonly unseen: object;
}
const changed = (kind: string, id: string) => ({ kind, id, added: false });
const deletable: Readonly<Record<string, (field: string) => Deleted>> = {
  crop: (field) => {
    const crop = maize(field);
    return {
      kind: 'crop',
      id: crop.id,
      made: [['crops.add', crop]],
      work: ['crops.change', { id: crop.id, notes: 'Juu ya njia' }],
      remove: 'crops.remove',
      unseen: changed('crop', crop.id),
    };
  },
  'history entry': (field) => {
    const event = entry(field);
    return {
      kind: 'field_event',
      id: event.id,
      made: [['history.add', event]],
      work: ['history.change', { id: event.id, notes: 'Upande wa juu' }],
      remove: 'history.remove',
      unseen: changed('field_event', event.id),
    };
  },
  'leaf check': () => {
    const { args } = scanOf(null, null);
    const answer = {
      scan_id: args.id,
      step: 7,
      answer: 'better',
      doings: [],
      cost_kes: null,
      saved_amount: null,
      saved_unit: null,
      photo: null,
    };
    return {
      kind: 'scan',
      id: args.id,
      made: [['scans.save', args]],
      work: ['outcomes.answer', answer],
      remove: 'scans.remove',
      unseen: { kind: 'outcome', id: `${args.id}:7`, added: true },
    };
  },
  task: () => {
    const one = task();
    return {
      kind: 'farm_plan_task',
      id: one.id,
      made: [['tasks.add', one]],
      work: ['tasks.set_status', { id: one.id, status: 'completed', on: '2026-11-20' }],
      remove: 'tasks.remove',
      unseen: changed('farm_plan_task', one.id),
    };
  },
  plan: () => {
    const one = plan();
    const added = task({ plan_id: one.id });
    return {
      kind: 'farm_plan',
      id: one.id,
      made: [['tasks.add_plan', one]],
      work: ['tasks.add', added],
      remove: 'tasks.remove_plan',
      unseen: { kind: 'farm_plan_task', id: added.id, added: true },
    };
  },
  conversation: () => {
    const id = newId();
    const next = said(id);
    return {
      kind: 'chat_conversation',
      id,
      made: [['chat.say', said(id)]],
      work: ['chat.say', next],
      remove: 'chat.remove',
      unseen: { kind: 'chat_message', id: next.question.id, added: true },
    };
  },
  lesson: () => ({
    kind: 'enrolment',
    id: 'make-compost',
    made: [['training.enrol', { id: 'make-compost', remind_on: null }]],
    work: ['training.read', { id: 'make-compost', section: 1 }],
    remove: 'training.leave',
    unseen: changed('enrolment', 'make-compost'),
  }),
  question: () => {
    const asked = questionArgs();
    const { language: _, ...rest } = asked;
    return {
      kind: 'community_question',
      id: asked.id,
      made: [['community.ask', asked]],
      work: ['community.edit_question', { ...rest, content: `${asked.content} Also the upper ones.` }],
      remove: 'community.remove_question',
      unseen: changed('community_question', asked.id),
    };
  },
  answer: () => {
    const asked = questionArgs();
    const given = answerArgs(asked.id);
    return {
      kind: 'community_answer',
      id: given.id,
      made: [
        ['community.ask', asked],
        ['community.answer', given],
      ],
      work: [
        'community.edit_answer',
        { id: given.id, content: `${given.content} Water it well.`, images: [] },
      ],
      remove: 'community.remove_answer',
      unseen: changed('community_answer', given.id),
    };
  },
  offer: () => {
    const { id, grade, quantity, ready_from, note, ...rest } = offerArgs({ phone: null });
    return {
      kind: 'sell_offer',
      id,
      made: [['offers.post', { id, grade, quantity, ready_from, note, ...rest }]],
      work: ['offers.change', { id, grade, quantity, ready_from, note, price: 3_900 }],
      remove: 'offers.close',
      unseen: changed('sell_offer', id),
    };
  },
};

test.each(Object.keys(deletable))(
  'X-04 a %s is not deleted over unseen work of another phone: the refusal lists it, then deletion works',
  async (which) => {
    const farmer = await createTrader(server, 'Amina');
    const send = async ([name, args]: Deed, sight?: BaseVersion): Promise<SyncReply> =>
      (
        await farmer.ask('POST', '/api/sync', {
          body: {
            userId: farmer.userId,
            cursor: 0,
            restarting: false,
            commands: [
              { id: newId(), name, args, deviceTime: new Date().toISOString(), ...(sight && { sight }) },
            ],
          },
        })
      ).body;
    const applied = async (deed: Deed): Promise<number> => {
      const { outcomes, changes } = await send(deed);
      expect(outcomes[0]).toMatchObject({ result: 'applied' });
      return changes.head;
    };
    const field = newId();
    await applied([
      'fields.add',
      {
        id: field,
        farm_id: newId(),
        name: 'Shamba',
        size: 1,
        size_unit: 'acres',
        crop_type: 'maize',
        season: '2026-short',
        soil_type: null,
        irrigation_type: null,
        place: null,
        location_description: null,
      },
    ]);
    const { id, made, work, remove, unseen } = deletable[which]!(field);
    let cursor = 0;
    for (const deed of made) cursor = await applied(deed);
    await applied(work);
    const refused = (await send([remove, { id }], { cursor, acts: [] })).outcomes[0]!;
    expect(refused).toMatchObject({
      result: 'refused',
      code: 'sync.unseen',
      unseen: expect.arrayContaining([unseen]),
      upTo: expect.any(Number),
    });
    const { upTo } = refused as { readonly upTo: number };
    expect((await send([remove, { id }], { cursor: upTo, acts: [] })).outcomes[0]).toMatchObject({
      result: 'applied',
    });
  },
);

test('every command that deletes or withdraws a farmer’s work checks for work from another phone', () => {
  const declared = readdirSync('features')
    .flatMap((feature) => {
      try {
        return readFileSync(`features/${feature}/contract.ts`, 'utf8').split(/\n(?=export const )/);
      } catch {
        return [];
      }
    })
    .map((text) => ({
      name: /= command\(\s*'([\w.]+)'/.exec(text)?.[1] ?? '',
      removes: /removes: '/.test(text),
    }));
  // Closing a question or an expert's case can be undone, or deletes nothing.
  const reversible = ['community.close', 'reviews.close'];
  const deleting = declared.filter(
    ({ name }) => /\.(remove|leave|withdraw|close)/.test(name) && !reversible.includes(name),
  );
  expect(deleting.length).toBeGreaterThan(12);
  expect(deleting.filter(({ removes }) => !removes)).toEqual([]);
});

test('X-04b a field moved on two phones: the overwritten place is recorded, and only the owner can read it', async () => {
  const { id, send, before, sight } = await farm();
  await send(
    'fields.change',
    { id, place: { lat: -0.301, lng: 36.001, accuracy_m: 5 } },
    sight({ location: before.location }),
  );
  const late = await send(
    'fields.change',
    { id, place: { lat: -0.302, lng: 36.002, accuracy_m: 5 } },
    sight({ location: before.location, elevation: null }),
  );
  expect(late.outcomes[0]).toMatchObject({ result: 'applied' });
  const told = late.changes.rows.filter((row) => row.kind === 'overwritten');
  expect(told).toMatchObject([
    {
      row: {
        kind: 'field',
        row_id: id,
        old_values: { location: { lat: -0.301, lng: 36.001 } },
        new_values: { location: { lat: -0.302, lng: 36.002 } },
      },
    },
  ]);
  const { farmer: other } = await createFarmerWithAllData(server);
  const theirs = (
    await other.ask('POST', '/api/sync', {
      body: { userId: other.userId, cursor: 0, restarting: false, commands: [] },
    })
  ).body as SyncReply;
  expect(theirs.changes.rows.map((row) => row.id)).not.toContain(told[0]!.id);
});

const today = dayInNairobi(new Date());
const notices = ({ changes }: SyncReply): readonly unknown[] =>
  changes.rows.filter((row) => row.kind === 'overwritten').map((row) => row.row);

test('X-04b a task completed on different days on two phones: the last sent day applies and the other is kept', async () => {
  const { send, sight } = await farm();
  const task = {
    id: newId(),
    plan_id: null,
    field_id: null,
    title: 'Palizi',
    description: null,
    due_date: today,
    due_time: null,
    priority: 'medium',
    category: null,
    estimated_duration: null,
    assigned_to: null,
    assigned_phone: null,
    repeat_every: 1,
    repeat_unit: 'week',
    stage: null,
    suggestion_key: null,
    rule: null,
    why: null,
    source: null,
    valid_until: null,
  };
  await send('tasks.add', task);
  const done = (on: string) => ({ id: task.id, status: 'completed', on });
  const was = sight({ status: 'pending', completed_on: null });
  await send('tasks.set_status', done(addDays(today, -3)), was);
  const late = await send('tasks.set_status', done(addDays(today, -1)), was);
  expect(notices(late)).toMatchObject([
    {
      kind: 'farm_plan_task',
      row_id: task.id,
      old_values: { completed_on: addDays(today, -3) },
      new_values: { completed_on: addDays(today, -1) },
    },
  ]);
  const tasks = late.changes.rows.filter((row) => row.kind === 'farm_plan_task').map(({ row }) => row);
  expect(tasks).toHaveLength(2);
  expect(tasks.find((row) => row?.['id'] === task.id)).toMatchObject({ completed_on: addDays(today, -1) });
});

test('X-04b a lesson joined on two phones: another reminder day replaces the first; an empty one changes nothing', async () => {
  const { send, sight } = await farm();
  const id = lessons[0]!.slug;
  const [first, second] = [addDays(today, 3), addDays(today, 7)];
  await send('training.enrol', { id, remind_on: first });
  const silent = await send('training.enrol', { id, remind_on: null }, sight({ remind_on: null }));
  const dayOf = ({ changes }: SyncReply): unknown =>
    changes.rows.find((row) => row.kind === 'enrolment')?.row?.['remind_on'];
  expect([dayOf(silent), notices(silent)]).toEqual([first, []]);
  const late = await send('training.enrol', { id, remind_on: second }, sight({ remind_on: null }));
  expect(dayOf(late)).toBe(second);
  expect(notices(late)).toMatchObject([
    {
      kind: 'enrolment',
      row_id: id,
      old_values: { remind_on: first },
      new_values: { remind_on: second },
    },
  ]);
});

test('an older app version sends no base version and its commands still apply', async () => {
  const { id, send, row } = await farm();
  await send('fields.change', { id, name: 'Kando ya mto' });
  const removed = await send('fields.remove', { id });
  expect(removed.outcomes[0]).toMatchObject({ result: 'applied' });
  expect(row(removed) ?? null).toBeNull();
});
