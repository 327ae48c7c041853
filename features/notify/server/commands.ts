import sql from 'sql-template-tag';
import { isFullNumber } from '#features/people/domain/phone-number.ts';
import { ok, refuse, type Result } from '#kit/pure/result.ts';
import { type CommandContext, serveCommand } from '#kit/server/sync/commands.ts';
import { readNotifications, setDigest, SETTINGS, setSms, setToggle, setWhatsApp } from '../contract.ts';
import { recordConsent, type PhoneChannel } from './identities.ts';
import { preferencesOf, writePreferences, writeToggle } from './settings.ts';
import { markRead } from './sql.ts';

interface PhoneSettings {
  readonly enabled: boolean;
  readonly number: string;
  readonly agreed: string;
}

/**
 * SET-06, SET-07: on needs a number; off deletes it and its confirmation. A stored, confirmed number needs no
 * new code.
 */
const setPhone = async (
  { tx, userId, now, touch }: CommandContext,
  channel: PhoneChannel,
  { enabled, number, agreed }: PhoneSettings,
): Promise<Result<undefined, 'notify.number_wrong'>> => {
  if (enabled && !isFullNumber(number)) return refuse('notify.number_wrong');
  const before = await preferencesOf(tx, userId);
  const old = channel === 'whatsapp' ? before.whatsapp_number : before.sms_number;
  const saved = enabled ? number : '';
  await writePreferences(
    tx,
    userId,
    channel === 'whatsapp'
      ? { whatsapp_enabled: enabled, whatsapp_number: saved }
      : { sms_enabled: enabled, sms_number: saved },
  );
  if (channel === 'whatsapp') await writeToggle(tx, userId, 'whatsapp_notifications', enabled);
  if (old !== saved)
    await tx.run(
      sql`
        delete
        from contact_identities
        where user_id = ${userId} and channel = ${channel} and address <> ${saved} and coalesce(phone,
          '') <> ${saved}
      `,
    );
  if (enabled)
    await tx.run(
      sql`
        update contact_identities
        set opted_out_at = null
        where user_id = ${userId} and channel = ${channel}
      `,
    );
  await recordConsent(
    tx,
    userId,
    { channel, address: enabled ? number : old, given: enabled, text: agreed, source: 'settings' },
    now,
  );
  touch('notify_setting', SETTINGS);
  return ok(undefined);
};

export const notifyCommands = [
  serveCommand(setToggle, async ({ tx, userId, touch }, { toggle, on, zone }) => {
    await writeToggle(tx, userId, toggle, on);
    if (zone !== undefined) await writePreferences(tx, userId, { time_zone: zone });
    touch('notify_setting', SETTINGS);
    return ok(undefined);
  }),
  serveCommand(setDigest, async ({ tx, userId, touch }, { hour }) => {
    await writePreferences(tx, userId, { digest_hour: hour });
    touch('notify_setting', SETTINGS);
    return ok(undefined);
  }),
  serveCommand(setWhatsApp, async (ctx, args) =>
    args.enabled && args.number === '' ? refuse('notify.number_blank') : setPhone(ctx, 'whatsapp', args),
  ),
  serveCommand(setSms, async (ctx, args) =>
    args.enabled && args.number === '' ? refuse('notify.sms_blank') : setPhone(ctx, 'sms', args),
  ),
  serveCommand(readNotifications, async ({ tx, userId, now, touch }, { ids }) => {
    for (const id of await markRead(tx, userId, ids, now)) touch('notification', id);
    return ok(undefined);
  }),
];
