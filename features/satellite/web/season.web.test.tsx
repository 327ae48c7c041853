import { afterEach, expect, test, vi } from 'vitest';
import { click, field, openFarm, pageText, screen, cleanUp } from '#features/fields/web/testing.tsx';
import { satelliteEn as en } from '../words.en.ts';
import { satelliteSw as sw } from '../words.sw.ts';
import { runsOf } from './season-band.ts';
import { Season } from './Season.tsx';
import { resultRow } from './testing.ts';

afterEach(() => {
  cleanUp();
  vi.restoreAllMocks();
});

type Passes = ReturnType<typeof resultRow>['passes'];
const pass = (day: string, over: Partial<Passes[number]> = {}): Passes[number] => ({
  day,
  ndvi: 0.5,
  seen: 1,
  why: null,
  low: null,
  high: null,
  ...over,
});
const open = (passes: Passes, language: 'en' | 'sw' = 'en', over = {}) =>
  openFarm(<Season result={resultRow(field().id, { passes, ...over })} />, { projections: {}, language });
const dotsOf = (element: Element): [number, number][] =>
  element
    .getAttribute('points')!
    .split(' ')
    .map((dot) => dot.split(',').map(Number) as [number, number]);

test('SAT-09 the band shows the crop’s usual range per day; both axis values and both end dates are labelled', async () => {
  await open([
    pass('2026-09-01', { low: 0.1, high: 0.3 }),
    pass('2026-09-11', { ndvi: null, why: 'cloud', low: 0.3, high: 0.5 }),
    pass('2026-10-01', { ndvi: 0.75, low: 0.6, high: 0.9 }),
  ]);
  const [band] = document.querySelectorAll('polygon');
  const dots = dotsOf(band!);
  expect(dots).toHaveLength(6);
  // A smaller y is higher; the low end of the last day is above the high end of the first.
  expect(dots[3]![1]).toBeLessThan(dots[0]![1]);
  const circles = [...document.querySelectorAll('circle')].map((one) => Number(one.getAttribute('cx')));
  expect([circles.length, dots[0]![0], dots[2]![0]]).toEqual([2, circles[0], circles[1]]);
  expect([...document.querySelectorAll('svg text')].map((one) => one.textContent)).toEqual(['0', '0.9']);
  for (const end of ['1 Sep 2026', '1 Oct 2026', en.band]) expect(pageText()).toContain(end);
});

test('SAT-09 there is no band between seasons; a single day has its own; two passes on a day are one point', () => {
  const known = { low: 0.1, high: 0.3 };
  const days = (passes: Passes) => runsOf(passes).map((run) => run.map(({ day }) => day));
  expect(
    days([
      pass('2026-09-01', known),
      pass('2026-09-01', known),
      pass('2026-09-11', known),
      pass('2026-09-21'),
      pass('2026-10-01', known),
    ]),
  ).toEqual([['2026-09-01', '2026-09-11'], ['2026-10-01']]);
  expect(days([pass('2026-09-01')])).toEqual([]);
});

test('SAT-09 without a known crop there is no band and no text about it', async () => {
  await open([pass('2026-09-01'), pass('2026-09-11')], 'en', { expected: null });
  expect(document.querySelector('polygon')).toBe(null);
  expect(pageText()).not.toContain(en.band);
});

test('SAT-09 lists all passes in a table, newest first, with the reason if unseen; same-day passes get two rows', async () => {
  const faults = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await open(
    [
      pass('2026-09-01'),
      pass('2026-09-01', { ndvi: 0.52 }),
      pass('2026-09-06', { ndvi: null, why: 'hidden' }),
      pass('2026-09-11', { ndvi: null, why: 'outside' }),
      pass('2026-09-16', { ndvi: null, why: 'cloud' }),
    ],
    'sw',
  );
  await click(screen.getByText(sw.table));
  expect(
    [...document.querySelectorAll('tbody tr')].map((one) =>
      [...one.children].map((cell) => cell.textContent),
    ),
  ).toEqual([
    ['16 Sep 2026', sw.unseen.cloud],
    ['11 Sep 2026', sw.unseen.outside],
    ['6 Sep 2026', sw.unseen.hidden],
    ['1 Sep 2026', '0.52'],
    ['1 Sep 2026', '0.50'],
  ]);
  expect(document.querySelectorAll('circle')).toHaveLength(2);
  expect(faults).not.toHaveBeenCalled();
});
