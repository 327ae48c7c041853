import { languageOf } from '#features/people/server/api.ts';
import { ok, refuse } from '#kit/pure/result.ts';
import { type FileReply, serve, type ServedOperation } from '#kit/server/context.ts';
import { nextSequence } from '#kit/server/sync/sequence.ts';
import * as contract from '../contract.ts';
import { accessOf } from '../domain/account.ts';
import { isOpen } from '../domain/order.ts';
import { acceptReviewedOrder } from './accept-held.ts';
import {
  createRefundRequest,
  cancelRenewal,
  changeSubscription,
  paymentById,
  paymentByOrder,
  readAccountPayments,
  restore,
} from './account-payments.ts';
import { cancelOrder } from './cancel-order.ts';
import { createPaymentInit } from './create-order.ts';
import { invoiceOf, invoicePdf } from './invoice.ts';
import { type SandboxAction, sandboxActions, type SandboxControl } from './ports.ts';
import { refundReviewedOrder, recordRefundDecision, listOpenCases } from './refunds.ts';
import { returnUrl, sandboxCss, sandboxHtml } from './sandbox-page.ts';
import { recordPaymentStep, type OrderRow, findOrder, findOrderByTrackingId, readAccount } from './sql.ts';
import { type PayDeps, createVerifier } from './verify.ts';
import { orderView } from './views.ts';

/** A waiting screen may poll us often; we query the provider at most this often. */
const MIN_QUERY_INTERVAL_MS = 10_000;

const findUserOrder = (deps: PayDeps, userId: string, id: string): Promise<OrderRow | null> =>
  deps.db.asUser(userId, (tx) => findOrder(tx, id));
const viewOf = (deps: PayDeps, row: OrderRow, now: Date): Promise<contract.OrderView> =>
  deps.db.asUser(row.user_id, async (tx) =>
    orderView(
      row,
      accessOf(await readAccount(tx, row.user_id), now.getTime()).until,
      row.state === 'held' ? await paymentByOrder(tx, row.user_id, row.id) : null,
    ),
  );

const orderRoutes = (deps: PayDeps, origin: string): ServedOperation[] => {
  const [init, verify] = [createPaymentInit(deps, origin), createVerifier(deps)];
  return [
    serve(contract.initPayment, ({ session, now }, { body }) => init(session, body, now)),
    serve(contract.readOrder, async ({ session: { userId }, now }, { params: { id } }) => {
      const found = await findUserOrder(deps, userId, id);
      if (!found) return refuse('payments.no_order');
      const isDue =
        isOpen(found) &&
        found.tracking_id !== null &&
        now.getTime() - (found.asked_at?.getTime() ?? 0) >= MIN_QUERY_INTERVAL_MS;
      const verified = isDue ? await verify(id, 'polled', now) : null;
      return ok(await viewOf(deps, verified?.row ?? found, now));
    }),
    serve(contract.cancelOrder, async ({ session: { userId }, now }, { params: { id } }) => {
      const found = await findUserOrder(deps, userId, id);
      if (!found) return refuse('payments.no_order');
      const cancelled = await cancelOrder(deps, found, now);
      return cancelled.ok ? ok(await viewOf(deps, cancelled.value, now)) : cancelled;
    }),
    serve(
      contract.paymentCallback,
      async (
        { session: { userId, email }, now, log },
        {
          body: {
            user_id: claimedUserId,
            OrderTrackingId: trackingId,
            OrderMerchantReference: reference = `CALLBACK_${trackingId}`,
          },
        },
      ) => {
        const found = await deps.db.asUser(userId, async (tx) => {
          for (const { id } of deps.providers) {
            const one = await findOrderByTrackingId(tx, id, trackingId);
            if (one) return one;
          }
          return null;
        });
        if (claimedUserId !== userId || !found) {
          log.warn(
            { part: 'payments', orderId: found?.id ?? null },
            'a payment callback names another user or an unknown order',
          );
          return refuse(claimedUserId === userId ? 'payments.no_order' : 'payments.other_user');
        }
        await deps.db.asSystem(async (tx) => {
          await nextSequence(tx, userId);
          await recordPaymentStep(tx, userId, found.id, 'came_back', now, {
            reference: reference.slice(0, 120),
            same: reference === found.id,
          });
        });
        const { row } = (await verify(found.id, 'callback', now)) ?? { row: found };
        const order = await viewOf(deps, row, now);
        const paid =
          row.state === 'paid'
            ? await deps.db.asUser(userId, (tx) => paymentByOrder(tx, userId, row.id))
            : null;
        return ok({
          success: row.state === 'paid',
          transaction_id: paid?.confirmation_code ?? paid?.id ?? null,
          amount: row.amount,
          plan_type: row.plan,
          user_email: email,
          order,
        });
      },
    ),
  ];
};

const invoiceRoutes = ({ db }: PayDeps): ServedOperation[] => [
  serve(contract.invoice, ({ session: { userId } }, { params: { id }, query: { language } }) =>
    db.asUser(userId, async (tx) => {
      const payment = await paymentById(tx, userId, id);
      return payment && payment.status !== 'HELD'
        ? ok(invoiceOf(payment, language ?? (await languageOf(tx, userId))))
        : refuse('payments.no_payment');
    }),
  ),
  serve(contract.invoicePdf, async ({ session: { userId } }, { params: { id }, query: { language } }) => {
    const found = await db.asUser(userId, async (tx) => ({
      payment: await paymentById(tx, userId, id),
      language: language ?? (await languageOf(tx, userId)),
    }));
    return found.payment && found.payment.status !== 'HELD'
      ? ok({ body: await invoicePdf(found.payment, found.language) } satisfies FileReply)
      : refuse('payments.no_payment');
  }),
];

const sandboxRoutes = (deps: PayDeps, sandboxControl: SandboxControl | null): ServedOperation[] => {
  const read = async (userId: string, trackingId: string) => {
    const row =
      sandboxControl &&
      (await deps.db.asUser(userId, (tx) => findOrderByTrackingId(tx, 'sandbox', trackingId)));
    const order = row && (await sandboxControl.read(trackingId));
    return row && order && row.user_id === userId ? { row, order } : null;
  };
  return [
    serve(
      contract.sandboxPage,
      async ({ session: { userId, language: sessionLanguage } }, { params: { id }, query: { language } }) => {
        const found = await read(userId, id);
        return found
          ? ok({
              body: sandboxHtml(found.order, found.row.plan, language ?? sessionLanguage),
              type: 'text/html; charset=utf-8',
            } satisfies FileReply)
          : refuse('payments.no_order');
      },
    ),
    serve(contract.sandboxStyle, async () =>
      sandboxControl
        ? ok({ body: sandboxCss, type: 'text/css; charset=utf-8' } satisfies FileReply)
        : refuse('payments.no_order'),
    ),
    serve(
      contract.performSandboxAction,
      async ({ session: { userId }, now, redirect }, { params: { id }, bytes }) => {
        const found = await read(userId, id);
        const act = new URLSearchParams(bytes.toString('utf8')).get('act') as SandboxAction | null;
        if (!found || !act || !sandboxActions.includes(act)) return refuse('payments.no_order');
        await sandboxControl!.applyAction(id, act, now);
        // A provider calls back before it redirects the farmer; late money has no callback and is found by polling.
        if (act !== 'late') await createVerifier(deps)(found.row.id, 'ipn', now);
        redirect(returnUrl(found.order));
        return ok(null);
      },
    ),
  ];
};

export const paymentRoutes = (
  deps: PayDeps,
  origin: string,
  sandboxControl: SandboxControl | null,
): ServedOperation[] => [
  serve(contract.myPayments, async ({ session: { userId }, now }) =>
    ok(await readAccountPayments(deps, userId, now)),
  ),
  serve(contract.verifyPayments, ({ session, now }) => restore(deps, session, now)),
  serve(contract.cancelSubscription, ({ session, now }) => cancelRenewal(deps, session, now)),
  serve(contract.changePlan, ({ session, now }, { body }) => changeSubscription(deps, session, body, now)),
  ...orderRoutes(deps, origin),
  ...invoiceRoutes(deps),
  ...sandboxRoutes(deps, sandboxControl),
  serve(contract.requestRefund, ({ session: { userId }, now }, { params: { id }, body: { reason } }) =>
    createRefundRequest(deps, userId, id, reason, now),
  ),
  serve(contract.listRefunds, async () => ok(await listOpenCases(deps.db))),
  serve(contract.decideRefund, ({ session: { userId }, now }, { params: { id }, body }) =>
    recordRefundDecision(deps, userId, id, body, now),
  ),
  serve(contract.acceptHeld, ({ session: { userId }, now }, { params: { id }, body }) =>
    acceptReviewedOrder(deps, userId, id, body, now),
  ),
  serve(contract.returnHeld, ({ session: { userId }, now }, { params: { id }, body }) =>
    refundReviewedOrder(deps, userId, id, body, now),
  ),
];
