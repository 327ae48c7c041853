import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { changeCrop } from '#features/crops/contract.ts';
import { changeField, removeField } from '#features/fields/contract.ts';
import { changeTask } from '#features/tasks/contract.ts';
import { newId } from '#kit/pure/ids.ts';
import type { ChangedRow, Outcome, SentCommand } from '#kit/sync/exchange.ts';
import type { Transport } from '#kit/web/store/transport.ts';
import { cropOf, fieldRow, taskRow } from '../outbox-details/testing.ts';
import {
  closeApp,
  cachedSessionOf,
  openApp,
  screen,
  acceptingTransport,
  toastTexts,
  waitFor,
} from '../testing.tsx';
import { outboxDetailsEn } from '../words.outbox-details.en.ts';
import { outboxDetailsSw } from '../words.outbox-details.sw.ts';

afterEach(closeApp);

const open = async (transport: Transport, more: Partial<Parameters<typeof openApp>[0]> = {}) => {
  const { store } = await openApp({
    at: '/outbox',
    cachedSession: cachedSessionOf(),
    server: { '/api/start': () => ({ body: { ...cachedSessionOf(), changes: null } }) },
    transport,
    ...more,
  });
  // The first test of the file loads every book, which takes long on a busy machine.
  await screen.findByRole('heading', { name: /Outbox|Sanduku la kutuma/ }, { timeout: 15_000 });
  await screen.findByText(/If you use two phones|Ukitumia simu mbili/, undefined, { timeout: 15_000 });
  return store;
};

type Answer = (command: SentCommand) => { readonly outcome?: object; readonly rows?: readonly ChangedRow[] };
/** A server with these rows; `answer` decides each command, whose rows are returned with the reply. */
const serverWith = (first: readonly ChangedRow[], answer: Answer = () => ({})) => {
  let seq = 1;
  let pending: readonly ChangedRow[] = first;
  const taken: SentCommand[] = [];
  const transport: Transport = {
    ...acceptingTransport(),
    exchange: async ({ commands }) => {
      const outcomes = commands.map((command): Outcome => {
        taken.push(command);
        const { outcome, rows = [] } = answer(command);
        seq += 1;
        pending = [...pending, ...rows];
        return { id: command.id, result: 'applied', seq, ...outcome } as Outcome;
      });
      const rows = pending;
      pending = [];
      return {
        ok: true,
        value: {
          outcomes,
          changes: { rows: [...rows], cursor: seq, head: seq, more: false, restart: false },
          serverTime: new Date().toISOString(),
        },
      };
    },
  };
  return {
    transport,
    taken,
    push: (...rows: readonly ChangedRow[]) => {
      pending = [...pending, ...rows];
      seq += 1;
    },
  };
};
const rowOf = (kind: string, row: { readonly id: string }): ChangedRow => ({
  kind,
  id: row.id,
  row: row as never,
});
const overwritten = (kind: string, rowId: string, old: object, next: object, id = newId()): ChangedRow =>
  rowOf('overwritten', {
    id,
    kind,
    row_id: rowId,
    old_values: old,
    new_values: next,
    at: new Date().toISOString(),
  } as never);
const cardOf = async (title: string) =>
  (await screen.findByRole('heading', { level: 3, name: title })).closest('section')!;
const has = (store: Awaited<ReturnType<typeof open>>, kind: string, id: string) =>
  waitFor(() => expect(store.snapshot().view.get(kind, id)).toBeTruthy());

test('X-04b every overwritten value is shown with its old and new text, and one tap restores it', async () => {
  const field = fieldRow({ name: 'Bondeni', size: 2, size_unit: 'hectares', soil_type: 'clay' });
  const server = serverWith([
    rowOf('field', field),
    overwritten(
      'field',
      field.id,
      { name: 'Juu ya mlima', size: 1.5, soil_type: 'loam' },
      { name: 'Bondeni', size: 2, soil_type: 'clay' },
    ),
  ]);
  const store = await open(server.transport);
  const card = await cardOf('Bondeni');
  const lines = [...card.querySelectorAll('dl > div')].map((line) => line.textContent);
  expect(lines).toEqual(['NameJuu ya mlima → Bondeni', 'Size1.5 hectares → 2 hectares', 'SoilLoam → Clay']);
  expect(within(card).getByRole('link', { name: 'Bondeni' }).getAttribute('href')).toBe(
    `/fields/${field.id}`,
  );
  // The server returns the row as it is after the edit.
  server.push(rowOf('field', { ...field, name: 'Juu ya mlima', size: 1.5, soil_type: 'loam' } as never));
  await userEvent.click(within(card).getByRole('button', { name: outboxDetailsEn.overwritten.putBackAll }));
  await waitFor(() => expect(server.taken).toHaveLength(1));
  expect(server.taken[0]).toMatchObject({
    name: 'fields.change',
    args: { id: field.id, name: 'Juu ya mlima', size: 1.5, soil_type: 'loam' },
  });
  await waitFor(() => expect(toastTexts()).toEqual([outboxDetailsEn.overwritten.sent]));
  expect(await screen.findByText(outboxDetailsEn.overwritten.isBack)).toBeTruthy();
  expect(store.snapshot().view.get('field', field.id)).toMatchObject({
    name: 'Juu ya mlima',
    soil_type: 'loam',
  });
}, 40_000);

test('overwritten values of a task and a crop are shown as text, in Kiswahili', async () => {
  const task = taskRow({ title: 'Palizi', due_date: '2026-12-01', priority: 'high' });
  const crop = cropOf({ crop_type: 'beans', planting_date: '2026-10-02', status: 'growing' });
  const server = serverWith([
    rowOf('farm_plan_task', task),
    rowOf('crop', crop),
    overwritten(
      'farm_plan_task',
      task.id,
      { title: 'Kupalilia', due_date: null, priority: 'low' },
      { title: 'Palizi', due_date: '2026-12-01', priority: 'high' },
    ),
    overwritten(
      'crop',
      crop.id,
      { crop_type: 'maize', planting_date: '2026-09-20', status: 'planted' },
      { crop_type: 'beans', planting_date: '2026-10-02', status: 'growing' },
    ),
  ]);
  await open(server.transport, { language: 'sw' });
  expect((await cardOf('Palizi')).querySelector('dl')!.textContent).toBe(
    'KichwaKupalilia → PaliziSikuhakuna → 1 Des 2026UmuhimuChini → Juu',
  );
  expect((await cardOf('Maharagwe')).querySelector('dl')!.textContent).toBe(
    'ZaoMahindi → MaharagweHaliLimepandwa → LinakuaTarehe ya kupanda20 Sep 2026 → 2 Okt 2026',
  );
  expect(screen.getByText(outboxDetailsSw.overwritten.title)).toBeTruthy();
}, 40_000);

test('the sync ribbon counts an overwritten value until the outbox has shown it', async () => {
  const field = fieldRow({ name: 'Bondeni' });
  const server = serverWith([
    rowOf('field', field),
    overwritten('field', field.id, { name: 'Juu' }, { name: 'Bondeni' }),
  ]);
  const { store } = await openApp({
    at: '/more',
    cachedSession: cachedSessionOf(),
    server: { '/api/start': () => ({ body: { ...cachedSessionOf(), changes: null } }) },
    transport: server.transport,
  });
  await userEvent.click(await screen.findByText('1 change to check'));
  await cardOf('Bondeni');
  await waitFor(() => expect(store.snapshot().status.overwritten).toBe(0));
  expect(screen.queryByText('1 change to check')).toBeNull();
  expect(await cardOf('Bondeni')).toBeTruthy();
}, 40_000);

test('X-04 deleting over another phone’s work lists that work, and deletes only after confirmation', async () => {
  const field = fieldRow({ name: 'Shamba 1', crop_type: 'maize' });
  const scan = {
    id: newId(),
    field_id: field.id,
    condition: 'bean___rust',
    outcome: 'answer',
    pick: null,
    top3: [],
  };
  const crop = cropOf({ field_id: field.id, crop_type: 'beans' });
  const renamed = { ...field, name: 'Kando ya mto' };
  let tries = 0;
  const server = serverWith([rowOf('field', field)], () => {
    tries += 1;
    if (tries > 1) return { rows: [{ kind: 'field', id: field.id, row: null }] };
    const unseen = [
      { kind: 'field', id: field.id, added: false },
      { kind: 'scan', id: scan.id, added: true },
      { kind: 'crop', id: crop.id, added: false },
    ];
    return {
      outcome: { result: 'refused', code: 'sync.unseen', unseen, upTo: 7 },
      rows: [rowOf('field', renamed), rowOf('scan', scan), rowOf('crop', crop)],
    };
  });
  const store = await open(server.transport);
  await has(store, 'field', field.id);
  await store.send(removeField, { id: field.id });
  const card = await cardOf('Delete a field: Kando ya mto');
  await within(card).findByText(outboxDetailsEn.unseen.title);
  expect([...card.querySelectorAll('li')].map((line) => line.textContent)).toEqual([
    'Name: Shamba 1 → Kando ya mto',
    'Added: 1 leaf check (Bean rust)',
    'Changed: 1 crop (Beans)',
  ]);
  expect(within(card).queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(within(card).getByRole('link', { name: outboxDetailsEn.look }).getAttribute('href')).toBe(
    `/fields/${field.id}`,
  );
  await userEvent.click(within(card).getByRole('button', { name: outboxDetailsEn.unseen.deleteAnyway }));
  await waitFor(() => expect(server.taken).toHaveLength(2));
  // The retry sends exactly the base version that the list showed.
  expect(server.taken[1]!.sight).toEqual({ cursor: 7, acts: [] });
  await waitFor(() => expect(store.snapshot().view.get('field', field.id)).toBeUndefined());
}, 40_000);

test('keeping an item instead of deleting it takes one tap and sends nothing', async () => {
  const field = fieldRow({ name: 'Shamba 1' });
  const server = serverWith([rowOf('field', field)], () => ({
    outcome: { result: 'refused', code: 'sync.unseen', unseen: [], upTo: 7 },
  }));
  const store = await open(server.transport);
  await has(store, 'field', field.id);
  await store.send(removeField, { id: field.id });
  await userEvent.click(await screen.findByRole('button', { name: outboxDetailsEn.unseen.keep }));
  await waitFor(() => expect(store.snapshot().items).toEqual([]));
  expect(server.taken).toHaveLength(1);
  expect(store.snapshot().view.get('field', field.id)).toBeTruthy();
}, 40_000);

test('a refused deletion without a list, from an older version, first requests the changes', async () => {
  const server = serverWith([], () => ({ outcome: { result: 'refused', code: 'sync.unseen' } }));
  const store = await open(server.transport);
  await store.send(removeField, { id: newId() });
  await screen.findByText(outboxDetailsEn.unseen.older);
  const { sight } = server.taken[0]!;
  await userEvent.click(screen.getByRole('button', { name: outboxDetailsEn.unseen.see }));
  await waitFor(() => expect(server.taken).toHaveLength(2));
  expect(server.taken[1]!.sight).toEqual(sight);
}, 40_000);

test('an edit of a deleted row shows the typed text and adds it as new with the rest of the row', async () => {
  const field = fieldRow({ name: 'Shamba 1' });
  const crop = cropOf({ field_id: field.id, crop_type: 'maize', notes: null });
  const server = serverWith([rowOf('field', field), rowOf('crop', crop)], ({ name }) =>
    name === 'crops.change'
      ? {
          outcome: { result: 'refused', code: 'crops.not_found' },
          rows: [{ kind: 'crop', id: crop.id, row: null }],
        }
      : {},
  );
  const store = await open(server.transport);
  await has(store, 'crop', crop.id);
  await store.send(changeCrop, {
    id: crop.id,
    notes: 'Mbolea wiki ijayo',
    area_size: 0.5,
    area_unit: 'acres',
  });
  const card = await cardOf('Change a crop: Maize');
  await within(card).findByText(/This crop has already been deleted/);
  expect([...card.querySelectorAll('dl > div')].map((line) => line.textContent)).toEqual([
    'Area planted0.5 acres',
    'NotesMbolea wiki ijayo',
  ]);
  expect(within(card).queryByRole('button', { name: 'Try again' })).toBeNull();
  await userEvent.click(within(card).getByRole('button', { name: outboxDetailsEn.gone.addAsNew }));
  await waitFor(() => expect(server.taken).toHaveLength(2));
  expect(server.taken[1]).toMatchObject({
    name: 'crops.add',
    args: {
      field_id: field.id,
      crop_type: 'maize',
      notes: 'Mbolea wiki ijayo',
      area_size: 0.5,
      planting_date: crop.planting_date,
    },
  });
  expect(server.taken[1]!.args).not.toMatchObject({ id: crop.id });
  await waitFor(() => expect(store.snapshot().items.every((item) => item.state === 'applied')).toBe(true));
}, 40_000);

test('where nothing can be added as new, the text can be copied and discarded, and no retry is offered', async () => {
  const crop = cropOf({ crop_type: 'maize' });
  const server = serverWith([rowOf('crop', crop)], () => ({
    outcome: { result: 'refused', code: 'crops.not_found' },
    rows: [{ kind: 'crop', id: crop.id, row: null }],
  }));
  const store = await open(server.transport);
  await has(store, 'crop', crop.id);
  await store.send(changeCrop, { id: crop.id, notes: 'Mbolea wiki ijayo' });
  const card = await cardOf('Change a crop: Maize');
  await within(card).findByText('Mbolea wiki ijayo');
  expect(
    within(card)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual([outboxDetailsEn.gone.copy, 'Discard']);
}, 40_000);

test('a refused edit names the row, shows the typed text and links to it', async () => {
  const task = taskRow({ title: 'Palizi ya kwanza' });
  const server = serverWith([rowOf('farm_plan_task', task)], () => ({
    outcome: { result: 'refused', code: 'tasks.phone_wrong' },
  }));
  const store = await open(server.transport);
  await has(store, 'farm_plan_task', task.id);
  await store.send(changeTask, { id: task.id, assigned_phone: '12' });
  const card = await cardOf('Change a task: Palizi ya kwanza');
  await within(card).findByText('12');
  expect(within(card).getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(within(card).getByRole('link', { name: outboxDetailsEn.look }).getAttribute('href')).toBe(
    '/farm-planning',
  );
}, 40_000);

test('a conflict that cannot be merged shows both versions and asks which one to use', async () => {
  const field = fieldRow({ name: 'Juu' });
  const server = serverWith([rowOf('field', field)], () => ({
    outcome: { result: 'refused', code: 'sync.changed_elsewhere' },
    rows: [rowOf('field', { ...field, name: 'Kati' } as never)],
  }));
  const store = await open(server.transport);
  await has(store, 'field', field.id);
  await store.send(changeField, { id: field.id, name: 'Chini' });
  const card = await cardOf('Change the field Kati');
  await within(card).findByText(outboxDetailsEn.choose.title);
  expect(card.querySelector('dl')!.textContent).toBe('NameOther phone: KatiThis phone: Chini');
  expect(within(card).getByRole('button', { name: outboxDetailsEn.choose.useMine })).toBeTruthy();
}, 40_000);

test('the outbox explains how changes from two phones are merged, in the farmer’s language', async () => {
  await open(acceptingTransport(), { language: 'sw' });
  expect(await screen.findByText(outboxDetailsSw.twoPhones)).toBeTruthy();
  expect(outboxDetailsSw.rules.map((rule) => screen.getByText(rule).tagName)).toEqual(
    outboxDetailsEn.rules.map(() => 'LI'),
  );
}, 40_000);
