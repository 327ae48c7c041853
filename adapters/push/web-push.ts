import webPush from 'web-push';
import type { Outcome } from '#features/notify/domain/delivery.ts';
import type { PushMessage, PushSender } from '#features/notify/server/ports.ts';
import { isPushService } from './hosts.ts';
import type { VapidKeys } from './keys.ts';

const WAIT_MS = 15_000;

interface WebPushOptions {
  readonly keys: VapidKeys;
  /** The contact for the push service: `mailto:` or an https URL. */
  readonly subject: string;
  readonly local?: boolean;
  readonly waitMs?: number;
}

const MAX_RETRY_AFTER_S = 12 * 3_600;
const retryAfter = (value: string | null): number => {
  const seconds = Number(value);
  const wait = Number.isFinite(seconds) ? seconds : (Date.parse(value ?? '') - Date.now()) / 1_000;
  return wait > 0 ? Math.min(Math.ceil(wait), MAX_RETRY_AFTER_S) : 0;
};

const outcomeOf = (response: Response): Outcome => {
  const { status } = response;
  const code = `http ${status}`;
  if (status >= 200 && status < 300) return { ok: true, providerId: null };
  if (status === 404 || status === 410) return { ok: false, why: 'gone', code };
  if (status === 413) return { ok: false, why: 'too_large', code };
  if (status === 429 || status >= 500)
    return { ok: false, why: 'busy', code, retryAfterS: retryAfter(response.headers.get('retry-after')) };
  // The key does not match this subscription, so a retry cannot succeed.
  if (status === 401 || status === 403) return { ok: false, why: 'account', code };
  return { ok: false, why: 'gone', code };
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

/** Web Push sender. Resending is harmless: topic and tag make the second message replace the first. */
export const webPushSender = (options: WebPushOptions): PushSender => ({
  standIn: false,
  key: options.keys.publicKey,
  allows: (endpoint) => isPushService(endpoint, options.local),
  send: async (message) => {
    if (!isPushService(message.endpoint, options.local))
      return { ok: false, why: 'gone', code: 'no push service' };
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), options.waitMs ?? WAIT_MS);
    try {
      const { method, headers, body } = requestOf(message, options);
      // A redirect could lead anywhere.
      return outcomeOf(
        await fetch(message.endpoint, {
          method,
          headers: headers as Record<string, string>,
          body: new Uint8Array(body),
          redirect: 'error',
          signal: limit.signal,
        }),
      );
    } catch (fault) {
      // Encryption fails for keys that no browser generated.
      return (fault as Error).name === 'AbortError' || (fault as Error).name === 'TypeError'
        ? { ok: false, why: 'busy', code: (fault as Error).name }
        : { ok: false, why: 'gone', code: 'keys' };
    } finally {
      clearTimeout(timer);
    }
  },
});
