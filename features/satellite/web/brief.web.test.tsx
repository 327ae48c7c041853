import { afterEach, expect, test } from 'vitest';
import { field, openFarm, pageText, screen, cleanUp } from '#features/fields/web/testing.tsx';
import { formats } from '#kit/web/format.ts';
import type { Result } from '../contract.ts';
import { briefEn } from '../words.brief.en.ts';
import { briefSw } from '../words.brief.sw.ts';
import { satelliteEn as en } from '../words.en.ts';
import { satelliteSw as sw } from '../words.sw.ts';
import { Brief } from './Brief.tsx';
import { resultRow } from './testing.ts';

afterEach(cleanUp);

const plot = field();
const seen = (over: Partial<Result> = {}) => ({
  kind: 'satellite_result',
  row: resultRow(plot.id, {
    pass_date: '2026-11-18',
    health: { value: 0.783, against: 'crop', ndvi: 0.6, reference: 0.73 },
    ...over,
  }),
});
const open = (rows: readonly { kind: string; row: { id: string } }[], language: 'en' | 'sw' = 'en') =>
  openFarm(<Brief field={plot} />, { projections: {}, rows, language });

test('SAT-12, FLD-10: the summary has image, date, health, credit and a link to details, in both languages', async () => {
  await open([seen()]);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    en.picture(en.views.ndvi, formats.en.shortDay('2026-11-18')),
  );
  expect(pageText()).toContain('Field Health: 78%');
  expect(pageText()).toContain(`${en.pass(formats.en.shortDay('2026-11-18'))} · ${en.credit}`);
  expect(screen.getByRole('link', { name: briefEn.open }).getAttribute('href')).toBe(
    `/fields/${plot.id}?tab=satellite`,
  );
  cleanUp();
  await open([seen()], 'sw');
  expect(pageText()).toContain(`${sw.health}: ${sw.healthOf('78')}`);
  expect(screen.getByRole('link', { name: briefSw.open })).toBeTruthy();
});

test('SAT-12: a small plot shows no percentage, a sample is labelled, and without an analysis a link starts one', async () => {
  await open([seen({ of: 'around' })]);
  expect(pageText()).toContain(en.aroundShort);
  expect(pageText()).not.toMatch(/\d ?%/);
  cleanUp();
  await open([seen({ sample: true, health: null })]);
  expect(pageText()).toContain(en.sampleName);
  expect(pageText()).not.toContain(en.credit);
  expect(pageText()).toContain(en.noHealth);
  cleanUp();
  await open([]);
  expect(pageText()).toContain(briefEn.none);
  expect(screen.getByRole('link', { name: briefEn.start }).getAttribute('href')).toBe(
    `/fields/${plot.id}?tab=satellite`,
  );
});
