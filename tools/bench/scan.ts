import sharp from 'sharp';
import { scannerEn } from '#features/scanner/words.en.ts';
import { drawLeaf } from '#vision/drawn-leaf.ts';
import { newFarmer, newPhone, openBrowser, startServer } from '../../e2e/harness/shared.ts';

const CPU_SLOWDOWN = 4;
const RUNS = 5;
/** The size that the app requests from the camera, and a typical size from a phone's gallery. */
const SIZES = { camera: [1920, 1440], gallery: [4000, 3000] } as const;

/**
 * Records when a photo was chosen and how long the worker was busy with it: DevTools does not throttle
 * workers.
 */
const recordScanTimes = (): void => {
  const notes = { given: 0, asked: 0, heard: 0, worker: 0 };
  Object.assign(window, { scanNotes: notes });
  addEventListener(
    'change',
    () => {
      notes.given = performance.now();
    },
    true,
  );
  const send = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function post(this: Worker, ...args: unknown[]) {
    if ((args[0] as { type?: string }).type === 'analyse') {
      notes.asked = performance.now();
      this.addEventListener(
        'message',
        ({ data }: MessageEvent<{ analysis?: { took: Record<string, number> } }>) => {
          notes.heard = performance.now();
          // The worker's own measurement: the page may receive the message late, because it is scaling the
          // photo.
          notes.worker = Object.values(data.analysis?.took ?? {}).reduce((sum, ms) => sum + ms, 0);
        },
        { once: true },
      );
    }
    return Reflect.apply(send, this, args) as void;
  };
};

interface ScanTimes {
  readonly seen: number;
  readonly worker: number;
  readonly slowed: number;
}
const medianRun = (runs: ScanTimes[]): ScanTimes =>
  [...runs].sort((a, b) => a.seen - b.seen)[Math.floor(runs.length / 2)]!;

/**
 * From the photo to the answer on screen, with the model loaded and the CPU throttled four times; the
 * worker's time is multiplied by four.
 */
export const measureScan = async () => {
  const server = await startServer();
  const browser = await openBrowser();
  try {
    const phone = await newPhone(browser, server, { allowServiceWorker: true });
    const { page } = phone;
    // The bundler wraps inner functions in a helper that the page does not have.
    await phone.context.addInitScript('globalThis.__name ??= (f) => f;');
    await phone.context.addInitScript(recordScanTimes);
    await newFarmer(server, phone.context);
    await page.goto('/scan');
    await page.getByText(scannerEn.modelReady).waitFor({ timeout: 60_000 });
    const debug = await phone.context.newCDPSession(page);
    await debug.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const answers: Record<string, number> = {};
    for (const [name, [width, height]] of Object.entries(SIZES)) {
      const { rgb } = drawLeaf(600, 4);
      const buffer = await sharp(rgb, { raw: { width: 600, height: 600, channels: 3 } })
        .resize(width, height, { fit: 'cover' })
        .jpeg({ quality: 90 })
        .toBuffer();
      const runs: ScanTimes[] = [];
      for (let i = 0; i < RUNS; i += 1) {
        await page.setInputFiles('input[type=file]', { name: 'leaf.jpg', mimeType: 'image/jpeg', buffer });
        await page.waitForFunction(
          (text) => [...document.querySelectorAll('button')].some((b) => b.textContent?.trim() === text),
          scannerEn.again,
          { polling: 'raf', timeout: 60_000 },
        );
        runs.push(
          await page.evaluate((slower) => {
            const { given, asked, heard, worker } = (
              window as unknown as { scanNotes: Record<'given' | 'asked' | 'heard' | 'worker', number> }
            ).scanNotes;
            const seen = performance.now() - given;
            // The earliest possible answer if the worker were throttled like the page.
            const answered = Math.max(heard, asked + slower * worker) - given;
            return { seen, worker, slowed: answered + (seen - (heard - given)) };
          }, CPU_SLOWDOWN),
        );
        await page.getByRole('button', { name: scannerEn.again }).click();
      }
      const { seen, worker, slowed } = medianRun(runs);
      console.error(
        `scan of a ${width} × ${height} picture: ${Math.round(seen)} ms seen, worker ${Math.round(worker)} ms of it at full speed; ${Math.round(slowed)} ms with the worker slowed too`,
      );
      answers[name] = slowed;
    }
    return { 'scan.answer_ms': answers.camera! };
  } finally {
    await browser.close();
    await server.stop();
  }
};
