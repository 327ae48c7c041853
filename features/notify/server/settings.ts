import sql, { raw } from 'sql-template-tag';
import { isSuspended, liveSessions, personOf } from '#features/people/server/api.ts';
import type { Query } from '#kit/server/database/database.ts';
import type { RowOf } from '#kit/sync/commands.ts';
import { SETTINGS, type settingRows } from '../contract.ts';
import { defaultToggles, type Toggle, toggles } from '../domain/channels.ts';
import type { Settings } from '../domain/delivery-schedule.ts';
import { DEFAULT_DIGEST_HOUR, DEFAULT_TIME_ZONE } from '../domain/quiet-hours.ts';

type SettingRow = RowOf<typeof settingRows>;

interface Preferences {
  readonly whatsapp_enabled: boolean;
  readonly whatsapp_number: string;
  readonly sms_enabled: boolean;
  readonly sms_number: string;
  readonly digest_hour: number;
  readonly time_zone: string;
}
const defaultPreferences: Preferences = {
  whatsapp_enabled: false,
  whatsapp_number: '',
  sms_enabled: false,
  sms_number: '',
  digest_hour: DEFAULT_DIGEST_HOUR,
  time_zone: DEFAULT_TIME_ZONE,
};

const toggleColumns = raw(toggles.join(', '));

const togglesOf = async (tx: Query, userId: string): Promise<Readonly<Record<Toggle, boolean>>> =>
  (await tx.maybe<Record<Toggle, boolean>>(
    sql`select ${toggleColumns} from user_memory where user_id = ${userId}`,
  )) ?? defaultToggles;

export const preferencesOf = async (tx: Query, userId: string): Promise<Preferences> =>
  (await tx.maybe<Preferences>(
    sql`
      select whatsapp_enabled, whatsapp_number, sms_enabled, sms_number, digest_hour, time_zone
      from notification_preferences
      where user_id = ${userId}
    `,
  )) ?? defaultPreferences;

export interface Identity {
  readonly channel: 'whatsapp' | 'sms';
  readonly address: string;
  readonly phone: string | null;
  readonly verified_at: Date | null;
  readonly last_inbound_at: Date | null;
  readonly opted_out_at: Date | null;
}

const identitiesOf = (tx: Query, userId: string): Promise<Identity[]> =>
  tx.many(
    sql`
      select channel, address, phone, verified_at, last_inbound_at, opted_out_at
      from contact_identities
      where user_id = ${userId}
    `,
  );

/** The confirmed channel to the number in the settings, unless its owner sent STOP. */
const confirmedIdentity = (
  identities: readonly Identity[],
  channel: 'whatsapp' | 'sms',
  number: string,
): Identity | null =>
  (number === ''
    ? undefined
    : identities.find(
        (i) =>
          i.channel === channel && i.address === number && i.verified_at !== null && i.opted_out_at === null,
      )) ?? null;

export interface Browser {
  readonly id: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Push subscriptions of active sessions: a signed-out phone receives nothing. */
const browsersOf = async (tx: Query, userId: string): Promise<Browser[]> => {
  const all = await tx.many<Browser & { session_id: string }>(
    sql`
      select id, endpoint, p256dh, auth, session_id
      from push_subscriptions
      where user_id = ${userId}
      order by id
    `,
  );
  const live = new Set(
    all.length === 0
      ? []
      : await liveSessions(
          tx,
          all.map((b) => b.session_id),
        ),
  );
  return all.filter((b) => live.has(b.session_id));
};

export interface Recipient extends Settings {
  readonly language: 'en' | 'sw';
  readonly email: string | null;
  readonly browsers: readonly Browser[];
  readonly whatsapp: Identity | null;
  readonly sms: Identity | null;
}

/** The farmer's addresses, language and settings, which decide how a message is sent; null: send nothing. */
export const findRecipient = async (
  tx: Query,
  userId: string,
  offered: { readonly whatsapp: boolean; readonly sms: boolean },
): Promise<Recipient | null> => {
  const person = await personOf(tx, userId);
  // No messages to an account that is being deleted, even while it can be restored, or that is suspended.
  if (
    !person ||
    (await isSuspended(tx, userId)) ||
    (await tx.maybe(sql`select 1 from account_deletions where user_id = ${userId}`))
  )
    return null;
  const [toggles, preferences, identities, browsers] = [
    await togglesOf(tx, userId),
    await preferencesOf(tx, userId),
    await identitiesOf(tx, userId),
    await browsersOf(tx, userId),
  ];
  const whatsapp =
    offered.whatsapp && preferences.whatsapp_enabled
      ? confirmedIdentity(identities, 'whatsapp', preferences.whatsapp_number)
      : null;
  const sms =
    offered.sms && preferences.sms_enabled
      ? confirmedIdentity(identities, 'sms', preferences.sms_number)
      : null;
  return {
    toggles,
    digestHour: preferences.digest_hour,
    zone: preferences.time_zone,
    language: person.language,
    email: person.emailVerified ? person.email : null,
    browsers,
    whatsapp,
    sms,
    reachable: {
      push: browsers.length > 0,
      email: person.emailVerified,
      whatsapp: whatsapp !== null,
      sms: sms !== null,
    },
  };
};

export const settingsRow = async (tx: Query, userId: string): Promise<SettingRow> => {
  const [toggles, { time_zone: _, ...preferences }, identities] = [
    await togglesOf(tx, userId),
    await preferencesOf(tx, userId),
    await identitiesOf(tx, userId),
  ];
  return {
    id: SETTINGS,
    ...toggles,
    ...preferences,
    whatsapp_confirmed: confirmedIdentity(identities, 'whatsapp', preferences.whatsapp_number) !== null,
    sms_confirmed: confirmedIdentity(identities, 'sms', preferences.sms_number) !== null,
  };
};

export const writeToggle = (tx: Query, userId: string, toggle: Toggle, on: boolean): Promise<number> =>
  tx.run(sql`
    insert into user_memory (user_id, ${raw(toggle)}) values (${userId}, ${on})
    on conflict (user_id) do update set ${raw(toggle)} = excluded.${raw(toggle)}, updated_at = now()`);

export const writePreferences = (
  tx: Query,
  userId: string,
  change: Partial<Preferences>,
): Promise<number> => {
  const columns = Object.keys(defaultPreferences).filter((name) => name in change) as (keyof Preferences)[];
  const all = { ...defaultPreferences, ...change };
  const set = raw(columns.map((name) => `${name} = excluded.${name}`).join(', '));
  return tx.run(sql`
    insert into notification_preferences (user_id, whatsapp_enabled, whatsapp_number, sms_enabled, sms_number,
      digest_hour, time_zone)
    values (${userId}, ${all.whatsapp_enabled}, ${all.whatsapp_number}, ${all.sms_enabled}, ${all.sms_number},
      ${all.digest_hour}, ${all.time_zone})
    on conflict (user_id) do update set ${set}, updated_at = now()
  `);
};
