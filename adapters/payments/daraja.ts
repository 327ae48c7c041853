import type { Failure } from '#features/payments/domain/order.ts';
import type { PaymentStatus, PaymentProvider } from '#features/payments/server/ports.ts';
import { HOUR_MS } from '#kit/pure/days.ts';
import { requestJson, type Asked, nameOf, numberOf, objectOf, textOf } from './request-json.ts';

const DARAJA_LIVE = 'https://api.safaricom.co.ke';
const WAIT_MS = 10_000;
const EARLY_MS = 60_000;

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
  readonly waitMs?: number;
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

const errorOf = (asked: Asked & { ok: true }): string => {
  const errorCode = textOf(objectOf(asked.body)['errorCode']) ?? textOf(objectOf(asked.body)['ResponseCode']);
  return errorCode ? nameOf(errorCode) : `http ${asked.status}`;
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
  waitMs = WAIT_MS,
  now = Date.now,
}: DarajaOptions): PaymentProvider => {
  let token: { readonly text: string; readonly until: number } | null = null;

  const newToken = async (): Promise<string | Asked> => {
    const basic = Buffer.from(`${consumerKey}:${consumerSecret}`).toString('base64');
    const asked = await requestJson(
      `${url}/oauth/v1/generate?grant_type=client_credentials`,
      { headers: { authorization: `Basic ${basic}` } },
      waitMs,
    );
    const body = asked.ok ? objectOf(asked.body) : {};
    const text = textOf(body['access_token']);
    if (!text) return asked.ok ? asked : { ...asked, neverLeft: true };
    token = { text, until: now() + Math.max(0, (numberOf(body['expires_in']) ?? 0) * 1000 - EARLY_MS) };
    return text;
  };

  const call = async (path: string, body: object): Promise<Asked> => {
    for (let isSecond = false; ; isSecond = true) {
      const bearer = token && token.until > now() ? token.text : await newToken();
      if (typeof bearer !== 'string') return bearer;
      const asked = await requestJson(
        `${url}/${path}`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
          body: JSON.stringify(body),
        },
        waitMs,
      );
      const isStale = asked.ok && (asked.status === 401 || /^40[14]\.00[13]\.0[13]/.test(errorOf(asked)));
      if (!isStale || isSecond) return asked;
      token = null;
    }
  };

  const signed = () => {
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
      const asked = await call('mpesa/stkpush/v1/processrequest', {
        ...signed(),
        TransactionType: till ? 'CustomerBuyGoodsOnline' : 'CustomerPayBillOnline',
        Amount: Math.ceil(amount),
        PartyA: phone,
        PartyB: till ?? shortcode,
        PhoneNumber: phone,
        CallBackURL: `${hookUrl}/${reference}`,
        AccountReference: 'Mavuno',
        TransactionDesc: 'Mavuno Pro',
      });
      if (!asked.ok) return { ok: false, why: asked.neverLeft ? 'busy' : 'maybe', code: asked.code };
      const body = objectOf(asked.body);
      const trackingId = textOf(body['CheckoutRequestID']);
      if (textOf(body['ResponseCode']) === '0' && trackingId)
        return { ok: true, trackingId, redirectUrl: null };
      const code = errorOf(asked);
      return {
        ok: false,
        why:
          code === '400.002.02'
            ? 'phone'
            : /^40[014]\./.test(code) || code === '500.001.1001'
              ? 'account'
              : asked.status >= 500
                ? 'busy'
                : 'refused',
        code,
      };
    },
    /**
     * The query confirms success but never states an amount: `amount` is the requested one. The caller
     * compares what a callback states, so that no later query can overrule it.
     */
    getStatus: async (trackingId, { reference, amount, currency }, notice): Promise<PaymentStatus> => {
      const asked = await call('mpesa/stkpushquery/v1/query', { ...signed(), CheckoutRequestID: trackingId });
      if (!asked.ok) return { is: 'unreachable', code: asked.code };
      const body = objectOf(asked.body);
      const result = numberOf(body['ResultCode']);
      // While the farmer is answering the prompt, the query returns an error: "the transaction is being
      // processed".
      if (result === null)
        return errorOf(asked) === '500.001.1001' && /process/i.test(textOf(body['errorMessage']) ?? '')
          ? { is: 'pending' }
          : { is: 'unreachable', code: errorOf(asked) };
      if (result === 0) {
        const [accepted, about] = [textOf(body['ResponseCode']), textOf(body['CheckoutRequestID'])];
        if (accepted !== '0' || (about !== null && about !== trackingId))
          return { is: 'unreachable', code: 'contradictory answer' };
        const [code, account] = [notice?.code ?? null, notice?.account ?? null];
        return { is: 'completed', amount, currency, reference, code, method: 'M-Pesa', account };
      }
      // 4999: the transaction is still being processed.
      return result === 4999 ? { is: 'pending' } : { is: 'failed', why: failures[result] ?? 'refused' };
    },
  };
};
