import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { click, pageText, screen, waitForUpdates, tap, cleanUp } from '#features/fields/web/testing.tsx';
import { conditionByKey, conditionEntries, crops } from '#knowledge/index.ts';
import { colourWords, partWords, patternWords } from '#knowledge/sign-words.ts';
import { LEAF_MODEL } from '../../inference/assets.ts';
import { guideEn as en } from '../../words.guide.en.ts';
import { guideSw as sw } from '../../words.guide.sw.ts';
import { openScreen } from '../testing.tsx';
import { ConditionPage } from './ConditionPage.tsx';
import { ConditionsScreen } from './ConditionsScreen.tsx';
import { DetectableConditionsScreen } from './DetectableConditionsScreen.tsx';
import { KeyScreen } from './KeyScreen.tsx';

// A knowledge-base chunk is fetched on first use, which is slow on a busy machine.
vi.setConfig({ testTimeout: 20_000 });
const SLOW = { timeout: 10_000 };

afterEach(cleanUp);
const tick = (name: string) => click(screen.getByRole('checkbox', { name }));

describe('the guided key', () => {
  test.each([
    ['en', en],
    ['sw', sw],
  ] as const)(
    'plant part, colour and pattern lead to the disease page, offline (%s)',
    async (language, words) => {
      await openScreen(<KeyScreen />, { at: '/scan/key?crop=bean', language, online: false });
      expect(pageText()).toContain(words.keyIntro);
      await tick(partWords.leaf[language]);
      expect(pageText()).toContain(words.tickMore);
      await tick(colourWords.orange[language]);
      await tick(patternWords.dusty_pustules[language]);
      const links = screen
        .getAllByRole('link')
        .filter((a) => a.getAttribute('href')?.startsWith('/conditions/'));
      expect(links[0]!.getAttribute('href')).toBe('/conditions/bean___rust');
      expect(pageText()).toContain(words.notProof);
      await tap(words.startOver);
      expect(screen.queryByRole('heading', { name: words.fits })).toBeNull();
    },
  );

  test('DET-05 without a crop it asks for one by its picture', async () => {
    await openScreen(<KeyScreen />, { at: '/scan/key' });
    expect(screen.queryByRole('checkbox')).toBeNull();
    for (const crop of [
      'Maize',
      'Tomato',
      'Potato',
      'Cassava',
      'Rice',
      'Wheat',
      'Coffee',
      'Banana',
      'Cotton',
      'Soybean',
    ])
      expect(screen.getByRole('link', { name: crop })).toBeTruthy();
    await click(screen.getByRole('link', { name: 'Cassava' }));
    await waitForUpdates();
    expect(screen.getAllByRole('checkbox').length).toBeGreaterThan(1);
  });
});

describe('the disease pages', () => {
  test('a page is found by its Kiswahili name or its organism, and says whether the photo check knows it', async () => {
    await openScreen(<ConditionsScreen />, { at: '/conditions' });
    const sick = Object.values(conditionEntries).filter((e) => e.type !== 'healthy').length;
    expect(pageText()).toContain(en.found(sick));
    for (const text of ['kutu ya maharagwe', 'Uromyces']) {
      await userEvent.clear(screen.getByRole('textbox'));
      await userEvent.type(screen.getByRole('textbox'), text);
      expect(screen.getByRole('link', { name: /Bean rust/ }).getAttribute('href')).toBe(
        '/conditions/bean___rust',
      );
    }
    expect(pageText()).toContain(en.seenByPhoto);
    await userEvent.type(screen.getByRole('textbox'), 'xyz');
    expect(pageText()).toContain(en.noneFound);
  });

  test('a disease page opens at its own address; a wrong address says so', async () => {
    await openScreen(<ConditionPage id="maize___gray_leaf_spot" />, {
      at: '/conditions/maize___gray_leaf_spot',
    });
    expect(
      screen.getByRole('heading', { level: 1, name: conditionByKey('maize___gray_leaf_spot')!.name.en }),
    ).toBeTruthy();
    await screen.findByText(/last checked this page against its sources on \d+ \w+ 2026/, {}, SLOW);
    cleanUp();
    await openScreen(<ConditionPage id="nonsense" />, { at: '/conditions/nonsense', language: 'sw' });
    expect(pageText()).toContain(sw.noPage);
  });
});

test('SCN-12 the list of conditions that a photo check can name comes from the shipped model, per crop', async () => {
  await openScreen(<DetectableConditionsScreen />, { at: '/scan/knows' });
  const classes = LEAF_MODEL.classes.filter((name) => !name.startsWith('unknown'));
  const linked = screen
    .getAllByRole('link', { hidden: true })
    .map((a) => a.getAttribute('href')!)
    .filter((href) => href.startsWith('/conditions/'))
    .map((href) => href.slice('/conditions/'.length));
  expect(linked.sort()).toEqual([...classes].sort());
  // The model's pepper is two crops here: chilli and capsicum.
  expect(pageText()).toContain(
    en.knowsCount(classes.length, new Set(classes.map((c) => c.split('___')[0])).size + 1),
  );
  expect(pageText()).toContain(en.outside);
  for (const crop of crops.filter((c) => c.check === 'guided_key'))
    expect(pageText()).toContain(crop.name.en);
});
