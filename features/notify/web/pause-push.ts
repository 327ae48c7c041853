// @cache later

import { logError } from '#kit/web/log.ts';
import { writePreference } from '#kit/web/preference.ts';
import { RESUME_PUSH_KEY } from './refresh-push.ts';

/** On sign-out: closes shown notifications and unsubscribes, so that pending messages do not arrive here. */
export const pausePush = async (): Promise<void> => {
  await (navigator as { clearAppBadge?: () => Promise<void> })
    .clearAppBadge?.()
    .catch(logError('notify.pause_push'));
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration) return;
  for (const notification of (await registration.getNotifications?.()) ?? []) notification.close();
  const subscription = await registration.pushManager?.getSubscription();
  if (!subscription) return;
  writePreference(RESUME_PUSH_KEY, 'yes');
  await subscription.unsubscribe();
};
