import { CURRENCY } from '#features/plans/domain/prices.ts';
import { ok, refuse } from '#kit/pure/result.ts';
import { serve, type ServedOperation } from '#kit/server/context.ts';
import { sameSecret } from '#kit/server/same-secret.ts';
import { AccountDeletedError } from '#kit/server/sync/sequence.ts';
import { mpesaNotice, pesapalNotice, pesapalNoticePost } from '../contract.ts';
import type { Provider, StatedAmount } from '../domain/order.ts';
import type { Notice } from './ports.ts';
import { type OrderRow, findOrder, findOrderByTrackingId } from './sql.ts';
import { type PayDeps, createVerifier } from './verify.ts';

interface NoticeDeps extends PayDeps {
  /** The secret part of the address given to M-Pesa. */
  readonly mpesaSecret: string;
  /** IP addresses that M-Pesa may call from; empty: any. */
  readonly mpesaAddresses: readonly string[];
}

const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** The order of a notice, found by the provider's tracking id, else by our own reference. */
const findNoticeOrder = (
  { db }: PayDeps,
  provider: Provider,
  trackingId: string,
  reference: string,
): Promise<OrderRow | null> =>
  db.asSystem(async (tx) => {
    const known = await findOrderByTrackingId(tx, provider, trackingId);
    if (known || !isId(reference)) return known;
    const named = await findOrder(tx, reference);
    return named?.provider === provider && named.tracking_id === null ? named : null;
  });

interface PesapalNotification {
  readonly trackingId: string;
  readonly reference: string;
  readonly type: string;
}

/**
 * Answers 200 when the order agrees with the provider, and for unknown orders, which a repetition would not
 * change.
 */
const handlePesapal = async (
  deps: PayDeps,
  { trackingId, reference, type }: PesapalNotification,
  now: Date,
) => {
  const echo = {
    orderNotificationType: type,
    orderTrackingId: trackingId,
    orderMerchantReference: reference,
  };
  const order = trackingId === '' ? null : await findNoticeOrder(deps, 'pesapal', trackingId, reference);
  if (!order) {
    deps.log.warn(
      { part: 'payments', orderId: isId(reference) ? reference : null, provider: 'pesapal' },
      'a notice of an order that is not known',
    );
    return ok({ ...echo, status: 200 });
  }
  // Logged where it failed; 500 makes Pesapal repeat the notification.
  const verified = await createVerifier(deps)(order.id, 'ipn', now, { trackingId }).catch(() => ({
    reached: false,
  }));
  return ok({ ...echo, status: verified && !verified.reached ? 500 : 200 });
};

const parseBody = (bytes: Buffer): Readonly<Record<string, unknown>> => {
  const text = bytes.toString('utf8');
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : {};
  } catch {
    return Object.fromEntries(new URLSearchParams(text));
  }
};
const textField = (json: Readonly<Record<string, unknown>>, key: string): string =>
  typeof json[key] === 'string' ? (json[key] as string).slice(0, 120) : '';

/**
 * M-Pesa states shillings without a currency, and a number may be text. An unreadable amount counts as 0, so
 * that a person checks it.
 */
const parseAmount = (amount: unknown): StatedAmount => {
  const isText = typeof amount === 'string' && amount.trim() !== '';
  const number = isText || typeof amount === 'number' ? Number(amount) : NaN;
  return { amount: Number.isFinite(number) ? number : 0, currency: CURRENCY };
};

interface Callback {
  readonly trackingId: string | undefined;
  readonly notice: Notice;
}
const parseMpesaCallback = (bytes: Buffer): Callback => {
  const callback = (
    parseBody(bytes) as {
      Body?: { stkCallback?: { CheckoutRequestID?: unknown; CallbackMetadata?: { Item?: unknown } } };
    }
  ).Body?.stkCallback;
  const items = Array.isArray(callback?.CallbackMetadata?.Item)
    ? (callback.CallbackMetadata.Item as { Name?: unknown; Value?: unknown }[])
    : [];
  const value = (name: string): unknown => items.find((item) => item?.Name === name)?.Value;
  const hasAmount = items.some((item) => item?.Name === 'Amount');
  const [code, phone] = [value('MpesaReceiptNumber'), value('PhoneNumber')];
  return {
    trackingId:
      typeof callback?.CheckoutRequestID === 'string' ? callback.CheckoutRequestID.slice(0, 100) : undefined,
    notice: {
      stated: hasAmount ? parseAmount(value('Amount')) : null,
      code: typeof code === 'string' && code ? code.slice(0, 40) : null,
      account: phone === undefined ? null : String(phone).slice(0, 20),
    },
  };
};

/** Ignores the error of a deleted account, which has nothing left to save. */
const ignoreDeletedAccount = (fault: unknown): null => {
  if (fault instanceof AccountDeletedError) return null;
  throw fault;
};

const ACCEPTED = { ResultCode: 0, ResultDesc: 'Accepted' };

/**
 * Webhooks of the providers. Their content is not trusted: it triggers a query to the provider, and each gets
 * the response it expects.
 */
export const callbackRoutes = (deps: NoticeDeps): ServedOperation[] => [
  serve(pesapalNotice, ({ now }, { query }) =>
    handlePesapal(
      deps,
      {
        trackingId: query.OrderTrackingId ?? '',
        reference: query.OrderMerchantReference ?? '',
        type: query.OrderNotificationType ?? 'IPNCHANGE',
      },
      now,
    ),
  ),
  serve(pesapalNoticePost, ({ now }, { bytes }) => {
    const json = parseBody(bytes);
    return handlePesapal(
      deps,
      {
        trackingId: textField(json, 'OrderTrackingId').slice(0, 100),
        reference: textField(json, 'OrderMerchantReference'),
        type: textField(json, 'OrderNotificationType') || 'IPNCHANGE',
      },
      now,
    );
  }),
  serve(mpesaNotice, async ({ now, address }, { params: { secret, order: reference }, bytes }) => {
    if (
      !sameSecret(secret, deps.mpesaSecret) ||
      (deps.mpesaAddresses.length > 0 && !deps.mpesaAddresses.includes(address))
    )
      return refuse('payments.unknown_door');
    const { trackingId, notice } = parseMpesaCallback(bytes);
    const order =
      isId(reference) && trackingId ? await deps.db.asSystem((tx) => findOrder(tx, reference)) : null;
    const isMatching =
      order?.provider === 'mpesa' && (order.tracking_id === null || order.tracking_id === trackingId);
    if (!order || !isMatching)
      deps.log.warn(
        { part: 'payments', orderId: isId(reference) ? reference : null, provider: 'mpesa' },
        'a notice of an order that is not known',
      );
    // A failed save is answered with 500, so that M-Pesa resends it: a later query returns no amount.
    else
      await createVerifier(deps)(order.id, 'ipn', now, { ...(trackingId && { trackingId }), notice }).catch(
        ignoreDeletedAccount,
      );
    return ok(ACCEPTED);
  }),
];
