import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  click,
  pageText,
  screen,
  waitForUpdates,
  tap,
  cleanUp,
  toastTexts,
} from '#features/fields/web/testing.tsx';
import { scannerEn as en } from '../../words.en.ts';
import { scannerSw as sw } from '../../words.sw.ts';
import { ScanPage } from '../result/ScanPage.tsx';
import {
  fakeCamera,
  recordDownloads,
  noAnswer,
  openScanner,
  openScreen,
  fakeLeafWorker,
  scanRow,
} from '../testing.tsx';
import { hashOf, reader, resetReader } from './reader.testing.ts';

// Whole screens with knowledge-base pages are slow on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

vi.mock('./scan-photo.ts', () => import('./reader.testing.ts'));

let saved: string[];
beforeEach(() => {
  resetReader();
  fakeLeafWorker('ready');
  saved = recordDownloads();
});
afterEach(() => {
  cleanUp();
  vi.restoreAllMocks();
});

const upload = async (...texts: string[]): Promise<void> => {
  await userEvent.upload(
    document.querySelector<HTMLInputElement>('input[type=file]')!,
    texts.map((text) => new File([text], `${text}.jpg`, { type: 'image/jpeg' })),
  );
  await waitForUpdates(60);
  await waitFor(() => expect(document.querySelector('progress')).toBeNull(), { timeout: 10_000 });
};
const guesses = [
  { condition: 'bean___rust', probability: 0.5 },
  { condition: 'bean___angular_leaf_spot', probability: 0.4 },
];

describe('several leaves', () => {
  test('SCN-09 a second leaf of the plant updates the same check and is not counted again', async () => {
    reader.answer = { outcome: 'not_sure', ...noAnswer, top3: guesses };
    const farm = await openScanner();
    await upload('one');
    expect(pageText()).toContain(en.moreLeavesUrgent);
    reader.answer = {};
    await upload('two');
    expect(reader.requests.map((a) => a.leaves)).toEqual([1, 2]);
    const [first, second] = farm.commands();
    expect([first!.name, second!.name, second!.args.id]).toEqual([
      'scans.save',
      'scans.add_leaves',
      first!.args.id,
    ]);
    expect(second!.args).toMatchObject({ photos: [hashOf('one'), hashOf('two')], condition: 'bean___rust' });
    expect(screen.getByRole('heading', { name: 'Bean rust' })).toBeTruthy();
    expect(toastTexts()).toContain(en.leafAdded(2));
    expect(pageText()).toContain(en.leaves(2, 6));
    await tap(en.again);
    expect(pageText()).toContain(en.used(1, 15));
  });

  test('the same photo twice is one leaf; a photo without a leaf is reported and not counted', async () => {
    await openScanner();
    await upload('one', 'one', 'two');
    expect([toastTexts()[0], reader.requests.map((a) => a.leaves)]).toEqual([en.sameLeaf, [2]]);
    reader.unusableLeaves = [2];
    await upload('three');
    expect(toastTexts()).toContain(en.uselessLeaf);
  });

  test('a file that is not a leaf photo has its own message and is not saved', async () => {
    const farm = await openScanner({ language: 'sw' });
    reader.fault = 'photo.moving';
    await upload('film');
    expect([toastTexts(), farm.commands()]).toEqual([[sw.photoMoving], []]);
  });
});

describe('a poor photo', () => {
  test.each(['dark', 'bright', 'blurred', 'screen'] as const)(
    '%s shows a warning before the check is used up: "Take again" saves nothing, "Use it anyway" continues',
    async (quality) => {
      reader.quality = quality;
      const farm = await openScanner();
      await upload('poor');
      expect(pageText()).toContain(en.quality[quality].title);
      expect(farm.commands()).toEqual([]);
      await tap(en.takeAgain);
      expect([farm.commands(), pageText().includes(en.used(0, 15))]).toEqual([[], true]);
      await upload('poor');
      await tap(en.useAnyway);
      await waitForUpdates(60);
      expect(farm.commands()).toMatchObject([{ name: 'scans.save' }]);
    },
  );
});

describe('candidates', () => {
  const lab = { outcome: 'candidates', ...noAnswer, crop_type: 'tomato', top3: guesses } as const;

  test.each([
    ['en', en],
    ['sw', sw],
  ] as const)(
    'SCN-11 a crop with laboratory data only gets candidates; the farmer’s pick is saved as unconfirmed (%s)',
    async (language, words) => {
      reader.answer = lab;
      const farm = await openScanner({ language });
      await upload('tomato');
      await waitForUpdates(100);
      expect(screen.getByRole('heading', { level: 2, name: words.candidates })).toBeTruthy();
      expect(pageText()).toContain(words.labOnly);
      expect(screen.queryByRole('heading', { name: words.first })).toBeNull();
      await screen.findAllByRole('button', { name: words.pickThis }, { timeout: 10_000 });
      expect(pageText()).not.toContain(' %');
      await click(screen.getAllByRole('button', { name: words.pickThis })[1]!);
      await waitForUpdates(100);
      expect(farm.commands()[1]).toMatchObject({
        name: 'scans.pick',
        args: { condition: 'bean___angular_leaf_spot' },
      });
      expect(pageText()).toContain(words.pickedNote);
      await screen.findByRole('heading', { name: words.first }, { timeout: 10_000 });
      await tap(words.pickNone);
      expect(farm.commands()[2]).toMatchObject({ args: { condition: 'none' } });
      expect(screen.queryByRole('heading', { name: words.first })).toBeNull();
    },
  );

  test.each([
    ['pepper___powdery_mildew', null, en.kindred],
    ['pepper___powdery_mildew', 'capsicum', en.labOnly],
    ['potato___late_blight', null, en.labOnly],
  ] as const)(
    '%s of the crop %s: shows the correct reason for the candidates',
    async (condition, crop, reason) => {
      const row = scanRow({ ...lab, crop_type: crop, top3: [{ condition, probability: 0.9 }] });
      await openScreen(<ScanPage id={row.row.id} />, { at: `/scan/${row.row.id}`, rows: [row] });
      await waitForUpdates(100);
      expect([en.kindred, en.labOnly].filter((text) => pageText().includes(text))).toEqual([reason]);
      expect(screen.getByRole('link', { name: en.toKey }).getAttribute('href')).toBe(
        `/scan/key?crop=${crop ?? { pepper: 'chilli', potato: 'potato' }[condition.split('___')[0]!]}`,
      );
    },
  );

  test('candidates of a stored check can still be picked, with a link to the guided key', async () => {
    const row = scanRow(lab);
    await openScreen(<ScanPage id={row.row.id} />, { at: `/scan/${row.row.id}`, rows: [row] });
    await waitForUpdates(100);
    expect(await screen.findAllByRole('button', { name: en.pickThis }, { timeout: 10_000 })).toHaveLength(2);
    expect(screen.getByRole('link', { name: en.toKey }).getAttribute('href')).toBe('/scan/key?crop=tomato');
  });
});

test('DET-05 SCN-12 a crop without a photo model says so before a photo is taken and links to the guided key', async () => {
  const camera = fakeCamera();
  await openScanner();
  await tap(en.crop);
  await tap('Other crops');
  await click(screen.getByRole('radio', { name: 'Cassava' }));
  expect(pageText()).toContain(en.guidedOnly('cassava'));
  expect(screen.queryByRole('button', { name: en.shutter })).toBeNull();
  expect(screen.getByRole('link', { name: en.toKey }).getAttribute('href')).toBe('/scan/key?crop=cassava');
  expect(camera.openStreamCount()).toBe(0);
  await tap(en.photoForExpert);
  expect(camera.openStreamCount()).toBe(1);
});

test('SCN-07b pictures from the gallery are saved to the phone only if the setting is on', async () => {
  await openScanner();
  await tap(en.cancel);
  await tap(en.settingsShort);
  await click(screen.getByRole('checkbox', { name: en.keepUploads }));
  await tap('Close');
  await upload('gallery');
  expect([saved.length, toastTexts().includes(en.savedToDevice)]).toEqual([1, true]);
  cleanUp();
  saved = recordDownloads();
  await openScanner();
  await upload('gallery');
  expect(saved).toEqual([]);
});

test('SCN-11 the affected area is drawn on the photo; a tap shows where the model looked', async () => {
  await openScanner();
  await upload('one');
  expect(pageText()).toContain(en.areaNote);
  expect(screen.getByRole('button', { name: en.showArea }).getAttribute('aria-pressed')).toBe('true');
  await tap(en.showLooked);
  expect(pageText()).toContain(en.lookedNote);
  expect(pageText()).not.toContain(en.areaNote);
});
