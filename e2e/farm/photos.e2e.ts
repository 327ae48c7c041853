import sharp from 'sharp';
import { expect, onTestFinished } from 'vitest';
import { scannerEn } from '#features/scanner/words.en.ts';
import { drawLeaf } from '#vision/drawn-leaf.ts';
import {
  queryDatabase,
  browser,
  drawnLeaf,
  drawnShoe,
  newFarmer,
  newPhone,
  openBrowser,
  type Phone,
  server,
  test,
} from '../harness/main.ts';
import { scaled } from '../harness/timeouts.ts';

const scanner = async (on = browser): Promise<Phone & { userId: string }> => {
  const phone = await newPhone(on, server);
  await phone.context.grantPermissions(['geolocation', 'camera']);
  const { userId } = await newFarmer(server, phone.context);
  return { ...phone, userId };
};
const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
const give = ({ page }: Phone, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.setInputFiles('input[type=file]', file);
const again = ({ page }: Phone) => page.getByRole('button', { name: scannerEn.again });
const scansOf = (userId: string) =>
  queryDatabase<{ photo: string }>(server, 'select photo from crop_scans where user_id = $1', [userId]);

test('a truncated JPEG, a HEIC, a text file and a 108-megapixel photo each get their own error and save no check', async () => {
  const phone = await scanner();
  const { page } = phone;
  await phone.open('/scan');
  await page.getByText(scannerEn.modelReady).waitFor();
  const leaf = await drawnLeaf();
  const bomb = await sharp({ create: { width: 12_000, height: 9_000, channels: 3, background: '#363' } })
    .jpeg({ quality: 30 })
    .toBuffer();
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(400, 1)]);
  for (const [file, sentence] of [
    [{ ...leaf, buffer: leaf.buffer.subarray(0, leaf.buffer.length >> 1) }, scannerEn.photoCut],
    [{ name: 'leaf.heic', mimeType: 'image/heic', buffer: heic }, scannerEn.photoHeic],
    [jpeg('note.jpg', Buffer.from('this is no picture')), scannerEn.photoUnreadable],
    [jpeg('bomb.jpg', bomb), scannerEn.photoTooLarge],
  ] as const) {
    await give(phone, file);
    await page.getByText(sentence).waitFor();
    await page.getByRole('button', { name: scannerEn.upload }).waitFor();
  }
  expect(await page.getByText(scannerEn.keptTitle).count()).toBe(0);
  expect(await scansOf(phone.userId)).toEqual([]);
  expect(phone.faults).toEqual([]);
});

test('a rotated photo is stored upright, at most 1024 pixels long, without its metadata', async () => {
  const phone = await scanner();
  await phone.open('/scan');
  await phone.page.getByText(scannerEn.modelReady).waitFor();
  const turned = await sharp(drawLeaf(1500).rgb, { raw: { width: 1500, height: 1500, channels: 3 } })
    .resize(2000, 1000, { fit: 'fill' })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  await give(phone, jpeg('turned.jpg', turned));
  await again(phone).waitFor();
  const stored = () =>
    queryDatabase<{ hash: string; width: number; height: number }>(
      server,
      'select hash, width, height from photos where user_id = $1',
      [phone.userId],
    );
  await expect.poll(stored, { timeout: scaled(20_000) }).toMatchObject([{ width: 512, height: 1024 }]);
  const file = await phone.context.request.get(`${server.origin}/api/photos/${(await stored())[0]!.hash}`);
  expect((await sharp(await file.body()).metadata()).exif).toBeUndefined();
});

test('SCN-03 SCN-06 SCN-07 the camera shows a live picture, takes and saves a photo, and turns off', async () => {
  const withCamera = await openBrowser('devices');
  onTestFinished(() => withCamera.close());
  const phone = await scanner(withCamera);
  const { page } = phone;
  await phone.open('/scan');
  await page.getByText(scannerEn.modelReady).waitFor();
  await page.waitForFunction(() => {
    const video = document.querySelector('video');
    return video !== null && !video.paused && video.videoWidth > 0;
  });
  const download = page.waitForEvent('download');
  const track = await page.evaluateHandle(
    () => (document.querySelector('video')!.srcObject as MediaStream).getTracks()[0]!,
  );
  await page.getByRole('button', { name: scannerEn.shutter }).click();
  expect((await download).suggestedFilename()).toMatch(/^mavuno-.*\.jpg$/);
  await page.getByText(scannerEn.savedToDevice).waitFor();
  expect(await track.evaluate((t) => t.readyState)).toBe('ended');
  // The browser's built-in test image is flat like a screenshot and is rejected as one.
  const useAnyway = page.getByRole('button', { name: scannerEn.useAnyway });
  await useAnyway.or(again(phone)).waitFor();
  if (await useAnyway.isVisible()) await useAnyway.click();
  await again(phone).waitFor();
  expect(phone.faults).toEqual([]);
});

test('SCN-05 after a tab is killed during a scan, the photo is kept and the check is continued and sent once', async () => {
  const phone = await scanner();
  // The model never loads, so the scan waits with the photo.
  await phone.page.route('**/*.bin', () => {});
  await phone.open('/scan');
  await phone.page.getByRole('button', { name: scannerEn.upload }).waitFor();
  await give(phone, await drawnShoe());
  await phone.page.getByText(scannerEn.modelLoading).waitFor();
  await expect
    .poll(() =>
      phone.page.evaluate(
        () =>
          new Promise<number>((done) => {
            const open = indexedDB.open('mavuno');
            open.onsuccess = () => {
              const keys = open.result.transaction('meta').objectStore('meta').getAllKeys();
              keys.onsuccess = () => {
                open.result.close();
                done(keys.result.filter((k) => String(k).startsWith('scan-photo:')).length);
              };
            };
          }),
      ),
    )
    .toBe(1);
  await phone.page.close();

  const page = await phone.context.newPage();
  await page.goto('/scan');
  await page.getByText(scannerEn.modelReady).waitFor();
  await page.getByText(scannerEn.keptTitle).waitFor();
  await page.getByRole('button', { name: scannerEn.keptGoOn }).click();
  await page.getByRole('button', { name: scannerEn.again }).waitFor();
  await expect.poll(async () => (await scansOf(phone.userId)).length, { timeout: scaled(20_000) }).toBe(1);
  await page.reload();
  await page.getByRole('button', { name: scannerEn.upload }).waitFor();
  expect(await page.getByText(scannerEn.keptTitle).count()).toBe(0);
});

test('without the leaf model the photo is kept, and a message says that the model is missing', async () => {
  const phone = await scanner();
  const { page } = phone;
  await page.route('**/*.bin', (route) => route.abort());
  await phone.open('/scan');
  await page.getByRole('button', { name: scannerEn.retry }).waitFor();
  await give(phone, await drawnShoe());
  await page.getByText(scannerEn.readerMissing).waitFor();
  await page.unroute('**/*.bin');
  await page.getByRole('button', { name: scannerEn.keptGoOn }).click();
  await again(phone).waitFor();
});
