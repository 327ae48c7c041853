import { afterEach, expect, test } from 'vitest';
import { pageText, screen, cleanUp } from '#features/fields/web/testing.tsx';
import type { Figures, SetFigures } from '../../domain/accuracy-figures.ts';
import { accuracyEn as en } from '../../words.accuracy.en.ts';
import { accuracySw as sw } from '../../words.accuracy.sw.ts';
import { openScreen } from '../testing.tsx';
import { AccuracyPage } from './AccuracyPage.tsx';

const { fetch } = globalThis;
afterEach(() => {
  cleanUp();
  globalThis.fetch = fetch;
});

const short = { top1: 0.9, answered: 0.9, rightWhenAnswered: 0.95, refused: 0, ece: 0.02, eceByChance: 0.02 };
const set = (over: Partial<SetFigures>): SetFigures => ({
  crop: 'bean',
  set: 'ibean',
  kind: 'field',
  n: 133,
  top1: 0.974,
  top1Low: 0.931,
  top1High: 0.989,
  top3: 1,
  macroF1: 0.97,
  answered: 0.96,
  rightWhenAnswered: 0.98,
  candidates: 0,
  refused: 0.01,
  ece: 0.02,
  eceByChance: 0.02,
  cropNamed: short,
  ...over,
});
const figures: Figures = {
  date: '2026-11-21',
  model: 'ab'.repeat(32),
  measuredOn: 'validation photos',
  sets: [
    set({}),
    set({ crop: 'pepper', set: 'pv_pepper', kind: 'lab', n: 24, answered: 0, rightWhenAnswered: null }),
    set({
      crop: 'tomato',
      set: 'pv_tomato',
      kind: 'lab',
      n: 500,
      answered: 0,
      rightWhenAnswered: null,
      candidates: 0.9,
    }),
  ],
  unknown: [
    { set: 'neg_imagenet', kind: 'scene', n: 150, rejected: 0.98, answeredAnyway: 0 },
    { set: 'neg_background', kind: 'scene', n: 50, rejected: 1, answeredAnyway: 0 },
  ],
  groups: [
    { set: 'ibean', crop: 'bean', photos: 1, groups: 133, top1: 0.97 },
    { set: 'ibean', crop: 'bean', photos: 3, groups: 44, top1: 1 },
  ],
  groupSeed: 1,
  secondLook: [],
  labOnlyCrops: ['tomato'],
  missing: ['cassava', 'kale'],
};

/** The server's counts. `null` means no network. */
const serverReplies = (replies: Readonly<Record<string, unknown>> | null): void => {
  globalThis.fetch = (async (url: string) => {
    const body = replies?.[url.split('?')[0]!];
    if (!body) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(body), { status: 200 });
  }) as typeof globalThis.fetch;
};

test('SCN-12 ACC-09 shows field and laboratory accuracy separately, with photo counts, intervals and unknown crops', async () => {
  serverReplies(null);
  await openScreen(<AccuracyPage figures={figures} />, { at: '/accuracy' });
  const text = pageText();
  expect(text).toContain(`${en.field}97%`);
  expect(text).toContain(en.right('97%', '93%', '99%'));
  expect(text).toContain('Beans 97%133 photos');
  expect(text).toContain(`${en.groups}1 leaf 97% · 3 leaves 100%`);
  expect(text.indexOf('Beans 97%')).toBeLessThan(text.indexOf(en.lab));
  expect(text).toContain(`${en.lab}${en.otherFact(2, '97%')}. ${en.easier}`);
  expect(text.indexOf(en.labNote)).toBeLessThan(text.indexOf('Tomato 97%500 photos'));
  expect(text).toContain('Capsicum 97%24 photos');
  expect(text.split(`${en.cropNamed}${en.answers('90%', '95%')}`).length).toBe(3);
  expect(text).toContain(en.unknownFact('99%'));
  expect(text).toContain(`${en.unknown.scene}${en.rejected('99%', 200)}`);
  expect(text).toContain(`${en.several}${en.onPhotos('90%')}`);
  expect(text).toContain(en.missingFact('Cassava, Kale', 0));
  expect(text).toContain(en.missing('Cassava, Kale'));
  expect(text).toContain('AI Lab Makerere, ibean (Uganda). MIT');
  expect(text).toContain(`PlantVillage. ${en.noLicence}`);
  // A collection that this model did not use is not credited.
  expect(text).not.toContain('BRACOL');
  expect(text).toContain(en.offline);
});

test('shows this server’s real counts; below thirty it says that there are not enough', async () => {
  serverReplies({
    '/api/scans/accuracy': {
      least: 30,
      picked: 34,
      picks: [{ crop: 'tomato', n: 30, first: 24, none: 3 }],
      confirmed: 4,
      experts: [],
    },
    '/api/outcomes/counts': { least: 30, answered: 0, conditions: [] },
  });
  await openScreen(<AccuracyPage figures={figures} />, { at: '/accuracy', language: 'sw' });
  // The previous test's request is still being retried and is shared.
  await screen.findByText(sw.liveText(30), {}, { timeout: 4_500 });
  expect(pageText()).toContain(sw.pick('Nyanya', '80%', '10%', 30));
  expect(pageText()).toContain(sw.notEnough(4));
  expect(pageText()).toContain(sw.notEnough(0));
});
