import { ok, refuse } from '#kit/pure/result.ts';
import { serve, type ServedOperation } from '#kit/server/context.ts';
import type { Database, Transaction } from '#kit/server/database/database.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import { parseForm } from '#kit/server/parse-form.ts';
import { sameSecret } from '#kit/server/same-secret.ts';
import { lockUserSequence, touchRows } from '#kit/server/sync/sequence.ts';
import { smsReportHook, verifyWhatsAppHook, whatsAppHook } from '../contract.ts';
import type { Channel } from '../domain/channels.ts';
import { afterReport, type DeliveryState } from '../domain/delivery.ts';
import {
  readWhatsAppHook,
  smsReport,
  type WhatsAppHook,
  type WhatsAppInbound,
} from '../domain/provider-webhooks.ts';
import { isStart, isStop } from '../domain/stop-words.ts';
import { recordInbound, ownerOf, setOptOut } from './identities.ts';
import type { WhatsAppSender } from './ports.ts';
import { findDeliveryByProviderId, recordFirstReceipt, lockDelivery, writeDelivery } from './sql.ts';

export const HOOK_JOB = 'notify.hook';

/**
 * Called once per message. `meaning`: a STOP or START that was already applied. Runs in its transaction and
 * only enqueues jobs.
 */
export type OnInbound = (
  tx: Transaction,
  from: {
    readonly userId: string | null;
    readonly message: WhatsAppInbound;
    readonly meaning: 'stop' | 'start' | null;
  },
) => Promise<void>;

interface HookDeps {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly whatsapp: WhatsAppSender | null;
  /** The secret part of the address given to Africa's Talking; null disables the route. */
  readonly smsSecret: string | null;
  readonly onInbound?: OnInbound | undefined;
}

interface Report {
  readonly channel: Channel;
  readonly id: string;
  readonly state: 'handed' | 'delivered' | 'read' | 'failed';
}

/** The reason for a WhatsApp error code; null for codes without a specific reason. */
const failureReasonOf = (code: number | null) =>
  code === 131026
    ? ('number' as const)
    : code === 131049 || code === 131050
      ? ('blocked' as const)
      : code === 131047 || (code !== null && code >= 132000 && code < 132100)
        ? ('template' as const)
        : null;

/** A report may arrive twice, late, or before our own record. It never moves a delivery backwards. */
const applyReport = (db: Database, { channel, id, state }: Report, code: number | null): Promise<void> =>
  db.asSystem(async (tx) => {
    const found = await findDeliveryByProviderId(tx, channel, id);
    if (!found) return;
    await lockUserSequence(tx, found.user_id);
    const now = await lockDelivery(tx, found.user_id, found.id);
    const next: DeliveryState = now ? afterReport(now.state, state) : state;
    if (!now || next === now.state) return;
    const shown = await writeDelivery(tx, now.user_id, now.id, {
      state: next,
      why: next === 'failed' ? (failureReasonOf(code) ?? 'maybe') : null,
    });
    await touchRows(
      tx,
      shown.map((row) => ({ userId: now.user_id, kind: 'notification', id: row })),
    );
  });

const handleInbound = (deps: HookDeps, inbound: WhatsAppInbound): Promise<void> =>
  deps.db.asSystem(async (tx) => {
    if (!(await recordFirstReceipt(tx, 'whatsapp', inbound.id))) return;
    // A phone's clock may be ahead, or missing; time limits use ours.
    const message = { ...inbound, at: Math.min(inbound.at || Date.now(), Date.now()) };
    const contact = { phone: message.phone, id: message.bsuid };
    const userId = await ownerOf(tx, 'whatsapp', contact);
    const meaning =
      message.text === null
        ? null
        : isStop(message.text)
          ? ('stop' as const)
          : isStart(message.text)
            ? ('start' as const)
            : null;
    if (userId) {
      await lockUserSequence(tx, userId);
      await recordInbound(tx, userId, 'whatsapp', contact, new Date(message.at));
      if (meaning) await setOptOut(tx, userId, 'whatsapp', meaning === 'stop', message.text!, new Date());
    }
    await deps.onInbound?.(tx, { userId, message, meaning });
  });

export const handleWhatsAppHook =
  (deps: HookDeps) =>
  async ({ messages, reports }: WhatsAppHook): Promise<void> => {
    for (const { code, ...report } of reports)
      await applyReport(deps.db, { channel: 'whatsapp', ...report }, code);
    for (const message of messages) await handleInbound(deps, message);
  };

const parseJson = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
};

/** Webhook routes for other services: verify the caller, answer quickly. WhatsApp bodies are queued. */
export const hookRoutes = (deps: HookDeps): ServedOperation[] => [
  serve(verifyWhatsAppHook, async (_ctx, { query }) => {
    const challenge = query['hub.challenge'];
    if (
      !deps.whatsapp ||
      query['hub.mode'] !== 'subscribe' ||
      challenge === undefined ||
      !deps.whatsapp.isVerifyToken(query['hub.verify_token'])
    )
      return refuse('hooks.unknown');
    return ok({ body: challenge, type: 'text/plain; charset=utf-8' });
  }),
  serve(whatsAppHook, async ({ headers, log }, { bytes }) => {
    if (!deps.whatsapp) return refuse('hooks.unknown');
    if (!deps.whatsapp.isSigned(bytes, [headers['x-hub-signature-256']].flat()[0]))
      return refuse('hooks.signature');
    const hook = readWhatsAppHook(parseJson(bytes));
    if (hook.messages.length + hook.reports.length === 0)
      log.info({ part: 'whatsapp' }, 'WhatsApp webhook without messages or reports');
    else await deps.db.asSystem((tx) => deps.jobs.enqueue<WhatsAppHook>(tx, HOOK_JOB, hook));
    return ok({ ok: true as const });
  }),
  serve(smsReportHook, async (_ctx, { params: { secret }, bytes }) => {
    if (!deps.smsSecret || !sameSecret(secret, deps.smsSecret)) return refuse('hooks.unknown');
    const report = smsReport(parseForm(bytes));
    if (report) await applyReport(deps.db, { channel: 'sms', ...report }, null);
    return ok({ ok: true as const });
  }),
];
