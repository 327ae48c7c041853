import { liveOfPage } from '#kit/web/live/live.ts';
import { isSlow } from '#kit/web/live/may-hear.ts';
import type { Store } from '#kit/web/store/store.ts';

/**
 * Updates the screen live with changes from the user's other devices; on a slow network only when the app
 * opens.
 */
export const subscribeRowChanges = (store: Store, live = liveOfPage()): void => {
  let stop: (() => void) | null = null;
  let of: string | null = null;
  const tend = (): void => {
    const { userId } = store.snapshot();
    if (userId === of) return;
    of = userId;
    stop?.();
    stop = userId && !isSlow() ? live.want('rows', (at) => store.setNotifiedSeq(at)) : null;
  };
  store.subscribe(tend);
  tend();
};
