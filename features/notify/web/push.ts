import { call } from '#kit/web/call.ts';
import { detectPlatform, isRunningInstalled } from '#kit/web/install/environment.ts';
import { subscribePush, unsubscribePush } from '../contract.ts';

/** `no_service_worker`: no active service worker, so this phone cannot receive push messages yet. */
export type PushState = 'on' | 'off' | 'denied' | 'unsupported' | 'ios_needs_install' | 'no_service_worker';
type PushOutcome = { readonly ok: true } | { readonly ok: false; readonly code: string };

const isIosSafari = (): boolean =>
  detectPlatform(navigator.userAgent, navigator.maxTouchPoints, false).iosSafari;

const findRegistration = async (): Promise<ServiceWorkerRegistration | null> =>
  'serviceWorker' in navigator ? ((await navigator.serviceWorker.getRegistration()) ?? null) : null;

export const getPushState = async (): Promise<PushState> => {
  if (!('PushManager' in window) || !('Notification' in window))
    // Safari on iOS offers push only to apps added to the home screen.
    return isIosSafari() && !isRunningInstalled(window) ? 'ios_needs_install' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const registration = await findRegistration();
  if (!registration?.active) return 'no_service_worker';
  return Notification.permission === 'granted' && (await registration.pushManager.getSubscription())
    ? 'on'
    : 'off';
};

const base64UrlToBytes = (key: string): Uint8Array<ArrayBuffer> => {
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
  vapidPublicKey: string,
): Promise<PushSubscription> => {
  const options = { userVisibleOnly: true, applicationServerKey: base64UrlToBytes(vapidPublicKey) };
  try {
    return await registration.pushManager.subscribe(options);
  } catch (error) {
    // Assume that an existing subscription uses another server key, and replace it.
    const old = await registration.pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return registration.pushManager.subscribe(options);
  }
};

/**
 * Call only from a tap: the browser shows a permission prompt, and a denied permission can only be changed in
 * the browser's settings.
 */
export const enablePush = async (vapidPublicKey: string): Promise<PushOutcome> => {
  const registration = await findRegistration();
  if (!registration) return { ok: false, code: 'push.no_service_worker' };
  const permission = await Notification.requestPermission();
  // `default`: the user closed the prompt, and the browser may ask again.
  if (permission !== 'granted')
    return { ok: false, code: permission === 'default' ? 'push.dismissed' : 'push.denied' };
  try {
    const earlier = await registration.pushManager.getSubscription();
    const subscription = await subscribeWithKey(registration, vapidPublicKey);
    const { endpoint, keys } = subscription.toJSON();
    const timeZone = localTimeZone();
    const answer = await call(subscribePush, {
      body: {
        endpoint: endpoint ?? '',
        keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
        ...(timeZone !== undefined && { zone: timeZone }),
      },
    });
    if (answer.ok) return { ok: true };
    // Without the server's copy nothing would arrive, although the browser reports a subscription.
    if (earlier?.endpoint !== subscription.endpoint) await subscription.unsubscribe();
    return { ok: false, code: answer.code };
  } catch {
    return { ok: false, code: 'push.failed' };
  }
};

/** Unsubscribes the browser first, so that nothing arrives even if the server cannot be reached. */
export const disablePush = async (): Promise<void> => {
  const subscription = await (await findRegistration())?.pushManager.getSubscription();
  if (!subscription) return;
  await subscription.unsubscribe();
  await call(unsubscribePush, { body: { endpoint: subscription.endpoint } });
};
