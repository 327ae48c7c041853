import type { Failure } from '#features/payments/domain/order.ts';
import type { Notice, PaymentStatus, PaymentProvider, StartResult } from '#features/payments/server/ports.ts';
import { HOUR_MS } from '#kit/pure/days.ts';
import { requestJson, type JsonResult, safeErrorName, numberOf, objectOf, textOf } from './request-json.ts';

const DARAJA_LIVE = 'https://api.safaricom.co.ke';
const TIMEOUT_MS = 10_000;
const TOKEN_MARGIN_MS = 60_000;

interface DarajaOptions {
  readonly consumerKey: string;
  readonly consumerSecret: string;
  readonly shortcode: string;
  readonly passkey: string;
  /** A Buy Goods till; without it the money goes to the paybill. */
  readonly till?: string | undefined;
  /** The secret callback address for M-Pesa's results; the order's id is added. */
  readonly hookUrl: string;
  readonly url?: string | undefined;
  readonly timeoutMs?: number;
  readonly now?: () => number;
}

/** yyyyMMddHHmmss in Nairobi time, which has no daylight saving. */
export const nairobiStamp = (moment: number): string =>
  new Date(moment + 3 * HOUR_MS).toISOString().replace(/\D/g, '').slice(0, 14);

const failures: Readonly<Record<number, Failure>> = {
  1: 'funds',
  17: 'limit',
  26: 'busy',
  1001: 'busy',
  1019: 'unreachable',
  1025: 'busy',
  1032: 'cancelled',
  1037: 'unreachable',
  2001: 'pin',
  9999: 'busy',
};

const errorOf = (response: JsonResult & { ok: true }): string => {
  const errorCode =
    textOf(objectOf(response.body)['errorCode']) ?? textOf(objectOf(response.body)['ResponseCode']);
  return errorCode ? safeErrorName(errorCode) : `http ${response.status}`;
};

interface DarajaAccess extends Pick<DarajaOptions, 'consumerKey' | 'consumerSecret'> {
  readonly url: string;
  readonly timeoutMs: number;
  readonly now: () => number;
}
type DarajaCall = (path: string, body: object) => Promise<JsonResult>;

/** Calls Daraja with an access token. A token that expired early is renewed once. */
const createCall = ({ consumerKey, consumerSecret, url, timeoutMs, now }: DarajaAccess): DarajaCall => {
  let token: { readonly text: string; readonly until: number } | null = null;

  const newToken = async (): Promise<string | JsonResult> => {
    const basic = Buffer.from(`${consumerKey}:${consumerSecret}`).toString('base64');
    const response = await requestJson(
      `${url}/oauth/v1/generate?grant_type=client_credentials`,
      { headers: { authorization: `Basic ${basic}` } },
      timeoutMs,
    );
    const body = response.ok ? objectOf(response.body) : {};
    const text = textOf(body['access_token']);
    if (!text) return response.ok ? response : { ...response, wasNotSent: true };
    token = {
      text,
      until: now() + Math.max(0, (numberOf(body['expires_in']) ?? 0) * 1000 - TOKEN_MARGIN_MS),
    };
    return text;
  };

  return async (path, body) => {
    for (let isRetry = false; ; isRetry = true) {
      const bearer = token && token.until > now() ? token.text : await newToken();
      if (typeof bearer !== 'string') return bearer;
      const response = await requestJson(
        `${url}/${path}`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
          body: JSON.stringify(body),
        },
        timeoutMs,
      );
      const isStale =
        response.ok && (response.status === 401 || /^40[14]\.00[13]\.0[13]/.test(errorOf(response)));
      if (!isStale || isRetry) return response;
      token = null;
    }
  };
};

/** Whether Daraja accepted the request for the PIN, and if not why. */
const startResultOf = (response: JsonResult): StartResult => {
  if (!response.ok) return { ok: false, why: response.wasNotSent ? 'busy' : 'maybe', code: response.code };
  const body = objectOf(response.body);
  const trackingId = textOf(body['CheckoutRequestID']);
  if (textOf(body['ResponseCode']) === '0' && trackingId) return { ok: true, trackingId, redirectUrl: null };
  const code = errorOf(response);
  return {
    ok: false,
    why:
      code === '400.002.02'
        ? 'phone'
        : /^40[014]\./.test(code) || code === '500.001.1001'
          ? 'account'
          : response.status >= 500
            ? 'busy'
            : 'refused',
    code,
  };
};

interface QueriedOrder {
  readonly trackingId: string;
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
}

const paymentStatusOf = (response: JsonResult, order: QueriedOrder, notice?: Notice): PaymentStatus => {
  if (!response.ok) return { is: 'unreachable', code: response.code };
  const body = objectOf(response.body);
  const result = numberOf(body['ResultCode']);
  // While the farmer is answering the prompt, the query returns an error: "the transaction is being
  // processed".
  if (result === null)
    return errorOf(response) === '500.001.1001' && /process/i.test(textOf(body['errorMessage']) ?? '')
      ? { is: 'pending' }
      : { is: 'unreachable', code: errorOf(response) };
  if (result === 0) {
    const { trackingId, reference, amount, currency } = order;
    const [accepted, requestId] = [textOf(body['ResponseCode']), textOf(body['CheckoutRequestID'])];
    if (accepted !== '0' || (requestId !== null && requestId !== trackingId))
      return { is: 'unreachable', code: 'contradictory answer' };
    const [code, account] = [notice?.code ?? null, notice?.account ?? null];
    return { is: 'completed', amount, currency, reference, code, method: 'M-Pesa', account };
  }
  // 4999: the transaction is still being processed.
  return result === 4999 ? { is: 'pending' } : { is: 'failed', why: failures[result] ?? 'refused' };
};

/** Safaricom's Daraja API: the phone prompts for the M-Pesa PIN. */
export const daraja = ({
  consumerKey,
  consumerSecret,
  shortcode,
  passkey,
  till,
  hookUrl,
  url = DARAJA_LIVE,
  timeoutMs = TIMEOUT_MS,
  now = Date.now,
}: DarajaOptions): PaymentProvider => {
  const call = createCall({ consumerKey, consumerSecret, url, timeoutMs, now });

  const authFields = () => {
    const stamp = nairobiStamp(now());
    return {
      BusinessShortCode: shortcode,
      Password: Buffer.from(shortcode + passkey + stamp).toString('base64'),
      Timestamp: stamp,
    };
  };

  return {
    id: 'mpesa',
    sandbox: false,
    push: true,
    start: async ({ reference, amount, phone }) => {
      if (!phone) return { ok: false, why: 'phone', code: 'no phone' };
      return startResultOf(
        await call('mpesa/stkpush/v1/processrequest', {
          ...authFields(),
          TransactionType: till ? 'CustomerBuyGoodsOnline' : 'CustomerPayBillOnline',
          Amount: Math.ceil(amount),
          PartyA: phone,
          PartyB: till ?? shortcode,
          PhoneNumber: phone,
          CallBackURL: `${hookUrl}/${reference}`,
          AccountReference: 'Mavuno',
          TransactionDesc: 'Mavuno Pro',
        }),
      );
    },
    /**
     * The query confirms success but never states an amount: `amount` is the requested one. The caller
     * compares what a callback states, so that no later query can overrule it.
     */
    getStatus: async (trackingId, { reference, amount, currency }, notice) =>
      paymentStatusOf(
        await call('mpesa/stkpushquery/v1/query', { ...authFields(), CheckoutRequestID: trackingId }),
        { trackingId, reference, amount, currency },
        notice,
      ),
  };
};
