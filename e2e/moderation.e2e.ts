import { afterAll, beforeAll, expect } from 'vitest';
import { communityEn as en } from '#features/community/words.en.ts';
import { communitySw as sw } from '#features/community/words.sw.ts';
import { staffScreenEn } from '#kit/web/staff/words.en.ts';
import { fillQuestion, newPoster } from './harness/community.ts';
import {
  axeAllThemes,
  type Phone,
  queryDatabase,
  startServer,
  takeScreenshot,
  test,
  type TestServer,
  waitForInstall,
  waitForLateCache,
} from './harness/main.ts';
import { scaled } from './harness/timeouts.ts';

// A separate server: its review queue is empty.
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

test('a moderator removes a reported question, and a reader who has it offline sees that it was removed', async () => {
  const [author, reader, moderator] = [
    await newPoster(server, 'sw'),
    await newPoster(server, 'en', { allowServiceWorker: true }),
    await newPoster(server, 'en', { role: 'expert' }),
  ];
  await author.open('/community');
  await fillQuestion(
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
  await moderator.page.getByText(staffScreenEn.calm).waitFor();

  await reader.restoreNetwork();
  await reader.page.getByText(en.question.gone).waitFor({ timeout: scaled(30_000) });
  await author.page.reload();
  await author.page.getByText(sw.mine.hidden, { exact: true }).waitFor();
  await healthy(reader);
  for (const phone of [author, reader, moderator]) await phone.close();
});
