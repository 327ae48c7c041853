import { SAMPLE_DOMAIN } from '#features/people/domain/sample-people.ts';
import { clearStores, clearWebStorage, type AllowedNames } from '#kit/web/clear-storage.ts';
import { logError } from '#kit/web/log.ts';
import { clearOnlineCache } from '#kit/web/online-call.ts';
import type { SessionView } from '#kit/web/session.tsx';
import type { Store } from '#kit/web/store/store.ts';
import { deviceData, guestKeys } from './device-data.ts';

// Runs one at a time: a sign-in waits until another user's data is cleared.
let lastTask: Promise<unknown> = Promise.resolve();
const runExclusively = (work: () => Promise<void>): Promise<void> => {
  const task = lastTask.then(work);
  lastTask = task.catch(logError('app.leave_phone'));
  return task;
};

/** Ends push messages in the browser, without waiting. The server already sends nothing to an ended session. */
const pausePushMessages = (): void => {
  import('#features/notify/web/pause-push.ts')
    .then(({ pausePush }) => pausePush())
    .catch(logError('app.leave_phone'));
};

const clearPersonalData = async (store: Store, wasGuest: boolean): Promise<void> => {
  const { local, databases } = deviceData;
  const allowed: AllowedNames = {
    ...deviceData,
    local: wasGuest ? [...local, ...guestKeys] : local,
    databases: store.database ? [...databases, store.database] : databases,
  };
  clearWebStorage(allowed);
  clearOnlineCache();
  await store.signOut();
  if (!wasGuest) pausePushMessages();
  await clearStores(allowed);
  // Cleared again, because screens may write while they close.
  if (store.snapshot().userId === null) clearWebStorage(allowed);
};

/** After a sign-out: clears everything personal, except unsent items. */
export const clearAfterSignOut = (store: Store): Promise<void> => {
  const wasGuest = store.snapshot().userId === null;
  return runExclusively(() => clearPersonalData(store, wasGuest));
};

/** After a sign-in: first clears what another user left. Sample people don't get a visitor's leaf checks. */
export const switchToUser = (store: Store, { userId, email }: SessionView): Promise<void> =>
  runExclusively(async () => {
    const before = store.snapshot().userId;
    if (before !== userId) await clearPersonalData(store, before === null);
    await store.signIn(userId, { takesOver: !email.endsWith(SAMPLE_DOMAIN) });
  });
