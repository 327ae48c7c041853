import type { SmsFailure, SmsOutcome, SmsSender } from '#features/suppliers/server/ports.ts';

const TIMEOUT_MS = 20_000;
const LIVE = 'https://api.africastalking.com/version1/messaging';
const SANDBOX = 'https://api.sandbox.africastalking.com/version1/messaging';

interface AfricasTalkingOptions {
  /** `sandbox` sends to the simulator. */
  readonly username: string;
  readonly apiKey: string;
  /** A registered sender id or short code; the shared one by default. */
  readonly from?: string | undefined;
  readonly url?: string | undefined;
  readonly timeoutMs?: number;
}

/**
 * Maps a recipient's status code to our failure reason. Codes for success: 100 processed, 101 sent, 102
 * queued.
 */
const failures: Readonly<Record<number, SmsFailure>> = {
  401: 'account',
  402: 'account',
  403: 'number',
  404: 'number',
  405: 'account',
  406: 'blocked',
  407: 'number',
  409: 'blocked',
  500: 'busy',
  501: 'busy',
  502: 'busy',
};

interface Recipient {
  readonly statusCode: number;
  readonly status: string;
  readonly cost?: string;
  readonly messageId?: string;
}
interface Answer {
  readonly SMSMessageData?: { readonly Message?: string; readonly Recipients?: readonly Recipient[] };
}

/**
 * A response without a recipient means that the request itself was rejected: "InvalidSenderId",
 * "InsufficientBalance".
 */
const outcomeOf = ({ SMSMessageData: data }: Answer): SmsOutcome => {
  const one = data?.Recipients?.[0];
  if (!one) return { ok: false, reason: 'account', code: (data?.Message ?? 'no recipient').slice(0, 60) };
  if (one.statusCode >= 100 && one.statusCode <= 102)
    return {
      ok: true,
      providerId: one.messageId && one.messageId !== 'None' ? one.messageId : null,
      cost: one.cost ?? null,
    };
  return { ok: false, reason: failures[one.statusCode] ?? 'busy', code: String(one.statusCode) };
};

const read = async (response: Response): Promise<SmsOutcome> => {
  if (response.status === 401 || response.status === 403)
    return { ok: false, reason: 'account', code: `http ${response.status}` };
  if (!response.ok) return { ok: false, reason: 'busy', code: `http ${response.status}` };
  return outcomeOf((await response.json()) as Answer);
};

/** The service could not be reached. */
const isConnectionFailure = (fault: unknown): boolean =>
  ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'].includes(
    String((fault as { cause?: { code?: unknown } }).cause?.code),
  );

/** SMS through Africa's Talking. A message that may have been sent is not resent automatically. */
export const africasTalking = ({
  username,
  apiKey,
  from,
  url = username === 'sandbox' ? SANDBOX : LIVE,
  timeoutMs = TIMEOUT_MS,
}: AfricasTalkingOptions): SmsSender => ({
  isFake: false,
  send: async ({ to, text }) => {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), timeoutMs);
    try {
      return await read(
        await fetch(url, {
          method: 'POST',
          signal: controller.signal,
          headers: { apiKey, accept: 'application/json' },
          body: new URLSearchParams({ username, to, message: text, bulkSMSMode: '1', ...(from && { from }) }),
        }),
      );
    } catch (fault) {
      return {
        ok: false,
        reason: 'busy',
        code: (fault as Error).name,
        ...(!isConnectionFailure(fault) && { maybeSent: true as const }),
      };
    } finally {
      clearTimeout(timer);
    }
  },
});
