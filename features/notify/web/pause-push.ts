// @cache later

import { logError } from '#kit/web/log.ts';
import { writePreference } from '#kit/web/preference.ts';
import { SHOWS_MESSAGES } from './refresh-push.ts';

/** On sign-out: closes shown messages, and messages still on their way to this phone never arrive. */
export const pausePush = async (): Promise<void> => {
  await (navigator as { clearAppBadge?: () => Promise<void> })
    .clearAppBadge?.()
    .catch(logError('notify.pause_push'));
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration) return;
  for (const notification of (await registration.getNotifications?.()) ?? []) notification.close();
  const subscription = await registration.pushManager?.getSubscription();
  if (!subscription) return;
  writePreference(SHOWS_MESSAGES, 'yes');
  await subscription.unsubscribe();
};
