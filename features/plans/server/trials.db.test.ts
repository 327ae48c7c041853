import { expect, test } from 'vitest';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';
import { testDatabase } from '#kit/server/database/testing.ts';
import { deleteOldNumbers, readTrial, activateTrial, type TrialDeps } from './trials.ts';

const { database: db } = await testDatabase();
const now = new Date('2026-11-21T09:00:00Z');
const numbersOf = new Map<string, readonly string[]>();
const deps = (more: Partial<TrialDeps> = {}): TrialDeps => ({
  numbers: async (_, userId) => numbersOf.get(userId) ?? [],
  needsNumber: true,
  secret: 'a secret of the house',
  ...more,
});
const farmer = (...numbers: string[]): string => {
  const id = newId();
  numbersOf.set(id, numbers);
  return id;
};
const take = (userId: string, more?: Partial<TrialDeps>) =>
  activateTrial(db, deps(more), userId, now).then((taken) => (taken.ok ? 'taken' : taken.code));

test('PAY-28 with SMS a trial needs a confirmed number; each number gets one, even after its account is deleted', async () => {
  expect(await take(farmer())).toBe('plans.trial_number_needed');
  const first = farmer('+254712000001', '+254712000002');
  expect(await take(first)).toBe('taken');
  expect(await take(first)).toBe('plans.trial_used');
  await db.asSystem((tx) => tx.run(sql`delete from trials where user_id = ${first}`));
  expect(await take(farmer('+254712000002'))).toBe('plans.trial_number_used');
  expect(await take(farmer('+254712000003', '+254712000001'))).toBe('plans.trial_number_used');
  // A refused request left no trace: the number is still free.
  expect(await take(farmer('+254712000003'))).toBe('taken');
});

test('PAY-28 without SMS an account needs no number; a confirmed one still counts as used', async () => {
  expect(await take(farmer(), { needsNumber: false })).toBe('taken');
  expect(await take(farmer('+254712000010'), { needsNumber: false })).toBe('taken');
  expect(await take(farmer('+254712000010'), { needsNumber: false })).toBe('plans.trial_number_used');
});

test('PAY-28 of ten accounts with one number that start a trial at once, one gets it', async () => {
  const ten = Array.from({ length: 10 }, () => farmer('+254712000020'));
  const answers = await Promise.all(ten.map((id) => take(id)));
  expect(answers.filter((a) => a === 'taken')).toHaveLength(1);
  expect(answers.filter((a) => a === 'plans.trial_number_used')).toHaveLength(9);
  const trials = await Promise.all(ten.map((id) => db.asUser(id, (tx) => readTrial(tx, id, now))));
  expect(trials.filter(({ activated }) => activated)).toEqual([
    { activated: true, running: true, endsAt: '2026-12-05T09:00:00.000Z', daysLeft: 14 },
  ]);
});

test('a number is stored as a hash for two years and cannot be read by farmers', async () => {
  const id = farmer('+254712000030');
  await take(id);
  const saved = await db.asSystem((tx) =>
    tx.many<{ number_hash: string }>(sql`select number_hash from trial_numbers`),
  );
  expect(saved.length).toBeGreaterThan(0);
  for (const { number_hash: hash } of saved) expect(hash).toMatch(/^[\w-]{43}$/);
  expect(await db.asUser(id, (tx) => tx.many(sql`select 1 from trial_numbers`))).toEqual([]);
  await db.asSystem((tx) => deleteOldNumbers(tx, new Date('2028-11-19T09:00:00Z')));
  expect(await take(farmer('+254712000030'))).toBe('plans.trial_number_used');
  await db.asSystem((tx) => deleteOldNumbers(tx, new Date('2028-11-21T09:00:00Z')));
  expect(await take(farmer('+254712000030'))).toBe('taken');
});
