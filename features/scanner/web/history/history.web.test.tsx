import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { field, pageText, screen, tap, cleanUp } from '#features/fields/web/testing.tsx';
import { scannerEn as en } from '../../words.en.ts';
import { scannerSw as sw } from '../../words.sw.ts';
import { manyScans, openScreen, scanRow } from '../testing.tsx';
import { HistoryScreen } from './HistoryScreen.tsx';

// Whole screens with knowledge-base pages are slow on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

beforeEach(() => {
  window.scrollTo = () => {};
});
afterEach(cleanUp);
const items = () => [...document.querySelectorAll('li a')];

test('GAM-12 the full history shows twenty per page, each linking to its own page', async () => {
  await openScreen(<HistoryScreen />, { at: '/scan/history', rows: manyScans(41) });
  expect(items()).toHaveLength(20);
  expect(items()[0]!.getAttribute('href')).toMatch(/^\/scan\/[0-9a-f-]{36}$/);
  expect(pageText()).toContain(en.page(1, 3));
  await tap(en.older);
  await tap(en.older);
  expect(items()).toHaveLength(1);
  expect((screen.getByRole('button', { name: en.older }) as HTMLButtonElement).disabled).toBe(true);
});

test('GAM-12 the history is searched by plant or disease, in either language, and says if nothing matches', async () => {
  const coffee = scanRow({ crop_type: 'coffee', condition: 'coffee___leaf_miner', top3: [] });
  await openScreen(<HistoryScreen />, { at: '/scan/history', rows: [...manyScans(3), coffee] });
  const box = screen.getByRole('textbox');
  for (const word of ['kahawa', 'leaf miner', 'Leucoptera']) {
    fireEvent.input(box, { target: { value: word } });
    expect([word, items().length]).toEqual([word, 1]);
  }
  fireEvent.input(box, { target: { value: 'zzz' } });
  expect(pageText()).toContain(en.historyNone);
});

test('GAM-12 an unconfirmed candidate is called "perhaps", and the farmer’s pick "chosen"', async () => {
  const top3 = [
    { condition: 'bean___rust', probability: 0.5 },
    { condition: 'bean___angular_leaf_spot', probability: 0.4 },
  ];
  const lab = { outcome: 'candidates', condition: null, confidence: null, severity: null, top3 } as const;
  await openScreen(<HistoryScreen />, {
    at: '/scan/history',
    rows: [scanRow(lab), scanRow(lab, { pick: 'bean___angular_leaf_spot' }), scanRow(lab, { pick: 'none' })],
  });
  for (const name of [
    en.perhaps('Bean rust'),
    en.youChose('Angular leaf spot of beans'),
    en.outcomes.candidates,
  ])
    expect(pageText()).toContain(name);
});

test('each check shows its sign where it has no photo, its crop, day and field, under its month', async () => {
  const home = field({ name: 'Shamba 1' });
  await openScreen(<HistoryScreen />, {
    at: '/scan/history',
    rows: [
      { kind: 'field', row: home },
      scanRow({ taken_at: '2026-11-21T09:00:00.000Z' }, { field_id: home.id }),
      scanRow({ taken_at: '2026-10-02T09:00:00.000Z', severity: 'medium' }),
    ],
  });
  const rows = items();
  expect(rows.map((row) => row.textContent)).toEqual([
    `Bean rustBeans · 21 Nov · Shamba 1${en.serious.high}`,
    'Bean rustBeans · 2 Oct',
  ]);
  for (const row of rows) expect(row.querySelector('img, svg')).toBeTruthy();
  expect(screen.getAllByRole('list').map((list) => list.getAttribute('aria-label'))).toEqual([
    'November 2026',
    'October 2026',
  ]);
});

test('GAM-12 an empty history says what to do', async () => {
  await openScreen(<HistoryScreen />, { at: '/scan/history', language: 'sw' });
  expect(pageText()).toContain(sw.historyEmpty);
  expect(screen.getByRole('link', { name: sw.title })).toBeTruthy();
});
