import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { scannerEn } from '#features/scanner/words.en.ts';
import { drawLeaf } from '#vision/drawn-leaf.ts';
import { addFields } from '../../e2e/harness/fields.ts';
import {
  newFarmer,
  newPhone,
  openBrowser,
  startServer,
  waitForInstall,
  waitForLateCache,
} from '../../e2e/harness/shared.ts';

const CPU_SLOWDOWN = 4;
const RUNS = 5;
/** The size that the app requests from the camera, and a typical size from a phone's gallery. */
const SIZES = { camera: [1280, 960], gallery: [4000, 3000] } as const;

const leafPhoto = ([width, height]: readonly [number, number]): Promise<Buffer> =>
  sharp(drawLeaf(600, 4).rgb, { raw: { width: 600, height: 600, channels: 3 } })
    .resize(width, height, { fit: 'cover' })
    .jpeg({ quality: 90 })
    .toBuffer();

/**
 * Records the last tap or chosen photo, when the camera first showed a picture, and how long the worker was
 * busy: DevTools does not throttle workers.
 */
const recordScanTimes = (): void => {
  const notes = { given: 0, live: 0, asked: 0, heard: 0, worker: 0 };
  Object.assign(window, { scanNotes: notes });
  for (const type of ['click', 'change'])
    addEventListener(type, ({ timeStamp }) => Object.assign(notes, { given: timeStamp, live: 0 }), true);
  addEventListener(
    'playing',
    () => {
      notes.live ||= performance.now();
    },
    true,
  );
  const send = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function post(this: Worker, ...args: unknown[]) {
    if ((args[0] as { type?: string }).type === 'analyse') {
      notes.asked = performance.now();
      this.addEventListener(
        'message',
        ({ data }: MessageEvent<{ analysis: { durationsMs: Record<string, number> } }>) => {
          notes.heard = performance.now();
          // The worker's own measurement: the page may receive the message late, because it is scaling the
          // photo.
          notes.worker = Object.values(data.analysis.durationsMs).reduce((sum, ms) => sum + ms, 0);
        },
        { once: true },
      );
    }
    return Reflect.apply(send, this, args) as void;
  };
};

const readNotes = (
  page: Page,
): Promise<Record<'given' | 'live' | 'asked' | 'heard' | 'worker' | 'now', number>> =>
  page.evaluate(() => ({
    ...(window as unknown as { scanNotes: Record<'given' | 'live' | 'asked' | 'heard' | 'worker', number> })
      .scanNotes,
    now: performance.now(),
  }));

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** From the tap on the tab bar of home to the first picture of the camera. */
const measureCamera = async (page: Page): Promise<number> => {
  const times: number[] = [];
  for (let i = 0; i < RUNS; i += 1) {
    await page.goto('/dashboard');
    await page.locator('[aria-labelledby=my-fields]').waitFor();
    await page.waitForTimeout(1_000);
    await page.locator('nav a[href="/scan"]').last().click();
    await page.getByRole('button', { name: scannerEn.shutter, disabled: false }).waitFor();
    const { given, live } = await readNotes(page);
    times.push(live - given);
  }
  console.error(`tap to camera: ${times.map(Math.round).join(', ')} ms`);
  return median(times);
};

/** From `giveLeaf` to the answer, with the worker's time multiplied as if it were throttled too. */
const measureAnswer = async (page: Page, name: string, giveLeaf: () => Promise<void>): Promise<number> => {
  const times: number[] = [];
  for (let i = 0; i < RUNS; i += 1) {
    await giveLeaf();
    await page.waitForFunction(
      (text) => [...document.querySelectorAll('button')].some((b) => b.textContent?.trim() === text),
      scannerEn.again,
      { polling: 'raf', timeout: 60_000 },
    );
    const { given, asked, heard, worker, now } = await readNotes(page);
    if (worker === 0) throw new Error(`no analysis of the ${name} photo was measured`);
    times.push(Math.max(heard, asked + CPU_SLOWDOWN * worker) - given + (now - heard));
    await page.getByRole('button', { name: scannerEn.again }).click();
  }
  console.error(`${name} photo to answer: ${times.map(Math.round).join(', ')} ms`);
  return median(times);
};

/** The camera and the answer with the model loaded and the CPU throttled. */
export const measureScan = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mavuno-camera-'));
  const film = path.join(folder, 'leaf.mjpeg');
  writeFileSync(film, await leafPhoto(SIZES.camera));
  const server = await startServer();
  const browser = await openBrowser('devices', [`--use-file-for-fake-video-capture=${film}`]);
  try {
    const { context, page } = await newPhone(browser, server, { allowServiceWorker: true });
    await context.grantPermissions(['camera', 'geolocation']);
    // The bundler wraps inner functions in a helper that the page does not have.
    await context.addInitScript('globalThis.__name ??= (f) => f;');
    await context.addInitScript(recordScanTimes);
    await addFields(server, context, await newFarmer(server, context), 3);
    await page.goto('/scan');
    await waitForInstall(page);
    await waitForLateCache(page);
    await page.getByText(scannerEn.modelReady).waitFor({ timeout: 60_000 });
    const debug = await context.newCDPSession(page);
    await debug.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const cameraMs = await measureCamera(page);
    await page.getByText(scannerEn.modelReady).waitFor({ timeout: 60_000 });
    const shutter = page.getByRole('button', { name: scannerEn.shutter, disabled: false });
    const answerMs = await measureAnswer(page, 'camera', () => shutter.click());
    const buffer = await leafPhoto(SIZES.gallery);
    await measureAnswer(page, 'gallery', () =>
      page.setInputFiles('input[type=file]', { name: 'leaf.jpg', mimeType: 'image/jpeg', buffer }),
    );
    return { 'scan.camera_ms': cameraMs, 'scan.answer_ms': answerMs };
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true });
  }
};
