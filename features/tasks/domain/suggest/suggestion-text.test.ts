import { expect, test } from 'vitest';
import { suggestEn } from './words.reasons.en.ts';
import { suggestSw } from './words.reasons.sw.ts';

test('“today”, one day and one jerrican are worded naturally', () => {
  const of = (n: Record<string, string>) => ({
    crop: 'maize',
    page: '',
    alert: '',
    n: { planted: '22 Nov', from: 'x', to: 'y', mm: '9', jerricans: '1', ...n },
  });
  const told = (n: Record<string, string>): string[] =>
    [suggestEn, suggestSw].flatMap(({ why }) => [why.weeding_first(of(n)), why.irrigate_today(of(n))]);
  expect(told({ age: '0' }).map((said) => /, (?:today|leo):|1 jerrican of|mtungi 1 wa/.test(said))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(
    told({ age: '1' })
      .filter((_, i) => i % 2 === 0)
      .map((said) => /1 day ago:|siku 1 iliyopita:/.test(said)),
  ).toEqual([true, true]);
  expect(
    told({ age: '9', jerricans: '12' }).map((said) =>
      /9 days ago:|siku 9 zilizopita:|12 jerricans|mitungi 12 ya/.test(said),
    ),
  ).toEqual([true, true, true, true]);
});
