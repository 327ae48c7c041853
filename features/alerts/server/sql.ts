import sql, { raw } from 'sql-template-tag';
import { addDays, type Day, HOUR_MS } from '#kit/pure/days.ts';
import type { Point } from '#kit/pure/geometry.ts';
import type { Query } from '#kit/server/database/database.ts';
import type { State } from '../domain/alert-state.ts';
import type { Answer } from '../domain/hit-rate.ts';
import type { RaisedAlert } from '../domain/raised-alert.ts';
import type { Theme } from '../domain/rule-ids.ts';

export interface AlertRow {
  readonly id: string;
  readonly field_id: string;
  readonly raised: RaisedAlert;
  readonly forecast_source: string;
  readonly forecast_at: Date;
  readonly state: State;
  readonly closed_at: Date | null;
  readonly read: boolean;
  readonly happened: Answer | null;
  readonly created_at: Date;
  /** The field's place. */
  readonly place: Point;
}
export interface UserRowKey {
  readonly user_id: string;
  readonly id: string;
}
interface FieldKey {
  readonly userId: string;
  readonly id: string;
}

const columns =
  raw(`a.id, a.field_id, a.raised, a.forecast_source, a.forecast_at, a.state, a.closed_at, a.read, a.created_at,
  (select jsonb_build_object('lat', p.location_lat, 'lng', p.location_lng) from fields p where p.user_id = a.user_id and p.id = a.field_id) as place,
  (select f.answer from alert_feedback f where f.user_id = a.user_id and f.alert_id = a.id) as happened`);

export const alertsByIds = (tx: Query, userId: string, ids: readonly string[]): Promise<AlertRow[]> =>
  tx.many(sql`select ${columns} from alerts a where a.user_id = ${userId} and a.id = any(${ids}::uuid[])`);

/** Alerts that are open on a day. */
export const listOpenAlerts = (tx: Query, userId: string, today: Day, limit: number): Promise<AlertRow[]> =>
  tx.many(sql`
    select ${columns}
    from alerts a
    where a.user_id = ${userId} and a.state = 'open' and a.valid_until >= ${today}
      and not exists (select 1 from alert_mutes m where m.user_id = a.user_id and m.theme = a.theme)
    order by a.urgency desc, a.valid_until, a.id
    limit ${limit}
  `);

export const mutesByThemes = (
  tx: Query,
  userId: string,
  themes: readonly string[],
): Promise<{ id: string; muted_at: Date }[]> =>
  tx.many(
    sql`select theme as id, muted_at from alert_mutes where user_id = ${userId} and theme = any(${themes})`,
  );

export const evaluationsByField = (
  tx: Query,
  userId: string,
  ids: readonly string[],
): Promise<{ id: string; looked_at: Date; forecast_source: string; forecast_at: Date }[]> =>
  tx.many(
    sql`
      select field_id as id, looked_at, forecast_source, forecast_at
      from alert_looks
      where user_id = ${userId} and field_id = any(${ids}::uuid[])
    `,
  );

export const insertMute = (tx: Query, userId: string, theme: Theme, at: Date): Promise<number> =>
  tx.run(
    sql`
      insert into alert_mutes (user_id, theme, muted_at)
      values (${userId}, ${theme}, ${at})
      on conflict do nothing
    `,
  );
export const deleteMute = (tx: Query, userId: string, theme: Theme): Promise<number> =>
  tx.run(sql`delete from alert_mutes where user_id = ${userId} and theme = ${theme}`);

export const markRead = async (tx: Query, userId: string, ids: readonly string[]): Promise<string[]> =>
  (
    await tx.many<{ id: string }>(
      sql`
        update alerts
        set read = true
        where user_id = ${userId} and id = any(${ids}::uuid[]) and not read
        returning id
      `,
    )
  ).map((r) => r.id);

export const upsertAnswer = (
  tx: Query,
  userId: string,
  id: string,
  rule: string,
  answer: Answer,
  at: Date,
): Promise<number> =>
  tx.run(sql`
    insert into alert_feedback (user_id, alert_id, rule, answer, answered_at)
    values (${userId}, ${id}, ${rule}, ${answer}, ${at})
    on conflict (user_id, alert_id) do update set answer = excluded.answer, answered_at = excluded.answered_at
  `);

interface RuleAnswers {
  readonly rule: string;
  readonly yes: number;
  readonly no: number;
  readonly notSure: number;
}

/** Of all farmers. Requires the system role. */
export const countAnswersByRule = (tx: Query): Promise<RuleAnswers[]> =>
  tx.many(sql`
    select rule, count(*) filter (where answer = 'yes') as yes, count(*) filter (where answer = 'no') as no,
      count(*) filter (where answer = 'not_sure') as "notSure"
    from alert_feedback
    group by rule
    order by rule
  `);

/** How far back rules read earlier alerts. */
const RECENT_DAYS = 60;
export interface RecentRow {
  readonly user_id: string;
  readonly id: string;
  readonly field_id: string;
  readonly state: State;
  readonly raised: RaisedAlert;
  readonly created_at: Date;
}

export const listRecentAlerts = (tx: Query, fields: readonly FieldKey[], today: Day): Promise<RecentRow[]> =>
  tx.many(sql`
    select a.user_id, a.id, a.field_id, a.state, a.raised, a.created_at
    from unnest(${fields.map((f) => f.userId)}::uuid[], ${fields.map((f) => f.id)}::uuid[]) as p (user_id,
      field_id)
    cross join lateral (select * from alerts where user_id = p.user_id and field_id = p.field_id offset 0) a
    where a.created_at >= ${addDays(today, -RECENT_DAYS)}::date
    order by a.created_at
  `);

export const listMutes = (
  tx: Query,
  userIds: readonly string[],
): Promise<{ user_id: string; theme: Theme }[]> =>
  tx.many(sql`select user_id, theme from alert_mutes where user_id = any(${userIds}::uuid[])`);

export interface NewAlert {
  readonly userId: string;
  readonly id: string;
  readonly fieldId: string;
  readonly raised: RaisedAlert;
  readonly source: string;
  readonly forecastAt: string;
}

/** Returns the inserted alerts. Skips those already raised, here or by another server. */
export const insertAlerts = (tx: Query, all: readonly NewAlert[], now: Date): Promise<UserRowKey[]> =>
  tx.many(sql`
    insert into alerts (user_id, id, field_id, rule, theme, cause, category, urgency, valid_from, valid_until,
      raised, forecast_source, forecast_at, created_at)
    select user_id, id, field_id, raised->>'rule', raised->>'theme', raised->>'cause', raised->>'category',
      (raised->>'urgency')::smallint, (raised->>'from')::date, (raised->>'until')::date, raised, source, at,
      ${now}
    from unnest(${all.map((a) => a.userId)}::uuid[], ${all.map((a) => a.id)}::uuid[],
      ${all.map((a) => a.fieldId)}::uuid[], ${all.map((a) => JSON.stringify(a.raised))}::jsonb[],
      ${all.map((a) => a.source)}::text[], ${all.map((a) => a.forecastAt)}::timestamptz[]) as n (user_id, id,
      field_id, raised, source, at)
    on conflict (user_id, field_id, rule, cause) do nothing
    returning user_id, id
  `);

/** Ordered by when they were raised. */
export const listAlertsByCause = (
  tx: Query,
  userId: string,
  { rule, cause }: RaisedAlert,
): Promise<AlertRow[]> =>
  tx.many(
    sql`
      select ${columns}
      from alerts a
      where a.user_id = ${userId} and a.rule = ${rule} and a.cause = ${cause}
      order by a.id
      limit 200
    `,
  );

/** A morning's batch and forecasts until noon: fields with the same cause found later were in no message. */
export const GROUPING_WINDOW_MS = 12 * HOUR_MS;

/** Returns the first alert of each cause among a farmer's fields. The others need no message of their own. */
export const findFirstOfCause = async (tx: Query, all: readonly UserRowKey[]): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await tx.many<{ id: string }>(sql`
        select a.id
        from unnest(${all.map((a) => a.user_id)}::uuid[], ${all.map((a) => a.id)}::uuid[]) as n (user_id, id)
        cross join lateral (select * from alerts where user_id = n.user_id and id = n.id offset 0) a
        where not exists (select 1 from alerts b where b.user_id = a.user_id and b.rule = a.rule
          and b.cause = a.cause and b.id < a.id and b.state <> 'withdrawn'
          and b.created_at > a.created_at - make_interval(secs => ${GROUPING_WINDOW_MS / 1_000}))
      `)
    ).map((a) => a.id),
  );

export const closeAlerts = (
  tx: Query,
  all: readonly UserRowKey[],
  state: Exclude<State, 'open'>,
  now: Date,
): Promise<UserRowKey[]> =>
  tx.many(sql`
    update alerts a set state = ${state}, closed_at = ${now}
    from unnest(${all.map((a) => a.user_id)}::uuid[], ${all.map((a) => a.id)}::uuid[]) as c (user_id, id)
    where a.user_id = c.user_id and a.id = c.id and a.state = 'open' returning a.user_id, a.id`);

export const reopenAlerts = (
  tx: Query,
  all: readonly (UserRowKey & { readonly raised: RaisedAlert })[],
): Promise<UserRowKey[]> =>
  tx.many(sql`
    update alerts a
    set state = 'open', closed_at = null, raised = c.raised, rule = c.raised->>'rule',
      cause = c.raised->>'cause', category = c.raised->>'category',
      urgency = (c.raised->>'urgency')::smallint, valid_from = (c.raised->>'from')::date,
      valid_until = (c.raised->>'until')::date
    from unnest(${all.map((a) => a.user_id)}::uuid[], ${all.map((a) => a.id)}::uuid[],
      ${all.map((a) => JSON.stringify(a.raised))}::jsonb[]) as c (user_id, id, raised)
    where a.user_id = c.user_id and a.id = c.id and a.state <> 'over'
    returning a.user_id, a.id
  `);

interface EvaluationRecord extends FieldKey {
  readonly source: string;
  readonly forecastAt: string;
}
/** A batch soon after another sends nothing new to the phone. */
const MIN_UPDATE_MINUTES = 120;

/** Returns the fields whose evaluation time must be sent to the phone. */
export const saveEvaluations = (
  tx: Query,
  all: readonly EvaluationRecord[],
  now: Date,
  atLeastMinutes = MIN_UPDATE_MINUTES,
): Promise<{ user_id: string; field_id: string }[]> =>
  tx.many(sql`
    insert into alert_looks as l (user_id, field_id, looked_at, forecast_source, forecast_at)
    select user_id, field_id, ${now}, source, at
    from unnest(${all.map((a) => a.userId)}::uuid[], ${all.map((a) => a.id)}::uuid[],
      ${all.map((a) => a.source)}::text[], ${all.map((a) => a.forecastAt)}::timestamptz[]) as n (user_id,
      field_id, source, at)
    on conflict (user_id, field_id) do update set looked_at = excluded.looked_at,
      forecast_source = excluded.forecast_source, forecast_at = excluded.forecast_at
    where l.looked_at <= excluded.looked_at - make_interval(mins => ${atLeastMinutes})
    returning user_id, field_id
  `);

export const listExpiredAlerts = (tx: Query, today: Day, limit: number): Promise<UserRowKey[]> =>
  tx.many(
    sql`
      select user_id, id
      from alerts
      where state = 'open' and valid_until < ${today}
      order by user_id, id
      limit ${limit}
    `,
  );

export const listAlertsBefore = (tx: Query, before: Date, limit: number): Promise<UserRowKey[]> =>
  tx.many(
    sql`select user_id, id from alerts where created_at < ${before} order by user_id, id limit ${limit}`,
  );
export const deleteAlerts = (tx: Query, all: readonly UserRowKey[]): Promise<number> =>
  tx.run(
    sql`
      delete
      from alerts a
      using unnest(${all.map((a) => a.user_id)}::uuid[], ${all.map((a) => a.id)}::uuid[]) as c (user_id, id)
      where a.user_id = c.user_id and a.id = c.id
    `,
  );

/** Deletes a field's alerts. */
export const deleteFieldAlerts = async (
  tx: Query,
  userId: string,
  fieldId: string,
): Promise<{ readonly alerts: readonly string[]; readonly hadEvaluation: boolean }> => ({
  hadEvaluation:
    (await tx.run(sql`delete from alert_looks where user_id = ${userId} and field_id = ${fieldId}`)) > 0,
  alerts: (
    await tx.many<{ id: string }>(
      sql`delete from alerts where user_id = ${userId} and field_id = ${fieldId} returning id`,
    )
  ).map((a) => a.id),
});

/** True for the one server that starts this morning's batch. */
export const claimDay = async (tx: Query, day: Day): Promise<boolean> =>
  (await tx.run(sql`insert into alert_days (day) values (${day}) on conflict do nothing`)) > 0;
export const deleteDaysBefore = (tx: Query, before: Day): Promise<number> =>
  tx.run(sql`delete from alert_days where day < ${before}`);
