import { clearStores, clearWebStorage, type Allowed } from '#kit/web/clear-storage.ts';
import { logError } from '#kit/web/log.ts';
import { forgetAnswers } from '#kit/web/online-call.ts';
import type { Store } from '#kit/web/store/store.ts';
import { deviceData, guestKeys } from './device-data.ts';

// Runs one at a time: a sign-in waits until another user's data is cleared.
let last: Promise<unknown> = Promise.resolve();
const inTurn = (work: () => Promise<void>): Promise<void> => {
  const turn = last.then(work);
  last = turn.catch(logError('app.leave_phone'));
  return turn;
};

/** Ends push messages in the browser, without waiting. The server already sends nothing to an ended session. */
const endMessages = (): void => {
  import('#features/notify/web/pause-push.ts')
    .then(({ pausePush }) => pausePush())
    .catch(logError('app.leave_phone'));
};

const clear = async (store: Store, wasGuest: boolean): Promise<void> => {
  const { local, databases } = deviceData;
  const allowed: Allowed = {
    ...deviceData,
    local: wasGuest ? [...local, ...guestKeys] : local,
    databases: store.database ? [...databases, store.database] : databases,
  };
  clearWebStorage(allowed);
  forgetAnswers();
  await store.signOut();
  if (!wasGuest) endMessages();
  await clearStores(allowed);
  // Cleared again, because screens may write while they close.
  if (store.snapshot().userId === null) clearWebStorage(allowed);
};

/** After a sign-out: clears everything personal, except unsent items. */
export const leavePhone = (store: Store): Promise<void> => {
  const wasGuest = store.snapshot().userId === null;
  return inTurn(() => clear(store, wasGuest));
};

/** After a sign-in: first clears what another user left. */
export const enterPhone = (store: Store, userId: string): Promise<void> =>
  inTurn(async () => {
    const before = store.snapshot().userId;
    if (before !== userId) await clear(store, before === null);
    await store.signIn(userId);
  });
