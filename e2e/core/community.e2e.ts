import { afterAll, beforeAll, expect } from 'vitest';
import { communityEn as en } from '#features/community/words.en.ts';
import { communitySw as sw } from '#features/community/words.sw.ts';
import { fillQuestion, newPoster } from '../harness/community.ts';
import {
  queryDatabase,
  axeAllThemes,
  drawnLeaf,
  waitForInstall,
  waitForLateCache,
  type Phone,
  takeScreenshot,
  startServer,
  test,
  type TestServer,
} from '../harness/main.ts';
import { scaled } from '../harness/timeouts.ts';

// A separate server: the community starts empty and is shared by all users.
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server?.stop();
});

const healthy = async ({ page, faults }: Phone): Promise<void> => {
  expect(await axeAllThemes(page)).toEqual([]);
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

test('COM-25 COM-20 COM-24b two farmers ask, answer, vote and accept live, while a third goes offline and returns', async () => {
  const [asker, helper, third] = [
    await newPoster(server, 'en'),
    await newPoster(server, 'sw'),
    await newPoster(server, 'en', { allowServiceWorker: true }),
  ];
  await listening(helper, '/community');
  await helper.page.getByText(sw.beFirst).waitFor();
  await healthy(helper);

  await asker.open('/community');
  await fillQuestion(asker, en, QUESTION, CONTENT);
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
  await fillQuestion(
    third,
    en,
    'When do I plant beans after the maize?',
    'The long rains ended here two weeks ago and the maize is off the field. Is it too late for beans now?',
  );
  await third.page.getByRole('button', { name: en.ask.post }).click();
  await third.page.getByText(en.mine.waiting, { exact: true }).waitFor();
  await takeScreenshot(third.page, 'community-offline');
  await healthy(third);
  expect(await queryDatabase(server, 'select 1 from community_questions')).toHaveLength(1);
  await listening(asker, '/community');
  await third.restoreNetwork();
  await asker.page
    .getByRole('heading', { name: 'When do I plant beans after the maize?' })
    .waitFor({ timeout: scaled(60_000) });
  await third.page.getByText(en.mine.waiting, { exact: true }).waitFor({ state: 'detached' });
  for (const phone of [asker, helper, third]) await phone.close();
});
