import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { addEvent } from '../contract.ts';
import { type Draft, emptyDraft, faultsOf } from './draft.ts';
import {
  type AddEvent,
  decideAdd,
  decideChange,
  eventTypes,
  harvestFrom,
  quantityUnits,
  unitsFor,
  WAIT_MAX,
} from './event.ts';

const today = '2026-11-21';
const at = '2026-11-21T09:00:00.000Z';
const now = { exists: false, hasField: true, today, at };
const entry = (over: Partial<AddEvent> = {}): AddEvent => ({
  id: 'e',
  field_id: 'f',
  date: today,
  event_type: 'weeding',
  description: '',
  notes: null,
  photos: [],
  product: null,
  wait_days: null,
  quantity: null,
  quantity_unit: null,
  ...over,
});
const codeOf = (over: Partial<AddEvent>, more = {}): string => {
  const decided = decideAdd(entry(over), { ...now, ...more });
  return decided.ok ? 'ok' : decided.code;
};

test('FDC-06 all eight entry types are valid; "observation" and "other" need a text or a photo', () => {
  expect(eventTypes.filter((type) => type !== 'flowering')).toEqual([
    'planting',
    'weeding',
    'fertiliser',
    'spraying',
    'irrigation',
    'harvest',
    'observation',
    'other',
  ]);
  expect(eventTypes.map((event_type) => codeOf({ event_type }))).toEqual([
    ...Array<string>(7).fill('ok'),
    'history.says_nothing',
    'history.says_nothing',
  ]);
  expect(
    [{ notes: 'n' }, { photos: ['a'] }, { description: 'd' }, { description: '   ' }].map((told) =>
      codeOf({ event_type: 'other', ...told }),
    ),
  ).toEqual(['ok', 'ok', 'ok', 'history.says_nothing']);
});

test('FDC-06 the date can be today or tomorrow (time zones), but not later and not invalid', () => {
  expect(
    [today, addDays(today, 1), addDays(today, 2), '1989-12-31', '2026-02-29', ''].map((date) =>
      codeOf({ date }),
    ),
  ).toEqual(['ok', 'ok', 'history.in_future', 'history.day_wrong', 'history.day_wrong', 'history.day_wrong']);
  expect([codeOf({}, { exists: true }), codeOf({}, { hasField: false })]).toEqual([
    'history.exists',
    'history.field_not_found',
  ]);
});

test('FDC-06 property: only spraying has a waiting period, only some types an amount, and no unit without an amount', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...eventTypes),
      fc.option(fc.integer({ min: 0, max: 365 })),
      fc.option(fc.constantFrom(...quantityUnits)),
      fc.option(fc.double({ min: 0.1, max: 1e6, noNaN: true })),
      (event_type, wait_days, quantity_unit, quantity) => {
        const decided = decideAdd(
          entry({ event_type, wait_days, quantity_unit, quantity, product: 'CAN', description: 'd' }),
          now,
        );
        if (!decided.ok) throw new Error(decided.code);
        const kept = decided.value;
        expect(kept.wait_days === null || event_type === 'spraying').toBe(true);
        expect((kept.quantity === null) === (kept.quantity_unit === null)).toBe(true);
        expect(kept.quantity_unit === null || unitsFor(event_type).includes(kept.quantity_unit)).toBe(true);
        expect(kept.product).toBe(event_type === 'spraying' || event_type === 'fertiliser' ? 'CAN' : null);
      },
    ),
  );
});

test('FDC-06 irrigation can be recorded in litres and in no other unit', () => {
  expect(unitsFor('irrigation')).toEqual(['litre']);
  expect(
    decideAdd(entry({ event_type: 'irrigation', quantity: 400, quantity_unit: 'litre' }), now),
  ).toMatchObject({ ok: true, value: { quantity: 400, quantity_unit: 'litre' } });
  expect(
    decideAdd(entry({ event_type: 'irrigation', quantity: 4, quantity_unit: 'crate' }), now),
  ).toMatchObject({ ok: true, value: { quantity: null, quantity_unit: null } });
});

test('FDC-06 two phones that change different parts of one entry both keep their changes', () => {
  const added = decideAdd(entry({ event_type: 'spraying', product: 'Copper', wait_days: 7 }), now);
  if (!added.ok) throw new Error(added.code);
  const once = decideChange(added.value, { id: 'e', notes: 'from the first' }, today, at);
  const twice = once.ok ? decideChange(once.value, { id: 'e', wait_days: 14 }, today, at) : once;
  expect(twice).toMatchObject({
    ok: true,
    value: { notes: 'from the first', wait_days: 14, product: 'Copper' },
  });
  expect(decideChange(null, { id: 'e' }, today, at)).toMatchObject({ code: 'history.not_found' });
});

test('FDC-06 the longest waiting period is 365 days', () => {
  const spraying: Draft = emptyDraft(today, 'spraying');
  expect(WAIT_MAX).toBe(365);
  expect(['365', '366', '999', '-1'].map((wait) => faultsOf({ ...spraying, wait }, today).wait)).toEqual([
    undefined,
    'waitWrong',
    'waitWrong',
    'waitWrong',
  ]);
  const sent = { ...entry({ event_type: 'spraying', product: 'Copper' }), id: newId(), field_id: newId() };
  expect([365, 366].map((wait_days) => addEvent.args.safeParse({ ...sent, wait_days }).success)).toEqual([
    true,
    false,
  ]);
});

test('FDC-06 the first harvest day is computed from spraying if a waiting period was given', () => {
  expect(harvestFrom({ event_type: 'spraying', date: '2026-12-28', wait_days: 7 })).toBe('2027-01-04');
  expect([
    harvestFrom({ event_type: 'spraying', date: today, wait_days: null }),
    harvestFrom({ event_type: 'spraying', date: today, wait_days: 0 }),
    harvestFrom({ event_type: 'weeding', date: today, wait_days: 7 }),
  ]).toEqual([null, null, null]);
});
