import { expect, test } from 'vitest';
import { newId } from '#kit/pure/ids.ts';
import { addAsNew } from './add-as-new.ts';
import type { RowTextContext } from './row-text-context.ts';
import { cropOf, fieldRow, taskRow } from './testing.ts';

const field = fieldRow();
const speech = {
  language: 'sw',
  row: (kind: string, id: string) => (kind === 'field' && id === field.id ? field : undefined),
} as unknown as RowTextContext;
const add = (name: string, args: object, row?: object, photos: readonly string[] = []) =>
  addAsNew({ id: newId(), name, args, photos, ...(row && { row: row as never }) }, speech);
const names = (planned: ReturnType<typeof add>): string[] => planned.map(({ command }) => command.name);

test('a field gets the rest of its last row, including its measured outline, and a new id', () => {
  const measured = fieldRow({
    boundary_source: 'walked',
    area_error_m2: 40,
    measured_at: '2026-11-20T08:00:00.000Z',
  });
  const [one] = add('fields.change', { id: measured.id, name: 'Juu' }, measured);
  expect(one).toMatchObject({
    command: { name: 'fields.add' },
    args: {
      name: 'Juu',
      crop_type: 'maize',
      boundary: measured.boundary,
      boundary_source: 'walked',
      place: { lat: -0.3, lng: 36 },
    },
  });
  expect(one!.args['id']).not.toBe(measured.id);
  expect(add('fields.change', { id: field.id, size: 2 }, field)[0]!.args).not.toHaveProperty('boundary');
  const unsized = fieldRow({ size_is_default: true });
  const [renamed] = add('fields.change', { id: unsized.id, name: 'Juu' }, unsized);
  expect(renamed!.args).toMatchObject({ size_is_default: true });
  const [resized] = add('fields.change', { id: unsized.id, size: 2 }, unsized);
  expect(resized!.args).toMatchObject({ size: 2, size_is_default: false });
  expect(
    add(
      'fields.set_boundary',
      {
        id: field.id,
        boundary: 'POLYGON((36 0, 36.1 0, 36.1 0.1, 36 0))',
        boundary_source: 'walked',
        area_error_m2: null,
        measured_at: '2026-11-20T08:00:00.000Z',
      },
      field,
    )[0],
  ).toMatchObject({ args: { boundary_source: 'walked' } });
});

test('a harvest is added with its crop; a crop or an entry without its field cannot be added', () => {
  const harvest = {
    harvested_on: '2026-10-01',
    actual_yield: 1080,
    actual_yield_size: 12,
    actual_yield_unit: 'bag_90kg',
  };
  const planned = add('crops.harvest', { id: newId(), ...harvest }, cropOf({ field_id: field.id }));
  expect(names(planned)).toEqual(['crops.add', 'crops.harvest']);
  expect(planned[1]!.args['id']).toBe(planned[0]!.args['id']);
  expect(add('crops.change', { id: newId(), notes: 'x' }, cropOf())).toEqual([]);
  const entry = {
    id: newId(),
    date: '2026-11-01',
    event_type: 'weeding',
    description: '',
    notes: null,
    photos: [],
    product: null,
    wait_days: null,
    quantity: null,
    quantity_unit: null,
  };
  expect(
    names(add('history.change', { id: entry.id, notes: 'x' }, { ...entry, field_id: field.id })),
  ).toEqual(['history.add']);
  expect(add('history.change', { id: entry.id, notes: 'x' }, { ...entry, field_id: newId() })).toEqual([]);
});

test('a task or plan of a deleted field is added without a field', () => {
  const [task] = add(
    'tasks.change',
    { id: newId(), title: 'Kupalilia' },
    taskRow({ field_id: newId(), plan_id: newId() }),
  );
  expect(task).toMatchObject({
    command: { name: 'tasks.add' },
    args: { title: 'Kupalilia', field_id: null, plan_id: null },
  });
  expect(add('tasks.add', { ...taskRow({ field_id: field.id }) })[0]).toMatchObject({
    args: { field_id: field.id },
  });
  expect(
    names(add('tasks.change_plan', { id: newId(), goal: 'x' }, { title: 'Masika', field_id: newId() })),
  ).toEqual(['tasks.add_plan']);
});

test('a question, an answer and an offer are posted again; unknown values are not guessed', () => {
  const question = {
    title: 'Mahindi yangu',
    content: 'Majani ni ya njano',
    category_id: 'other',
    crop_type: null,
    farming_method: null,
    location: null,
    tags: [],
    images: [],
  };
  expect(add('community.edit_question', { id: newId(), ...question })[0]).toMatchObject({
    command: { name: 'community.ask' },
    args: { language: 'sw', title: 'Mahindi yangu' },
  });
  expect(
    names(add('community.edit_answer', { id: newId(), content: 'x', images: [] }, { question_id: newId() })),
  ).toEqual(['community.answer']);
  expect(add('community.edit_answer', { id: newId(), content: 'x', images: [] })).toEqual([]);
  const offer = {
    crop: 'maize',
    unit: 'bag_90kg',
    kg_each: null,
    county: 'Nakuru',
    ward: null,
    field_id: null,
  };
  const change = {
    id: newId(),
    grade: 'grade_1',
    quantity: 4,
    price: null,
    ready_from: '2026-11-20',
    note: '',
  };
  expect(add('offers.change', change, offer)[0]).toMatchObject({
    command: { name: 'offers.post' },
    args: { crop: 'maize', phone: null, quantity: 4 },
  });
  expect(add('offers.change', change)).toEqual([]);
  expect(add('crops.change', { id: newId(), notes: 'x' })).toEqual([]);
});

test('only photos of the edit are posted again, because the others were deleted with the original', () => {
  const [old, sent] = ['a'.repeat(64), 'b'.repeat(64)];
  const answer = { id: newId(), content: 'x', images: [old, sent] };
  const [posted] = add('community.edit_answer', answer, { question_id: newId() }, [sent]);
  expect(posted!.args['images']).toEqual([sent]);
  const entry = {
    date: '2026-11-01',
    event_type: 'weeding',
    description: '',
    notes: null,
    product: null,
    wait_days: null,
    quantity: null,
    quantity_unit: null,
  };
  const row = { ...entry, field_id: field.id, photos: [old] };
  expect(add('history.change', { id: newId(), notes: 'x' }, row)[0]!.args['photos']).toEqual([]);
});

test('a task is added with the status that was set, and a lesson is joined with the reminder that was set', () => {
  const row = taskRow({ title: 'Palizi', field_id: field.id });
  const done = add('tasks.set_status', { id: row.id, status: 'completed', on: '2026-11-20' }, row);
  expect(names(done)).toEqual(['tasks.add', 'tasks.set_status']);
  expect(done[0]!.args).toMatchObject({ title: 'Palizi', field_id: field.id });
  expect(done[1]!.args).toEqual({ id: done[0]!.args['id'], status: 'completed', on: '2026-11-20' });
  expect(done[0]!.args['id']).not.toBe(row.id);
  const pending = add('tasks.set_status', { id: row.id, status: 'pending', on: '2026-11-20' }, row);
  expect(names(pending)).toEqual(['tasks.add']);
  expect(add('tasks.set_status', { id: row.id, status: 'completed', on: '2026-11-20' })).toEqual([]);
  expect(add('training.remind', { id: 'make-compost', remind_on: '2026-12-01' })).toMatchObject([
    { command: { name: 'training.enrol' }, args: { id: 'make-compost', remind_on: '2026-12-01' } },
  ]);
  expect(add('training.remind', { id: 'make-compost', remind_on: null })).toEqual([]);
});
