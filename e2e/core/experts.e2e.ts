import { createHash } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { MAX_VOICE_SECONDS } from '#features/experts/domain/answer.ts';
import { expertsEn } from '#features/experts/words.en.ts';
import { expertsSw } from '#features/experts/words.sw.ts';
import { templatesSw } from '#features/experts/words.templates.sw.ts';
import { workbenchEn } from '#features/experts/words.workbench.en.ts';
import { workbenchSw } from '#features/experts/words.workbench.sw.ts';
import { scannerSw } from '#features/scanner/words.sw.ts';
import { newId } from '#kit/pure/ids.ts';
import {
  queryDatabase,
  axeAllThemes,
  drawnLeaf,
  type Farmer,
  waitForInstall,
  newFarmer,
  newPhone,
  openBrowser,
  type Phone,
  sendCommands,
  takeScreenshot,
  startServer,
  test,
  type TestServer,
} from '../harness/main.ts';
import { scaled } from '../harness/timeouts.ts';

// A separate server: the experts' queue is shared by all users and must hold one question.
let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser('devices')]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** Stores a check of bean rust with its photo on the server, as the camera would. */
const storedCheck = async (phone: Phone, farmer: Farmer): Promise<string> => {
  const { buffer } = await drawnLeaf();
  const hash = createHash('sha256').update(buffer).digest('hex');
  const id = newId();
  const [outcome] = await sendCommands(server, phone.context, farmer, [
    {
      name: 'scans.save',
      args: {
        id,
        field_id: null,
        crop_type: 'bean',
        photo: hash,
        severity: 'high',
        affected_area_percentage: 22,
        location: { lat: -0.3031, lng: 36.08, country: 'Kenya' },
        taken_at: new Date().toISOString(),
        known_used: 0,
        outcome: 'answer',
        condition: 'bean___rust',
        confidence: 0.93,
        top3: [],
        model: 'a'.repeat(64),
      },
    },
  ]);
  expect(outcome).toMatchObject({ result: 'applied' });
  const parts = Math.ceil(buffer.length / 65_536);
  for (let i = 0; i < parts; i += 1) {
    const part = buffer.subarray(i * 65_536, (i + 1) * 65_536);
    const sent = await phone.context.request.put(
      `${server.origin}/api/photos/${hash}/parts/${i * 65_536}?size=${buffer.length}`,
      { data: part, headers: { origin: server.origin, 'content-type': 'application/octet-stream' } },
    );
    expect(sent.ok()).toBe(true);
  }
  return id;
};

const makeExpert = async (name: string): Promise<Phone> => {
  const workbench = await newPhone(browser, server);
  await workbench.context.grantPermissions(['microphone']);
  const { userId } = await newFarmer(server, workbench.context);
  await queryDatabase(server, "update auth_users set role = 'expert', name = $2 where id = $1", [
    userId,
    name,
  ]);
  return workbench;
};

const clean = async (phone: Phone, name: string): Promise<void> => {
  await phone.page.waitForLoadState('networkidle');
  await takeScreenshot(phone.page, name);
  expect((await axeAllThemes(phone.page)).map((f) => `${name}: ${f}`)).toEqual([]);
  expect(
    await phone.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBe(0);
};

test('SCN-23 SCN-11 ACC-37 a farmer asks offline, an expert answers in the farmer’s language, and the farmer reads it', async () => {
  const workbench = await makeExpert('Njeri Mwangi');
  const phone = await newPhone(browser, server, { allowServiceWorker: true, language: 'sw' });
  const farmer = await newFarmer(server, phone.context, { language: 'sw' });
  const scanId = await storedCheck(phone, farmer);
  const { page } = phone;
  await phone.open(`/scan/${scanId}`);
  await waitForInstall(page);
  await page.reload({ waitUntil: 'networkidle' });
  await page.getByRole('button', { name: expertsSw.requestReview }).waitFor();
  await clean(phone, 'expert-offer');

  await phone.cutNetwork();
  await page.getByRole('button', { name: expertsSw.requestReview }).click();
  await page.getByRole('dialog').waitFor();
  expect(await axeAllThemes(page)).toEqual([]);
  await page.getByLabel(expertsSw.ask.note).fill('Madoa yalianza juzi, mimea kumi');
  await page.getByLabel(expertsSw.ask.county).selectOption('Nakuru');
  await page.getByRole('button', { name: expertsSw.ask.send }).click();
  await page.locator('h2', { hasText: expertsSw.title }).waitFor();
  await page.getByText(expertsSw.saved, { exact: true }).first().waitFor();
  expect(await page.getByText(expertsSw.responsePromise).count()).toBe(0);
  expect(await queryDatabase(server, 'select 1 from expert_reviews')).toEqual([]);

  await phone.restoreNetwork();
  await page.getByText(expertsSw.responsePromise).waitFor({ timeout: scaled(40_000) });
  await clean(phone, 'expert-promised');
  // An answer that arrives while its question is open is read there and is not shown as news.
  await phone.open('/fields');

  await workbench.open('/expert');
  await workbench.page.getByRole('link', { name: /Beans/ }).waitFor();
  await clean(workbench, 'expert-queue');
  await workbench.page.getByRole('link', { name: /Beans/ }).click();
  await workbench.page.getByText('Madoa yalianza juzi, mimea kumi').waitFor();
  await expect
    .poll(
      () =>
        workbench.page
          .locator('img')
          .first()
          .evaluate((img: HTMLImageElement) => img.naturalWidth),
      { timeout: scaled(20_000) },
    )
    .toBeGreaterThan(100);
  await workbench.page.getByRole('button', { name: workbenchEn.case.claim }).click();
  await workbench.page.getByLabel(workbenchEn.case.text).fill('Tumia dawa ya kuvu, gramu 50 kwa lita 20.');
  await workbench.page.getByRole('button', { name: workbenchEn.case.send }).click();
  await workbench.page.getByText(expertsEn.refusals['reviews.dose']).waitFor();
  await workbench.page.getByLabel(workbenchEn.case.text).fill('');
  await workbench.page.getByLabel(workbenchEn.case.condition).selectOption('bean___rust');
  await workbench.page.getByLabel(workbenchEn.case.templates).selectOption('confirmed');
  await workbench.page.getByRole('button', { name: workbenchEn.case.record }).click();
  await workbench.page.getByText(workbenchEn.case.recording(1, MAX_VOICE_SECONDS)).waitFor();
  await workbench.page.getByRole('button', { name: workbenchEn.case.stop, exact: true }).click();
  await workbench.page.getByLabel(workbenchEn.case.voiceNoDose).check();
  await workbench.page.getByLabel(workbenchEn.case.clean).check();
  await clean(workbench, 'expert-case');
  await workbench.page.getByRole('button', { name: workbenchEn.case.send }).click();
  await workbench.page.getByText(workbenchEn.workbench.empty).waitFor();

  await phone.open('/scan');
  await page.getByRole('button', { name: scannerSw.cancel }).click();
  await page.getByText(expertsSw.newAnswer('Kutu ya maharagwe')).waitFor({ timeout: scaled(40_000) });
  await page.getByRole('link', { name: expertsSw.read }).click();
  await page.getByText(expertsSw.answeredBy('Njeri Mwangi')).waitFor();
  await expect.poll(() => page.getByText(templatesSw.confirmed.text('Kutu ya maharagwe')).count()).toBe(1);
  await page.getByText(expertsSw.confirms('Kutu ya maharagwe')).waitFor();
  const length = await page.locator('audio').evaluate(async (audio: HTMLAudioElement) => {
    audio.preload = 'metadata';
    audio.load();
    await new Promise((done, fail) => {
      audio.onloadedmetadata = done;
      audio.onerror = () => fail(new Error('the voice note does not play'));
    });
    return audio.readyState;
  });
  expect(length).toBeGreaterThan(0);
  await page.locator('#expert').scrollIntoViewIfNeeded();
  await clean(phone, 'expert-answer');
  await page.getByRole('button', { name: expertsSw.helped }).click();
  await page.getByText(expertsSw.feedbackHelped).waitFor();
  await expect
    .poll(
      async () =>
        (await queryDatabase<{ helped: boolean }>(server, 'select helped from expert_reviews'))[0]?.helped,
      { timeout: scaled(20_000) },
    )
    .toBe(true);

  await page.getByRole('link', { name: expertsSw.donateLink }).click();
  await page.getByText(workbenchSw.donation.yours(1)).waitFor();
  await page.getByRole('button', { name: workbenchSw.donation.allow }).first().click();
  await page.getByText(workbenchSw.donation.on, { exact: true }).waitFor();
  await clean(phone, 'donation');
  expect([phone.faults, workbench.faults]).toEqual([[], []]);
});

test('ACC-37 farmers cannot open the expert workbench, on screen or on the server', async () => {
  const phone = await newPhone(browser, server);
  await newFarmer(server, phone.context);
  await phone.open('/expert');
  await phone.page.getByText(workbenchEn.workbench.closed).waitFor();
  expect((await phone.context.request.get(`${server.origin}/api/reviews/queue`)).status()).toBe(403);
  await phone.open('/more');
  await phone.page.getByRole('heading', { level: 1 }).waitFor();
  expect(await phone.page.getByRole('link', { name: 'Farmers’ questions' }).count()).toBe(0);
});
