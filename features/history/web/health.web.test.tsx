import { within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Evidence, Health } from '#features/fields/domain/health.ts';
import { pageText, screen, tap, cleanUp } from '#features/fields/web/testing.tsx';
import { healthEn as en } from '../words.health.en.ts';
import { healthSw as sw } from '../words.health.sw.ts';
import { whyEn as why } from '../words.why.en.ts';
import { FieldHealthSummary } from './FieldHealthSummary.tsx';
import { HealthWhy } from './HealthWhy.tsx';
import { LatestPhoto } from './LatestPhoto.tsx';
import { openWithEvents, plot } from './testing.tsx';

afterEach(cleanUp);

const rust: Evidence = {
  kind: 'trouble',
  id: 's',
  day: '2026-11-18',
  href: '/scan/s',
  condition: 'bean___rust',
  by: 'check',
  severity: 'high',
  helped: 'same',
  helpedOn: '2026-11-20',
};
const health = (percent: number, band: Health['band']): Health => ({
  percent,
  band,
  asOf: '2026-11-20',
  from: [rust],
});

test('FLD-03 the card shows percent, rating, icon and date, or "No data yet", in both languages', async () => {
  for (const [percent, band] of [
    [90, 'good'],
    [70, 'watch'],
    [50, 'bad'],
  ] as const) {
    await openWithEvents(<FieldHealthSummary health={health(percent, band)} plantStatus={null} />, []);
    expect(pageText()).toContain(`Health: ${percent}% · ${en.bands[band]}`);
    expect(pageText()).toContain('as of 20 Nov 2026');
    // The shape: a circle, a diamond or a triangle.
    expect(document.querySelectorAll(`[class*="_${band}_"]`)).toHaveLength(1);
    cleanUp();
  }
  await openWithEvents(<FieldHealthSummary health={null} plantStatus={null} />, []);
  expect(pageText()).toBe('Health: No data yet');
  cleanUp();
  await openWithEvents(<FieldHealthSummary health={null} plantStatus={null} />, [], { language: 'sw' });
  expect(pageText()).toContain(sw.noData);
});

test('FLD-04 "FPSI: n%" is shown only when its inputs are available', async () => {
  await openWithEvents(<FieldHealthSummary health={health(70, 'watch')} plantStatus={null} />, []);
  expect(pageText()).not.toContain('FPSI');
  cleanUp();
  await openWithEvents(
    <FieldHealthSummary health={health(70, 'watch')} plantStatus={health(84, 'good')} />,
    [],
  );
  expect(pageText()).toContain('FPSI: 84%');
});

test('FLD-03 FLD-04 a tap shows the evidence with source and date, how the score is computed, and what FPSI is', async () => {
  await openWithEvents(<HealthWhy fieldId={plot.id} health={health(50, 'bad')} plantStatus={null} />, []);
  await tap(new RegExp(`^${why.open}`));
  const sheet = within(screen.getByRole('dialog'));
  expect(sheet.getByRole('link', { name: /Bean rust/ }).getAttribute('href')).toBe('/scan/s');
  expect(sheet.getByText('leaf check, 18 Nov 2026 · you said: the same, 20 Nov 2026')).toBeTruthy();
  for (const sentence of [
    why.howLeaf,
    why.howTrouble,
    why.howGreen,
    why.howWeakest,
    why.howOld,
    why.howNot,
    why.fpsiTitle,
    why.fpsi,
  ])
    expect(sheet.getByText(sentence)).toBeTruthy();
});

test('FLD-03 without data, a tap says so and links to the camera for this field', async () => {
  await openWithEvents(<HealthWhy fieldId={plot.id} health={null} plantStatus={null} />, []);
  await tap(new RegExp(`^${why.openNone}`));
  expect(pageText()).toContain(why.none);
  expect(screen.getByRole('link', { name: why.check }).getAttribute('href')).toBe(`/scan?field=${plot.id}`);
});

test('FLD-05 the newest photo shows its date', async () => {
  await openWithEvents(<LatestPhoto hash={'ab'.repeat(32)} day="2026-11-18" />, []);
  expect(screen.getByRole('img').getAttribute('alt')).toBe('Newest photo of this field, as of 18 Nov 2026');
  expect(pageText()).toContain('as of 18 Nov 2026');
});
