import { createHmac } from 'node:crypto';
import sql from 'sql-template-tag';
import { CODE_MINUTES } from '#features/people/domain/phone-code.ts';
import { languageOf } from '#features/people/server/api.ts';
import { DAY_MS } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { ok, refuse } from '#kit/pure/result.ts';
import { serve, type ServedOperation } from '#kit/server/context.ts';
import type { Database } from '#kit/server/database/database.ts';
import { sameSecret } from '#kit/server/same-secret.ts';
import { nextSequence, touchRows } from '#kit/server/sync/sequence.ts';
import * as contract from '../contract.ts';
import type { Outcome } from '../domain/delivery.ts';
import {
  confirmNumber,
  createCode,
  recordConsent,
  type OnConfirmed,
  type PhoneChannel,
} from './identities.ts';
import type { Senders } from './ports.ts';
import { sendMessage, type SendDeps, messageWords } from './send-message.ts';
import { type Recipient, findRecipient, writePreferences, writeToggle } from './settings.ts';
import { insertDelivery, insertNotification, writeDelivery } from './sql.ts';

export interface NotifyDeps extends SendDeps {
  readonly db: Database;
  readonly secret: string;
  readonly onConfirmed?: OnConfirmed | undefined;
}

/** Maximum push subscriptions per user; a new one replaces the oldest. */
const MAX_BROWSERS = 10;
const MAX_TESTS_PER_DAY = 12;

const signature = (secret: string, userId: string): string =>
  createHmac('sha256', secret).update(`unsubscribe\n${userId}`).digest('base64url');

/** A signed link that can only switch off this farmer's mails. */
export const createUnsubscribeLinks = (secret: string, origin: string) => (userId: string) => {
  const token = `${userId}.${signature(secret, userId)}`;
  return { page: `${origin}/unsubscribe?t=${token}`, post: `${origin}/api/notify/unsubscribe?t=${token}` };
};

const userOfToken = (secret: string, token: string): string | null => {
  const [userId = '', given = ''] = token.split('.');
  return sameSecret(given, signature(secret, userId)) ? userId : null;
};

const settingsRowKey = (userId: string) =>
  [{ userId, kind: 'notify_setting', id: contract.SETTINGS }] as const;

const pushRoutes = ({ db, senders }: NotifyDeps): ServedOperation[] => [
  serve(contract.subscribePush, ({ session: { userId, sessionId } }, { body: { endpoint, keys, zone } }) =>
    db.asSystem(async (tx) => {
      if (!senders.push.isAllowedEndpoint(endpoint)) return refuse('notify.push_host');
      await nextSequence(tx, userId);
      await tx.run(
        sql`
          delete
          from push_subscriptions
          where endpoint = ${endpoint} or (user_id = ${userId} and session_id = ${sessionId})
        `,
      );
      const { n } = await tx.one<{ n: number }>(
        sql`select count(*) as n from push_subscriptions where user_id = ${userId}`,
      );
      if (n >= MAX_BROWSERS)
        await tx.run(
          sql`
            delete
            from push_subscriptions
            where user_id = ${userId} and id = (select id from push_subscriptions where user_id = ${userId}
              order by created_at limit 1)
          `,
        );
      const id = newId();
      await tx.run(
        sql`
          insert into push_subscriptions (user_id, id, endpoint, p256dh, auth, session_id)
          values (${userId}, ${id}, ${endpoint}, ${keys.p256dh}, ${keys.auth}, ${sessionId})
        `,
      );
      if (zone !== undefined) await writePreferences(tx, userId, { time_zone: zone });
      return ok({ id });
    }),
  ),
  serve(contract.unsubscribePush, ({ session: { userId } }, { body: { endpoint } }) =>
    db.asUser(userId, async (tx) =>
      ok({
        gone:
          (await tx.run(
            sql`delete from push_subscriptions where user_id = ${userId} and endpoint = ${endpoint}`,
          )) > 0,
      }),
    ),
  ),
];

const sendCodeMessage = async (
  { senders }: NotifyDeps,
  channel: PhoneChannel,
  to: string,
  code: string,
  language: 'en' | 'sw',
): Promise<Outcome> => {
  const text = messageWords[language].code(code, CODE_MINUTES);
  const id = newId();
  if (channel === 'sms') return senders.sms!.send({ id, to, text });
  return senders.whatsapp!.send({ id, to, language, text: code, isOpen: false, kind: 'code' });
};

const codeRoutes = (deps: NotifyDeps): ServedOperation[] => {
  const { db, secret, senders } = deps;
  const [make, confirmWithCode] = [createCode(db, secret), confirmNumber(db, secret, deps.onConfirmed)];
  return [
    serve(contract.sendCode, async ({ session: { userId }, now }, { body: { channel } }) => {
      const sender = senders[channel];
      if (!sender) return refuse('notify.channel_off');
      const created = await make(userId, channel, now);
      if (!created.ok) return created;
      const language = await db.asUser(userId, (tx) => languageOf(tx, userId));
      const outcome = await sendCodeMessage(
        deps,
        channel,
        created.value.address,
        created.value.code,
        language,
      );
      return outcome.ok
        ? ok({ stand_in: sender.isFake, minutes: CODE_MINUTES })
        : refuse('notify.not_sent', { why: outcome.reason });
    }),
    serve(contract.confirmCode, ({ session: { userId }, now }, { body: { channel, code } }) =>
      confirmWithCode(userId, channel, code, now),
    ),
  ];
};

const unreachableReason = (channel: keyof Senders, senders: Senders, to: Recipient) => {
  if (!senders[channel]) return refuse('notify.channel_off');
  if (to.reachable[channel]) return null;
  return refuse(
    channel === 'push'
      ? 'notify.no_browser'
      : channel === 'email'
        ? 'notify.email_unproven'
        : 'notify.not_confirmed',
  );
};

/** Sends a test message now, at any hour and without retries, and replies with its outcome. */
const testRoute = (deps: NotifyDeps): ServedOperation =>
  serve(contract.sendTest, async ({ session: { userId }, now }, { body: { channel } }) => {
    const { db, senders } = deps;
    const id = newId();
    const prepared = await db.asUser(userId, async (tx) => {
      await nextSequence(tx, userId);
      const to = await findRecipient(tx, userId, {
        whatsapp: senders.whatsapp !== null,
        sms: senders.sms !== null,
      });
      const refused = to ? unreachableReason(channel, senders, to) : refuse('notify.channel_off');
      if (refused || !to) return refused ?? refuse('notify.channel_off');
      const { n } = await tx.one<{ n: number }>(
        sql`
          select count(*) as n
          from notifications
          where user_id = ${userId} and category = 'test' and created_at > ${new Date(now.getTime() - DAY_MS)}
        `,
      );
      if (n >= MAX_TESTS_PER_DAY) return refuse('notify.too_many_tests');
      const said = { en: messageWords.en.test, sw: messageWords.sw.test };
      await insertNotification(
        tx,
        userId,
        { id, cause: `test:${id}`, category: 'test', urgency: 1, said, url: '/notifications' },
        now,
      );
      await insertDelivery(tx, userId, {
        id,
        notificationId: id,
        cause: `test:${id}`,
        channel,
        state: 'waiting',
        digestId: null,
        due: now,
        until: now,
      });
      await writeDelivery(tx, userId, id, { state: 'sending', claimed: now, tries: 1 });
      await touchRows(tx, [{ userId, kind: 'notification', id }]);
      return ok({ to, said });
    });
    if (!prepared.ok) return prepared;
    const { outcome, goneBrowsers } = await sendMessage(
      deps,
      channel,
      userId,
      { id, texts: [prepared.value.said], url: '/notifications', urgent: true, ttlS: 600 },
      prepared.value.to,
      now,
    );
    const at = new Date();
    const state = outcome.ok ? 'handed' : outcome.reason === 'maybe' ? 'unknown' : 'failed';
    await db.asUser(userId, async (tx) => {
      await nextSequence(tx, userId);
      if (goneBrowsers.length > 0)
        await tx.run(
          sql`delete from push_subscriptions where user_id = ${userId} and id = any(${goneBrowsers})`,
        );
      await writeDelivery(
        tx,
        userId,
        id,
        outcome.ok ? { state, providerId: outcome.providerId, handed: at } : { state, why: outcome.reason },
      );
      await touchRows(tx, [{ userId, kind: 'notification', id }]);
    });
    return ok({
      state,
      why: outcome.ok ? null : outcome.reason,
      at: at.toISOString(),
      stand_in: senders[channel]!.isFake,
    });
  });

const mailRoutes = ({ db, secret, origin }: NotifyDeps): ServedOperation[] => [
  serve(contract.unsubscribeMail, async ({ now }, { query: { t } }) => {
    const userId = userOfToken(secret, t);
    if (!userId) return refuse('notify.link_wrong');
    await db.asUser(userId, async (tx) => {
      await writeToggle(tx, userId, 'email_notifications', false);
      await recordConsent(
        tx,
        userId,
        { channel: 'email', address: '', given: false, text: 'List-Unsubscribe', source: 'link in a mail' },
        now,
      );
      await touchRows(tx, settingsRowKey(userId));
    });
    return ok({ off: true as const });
  }),
  serve(contract.unsubscribePage, async (ctx, { query: { t } }) => {
    ctx.redirect(`${origin}/unsubscribe?t=${encodeURIComponent(t)}`);
    return ok(null);
  }),
];

export const notifyRoutes = (deps: NotifyDeps): ServedOperation[] => {
  const { push, email, whatsapp, sms } = deps.senders;
  return [
    serve(contract.readChannels, async ({ session }) =>
      ok({
        push: { offered: true, stand_in: push.isFake, key: push.vapidPublicKey },
        email: {
          offered: true,
          stand_in: email.isFake,
          address: session.email,
          proven: session.emailVerified,
        },
        whatsapp: { offered: whatsapp !== null, stand_in: whatsapp?.isFake ?? false },
        sms: { offered: sms !== null, stand_in: sms?.isFake ?? false },
      }),
    ),
    ...pushRoutes(deps),
    ...codeRoutes(deps),
    testRoute(deps),
    ...mailRoutes(deps),
  ];
};
