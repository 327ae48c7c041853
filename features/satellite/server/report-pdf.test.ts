import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readPdfText } from '#features/documents/web/pdf/pdf-text.ts';
import { addDays } from '#kit/pure/days.ts';
import { alertText, healthText, sinceText } from '../text.ts';
import { resultRow } from '../web/testing.ts';
import { satelliteEn } from '../words.en.ts';
import { satelliteSw } from '../words.sw.ts';
import { reportPdf } from './report-pdf.ts';

const field = {
  name: 'Shamba la mto',
  boundary: 'POLYGON((36.0795 -0.2995, 36.0815 -0.2995, 36.0815 -0.3015, 36.0795 -0.3015, 36.0795 -0.2995))',
};
const newer = { day: '2026-11-25', ndvi: null, seen: 0, why: 'cloud', low: null, high: null } as const;
const close = (text: string): string => text.replace(/\s+/g, '');
const read = async (over: Parameters<typeof resultRow>[1], language: 'en' | 'sw', plot = field) => {
  const { pages, of } = await readPdfText(
    new Uint8Array(await reportPdf(plot, resultRow('f', over), language)),
    () => undefined,
  );
  return { of, text: close(pages.map((page) => page.text).join(' ')) };
};

test.each([
  ['en', satelliteEn],
  ['sw', satelliteSw],
] as const)(
  'SAT-10 the PDF is one page with health and its reason, alerts, unseen passes and credit (%s)',
  async (language, words) => {
    const row = resultRow('f', { boundary: 'approximate' });
    const over = {
      boundary: 'approximate',
      passes: [...row.passes, newer],
      compared: 'several',
      health: { value: 0.82, against: 'canopy', ndvi: 0.71, reference: 0.85 },
    } as const;
    const { of, text } = await read(over as never, language);
    expect(of).toBe(1);
    const told = resultRow('f', over as never);
    for (const part of [
      words.health,
      words.healthOf('82'),
      healthText(told, words)!,
      words.notCompared.several,
      sinceText(told, words)!,
      alertText(told.alerts[1]!, words),
      words.credit,
      words.sourceName,
      words.approximate,
      words.stressLimits,
      field.name,
    ])
      expect(text).toContain(close(part));
    expect(text).not.toContain(close(words.sample));
  },
);

test.each([
  ['en', satelliteEn],
  ['sw', satelliteSw],
] as const)(
  'SAT-04 the PDF labels sample data, without satellite credit; surrounding land has no health (%s)',
  async (language, words) => {
    const { text } = await read({ sample: true }, language);
    expect([words.sample, words.sampleName].map((part) => text.includes(close(part)))).toEqual([true, true]);
    expect([words.credit, words.sourceName].map((part) => text.includes(close(part)))).toEqual([
      false,
      false,
    ]);
    const around = await read(
      {
        of: 'around',
        health: null,
        fieldHealth: null,
        expected: null,
        anomaly: null,
        alerts: [],
        recommendations: ['photo'],
        soilAnalysis: { ...resultRow('f').soilAnalysis, confidence_score: null },
      },
      language,
    );
    expect(
      [words.around, words.healthAround, `${words.confidence} –`].map((part) =>
        around.text.includes(close(part)),
      ),
    ).toEqual([true, true, true]);
    expect(around.text).not.toContain(close(words.noHealth));
  },
);

test('SAT-10 the PDF of a whole season with every section still fits on one page', async () => {
  const passes = Array.from({ length: 60 }, (_, i) => ({
    day: addDays('2026-06-01', i * 3),
    ndvi: i > 57 ? null : 0.5,
    seen: 1,
    why: i > 57 ? ('cloud' as const) : null,
    low: null,
    high: null,
  }));
  const { of, text } = await read(
    {
      passes,
      sample: true,
      boundary: 'approximate',
      expected: { ndvi: 0.83, low: 0.7, high: 0.96, near: true },
    },
    'sw',
  );
  expect([of, text.includes(close(satelliteSw.expectedNear))]).toEqual([1, true]);
});

/** The page's drawing commands, which pdfkit compresses. */
const strokes = async (boundary: string): Promise<number> => {
  const file = await reportPdf({ ...field, boundary }, resultRow('f'), 'en');
  const streams = [...file.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(
    ([, packed]) => {
      try {
        return [inflateSync(Buffer.from(packed!, 'latin1')).toString('latin1')];
      } catch {
        return [];
      }
    },
  );
  return streams
    .filter((one) => one.includes(' Do'))
    .join('\n')
    .split('\n')
    .filter((command) => command === 'S').length;
};

test('SAT-10 the field boundary is drawn on each of the four images, dark on white', async () => {
  expect([await strokes(field.boundary), await strokes('')]).toEqual([8, 0]);
});
