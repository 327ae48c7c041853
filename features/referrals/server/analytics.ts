import sql from 'sql-template-tag';
import { dayInNairobi } from '#kit/pure/days.ts';
import type { Query } from '#kit/server/database/database.ts';
import { platforms, type Platform } from '../domain/channels.ts';
import { firstDay, type Period, barUnitOf } from '../domain/period.ts';
import { conversionPercent } from '../domain/reward.ts';

/** The first day of the period, Nairobi time. Without a start, a day before all data. */
const periodStart = (period: Period, now: Date): string =>
  firstDay(period, dayInNairobi(now)) ?? '2000-01-01';
const joinedOn = sql`(created_at at time zone 'Africa/Nairobi')::date`;

/** REF-05: each figure is counted, not derived from others. */
export const totalsOf = async (
  tx: Query,
  userId: string,
  period: Period,
  now: Date,
): Promise<{ totalClicks: number; joined: number; rewarded: number; conversionRate: number | null }> => {
  const from = periodStart(period, now);
  const { clicks } = await tx.one<{ clicks: number }>(
    sql`select count(*)::int as clicks from referral_clicks where user_id = ${userId} and day >= ${from}`,
  );
  const { joined, rewarded } = await tx.one<{ joined: number; rewarded: number }>(sql`
    select count(*)::int as joined, (count(*) filter (where reward_issued))::int as rewarded
    from referrals
    where referrer_id = ${userId} and ${joinedOn} >= ${from}
  `);
  return { totalClicks: clicks, joined, rewarded, conversionRate: conversionPercent(joined, clicks) };
};

interface Step {
  readonly from: string;
  readonly clicks: number;
  readonly joins: number;
}

/** Every day, week or month of the period, including those without activity. */
export const stepsOf = (tx: Query, userId: string, period: Period, now: Date): Promise<Step[]> => {
  const [today, step] = [dayInNairobi(now), barUnitOf(period)];
  const from = periodStart(period, now);
  return tx.many(sql`
    with happened as ( select day, 1 as click, 0 as joined from referral_clicks where user_id = ${userId}
      and day >= ${from} union all select ${joinedOn}, 0, 1 from referrals where referrer_id = ${userId}
      and ${joinedOn} >= ${from}),
      first as (select case when ${period} = 'all' then coalesce((select min(day) from happened),
      ${today}::date) else ${from}::date end as day),
      steps as (select generate_series(case when ${step} = 'month' then date_trunc('month',
      day::timestamp) else day::timestamp end, ${today}::timestamp,
      ('1 ' || ${step})::interval)::date as day from first), spans as (select day,
      coalesce(lead(day) over (order by day), 'infinity') as ends from steps)
    select to_char(s.day, 'YYYY-MM-DD') as "from", coalesce(sum(h.click), 0)::int as clicks,
      coalesce(sum(h.joined), 0)::int as joins
    from spans s
    left join happened h on h.day >= s.day and h.day < s.ends
    group by s.day
    order by s.day desc
    limit 36
  `);
};

interface Channel {
  readonly platform: Platform;
  readonly shares: number;
  readonly clicks: number;
  readonly joins: number;
}

/** REF-09: totals by sharing channel. */
export const channelsOf = async (
  tx: Query,
  userId: string,
  period: Period,
  now: Date,
): Promise<Channel[]> => {
  const from = periodStart(period, now);
  const rows = await tx.many<Channel>(sql`
    select platform, coalesce(sum(shares), 0)::int as shares, coalesce(sum(clicks), 0)::int as clicks,
      coalesce(sum(joins), 0)::int as joins
    from ( select platform, share_count as shares, 0 as clicks,
      0 as joins from viral_shares where user_id = ${userId} union all select via, 0, 1,
      0 from referral_clicks where user_id = ${userId} and day >= ${from} union all select via, 0, 0,
      1 from referrals where referrer_id = ${userId} and ${joinedOn} >= ${from}) c
    group by platform
  `);
  return platforms.flatMap((platform) =>
    rows.filter((row) => row.platform === platform && row.shares + row.clicks + row.joins > 0),
  );
};

export const achievementsOf = (
  tx: Query,
  userId: string,
): Promise<{ achievement_id: string; earned_at: Date; reward_credits: number }[]> =>
  tx.many(
    sql`
      select achievement_id, earned_at, reward_credits
      from referral_achievements
      where user_id = ${userId}
    `,
  );
