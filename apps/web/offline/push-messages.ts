/// <reference lib="webworker" />

interface Pushed {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly tag: string;
  readonly lang: string;
}

const read = (data: PushMessageData | null): Pushed | null => {
  try {
    return data?.json() as Pushed;
  } catch {
    return null;
  }
};

/** A path in this app, whatever the message contains. */
const placeOf = (url: unknown): string =>
  typeof url === 'string' && /^\/(?![/\\])/.test(url) ? url : '/notifications';

/**
 * Shows received messages, also while the app is closed. A message with the same tag replaces the shown one
 * silently.
 */
export const showPushed = async (
  worker: ServiceWorkerGlobalScope,
  data: PushMessageData | null,
): Promise<void> => {
  const pushed = read(data);
  // Every push must show a notification, or the browser shows its own.
  await worker.registration.showNotification(pushed?.title ?? 'Mavuno', {
    body: pushed?.body ?? '',
    tag: pushed?.tag ?? 'mavuno',
    lang: pushed?.lang ?? 'en',
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: placeOf(pushed?.url),
  });
};

/** Navigates an open window; otherwise opens one. */
export const openPushed = async (worker: ServiceWorkerGlobalScope, data: unknown): Promise<void> => {
  const place = placeOf(data);
  const [open] = await worker.clients.matchAll({ type: 'window' });
  if (!open) return void (await worker.clients.openWindow(place));
  await open.focus().catch(() => open);
  await open.navigate(place).catch(() => worker.clients.openWindow(place));
};
