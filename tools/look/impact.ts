import { impactEn } from '#features/impact/words.en.ts';
import { impactSw } from '#features/impact/words.sw.ts';
import { en } from '../../apps/web/words.en.ts';
import { sw } from '../../apps/web/words.sw.ts';
import { queryDatabase } from '../../e2e/harness/shared.ts';
import type { ScreenshotTarget, ScreenshotContext } from './screenshot-target.ts';

const wordsOf = ({ language }: ScreenshotContext) => (language === 'sw' ? impactSw : impactEn);

/** The neighbour's sample checks as if the server had received their photos, two with a follow-up. */
const insertFollowUps = async ({ server, fields }: ScreenshotContext): Promise<void> => {
  await queryDatabase(
    server,
    `update crop_scans set checked = result_data - 'diagnosis' - 'known_used' || jsonb_build_object('at', now()) where checked is null and field_id = any($1::uuid[])`,
    [fields],
  );
  await queryDatabase(
    server,
    `insert into scan_outcomes (user_id, scan_id, step, answer, doings, cost_kes, answered_at)
    select user_id, id, 14, 'better', '{organic}', 250, taken_at + interval '14 days' from crop_scans where field_id = any($1::uuid[]) and severity is not null and taken_at < now() - interval '21 days'
    on conflict do nothing`,
    [fields],
  );
};

const openImpact = async (context: ScreenshotContext): Promise<void> => {
  const { page } = context.phone;
  if (context.state === 'data') {
    await insertFollowUps(context);
    await page.reload();
  }
  if (context.state !== 'empty')
    for (const title of [{ en, sw }[context.language].homeMore.title, wordsOf(context).title])
      await page.getByText(title).first().click();
  await page.waitForTimeout(context.state === 'data' ? 2_000 : 6_000);
};

export const impactScreens: Readonly<Record<string, ScreenshotTarget>> = {
  impact: {
    path: () => '/dashboard',
    signedIn: true,
    states: ['data', 'empty', 'offline', 'failed'],
    prepare: openImpact,
  },
};
