import sql from 'sql-template-tag';
import { defaultToggles } from '#features/notify/domain/channels.ts';
import { lastSignIn } from '#features/people/server/api.ts';
import { readEntitlements, readTrial } from '#features/plans/server/api.ts';
import type { Query } from '#kit/server/database/database.ts';
import type { Memory } from '../contract.ts';
import {
  listFieldLocations,
  readProfile,
  recentCrops,
  readMemoryRow,
  notificationToggles,
  featureUsage,
  whatsAppOf,
} from './sql.ts';

const RECENT_CROPS = 5;

/** One farmer's whole memory; other features' facts are only mirrored (PAY-28). */
export const memoryOf = async (tx: Query, userId: string, now: Date): Promise<Memory> => {
  const person = await readProfile(tx, userId);
  const fields = await listFieldLocations(tx, userId);
  const used = await featureUsage(tx, userId);
  const trial = await readTrial(tx, userId, now);
  const whatsapp = await whatsAppOf(tx, userId);
  const last = used[0]?.last.toISOString() ?? null;
  return {
    ...person,
    ...(await readMemoryRow(tx, userId)),
    ...((await notificationToggles(tx, userId)) ?? defaultToggles),
    firstTimeUser: fields.length === 0 && !used.some(({ feature }) => feature === 'scans'),
    lastLogin: (await lastSignIn(tx, userId))?.toISOString() ?? null,
    lastFieldCount: fields.length,
    fieldLocations: fields
      .filter(({ confirmed }) => confirmed)
      .map(({ name, lat, lng }) => ({ name, lat, lng })),
    recentCropsPlanted: await recentCrops(tx, userId, RECENT_CROPS),
    lastUsedFeature: used[0]?.feature ?? null,
    featureUsageCount: Object.fromEntries(used.map(({ feature, n }) => [feature, n])),
    syncStatus: last ? 'synced' : 'never',
    lastSyncedAt: last,
    whatsappOptIn: whatsapp?.enabled ?? false,
    whatsappPhoneNumber: whatsapp?.number ?? '',
    premiumTrialActivated: trial.activated,
    proTrialDaysRemaining: trial.daysLeft,
    proExpirationDate: (await readEntitlements(tx, userId, now)).until,
  };
};

/** The inviter of a farmer: set once, never changed. As the system role. */
export const noteReferrer = (tx: Query, userId: string, referrerId: string): Promise<number> =>
  tx.run(
    sql`
      insert into user_memory as m (user_id, referrer_id)
      values (${userId}, ${referrerId})
      on conflict (user_id) do update set referrer_id = coalesce(m.referrer_id, excluded.referrer_id)
    `,
  );

export const noteInvite = (tx: Query, userId: string): Promise<number> =>
  tx.run(
    sql`
      insert into user_memory as m (user_id, invites_sent)
      values (${userId}, 1)
      on conflict (user_id) do update set invites_sent = m.invites_sent + 1
    `,
  );
