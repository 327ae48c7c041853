import { liveOfPage } from '#kit/web/live/live.ts';
import { isSlow } from '#kit/web/live/may-hear.ts';
import type { Store } from '#kit/web/store/store.ts';

/**
 * While a farmer looks at this phone, what another of her phones wrote comes by itself; on a slow network it
 * comes when she opens the app.
 */
export const hearRows = (store: Store, live = liveOfPage()): void => {
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
