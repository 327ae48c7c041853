import sql, { raw } from 'sql-template-tag';
import { toggles } from '#features/notify/domain/channels.ts';
import type { Query } from '#kit/server/database/database.ts';

/** The stored row, or the default for a farmer without one. */
export const readMemoryRow = async (tx: Query, userId: string) =>
  (await tx.maybe<{
    lastInsightShown: string | null;
    lastProSuggestion: string | null;
    lastFertilizerPlan: string | null;
    invitesSent: number;
    referrerId: string | null;
  }>(sql`
    select last_insight_shown as "lastInsightShown", last_pro_suggestion as "lastProSuggestion",
      last_fertilizer_plan as "lastFertilizerPlan", invites_sent as "invitesSent", referrer_id as "referrerId"
    from user_memory
    where user_id = ${userId}
  `)) ?? {
    lastInsightShown: null,
    lastProSuggestion: null,
    lastFertilizerPlan: null,
    invitesSent: 0,
    referrerId: null,
  };

export const notificationToggles = (
  tx: Query,
  userId: string,
): Promise<Record<(typeof toggles)[number], boolean> | null> =>
  tx.maybe(sql`select ${raw(toggles.join(', '))} from user_memory where user_id = ${userId}`);

export const readProfile = (
  tx: Query,
  userId: string,
): Promise<{ farmerName: string; preferredLanguage: 'en' | 'sw' }> =>
  tx.one(
    sql`
      select full_name as "farmerName", preferred_language as "preferredLanguage"
      from profiles
      where id = ${userId}
    `,
  );

export const listFieldLocations = (
  tx: Query,
  userId: string,
): Promise<{ name: string | null; lat: number; lng: number; confirmed: boolean }[]> =>
  tx.many(
    sql`
      select name, location_lat as lat, location_lng as lng, not location_unconfirmed as confirmed
      from fields
      where user_id = ${userId}
      order by created_at, id
    `,
  );

/** The crops planted most recently, each listed once. Planned crops do not count. */
export const recentCrops = async (tx: Query, userId: string, maxCrops: number): Promise<string[]> =>
  (
    await tx.many<{ crop: string }>(sql`
      select crop_type as crop
      from crops
      where user_id = ${userId} and planting_date is not null and status <> 'planning'
      group by crop_type
      order by max(planting_date) desc, crop_type
      limit ${maxCrops}
    `)
  ).map(({ crop }) => crop);

interface FeatureUsage {
  readonly feature: string;
  readonly n: number;
  readonly last: Date;
}

/** A farmer's commands, counted per feature, most recent first. Nothing extra is recorded for this. */
export const featureUsage = (tx: Query, userId: string): Promise<FeatureUsage[]> =>
  tx.many(
    sql`
      select split_part(name, '.', 1) as feature, count(*) as n, max(received_at) as last
      from sync_commands
      where user_id = ${userId}
      group by 1
      order by 3 desc, 1
    `,
  );

export const whatsAppOf = (tx: Query, userId: string): Promise<{ enabled: boolean; number: string } | null> =>
  tx.maybe(
    sql`
      select whatsapp_enabled as enabled, whatsapp_number as number
      from notification_preferences
      where user_id = ${userId}
    `,
  );

/** What the phone last showed the farmer; only the phone knows it (`memory.note`). */
export interface Notes {
  readonly lastInsightShown?: string | undefined;
  readonly lastProSuggestion?: string | undefined;
  readonly lastFertilizerPlan?: string | undefined;
}

/** Omitted notes stay unchanged. */
export const writeNotes = (tx: Query, userId: string, notes: Notes): Promise<number> =>
  tx.run(sql`
    insert into user_memory as m (user_id, last_insight_shown, last_pro_suggestion, last_fertilizer_plan)
    values (${userId}, ${notes.lastInsightShown ?? null}, ${notes.lastProSuggestion ?? null},
      ${notes.lastFertilizerPlan ?? null})
    on conflict (user_id) do update set last_insight_shown = coalesce(excluded.last_insight_shown,
      m.last_insight_shown), last_pro_suggestion = coalesce(excluded.last_pro_suggestion,
      m.last_pro_suggestion), last_fertilizer_plan = coalesce(excluded.last_fertilizer_plan,
      m.last_fertilizer_plan), updated_at = now()
  `);
