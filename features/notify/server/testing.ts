import { newId } from '#kit/pure/ids.ts';
import { sql, type Transaction } from '#kit/server/database/database.ts';
import { testDatabase } from '#kit/server/database/testing.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import type { Outcome } from '../domain/delivery.ts';
import { DELIVER_JOB, type DeliverJob, type Message, createNotifier } from './create-message.ts';
import { deliver } from './deliver.ts';
import type { Senders } from './ports.ts';
import { createUnsubscribeLinks } from './routes.ts';

/** Noon in Nairobi. */
export const NOON = new Date('2026-11-21T09:00:00.000Z');
/** 23:00 in Nairobi. */
export const NIGHT = new Date('2026-11-21T20:00:00.000Z');

export const message = (over: Partial<Message> = {}): Message => ({
  cause: `alert:${newId()}`,
  category: 'weather',
  urgency: 3,
  url: '/alerts',
  said: {
    en: { title: 'Heavy rain tomorrow', text: 'Some 45 mm are expected. Open the drains today.' },
    sw: { title: 'Mvua kubwa kesho', text: 'Takriban mm 45 zinatarajiwa. Fungua mitaro leo.' },
  },
  ...over,
});

/** Notifications with scripted providers, a clock, and a queue that the test runs. */
export const openNotify = async () => {
  const { database: db } = await testDatabase();
  const sent: { channel: keyof Senders; message: any }[] = [];
  const scriptedReplies: Partial<Record<keyof Senders, (message: any) => Outcome | Promise<Outcome>>> = {};
  const sender = (channel: keyof Senders) => ({
    isFake: false,
    send: async (m: unknown) => {
      sent.push({ channel, message: m });
      return (
        (await scriptedReplies[channel]?.(m)) ?? {
          ok: true as const,
          providerId: `${channel}-${sent.length}`,
        }
      );
    },
  });
  const senders: Senders = {
    push: { ...sender('push'), vapidPublicKey: 'k', isAllowedEndpoint: () => true },
    email: sender('email'),
    whatsapp: { ...sender('whatsapp'), isSigned: () => true, isVerifyToken: () => true },
    sms: sender('sms'),
  };
  const queue: { job: DeliverJob; at: Date }[] = [];
  const jobs = {
    enqueue: async (tx: Transaction, name: string, job: DeliverJob, { runAt = new Date(0) } = {}) => {
      tx.afterCommit(() => {
        if (name === DELIVER_JOB) queue.push({ job, at: runAt });
      });
    },
  } as unknown as Jobs;
  const faults: string[] = [];
  let now = NOON;
  const server = {
    db,
    sent,
    answers: scriptedReplies,
    senders,
    queue,
    jobs,
    faults,
    setTime: (moment: Date) => {
      now = moment;
    },
    offered: { whatsapp: true, sms: true },
    deps: (over: Record<string, unknown> = {}) => ({
      db,
      jobs,
      senders,
      offered: server.offered,
      origin: 'https://mavuno.test',
      stopLink: createUnsubscribeLinks('s', 'https://mavuno.test'),
      onFault: (fault: Error) => void faults.push(fault.message),
      clock: () => now,
      ...over,
    }),
    farmer: async ({ verified = true, language = 'en' as 'en' | 'sw' } = {}): Promise<string> => {
      const id = newId();
      await db.asSystem(async (tx) => {
        await tx.run(
          sql`
            insert into auth_users (id, name, email, email_verified, language)
            values (${id}, 'Amina', ${`${id}@mavuno.test`}, ${verified}, ${language})
          `,
        );
        await tx.run(sql`insert into sync_users (user_id) values (${id})`);
      });
      return id;
    },
    browser: async (userId: string): Promise<string> => {
      const [id, session] = [newId(), newId()];
      await db.asSystem(async (tx) => {
        await tx.run(
          sql`
            insert into auth_sessions (id, user_id, token, expires_at)
            values (${session}, ${userId}, ${session}, now() + interval '1 day')
          `,
        );
        await tx.run(
          sql`
            insert into push_subscriptions (user_id, id, endpoint, p256dh, auth, session_id)
            values (${userId}, ${id}, ${`https://fcm.googleapis.com/fcm/send/${id}`}, 'p', 'a', ${session})
          `,
        );
      });
      return session;
    },
    phone: async (userId: string, channel: 'whatsapp' | 'sms', number: string): Promise<void> => {
      await db.asSystem(async (tx) => {
        await tx.run(
          sql`
            insert into contact_identities (user_id, id, channel, address, phone, verified_at)
            values (${userId}, ${newId()}, ${channel}, ${number}, ${number}, now())
          `,
        );
        if (channel === 'whatsapp') {
          await tx.run(
            sql`
              insert into user_memory (user_id, whatsapp_notifications)
              values (${userId}, true)
              on conflict (user_id) do update set whatsapp_notifications = true
            `,
          );
          await tx.run(
            sql`
              insert into notification_preferences (user_id, whatsapp_enabled, whatsapp_number)
              values (${userId}, true, ${number})
              on conflict (user_id) do update set whatsapp_enabled = true, whatsapp_number = ${number}
            `,
          );
        } else {
          await tx.run(
            sql`
              insert into notification_preferences (user_id, sms_enabled, sms_number)
              values (${userId}, true, ${number})
              on conflict (user_id) do update set sms_enabled = true, sms_number = ${number}
            `,
          );
        }
      });
    },
    sendMessage: (userId: string, m: Message) =>
      db.asUser(userId, (tx) => createNotifier({ jobs, offered: server.offered })(tx, userId, m, now)),
    /** Runs due work repeatedly, as workers do. */
    run: async (over: Record<string, unknown> = {}): Promise<void> => {
      for (
        let next = queue.findIndex((q) => q.at <= now);
        next >= 0;
        next = queue.findIndex((q) => q.at <= now)
      )
        await deliver(server.deps(over) as never)(queue.splice(next, 1)[0]!.job);
    },
    states: (userId: string) =>
      db.asUser(userId, (tx) =>
        tx.many<{ channel: string; state: string; why: string | null; tries: number }>(
          sql`
            select channel, state, why, tries
            from deliveries
            where user_id = ${userId}
            order by cause, channel
          `,
        ),
      ),
  };
  return server;
};
