import { expect, test } from 'vitest';
import { CLAIM_IDLE_MS, claimEnds, CLAIMS_MAX, decideClaim, mayRead, type Claimable } from './claim.ts';
import { compareDonatedSets, donatableOf } from './donation.ts';
import { responseTimesOf } from './response-time.ts';
import { decideAsk, decideFollowUp, decideClose, dueAt, OPEN_MAX, timeLeft } from './review.ts';

const open = (...ids: string[]) => ids.map((scan_id) => ({ scan_id }));
const code = (result: { ok: boolean; code?: string }): string => (result.ok ? 'ok' : result.code!);

test('SCN-22 at most one open question per check and three at once', () => {
  expect(code(decideAsk({ scan_id: 'a' }, { scanExists: true, open: open('b', 'c') }))).toBe('ok');
  expect(code(decideAsk({ scan_id: 'a' }, { scanExists: false, open: [] }))).toBe('reviews.scan_not_found');
  expect(code(decideAsk({ scan_id: 'a' }, { scanExists: true, open: open('a') }))).toBe(
    'reviews.already_open',
  );
  expect(decideAsk({ scan_id: 'a' }, { scanExists: true, open: open('b', 'c', 'd') })).toEqual({
    ok: false,
    code: 'reviews.too_many_open',
    details: { limit: OPEN_MAX },
  });
});

test('a farmer can ask one follow-up, after an answer, and close only a question no expert is working on', () => {
  expect(code(decideFollowUp({ status: 'answered', turns: 1 }, 0))).toBe('ok');
  expect(code(decideFollowUp({ status: 'answered', turns: 2 }, 0))).toBe('reviews.asked_back');
  expect(code(decideFollowUp({ status: 'waiting', turns: 1 }, 0))).toBe('reviews.not_answered');
  expect(code(decideFollowUp({ status: 'answered', turns: 1 }, 3))).toBe('reviews.too_many_open');
  expect(code(decideFollowUp(null, 0))).toBe('reviews.not_found');
  expect(code(decideClose({ status: 'claimed', turns: 1 }))).toBe('reviews.being_answered');
  expect(code(decideClose({ status: 'waiting', turns: 1 }))).toBe('ok');
});

test('SCN-23 a due time of 24 hours is given only where there is an expert', () => {
  const asked = new Date('2026-11-21T08:00:00Z');
  expect(dueAt(asked, 0)).toBeNull();
  expect(dueAt(asked, 2)?.toISOString()).toBe('2026-11-22T08:00:00.000Z');
  expect(timeLeft('2026-11-22T08:00:00Z', Date.parse('2026-11-22T09:00:00Z'))).toBeLessThan(0);
});

test('SCN-23 answer statistics are shown from ten questions on', () => {
  expect(responseTimesOf({ experts: 3, decided: 9, inTime: 9, medianHours: 2 })).toEqual({
    experts: 3,
    inTimeShare: null,
    medianHours: null,
  });
  expect(responseTimesOf({ experts: 3, decided: 10, inTime: 9, medianHours: 5.04 })).toEqual({
    experts: 3,
    inTimeShare: 0.9,
    medianHours: 5,
  });
});

const claimable = (over: Partial<Claimable> = {}): Claimable => ({
  user_id: 'farmer',
  status: 'waiting',
  claimed_by: null,
  claimed_at: null,
  ...over,
});

test('a claim belongs to one expert, never the asker, and ends after two idle hours', () => {
  const at = new Date('2026-11-21T08:00:00Z');
  const mine = claimable({ status: 'claimed', claimed_by: 'me', claimed_at: at });
  expect(code(decideClaim(claimable(), 'me', 0))).toBe('ok');
  expect(code(decideClaim(mine, 'me', CLAIMS_MAX))).toBe('ok');
  expect(code(decideClaim(mine, 'other', 0))).toBe('reviews.taken');
  expect(code(decideClaim(claimable(), 'farmer', 0))).toBe('reviews.own');
  expect(code(decideClaim(claimable({ status: 'answered' }), 'me', 0))).toBe('reviews.done');
  expect(code(decideClaim(claimable(), 'me', CLAIMS_MAX))).toBe('reviews.too_many_claims');
  expect(claimEnds(mine)?.getTime()).toBe(at.getTime() + CLAIM_IDLE_MS);
  expect(claimEnds(claimable())).toBeNull();
});

test('experts can read photos of unclaimed questions, then only who claimed or answered, nobody once closed', () => {
  expect(mayRead(claimable(), 'me', [])).toBe(true);
  expect(mayRead(claimable({ status: 'claimed', claimed_by: 'other' }), 'me', [])).toBe(false);
  expect(mayRead(claimable({ status: 'answered' }), 'me', ['me'])).toBe(true);
  expect(mayRead(claimable({ status: 'answered' }), 'me', ['other'])).toBe(false);
  expect(mayRead(claimable({ status: 'closed' }), 'me', ['me'])).toBe(false);
  // Asked back and claimed by another expert: the update is not for the first one.
  expect(mayRead(claimable({ status: 'claimed', claimed_by: 'other' }), 'me', ['me'])).toBe(false);
  expect(mayRead(claimable(), 'farmer', [])).toBe(false);
});

test('a withdrawn photo is listed as withdrawn in every later set, until it is donated again', () => {
  const before = {
    items: [
      { item: 'a', withdrawn: null },
      { item: 'b', withdrawn: null },
      { item: 'c', withdrawn: 2 },
    ],
  };
  expect(compareDonatedSets([{ item: 'a' }, { item: 'd' }], before)).toEqual({
    added: ['d'],
    returned: [],
    newlyWithdrawn: ['b'],
    withdrawn: ['b', 'c'],
  });
  expect(compareDonatedSets([{ item: 'a' }, { item: 'b' }, { item: 'c' }], before)).toEqual({
    added: [],
    returned: ['c'],
    newlyWithdrawn: [],
    withdrawn: [],
  });
});

test('the expert’s latest answer decides which photos can be donated', () => {
  const turn = (photos: string[], answer: { condition: string | null; donatable: boolean } | null) => ({
    photos,
    answer,
  });
  const yes = { condition: 'bean___rust', donatable: true };
  expect(donatableOf([turn(['a'], null)])).toBeNull();
  expect(donatableOf([turn(['a'], yes), turn(['b'], null)])).toEqual({
    condition: 'bean___rust',
    photos: ['a'],
  });
  expect(donatableOf([turn(['a'], { condition: null, donatable: false }), turn(['a', 'b'], yes)])).toEqual({
    condition: 'bean___rust',
    photos: ['a', 'b'],
  });
  expect(
    donatableOf([turn(['a'], yes), turn(['b'], { condition: 'bean___rust', donatable: false })]),
  ).toBeNull();
});
