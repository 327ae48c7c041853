import { afterEach, expect, test } from 'vitest';
import { upgradeEn } from '#features/payments/words.upgrade.en.ts';
import { upgradeSw } from '#features/payments/words.upgrade.sw.ts';
import { wantedPart } from '#features/plans/domain/wanted.ts';
import { cachedSessionOf, closeApp, freeEntitlements, openApp, screen } from '../testing.tsx';
import { moreEn } from '../words.more.en.ts';
import { moreEntries } from './more-entries.ts';
import { routes } from './routes.ts';

afterEach(closeApp);

const sources = import.meta.glob<string>(
  [
    '/{apps,features}/**/web/**/*.{ts,tsx}',
    '/apps/web/**/*.{ts,tsx}',
    '/kit/web/**/*.{ts,tsx}',
    '!**/*.test.*',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const matches = (source: string, pattern: RegExp): readonly string[] =>
  [...source.matchAll(pattern)].map((match) => match[1] ?? '');

/** Documents are redirected by their own screen, which says why. */
const proPaths = [
  '/document-chat',
  ...routes.filter(({ access }) => access === 'pro').map(({ path }) => path),
];
const named = (from: string): boolean => {
  const part = wantedPart(from)?.part;
  return part !== undefined && Boolean(upgradeEn.upgrade.wanted[part] && upgradeSw.upgrade.wanted[part]);
};

test('PAY-47 the page of Pro can name each Pro address, in both languages', () => {
  expect(proPaths.length).toBeGreaterThan(5);
  expect(proPaths.filter((path) => !named(path))).toEqual([]);
});

/** Screens about the plan itself, which want nothing but Pro, and the community's samples. */
const ABOUT_THE_PLAN =
  /\/(payments|community-demo)\/web\/|\/notify\/web\/SettingsScreen|\/routing\/more-entries|\/upgrade-path\.ts/;

test('PAY-47 every other way to the page of Pro says what was wanted', () => {
  const all = Object.entries(sources);
  expect(
    all.filter(([file, source]) => /['"`]\/upgrade\b/.test(source) && !ABOUT_THE_PLAN.test(file)),
  ).toEqual([]);
  const addresses = all.flatMap(([, source]) => matches(source, /upgradePath\(\s*['`]([^'`]+)['`]/g));
  expect(addresses.length).toBeGreaterThan(8);
  // A part of an address that is filled in: a slug or a limit.
  expect(addresses.filter((from) => !named(from.replace(/\$\{\w+\}/, 'fields')))).toEqual([]);
});

/** Only Pro farmers see these. */
const BEHIND_PRO = /\/(training\/web\/(Document|ProResource)Screen|documents\/web|yields\/web\/YieldScreen)/;
/** Their rows are marked by /more; the training card has a mark of its own that Pro farmers see too. */
const MARKED_ELSEWHERE = /\/routing\/more-entries|\/screens\/MoreScreen|\/training\/web\/ResourceCard/;

test('PAY-47 every screen that leads to a Pro address marks the entry', () => {
  const link = new RegExp(`['"\`](?:${proPaths.join('|')})\\b`);
  const unmarked = Object.entries(sources).filter(
    ([file, source]) =>
      file.endsWith('.tsx') &&
      link.test(source.replace(/\broute\([\s\S]*?\)/g, '')) &&
      !BEHIND_PRO.test(file) &&
      !MARKED_ELSEWHERE.test(file) &&
      !source.includes('<ProChip'),
  );
  expect(unmarked.map(([file]) => file)).toEqual([]);
});

test('PAY-47 /more marks each Pro entry for a Free farmer', async () => {
  const gated = moreEntries.filter(({ path }) => proPaths.includes(path));
  expect(gated.map(({ path }) => path)).toEqual([
    '/yield-predictor',
    '/market-insights',
    '/mission-control',
    '/document-chat',
  ]);
  for (const { section, labelKey } of gated) {
    const cachedSession = cachedSessionOf({ entitlements: freeEntitlements });
    await openApp({
      at: `/more?open=${section}`,
      cachedSession,
      server: { '/api/start': () => ({ body: { ...cachedSession, changes: null } }) },
    });
    expect(await screen.findByRole('link', { name: `${moreEn[labelKey]} Pro` })).toBeTruthy();
    closeApp();
  }
});
