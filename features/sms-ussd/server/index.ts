import type { Logger } from 'pino';
import { toGsm } from '#features/alerts/domain/text/short-text.ts';
import { isStart, isStop } from '#features/notify/domain/stop-words.ts';
import {
  isFirst,
  linkNumber,
  noteInbound,
  type OnInbound,
  ownerOf,
  type Senders,
  setOptOut,
} from '#features/notify/server/api.ts';
import { useAccount } from '#features/people/server/api.ts';
import { dayInNairobi } from '#kit/pure/days.ts';
import { ok, refuse } from '#kit/pure/result.ts';
import { serve, type ServedOperation } from '#kit/server/context.ts';
import type { Database, Transaction } from '#kit/server/database/database.ts';
import { defineServerFeature } from '#kit/server/feature.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import { parseForm } from '#kit/server/parse-form.ts';
import { sameSecret } from '#kit/server/same-secret.ts';
import { lockUserSequence } from '#kit/server/sync/sequence.ts';
import { inboundSmsWebhook, ussdWebhook } from '../contract.ts';
import { expectsReply } from '../domain/parse-message.ts';
import { MAX_CHARACTERS } from '../domain/render.ts';
import { smsUssdAccess } from './access.ts';
import { ANSWER_JOB, type Arrived, answer, type AnswerDeps, fitToChannel } from './answer.ts';
import { registrationAfter } from './inbound-registration.ts';
import { SEND_ANSWER_JOB, type SendAnswerJob, onAnswered, sendBack } from './question.ts';
import { sweepRegistrations } from './registrations.ts';
import { smsUssdTables } from './tables.ts';
import { answerUssd } from './ussd.ts';
import { say } from './words.ts';

/** Applies a command as if the farmer's phone had sent it. */
type ApplyCommand = (
  sender: { readonly userId: string; readonly role: 'farmer'; readonly now: Date; readonly log: Logger },
  command: {
    readonly id: string;
    readonly name: string;
    readonly args: unknown;
    readonly deviceTime: string;
  },
) => ReturnType<AnswerDeps['act']>;

interface SmsUssdDeps extends Omit<AnswerDeps, 'send' | 'act'> {
  readonly senders: Pick<Senders, 'sms' | 'whatsapp'>;
  readonly sync: () => { readonly applyCommand: ApplyCommand };
  readonly log: Logger;
  readonly db: Database;
  readonly jobs: Jobs;
  /** Secret part of the URLs given to Africa's Talking; null disables these endpoints. */
  readonly smsSecret: string | null;
  /** False when this key has reached its limit per minute. */
  readonly take: (key: string, perMinute: number) => Promise<boolean>;
}

/** Per phone number: answers cost money, and two bots could answer each other endlessly. */
const MAX_MESSAGES_PER_MINUTE = 10;

const phoneOf = (text: string | undefined): string | null =>
  /^\+?\d{6,15}$/.test(text?.trim() ?? '') ? `+${text!.trim().replace('+', '')}` : null;

/** A sender without account and number cannot register here, and reads once a day where to. */
const mayAnswer = (tx: Transaction, { userId, to, way, registration }: Arrived): Promise<boolean> | true =>
  userId === null && !registration
    ? isFirst(tx, `${way}.stranger`, `${to}:${dayInNairobi(new Date())}`)
    : true;

/**
 * WhatsApp confirms the number of its users, so a number known by SMS is known here too, from the first
 * message on. Null without one.
 */
const linkedBySms = async (
  tx: Transaction,
  { phone, bsuid, text }: Parameters<OnInbound>[1]['message'],
  meaning: 'stop' | 'start' | null,
): Promise<string | null> => {
  const userId = phone && (await ownerOf(tx, 'sms', { phone }));
  if (!userId) return null;
  await lockUserSequence(tx, userId);
  await linkNumber(tx, userId, 'whatsapp', phone, new Date());
  await noteInbound(tx, userId, 'whatsapp', { phone, id: bsuid }, new Date());
  if (meaning) await setOptOut(tx, userId, 'whatsapp', meaning === 'stop', text ?? '', new Date());
  return userId;
};

interface ReceiveDeps extends Pick<SmsUssdDeps, 'db' | 'take'> {
  readonly enqueue: (tx: Transaction, message: Arrived) => Promise<void>;
}

/** An SMS to our short code, taken once. */
const receiveSms = async (
  { db, take, enqueue }: ReceiveDeps,
  { from, text = '', id }: ReturnType<typeof parseForm>,
): Promise<void> => {
  const phone = phoneOf(from);
  if (!phone || !id) return;
  const meaning = isStop(text) ? ('stop' as const) : isStart(text) ? ('start' as const) : null;
  // STOP counts however many messages came before; only its confirmation is limited.
  const mayReply = await take(`text:${phone}`, MAX_MESSAGES_PER_MINUTE);
  if (!mayReply && meaning === null) return;
  await db.asSystem(async (tx) => {
    if (!(await isFirst(tx, 'sms', id))) return;
    const userId = await ownerOf(tx, 'sms', { phone });
    if (userId) {
      await lockUserSequence(tx, userId);
      await noteInbound(tx, userId, 'sms', { phone }, new Date());
      if (meaning) await setOptOut(tx, userId, 'sms', meaning === 'stop', text, new Date());
    }
    if (mayReply)
      await enqueue(tx, { way: 'sms', to: phone, userId, id, at: Date.now(), text, meaning, media: null });
  });
};

export const smsUssdServer = ({ senders, sync, log, ...parts }: SmsUssdDeps) => {
  const { db, jobs, smsSecret, take, link } = parts;
  const deps: AnswerDeps = {
    ...parts,
    send: async (way, message) =>
      (way === 'sms'
        ? senders.sms?.send(message)
        : senders.whatsapp?.send({
            ...message,
            isOpen: true,
            kind: 'notice',
            chooseLabel: say[message.language].choose,
          })) ?? null,
    act: (userId, { at, ...command }) =>
      sync().applyCommand(
        { userId, role: 'farmer', now: new Date(), log },
        { ...command, deviceTime: at.toISOString() },
      ),
  };
  jobs.handleJobs<Arrived>(ANSWER_JOB, answer(deps));
  jobs.handleJobs<SendAnswerJob>(SEND_ANSWER_JOB, sendBack(deps, fitToChannel));
  const ussdDeps = { ...deps, jobs, log, hasSms: senders.sms !== null };
  const enqueue = async (tx: Transaction, from: Arrived): Promise<void> => {
    const userId = from.userId && (await useAccount(tx, from.userId));
    const registration = await registrationAfter(tx, { ...from, userId }, new Date());
    if (registration === 'ignored') return;
    const arrived = { ...from, userId, registration };
    if (await mayAnswer(tx, arrived)) await jobs.enqueue(tx, ANSWER_JOB, arrived);
  };
  const onInbound: OnInbound = async (tx, { userId: knownId, message, meaning }) => {
    if (!expectsReply(message.type)) return;
    const to = message.phone ?? message.bsuid!;
    if (!(await take(`text:${to}`, MAX_MESSAGES_PER_MINUTE))) return;
    const userId = knownId ?? (await linkedBySms(tx, message, meaning));
    const media = message.type === 'image' ? message.media : null;
    await enqueue(tx, {
      way: 'whatsapp',
      to,
      userId,
      id: message.id,
      at: message.at,
      text: message.choice ?? message.text,
      meaning,
      media: media && { id: media.id, sha256: media.sha256 },
    });
  };
  const isWebhookSecret = (secret: string): boolean => smsSecret !== null && sameSecret(secret, smsSecret);

  const operations: ServedOperation[] = [
    serve(inboundSmsWebhook, async (_ctx, { params: { secret }, bytes }) => {
      if (!isWebhookSecret(secret)) return refuse('hooks.unknown');
      await receiveSms({ db, take, enqueue }, parseForm(bytes));
      return ok({ ok: true as const });
    }),
    serve(ussdWebhook, async ({ now, log: requestLog }, { params: { secret }, bytes }) => {
      if (!isWebhookSecret(secret)) return refuse('hooks.unknown');
      const { phoneNumber, text = '', sessionId = '' } = parseForm(bytes);
      const reply = (response: string, ends: boolean) =>
        ok({ body: `${ends ? 'END' : 'CON'} ${response}`, type: 'text/plain; charset=utf-8' });
      const phone = phoneOf(phoneNumber);
      if (!phone) return reply(toGsm(say.sw.stranger(link)).slice(0, MAX_CHARACTERS.ussd), true);
      const answered = await answerUssd(
        { ...ussdDeps, log: requestLog },
        { phone, sessionId: sessionId.slice(0, 100), text, now },
      );
      return reply(answered.text, answered.ends);
    }),
  ];
  return defineServerFeature()({
    access: smsUssdAccess,
    tables: smsUssdTables,
    operations,
    listeners: { 'community.answered': [onAnswered(jobs)] },
    sweeps: { 'text registrations': sweepRegistrations(db) },
    onInbound,
  });
};
