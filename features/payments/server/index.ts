import { createHmac } from 'node:crypto';
import sql from 'sql-template-tag';
import { endedSubscriptions } from '#features/plans/server/api.ts';
import type { ServedOperation } from '#kit/server/context.ts';
import { defineServerFeature } from '#kit/server/feature.ts';
import { nextSequence } from '#kit/server/sync/sequence.ts';
import { isOpen } from '../domain/order.ts';
import { paymentsAccess } from './access.ts';
import { callbackRoutes } from './callbacks.ts';
import { type PollJob, POLL_JOB } from './create-order.ts';
import type { SandboxControl } from './ports.ts';
import { notifyEndings } from './pro-end-notices.ts';
import { countOpenCases } from './refunds.ts';
import { paymentRoutes } from './routes.ts';
import { listOrders, findOrder } from './sql.ts';
import { paymentsTables } from './tables.ts';
import { applyAccountEvent, type PayDeps, createVerifier } from './verify.ts';

interface PaymentsDeps extends PayDeps {
  readonly origin: string;
  /** The server secret, from which the address that M-Pesa calls is derived. */
  readonly secret: string;
  readonly mpesaAddresses: readonly string[];
  readonly sandboxControl: SandboxControl | null;
}

/** The secret path segment known only to M-Pesa. */
const mpesaSecretOf = (secret: string): string =>
  createHmac('sha256', secret).update('mpesa callback').digest('base64url');
export const mpesaHookUrl = (origin: string, secret: string): string =>
  `${origin}/api/pay/mpesa/${mpesaSecretOf(secret)}`;
export const pesapalIpnUrl = (origin: string): string => `${origin}/api/pay/pesapal/ipn`;

/** Polls an order without a callback. An unreachable provider fails the job, which is tried again. */
const pollOrder =
  (deps: PayDeps) =>
  async ({ id, last }: PollJob): Promise<void> => {
    const order = await deps.db.asSystem((tx) => findOrder(tx, id));
    if (!order || (!isOpen(order) && !last)) return;
    if (order.state === 'paid' || order.state === 'reversed') return;
    const verified = await createVerifier(deps)(id, last ? 'last look' : 'look', new Date());
    if (verified && !verified.reached) throw new Error('the payment provider is unreachable');
  };

/** Writes the expired state of subscriptions that have ended. */
const sweepEnded = async (deps: PayDeps, now: Date): Promise<void> => {
  const ended = await deps.db.asSystem((tx) => endedSubscriptions(tx, now));
  for (const { user_id: userId } of ended) {
    await deps.db.asSystem(async (tx) => {
      await nextSequence(tx, userId);
      const [newest] = await listOrders(tx, userId);
      if (newest) await applyAccountEvent(tx, deps, { userId, email: newest.user_email }, null, now);
    });
  }
};

/**
 * Accounting records are stored for five years after the year of the payment (Kenya, Tax Procedures Act 2015,
 * section 23).
 */
const RETENTION_YEARS = 5;
const sweepMoneyBook = ({ db }: PayDeps, now: Date): Promise<number> =>
  db.asSystem((tx) =>
    tx.run(
      sql`delete from money_book where at < ${new Date(Date.UTC(now.getUTCFullYear() - RETENTION_YEARS, 0, 1))}`,
    ),
  );

export const paymentsServer = (deps: PaymentsDeps) => {
  deps.jobs.handleJobs<PollJob>(POLL_JOB, pollOrder(deps));
  return defineServerFeature()({
    access: paymentsAccess,
    tables: paymentsTables,
    operations: [
      ...paymentRoutes(deps, deps.origin, deps.sandboxControl),
      ...callbackRoutes({ ...deps, mpesaSecret: mpesaSecretOf(deps.secret) }),
    ] satisfies ServedOperation[],
    metrics: [
      {
        name: 'mavuno_payments_waiting',
        help: 'Payments that do not match their order, and requests for money back, that somebody has to look at',
        read: () => countOpenCases(deps.db),
      },
    ],
    sweeps: {
      payments: async (): Promise<void> => {
        const now = new Date();
        await sweepEnded(deps, now);
        await notifyEndings(deps, now);
        await sweepMoneyBook(deps, now);
      },
    },
  });
};
