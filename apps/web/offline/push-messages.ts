/// <reference lib="webworker" />

interface PushPayload {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly tag: string;
  readonly lang: string;
}

const parsePayload = (data: PushMessageData | null): PushPayload | null => {
  try {
    return data?.json() as PushPayload;
  } catch {
    return null;
  }
};

const BASE_URL = 'https://app.invalid';
/** The URL parser drops tabs and line feeds, and throws for an invalid host. */
const isOwnPath = (url: string): boolean => {
  try {
    return url.startsWith('/') && new URL(url, BASE_URL).origin === BASE_URL;
  } catch {
    return false;
  }
};
/** A path in this app, whatever the message contains. */
const safePath = (url: unknown): string =>
  typeof url === 'string' && isOwnPath(url) ? url : '/notifications';

/**
 * Shows received messages, also while the app is closed. A message with the same tag replaces the shown one
 * silently.
 */
export const showPushNotification = async (
  worker: ServiceWorkerGlobalScope,
  data: PushMessageData | null,
): Promise<void> => {
  const payload = parsePayload(data);
  // Every push must show a notification, or the browser shows its own.
  await worker.registration.showNotification(payload?.title ?? 'Mavuno', {
    body: payload?.body ?? '',
    tag: payload?.tag ?? 'mavuno',
    lang: payload?.lang ?? 'en',
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: safePath(payload?.url),
  });
};

/** Navigates an open window; otherwise opens one. */
export const openNotification = async (worker: ServiceWorkerGlobalScope, data: unknown): Promise<void> => {
  const path = safePath(data);
  const [openClient] = await worker.clients.matchAll({ type: 'window' });
  if (!openClient) return void (await worker.clients.openWindow(path));
  await openClient.focus().catch(() => openClient);
  await openClient.navigate(path).catch(() => worker.clients.openWindow(path));
};
