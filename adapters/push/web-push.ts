import webPush from 'web-push';
import type { Outcome } from '#features/notify/domain/delivery.ts';
import type { PushMessage, PushSender } from '#features/notify/server/ports.ts';
import { isPushService } from './hosts.ts';
import type { VapidKeys } from './keys.ts';

const TIMEOUT_MS = 15_000;
const MAX_CODE_LENGTH = 100;

interface WebPushOptions {
  readonly keys: VapidKeys;
  /** The contact for the push service: `mailto:` or an https URL. */
  readonly subject: string;
  /** For tests: also sends to a push service on 127.0.0.1. */
  readonly allowLocalhost?: boolean;
  readonly timeoutMs?: number;
}

/** Seconds until the time that a Retry-After header names; 0 without one. */
const parseRetryAfterS = (value: string | null): number => {
  const seconds = Number(value);
  const wait = Number.isFinite(seconds) ? seconds : (Date.parse(value ?? '') - Date.now()) / 1_000;
  return wait > 0 ? Math.ceil(wait) : 0;
};

/** Only 404 and 410 mean that the subscription no longer exists, because its row is deleted then. */
const toOutcome = ({ status, headers }: Response): Outcome => {
  const code = `http ${status}`;
  if (status >= 200 && status < 300) return { ok: true, providerId: null };
  if (status === 404 || status === 410) return { ok: false, reason: 'gone', code };
  if (status === 413) return { ok: false, reason: 'too_large', code };
  if (status === 408 || status === 429 || status >= 500)
    return { ok: false, reason: 'busy', code, retryAfterS: parseRetryAfterS(headers.get('retry-after')) };
  // 401 and 403: the push service rejected our VAPID signature, because the key is wrong or the browser
  // subscribed with an earlier one. Other codes: our request was wrong. A retry doesn't help.
  return { ok: false, reason: 'account', code };
};

const requestOf = (
  { endpoint, p256dh, auth, payload, topic, urgent, ttlS }: PushMessage,
  { keys, subject }: WebPushOptions,
) =>
  webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    TTL: ttlS,
    topic,
    urgency: urgent ? 'high' : 'normal',
    vapidDetails: { subject, publicKey: keys.publicKey, privateKey: keys.privateKey },
    contentEncoding: 'aes128gcm',
  });

/** Null, with the error's text, if the VAPID keys, the subscription's keys or the message are invalid. */
const tryRequestOf = (message: PushMessage, options: WebPushOptions) => {
  try {
    return { request: requestOf(message, options), error: '' };
  } catch (error) {
    return { request: null, error: (error as Error).message.slice(0, MAX_CODE_LENGTH) };
  }
};

/**
 * Web Push sender. Sending twice is safe: the push topic and the notification's tag (in the payload) replace
 * the first message.
 */
export const webPushSender = (options: WebPushOptions): PushSender => ({
  isFake: false,
  vapidPublicKey: options.keys.publicKey,
  isAllowedEndpoint: (endpoint) => isPushService(endpoint, options.allowLocalhost),
  send: async (message) => {
    if (!isPushService(message.endpoint, options.allowLocalhost))
      return { ok: false, reason: 'account', code: 'not a push service' };
    const { request, error } = tryRequestOf(message, options);
    if (!request) return { ok: false, reason: 'account', code: error };
    const { method, headers, body } = request;
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), options.timeoutMs ?? TIMEOUT_MS);
    try {
      return toOutcome(
        await fetch(message.endpoint, {
          method,
          headers: headers as Record<string, string>,
          body: new Uint8Array(body),
          // Don't follow redirects: the target might not be a push service (SSRF).
          redirect: 'error',
          signal: controller.signal,
        }),
      );
    } catch (fetchError) {
      return { ok: false, reason: 'busy', code: (fetchError as Error).name };
    } finally {
      clearTimeout(timer);
    }
  },
});
