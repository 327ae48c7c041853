import { afterAll, beforeAll, expect } from 'vitest';
import { communityEn as en } from '#features/community/words.en.ts';
import { communitySw as sw } from '#features/community/words.sw.ts';
import {
  queryDatabase,
  axeBothThemes,
  browser,
  drawnLeaf,
  waitForInstall,
  waitForLateCache,
  newFarmer,
  newPhone,
  type Phone,
  takeScreenshot,
  startServer,
  test,
  type TestServer,
} from '../harness/main.ts';
import { scaled } from '../harness/timeouts.ts';

/** A farmer with a confirmed address: only their posts are public. */
// A separate server: the community starts empty and is shared by all users.
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server?.stop();
});

const person = async (
  language: 'en' | 'sw',
  { role = 'farmer', allowServiceWorker = false } = {},
): Promise<Phone> => {
  const phone = await newPhone(browser, server, { language, allowServiceWorker });
  const farmer = await newFarmer(server, phone.context, { language });
  await queryDatabase(server, 'update auth_users set email_verified = true, role = $2 where id = $1', [
    farmer.userId,
    role,
  ]);
  return phone;
};
const healthy = async ({ page, faults }: Phone): Promise<void> => {
  expect(await axeBothThemes(page)).toEqual([]);
  expect(faults).toEqual([]);
};
/** A page opens its event stream two seconds after loading. */
const listening = async (phone: Phone, path: string): Promise<void> => {
  const line = phone.page.waitForResponse(
    (answer) =>
      new URL(answer.url()).pathname === '/api/live' && answer.url().includes('community') && answer.ok(),
    { timeout: scaled(30_000) },
  );
  await phone.open(path);
  await line;
};

const QUESTION = 'Brown rings on my tomato leaves';
const CONTENT =
  'Since the rain the lower leaves have brown spots with rings, and they fall one after the other. What can I do?';
const ANSWER = 'Ondoa majani yaliyougua na usimwagie maji juu ya majani. Yangu yalipona baada ya wiki mbili.';

const ask = async (
  { page }: Phone,
  words: typeof en | typeof sw,
  title: string,
  content: string,
): Promise<void> => {
  await page.getByRole('button', { name: words.askQuestion, exact: true }).click();
  await page.getByLabel(words.ask.titleLabel, { exact: true }).fill(title);
  await page.getByLabel(words.ask.content, { exact: true }).fill(content);
  await page.getByText(words.ask.looking).waitFor();
  await page.getByText(words.ask.looking).waitFor({ state: 'detached' });
  const category = page
    .getByRole('form')
    .or(page.locator('form'))
    .getByLabel(words.ask.category, { exact: true })
    .first();
  if ((await category.inputValue()) === '') await category.selectOption('disease_control');
};

test('COM-25 COM-20 COM-24b two farmers ask, answer, vote and accept live, while a third goes offline and returns', async () => {
  const [asker, helper, third] = [
    await person('en'),
    await person('sw'),
    await person('en', { allowServiceWorker: true }),
  ];
  await listening(helper, '/community');
  await helper.page.getByText(sw.beFirst).waitFor();
  await healthy(helper);

  await asker.open('/community');
  await ask(asker, en, QUESTION, CONTENT);
  const { buffer } = await drawnLeaf();
  await asker.page.setInputFiles('input[data-photos]', [
    { name: 'leaf.jpg', mimeType: 'image/jpeg', buffer },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
  ]);
  await asker.page.getByText(en.skipped.notImage('notes.txt')).waitFor();
  await asker.page.getByRole('img', { name: en.ask.photo(1) }).waitFor();
  await takeScreenshot(asker.page, 'community-ask');
  await healthy(asker);
  await asker.page.getByRole('button', { name: en.ask.post }).click();

  // Without any action on this phone.
  await helper.page.getByRole('heading', { name: QUESTION }).waitFor({ timeout: scaled(30_000) });
  await takeScreenshot(helper.page, 'community-list-sw');
  const [row] = await queryDatabase<{ id: string; state: string; category_id: string }>(
    server,
    'select id, state, category_id from community_questions',
  );
  expect(row).toMatchObject({ state: 'visible', category_id: 'disease_control' });
  const path = `/community/questions/${row!.id}`;
  await expect
    .poll(() => queryDatabase(server, 'select 1 from photos'), { timeout: scaled(30_000) })
    .toHaveLength(1);

  await listening(asker, path);
  await asker.page.getByText(en.answer.none).waitFor();
  await listening(helper, path);
  await helper.page.getByRole('link', { name: sw.question.photo(1) }).waitFor();
  await helper.page.getByRole('button', { name: sw.answer.first }).click();
  await helper.page.getByLabel(sw.answer.label).fill(ANSWER);
  await helper.page.getByRole('button', { name: sw.answer.post }).click();

  await asker.page.getByText(ANSWER).waitFor({ timeout: scaled(30_000) });
  await asker.page.getByRole('heading', { name: en.answer.heading(1) }).waitFor();
  await asker.page.getByRole('button', { name: en.vote.up }).click();
  await helper.page.getByText(sw.votes(1), { exact: true }).waitFor({ timeout: scaled(30_000) });
  await helper.page.getByRole('button', { name: sw.vote.up }).click();
  await asker.page.getByText(en.votes(1), { exact: true }).waitFor({ timeout: scaled(30_000) });
  await asker.page.getByRole('button', { name: en.answer.accept }).click();
  await helper.page.getByText(`✓ ${sw.answer.best}`).waitFor({ timeout: scaled(30_000) });
  await helper.page.getByText(sw.statusOf.answered, { exact: true }).waitFor();
  await takeScreenshot(asker.page, 'community-question');
  await takeScreenshot(helper.page, 'community-question-sw');
  await healthy(asker);
  await healthy(helper);

  // The third saves it, goes offline, reads it again and asks; once online, the question is sent
  // automatically.
  await third.open(path);
  await third.page.getByText(ANSWER).waitFor();
  await third.page.getByRole('button', { name: en.question.save, exact: true }).click();
  await third.page.getByRole('button', { name: en.question.saved, exact: true }).waitFor();
  await third.page.goto('/community?tab=experts');
  await third.page.getByText(en.experts.none).waitFor();
  await healthy(third);
  await third.page.goto('/community');
  await third.page.getByRole('tab', { name: en.tabs.questions }).waitFor();
  await waitForInstall(third.page);
  await waitForLateCache(third.page);
  await third.page.reload();
  await third.page.getByRole('tab', { name: en.tabs.questions }).waitFor();
  await third.cutNetwork();
  await third.page.goto('/community/saved');
  await third.page.getByRole('link', { name: new RegExp(QUESTION) }).waitFor();
  await takeScreenshot(third.page, 'community-saved');
  await healthy(third);
  await third.page.getByRole('link', { name: new RegExp(QUESTION) }).click();
  await third.page.getByText(ANSWER).waitFor();
  await third.page.goto('/community');
  await ask(
    third,
    en,
    'When do I plant beans after the maize?',
    'The long rains ended here two weeks ago and the maize is off the field. Is it too late for beans now?',
  );
  await third.page.getByRole('button', { name: en.ask.post }).click();
  await third.page.getByText(en.mine.waiting).waitFor();
  await takeScreenshot(third.page, 'community-offline');
  await healthy(third);
  expect(await queryDatabase(server, 'select 1 from community_questions')).toHaveLength(1);
  await listening(asker, '/community');
  await third.restoreNetwork();
  await asker.page
    .getByRole('heading', { name: 'When do I plant beans after the maize?' })
    .waitFor({ timeout: scaled(60_000) });
  await third.page.getByText(en.mine.waiting).waitFor({ state: 'detached' });
  for (const phone of [asker, helper, third]) await phone.close();
});

test('a moderator removes a reported question, and a reader who has it offline sees that it was removed', async () => {
  const [author, reader, moderator] = [
    await person('sw'),
    await person('en', { allowServiceWorker: true }),
    await person('en', { role: 'expert' }),
  ];
  await author.open('/community');
  await ask(
    author,
    sw,
    'Mbolea gani ni bora kwa viazi?',
    'Nina nusu ekari ya viazi na samadi ya ng’ombe kidogo. Nitumie mbolea gani wakati wa kupanda?',
  );
  await author.page.getByRole('button', { name: sw.ask.post }).click();
  await author.page.getByText(sw.mine.waiting).waitFor({ state: 'detached' });
  await expect
    .poll(
      async () =>
        (
          await queryDatabase<{ state: string }>(
            server,
            `select state from community_questions where title like 'Mbolea%'`,
          )
        )[0]?.state,
      { timeout: scaled(20_000) },
    )
    .toBe('visible');
  const [row] = await queryDatabase<{ id: string }>(
    server,
    `select id from community_questions where title like 'Mbolea%'`,
  );
  const path = `/community/questions/${row!.id}`;
  // Shown as text: it runs no script and does not reverse the text around it.
  const nasty = '<script>window.hurt = 1</script><img src=x onerror="window.hurt = 1"> \u202Ereversed';
  await queryDatabase(server, 'update community_questions set content = content || $2 where id = $1', [
    row!.id,
    ` ${nasty}`,
  ]);

  await reader.open(path);
  await reader.page.getByText('<script>window.hurt = 1</script>').waitFor();
  expect(
    await reader.page.evaluate(() => [
      (globalThis as { hurt?: number }).hurt,
      document.querySelector('main img[src="x"]'),
    ]),
  ).toEqual([undefined, null]);
  await reader.page.getByRole('heading', { name: 'Mbolea gani ni bora kwa viazi?' }).waitFor();
  await reader.page.getByRole('button', { name: en.acts.report }).click();
  await reader.page.getByText(en.acts.reasons.other).click();
  await takeScreenshot(reader.page, 'community-report');
  await healthy(reader);
  await reader.page.getByRole('button', { name: en.acts.reportSend }).click();
  await reader.page.getByText(en.acts.reported).waitFor();
  await waitForInstall(reader.page);
  await waitForLateCache(reader.page);
  await reader.page.reload();
  await reader.page.getByRole('heading', { name: 'Mbolea gani ni bora kwa viazi?' }).waitFor();
  await reader.cutNetwork();
  await reader.page.reload();
  await reader.page.getByText('samadi ya ng’ombe').waitFor();

  await moderator.open('/community/review');
  await moderator.page.getByRole('heading', { name: 'Mbolea gani ni bora kwa viazi?' }).waitFor();
  await takeScreenshot(moderator.page, 'community-review');
  await healthy(moderator);
  await moderator.page.getByRole('button', { name: en.review.hide }).click();
  await moderator.page.getByRole('dialog').getByRole('button', { name: en.review.hide }).click();
  await moderator.page.getByText(en.review.none).waitFor();

  await reader.restoreNetwork();
  await reader.page.getByText(en.question.gone).waitFor({ timeout: scaled(30_000) });
  await author.page.reload();
  await author.page.getByText(sw.mine.hidden, { exact: true }).waitFor();
  await healthy(reader);
  for (const phone of [author, reader, moderator]) await phone.close();
});
