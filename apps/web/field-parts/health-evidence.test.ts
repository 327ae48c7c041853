import { expect, test } from 'vitest';
import type { OutcomeRow } from '#features/impact/domain/outcome.ts';
import type { Scan } from '#features/scanner/web/use-scans.ts';
import { leafEvidence } from './health-evidence.ts';

const scan = (over: Partial<Scan> = {}): Scan => ({
  id: 's',
  field_id: 'f',
  crop_type: 'bean',
  photo: 'p',
  photos: ['p'],
  pick: null,
  severity: 'high',
  affected_area_percentage: 20,
  yield_loss_percentage: null,
  revenue_loss_usd: null,
  treatment_cost_usd: null,
  outcome: 'answer',
  condition: 'bean___rust',
  confidence: 0.9,
  top3: [],
  model: 'm',
  counted: true,
  checked: null,
  taken_at: '2026-11-20T22:30:00.000Z',
  created_at: '2026-11-20T22:30:00.000Z',
  ...over,
});
const look = (condition: string, photos = 1) => ({
  outcome: 'answer' as const,
  condition,
  confidence: 0.9,
  top3: [],
  model: 'm',
  at: '2026-11-20T23:00:00.000Z',
  photos,
});
const review = (condition: string | null) =>
  ({ id: 'r', scan_id: 's', turns: [{ answer: { condition, at: '2026-11-21T09:00:00.000Z' } }] }) as never;
const outcome = (step: 7 | 14, answer: OutcomeRow['answer']): OutcomeRow => ({
  id: `s:${step}`,
  scan_id: 's',
  step,
  answer,
  doings: [],
  cost_kes: null,
  saved_amount: null,
  saved_unit: null,
  photo: null,
  answered_at: `2026-11-${step === 7 ? 28 : 30}T09:00:00.000Z`,
});

test('FLD-03 a check is evidence on its day in Nairobi; the farmer’s later answers count', () => {
  expect(leafEvidence(scan(), [], [])).toMatchObject({
    kind: 'trouble',
    condition: 'bean___rust',
    by: 'check',
    day: '2026-11-21',
    severity: 'high',
    helped: null,
    href: '/scan/s',
  });
  expect(leafEvidence(scan(), [outcome(14, 'better'), outcome(7, 'worse')], [])).toMatchObject({
    helped: 'better',
    helpedOn: '2026-11-30',
  });
  expect(leafEvidence(scan({ condition: 'bean___healthy', severity: null }), [], [])).toMatchObject({
    kind: 'healthy',
    by: 'check',
  });
});

test('FLD-03 an expert outranks the check; the farmer’s choice counts where a check is unsure; "none" is no evidence', () => {
  expect(leafEvidence(scan(), [], [review('bean___healthy')])).toMatchObject({
    kind: 'healthy',
    by: 'expert',
  });
  expect(leafEvidence(scan(), [], [review(null)])).toMatchObject({ by: 'check' });
  const unsure = { outcome: 'candidates', condition: null, severity: null } as const;
  expect(leafEvidence(scan({ ...unsure, pick: 'bean___rust' }), [], [])).toMatchObject({
    kind: 'trouble',
    by: 'farmer',
    severity: null,
  });
  expect([
    leafEvidence(scan(unsure), [], []),
    leafEvidence(scan({ ...unsure, pick: 'none' }), [], []),
    leafEvidence(scan({ outcome: 'no_leaf', condition: null }), [], []),
  ]).toEqual([null, null, null]);
});

test('FLD-03 a check that the server’s check contradicts is no evidence, unless that covers only half the photos', () => {
  expect(leafEvidence(scan({ checked: look('bean___angular_leaf_spot') }), [], [])).toBeNull();
  expect(leafEvidence(scan({ checked: look('bean___rust') }), [], [])).not.toBeNull();
  expect(
    leafEvidence(scan({ photos: ['p', 'q'], checked: look('bean___angular_leaf_spot') }), [], []),
  ).not.toBeNull();
});
