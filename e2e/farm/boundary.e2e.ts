import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { boundaryEn } from '#features/fields/web/boundary/words.en.ts';
import { boundarySw } from '#features/fields/web/boundary/words.sw.ts';
import { shapesEn } from '#features/fields/words.shapes.en.ts';
import { fieldsSw } from '#features/fields/words.sw.ts';
import { areaOf } from '#kit/pure/geodesy.ts';
import { fromPolygonText, metresPerDegree, type Point } from '#kit/pure/geometry.ts';
import {
  addFields,
  queryDatabase,
  axeAllThemes,
  browser,
  waitForInstall,
  newFarmer,
  newPhone,
  type Phone,
  server,
  takeScreenshot,
  startServer,
  test,
} from '../harness/main.ts';
import { scaled } from '../harness/timeouts.ts';

const HOME: Point = { lat: -0.3031, lng: 36.08 };
const { north, east } = metresPerDegree(HOME.lat);
const metres = (x: number, y: number): Point => ({ lat: HOME.lat + y / north, lng: HOME.lng + x / east });

const stand = ({ context }: Phone, { lat, lng }: Point, accuracy = 5): Promise<void> =>
  context.setGeolocation({ latitude: lat, longitude: lng, accuracy });
/** A stable GPS receiver: the same place, a few centimetres off each time, at the rate of a fast receiver. */
const settleAt = async (phone: Phone, point: Point): Promise<void> => {
  for (const off of [2e-6, 0, 2e-6, 0]) {
    await stand(phone, { lat: point.lat + off, lng: point.lng });
    await phone.page.waitForTimeout(120);
  }
};

/** Takes one step at a time and waits until it is the nth point, so that a slow machine does not skip steps. */
const walkTo = async (
  phone: Phone,
  points: readonly Point[],
  from: number,
  said: (n: number) => string,
): Promise<void> => {
  for (const [i, point] of points.entries()) {
    await stand(phone, point);
    await phone.page.getByText(said(from + i)).waitFor();
  }
};

/** Sides of 48 m in steps of 8 m, each a metre off to either side. */
const SIDE = 48;
const along = [0, 8, 16, 24, 32, 40];
const wobble = (i: number): number => [0.8, -0.9, 0.3, -0.4, 0.9, -0.7][i % 6]!;
const round: readonly Point[] = [
  ...along.map((m, i) => metres(m, wobble(i))),
  ...along.map((m, i) => metres(SIDE + wobble(i), m)),
  ...along.map((m, i) => metres(SIDE - m, SIDE + wobble(i))),
  ...along.map((m, i) => metres(wobble(i), SIDE - m)),
];

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const choose = (page: Page, way: string) => page.getByRole('button', { name: way }).first().click();
const boundaryOf = async (id: string) =>
  (
    await queryDatabase<{
      boundary: string;
      boundary_source: string;
      area_error_m2: number | null;
      size_hectares: number;
    }>(server, 'select boundary, boundary_source, area_error_m2, size_hectares from fields where id = $1', [
      id,
    ])
  )[0]!;
const arrives = (id: string, source: string) =>
  expect.poll(async () => (await boundaryOf(id)).boundary_source, { timeout: scaled(30_000) }).toBe(source);

const farmerWithField = async (language: 'en' | 'sw', on = server): Promise<{ phone: Phone; id: string }> => {
  const phone = await newPhone(browser, on, { allowServiceWorker: true, language });
  const [id] = await addFields(on, phone.context, await newFarmer(on, phone.context, { language }), 1);
  // A new field's shape: a square of the stated size.
  await phone.page.goto('/fields', { waitUntil: 'networkidle' });
  await waitForInstall(phone.page);
  await phone.page.getByText('Shamba 1').first().waitFor();
  return { phone, id: id! };
};

test('FLD-20 WIZ-16 a boundary is walked offline: GPS jumps are ignored and points survive a killed app', async () => {
  const { phone, id } = await farmerWithField('sw');
  const words = boundarySw;
  await phone.page.goto(`/fields/${id}`);
  await phone.page.getByRole('img', { name: fieldsSw.approximate }).waitFor();
  await phone.cutNetwork();
  await phone.page.getByRole('link', { name: fieldsSw.drawBoundary }).click();
  await choose(phone.page, words.ways.walk);
  await stand(phone, round[0]!, 40);
  await phone.page.getByText(words.walk.waiting('40', '15')).waitFor();
  await stand(phone, round[0]!);
  await press(phone.page, words.walk.start);
  await settleAt(phone, round[0]!);
  await phone.page.getByText(words.walk.points(1)).waitFor();
  await walkTo(phone, round.slice(1, 10), 2, words.walk.points);
  await stand(phone, metres(2_048, 0));
  await phone.page.getByText(/simu ilionyesha kuwa umesogea mita 2,0\d\d/).waitFor();
  await takeScreenshot(phone.page, 'boundary-jump');
  await walkTo(phone, round.slice(10, 13), 11, words.walk.points);

  await phone.page.close();
  const page = await phone.context.newPage();
  const again: Phone = { ...phone, page };
  await page.goto(`/fields/${id}/boundary`);
  await press(page, words.resume.goOn);
  await page.getByText(words.walk.points(13)).waitFor();
  await press(page, words.walk.goOn);
  await settleAt(again, round[13]!);
  await page.getByText(words.walk.points(14)).waitFor();
  await walkTo(again, round.slice(14), 15, words.walk.points);
  await takeScreenshot(page, 'boundary-walk');
  expect(await axeAllThemes(page)).toEqual([]);
  await press(page, words.walk.finish);
  await page.getByText(words.review.title).waitFor();
  await takeScreenshot(page, 'boundary-review');
  await press(page, words.review.save);
  await page.getByRole('img', { name: 'Shamba 1' }).waitFor();
  expect(await page.getByRole('img', { name: fieldsSw.approximate }).count()).toBe(0);
  await phone.restoreNetwork();
  await arrives(id, 'walked');
  const saved = await boundaryOf(id);
  expect(areaOf(fromPolygonText(saved.boundary)!) / SIDE ** 2).toBeCloseTo(1, 1);
  expect(saved.area_error_m2).toBeGreaterThan(10);
  expect(phone.faults).toEqual([]);
});

test('WIZ-04 WIZ-16 a boundary is drawn on the map offline: taps, a dragged corner, arrow keys and the crosshair', async () => {
  const { phone, id } = await farmerWithField('en');
  const { page } = phone;
  const words = boundaryEn;
  await page.goto(`/fields/${id}/boundary`);
  await page.getByRole('button', { name: words.ways.draw }).and(page.locator(':enabled')).waitFor();
  // The phone fetches it when the screen is idle.
  await expect
    .poll(
      () =>
        page.evaluate(() =>
          performance.getEntriesByType('resource').some((r) => /\/assets\/map-/.test(r.name)),
        ),
      { timeout: scaled(60_000) },
    )
    .toBe(true);
  await phone.cutNetwork();
  await page.reload();
  await choose(page, words.ways.draw);
  const map = page.getByRole('application');
  await page.getByText(/Each grid square is \d+ m wide/).waitFor();
  for (const [x, y] of [
    [80, 60],
    [250, 60],
    [250, 200],
    [80, 200],
  ] as const)
    await map.click({ position: { x, y } });
  await page.getByRole('button', { name: words.map.corner(4), exact: true }).waitFor();
  const acres = async (): Promise<number> =>
    Number(/([\d.,]+) acres?/.exec(await page.locator('body').innerText())![1]!.replace(',', ''));
  const before = await acres();
  const corner = await page.getByRole('button', { name: words.map.corner(3), exact: true }).boundingBox();
  expect(Math.min(corner!.width, corner!.height)).toBeGreaterThanOrEqual(48);
  await page.mouse.move(corner!.x + 24, corner!.y + 24);
  await page.mouse.down();
  await page.mouse.move(corner!.x + 54, corner!.y + 54, { steps: 6 });
  await page.mouse.up();
  await expect.poll(acres).toBeGreaterThan(before);
  const dragged = await acres();
  const third = page.getByRole('button', { name: words.map.corner(3), exact: true });
  await third.focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(acres).toBeGreaterThan(dragged);
  const nudged = await acres();
  // The corner is re-rendered after each key, and keeps the keyboard focus.
  await expect.poll(() => third.evaluate((corner) => corner === document.activeElement)).toBe(true);
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('ArrowDown');
  await expect.poll(acres).toBeGreaterThan(nudged);
  await press(page, words.map.putHere);
  await page.getByRole('button', { name: words.map.corner(5), exact: true }).waitFor();
  await press(page, words.map.undo);
  await phone.context.setGeolocation({
    latitude: metres(400, 0).lat,
    longitude: metres(400, 0).lng,
    accuracy: 5,
  });
  await press(page, words.map.myPlace);
  const frame = (await map.boundingBox())!;
  // The map moves to the phone's position.
  await expect
    .poll(
      async () => {
        const spot = await page.locator('path.phone-position').boundingBox();
        return spot && Math.abs(spot.x + spot.width / 2 - frame.x - frame.width / 2) < 6;
      },
      { timeout: scaled(15_000) },
    )
    .toBe(true);
  expect(await axeAllThemes(page)).toEqual([]);
  await takeScreenshot(page, 'boundary-draw');
  await press(page, words.map.finish);
  await press(page, words.review.save);
  await page.getByRole('img', { name: 'Shamba 1' }).waitFor();
  await phone.restoreNetwork();
  await arrives(id, 'drawn');
  expect(phone.faults).toEqual([]);
});

test('typed corners with swapped coordinates or in the sea show an error and can be corrected', async () => {
  const { phone, id } = await farmerWithField('en');
  const { page } = phone;
  const words = boundaryEn;
  await page.goto(`/fields/${id}/boundary`);
  await choose(page, words.ways.draw);
  const type = async (text: string): Promise<void> => {
    await page.getByRole('textbox', { name: words.map.typed }).fill(text);
    await press(page, words.map.typedUse);
    await press(page, words.map.finish);
  };
  await page.getByText(words.map.typed).first().click();
  for (const wrong of [
    '36.08, -0.30\n36.08, -0.31\n36.09, -0.31',
    '-4.05, 44.0\n-4.05, 44.001\n-4.051, 44.001',
  ]) {
    await type(wrong);
    await page.getByText(shapesEn.refusals['fields.boundary_outside']).waitFor();
    await press(page, words.review.back);
  }
  await type('-0.3031, 36.08\n-0.3031, 36.0806\n-0.3036, 36.0806\n-0.3036, 36.08');
  await page.getByText(words.review.title).waitFor();
  await press(page, words.review.save);
  await arrives(id, 'drawn');
});

test('map tiles come through this server, and are also shown offline', async () => {
  const picture = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#6a8f4e' } })
    .png()
    .toBuffer();
  const asked: string[] = [];
  const service = createServer((request, response) => {
    asked.push(request.url!);
    response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
  });
  await new Promise<void>((ready) => void service.listen(0, '127.0.0.1', ready));
  const withTiles = await startServer({
    TILE_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}/{z}/{x}/{y}.png?key=secret`,
    TILE_CREDIT: '© the village',
    TILE_MAX_ZOOM: '18',
  });
  try {
    const { phone, id } = await farmerWithField('en', withTiles);
    const { page } = phone;
    const seen = () =>
      page
        .locator('img.leaflet-tile')
        .evaluateAll((tiles) => tiles.filter((t) => (t as HTMLImageElement).naturalWidth > 0).length);
    await page.goto(`/fields/${id}/boundary`);
    await choose(page, boundaryEn.ways.draw);
    await page.getByText('© the village').waitFor();
    await expect.poll(seen, { timeout: scaled(20_000) }).toBeGreaterThan(1);
    expect(asked.every((path) => path.endsWith('.png?key=secret'))).toBe(true);
    expect(asked.length).toBeLessThan(60);
    await takeScreenshot(page, 'boundary-tiles');
    await phone.cutNetwork();
    await page.reload();
    await choose(page, boundaryEn.ways.draw);
    await expect.poll(seen, { timeout: scaled(20_000) }).toBeGreaterThan(1);
    expect(phone.faults).toEqual([]);
    await phone.close();
  } finally {
    await withTiles.stop();
    service.close();
  }
});
