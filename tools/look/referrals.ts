import { referralsEn } from '#features/referrals/words.en.ts';
import { referralsSw } from '#features/referrals/words.sw.ts';
import { newId } from '#kit/pure/ids.ts';
import { queryDatabase, callAs } from '../../e2e/harness/shared.ts';
import { emailOf, SAMPLE_PASSWORD, samplePeople } from '../seed/sample-people.ts';
import type { ScreenshotTarget, ScreenshotContext } from './screenshot-target.ts';

const wordsOf = ({ language }: ScreenshotContext) => (language === 'sw' ? referralsSw : referralsEn);
const ownerOf = async ({ server, fields }: ScreenshotContext): Promise<string> =>
  (
    await queryDatabase<{ user_id: string }>(server, 'select user_id from fields where id = $1', [fields[0]])
  )[0]!.user_id;

const sampleReferrals = [
  { state: 'rewarded', days: 30, reasons: [], via: 'whatsapp', bonus: true },
  { state: 'rewarded', days: 12, reasons: [], via: 'sms', bonus: false },
  { state: 'held', days: 3, reasons: ['same_device'], via: 'qr', bonus: false },
  { state: 'waiting', days: 1, reasons: [], via: 'whatsapp', bonus: false },
] as const;

/** Sample invitations of the signed-in neighbour. */
const insertReferrals = async (context: ScreenshotContext): Promise<void> => {
  const { server } = context;
  const user = await ownerOf(context);
  for (const table of [
    'referrals',
    'referral_clicks',
    'viral_shares',
    'referral_achievements',
    'premium_referral_bonuses',
    'referral_leaderboard',
  ])
    await queryDatabase(server, `delete from ${table}`);
  for (const { state, days, reasons, via, bonus } of sampleReferrals) {
    const id = newId();
    await queryDatabase(
      server,
      `insert into referrals (id, referrer_id, via, message_variant, state, reasons, fraud_score, reward_issued, premium_bonus_issued, created_at, rewarded_at)
      values ($1, $2, $3, 'sw', $4, $5, 70, $6, $7, now() - make_interval(days => $8), $9)`,
      [
        id,
        user,
        via,
        state,
        reasons,
        state === 'rewarded',
        bonus,
        days,
        state === 'rewarded' ? new Date() : null,
      ],
    );
    if (bonus)
      await queryDatabase(
        server,
        'insert into premium_referral_bonuses (user_id, referral_id, amount, at) values ($1, $2, 5, now())',
        [user, id],
      );
  }
  await queryDatabase(
    server,
    `insert into referral_clicks (user_id, day, device_hash, via, message_variant, at) select $1, current_date - d, 'sample ' || d, case when d % 3 = 0 then 'sms' else 'whatsapp' end, 'sw', now() - make_interval(days => d) from generate_series(0, 28, 2) as d`,
    [user],
  );
  await queryDatabase(
    server,
    `insert into viral_shares (user_id, platform, message_variant, share_count, created_at) values ($1, 'whatsapp', 'sw', 6, now()), ($1, 'sms', 'sw', 2, now())`,
    [user],
  );
  await queryDatabase(
    server,
    `insert into referral_achievements (user_id, achievement_id, earned_at) values ($1, 'first_friend', now())`,
    [user],
  );
  await queryDatabase(
    server,
    `insert into referral_leaderboard (user_id, display_name, county, joined_at, invited, rank_position) values ($1, 'Mama Amani (sample)', 'Nakuru', now(), 2, 1)`,
    [user],
  );
  await queryDatabase(
    server,
    `insert into user_plans (id, user_id, status, plan_type, current_period_start, current_period_end) values ($2, $1, 'active', 'season', now(), now() + interval '90 days')`,
    [user, newId()],
  );
};
const reloadScreen = async (context: ScreenshotContext): Promise<void> => {
  await context.phone.page.reload();
  await context.phone.page.waitForTimeout(2_500);
};
const showReferrals = async (context: ScreenshotContext): Promise<void> => {
  if (context.state === 'data') {
    await insertReferrals(context);
    await reloadScreen(context);
  } else await context.phone.page.waitForTimeout(1_500);
};
const openTab =
  (name: keyof typeof referralsEn.analytics.tabs) =>
  async (context: ScreenshotContext): Promise<void> => {
    await showReferrals(context);
    await context.phone.page.getByRole('tab', { name: wordsOf(context).analytics.tabs[name] }).click();
    await context.phone.page.waitForTimeout(600);
  };

const admin = samplePeople.find((person) => person.role === 'admin')!;
const openAsStaff = async (context: ScreenshotContext): Promise<void> => {
  const { server, phone, language } = context;
  await insertReferrals(context);
  await queryDatabase(server, 'update profiles set preferred_language = $1 where email = $2', [
    language,
    emailOf(admin),
  ]);
  await callAs(server, phone.context, '/api/auth/sign-in', {
    email: emailOf(admin),
    password: SAMPLE_PASSWORD,
  });
  await phone.open('/admin/referrals');
  await phone.page.waitForTimeout(2_500);
};
const screen = (
  path: string,
  states: ScreenshotTarget['states'],
  reach: NonNullable<ScreenshotTarget['prepare']>,
): ScreenshotTarget => ({ path: () => path, signedIn: true, states, prepare: reach });

export const referralScreens: Readonly<Record<string, ScreenshotTarget>> = {
  referrals: screen('/referrals', ['data', 'empty', 'offline', 'failed'], showReferrals),
  'referrals-analytics': screen('/referrals?tab=analytics', ['data', 'empty'], showReferrals),
  'referrals-channels': screen('/referrals?tab=analytics', ['data'], openTab('channels')),
  'referrals-board': screen('/referrals?tab=analytics', ['data'], openTab('leaderboard')),
  'admin-referrals': screen('/dashboard', ['data'], openAsStaff),
};
