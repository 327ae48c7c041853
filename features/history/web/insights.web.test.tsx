import { afterEach, expect, test } from 'vitest';
import { pageText, screen, tap, cleanUp, toastTexts } from '#features/fields/web/testing.tsx';
import { fieldsEn } from '#features/fields/words.en.ts';
import { fieldsSw } from '#features/fields/words.sw.ts';
import { addDays } from '#kit/pure/days.ts';
import type { InsightInput } from '../domain/insights.ts';
import { insightsEn as en } from '../words.insights.en.ts';
import { insightsSw as sw } from '../words.insights.sw.ts';
import { InsightsCard } from './InsightsCard.tsx';
import { openWithEvents, plot } from './testing.tsx';

afterEach(cleanUp);

const today = '2026-11-21';
const none: InsightInput = {
  fieldId: plot.id,
  today,
  overplantedTotalHa: null,
  isBoundaryKnown: true,
  isLocationConfirmed: true,
  events: [],
  problems: [],
  lastCheck: today,
  crops: [
    {
      id: 'c',
      name: 'Beans',
      key: 'bean',
      isGrowing: true,
      planted: addDays(today, -70),
      harvest: addDays(today, 30),
      harvestTo: null,
      isHarvestEstimated: true,
      isPerennial: false,
    },
  ],
};
const sick: InsightInput = {
  ...none,
  overplantedTotalHa: 0.5,
  problems: [
    {
      id: 't',
      name: 'Bean rust',
      day: addDays(today, -9),
      severity: 'critical',
      treatmentOutcome: null,
      hasAskedExpert: false,
    },
  ],
};

test('FDC-07 FDC-08 FDC-09 one tap lists recommendations with reason, steps, time, source and confidence; risks separately', async () => {
  const shown: string[] = [];
  await openWithEvents(<InsightsCard facts={sick} onShown={(title) => shown.push(title)} />, []);
  expect(screen.getByRole('heading', { name: 'AI Field Insights' })).toBeTruthy();
  await tap(en.start);
  expect(shown).toEqual(['Check whether it is better: Bean rust']);
  expect(toastTexts()).toContain('AI Analysis Complete. 2 recommendations');
  expect(screen.getByRole('status').textContent).toBe('AI Analysis Complete · 2 recommendations');
  for (const text of [
    'Check whether it is better: Bean rust',
    'Why: We found Bean rust on 12 Nov 2026',
    'How: Photograph leaves',
    'When: On your next walk',
    'From your own records · sure',
    'cover 1.24 acres',
  ])
    expect(pageText()).toContain(text);
  expect(
    [en.actions.look_again, en.actions.area].map((name) =>
      screen.getByRole('link', { name, hidden: true }).getAttribute('href'),
    ),
  ).toEqual([`/scan?field=${plot.id}`, `/fields/${plot.id}?tab=crops`]);
  expect(pageText()).toContain('It spreads: Bean rustlikelyBean rust was doing a lot of damage');
  expect(pageText()).toContain(en.rules);
});

test('FDC-09 the advice to confirm the location uses the exact button label', () => {
  expect([en.place.how(), sw.place.how()]).toEqual([
    expect.stringContaining(`“${fieldsEn.confirmHere}”`),
    expect.stringContaining(`“${fieldsSw.confirmHere}”`),
  ]);
});

test('FDC-07 says so when there are no recommendations, in both languages', async () => {
  await openWithEvents(<InsightsCard facts={none} />, []);
  await tap(en.start);
  expect(screen.getByRole('status').textContent).toBe(en.nothing);
  cleanUp();
  await openWithEvents(<InsightsCard facts={none} />, [], { language: 'sw' });
  await tap(sw.start);
  expect(pageText()).toContain(sw.nothing);
});

test('FDC-07 an error shows the ledger’s text and no results, and can be retried', async () => {
  let broken = true;
  await openWithEvents(
    <InsightsCard
      facts={sick}
      find={async () => {
        if (broken) throw new Error('no');
        return { insights: [], risks: [] };
      }}
    />,
    [],
  );
  await tap(en.start);
  expect(toastTexts()).toContain('AI Analysis Failed. Unable to generate field insights. Please try again.');
  expect(screen.getByRole('alert').textContent).toContain('AI Analysis Failed');
  broken = false;
  await tap(en.start);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(pageText()).toContain(en.nothing);
});
