import { call } from '#kit/web/call.ts';
import { detectPlatform, isRunningInstalled } from '#kit/web/install/environment.ts';
import { subscribePush, unsubscribePush } from '../contract.ts';

/** `worker`: no active service worker, so this phone cannot receive push messages yet. */
export type PushState = 'on' | 'off' | 'denied' | 'unsupported' | 'ios' | 'worker';
type PushOutcome = { readonly ok: true } | { readonly ok: false; readonly code: string };

const isApple = (): boolean => detectPlatform(navigator.userAgent, navigator.maxTouchPoints, false).iosSafari;

const findRegistration = async (): Promise<ServiceWorkerRegistration | null> =>
  'serviceWorker' in navigator ? ((await navigator.serviceWorker.getRegistration()) ?? null) : null;

export const readPush = async (): Promise<PushState> => {
  // Safari on an iPhone supports push only in an app on the home screen.
  if (!('PushManager' in window) || !('Notification' in window))
    return isApple() && !isRunningInstalled(window) ? 'ios' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const registration = await findRegistration();
  if (!registration?.active) return 'worker';
  return Notification.permission === 'granted' && (await registration.pushManager.getSubscription())
    ? 'on'
    : 'off';
};

const bytesOf = (key: string): Uint8Array<ArrayBuffer> => {
  const text = atob(key.replace(/-/g, '+').replace(/_/g, '/'));
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i += 1) bytes[i] = text.charCodeAt(i);
  return bytes;
};

const localTimeZone = (): string | undefined => {
  try {
    return Intl.DateTimeFormat().resolvedOptions().timeZone || undefined;
  } catch {
    return undefined;
  }
};

const subscribeWithKey = async (
  registration: ServiceWorkerRegistration,
  key: string,
): Promise<PushSubscription> => {
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  try {
    return await registration.pushManager.subscribe(options);
  } catch (error) {
    // The existing subscription was made with another server's key and is useless here.
    const old = await registration.pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return registration.pushManager.subscribe(options);
  }
};

/** Call only after a tap: the browser asks the user, and a refusal is permanent. */
export const switchPushOn = async (key: string): Promise<PushOutcome> => {
  const registration = await findRegistration();
  if (!registration) return { ok: false, code: 'push.worker' };
  if ((await Notification.requestPermission()) !== 'granted') return { ok: false, code: 'push.denied' };
  try {
    const { endpoint, keys } = (await subscribeWithKey(registration, key)).toJSON();
    const at = localTimeZone();
    const answer = await call(subscribePush, {
      body: {
        endpoint: endpoint ?? '',
        keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
        ...(at !== undefined && { zone: at }),
      },
    });
    return answer.ok ? { ok: true } : { ok: false, code: answer.code };
  } catch {
    return { ok: false, code: 'push.failed' };
  }
};

/** Unsubscribes the browser first, so that nothing arrives even if the server cannot be reached. */
export const switchPushOff = async (): Promise<void> => {
  const subscription = await (await findRegistration())?.pushManager.getSubscription();
  if (!subscription) return;
  await subscription.unsubscribe();
  await call(unsubscribePush, { body: { endpoint: subscription.endpoint } });
};
