import type { Failure } from '#features/payments/domain/order.ts';
import type { PaymentStatus, PaymentProvider, StartResult } from '#features/payments/server/ports.ts';
import { requestJson, type JsonResult, safeErrorName, numberOf, objectOf, textOf } from './request-json.ts';

const PESAPAL_LIVE = 'https://pay.pesapal.com/v3';
const TIMEOUT_MS = 10_000;
/** Tokens are valid for five minutes. */
const TOKEN_MS = 240_000;

interface PesapalOptions {
  readonly consumerKey: string;
  readonly consumerSecret: string;
  /** Pesapal's callback address for changes of an order. */
  readonly ipnUrl: string;
  readonly url?: string | undefined;
  readonly timeoutMs?: number;
  readonly now?: () => number;
}

/** Successful responses also carry an error object, with null members. */
const errorOf = (body: unknown): string | null => {
  const error = objectOf(objectOf(body)['error']);
  return (
    textOf(error['code']) ?? textOf(error['message']) ?? textOf(error['error_type']) ?? textOf(error['type'])
  );
};
const isPending = (body: unknown): boolean => {
  const error = objectOf(objectOf(body)['error']);
  return error['code'] === 'payment_details_not_found' || error['message'] === 'Pending Payment';
};

const why = (description: string): Failure => {
  if (/cancel/i.test(description)) return 'cancelled';
  if (/insufficient|balance/i.test(description)) return 'funds';
  return /timeout|timed out|unreach|no response/i.test(description) ? 'unreachable' : 'refused';
};

/** 0 invalid, also used for "not paid yet"; 1 completed; 2 failed; 3 reversed. */
const paymentStatusOf = (body: unknown): PaymentStatus => {
  const json = objectOf(body);
  if (isPending(body)) return { is: 'pending' };
  const error = errorOf(body);
  if (error) return { is: 'unreachable', code: safeErrorName(error) };
  const reference = textOf(json['merchant_reference']) ?? '';
  switch (numberOf(json['status_code'])) {
    case 0:
      return { is: 'pending' };
    case 1: {
      const amount = numberOf(json['amount']);
      if (amount === null) return { is: 'unreachable', code: 'no amount' };
      return {
        is: 'completed',
        amount,
        currency: textOf(json['currency']) ?? '',
        reference,
        code: textOf(json['confirmation_code']),
        method: textOf(json['payment_method']),
        account: textOf(json['payment_account']),
      };
    }
    case 2:
      return {
        is: 'failed',
        why: why(`${textOf(json['description']) ?? ''} ${textOf(json['message']) ?? ''}`),
      };
    case 3:
      return { is: 'reversed', reference };
    default:
      return { is: 'unreachable', code: 'no status' };
  }
};

const startFailure = (asked: JsonResult): StartResult & { ok: false } => {
  if (!asked.ok) return { ok: false, why: asked.wasNotSent ? 'busy' : 'maybe', code: asked.code };
  const fault = errorOf(asked.body);
  return {
    ok: false,
    why:
      /consumer|token|merchant/i.test(fault ?? '') || asked.status === 401
        ? 'account'
        : asked.status >= 500
          ? 'busy'
          : 'refused',
    code: fault ? safeErrorName(fault) : `http ${asked.status}`,
  };
};

const json = { 'content-type': 'application/json' };

interface PesapalAccess extends Pick<PesapalOptions, 'consumerKey' | 'consumerSecret'> {
  readonly url: string;
  readonly timeoutMs: number;
  readonly now: () => number;
}
type PesapalCall = (path: string, init?: RequestInit) => Promise<JsonResult>;

/** Calls Pesapal with an access token. A token that expired early is renewed once. */
const createCall = ({ consumerKey, consumerSecret, url, timeoutMs, now }: PesapalAccess): PesapalCall => {
  let token: { readonly text: string; readonly until: number } | null = null;

  const newToken = async (): Promise<string | JsonResult> => {
    const asked = await requestJson(
      `${url}/api/Auth/RequestToken`,
      {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ consumer_key: consumerKey, consumer_secret: consumerSecret }),
      },
      timeoutMs,
    );
    const text = asked.ok && !errorOf(asked.body) ? textOf(objectOf(asked.body)['token']) : null;
    if (!text) return asked.ok ? asked : { ...asked, wasNotSent: true };
    token = { text, until: now() + TOKEN_MS };
    return text;
  };

  return async (path, init = {}) => {
    for (let isRetry = false; ; isRetry = true) {
      const bearer = token && token.until > now() ? token.text : await newToken();
      if (typeof bearer !== 'string') return bearer;
      const asked = await requestJson(
        `${url}/api/${path}`,
        { ...init, headers: { ...json, authorization: `Bearer ${bearer}` } },
        timeoutMs,
      );
      if (!asked.ok || asked.status !== 401 || isRetry) return asked;
      token = null;
    }
  };
};

const idIn = (body: unknown): string | null => (errorOf(body) ? null : textOf(objectOf(body)['ipn_id']));
/**
 * Returns a function that gets the id of the callback URL. Registers each callback URL once: checks the list
 * first, so that a restart does not register it again.
 */
const createGetIpnId = (call: PesapalCall, ipnUrl: string): (() => Promise<string | JsonResult>) => {
  let ipnId: string | null = null;
  return async () => {
    if (ipnId) return ipnId;
    const list = await call('URLSetup/GetIpnList');
    if (!list.ok) return { ...list, wasNotSent: true };
    const existing = (Array.isArray(list.body) ? list.body : []).find(
      (one) => objectOf(one)['url'] === ipnUrl,
    );
    ipnId = idIn(existing);
    if (ipnId) return ipnId;
    const registration = await call('URLSetup/RegisterIPN', {
      method: 'POST',
      body: JSON.stringify({ url: ipnUrl, ipn_notification_type: 'GET' }),
    });
    ipnId = registration.ok ? idIn(registration.body) : null;
    return ipnId ?? (registration.ok ? registration : { ...registration, wasNotSent: true });
  };
};

/** Returns the tracking id and Pesapal's payment page, or why there is none. */
const startResultOf = (asked: JsonResult): StartResult => {
  const body = asked.ok ? objectOf(asked.body) : {};
  const [trackingId, redirectUrl] = [textOf(body['order_tracking_id']), textOf(body['redirect_url'])];
  if (!asked.ok || errorOf(asked.body) || !trackingId || !redirectUrl || !/^https?:\/\//.test(redirectUrl))
    return startFailure(asked);
  return { ok: true, trackingId, redirectUrl };
};

/** Pesapal API 3.0: M-Pesa, Airtel and cards on Pesapal's own page. */
export const pesapal = ({
  consumerKey,
  consumerSecret,
  ipnUrl,
  url = PESAPAL_LIVE,
  timeoutMs = TIMEOUT_MS,
  now = Date.now,
}: PesapalOptions): PaymentProvider => {
  const call = createCall({ consumerKey, consumerSecret, url, timeoutMs, now });
  const getIpnId = createGetIpnId(call, ipnUrl);

  return {
    id: 'pesapal',
    sandbox: false,
    push: false,
    start: async ({
      reference,
      amount,
      currency,
      description,
      email,
      phone,
      firstName,
      lastName,
      returnUrl,
    }) => {
      const notification = await getIpnId();
      if (typeof notification !== 'string') return startFailure(notification);
      const asked = await call('Transactions/SubmitOrderRequest', {
        method: 'POST',
        body: JSON.stringify({
          id: reference,
          currency,
          amount,
          description: description.slice(0, 100),
          callback_url: returnUrl,
          notification_id: notification,
          billing_address: {
            email_address: email,
            phone_number: phone ?? '',
            country_code: 'KE',
            first_name: firstName,
            last_name: lastName,
          },
        }),
      });
      return startResultOf(asked);
    },
    getStatus: async (trackingId) => {
      const asked = await call(
        `Transactions/GetTransactionStatus?orderTrackingId=${encodeURIComponent(trackingId)}`,
      );
      return asked.ok ? paymentStatusOf(asked.body) : { is: 'unreachable', code: asked.code };
    },
  };
};
