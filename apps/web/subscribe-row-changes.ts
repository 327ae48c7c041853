import { isSlow } from '#kit/web/live/live-conditions.ts';
import { sharedLive } from '#kit/web/live/live.ts';
import type { Store } from '#kit/web/store/store.ts';

/**
 * Updates the screen live with changes from the user's other devices; on a slow network only when the app
 * opens.
 */
export const subscribeRowChanges = (store: Store, live = sharedLive()): void => {
  let stop: (() => void) | null = null;
  let subscribedUser: string | null = null;
  const resubscribe = (): void => {
    const { userId } = store.snapshot();
    if (userId === subscribedUser) return;
    subscribedUser = userId;
    stop?.();
    stop = userId && !isSlow() ? live.subscribe('rows', (at) => store.setNotifiedSeq(at)) : null;
  };
  store.subscribe(resubscribe);
  resubscribe();
};
