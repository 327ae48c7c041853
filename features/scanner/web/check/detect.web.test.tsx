import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  click,
  pageText,
  mockGeolocation,
  screen,
  waitForUpdates,
  tap,
  cleanUp,
  toastTexts,
} from '#features/fields/web/testing.tsx';
import { crops } from '#knowledge/index.ts';
import { detectEn as en } from '../../words.detect.en.ts';
import { detectSw as sw } from '../../words.detect.sw.ts';
import { scannerEn } from '../../words.en.ts';
import { fakeCamera, recordDownloads, manyScans, openScreen, fakeLeafWorker } from '../testing.tsx';
import { DetectScreen } from './DetectScreen.tsx';
import { reader, resetReader } from './reader.testing.ts';

// Whole screens with knowledge-base pages are slow on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

vi.mock('./scan-photo.ts', () => import('./reader.testing.ts'));
beforeEach(() => {
  resetReader();
  fakeLeafWorker('ready');
  recordDownloads();
  mockGeolocation({ lat: -0.3, lng: 36, accuracy: 9 });
});
afterEach(() => {
  cleanUp();
  vi.restoreAllMocks();
});

const open = (setting = {}) => openScreen(<DetectScreen />, { at: '/crop-disease-detection', ...setting });
const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const give = async (bytes: readonly number[] = JPEG, size = bytes.length): Promise<void> => {
  const file = new File([Uint8Array.from(bytes)], 'leaf.jpg', { type: 'image/jpeg' });
  Object.defineProperty(file, 'size', { value: size });
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } });
  await waitForUpdates(60);
};
const chooseCrop = (key: string): void => {
  fireEvent.input(screen.getByRole('combobox'), { target: { value: key } });
  fireEvent.change(screen.getByRole('combobox'), { target: { value: key } });
};

test('DET-01 DET-02 DET-09 Detect with crop and picture shows preview, answer, actions, costs and links', async () => {
  const farm = await open();
  expect(screen.getAllByRole('tab').map((t) => t.textContent)).toEqual([en.uploadTab, en.photoTab]);
  chooseCrop('bean');
  await give();
  expect(screen.getByAltText(en.preview)).toBeTruthy();
  await tap(en.detect);
  await waitForUpdates(150);
  expect(reader.requests).toMatchObject([{ crop: 'bean' }]);
  expect(farm.commands()).toMatchObject([
    { name: 'scans.save', args: { crop_type: 'bean', condition: 'bean___rust' } },
  ]);
  await screen.findByRole('heading', { name: scannerEn.first }, { timeout: 10_000 });
  const text = pageText();
  for (const wanted of [
    'Bean rust',
    'Confidence 93%',
    scannerEn.severity.high,
    scannerEn.first,
    'USD 17',
    'USD 35',
  ])
    expect(text).toContain(wanted);
  expect(screen.getByRole('link', { name: en.home }).getAttribute('href')).toBe('/dashboard');
  await tap(en.again);
  expect([screen.queryByAltText(en.preview), pageText().includes('Bean rust')]).toEqual([null, false]);
});

test('DET-03 DET-06 a failed detection shows an error and no result; Reset clears it', async () => {
  reader.fault = 'scan.failed';
  const farm = await open();
  chooseCrop('bean');
  await give();
  await tap(en.detect);
  await waitForUpdates(100);
  expect(pageText()).toContain('Detection failed');
  expect(farm.commands()).toEqual([]);
  await tap(en.reset);
  expect([pageText().includes(en.failed), screen.queryByAltText(en.preview)]).toEqual([false, null]);
});

test('DET-06 during detection the stage is shown and there is no result yet', async () => {
  let answer = () => {};
  reader.gate = new Promise((done) => {
    answer = done;
  });
  await open();
  chooseCrop('bean');
  await give();
  await tap(en.detect);
  expect(screen.getByRole('progressbar')).toBeTruthy();
  expect(pageText()).toContain(scannerEn.stages.checking);
  expect(pageText()).not.toContain('Bean rust');
  answer();
  await waitForUpdates(150);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(pageText()).toContain('Bean rust');
});

test('DET-04 DET-04b a wrong file type or over 10 MB has its own message; Detect needs crop and picture', async () => {
  await open({ language: 'sw' });
  await give([0x47, 0x49, 0x46, 0x38]);
  expect(pageText()).toContain(sw.wrongKind);
  await give(JPEG, 11_000_000);
  expect(pageText()).toContain('MB 10');
  expect(screen.queryByAltText(sw.preview)).toBeNull();
  await give();
  await tap(sw.detect);
  expect([pageText().includes(sw.needBoth), reader.requests]).toEqual([true, []]);
});

test('DET-05 all ten crops and the model’s are offered; one without a photo model links to the guided key', async () => {
  await open();
  const labels = screen.getAllByRole('option').map((o) => o.textContent!);
  for (const key of [
    'maize',
    'tomato',
    'potato',
    'cassava',
    'rice',
    'wheat',
    'coffee',
    'banana',
    'cotton',
    'soybean',
  ]) {
    const { name } = crops.find((c) => c.key === key)!;
    expect(labels.some((label) => label.startsWith(`${name.en} – `))).toBe(true);
  }
  chooseCrop('cassava');
  expect(pageText()).toContain(scannerEn.guidedOnly('cassava'));
  expect((screen.getByRole('button', { name: en.detect }) as HTMLButtonElement).disabled).toBe(true);
});

test('DET-07 DET-08 a blocked camera shows why and offers Upload; photos are JPEG 0.8, location waits at most 10 s', async () => {
  const place = mockGeolocation({ lat: -0.3, lng: 36, accuracy: 9 });
  fakeCamera('NotAllowedError');
  await open();
  await click(screen.getByRole('tab', { name: en.photoTab }));
  await tap(en.openCamera);
  expect(pageText()).toContain(scannerEn.camera.denied);
  expect(screen.getByRole('button', { name: en.uploadTab })).toBeTruthy();
  const camera = fakeCamera();
  await tap(scannerEn.openAgain);
  fireEvent.playing(document.querySelector('video')!);
  await tap(scannerEn.shutter);
  expect(camera.encodeCalls).toEqual([['image/jpeg', 0.8]]);
  expect(place.requests).toMatchObject([{ timeout: 10_000 }]);
});

test('SCN-08 DET-03 Detect uses the same fifteen free checks', async () => {
  const farm = await open({ rows: manyScans(15) });
  chooseCrop('bean');
  await give();
  await tap(en.detect);
  expect([farm.path(), toastTexts()]).toEqual(['/upgrade', [scannerEn.limit]]);
});
