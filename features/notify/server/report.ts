import sql from 'sql-template-tag';
import { lastEvaluation } from '#features/alerts/server/api.ts';
import { checkAbility } from '#features/plans/server/api.ts';
import { DAY_MS } from '#kit/pure/days.ts';
import type { Database, Query } from '#kit/server/database/database.ts';
import { lockUserSequence } from '#kit/server/sync/sequence.ts';
import { dayIn, hourIn } from '../domain/quiet-hours.ts';
import { createNotifier, type NotifyDeps } from './create-message.ts';
import { messageWords } from './send-message.ts';
import { preferencesOf } from './settings.ts';
import type { MessageText } from './sql.ts';

const WEEK_MS = 7 * DAY_MS;
const MONDAY = 1;
/** From the earliest digest hour until noon. If the server was down all morning, the week has no report. */
const START_HOUR = 7;
const END_HOUR = 12;
const BATCH_SIZE = 200;
const MAX_TITLES = 3;
const NIL_UUID = '00000000-0000-0000-0000-000000000000';

const isMondayMorning = (zone: string, now: Date): boolean => {
  const hour = hourIn(zone, now);
  return (
    new Date(`${dayIn(zone, now)}T00:00:00Z`).getUTCDay() === MONDAY && hour >= START_HOUR && hour < END_HOUR
  );
};

interface WeekSummary {
  readonly n: number;
  readonly top: readonly MessageText[] | null;
}

const lastWeek = (db: Database, userId: string, now: Date): Promise<WeekSummary> =>
  db.asUser(userId, (tx) =>
    tx.one<WeekSummary>(sql`
      select count(*) as n,
        (select json_agg(t.said) from (select said from notifications where user_id = ${userId}
        and category not in ('test', 'report')
        and created_at > ${new Date(now.getTime() - WEEK_MS)} order by urgency desc,
        created_at desc limit ${MAX_TITLES}) t) as top
      from notifications
      where user_id = ${userId} and category not in ('test', 'report')
        and created_at > ${new Date(now.getTime() - WEEK_MS)}
    `),
  );

/** Whether alerts were evaluated last week: only then does a week without alerts count as quiet. */
const wasEvaluated = async (tx: Query, userId: string, now: Date): Promise<boolean> => {
  const at = await lastEvaluation(tx, userId);
  return at !== null && now.getTime() - at.getTime() < WEEK_MS;
};

const sendReport = async (
  deps: NotifyDeps & { readonly db: Database },
  userId: string,
  now: Date,
): Promise<void> => {
  const { db } = deps;
  const { zone, may, looked } = await db.asUser(userId, async (tx) => ({
    zone: (await preferencesOf(tx, userId)).time_zone,
    may: await checkAbility(tx, userId, 'weekly_report', now),
    looked: await wasEvaluated(tx, userId, now),
  }));
  if (!may.ok || !isMondayMorning(zone, now)) return;
  const { n, top } = await lastWeek(db, userId, now);
  const reportText = (language: 'en' | 'sw') => {
    const words = messageWords[language].report;
    return {
      title: words.title,
      text:
        n === 0 && !looked
          ? words.notLooked
          : words.text(n, (top ?? []).map((s) => s[language].title).join('; ')),
    };
  };
  await db.asUser(userId, async (tx) => {
    await lockUserSequence(tx, userId);
    await createNotifier(deps)(
      tx,
      userId,
      {
        cause: `report:${dayIn(zone, now)}`,
        category: 'report',
        urgency: 3,
        url: '/notifications',
        said: { en: reportText('en'), sw: reportText('sw') },
      },
      now,
    );
  });
};

/**
 * On Monday morning, for Pro users who enabled it: the last week's messages. Runs hourly; the day is the
 * cause, so it is sent once.
 */
export const weeklyReports =
  (deps: NotifyDeps & { readonly db: Database }) =>
  async (now = new Date()): Promise<void> => {
    // On other UTC days it is not Monday in any time zone.
    if (![0, 1, 2].includes(now.getUTCDay())) return;
    for (let after = NIL_UUID; ;) {
      const batch = await deps.db.asSystem((tx) =>
        tx.many<{ user_id: string }>(
          sql`
            select user_id
            from user_memory
            where weekly_reports and user_id > ${after}
            order by user_id
            limit ${BATCH_SIZE}
          `,
        ),
      );
      for (const { user_id: userId } of batch) await sendReport(deps, userId, now);
      if (batch.length < BATCH_SIZE) return;
      after = batch[batch.length - 1]!.user_id;
    }
  };
